#include "tests/app/scene/canvasstage.h"

#include <QSignalSpy>

#include <numbers>

using namespace thicket;
using namespace thicket::editor;

/// Agents placed with the mouse and keys.
class AgentToolTest : public QObject {
    Q_OBJECT

private:
    static nav::Map orchardWithGroups()
    {
        nav::Map map = smallOrchard();
        nav::AgentGroup guards;
        guards.name = "guards";
        guards.goal = 8;
        nav::AgentGroup guests = guards;
        guests.name = "guests";
        map.settings.agentGroups = {guards, guests};
        return map;
    }
    static std::vector<nav::AgentMarker> agents(const CanvasStage& stage)
    {
        std::vector<nav::AgentMarker> found;
        for (const nav::MapObject& object : stage.document.map().objects()) {
            if (const auto* agent = std::get_if<nav::AgentMarker>(&object.geometry))
                found.push_back(*agent);
        }
        return found;
    }

private slots:
    void aClickPlacesOneThatHeadsForItsGoal()
    {
        CanvasStage stage(orchardWithGroups());
        stage.tools.choose("agent");
        stage.click({45, 10});
        QCOMPARE(agents(stage).size(), std::size_t(1));
        const nav::AgentMarker agent = agents(stage).front();
        QVERIFY(isNear(agent.position, stage.seen({45, 10})));
        QCOMPARE(agent.radius, 0.5);
        QCOMPARE(agent.group, std::string("guards"));
        const nav::Point direction = nav::Point{95, 37} - agent.position;
        QVERIFY(std::abs(agent.heading - std::atan2(direction.y, direction.x)) < 1e-9);
        QCOMPARE(stage.steps(), 1);
        QCOMPARE(stage.selection.ids().size(), 1);
        stage.document.undo();
        QVERIFY(stage.document.map() == orchardWithGroups());
    }

    void aDragTurnsItAndDigitsSetIt()
    {
        CanvasStage stage(orchardWithGroups());
        stage.tools.choose("agent");
        stage.pull({45, 10}, {45, 20});
        QVERIFY(stage.canvas.feedback().chip);
        stage.release({45, 20});
        QVERIFY(std::abs(agents(stage).front().heading - std::numbers::pi / 2) < 1e-9);
        stage.pull({50, 10}, {55, 10});
        stage.type("-90");
        stage.key(Qt::Key_Tab);
        stage.type("51");
        stage.key(Qt::Key_Return);
        stage.release({55, 10});
        QVERIFY(std::abs(agents(stage).back().heading + std::numbers::pi / 2) < 1e-9);
        QCOMPARE(agents(stage).back().position.x, 51.0);
        QCOMPARE(stage.steps(), 2);
    }

    void aMapWithoutGroupsGetsOneInTheSameStep()
    {
        CanvasStage stage(smallOrchard());
        stage.tools.choose("agent");
        stage.click({45, 10});
        const auto& groups = stage.document.map().settings.agentGroups;
        QCOMPARE(groups.size(), std::size_t(1));
        QCOMPARE(groups.front().goal, nav::ObjectId(8));
        QCOMPARE(agents(stage).front().group, groups.front().name);
        QCOMPARE(stage.steps(), 1);
        stage.document.undo();
        QVERIFY(stage.document.map() == smallOrchard());
        stage.document.redo();
        QCOMPARE(stage.document.map().settings.agentGroups.size(), std::size_t(1));
    }

    void shiftTakesTheGroupOfTheNearest()
    {
        nav::Map map = orchardWithGroups();
        map.append(object(20, nav::AgentMarker{{80, 70}, 0, 0.8, "guests"}));
        CanvasStage stage(map);
        stage.tools.choose("agent");
        stage.click({45, 10});
        QCOMPARE(agents(stage).back().group, std::string("guards"));
        stage.selection.clear();
        stage.click({82, 72}, Qt::ShiftModifier);
        QCOMPARE(agents(stage).back().group, std::string("guests"));
        QCOMPARE(agents(stage).back().radius, 0.8);
        stage.click({45, 13}); // and goes on with it, as it is selected
        QCOMPARE(agents(stage).back().group, std::string("guests"));
    }

    void altDrawsARowWithoutThoseThatHaveNoRoom()
    {
        CanvasStage stage(orchardWithGroups());
        stage.tools.choose("agent");
        // Through circle 3 at (60, 20), radius 5.
        stage.drag({45, 20}, {75, 20}, Qt::AltModifier);
        const auto row = agents(stage);
        QVERIFY(row.size() > 10);
        QCOMPARE(stage.steps(), 1);
        QCOMPARE(std::size_t(stage.selection.ids().size()), row.size());
        for (std::size_t i = 0; i < row.size(); ++i) {
            QVERIFY(nav::distance(row[i].position, nav::Point{60, 20}) >= 5.5);
            if (i > 0)
                QVERIFY(nav::distance(row[i].position, row[i - 1].position) >= 1.25 - 1e-9);
        }
        stage.document.undo();
        QVERIFY(agents(stage).empty());
    }

    void escapeAndUndoTakeItBack()
    {
        CanvasStage stage(orchardWithGroups());
        stage.tools.choose("agent");
        for (const bool byUndo : {false, true}) {
            stage.pull({45, 10}, {50, 10});
            QCOMPARE(agents(stage).size(), std::size_t(1));
            if (byUndo)
                stage.key(Qt::Key_Z, Qt::ControlModifier);
            else
                stage.key(Qt::Key_Escape);
            stage.release({50, 10});
            QVERIFY(stage.document.map() == orchardWithGroups());
            QCOMPARE(stage.steps(), 0);
        }
    }

    void needsAnOpenLayer()
    {
        nav::Map map = orchardWithGroups();
        map.settings.layers[0].locked = true;
        CanvasStage stage(map);
        stage.tools.choose("agent");
        QSignalSpy refused(&stage.tools, &ToolBox::refused);
        stage.click({45, 10});
        QCOMPARE(refused.size(), 1);
        QVERIFY(agents(stage).empty());
    }

    void enterAsksForItsGroup()
    {
        CanvasStage stage(orchardWithGroups());
        stage.tools.choose("agent");
        QSignalSpy wanted(&stage.tools, &ToolBox::groupWanted);
        stage.key(Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
    }
};

QTEST_MAIN(AgentToolTest)
#include "agenttooltest.moc"
