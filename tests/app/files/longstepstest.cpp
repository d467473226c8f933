#include "tests/app/files/manybench.h"

#include "app/editor/document/mapeditcommand.h"
#include "libnav/map/mapfile.h"

#include <QFile>
#include <QLabel>

#include <atomic>
#include <thread>

using namespace thicket;
using editor::LongSteps;

namespace {

/// A window on the small map, and a step that takes until the test lets it end.
struct StepBench : ManyBench {
    ~StepBench()
    {
        isOpen = true;
        while (steps().isBusy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    void pushSlowly()
    {
        const auto make = [this](const nav::Map& map) -> Result<LongSteps::Edit> {
            ++made;
            while (!isOpen)
                std::this_thread::yield();
            if (fails)
                return Unexpected("There is no room.");
            nav::MapObject object;
            object.id = map.unusedId();
            object.geometry = nav::Circle{{5, 5}, 1};
            return editor::sharedEdit(nav::MapEdit::add(map, {object}));
        };
        steps().push("Adding slow", make, "Add slow", [this](bool isDone) { ended = isDone; });
    }
    bool showsWork()
    {
        auto* text = window.findChild<QLabel*>("statusWork");
        return text->isVisible() && text->text().startsWith("Adding slow");
    }
    bool addMany()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("many.thicket");
        return nav::saveMap(manyCircles(), path.toStdString()) && add(path);
    }
    std::atomic<bool> isOpen = false;
    std::atomic<bool> fails = false;
    std::atomic<int> made = 0;
    std::optional<bool> ended;
};

} // namespace

/// Steps of very many objects, which are made beside the window.
class WindowLongStepsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void manyAreAddedUndoneAndDoneAgain()
    {
        StepBench bench;
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete); // so that ids are missing
        const nav::Map before = bench.map();
        QVERIFY(bench.addMany());
        const nav::Map after = bench.map();
        const nav::ObjectId unused = after.unusedId();
        QCOMPARE(bench.count(), before.objects().size() + many);
        QCOMPARE(bench.document().undoStack().undoText(), QString("Add many.thicket"));
        QVERIFY(bench.isIndexRight());

        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.count(), after.objects().size()); // the window has not waited
        QTRY_VERIFY(!bench.steps().isBusy());
        QVERIFY(bench.map() == before);
        QVERIFY(bench.map().unusedId() >= unused);
        QVERIFY(bench.isIndexRight());

        bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!bench.steps().isBusy());
        QVERIFY(bench.map() == after);
        QVERIFY(bench.isIndexRight());

        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!bench.steps().isBusy());
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    void twoUndosInARowAreOne()
    {
        StepBench bench;
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        const nav::Map before = bench.map();
        QVERIFY(bench.addMany());
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!bench.steps().isBusy());
        QVERIFY(bench.map() == before);
    }

    void anEditMeanwhileStopsAnUndo()
    {
        StepBench bench;
        QVERIFY(bench.addMany());
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        const nav::Map edited = bench.map();
        QTRY_VERIFY(!bench.steps().isBusy());
        QVERIFY(bench.map() == edited);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!bench.steps().isBusy());
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    void anEditMeanwhileIsKept()
    {
        StepBench bench;
        bench.pushSlowly();
        QTRY_VERIFY(bench.showsWork());
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        const nav::Map edited = bench.map();
        bench.isOpen = true;
        QTRY_COMPARE(bench.ended, std::optional(true));
        QCOMPARE(bench.made.load(), 2); // again, for the edited map
        QCOMPARE(bench.count(), edited.objects().size() + 1);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == edited);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    void deletingManyIsDoneBesideTheWindow()
    {
        StepBench bench;
        bench.showMany();
        const nav::Map before = bench.map();
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.count(), many); // not yet
        bench.waitForStep();
        QCOMPARE(bench.count(), std::size_t(0));
        QVERIFY(bench.workbench.selection().isEmpty());
        QCOMPARE(bench.document().undoStack().undoText(), QString("Delete"));
        bench.undoAndRedo(before);
    }

    void movingManyIsDoneBesideTheWindow()
    {
        StepBench bench;
        bench.showMany();
        const nav::Map before = bench.map();
        bench.key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
        bench.waitForStep();
        const auto xOf = [](const nav::Map& map) {
            return std::get<nav::Circle>(map.objects().back().geometry).center.x;
        };
        QVERIFY(xOf(bench.map()) > xOf(before));
        QCOMPARE(bench.workbench.selection().ids().size(), qsizetype(many));
        bench.undoAndRedo(before);
    }

    void manyAreDuplicatedAndPastedBesideTheWindow()
    {
        StepBench bench;
        bench.showMany();
        const nav::Map before = bench.map();
        bench.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.count(), many);
        bench.waitForStep();
        QCOMPARE(bench.count(), 2 * many);
        QCOMPARE(bench.workbench.selection().ids().size(), qsizetype(many));
        QVERIFY(!bench.workbench.selection().contains(1)); // the copies are
        bench.undoAndRedo(before);
        bench.key(Qt::Key_A, Qt::ControlModifier);
        const nav::Map two = bench.map();
        bench.key(Qt::Key_C, Qt::ControlModifier);
        bench.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.count(), 2 * many);
        bench.waitForStep();
        QCOMPARE(bench.count(), 4 * many);
        QCOMPARE(bench.workbench.selection().ids().size(), qsizetype(2 * many));
        bench.undoAndRedo(two);
    }

    void anotherLongStepMeanwhileIsRefused()
    {
        StepBench bench;
        bench.showMany();
        const nav::Map before = bench.map();
        bench.key(Qt::Key_Right, Qt::ControlModifier);
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.said.startsWith("Please wait"));
        bench.waitForStep();
        QCOMPARE(bench.count(), many);
        QVERIFY(bench.map() != before);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.waitForStep();
        QVERIFY(bench.map() == before);
    }

    void anEditDuringADeletionIsKept()
    {
        StepBench bench;
        bench.showMany();
        const nav::Map before = bench.map();
        bench.key(Qt::Key_Delete);
        bench.workbench.selection().set({7});
        bench.key(Qt::Key_Delete); // one, at once
        QCOMPARE(bench.count(), many - 1);
        const nav::Map edited = bench.map();
        bench.waitForStep();
        QCOMPARE(bench.count(), std::size_t(0));
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.waitForStep();
        QVERIFY(bench.map() == edited);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
    }

    void closedLayersAreLeftAlone()
    {
        StepBench bench;
        QVERIFY(bench.addMany()); // on the first layer
        nav::MapSettings settings = bench.map().settings;
        bench.key(Qt::Key_A, Qt::ControlModifier);
        settings.layers[0].locked = true;
        bench.document().push(nav::MapEdit::changeSettings(bench.map(), settings), "Lock");
        const nav::Map before = bench.map();
        bench.key(Qt::Key_Delete);
        bench.waitForStep();
        QVERIFY(!bench.map().find(3)); // the wall, on the other layer
        QCOMPARE(bench.count(), before.objects().size() - 1);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.waitForStep();
        QVERIFY(bench.map() == before);
    }

    /// The copy of the map takes several turns, and none has come yet.
    void escapeEndsTheCopyOfTheMap()
    {
        StepBench bench;
        bench.showMany(60'000);
        const nav::Map before = bench.map();
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.steps().lane().isWorking());
        bench.steps().lane().cancel();
        QVERIFY(!bench.steps().isBusy());
        QCOMPARE(bench.said, QString("Cancelled"));
        bench.key(Qt::Key_Right);
        bench.waitForStep();
        QCOMPARE(bench.count(), before.objects().size());
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.waitForStep();
        QVERIFY(bench.map() == before);
    }

    /// The worker thread waits for a copy that never comes.
    void theWindowMayCloseMeanwhile()
    {
        WindowBench bench;
        bench.workbench.document().reset(manyCircles(60'000));
        bench.key(Qt::Key_A, Qt::ControlModifier);
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.window.files().steps().isBusy());
    }

    void escapeKeepsAll()
    {
        StepBench bench;
        bench.pushSlowly();
        QTRY_VERIFY(bench.showsWork());
        bench.key(Qt::Key_Escape);
        QCOMPARE(bench.ended, std::optional(false));
        bench.isOpen = true;
        QTRY_VERIFY(!bench.showsWork());
        QVERIFY(bench.map() == WindowBench::smallMap());
        QVERIFY(!bench.document().canUndo());
    }

    void failuresAreSaid()
    {
        StepBench bench;
        bench.fails = true;
        bench.isOpen = true;
        bench.pushSlowly();
        QTRY_COMPARE(bench.ended, std::optional(false));
        QTRY_COMPARE(bench.widget<QLabel>("messageText")->text(), QString("There is no room."));
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    void anotherMapIsLeftAlone()
    {
        StepBench bench;
        bench.pushSlowly();
        QTRY_COMPARE(bench.made.load(), 1);
        bench.window.files().newMap();
        const nav::Map shown = bench.map();
        bench.isOpen = true;
        QTRY_COMPARE(bench.ended, std::optional(false));
        QVERIFY(bench.map() == shown);
        bench.workbench.maps().showPrevious();
        QVERIFY(bench.map() == WindowBench::smallMap());
    }
};

QTEST_MAIN(WindowLongStepsTest)
#include "longstepstest.moc"
