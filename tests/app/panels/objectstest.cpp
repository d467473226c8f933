#include "tests/app/panels/objectspanelbench.h"

#include <QLabel>

using namespace thicket;

namespace {

class ObjectsBench : public ObjectsPanelBench {
public:
    explicit ObjectsBench(const nav::Map& map = smallMap()) : ObjectsPanelBench(map) {}

    QLineEdit* filter() { return widget<QLineEdit>("objectsFilter"); }
    QString count() { return widget<QLabel>("objectsCount")->text(); }
    QList<nav::ObjectId> selected() { return workbench.selection().ids(); }
};

} // namespace

/// The list of all objects: its filter, its selection, and what keys do in it.
class ObjectsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void listsAllObjectsTheTopmostFirst()
    {
        ObjectsBench bench;
        QCOMPARE(bench.names(), (QStringList{"Goal 5", "Start", "Wall 3", "Circle 2", "oak"}));
        QCOMPARE(bench.textAt(2, 2), QString("Rocks"));
        QCOMPARE(bench.textAt(2, 3), QString("3"));
        QCOMPARE(bench.count(), QString("5"));
    }

    void filtersByNameKindIdAndProperty()
    {
        ObjectsBench bench;
        const QList<QPair<QString, QStringList>> cases{
            {"OAK", {"oak"}},
            {"circle", {"Circle 2", "oak"}},
            {"3", {"Wall 3"}},
            {"quercus", {"oak"}},
            {"species circle", {"oak"}},
            {"circle wall", {}},
            {"  ", {"Goal 5", "Start", "Wall 3", "Circle 2", "oak"}}};
        for (const auto& [text, names] : cases) {
            bench.typeInto(bench.filter(), text);
            QCOMPARE(bench.names(), names);
        }
        bench.typeInto(bench.filter(), "circle");
        QCOMPARE(bench.count(), QString("2 of 5"));
    }

    void findGoesToTheFilterAndOn()
    {
        ObjectsBench bench;
        bench.key(Qt::Key_1, Qt::AltModifier);
        bench.workbench.view().setFocus();
        bench.key(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget(), bench.filter());
        QTest::keyClicks(bench.filter(), "oak");
        auto& camera = bench.workbench.view().camera();
        const double scale = camera.pixelsPerUnit();
        QTest::keyClick(bench.filter(), Qt::Key_Return);
        QCOMPARE(bench.selected(), QList<nav::ObjectId>{1});
        QVERIFY(camera.pixelsPerUnit() > 1.5 * scale);
        QVERIFY(camera.visibleBox().encloses({{7, 7}, {13, 13}}));
        QCOMPARE(QApplication::focusWidget(), bench.table());
        bench.key(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClick(bench.filter(), Qt::Key_Backspace); // the text is selected
        QCOMPARE(bench.names().size(), 5);
        QTest::keyClick(bench.filter(), Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), bench.table());
    }

    void downFromTheFilterSelectsARow()
    {
        ObjectsBench bench;
        bench.workbench.view().setFocus();
        bench.key(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(bench.filter(), "circle");
        QTest::keyClick(bench.filter(), Qt::Key_Down);
        QCOMPARE(bench.selected(), QList<nav::ObjectId>{2});
        QTest::keyClick(bench.table(), Qt::Key_Down);
        QCOMPARE(bench.selected(), QList<nav::ObjectId>{1});
        bench.workbench.selection().clear();
        bench.filter()->setFocus();
        bench.table()->setFocus(Qt::TabFocusReason);
        QTest::keyClick(bench.table(), Qt::Key_Return);
        QCOMPARE(bench.selected(), QList<nav::ObjectId>{2});
    }

    void theSelectionIsTheSameInBoth()
    {
        ObjectsBench bench;
        bench.click(4);
        QCOMPARE(bench.selected(), QList<nav::ObjectId>{1});
        bench.click(2, Qt::ControlModifier);
        QCOMPARE(bench.selected().size(), 2);
        bench.click(4);
        bench.click(2, Qt::ShiftModifier);
        QCOMPARE(bench.selected().size(), 3);
        bench.workbench.selection().set({5, 3});
        QCOMPARE(bench.selectedRows(), (QList<int>{0, 2}));
        bench.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(bench.selectedRows().size(), 5);
        bench.typeInto(bench.filter(), "circle");
        QCOMPARE(bench.selectedRows(), (QList<int>{0, 1}));
        QCOMPARE(bench.selected().size(), 5); // the filter selects nothing
        bench.workbench.selection().clear();
        QVERIFY(bench.selectedRows().isEmpty());
    }

    void arrowsWalkAndEnterShows()
    {
        ObjectsBench bench;
        bench.click(4);
        QTest::keyClick(bench.table(), Qt::Key_Up);
        QCOMPARE(bench.selected(), QList<nav::ObjectId>{2});
        auto& camera = bench.workbench.view().camera();
        const double scale = camera.pixelsPerUnit();
        QTest::keyClick(bench.table(), Qt::Key_Return);
        QVERIFY(camera.pixelsPerUnit() > 1.5 * scale);
        camera.fitMap();
        bench.click(4);
        QTest::mouseDClick(bench.table()->viewport(), Qt::LeftButton, {}, bench.rect(4).center());
        QVERIFY(camera.pixelsPerUnit() > 1.5 * scale);
        QVERIFY(camera.visibleBox().encloses({{7, 7}, {13, 13}}));
    }

    void f2Renames()
    {
        ObjectsBench bench;
        const nav::Map before = bench.map();
        bench.click(4);
        QTest::keyClick(bench.table(), Qt::Key_F2);
        auto* editor = bench.table()->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QCOMPARE(editor->text(), QString("oak"));
        QTest::keyClicks(editor, "old oak");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(bench.names().last(), QString("old oak"));
        QCOMPARE(bench.map().find(1)->name, std::string("old oak"));
        QCOMPARE(bench.workbench.document().undoStack().undoText(), QString("Rename"));
        bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
        QCOMPARE(bench.names().last(), QString("oak"));
    }

    void deleteRemoves()
    {
        ObjectsBench bench;
        const nav::Map before = bench.map();
        bench.click(4);
        bench.click(3, Qt::ControlModifier);
        QTest::keyClick(bench.table(), Qt::Key_Delete);
        QCOMPARE(bench.names(), (QStringList{"Goal 5", "Start", "Wall 3"}));
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
        QCOMPARE(bench.names().size(), 5);
    }

    void lockedObjectsKeepTheirNames()
    {
        nav::Map map = WindowBench::smallMap();
        map.settings.layers[0].locked = true;
        ObjectsBench bench(map);
        bench.click(4);
        QTest::keyClick(bench.table(), Qt::Key_F2);
        QVERIFY(!bench.table()->viewport()->findChild<QLineEdit*>());
        bench.click(2);
        QTest::keyClick(bench.table(), Qt::Key_F2);
        auto* editor = bench.table()->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_Escape);
        QTRY_VERIFY(!bench.table()->viewport()->findChild<QLineEdit*>());
    }

    void followsWhatIsDrawn()
    {
        ObjectsBench bench;
        bench.typeInto(bench.filter(), "circle");
        bench.key(Qt::Key_C);
        auto& view = bench.workbench.view();
        const auto pixel = [&view](nav::Point at) { return view.camera().pixelOf(at).toPoint(); };
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, pixel({5, 5}));
        QTest::mouseMove(view.viewport(), pixel({6, 5}));
        QTest::mouseMove(view.viewport(), pixel({7, 5}));
        QCOMPARE(bench.names().size(), 2); // not before it is there to stay
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, pixel({7, 5}));
        QCOMPARE(bench.names(), (QStringList{"Circle 6", "Circle 2", "oak"}));
        QCOMPARE(bench.selectedRows(), QList<int>{0});
        bench.workbench.document().undo();
        QCOMPARE(bench.names().size(), 2);
    }

    void manyObjects()
    {
        nav::Map map;
        for (int i = 1; i <= 100'000; ++i)
            map.append({.id = i,
                        .name = i % 1000 == 0 ? "milestone" : "",
                        .geometry = nav::Circle{{3.0 * (i % 300), 3.0 * (i / 300)}, 1}});
        ObjectsBench bench(map);
        QCOMPARE(bench.table()->model()->rowCount(), 100'000);
        bench.typeInto(bench.filter(), "milestone");
        QTRY_COMPARE(bench.count(), QLocale().toString(100) + " of " + QLocale().toString(100'000));
        QCOMPARE(bench.textAt(0, 3), QString("100000"));
        QCOMPARE(bench.textAt(99, 3), QString("1000"));
        bench.workbench.selection().set({5000, 7000, 7001});
        QTRY_COMPARE(bench.selectedRows(), (QList<int>{93, 95})); // once all objects were looked at
        bench.filter()->clear();
        QTRY_COMPARE(bench.selectedRows(), (QList<int>{92'999, 93'000, 95'000}));
        bench.workbench.document().push(nav::MapEdit::remove(bench.map(), {7000, 99'999}),
                                        "Delete");
        QCOMPARE(bench.selectedRows(), (QList<int>{92'998, 94'998}));
    }
};

QTEST_MAIN(ObjectsTest)
#include "objectstest.moc"
