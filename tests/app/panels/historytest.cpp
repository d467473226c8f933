#include "tests/app/document/savedocument.h"
#include "tests/app/window/windowbench.h"

#include <QListView>
#include <QSignalSpy>

using namespace thicket;

namespace {

class HistoryBench : public WindowBench {
public:
    HistoryBench()
    {
        for (const nav::ObjectId id : {1, 2, 3}) {
            states.push_back(map());
            workbench.selection().set({id});
            key(Qt::Key_Delete);
        }
        states.push_back(map());
        key(Qt::Key_5, Qt::AltModifier);
    }

    QListView* list() { return widget<QListView>("historyList"); }
    QStringList rows()
    {
        QStringList rows;
        for (int row = 0; row < list()->model()->rowCount(); ++row) {
            const QModelIndex index = list()->model()->index(row, 0);
            rows << index.data(Qt::AccessibleTextRole).toString();
        }
        return rows;
    }
    void click(int row)
    {
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                          list()->visualRect(list()->model()->index(row, 0)).center());
    }

    std::vector<nav::Map> states;
};

} // namespace

/// The list of undo steps.
class HistoryTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void namesTheStepsAndThePresentOne()
    {
        HistoryBench bench;
        QCOMPARE(bench.rows(),
                 (QStringList{"Map as opened", "Delete", "Delete", "Delete, present"}));
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.rows(),
                 (QStringList{"Map as opened", "Delete", "Delete, present", "Delete, undone"}));
        bench.workbench.document().reset(WindowBench::smallMap(), {});
        QCOMPARE(bench.rows(), QStringList{"Map as opened, present"});
    }

    void aClickGoesThere()
    {
        HistoryBench bench;
        QSignalSpy changes(&bench.workbench.document(), &editor::MapDocument::changed);
        for (const int row : {0, 3, 1, 2, 0, 2}) {
            changes.clear();
            bench.click(row);
            QVERIFY(bench.map() == bench.states[std::size_t(row)]);
            QCOMPARE(changes.size(), 1); // however many steps
            QCOMPARE(bench.list()->currentIndex().row(), row);
        }
        QCOMPARE(bench.workbench.document().undoStack().count(), 3);
    }

    void worksByKeys()
    {
        HistoryBench bench;
        QListView* list = bench.list();
        QCOMPARE(QApplication::focusWidget(), list);
        QTest::keyClick(list, Qt::Key_Up);
        QTest::keyClick(list, Qt::Key_Up);
        QVERIFY(bench.map() == bench.states[3]);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(bench.map() == bench.states[1]);
    }

    void theSavedStepIsMarked()
    {
        HistoryBench bench;
        QTemporaryDir folder;
        bench.click(1);
        QVERIFY(save(bench.workbench.document(), folder.filePath("m.thicket")));
        QCOMPARE(bench.rows()[1], QString("Delete, present, saved"));
        bench.click(2);
        QCOMPARE(bench.rows(), (QStringList{"Map as opened", "Delete, saved", "Delete, present",
                                            "Delete, undone"}));
        QVERIFY(bench.workbench.document().isModified());
        bench.click(1);
        QVERIFY(!bench.workbench.document().isModified());
    }

    void aGestureIsCancelledFirst()
    {
        HistoryBench bench;
        auto& view = bench.workbench.view();
        bench.key(Qt::Key_C);
        const auto pixel = [&view](nav::Point at) { return view.camera().pixelOf(at).toPoint(); };
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, pixel({10, 5}));
        QTest::mouseMove(view.viewport(), pixel({12, 5}));
        bench.workbench.document().goTo(0);
        QVERIFY(bench.map() == bench.states[0]);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, pixel({12, 5}));
        QVERIFY(bench.map() == bench.states[0]);
    }
};

QTEST_MAIN(HistoryTest)
#include "historytest.moc"
