#include "windowbench.h"

#include "app/editor/recordingfiles.h"
#include "libsteer/recording/recordingfile.h"
#include "libsteer/sim/crowd.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace thicket;
using editor::Playback;
using Mode = editor::Workbench::Mode;

/// Simulate with the map's agents: run, pause, step, restart, scrub, edits, recordings.
class CrowdTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static nav::Map mapWithAgents(int count = 12)
    {
        nav::Map map = WindowBench::smallMap();
        nav::AgentGroup guards;
        guards.name = "guards";
        guards.goal = 5;
        map.settings.agentGroups = {guards};
        for (int i = 0; i < count; ++i) {
            nav::MapObject agent;
            agent.id = map.unusedId();
            agent.layer = 1;
            agent.geometry = nav::AgentMarker{{1.5 + i % 3, 3.0 + i / 3}, 0, 0.35, "guards"};
            map.append(agent);
        }
        return map;
    }
    /// People far from the map, who have ids of its agents.
    static QString trajectoriesIn(const QTemporaryDir& folder)
    {
        const QString path = folder.filePath("far.txt");
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file");
        file.write("# framerate: 10 fps\n# id frame x/m y/m\n");
        for (int frame = 0; frame < 50; ++frame)
            file.write("6 " + QByteArray::number(frame) + " " + QByteArray::number(300 + frame) +
                       " 900\n");
        return path;
    }
    static std::vector<std::uint64_t> hashesOf(const nav::Map& map, int steps)
    {
        auto crowd = steer::Crowd::of(steer::scenarioOf(map).value()).value();
        std::vector<std::uint64_t> hashes{crowd.hash()};
        for (int i = 0; i < steps; ++i) {
            crowd.step();
            hashes.push_back(crowd.hash());
        }
        return hashes;
    }
    /// With agents, Simulate on and the first frame there.
    struct Bench : WindowBench {
        explicit Bench(const nav::Map& map = mapWithAgents())
        {
            workbench.document().reset(map, {});
            key(Qt::Key_F5);
            if (!QTest::qWaitFor([this] { return playback().recording().frameCount() == 1; }))
                qFatal("the crowd does not begin");
        }
        Playback& playback() { return workbench.playback(); }
        /// Plays until there are that many seconds.
        bool playTo(double seconds)
        {
            playback().setSpeed(16);
            playback().play();
            const bool came = QTest::qWaitFor([&] { return playback().time() >= seconds; }, 20000);
            playback().pause();
            return came;
        }
    };

private slots:
    void init() { QSettings().clear(); }

    void playsWhatACrowdAloneDoes()
    {
        Bench bench;
        const auto expected = hashesOf(bench.map(), 200);
        QTest::mouseClick(bench.widget<QToolButton>("playButton"), Qt::LeftButton);
        QVERIFY(bench.playback().isPlaying());
        QVERIFY(bench.playTo(3));
        const auto& recording = bench.playback().recording();
        QVERIFY(recording.frameCount() > 60);
        for (std::uint32_t k = 0; k < std::min(201U, recording.frameCount()); ++k)
            QCOMPARE(recording.hash(k), expected[k]);
    }

    void stepsByKeyBeyondTheEndAndBack()
    {
        Bench bench;
        const auto expected = hashesOf(bench.map(), 12);
        const double step = bench.playback().recording().info().step;
        bench.key(Qt::Key_Period);
        QTRY_COMPARE(bench.playback().time(), step);
        bench.key(Qt::Key_Period, Qt::ShiftModifier);
        QTRY_COMPARE(bench.playback().frame(), 11U);
        QCOMPARE(bench.playback().recording().hash(11), expected[11]);
        bench.key(Qt::Key_Comma);
        QCOMPARE(bench.playback().frame(), 10U);
        bench.key(Qt::Key_Home);
        QCOMPARE(bench.playback().time(), 0.0);
        QVERIFY(!bench.playback().isPlaying());
    }

    void scrubbingShowsWhatPlayingShowed()
    {
        Bench bench;
        QVERIFY(bench.playTo(3));
        const auto& recording = bench.playback().recording();
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
            const auto shown = bench.playback().agents();
            const std::uint32_t frame = bench.playback().frame();
            QVERIFY(std::abs(bench.playback().time() - frame * step) <= step);
            bench.playback().seek(frame * step);
            QVERIFY(bench.playback().agents() == inOrder[frame]);
            QCOMPARE(shown.size(), inOrder[frame].size());
        }
        // From the past playing goes on to the end and beyond.
        const double before = recording.duration();
        bench.playback().seek(0.5);
        QVERIFY(bench.playTo(before + 1));
    }

    void restartTakesTheMapAsItIs()
    {
        Bench bench;
        QVERIFY(bench.playTo(2));
        nav::Map former = bench.map();
        bench.workbench.selection().set({6});
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.workbench.simulation().isOutdated());
        QVERIFY(bench.widget<QPushButton>("playbackOutdated"));
        QCOMPARE(bench.playback().recording().agents().size(), std::size_t(12));
        bench.workbench.document().undo();
        QVERIFY(!bench.workbench.simulation().isOutdated());
        bench.workbench.document().redo();
        QVERIFY(bench.workbench.simulation().isOutdated());
        bench.key(Qt::Key_F5, Qt::ShiftModifier);
        QTRY_COMPARE(bench.playback().recording().agents().size(), std::size_t(11));
        QCOMPARE(bench.playback().time(), 0.0);
        QVERIFY(!bench.workbench.simulation().isOutdated());
        QCOMPARE(bench.workbench.recordings().all().size(), 2);
        bench.key(Qt::Key_Period);
        QTRY_COMPARE(bench.playback().frame(), 1U);
        QCOMPARE(bench.playback().recording().hash(1), hashesOf(bench.map(), 1)[1]);
    }

    void anObstacleThatMovesIsAnInput()
    {
        Bench bench;
        QVERIFY(bench.playTo(1));
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        const double now = bench.playback().duration();
        QVERIFY(bench.playTo(now + 1));
        const auto& recording = bench.playback().recording();
        QVERIFY(!bench.workbench.simulation().isOutdated());
        QCOMPARE(recording.inputs().size(), std::size_t(1));
        QVERIFY(std::holds_alternative<steer::ChangeObstacles>(recording.inputs()[0].input));
        // Its own map verifies it, although the document's is another by now.
        auto* files = bench.window.findChild<editor::RecordingFiles*>();
        const int id = bench.workbench.recordings().current()->id;
        files->verify(id);
        QTRY_VERIFY(!files->isBusy());
        QCOMPARE(bench.workbench.recordings().find(id)->verdict.kind,
                 editor::Verdict::Kind::verified);
    }

    void savedOpenedVerified()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("run.thicket-replay");
        Bench bench;
        QVERIFY(bench.playTo(2));
        auto& recordings = bench.workbench.recordings();
        auto* files = bench.window.findChild<editor::RecordingFiles*>();
        files->saveTo(recordings.current()->id, path);
        QTRY_VERIFY(!files->isBusy());
        const auto loaded = steer::loadRecording(path.toStdString());
        QVERIFY(loaded);
        bench.key(Qt::Key_F8);

        QSignalSpy opened(files, &editor::RecordingFiles::opened);
        files->open(path);
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(bench.workbench.mode() == Mode::simulate);
        QCOMPARE(bench.playback().recording().frameCount(), loaded->frameCount());
        QVERIFY(!bench.playback().isOpenEnded());
        bench.action("Verify Recording")->trigger();
        QTRY_VERIFY(!files->isBusy());
        QCOMPARE(recordings.current()->verdict.kind, editor::Verdict::Kind::verified);

        // On another map it is told not to be the same.
        nav::Map other = mapWithAgents();
        auto& marker = std::get<nav::AgentMarker>(other.find(6)->geometry);
        nav::MapObject moved = *other.find(6);
        std::get<nav::AgentMarker>(moved.geometry).position = marker.position + nav::Point{0.1, 0};
        other.replace(moved);
        const int id = recordings.current()->id;
        bench.workbench.document().reset(other, {});
        recordings.setCurrent(id);
        bench.action("Verify Recording")->trigger();
        QTRY_VERIFY(!files->isBusy());
        QCOMPARE(recordings.find(id)->verdict.kind, editor::Verdict::Kind::differs);
    }

    void whatIsNoRecordingIsRefused()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("bad.thicket-replay");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("nothing of the kind");
        file.close();
        Bench bench;
        auto* files = bench.window.findChild<editor::RecordingFiles*>();
        QSignalSpy failed(files, &editor::RecordingFiles::failed);
        files->open(path);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].toString().contains("bad.thicket-replay"));
        QCOMPARE(bench.workbench.recordings().all().size(), 1);
    }

    void measuredTrajectoriesAreReplayedBeside()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("people.txt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int frame = 0; frame < 50; ++frame)
            file.write(QByteArray::number(1) + " " + QByteArray::number(frame) + " " +
                       QByteArray::number(100 + 10 * frame) + " 300\n");
        file.close();
        Bench bench;
        QVERIFY(bench.playTo(1));
        auto& recordings = bench.workbench.recordings();
        const int run = recordings.current()->id;
        auto* files = bench.window.findChild<editor::RecordingFiles*>();
        QSignalSpy opened(files, &editor::RecordingFiles::opened);
        // The file tells neither rate nor unit.
        bool asked = false;
        whenModal<QDialog>(asked, [](QDialog& question) {
            question.findChild<QDoubleSpinBox*>("trajectoryRate")->setValue(10);
            question.accept();
        });
        files->open(path);
        const double scale = bench.workbench.view().pixelsPerUnit();
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(asked);
        QTRY_VERIFY(bench.workbench.view().pixelsPerUnit() > scale); // framed
        const auto& measured = recordings.current()->recording;
        QCOMPARE(measured.frameCount(), 50U);
        QCOMPARE(measured.info().step, 0.1);
        QCOMPARE(measured.frame(0)[0].position, (nav::Point{1, 3})); // centimetres
        QCOMPARE(recordings.current()->verdict.kind, editor::Verdict::Kind::measured);
        const int people = recordings.current()->id;
        recordings.setCurrent(run);
        recordings.setBeside(people);
        bench.playback().seek(0.5);
        QCOMPARE(bench.playback().agentsBeside()[0].position, (nav::Point{1.5, 3}));
        QCOMPARE(bench.playback().agents().size(), std::size_t(12));
    }

    void recordingsAreChosenAndShownBesideInThePanel()
    {
        Bench bench;
        QVERIFY(bench.playTo(2));
        bench.action("Restart")->trigger();
        QTRY_COMPARE(bench.workbench.recordings().all().size(), 2);
        auto& recordings = bench.workbench.recordings();
        const int first = recordings.all()[0].id;
        const int second = recordings.all()[1].id;
        QCOMPARE(recordings.current()->id, second);
        auto* panel = bench.window.findChild<QWidget*>("recordingsPanel");
        panel->findChild<QAbstractButton*>(QString("beside%1").arg(first))->click();
        QCOMPARE(bench.playback().beside().frameCount(),
                 recordings.all()[0].recording.frameCount());
        panel->findChild<QAbstractButton*>(QString("recording%1").arg(first))->click();
        QCOMPARE(recordings.current()->id, first);
        QVERIFY(!bench.playback().isOpenEnded());
        QVERIFY(bench.playback().duration() >= 2);
        panel->findChild<QAbstractButton*>(QString("recording%1").arg(second))->click();
        QVERIFY(bench.playback().isOpenEnded());
        QCOMPARE(bench.playback().recording().frameCount(), 1U);
    }

    void aMapWithoutAgentsHasItsWalker()
    {
        Bench bench;
        QVERIFY(bench.playTo(1));
        bench.workbench.document().reset(WindowBench::smallMap(), {});
        QCOMPARE(bench.playback().recording().agents().size(), std::size_t(1));
        QVERIFY(!bench.playback().isOpenEnded());
        QCOMPARE(bench.widget<QLabel>("playbackLegend")->text(),
                 QString("below: the agent's speed"));
    }

    void editingBeforePlayingBeginsAnew()
    {
        Bench bench;
        bench.workbench.selection().set({6});
        bench.key(Qt::Key_Delete);
        QTRY_COMPARE(bench.playback().recording().agents().size(), std::size_t(11));
        QVERIFY(!bench.workbench.simulation().isOutdated());
        QCOMPARE(bench.workbench.recordings().all().size(), 1);
    }

    void measuredPeopleAreFramedAndReplaceTheMarkers()
    {
        QTemporaryDir folder;
        Bench bench;
        QVERIFY(bench.playTo(1));
        bench.workbench.selection().set({6});
        auto& canvas = bench.workbench.canvas();
        const nav::Point marker =
            std::get<nav::AgentMarker>(bench.map().find(6)->geometry).position;
        auto* files = bench.window.findChild<editor::RecordingFiles*>();
        files->open(trajectoriesIn(folder));
        QTRY_VERIFY(bench.workbench.view().visibleBox().contains({300, 900}));
        QVERIFY(bench.workbench.view().visibleBox().contains({349, 900}));
        QCOMPARE(bench.playback().time(), 0.0);
        QCOMPARE(bench.playback().agents().size(), std::size_t(1));
        // Nothing is where the markers were, and a person is no agent of the map.
        QVERIFY(canvas.objectsAt(marker, 0).empty());
        QVERIFY(canvas.objectsAt({300, 900}, 0).empty());
        QVERIFY(canvas.objectsIn({{290, 890}, {360, 910}}, true).empty());
        bench.key(Qt::Key_F8);
        QVERIFY(bench.workbench.mode() == Mode::edit);
        QCOMPARE(canvas.objectsAt(marker, 0).size(), std::size_t(1));
    }

    void aRecordingInViewLeavesTheCamera()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("run.thicket-replay");
        Bench bench;
        QVERIFY(bench.playTo(1));
        auto* files = bench.window.findChild<editor::RecordingFiles*>();
        files->saveTo(bench.workbench.recordings().current()->id, path);
        files->open(path); // waits for the saving
        const double before = bench.workbench.view().pixelsPerUnit();
        QSignalSpy opened(files, &editor::RecordingFiles::opened);
        QTRY_COMPARE(opened.size(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(bench.workbench.view().pixelsPerUnit(), before);
    }

    void fileJobsWaitForEachOther()
    {
        QTemporaryDir folder;
        Bench bench;
        QVERIFY(bench.playTo(2));
        auto& recordings = bench.workbench.recordings();
        const int id = recordings.current()->id;
        auto* files = bench.window.findChild<editor::RecordingFiles*>();
        QSignalSpy said(files, &editor::RecordingFiles::said);
        QSignalSpy opened(files, &editor::RecordingFiles::opened);
        const QString path = folder.filePath("run.thicket-replay");
        files->verify(id);
        files->saveTo(id, path);
        files->open(path);
        QCOMPARE(said.size(), 2);
        QCOMPARE(said[0][0].toString(), QString("Next: save run.thicket-replay"));
        QTRY_COMPARE(opened.size(), 1);
        QTRY_VERIFY(!files->isBusy());
        QCOMPARE(recordings.find(id)->verdict.kind, editor::Verdict::Kind::verified);
        QCOMPARE(recordings.find(id)->path, path);
        // What is cancelled makes way for the next.
        files->verify(id);
        files->open(path);
        files->cancel();
        QTRY_COMPARE(opened.size(), 2);
    }

    void aGroupsOtherGoalIsAnInput()
    {
        nav::Map map = mapWithAgents();
        nav::MapObject other;
        other.id = map.unusedId();
        other.layer = 1;
        other.geometry = nav::GoalMarker{{4, 9}};
        map.append(other);
        Bench bench(map);
        QVERIFY(bench.playTo(1));
        auto& document = bench.workbench.document();
        nav::MapSettings settings = bench.map().settings;
        // Groups that came since do not take the number of one that runs.
        settings.agentGroups.insert(settings.agentGroups.begin(), nav::AgentGroup{"guests"});
        settings.agentGroups[1].goal = other.id;
        document.push(nav::MapEdit::changeSettings(bench.map(), settings), "Change Goal");
        QVERIFY(bench.playTo(bench.playback().duration() + 0.5));
        const auto& inputs = bench.playback().recording().inputs();
        QCOMPARE(inputs.size(), std::size_t(1));
        QCOMPARE(std::get<steer::SetGoal>(inputs[0].input), (steer::SetGoal{0, {4, 9}}));
        QVERIFY(bench.workbench.simulation().isOutdated()); // by the new group
        settings.agentGroups.erase(settings.agentGroups.begin());
        document.push(nav::MapEdit::changeSettings(bench.map(), settings), "Delete Group");
        QVERIFY(!bench.workbench.simulation().isOutdated());
        QVERIFY(bench.playTo(bench.playback().duration() + 0.5));
        QCOMPARE(bench.playback().recording().inputs().size(), std::size_t(1));
        // None cannot be told to who runs.
        settings.agentGroups[0].goal = 0;
        document.push(nav::MapEdit::changeSettings(bench.map(), settings), "Change Goal");
        QVERIFY(bench.workbench.simulation().isOutdated());
    }

    void theGraphGivesWayToACrowdUnlessItIsChosen()
    {
        Bench bench;
        editor::Overlays& overlays = bench.workbench.overlays();
        QVERIFY(overlays.scope() == editor::GraphScope::pathOnly);
        QVERIFY(!overlays.chosenScope());
        bench.key(Qt::Key_F8);
        QVERIFY(bench.workbench.mode() == Mode::edit);
        QVERIFY(overlays.scope() == editor::GraphScope::whole);
        bench.key(Qt::Key_F5);
        overlays.setScope(editor::GraphScope::whole);
        QVERIFY(overlays.scope() == editor::GraphScope::whole);
        // One that walks the path keeps the graph that it walks on.
        QSettings().clear();
        WindowBench alone;
        alone.key(Qt::Key_F5);
        QVERIFY(alone.workbench.overlays().scope() == editor::GraphScope::whole);
    }

    void aVerdictEndsWhenTheRunGoesOnAndNothingWidensTheWindow()
    {
        Bench bench;
        bench.window.resize(960, 600);
        QVERIFY(bench.playTo(2));
        auto* files = bench.window.findChild<editor::RecordingFiles*>();
        auto* verdict = bench.window.findChild<QLabel*>("playbackVerdict");
        auto* outdated = bench.window.findChild<QPushButton*>("playbackOutdated");
        files->verify(bench.workbench.recordings().current()->id);
        QTRY_VERIFY(verdict->isVisible());
        QVERIFY(outdated->isHidden());
        bench.workbench.selection().set({6});
        bench.key(Qt::Key_Delete);
        QVERIFY(outdated->isVisible());
        QVERIFY(verdict->isHidden());
        QCoreApplication::processEvents();
        auto* panel = bench.window.findChild<QWidget*>("recordingsPanel");
        QVERIFY(panel->mapTo(&bench.window, QPoint(panel->width(), 0)).x() <= 960);
        auto* legend = bench.widget<QLabel>("playbackLegend");
        QVERIFY(legend->width() > 40);
        bench.workbench.document().undo();
        QVERIFY(verdict->isVisible());
        QVERIFY(bench.playTo(bench.playback().duration() + 0.5));
        QTRY_VERIFY(verdict->isHidden());
    }

    void aGroupThatCannotRunIsTold()
    {
        WindowBench bench;
        nav::Map map = mapWithAgents();
        map.settings.agentGroups[0].goal = 1; // a circle
        bench.workbench.document().reset(map, {});
        bench.key(Qt::Key_F5);
        QTRY_VERIFY(bench.window.findChild<QLabel*>("messageText") &&
                    bench.window.findChild<QLabel*>("messageText")->text().contains("guards"));
        QVERIFY(bench.workbench.playback().recording().isEmpty());
    }
};

QTEST_MAIN(CrowdTest)
#include "crowdtest.moc"
