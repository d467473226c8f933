#include "tests/app/window/crowdbench.h"

#include "app/editor/files/recordingfiles.h"
#include "libsteer/recording/recordingfile.h"
#include "libsteer/sim/crowd.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace thicket;
using Mode = editor::Workbench::Mode;

/// Simulate with the map's agents: run, pause, step, restart, scrub, edits.
class CrowdTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void playsWhatACrowdAloneDoes()
    {
        CrowdBench bench;
        const auto expected = hashesOf(bench.map(), 200);
        QTest::mouseClick(bench.widget<QToolButton>("playButton"), Qt::LeftButton);
        QVERIFY(bench.playback().isPlaying());
        QVERIFY(bench.playTo(3));
        const auto& recording = bench.playback().run().recording();
        QVERIFY(recording.frameCount() > 60);
        for (std::uint32_t k = 0; k < std::min(201U, recording.frameCount()); ++k)
            QCOMPARE(recording.hash(k), expected[k]);
    }

    void stepsByKeyBeyondTheEndAndBack()
    {
        CrowdBench bench;
        const auto expected = hashesOf(bench.map(), 12);
        const double step = bench.playback().run().recording().info().step;
        bench.key(Qt::Key_Period);
        QTRY_COMPARE(bench.playback().time(), step);
        bench.key(Qt::Key_Period, Qt::ShiftModifier);
        QTRY_COMPARE(bench.playback().frame(), 11U);
        QCOMPARE(bench.playback().run().recording().hash(11), expected[11]);
        bench.key(Qt::Key_Comma);
        QCOMPARE(bench.playback().frame(), 10U);
        bench.key(Qt::Key_Home);
        QCOMPARE(bench.playback().time(), 0.0);
        QVERIFY(!bench.playback().isPlaying());
    }

    void scrubbingShowsWhatPlayingShowed()
    {
        CrowdBench bench;
        QVERIFY(bench.playTo(3));
        const auto& recording = bench.playback().run().recording();
        std::vector<steer::Frame> inOrder;
        steer::RecordingCursor cursor(recording);
        for (std::uint32_t k = 0; k < recording.frameCount(); ++k) {
            inOrder.emplace_back();
            cursor.frame(k, inOrder.back());
        }
        auto* timeline = bench.widget<QAbstractSlider>("timeline");
        const double step = recording.info().step;
        for (const int share : {90, 10, 50, 30, 70}) {
            timeline->setValue(0);
            bench.playback().seek(recording.duration() * share / 100);
            const auto shown = bench.playback().run().agentsAt(bench.playback().time());
            const std::uint32_t frame = bench.playback().frame();
            QVERIFY(std::abs(bench.playback().time() - frame * step) <= step);
            bench.playback().seek(frame * step);
            QVERIFY(bench.playback().run().agentsAt(bench.playback().time()) == inOrder[frame]);
            QCOMPARE(shown.size(), inOrder[frame].size());
        }
        // From an earlier time, playing goes on to the end and beyond.
        const double before = recording.duration();
        bench.playback().seek(0.5);
        QVERIFY(bench.playTo(before + 1));
    }

    void restartTakesTheMapAsItIs()
    {
        CrowdBench bench;
        QVERIFY(bench.playTo(2));
        nav::Map former = bench.map();
        bench.workbench.selection().set({6});
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.workbench.simulation().isOutdated());
        QVERIFY(bench.widget<QPushButton>("playbackOutdated"));
        QCOMPARE(bench.playback().run().recording().agents().size(), std::size_t(12));
        bench.workbench.document().undo();
        QVERIFY(!bench.workbench.simulation().isOutdated());
        bench.workbench.document().redo();
        QVERIFY(bench.workbench.simulation().isOutdated());
        bench.key(Qt::Key_F5, Qt::ShiftModifier);
        QTRY_COMPARE(bench.playback().run().recording().agents().size(), std::size_t(11));
        QCOMPARE(bench.playback().time(), 0.0);
        QVERIFY(!bench.workbench.simulation().isOutdated());
        QCOMPARE(bench.workbench.recordings().all().size(), 2);
        bench.key(Qt::Key_Period);
        QTRY_COMPARE(bench.playback().frame(), 1U);
        QCOMPARE(bench.playback().run().recording().hash(1), hashesOf(bench.map(), 1)[1]);
    }

    void aRefusedRunShowsNoneOfAnotherMap()
    {
        CrowdBench bench;
        QVERIFY(bench.playTo(1));
        bench.key(Qt::Key_F8);
        nav::Map map = mapWithAgents(1);
        map.append({.id = map.unusedId(), .layer = 1, .geometry = nav::Circle{{1.5, 3}, 1}});
        QSignalSpy failed(&bench.workbench.simulation(), &editor::Simulation::failed);
        bench.workbench.document().reset(map, {});
        bench.key(Qt::Key_F5);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(bench.playback().isEmpty());
        QVERIFY(!bench.playback().isOpenEnded());
        const auto* timeline = bench.widget<QAbstractSlider>("timeline");
        QCOMPARE(timeline->accessibleDescription(),
                 "The simulation was refused: The agent 6 is inside an obstacle.");
        // It begins when nothing is in the way, and the bar no longer says so.
        QVERIFY(bench.widget<QLabel>("messageText")->text().contains("is inside an obstacle"));
        bench.workbench.selection().set({map.objects().back().id});
        bench.key(Qt::Key_Delete);
        QTRY_COMPARE(bench.playback().run().recording().frameCount(), 1U);
        QVERIFY(!bench.window.findChild<QLabel*>("messageText")->isVisible());
        QCOMPARE(timeline->accessibleDescription(), QString());
    }

    void aRefusedRestartSaysThatTheEarlierRunIsShown()
    {
        CrowdBench bench;
        QVERIFY(bench.playTo(2));
        const auto* timeline = bench.widget<QAbstractSlider>("timeline");
        QCOMPARE(timeline->accessibleDescription(), QString());
        const auto place = [&bench](nav::Point at) {
            nav::MapObject agent = *bench.map().find(6);
            std::get<nav::AgentMarker>(agent.geometry).position = at;
            bench.workbench.document().push(nav::MapEdit::change(bench.map(), {agent}), "Agent");
        };
        const nav::Point was = std::get<nav::AgentMarker>(bench.map().find(6)->geometry).position;
        place(std::get<nav::Circle>(bench.map().find(1)->geometry).center);
        bench.key(Qt::Key_F5, Qt::ShiftModifier);
        QTRY_COMPARE(timeline->accessibleDescription(),
                     "This is still Run 1. The simulation was refused: The agent 6 is inside an "
                     "obstacle.");
        // It can be played to its end, which does not wait for more of it.
        QVERIFY(bench.playback().duration() >= 2);
        QVERIFY(!bench.playback().isOpenEnded());
        QVERIFY(!bench.playback().isPlaying());
        QVERIFY(bench.workbench.simulation().isOutdated());
        // It is kept when the next one begins, by itself as nothing is in the way.
        place(was);
        QTRY_COMPARE(bench.playback().run().recording().frameCount(), 1U);
        QCOMPARE(timeline->accessibleDescription(), QString());
        QCOMPARE(bench.workbench.recordings().all().size(), 2);
    }

    void aRefusalLeadsToTheProblemsOfTheMap()
    {
        CrowdBench bench;
        nav::Map map = mapWithAgents(1);
        map.append({.id = map.unusedId(), .layer = 1, .geometry = nav::Circle{{1.5, 3}, 1}});
        bench.workbench.document().reset(map, {});
        QTRY_VERIFY(bench.window.findChild<QPushButton*>("messageHelp")->isVisible());
        auto* problems = bench.window.findChild<QListView*>("problemsList");
        QVERIFY(!problems->isVisible());
        QTest::mouseClick(bench.widget<QPushButton>("messageHelp"), Qt::LeftButton);
        QTRY_VERIFY(problems->isVisible());
        QCOMPARE(problems->model()->index(0, 0).data().toString(), "Inside an obstacle");
    }

    /// They are drawn from pictures at whole pixels.
    void agentsOfALargeSelectionHaveTheirRings()
    {
        nav::Map map = mapWithAgents(400);
        map.settings.bounds = nav::Box{{0, 0}, {60, 60}};
        int placed = 0;
        for (nav::MapObject agent : std::vector(map.objects().begin(), map.objects().end())) {
            auto* marker = std::get_if<nav::AgentMarker>(&agent.geometry);
            if (!marker)
                continue;
            marker->position = {2 + 2.5 * (placed % 20), 22 + 1.8 * (placed / 20)};
            ++placed;
            map.replace(std::move(agent));
        }
        CrowdBench bench(map);
        QVERIFY(bench.playTo(0.5));
        const auto pictureAt = [&bench](nav::Point at) {
            const QPoint middle = bench.workbench.view().camera().pixelOf(at).toPoint();
            const QRect square(middle - QPoint(16, 16), QSize(33, 33));
            return bench.workbench.view().viewport()->grab(square).toImage();
        };
        const QColor accent = bench.workbench.appearance().palette().accent;
        const auto isAccent = [&accent](const QImage& picture, int x, int y) {
            const QColor pixel = picture.pixelColor(x, y);
            return std::abs(pixel.red() - accent.red()) + std::abs(pixel.green() - accent.green()) +
                       std::abs(pixel.blue() - accent.blue()) <
                   90;
        };
        const auto shown = bench.playback().run().agentsAt(bench.playback().time());
        const auto recorded = bench.playback().run().recording().agents();
        for (const std::size_t i : {30U, 105U, 210U, 390U}) {
            bench.workbench.selection().clear();
            const QImage bare = pictureAt(shown[i].position);
            bench.workbench.selection().set({recorded[shown[i].agent].id});
            const QImage alone = pictureAt(shown[i].position);
            bench.workbench.selection().selectAll();
            const QImage among = pictureAt(shown[i].position);
            int ring = 0;
            int kept = 0;
            for (int y = 1; y + 1 < bare.height(); ++y) {
                for (int x = 1; x + 1 < bare.width(); ++x) {
                    if (isAccent(bare, x, y) || !isAccent(alone, x, y))
                        continue;
                    ++ring;
                    bool isNear = false;
                    for (const QPoint by : {QPoint(0, 0), {1, 0}, {-1, 0}, {0, 1}, {0, -1}})
                        isNear = isNear || isAccent(among, x + by.x(), y + by.y());
                    kept += isNear ? 1 : 0;
                }
            }
            QVERIFY(ring > 60);
            QVERIFY2(kept > 0.75 * ring,
                     qPrintable(QStringLiteral("%1 of %2").arg(kept).arg(ring)));
        }
    }

    void anObstacleThatMovesIsAnInput()
    {
        CrowdBench bench;
        QVERIFY(bench.playTo(1));
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        const double now = bench.playback().duration();
        QVERIFY(bench.playTo(now + 1));
        const auto& recording = bench.playback().run().recording();
        QVERIFY(!bench.workbench.simulation().isOutdated());
        QCOMPARE(recording.inputs().size(), std::size_t(1));
        QVERIFY(std::holds_alternative<steer::ChangeObstacles>(recording.inputs()[0].input));
        // It is verified on the map that it ran on, although the document has changed since.
        auto* files = bench.window.findChild<editor::RecordingFiles*>();
        const int id = bench.workbench.recordings().current()->id;
        files->verify(id);
        QTRY_VERIFY(!files->isBusy());
        QCOMPARE(bench.workbench.recordings().find(id)->verdict.kind,
                 editor::Verdict::Kind::verified);
    }

    void aMapWithoutAgentsHasItsWalker()
    {
        CrowdBench bench;
        QVERIFY(bench.playTo(1));
        bench.workbench.document().reset(WindowBench::smallMap(), {});
        QCOMPARE(bench.playback().run().recording().agents().size(), std::size_t(1));
        QVERIFY(!bench.playback().isOpenEnded());
        QCOMPARE(bench.widget<QLabel>("playbackLegend")->text(),
                 QString("below: the agent's speed"));
    }

    void editingBeforePlayingBeginsAnew()
    {
        CrowdBench bench;
        bench.workbench.selection().set({6});
        bench.key(Qt::Key_Delete);
        QTRY_COMPARE(bench.playback().run().recording().agents().size(), std::size_t(11));
        QVERIFY(!bench.workbench.simulation().isOutdated());
        QCOMPARE(bench.workbench.recordings().all().size(), 1);
    }

    void aGroupsOtherGoalIsAnInput()
    {
        nav::Map map = mapWithAgents();
        nav::MapObject other;
        other.id = map.unusedId();
        other.layer = 1;
        other.geometry = nav::GoalMarker{{4, 9}};
        map.append(other);
        CrowdBench bench(map);
        QVERIFY(bench.playTo(1));
        auto& document = bench.workbench.document();
        nav::MapSettings settings = bench.map().settings;
        // A group added later does not take the index of one that runs.
        settings.agentGroups.insert(settings.agentGroups.begin(), nav::AgentGroup{"guests"});
        settings.agentGroups[1].goal = other.id;
        document.push(nav::MapEdit::changeSettings(bench.map(), settings), "Change Goal");
        QVERIFY(bench.playTo(bench.playback().duration() + 0.5));
        const auto& inputs = bench.playback().run().recording().inputs();
        QCOMPARE(inputs.size(), std::size_t(1));
        QCOMPARE(std::get<steer::SetGoal>(inputs[0].input), (steer::SetGoal{0, {4, 9}}));
        QVERIFY(bench.workbench.simulation().isOutdated()); // by the new group
        settings.agentGroups.erase(settings.agentGroups.begin());
        document.push(nav::MapEdit::changeSettings(bench.map(), settings), "Delete Group");
        QVERIFY(!bench.workbench.simulation().isOutdated());
        QVERIFY(bench.playTo(bench.playback().duration() + 0.5));
        QCOMPARE(bench.playback().run().recording().inputs().size(), std::size_t(1));
        // A running crowd cannot be given "no goal".
        settings.agentGroups[0].goal = 0;
        document.push(nav::MapEdit::changeSettings(bench.map(), settings), "Change Goal");
        QVERIFY(bench.workbench.simulation().isOutdated());
    }

    void aGoalThatIsGoneIsReported()
    {
        const QString sentence =
            "The goal of guards is gone: running agents still go to where it was";
        CrowdBench bench;
        QVERIFY(bench.playTo(1));
        const auto said = [&bench] { return bench.widget<QLabel>("statusMiddle")->text(); };
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        QVERIFY(said() != sentence);
        bench.workbench.selection().set({5});
        bench.key(Qt::Key_Delete);
        QCOMPARE(said(), sentence);
        // The agents do go on.
        QVERIFY(bench.playTo(bench.playback().duration() + 0.5));
        QVERIFY(!bench.workbench.simulation().isOutdated());
        QCOMPARE(bench.playback().run().recording().inputs().size(), std::size_t(1));
    }

    void aGoalThatIsGoneIsReportedOnce()
    {
        CrowdBench bench;
        QVERIFY(bench.playTo(1));
        QSignalSpy said(&bench.workbench.simulation(), &editor::Simulation::said);
        bench.workbench.selection().set({5});
        bench.key(Qt::Key_Delete);
        QCOMPARE(said.size(), 1);
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        QCOMPARE(said.size(), 1);
        bench.workbench.document().undo();
        bench.workbench.document().undo();
        QCOMPARE(said.size(), 1);
        // A change made while nothing was played is reported when playing goes on.
        bench.key(Qt::Key_F8);
        bench.workbench.document().redo();
        QCOMPARE(said.size(), 1);
        bench.key(Qt::Key_F5);
        QCOMPARE(said.size(), 2);
    }

    void theGraphGivesWayToACrowdUnlessItIsChosen()
    {
        CrowdBench bench;
        editor::Overlays& overlays = bench.workbench.overlays();
        QVERIFY(overlays.scope() == editor::GraphScope::pathOnly);
        QVERIFY(!overlays.chosenScope());
        bench.key(Qt::Key_F8);
        QVERIFY(bench.workbench.mode() == Mode::edit);
        QVERIFY(overlays.scope() == editor::GraphScope::whole);
        bench.key(Qt::Key_F5);
        overlays.setScope(editor::GraphScope::whole);
        QVERIFY(overlays.scope() == editor::GraphScope::whole);
        // With one agent on the path, the graph stays visible.
        QSettings().clear();
        WindowBench alone;
        alone.key(Qt::Key_F5);
        QVERIFY(alone.workbench.overlays().scope() == editor::GraphScope::whole);
    }

    void aGroupThatCannotRunIsReported()
    {
        WindowBench bench;
        nav::Map map = mapWithAgents();
        map.settings.agentGroups[0].goal = 1; // a circle
        bench.workbench.document().reset(map, {});
        bench.key(Qt::Key_F5);
        QTRY_VERIFY(bench.window.findChild<QLabel*>("messageText") &&
                    bench.window.findChild<QLabel*>("messageText")->text().contains("guards"));
        QVERIFY(bench.workbench.playback().run().recording().isEmpty());
    }
};

QTEST_MAIN(CrowdTest)
#include "crowdtest.moc"
