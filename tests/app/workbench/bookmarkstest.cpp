#include "tests/app/window/crowdbench.h"

#include "app/editor/files/bookmarkfile.h"
#include "app/editor/files/recordingfiles.h"
#include "libsteer/recording/recordingfile.h"
#include "libsteer/recording/trajectories.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>

using namespace thicket;
using editor::Bookmark;

namespace {

struct BookmarkBench : CrowdBench {
    using CrowdBench::CrowdBench;

    editor::Bookmarks& bookmarks() { return workbench.bookmarks(); }
    editor::RecordingFiles& files() { return window.recordingFiles(); }
    double step() { return playback().run().recording().info().step; }
    void addAt(std::uint32_t frame)
    {
        playback().seek(frame * step());
        key(Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
    }
    QList<std::uint32_t> frames()
    {
        QList<std::uint32_t> frames;
        for (const Bookmark& one : bookmarks().all())
            frames << one.frame;
        return frames;
    }
    bool waitForFiles()
    {
        return QTest::qWaitFor([this] { return !files().isBusy(); });
    }
    bool open(const QString& path)
    {
        QSignalSpy opened(&files(), &editor::RecordingFiles::opened);
        files().open(path);
        return QTest::qWaitFor([&] { return opened.count() == 1; });
    }
};

} // namespace

/// Bookmarks in recordings, and what else becomes of a recording afterwards.
class BookmarksTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void areAddedVisitedAndRemoved()
    {
        BookmarkBench bench;
        QVERIFY(bench.playTo(4));
        for (const std::uint32_t frame : {40U, 10U, 60U, 10U})
            bench.addAt(frame);
        QCOMPARE(bench.frames(), (QList<std::uint32_t>{10, 40, 60}));
        bench.playback().seek(0);
        const auto alt = Qt::AltModifier | Qt::ShiftModifier;
        bench.key(Qt::Key_Period, alt);
        QCOMPARE(bench.playback().frame(), 10U);
        bench.key(Qt::Key_Period, alt);
        QCOMPARE(bench.playback().frame(), 40U);
        bench.action("Next Bookmark")->trigger();
        QVERIFY(!bench.action("Next Bookmark")->isEnabled());
        bench.key(Qt::Key_Comma, alt);
        QCOMPARE(bench.playback().frame(), 40U);
        bench.action("Last Bookmark")->trigger();
        QCOMPARE(bench.playback().frame(), 10U);
        QVERIFY(!bench.action("Add Bookmark")->isEnabled());
        bench.action("Remove Bookmark")->trigger();
        QCOMPARE(bench.frames(), (QList<std::uint32_t>{40, 60}));
        QVERIFY(!bench.action("Remove Bookmark")->isEnabled());
    }

    void theListGoesThereRenamesAndRemoves()
    {
        BookmarkBench bench;
        QVERIFY(bench.playTo(4));
        bench.addAt(20);
        bench.addAt(50);
        bench.key(Qt::Key_6, Qt::AltModifier); // the panel of recordings
        auto* list = bench.window.findChild<QListWidget*>("bookmarkList");
        QTRY_COMPARE(list->count(), 2);
        QTRY_VERIFY(list->isVisible());
        const QRect row = list->visualItemRect(list->item(0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(bench.playback().frame(), 20U);
        QTest::keyClick(list, Qt::Key_F2);
        auto* field = list->findChild<QLineEdit*>();
        QVERIFY(field);
        field->selectAll();
        QTest::keyClicks(field, "the jam");
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(bench.bookmarks().all().front().name, QString("the jam"));
        QTRY_COMPARE(list->item(0)->text(), QString("the jam"));
        list->setCurrentRow(1);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(bench.frames(), QList<std::uint32_t>{20});
        QTRY_COMPARE(list->count(), 1);
    }

    void aClickOnTheFlagGoesThere()
    {
        BookmarkBench bench;
        QVERIFY(bench.playTo(4));
        bench.playback().setOpenEnded(false);
        bench.addAt(30);
        bench.playback().seek(0);
        auto* timeline = bench.widget<QWidget>("timeline");
        const double share = 30 * bench.step() / bench.playback().duration();
        const QPoint at(12 + qRound(share * (timeline->width() - 24)) + 3,
                        timeline->height() - 20 - 4);
        QTest::mouseClick(timeline, Qt::LeftButton, {}, at);
        QCOMPARE(bench.playback().time(), 30 * bench.step());
    }

    void areKeptBesideTheFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("run.thicket-replay");
        BookmarkBench bench;
        QVERIFY(bench.playTo(3));
        bench.addAt(12);
        bench.files().saveTo(bench.workbench.recordings().current()->id, path);
        QVERIFY(bench.waitForFiles());
        QVERIFY(QFile::exists(editor::bookmarkFileOf(path)));
        // What is added later is kept, too.
        bench.addAt(25);
        QVERIFY(bench.waitForFiles());
        // The recording itself is what any reader expects.
        QVERIFY(bool(steer::loadRecording(path.toStdString())));

        BookmarkBench later;
        QVERIFY(later.open(path));
        QCOMPARE(later.frames(), (QList<std::uint32_t>{12, 25}));
        later.bookmarks().remove(0);
        later.bookmarks().remove(0);
        QVERIFY(later.waitForFiles());
        QVERIFY(!QFile::exists(editor::bookmarkFileOf(path)));
    }

    void aDamagedListIsToldAndTheRecordingOpened()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("run.thicket-replay");
        BookmarkBench bench;
        QVERIFY(bench.playTo(1));
        bench.files().saveTo(bench.workbench.recordings().current()->id, path);
        QVERIFY(bench.waitForFiles());
        for (const char* text :
             {"{\"form", "{}", "{\"format\":\"thicket-bookmarks\",\"version\":9}"}) {
            QFile file(editor::bookmarkFileOf(path));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            QSignalSpy failed(&bench.files(), &editor::RecordingFiles::failed);
            QVERIFY(bench.open(path));
            QCOMPARE(failed.count(), 1);
            QVERIFY(failed[0][0].toString().contains("run.thicket-replay.bookmarks"));
            QVERIFY(bench.bookmarks().all().isEmpty());
        }
    }

    void positionsAreExportedAsATable()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("run.csv");
        BookmarkBench bench;
        QVERIFY(bench.playTo(2));
        const auto& current = *bench.workbench.recordings().current();
        bench.files().exportTable(current.id, path);
        QVERIFY(bench.waitForFiles());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), steer::writeTrajectoryTable(current.recording));
        QVERIFY(bench.action("Export Trajectories")->isEnabled());
    }

    void theTableAsksForItsFile()
    {
        const QTemporaryDir folder;
        BookmarkBench bench;
        QVERIFY(bench.playTo(1));
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        bool isAsked = false;
        whenModal<QFileDialog>(isAsked, [&](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>("fileNameEdit")->setText(folder.filePath("positions"));
            static_cast<QDialog&>(dialog).accept();
        });
        bench.action("Export Trajectories")->trigger();
        QVERIFY(isAsked);
        QVERIFY(bench.waitForFiles());
        QVERIFY(QFile::exists(folder.filePath("positions.csv")));
    }

    void aRecordingIsPlayedWithoutItsMap()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("run.thicket-replay");
        {
            BookmarkBench bench;
            QVERIFY(bench.playTo(3));
            bench.files().saveTo(bench.workbench.recordings().current()->id, path);
            QVERIFY(bench.waitForFiles());
        }
        WindowBench bench;
        bench.workbench.document().reset({}, {});
        editor::RecordingFiles& files = bench.window.recordingFiles();
        QSignalSpy said(&files, &editor::RecordingFiles::said);
        files.open(path);
        QTRY_COMPARE(bench.workbench.mode(), editor::Workbench::Mode::simulate);
        QCOMPARE(bench.workbench.playback().run().recording().agents().size(), std::size_t(12));
        QCOMPARE(said.count(), 1);
        QCOMPARE(said[0][0].toString(),
                 QString("run.thicket-replay is played without its map: open "
                         "that for its obstacles"));
        // All agents are in view.
        bench.workbench.playback().seek(1);
        const auto agent = bench.workbench.canvas().runningAgent(6);
        QVERIFY(agent);
        QTRY_VERIFY(bench.workbench.view().camera().visibleBox().contains(agent->position));
        bench.key(Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(bench.action("Follow Agent")->isChecked());
        // With its map there is nothing to tell.
        bench.workbench.document().reset(mapWithAgents(), {});
        said.clear();
        QSignalSpy opened(&files, &editor::RecordingFiles::opened);
        files.open(path);
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(said.count(), 0);
    }
};

QTEST_MAIN(BookmarksTest)
#include "bookmarkstest.moc"
