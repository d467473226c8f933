#include "tests/app/window/crowdbench.h"

#include "app/editor/panels/playback/plotpanel.h"
#include "app/editor/replay/agentcurves.h"
#include "libsteer/recording/motioncurves.h"

#include <QMenu>
#include <QToolButton>
#include <QToolTip>

using namespace thicket;
using editor::PlotKind;

namespace {

struct PlotBench : CrowdBench {
    using CrowdBench::CrowdBench;

    const editor::AgentCurves::Content& content() { return workbench.curves().content(); }
    bool isMeasured()
    {
        return !content().motion.empty() && content().isComplete &&
               content().motion.front().speed.frames() == playback().run().recording().frameCount();
    }
    /// Has that many more frames recorded, however fast this machine is.
    bool recordOn(int frames)
    {
        const auto recorded = [this] { return playback().run().recording().frameCount(); };
        const std::uint32_t wanted = recorded() + static_cast<std::uint32_t>(frames);
        playback().seek(playback().duration());
        playback().step(frames);
        return QTest::qWaitFor([&] { return recorded() >= wanted; }, 20000);
    }
    QWidget* plots() { return widget<QWidget>("plots"); }
    /// In the middle of one of four strips.
    QPoint inStrip(int strip, double share)
    {
        const int room = plots()->width() - 24; // the margins of every track
        return {12 + qRound(share * room), plots()->height() * (2 * strip + 1) / 8};
    }
    QString tipAt(QPoint at)
    {
        QTest::mouseMove(plots(), at + QPoint(1, 0));
        QTest::mouseMove(plots(), at);
        return QToolTip::text();
    }
    std::uint32_t firstAgent() { return playback().run().recording().agents().front().id; }
};

} // namespace

/// What is plotted below the timeline, and how it is used.
class PlotsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void theCurvesAreThoseOfTheRecording()
    {
        PlotBench bench;
        QVERIFY(bench.playTo(4));
        bench.workbench.selection().set({nav::ObjectId(bench.firstAgent())});
        bench.key(Qt::Key_T, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(bench.isMeasured());
        const auto& motion = bench.content().motion.front();
        const steer::Recording& recording = bench.playback().run().recording();
        for (std::uint32_t k = 0; k < recording.frameCount(); ++k) {
            const steer::FrameAgent agent = recording.frame(k).front();
            QCOMPARE(motion.speed.over(k, k + 1).most, nav::length(agent.velocity));
            // The first map has its goal at x 38, y 10 and no obstacle left of x 7.
            const double toGoal = nav::distance(agent.position, {38, 10});
            QVERIFY(std::abs(motion.goalDistance.over(k, k + 1).most - toGoal) < 1e-9);
            const double clearance = std::min(nav::distance(agent.position, {10, 10}) - 3,
                                              nav::distance(agent.position, {20, 12}) - 2);
            if (agent.position.x < 24)
                QVERIFY(std::abs(motion.clearance.over(k, k + 1).most - clearance + 0.35) < 1e-9);
        }
        // Its group follows the path and avoids agents.
        QCOMPARE(bench.content().forces.size(), std::size_t(1));
        QCOMPARE(bench.content().forces.front().forces.size(), std::size_t(2));
    }

    void theyGrowWhileTheCrowdRuns()
    {
        PlotBench bench;
        bench.workbench.selection().set({nav::ObjectId(bench.firstAgent())});
        bench.key(Qt::Key_T, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(bench.recordOn(60));
        QTRY_VERIFY(bench.isMeasured());
        const std::uint32_t before = bench.content().motion.front().speed.frames();
        QVERIFY(before >= 61);
        QVERIFY(bench.recordOn(40));
        QTRY_VERIFY(bench.isMeasured());
        QVERIFY(bench.content().motion.front().speed.frames() >= before + 40);
    }

    /// Also of the agents that are chosen later, whatever the order of their stacks.
    void singleBehavioursAreHidden()
    {
        nav::Map map = mapWithAgents();
        nav::AgentGroup others = map.settings.agentGroups.front();
        others.name = "others";
        const auto behaviour = [](const char* type) { return nav::Json::Object{{"type", type}}; };
        others.behaviours = {behaviour("avoidWalls"), behaviour("avoidAgents"),
                             behaviour("followPath")};
        map.settings.agentGroups.push_back(others);
        nav::MapObject changed = *map.find(7);
        std::get<nav::AgentMarker>(changed.geometry).group = "others";
        map.replace(changed);
        PlotBench bench(map);
        bench.workbench.selection().set({8});
        bench.action("Plots")->trigger();
        QVERIFY(bench.recordOn(60));
        QTRY_VERIFY(bench.isMeasured());
        const QPoint early = bench.inStrip(3, 0.02); // of a minute
        const auto forces = [&] { return bench.tipAt(early); };
        QVERIFY2(forces().contains("Avoid agents") && forces().contains("Follow path"),
                 qPrintable(forces()));
        const QImage both = bench.plots()->grab().toImage();

        QMenu* const menu = bench.widget<QToolButton>("plotForces")->menu();
        const auto listed = [menu] {
            menu->popup({0, 0});
            menu->close();
            QStringList names;
            for (const QAction* action : menu->actions())
                names << action->text() + (action->isChecked() ? "" : " (hidden)");
            return names;
        };
        QCOMPARE(listed(), (QStringList{"Avoid agents", "Follow path"}));
        menu->actions().last()->trigger();
        QCOMPARE(listed(), (QStringList{"Avoid agents", "Follow path (hidden)"}));
        QVERIFY2(!forces().contains("Follow path"), qPrintable(forces()));
        QVERIFY(bench.plots()->grab().toImage() != both);
        bench.workbench.selection().set({7});
        QTRY_VERIFY(bench.isMeasured() && bench.content().motion.front().id == 7);
        QCOMPARE(listed(), (QStringList{"Avoid walls", "Avoid agents", "Follow path (hidden)"}));
        QVERIFY2(!forces().contains("Follow path") && forces().contains("Avoid walls"),
                 qPrintable(forces()));
        menu->actions().last()->trigger();
        QVERIFY2(forces().contains("Follow path"), qPrintable(forces()));
        bench.workbench.selection().set({8});
        QTRY_VERIFY(bench.isMeasured() && bench.content().motion.front().id == 8);
        QCOMPARE(bench.plots()->grab().toImage(), both);
    }

    void aClickGoesThereAndThePointerTellsValues()
    {
        PlotBench bench;
        QVERIFY(bench.playTo(8));
        bench.playback().setOpenEnded(false);
        bench.workbench.selection().set({nav::ObjectId(bench.firstAgent())});
        bench.action("Plots")->trigger();
        QTRY_VERIFY(bench.isMeasured());
        QTest::mouseClick(bench.plots(), Qt::LeftButton, {}, bench.inStrip(1, 0.5));
        QVERIFY(std::abs(bench.playback().time() - bench.playback().duration() / 2) < 0.1);
        const QString tip = bench.tipAt(bench.inStrip(0, 0.5));
        // Of the nearest frame, in whole tenths of a second.
        const double step = bench.playback().run().recording().info().step;
        const double told = tip.mid(2, 4).toDouble();
        QVERIFY2(tip.startsWith("0:0") && tip.contains("Speed ") &&
                     std::abs(told - bench.playback().time()) <= 0.1 + step,
                 qPrintable(tip));
        QVERIFY(bench.tipAt(bench.inStrip(1, 0.3)).contains("Clearance"));
        QVERIFY(bench.tipAt(bench.inStrip(2, 0.3)).contains("Distance to Goal"));
        const QString forces = bench.tipAt(bench.inStrip(3, 0.1));
        QVERIFY2(forces.contains("Follow path:"), qPrintable(forces));
    }

    void titlesStandAboveTheLines()
    {
        PlotBench bench;
        QVERIFY(bench.playTo(4));
        bench.workbench.selection().set({nav::ObjectId(bench.firstAgent())});
        bench.action("Plots")->trigger();
        QTRY_VERIFY(bench.isMeasured());
        const editor::PlotAxis axis{QRectF(bench.plots()->rect()).adjusted(12, 4, -12, -4), 60,
                                    0.05};
        const auto strips = editor::plotStrips(bench.content(), {}, axis, "m",
                                               bench.workbench.appearance().palette());
        QCOMPARE(strips.size(), 4);
        QFont small = bench.plots()->font();
        small.setPixelSize(11);
        for (const editor::PlotStrip& strip : strips) {
            QVERIFY(strip.yOf(strip.most()) >= strip.area.top() + QFontMetricsF(small).ascent());
            QVERIFY(strip.yOf(strip.least()) - strip.yOf(strip.most()) > 20); // they can be read
        }
    }

    void linesAreSwitchedOffAndRemembered()
    {
        PlotBench bench;
        QVERIFY(bench.playTo(2));
        bench.workbench.selection().set({nav::ObjectId(bench.firstAgent())});
        bench.action("Plots")->trigger();
        QTRY_VERIFY(bench.isMeasured());
        QTest::mouseClick(bench.widget<QToolButton>("plot3"), Qt::LeftButton); // forces
        QVERIFY(!bench.workbench.curves().needs().forces);
        QTRY_VERIFY(bench.isMeasured() && bench.content().forces.empty());
        QTest::mouseClick(bench.widget<QToolButton>("plot0"), Qt::LeftButton); // speed
        QVERIFY(bench.tipAt({40, 10}).contains("Clearance"));
        const auto* bar = bench.widget<QWidget>("playbackBar");
        const int ofTwo = bar->height(); // half as many lines take half the room
        QTest::mouseClick(bench.widget<QToolButton>("plot0"), Qt::LeftButton);
        QTest::mouseClick(bench.widget<QToolButton>("plot3"), Qt::LeftButton);
        QVERIFY(bar->height() >= ofTwo + 60);
        QTest::mouseClick(bench.widget<QToolButton>("plot0"), Qt::LeftButton);
        QTest::mouseClick(bench.widget<QToolButton>("plot3"), Qt::LeftButton);
        QCOMPARE(bar->height(), ofTwo);

        PlotBench later;
        QVERIFY(later.widget<QWidget>("plotPanel")->isVisible());
        QVERIFY(!later.widget<QToolButton>("plot3")->isChecked());
        QVERIFY(later.widget<QToolButton>("plot1")->isChecked());
        later.action("Plots")->trigger();
        QVERIFY(!later.workbench.curves().needs().motion);
        QCOMPARE(later.widget<QWidget>("playbackBar")->height(), 132);
    }

    /// In a low window the map keeps most of the room, and without an agent the plots take a line.
    void theMapKeepsItsRoom()
    {
        PlotBench bench;
        QVERIFY(bench.playTo(2));
        bench.window.resize(1440, 900);
        bench.action("Plots")->trigger();
        QTRY_COMPARE(bench.window.height(), 900);
        const QWidget* bar = bench.widget<QWidget>("playbackBar");
        const int empty = bar->height();
        bench.workbench.selection().set({nav::ObjectId(bench.firstAgent())});
        QTRY_VERIFY(bench.isMeasured());
        const int full = bar->height();
        QVERIFY(full > empty + 100);
        bench.workbench.selection().set({nav::ObjectId(bench.firstAgent()) + 1});
        QCOMPARE(bar->height(), full); // also while they are measured
        QTRY_VERIFY(bench.isMeasured());
        bench.window.resize(960, 600);
        QTRY_VERIFY(bar->height() < full - 40);
        QTRY_VERIFY(bench.workbench.view().height() > 600 / 3);
        for (int strip = 0; strip < 4; ++strip)
            QTRY_VERIFY(bench.tipAt(bench.inStrip(strip, 0.02)).contains('\n'));
        bench.window.resize(1440, 900);
        QTRY_COMPARE(bar->height(), full);
        bench.workbench.selection().set({});
        QTRY_COMPARE(bar->height(), empty);
    }

    void anotherSelectionIsMeasuredAnew()
    {
        PlotBench bench;
        QVERIFY(bench.playTo(2));
        bench.action("Plots")->trigger();
        QTest::qWait(0);
        QVERIFY(bench.content().motion.empty());
        bench.workbench.selection().set({8, 9});
        QTRY_VERIFY(bench.isMeasured());
        QCOMPARE(bench.content().motion.size(), std::size_t(2));
        QCOMPARE(bench.content().motion.back().id, 9U);
        bench.workbench.selection().set({10});
        QTRY_VERIFY(bench.isMeasured() && bench.content().motion.front().id == 10);
        // Circles are no agents.
        bench.workbench.selection().set({1});
        QTRY_VERIFY(bench.content().motion.empty());
    }

    void theFollowedAgentIsPlottedToo()
    {
        PlotBench bench;
        QVERIFY(bench.playTo(3));
        bench.action("Plots")->trigger();
        bench.key(Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(bench.action("Follow Agent")->isChecked());
        QTRY_VERIFY(bench.isMeasured());
        QCOMPARE(bench.content().motion.size(), std::size_t(1));
    }

    void theViewFollowsAnAgentUntilItIsPanned()
    {
        PlotBench bench;
        QVERIFY(bench.playTo(5));
        const std::uint32_t id = bench.firstAgent();
        bench.workbench.selection().set({nav::ObjectId(id)});
        bench.key(Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
        editor::ViewCamera& camera = bench.workbench.view().camera();
        for (const double time : {0.5, 3.0, 1.25}) {
            bench.playback().seek(time);
            QCOMPARE(camera.value().center, bench.workbench.canvas().runningAgent(id)->position);
        }
        camera.zoomBy(1.5, {10, 10});
        QCOMPARE(camera.value().center, bench.workbench.canvas().runningAgent(id)->position);
        QVERIFY(bench.action("Follow Agent")->isChecked());

        QWidget* viewport = bench.workbench.view().viewport();
        QTest::mousePress(viewport, Qt::MiddleButton, {}, {200, 200});
        QTest::mouseMove(viewport, {260, 220});
        QTest::mouseMove(viewport, {300, 240});
        QTest::mouseRelease(viewport, Qt::MiddleButton, {}, {300, 240});
        QVERIFY(!bench.action("Follow Agent")->isChecked());
        const nav::Point center = camera.value().center;
        bench.playback().seek(4);
        QCOMPARE(camera.value().center, center);
    }

    void theHoverCardTellsStateSpeedAndDistance()
    {
        PlotBench bench;
        QVERIFY(bench.playTo(4));
        bench.playback().seek(2);
        const std::uint32_t id = bench.firstAgent();
        const auto at = bench.workbench.canvas().runningAgent(id)->position;
        const QPoint pixel = bench.workbench.view().camera().pixelOf(at).toPoint();
        QWidget* viewport = bench.workbench.view().viewport();
        QTest::mouseMove(viewport, pixel + QPoint(40, 40));
        QTest::mouseMove(viewport, pixel);
        QTRY_VERIFY2(QToolTip::text().startsWith(QString("Agent %1, guards").arg(id)),
                     qPrintable(QToolTip::text()));
        const QString card = QToolTip::text();
        QVERIFY2(card.contains("on the way") && card.contains("/s, ") &&
                     card.contains("to its goal"),
                 qPrintable(card));
    }

    void trailsHaveTheGroupsColour()
    {
        nav::Map map = mapWithAgents();
        nav::AgentGroup others = map.settings.agentGroups.front();
        others.name = "others";
        map.settings.agentGroups.push_back(others);
        nav::MapObject changed = *map.find(7);
        std::get<nav::AgentMarker>(changed.geometry).group = "others";
        map.replace(changed);
        CrowdBench bench(map);
        QVERIFY(bench.playTo(3));
        // The trail of group 1 is painted, and none in the path's colour.
        bench.workbench.overlays().setOn(editor::Overlay::path, false);
        const auto& palette = bench.workbench.appearance().palette();
        // At the agent a trail has about four fifths of its strength.
        const auto near = [&palette](QColor a, QColor full) {
            const auto faded = [](int strong, int ground) { return (3 * strong + ground) / 4; };
            const QColor b(faded(full.red(), palette.sheet.red()),
                           faded(full.green(), palette.sheet.green()),
                           faded(full.blue(), palette.sheet.blue()));
            const int off = std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                            std::abs(a.blue() - b.blue());
            return off < 40;
        };
        const auto agent = bench.workbench.canvas().runningAgent(7);
        bench.workbench.selection().set({7});
        const QImage shown = bench.workbench.view().viewport()->grab().toImage();
        const QPoint head = bench.workbench.view().camera().pixelOf(agent->position).toPoint();
        int tinted = 0;
        int orange = 0;
        for (int y = head.y() - 40; y < head.y() + 40; ++y) {
            for (int x = std::max(0, head.x() - 150); x < head.x(); ++x) {
                if (!shown.rect().contains(x, y))
                    continue;
                const QColor pixel = shown.pixelColor(x, y);
                tinted += near(pixel, drawing::groupTint(1, palette).line) ? 1 : 0;
                orange += near(pixel, palette.path) ? 1 : 0;
            }
        }
        QVERIFY2(tinted > 5, qPrintable(QString::number(tinted)));
        QCOMPARE(orange, 0);
    }
};

QTEST_MAIN(PlotsTest)
#include "plotstest.moc"
