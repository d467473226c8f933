#include "tests/app/window/windowbench.h"

#include <QLabel>
#include <QMouseEvent>
#include <QTableView>

using namespace thicket;
using Ids = QList<nav::ObjectId>;

/// Groups of objects by mouse and keys: circles 1 and 2, wall 3.
class GroupingTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static constexpr nav::Point first{10, 11.5}; // in circle 1
    static constexpr nav::Point second{20, 12};
    static constexpr nav::Point wall{30, 8};
    static constexpr nav::Point ground{25, 3};

    struct Bench : WindowBench {
        Bench() { workbench.tools().choose("select"); }
        QPoint pixel(nav::Point at) { return workbench.view().camera().pixelOf(at).toPoint(); }
        void click(nav::Point at, Qt::KeyboardModifiers modifiers = {})
        {
            QTest::mouseClick(workbench.view().viewport(), Qt::LeftButton, modifiers, pixel(at));
        }
        void doubleClick(nav::Point at)
        {
            QTest::mouseDClick(workbench.view().viewport(), Qt::LeftButton, {}, pixel(at));
        }
        void drag(nav::Point from, nav::Point to, Qt::KeyboardModifiers modifiers = {})
        {
            QWidget* view = workbench.view().viewport();
            const auto move = [&](QPoint at) {
                QMouseEvent event(QEvent::MouseMove, at, view->mapToGlobal(at), Qt::NoButton,
                                  Qt::LeftButton, modifiers);
                QApplication::sendEvent(view, &event);
            };
            QTest::mousePress(view, Qt::LeftButton, modifiers, pixel(from));
            move((pixel(from) + pixel(to)) / 2);
            move(pixel(to));
            QTest::mouseRelease(view, Qt::LeftButton, modifiers, pixel(to));
        }
        /// By Shift and clicks, and the key.
        void group(const QList<nav::Point>& places)
        {
            click(ground);
            for (const nav::Point at : places)
                click(at, Qt::ShiftModifier);
            key(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
        }
        const Ids& selected() { return workbench.selection().ids(); }
        nav::Point centreOf(nav::ObjectId id)
        {
            return nav::boundingBox(map().find(id)->geometry).center();
        }
        std::size_t groupCount() { return map().settings.objectGroups.list().size(); }
    };

private slots:
    void init() { QSettings().clear(); }

    void aGroupIsMovedAsOne()
    {
        Bench bench;
        const nav::Map before = bench.map();
        bench.group({first, second});
        QCOMPARE(bench.groupCount(), 1u);
        QCOMPARE(bench.workbench.document().undoStack().undoText(), QString("Group"));
        bench.click(ground);
        QVERIFY(bench.selected().isEmpty());
        bench.click(first);
        QCOMPARE(bench.selected(), (Ids{1, 2}));
        const nav::Point was[] = {bench.centreOf(1), bench.centreOf(2)};
        bench.drag(first, {12, 7}, Qt::ControlModifier);
        const nav::Point by = bench.centreOf(1) - was[0];
        QVERIFY(nav::length(by) > 3);
        QVERIFY(nav::distance(bench.centreOf(2), was[1] + by) < 1e-9);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.centreOf(1), was[0]);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
        bench.click(first);
        QCOMPARE(bench.selected(), Ids{1});
    }

    void doubleClicksEnterAndEscLeaves()
    {
        Bench bench;
        bench.group({first, second});
        bench.group({first, wall});
        QCOMPARE(bench.groupCount(), 2u);
        bench.click(ground);
        bench.doubleClick(second);
        QCOMPARE(bench.selected(), (Ids{1, 2}));
        bench.doubleClick(second);
        QCOMPARE(bench.selected(), Ids{2});
        const nav::Point other = bench.centreOf(1);
        bench.drag(second, {22, 15}, Qt::ControlModifier);
        QVERIFY(nav::distance(bench.centreOf(2), {20, 12}) > 2);
        QCOMPARE(bench.centreOf(1), other);
        bench.key(Qt::Key_Escape);
        QCOMPARE(bench.selected(), (Ids{1, 2}));
        bench.key(Qt::Key_Escape);
        QCOMPARE(bench.selected(), (Ids{1, 2, 3}));
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.selected().isEmpty());
        bench.click(first);
        QCOMPARE(bench.selected(), (Ids{1, 2, 3}));
    }

    void aDoubleClickOnAWallInAGroupDoesNotEditItsVertices()
    {
        Bench bench;
        bench.group({first, wall});
        bench.doubleClick(wall);
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("select"));
        QCOMPARE(bench.selected(), Ids{3});
        bench.doubleClick(wall);
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("vertex-edit"));
    }

    void theEmptyGroundLeavesAllGroups()
    {
        Bench bench;
        bench.group({first, second});
        bench.doubleClick(first);
        QVERIFY(bench.workbench.selection().groups().entered() != 0);
        bench.click(ground);
        QCOMPARE(bench.workbench.selection().groups().entered(), nav::GroupId{0});
    }

    void aFrameTakesWholeGroups()
    {
        Bench bench;
        bench.group({first, second});
        bench.click(ground);
        bench.drag({24, 16}, {18, 9}); // right to left: touches circle 2
        QCOMPARE(bench.selected(), (Ids{1, 2}));
        bench.click(wall, Qt::ShiftModifier);
        QCOMPARE(bench.selected(), (Ids{1, 2, 3}));
        bench.click(second, Qt::ShiftModifier);
        QCOMPARE(bench.selected(), Ids{3});
    }

    void copiesAreGroupsOfTheirOwn()
    {
        Bench bench;
        bench.group({first, second});
        bench.click(first);
        bench.drag(first, {12, 7}, Qt::AltModifier | Qt::ControlModifier);
        QCOMPARE(bench.groupCount(), 2u);
        QCOMPARE(bench.selected(), (Ids{6, 7}));
        QCOMPARE(bench.workbench.document().undoStack().count(), 2);
        bench.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.groupCount(), 3u);
        bench.key(Qt::Key_C, Qt::ControlModifier);
        bench.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.groupCount(), 4u);
        QVERIFY(bench.workbench.selection().group() != 0);
        QCOMPARE(bench.map().objects().size(), 11u);
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.groupCount(), 3u);
        while (bench.workbench.document().undoStack().canUndo())
            bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    void anAbandonedCopyLeavesNoGroup()
    {
        Bench bench;
        bench.group({first, second});
        const nav::Map before = bench.map();
        QWidget* view = bench.workbench.view().viewport();
        QTest::mousePress(view, Qt::LeftButton, Qt::AltModifier, bench.pixel(first));
        for (const nav::Point at : {nav::Point{11, 8}, nav::Point{12, 7}}) {
            const QPoint to = bench.pixel(at);
            QMouseEvent event(QEvent::MouseMove, to, view->mapToGlobal(to), Qt::NoButton,
                              Qt::LeftButton, Qt::AltModifier);
            QApplication::sendEvent(view, &event);
        }
        QCOMPARE(bench.groupCount(), 2u);
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.map() == before);
        QTest::mouseRelease(view, Qt::LeftButton, Qt::AltModifier, bench.pixel({12, 7}));
        QVERIFY(bench.map() == before);
    }

    void altClicksGoThroughGroups()
    {
        Bench bench;
        // A wall across both circles.
        nav::MapObject across;
        across.id = bench.map().unusedId();
        across.geometry = nav::Wall{{{8, 11.5}, {22, 11.5}}, 0.5, false};
        bench.workbench.document().push(nav::MapEdit::add(bench.map(), {across}), "Add");
        bench.group({first, {20, 13.5}});
        bench.click(ground);
        bench.click(first);
        const Ids top = bench.selected();
        bench.click(first, Qt::AltModifier);
        QVERIFY(bench.selected() != top);
        bench.click(first, Qt::AltModifier);
        QCOMPARE(bench.selected(), top);
    }

    void theNameIsChangedByF2()
    {
        Bench bench;
        bench.group({first, second});
        bench.click(first);
        bench.key(Qt::Key_F2);
        auto* name = bench.widget<QLineEdit>("objectGroupName");
        QVERIFY(name->hasFocus());
        QTest::keyClicks(name, "Orchard");
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(bench.map().settings.objectGroups.list().front().name, std::string("Orchard"));
        QCOMPARE(bench.workbench.document().undoStack().count(), 2);
        bench.workbench.view().setFocus();
        bench.doubleClick(first);
        QCOMPARE(bench.widget<QLabel>("objectGroupHolder")->text(), QString("Orchard"));
        // Of an object that is no group, F2 changes its own name.
        bench.key(Qt::Key_F2);
        QVERIFY(bench.widget<QLineEdit>("objectName")->hasFocus());
    }

    void theListShowsGroups()
    {
        Bench bench;
        bench.key(Qt::Key_2, Qt::AltModifier);
        auto* table = bench.widget<QTableView>("objectsTable");
        const auto column = [table](const QString& title) {
            for (int i = 0; i < table->model()->columnCount(); ++i) {
                if (table->model()->headerData(i, Qt::Horizontal) == title)
                    return i;
            }
            return -1;
        };
        const int group = column("Group");
        QVERIFY(group >= 0);
        QVERIFY(table->isColumnHidden(group));
        bench.workbench.view().setFocus();
        bench.group({first, second});
        // Headings tell of groups; in a filtered list a column does.
        QVERIFY(table->isColumnHidden(group));
        QCOMPARE(table->model()->index(0, 0).data().toString(), QString("Group 1 (2)"));
        QTest::keyClicks(bench.widget<QLineEdit>("objectsFilter"), "c");
        QVERIFY(!table->isColumnHidden(group));
        const QModelIndex cell = table->model()->index(1, group); // the lowest: circle 1
        QCOMPARE(cell.data().toString(), QString("Group 1"));
        // A row is one object; F2 in the column renames the group.
        table->setFocus();
        table->setCurrentIndex(cell);
        QTest::keyClick(table, Qt::Key_F2);
        auto* editor = table->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, "Orchard");
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(bench.map().settings.objectGroups.list().front().name, std::string("Orchard"));
        bench.workbench.selection().set({1, 2});
        bench.action("Ungroup")->trigger();
        QVERIFY(table->isColumnHidden(group));
    }

    void theKeyboardAloneSuffices()
    {
        Bench bench;
        bench.key(Qt::Key_A, Qt::ControlModifier);
        bench.key(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(bench.groupCount(), 1u);
        bench.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(bench.selected().size(), 1);
        bench.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(bench.selected().size(), 5);
        bench.key(Qt::Key_Backspace, Qt::ControlModifier);
        QCOMPARE(bench.workbench.selection().groups().entered(), nav::GroupId{0});
        QVERIFY(bench.workbench.selection().group() != 0);
        bench.key(Qt::Key_N); // one object of it
        QCOMPARE(bench.selected().size(), 1);
        bench.key(Qt::Key_Backspace, Qt::ControlModifier);
        QCOMPARE(bench.selected().size(), 5);
        bench.key(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(bench.map() == WindowBench::smallMap());
        QVERIFY(!bench.action("Ungroup")->isEnabled());
    }

    void whatIsLockedStays()
    {
        Bench bench;
        bench.group({second, wall});
        nav::MapSettings settings = bench.map().settings;
        settings.layers[1].locked = true; // that of the wall
        bench.workbench.document().push(nav::MapEdit::changeSettings(bench.map(), settings),
                                        "Lock");
        const nav::Point was = bench.centreOf(3);
        bench.click(ground);
        bench.drag(second, {22, 15}, Qt::ControlModifier);
        QVERIFY(nav::distance(bench.centreOf(2), {20, 12}) > 2);
        QCOMPARE(bench.centreOf(3), was);
        bench.key(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(bench.groupCount(), 1u);
        QVERIFY(bench.widget<QWidget>("closedLayerBar")->isVisible());
    }
};

QTEST_MAIN(GroupingTest)
#include "groupingtest.moc"
