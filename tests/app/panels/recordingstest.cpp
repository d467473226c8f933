#include "tests/app/window/crowdbench.h"

#include "app/editor/files/recordingfiles.h"
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
using Mode = editor::Workbench::Mode;

/// Recordings: saved, opened, verified, shown for comparison.
class RecordingsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void savedOpenedVerified()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("run.thicket-replay");
        CrowdBench bench;
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
        QCOMPARE(bench.playback().run().recording().frameCount(), loaded->frameCount());
        QVERIFY(!bench.playback().isOpenEnded());
        bench.action("Verify Recording")->trigger();
        QTRY_VERIFY(!files->isBusy());
        QCOMPARE(recordings.current()->verdict.kind, editor::Verdict::Kind::verified);

        // On another map it is reported as different.
        nav::Map other = mapWithAgents();
        auto& marker = std::get<nav::AgentMarker>(other.find(6)->geometry);
        nav::MapObject moved = *other.find(6);
        std::get<nav::AgentMarker>(moved.geometry).position = marker.position + nav::Point{0.1, 0};
        other.replace(moved);
        bench.workbench.document().reset(other, {});
        QVERIFY(recordings.all().isEmpty()); // they were of the former map
        bench.key(Qt::Key_F8);
        files->open(path);
        QTRY_COMPARE(opened.size(), 2);
        const int id = recordings.current()->id;
        bench.action("Verify Recording")->trigger();
        QTRY_VERIFY(!files->isBusy());
        QCOMPARE(recordings.find(id)->verdict.kind, editor::Verdict::Kind::differs);
    }

    void whatIsChosenWhileARunIsMadeReadyIsPlayedOn()
    {
        CrowdBench bench;
        QVERIFY(bench.playTo(1));
        auto& recordings = bench.workbench.recordings();
        const auto runs = [&] { return recordings.all().size(); };
        const auto before = runs();
        bench.workbench.simulation().restart();
        editor::KeptRecording chosen = *recordings.current();
        chosen.name = "chosen";
        chosen.isLive = false;
        const int id = recordings.add(chosen);
        recordings.setCurrent(id);
        QTRY_COMPARE(runs(), before + 2); // the chosen one and the new run
        QCOMPARE(recordings.current()->id, id);
        QVERIFY(!bench.playback().isOpenEnded());
    }

    void whatIsNoRecordingIsRefused()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("bad.thicket-replay");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("nothing of the kind");
        file.close();
        CrowdBench bench;
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
        CrowdBench bench;
        QVERIFY(bench.playTo(1));
        auto& recordings = bench.workbench.recordings();
        const int run = recordings.current()->id;
        auto* files = bench.window.findChild<editor::RecordingFiles*>();
        QSignalSpy opened(files, &editor::RecordingFiles::opened);
        // The file states neither frame rate nor unit.
        bool asked = false;
        whenModal<QDialog>(asked, [](QDialog& question) {
            question.findChild<QDoubleSpinBox*>("trajectoryRate")->setValue(10);
            question.accept();
        });
        files->open(path);
        const double scale = bench.workbench.view().camera().pixelsPerUnit();
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(asked);
        QTRY_VERIFY(bench.workbench.view().camera().pixelsPerUnit() > scale); // framed
        const auto& measured = recordings.current()->recording;
        QCOMPARE(measured.frameCount(), 50U);
        QCOMPARE(measured.info().step, 0.1);
        QCOMPARE(measured.frame(0)[0].position, (nav::Point{1, 3})); // centimetres
        QCOMPARE(recordings.current()->verdict.kind, editor::Verdict::Kind::measured);
        const int people = recordings.current()->id;
        recordings.setCurrent(run);
        recordings.setBeside(people);
        bench.playback().seek(0.5);
        QCOMPARE(bench.playback().beside().agentsAt(bench.playback().time())[0].position,
                 (nav::Point{1.5, 3}));
        QCOMPARE(bench.playback().run().agentsAt(bench.playback().time()).size(), std::size_t(12));
    }

    void recordingsAreChosenAndShownBesideInThePanel()
    {
        CrowdBench bench;
        QVERIFY(bench.playTo(2));
        bench.action("Restart")->trigger();
        QTRY_COMPARE(bench.workbench.recordings().all().size(), 2);
        auto& recordings = bench.workbench.recordings();
        const int first = recordings.all()[0].id;
        const int second = recordings.all()[1].id;
        QCOMPARE(recordings.current()->id, second);
        auto* panel = bench.window.findChild<QWidget*>("recordingsPanel");
        panel->findChild<QAbstractButton*>(QString("beside%1").arg(first))->click();
        QCOMPARE(bench.playback().beside().recording().frameCount(),
                 recordings.all()[0].recording.frameCount());
        panel->findChild<QAbstractButton*>(QString("recording%1").arg(first))->click();
        QCOMPARE(recordings.current()->id, first);
        QVERIFY(!bench.playback().isOpenEnded());
        QVERIFY(bench.playback().duration() >= 2);
        panel->findChild<QAbstractButton*>(QString("recording%1").arg(second))->click();
        QVERIFY(bench.playback().isOpenEnded());
        QCOMPARE(bench.playback().run().recording().frameCount(), 1U);
    }

    void measuredPeopleAreFramedAndReplaceTheMarkers()
    {
        QTemporaryDir folder;
        CrowdBench bench;
        QVERIFY(bench.playTo(1));
        bench.workbench.selection().set({6});
        auto& canvas = bench.workbench.canvas();
        const nav::Point marker =
            std::get<nav::AgentMarker>(bench.map().find(6)->geometry).position;
        auto* files = bench.window.findChild<editor::RecordingFiles*>();
        files->open(trajectoriesIn(folder));
        QTRY_VERIFY(bench.workbench.view().camera().visibleBox().contains({300, 900}));
        QVERIFY(bench.workbench.view().camera().visibleBox().contains({349, 900}));
        QCOMPARE(bench.playback().time(), 0.0);
        QCOMPARE(bench.playback().run().agentsAt(bench.playback().time()).size(), std::size_t(1));
        // Nothing is hit where the markers were, and a person is not an agent of the map.
        QVERIFY(canvas.hits().objectsAt(marker, 0).empty());
        QVERIFY(canvas.hits().objectsAt({300, 900}, 0).empty());
        QVERIFY(canvas.hits().objectsIn({{290, 890}, {360, 910}}, true).empty());
        bench.key(Qt::Key_F8);
        QVERIFY(bench.workbench.mode() == Mode::edit);
        QCOMPARE(canvas.hits().objectsAt(marker, 0).size(), std::size_t(1));
    }

    void aRecordingInViewLeavesTheCamera()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("run.thicket-replay");
        CrowdBench bench;
        QVERIFY(bench.playTo(1));
        auto* files = bench.window.findChild<editor::RecordingFiles*>();
        files->saveTo(bench.workbench.recordings().current()->id, path);
        files->open(path); // waits for the saving
        const double before = bench.workbench.view().camera().pixelsPerUnit();
        QSignalSpy opened(files, &editor::RecordingFiles::opened);
        QTRY_COMPARE(opened.size(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(bench.workbench.view().camera().pixelsPerUnit(), before);
    }

    void fileJobsWaitForEachOther()
    {
        QTemporaryDir folder;
        CrowdBench bench;
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
        // After a cancelled job the next one starts.
        files->verify(id);
        files->open(path);
        files->lane().cancel();
        QTRY_COMPARE(opened.size(), 2);
    }

    void aVerdictEndsWhenTheRunGoesOnAndNothingWidensTheWindow()
    {
        CrowdBench bench;
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
        QCOMPARE(bench.window.width(), 960);
        auto* legend = bench.widget<QLabel>("playbackLegend");
        QVERIFY(legend->width() > 40);
        bench.workbench.document().undo();
        QVERIFY(verdict->isVisible());
        QVERIFY(bench.playTo(bench.playback().duration() + 0.5));
        QTRY_VERIFY(verdict->isHidden());
    }
};

QTEST_MAIN(RecordingsTest)
#include "recordingstest.moc"
