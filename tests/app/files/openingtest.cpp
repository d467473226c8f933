#include "tests/app/window/windowbench.h"

#include "app/editor/document/fileopening.h"
#include "app/editor/files/session.h"
#include "app/editor/window/linewindow.h"
#include "libnav/map/mapfile.h"

#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QWheelEvent>

#include <atomic>
#include <thread>

using namespace thicket;

namespace {

/// A window on the small map, and a file whose reading takes until the test lets it end.
struct SlowBench : WindowBench {
    SlowBench()
    {
        nav::Map other;
        other.settings.name = "other";
        other.append({.id = 1, .geometry = nav::Circle{{100, 100}, 5}});
        if (!nav::saveMap(other, path("slow").toStdString()) ||
            !nav::saveMap(other, path("next").toStdString()))
            qFatal("not written");
    }
    ~SlowBench() { opening().cancelAll(); }

    QString path(const QString& name) const { return folder.filePath(name + ".thicket"); }
    editor::Opening& opening() { return window.files().opening(); }
    editor::OpenMaps& maps() { return workbench.maps(); }

    /// Reads slow.thicket, but half of it only when the gate is open.
    void openSlowly()
    {
        const auto read = [this](editor::Progress& progress) -> editor::Opening::Reading {
            while (!isOpen && progress.tell(0.5))
                std::this_thread::yield();
            if (progress.isCancelled())
                return Unexpected("cancelled");
            if (fails)
                return Unexpected("The disk is on fire.", "slow.thicket");
            return editor::readForOpening(path("slow"), workbench.formats());
        };
        const auto take = [this](std::unique_ptr<editor::ParkedMap>& map) {
            maps().bring(std::move(map));
            return true;
        };
        opening().read("Opening slow.thicket", read, take, [this](bool is) { ended = is; });
    }
    bool showsWork()
    {
        auto* text = window.findChild<QLabel*>("statusWork");
        return text->isVisible() && text->text() == "Opening slow.thicket";
    }
    void wheel()
    {
        QWidget& viewport = *workbench.view().viewport();
        const QPointF at(300, 200);
        QWheelEvent event(at, viewport.mapToGlobal(at), {}, {0, 120}, {}, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&viewport, &event);
    }

    QTemporaryDir folder;
    std::atomic<bool> isOpen = false;
    std::atomic<bool> fails = false;
    std::optional<bool> ended;
};

} // namespace

/// Files that take long to read.
class WindowOpeningTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void theWindowAnswersMeanwhile()
    {
        SlowBench bench;
        bench.openSlowly();
        QTRY_VERIFY(bench.showsWork());
        auto* bar = bench.window.findChild<QProgressBar*>();
        QCOMPARE(bar->width(), 120);
        QCOMPARE(bar->value(), bar->maximum() / 2);
        const double scale = bench.workbench.view().camera().pixelsPerUnit();
        bench.wheel();
        QVERIFY(bench.workbench.view().camera().pixelsPerUnit() > scale);
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        QVERIFY(!bench.map().find(1));
        const nav::Map edited = bench.map();

        bench.isOpen = true;
        bench.waitForFiles();
        QCOMPARE(bench.workbench.document().file().path(), bench.path("slow"));
        QCOMPARE(bench.map().objects().size(), std::size_t(1));
        QVERIFY(!bench.workbench.document().canUndo());
        QVERIFY(bench.window.findChild<QLabel*>("statusWork")->isHidden() || !bench.showsWork());
        QCOMPARE(bench.maps().count(), 2);
        bench.maps().showPrevious();
        QVERIFY(bench.map() == edited);
        bench.workbench.document().undo();
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    /// The words of an error are about a place in the file.
    void anErrorSaysWhatWasNotDone()
    {
        SlowBench bench;
        QFile file(bench.path("bad"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "thicket-map", "version": 1, "objects": 5})");
        file.close();
        bench.opening().open(bench.path("bad"));
        bench.waitForFiles();
        const auto* message = bench.widget<QLabel>("messageText");
        QVERIFY2(message->text().startsWith("bad.thicket cannot be opened: line 1, column "),
                 qPrintable(message->text()));
        bench.opening().add(bench.path("bad"));
        bench.waitForFiles();
        QVERIFY2(message->text().startsWith("bad.thicket cannot be added: line 1, column "),
                 qPrintable(message->text()));
    }

    /// The message has a button that shows the file's text there.
    void anErrorShowsItsLine()
    {
        SlowBench bench;
        QFile file(bench.path("bad"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"thicket-map\",\n\"version\": 1,\n\"objects\": 5}");
        file.close();
        auto* show = bench.window.findChild<QPushButton*>("messageHelp");
        bench.opening().open(bench.path("bad"));
        bench.waitForFiles();
        QVERIFY(show->isVisible());
        QTest::mouseClick(show, Qt::LeftButton);
        const auto* lines = bench.window.findChild<editor::LineWindow*>();
        QVERIFY(lines->isVisible());
        QVERIFY(!lines->isModal());
        auto* text = lines->findChild<QPlainTextEdit*>();
        QTRY_COMPARE(text->blockCount(), 3);
        QVERIFY(text->isReadOnly());
        const QTextCursor mark = text->extraSelections().last().cursor;
        QCOMPARE(mark.blockNumber(), 2);
        QCOMPARE(mark.selectedText(), "5");
        QCOMPARE(lines->findChild<QLabel*>("lineProblem")->text(),
                 bench.widget<QLabel>("messageText")->text());
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(!lines->isVisible());

        QVERIFY(!bench.open(bench.path("gone"))); // an error without a place
        QVERIFY(!show->isVisible());
    }

    void cancelKeepsAll_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("Esc") << true;
        QTest::newRow("button") << false;
    }
    void cancelKeepsAll()
    {
        QFETCH(bool, byKey);
        SlowBench bench;
        bench.workbench.selection().set({2});
        bench.openSlowly();
        QTRY_VERIFY(bench.showsWork());
        if (byKey)
            bench.key(Qt::Key_Escape);
        else
            QTest::mouseClick(bench.widget<QPushButton>("statusCancel"), Qt::LeftButton);
        QCOMPARE(bench.ended, std::optional(false));
        QVERIFY(!bench.opening().lane().isBusy());
        QVERIFY(!bench.showsWork());
        QVERIFY(bench.map() == WindowBench::smallMap());
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>({2}));
        QCOMPARE(bench.maps().count(), 1);
        // The next one is not held up.
        QVERIFY(bench.open(bench.path("next")));
    }

    void escapeEndsAGestureFirst()
    {
        SlowBench bench;
        bench.openSlowly();
        QTRY_VERIFY(bench.showsWork());
        QWidget* viewport = bench.workbench.view().viewport();
        const auto pixel = [&](nav::Point at) {
            return bench.workbench.view().camera().value().toPixel(at).toPoint();
        };
        QTest::mousePress(viewport, Qt::LeftButton, {}, pixel({10, 10}));
        QTest::mouseMove(viewport, pixel({12, 12}));
        QTest::mouseMove(viewport, pixel({14, 12}));
        QVERIFY(bench.workbench.document().gesture().isOpen());
        bench.key(Qt::Key_Escape);
        QVERIFY(!bench.workbench.document().gesture().isOpen());
        QVERIFY(bench.map() == WindowBench::smallMap());
        QVERIFY(bench.opening().lane().isBusy());
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, pixel({14, 12}));
    }

    void aFailureSaysItsSentence()
    {
        SlowBench bench;
        bench.fails = true;
        bench.isOpen = true;
        bench.openSlowly();
        bench.waitForFiles();
        QCOMPARE(bench.ended, std::optional(false));
        QCOMPARE(bench.widget<QLabel>("messageText")->text(),
                 QString("slow.thicket: The disk is on fire."));
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    void aDragIsNotCutShort()
    {
        SlowBench bench;
        bench.openSlowly();
        QWidget* viewport = bench.workbench.view().viewport();
        const auto pixel = [&](nav::Point at) {
            return bench.workbench.view().camera().value().toPixel(at).toPoint();
        };
        QTest::mousePress(viewport, Qt::LeftButton, {}, pixel({10, 10}));
        QTest::mouseMove(viewport, pixel({12, 12}));
        QTest::mouseMove(viewport, pixel({14, 12}));
        QVERIFY(bench.workbench.document().gesture().isOpen());
        bench.isOpen = true;
        bench.opening().lane().wait(); // read
        QCOMPARE(bench.maps().count(), 1);
        QVERIFY(bench.workbench.document().gesture().isOpen());
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, pixel({14, 12}));
        const nav::Map dragged = bench.map();
        QVERIFY(!(dragged == WindowBench::smallMap()));
        bench.waitForFiles();
        QCOMPARE(bench.workbench.document().file().path(), bench.path("slow"));
        bench.maps().showPrevious();
        QVERIFY(bench.map() == dragged);
    }

    void aFileIsNotOpenedTwice()
    {
        SlowBench bench;
        bench.openSlowly();
        bench.window.files().open(bench.path("next"));
        bench.window.files().open(bench.folder.filePath("./next.thicket"));
        QCOMPARE(bench.opening().waiting(), QStringList(bench.path("next")));
        bench.isOpen = true;
        bench.waitForFiles();
        QCOMPARE(bench.maps().count(), 3);
        QCOMPARE(bench.workbench.document().file().path(), bench.path("next"));
    }

    void objectsAreAddedToTheMapThatIsThenShown()
    {
        SlowBench bench;
        bench.openSlowly();
        bench.window.files().addFrom(bench.path("next"));
        bench.isOpen = true;
        bench.waitForFiles();
        QCOMPARE(bench.workbench.document().file().path(), bench.path("slow"));
        QCOMPARE(bench.map().objects().size(), std::size_t(2));
        // As after pasting, so that what came in can be moved as a whole.
        QCOMPARE(bench.workbench.selection().ids(), QList{bench.map().objects().back().id});
        bench.workbench.document().undo();
        QCOMPARE(bench.map().objects().size(), std::size_t(1));
    }

    /// What the user wanted comes back at the next start.
    void closingTheWindowCancels()
    {
        SlowBench bench;
        bench.openSlowly();
        bench.window.files().open(bench.path("next"));
        QVERIFY(bench.window.close());
        QVERIFY(!bench.opening().lane().isBusy());
        QCOMPARE(editor::session::take().paths, QStringList(bench.path("next")));
    }

    void anEmptyStartShowsTheSample()
    {
        SlowBench bench;
        bool isNone = false;
        bench.window.files().openAll({bench.folder.filePath("gone.thicket")}, 0,
                                     [&isNone] { isNone = true; });
        bench.waitForFiles();
        QVERIFY(isNone);
        isNone = false;
        bench.window.files().openAll({}, 0, [&isNone] { isNone = true; });
        QVERIFY(isNone);
    }
};

QTEST_MAIN(WindowOpeningTest)
#include "openingtest.moc"
