#include "tests/app/window/crowdbench.h"

#include "app/editor/files/recordingfiles.h"
#include "app/editor/scene/steeringcard.h"
#include "libsteer/recording/recordingfile.h"

#include <QSignalSpy>

using namespace thicket;
using editor::Overlay;

namespace {

constexpr nav::ObjectId watched = 9;

/// Guards that steer by all behaviours which sense obstacles.
nav::Map sensingMap()
{
    nav::Map map = mapWithAgents();
    nav::AgentGroup& guards = map.settings.agentGroups.front();
    for (const char* type : {"avoidWalls", "avoidObstacles", "rayFan", "arrive"})
        guards.behaviours.push_back(nav::Json(nav::Json::Object{{"type", nav::Json(type)}}));
    return map;
}

struct RecallBench : CrowdBench {
    using CrowdBench::CrowdBench;

    const std::optional<editor::ChosenAgent>& shown() { return workbench.canvas().steering(); }
    bool isKnown() { return shown() && shown()->facts && shown()->facts->record; }
    void seekFrame(std::uint32_t frame)
    {
        playback().seek(frame * playback().run().recording().info().step);
    }
    QString valueOf(const QString& name)
    {
        const drawing::Style style{workbench.appearance().palette(), 10};
        const editor::SteeringCard card(*shown(), map(), style);
        for (const editor::SteeringCard::Row& row : card.rows())
            if (row.name == name)
                return row.value;
        return QStringLiteral("no such row");
    }
    /// Saves the played recording, shows that map as if it was opened anew, and plays the recording
    /// from its file. Returns whether it is played.
    bool openRecordingOn(const nav::Map& map)
    {
        auto& files = *window.findChild<editor::RecordingFiles*>();
        const QTemporaryDir folder;
        const QString path = folder.filePath("run.thicket-replay");
        files.saveTo(workbench.recordings().current()->id, path);
        const bool isSaved = QTest::qWaitFor([&files] { return !files.isBusy(); });
        workbench.document().reset(map, {});
        // Its own run begins first.
        const bool runs =
            QTest::qWaitFor([this] { return workbench.recordings().current() != nullptr; });
        QSignalSpy opened(&files, &editor::RecordingFiles::opened);
        files.open(path);
        if (!isSaved || !runs || !QTest::qWaitFor([&opened] { return opened.count() == 1; }))
            return false;
        workbench.recordings().setCurrent(opened.front().front().toInt());
        return true;
    }
};

/// What the agent sensed and decided in the step after each frame that is recorded, of a crowd that
/// is watched from its start.
std::vector<steer::AgentRecord> recordsOf(RecallBench& bench)
{
    auto crowd = steer::Crowd::of(steer::scenarioOf(bench.map()).value()).value();
    crowd.watch({watched});
    std::vector<steer::AgentRecord> records;
    for (std::uint32_t i = 0; i < bench.playback().run().recording().frameCount(); ++i) {
        crowd.step();
        records.push_back(crowd.records().front());
    }
    return records;
}

} // namespace

/// What an agent sensed and decided can be seen for any agent at any recorded time.
class AgentRecallTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void anAgentThatWasNotWatchedIsRecalled()
    {
        RecallBench bench(sensingMap());
        QVERIFY(bench.playTo(3));
        const auto expected = recordsOf(bench);
        bench.workbench.overlays().setOn(Overlay::steering, true);
        bench.seekFrame(40);
        QVERIFY(!bench.shown());
        bench.workbench.selection().set({watched});
        QTRY_VERIFY(bench.isKnown());
        for (const std::uint32_t frame : {40U, 41U, 7U, 55U, 0U}) {
            bench.seekFrame(frame);
            QTRY_VERIFY(bench.isKnown());
            QVERIFY(*bench.shown()->facts->record == expected[frame]);
        }
        // The step that would follow the last recorded frame, too.
        bench.key(Qt::Key_End);
        QTRY_VERIFY(bench.isKnown());
        QVERIFY(*bench.shown()->facts->record == expected[bench.playback().frame()]);
    }

    void aWatchedAgentShowsTheStepThatFollowsTheFrame()
    {
        RecallBench bench(sensingMap());
        bench.workbench.overlays().setOn(Overlay::steering, true);
        bench.workbench.selection().set({watched});
        QVERIFY(bench.playTo(3));
        const auto expected = recordsOf(bench);
        bench.seekFrame(20);
        QVERIFY(bench.isKnown()); // at once
        QVERIFY(*bench.shown()->facts->record == expected[20]);
        QVERIFY(bench.shown()->facts->record->agent.position ==
                bench.shown()->sensed.agent.position);
    }

    void theCardNamesWhatTheStackSenses()
    {
        RecallBench bench(sensingMap());
        QVERIFY(bench.playTo(1));
        bench.workbench.overlays().setOn(Overlay::steering, true);
        bench.workbench.selection().set({watched});
        bench.seekFrame(10);
        QTRY_VERIFY(bench.isKnown());
        QCOMPARE(bench.valueOf("Clear rays").toInt() + bench.valueOf("Blocked rays").toInt(), 17);
        QVERIFY(bench.valueOf("Detection box") != "no such row");
        QVERIFY(bench.valueOf("Wall ahead") != "no such row");

        RecallBench plain; // its guards follow the path and avoid agents
        QVERIFY(plain.playTo(1));
        plain.workbench.overlays().setOn(Overlay::steering, true);
        plain.workbench.selection().set({watched});
        QTRY_VERIFY(plain.isKnown());
        for (const char* row : {"Clear rays", "Detection box", "Wall ahead"})
            QCOMPARE(plain.valueOf(row), QString("no such row"));
    }

    void agentsAtRestShowWhatTheirGroupSenses()
    {
        nav::Map map = sensingMap();
        map.settings.agentGroups.front().behaviours.resize(1); // avoidWalls
        RecallBench bench(map);
        bench.key(Qt::Key_F8);
        bench.workbench.overlays().setOn(Overlay::steering, true);
        bench.workbench.selection().set({watched});
        QVERIFY(bench.valueOf("Wall ahead") != "no such row");
        QCOMPARE(bench.valueOf("Detection box"), QString("no such row"));
        QCOMPARE(bench.valueOf("Clear rays"), QString("no such row"));
    }

    void aRecordingFromAFileIsRunAgainOnTheMap()
    {
        RecallBench bench(sensingMap());
        const nav::Map map = bench.map();
        QVERIFY(bench.playTo(3));
        const auto expected = recordsOf(bench);
        QVERIFY(bench.openRecordingOn(map));
        bench.workbench.overlays().setOn(Overlay::steering, true);
        bench.workbench.selection().set({watched});
        bench.seekFrame(50);
        QTRY_VERIFY(bench.isKnown());
        QVERIFY(*bench.shown()->facts->record == expected[50]);
    }

    void anotherMapIsSaidToBeAnother()
    {
        RecallBench bench(sensingMap());
        QVERIFY(bench.playTo(2));
        nav::Map other = bench.map();
        other.remove(1);
        QVERIFY(bench.openRecordingOn(other));
        bench.workbench.overlays().setOn(Overlay::steering, true);
        bench.workbench.selection().set({watched});
        QTRY_VERIFY(bench.shown() && bench.shown()->facts &&
                    !bench.shown()->facts->problem.isEmpty());
        QVERIFY2(bench.valueOf("Decisions").contains("other obstacles"),
                 qPrintable(bench.valueOf("Decisions")));
    }
};

QTEST_MAIN(AgentRecallTest)
#include "agentrecalltest.moc"
