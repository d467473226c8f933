#include "tests/app/scene/canvasstage.h"

#include "app/editor/replay/mapagent.h"
#include "app/editor/scene/steeringcard.h"
#include "app/editor/workbench/walk.h"

using namespace thicket;
using namespace thicket::editor;

namespace {

constexpr nav::ObjectId scout = 20;

nav::Map orchardWithAgent()
{
    nav::Map map = smallOrchard();
    map.append(object(scout, nav::AgentMarker{{19, 37}, 0, 0.8, {}}));
    return map;
}

/// Equal except for the last bits, which may differ in a field derived from another radius.
bool same(const Sensing& a, const Sensing& b)
{
    bool isSame = a.agent == b.agent && isNear(a.avoidance->length, b.avoidance->length) &&
                  a.avoidance->chosen == b.avoidance->chosen &&
                  isNear(a.avoidance->lateral, b.avoidance->lateral) &&
                  isNear(a.avoidance->braking, b.avoidance->braking) &&
                  isNear(a.walls->push, b.walls->push) && isNear(a.walls->pull, b.walls->pull) &&
                  a.fan->rays.size() == b.fan->rays.size();
    for (std::size_t i = 0; isSame && i < a.fan->rays.size(); ++i)
        isSame = isNear(a.fan->rays[i].at, b.fan->rays[i].at);
    return isSame;
}

int colored(CanvasStage& stage, const QColor& color)
{
    const QImage image = stage.view.grab().toImage();
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color;
    }
    return count;
}

} // namespace

/// The steering overlay: the chosen agent's facts, after every edit.
class SteeringOverlayTest : public QObject {
    Q_OBJECT

private slots:
    void nothingUnlessOnAndChosen()
    {
        CanvasStage stage(orchardWithAgent());
        const QColor warning = stage.appearance.palette().warning;
        stage.selection.set({scout});
        QVERIFY(!stage.canvas.steering());
        QCOMPARE(colored(stage, warning), 0);
        stage.overlays.setOn(Overlay::steering, true);
        QVERIFY(stage.canvas.steering());
        QCOMPARE(stage.canvas.steering()->marker, scout);
        QVERIFY(colored(stage, warning) > 50);
        stage.selection.set({1});
        QVERIFY(!stage.canvas.steering());
        QCOMPARE(colored(stage, warning), 0);
        stage.overlays.setOn(Overlay::steering, false);
        stage.selection.set({scout});
        QVERIFY(!stage.canvas.steering());
    }

    void selectedAgentIsAskedInItsOwnSize()
    {
        CanvasStage stage(orchardWithAgent());
        stage.overlays.setOn(Overlay::steering, true);
        stage.selection.set({scout});
        const auto ownField =
            nav::ObstacleField::build(nav::obstacles(stage.document.map()), 0.8).value();
        const auto agent = agentOf(stage.document.map(), stage.geometry<nav::AgentMarker>(scout));
        QVERIFY(
            same(stage.canvas.steering()->sensed, sense(agent, stage.navigator.goal(), ownField)));
        QVERIFY(stage.canvas.steering()->sensed.avoidance->chosen >= 0); // circle 1 is ahead
    }

    void hasTheParametersOfItsGroup()
    {
        nav::Map map = orchardWithAgent();
        nav::AgentGroup scouts;
        scouts.name = "scouts";
        const auto behaviour = [](const char* type, const char* key, double value) {
            nav::Json::Object object;
            object.insert_or_assign("type", nav::Json(std::string(type)));
            object.insert_or_assign(key, nav::Json(value));
            return nav::Json(std::move(object));
        };
        scouts.behaviours = {behaviour("avoidObstacles", "boxLength", 20),
                             behaviour("rayFan", "rays", 5)};
        map.settings.agentGroups = {scouts};
        nav::MapObject agent = *map.find(scout);
        std::get<nav::AgentMarker>(agent.geometry).group = "scouts";
        map.replace(agent);
        CanvasStage stage(map);
        stage.overlays.setOn(Overlay::steering, true);
        stage.selection.set({scout});
        const Sensing& sensed = stage.canvas.steering()->sensed;
        QVERIFY(!sensed.walls);
        QCOMPARE(sensed.fan->rays.size(), std::size_t(5));
        QVERIFY(sensed.avoidance->length >= 20 && sensed.avoidance->length <= 40); // by its speed
        scouts.behaviours = {behaviour("avoidObstacles", "boxLength", -1)};
        nav::MapSettings settings = map.settings;
        settings.agentGroups = {scouts};
        nav::MapEdit edit;
        edit.settings = nav::MapEdit::SettingsChange{stage.document.map().settings, settings};
        stage.document.push(edit, "Spoil");
        QVERIFY(stage.canvas.steering()->sensed.avoidance); // as by default
    }

    void followsEdits()
    {
        CanvasStage stage(orchardWithAgent());
        stage.overlays.setOn(Overlay::steering, true);
        stage.selection.set({scout});
        const Sensing before = stage.canvas.steering()->sensed;
        stage.document.push(nav::MapEdit::change(stage.document.map(),
                                                 {object(1, nav::Circle{{30, 60}, 8, false}),
                                                  object(4, nav::Circle{{30, 61}, 2, false})}),
                            "Move");
        QCOMPARE(stage.canvas.steering()->sensed.avoidance->chosen, -1);
        stage.document.undo();
        QVERIFY(same(stage.canvas.steering()->sensed, before));
        stage.document.push(
            nav::MapEdit::change(stage.document.map(),
                                 {object(scout, nav::AgentMarker{{19, 37}, 3, 0.8, {}})}),
            "Turn");
        QVERIFY(stage.canvas.steering()->sensed.agent.heading.x < 0);
        stage.document.push(nav::MapEdit::remove(stage.document.map(), {scout}), "Delete");
        QVERIFY(!stage.canvas.steering());
    }

    void walkingAgentFollowsThePlayhead()
    {
        CanvasStage stage(smallOrchard());
        stage.overlays.setOn(Overlay::steering, true);
        stage.playback.setRecording(
            walkOf(stage.document.map(), stage.navigator.path(), stage.navigator.agentRadius()));
        QVERIFY(!stage.canvas.steering());
        stage.canvas.setSimulating(true);
        for (const double time : {0.0, 4.0, 9.0}) {
            stage.playback.seek(time);
            const steer::Recording& recording = stage.playback.run().recording();
            const auto agent = recording.agent(recording.at(time).front());
            QCOMPARE(stage.canvas.steering()->marker, 0);
            QVERIFY(same(stage.canvas.steering()->sensed,
                         sense(agent, stage.navigator.goal(), stage.navigator.field())));
        }
        stage.canvas.setSimulating(false);
        QVERIFY(!stage.canvas.steering());
    }

    void cardSaysTheNumbers()
    {
        CanvasStage stage(orchardWithAgent());
        stage.overlays.setOn(Overlay::steering, true);
        stage.selection.set({scout});
        const drawing::Style style{stage.appearance.palette(), 10};
        const ChosenAgent& chosen = *stage.canvas.steering();
        const SteeringCard card(chosen, stage.document.map(), style);
        const auto value = [&card](const QString& name) {
            for (const SteeringCard::Row& row : card.rows()) {
                if (row.name == name)
                    return row.value;
            }
            return QString("no such row");
        };
        QCOMPARE(value("Clear rays").toInt() + value("Blocked rays").toInt(), 17);
        QVERIFY2(value("In the way").startsWith("circle "), qPrintable(value("In the way")));
        QVERIFY(value("Braking").contains("m/s²"));
        QCOMPARE(value("Push off the wall"), QString("none"));
    }
};

QTEST_MAIN(SteeringOverlayTest)
#include "steeringoverlaytest.moc"
