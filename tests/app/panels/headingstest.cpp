#include "tests/app/panels/objectspanelbench.h"

#include "app/editor/panels/objects/grouprows.h"

#include <QLabel>

using namespace thicket;

namespace {

/// Grove holds both circles and the group Inner, which holds the wall.
nav::Map groupedMap()
{
    nav::Map map = WindowBench::smallMap();
    map.settings.objectGroups = nav::ObjectGroups({{1, "Grove"}, {2, "Inner", 1}});
    for (const auto& [id, group] : {std::pair(1, 1), std::pair(2, 1), std::pair(3, 2)}) {
        nav::MapObject object = *map.find(id);
        object.group = group;
        map.replace(object);
    }
    return map;
}

class HeadingsBench : public ObjectsPanelBench {
public:
    explicit HeadingsBench(const nav::Map& map = groupedMap()) : ObjectsPanelBench(map) {}

    /// Of a heading that lies in no group.
    void clickArrow(int row)
    {
        const QPoint arrow(rect(row).left() + 9, rect(row).center().y());
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, arrow);
    }
    void keyInTable(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(table(), key, modifiers);
    }
    QSet<nav::ObjectId> selected()
    {
        const QList<nav::ObjectId>& ids = workbench.selection().ids();
        return {ids.begin(), ids.end()};
    }
};

const QStringList unfolded{"Grove (3)", "Circle 2", "oak",  "Inner (1)",
                           "Wall 3",    "Goal 5",   "Start"};

} // namespace

/// The headings of groups in the list of objects.
class HeadingsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void groupsAreHeadings()
    {
        HeadingsBench bench;
        QCOMPARE(bench.names(), unfolded);
        QCOMPARE(bench.widget<QLabel>("objectsCount")->text(), QString("5"));
        // A filter lists what it finds, without headings.
        QTest::keyClicks(bench.widget<QLineEdit>("objectsFilter"), "circle");
        QCOMPARE(bench.names(), (QStringList{"Circle 2", "oak"}));
        bench.widget<QLineEdit>("objectsFilter")->clear();
        QCOMPARE(bench.names(), unfolded);
    }

    void aClickOnTheArrowFolds()
    {
        HeadingsBench bench;
        bench.workbench.selection().set({1});
        bench.clickArrow(0);
        QCOMPARE(bench.names(), (QStringList{"Grove (3)", "Goal 5", "Start"}));
        QCOMPARE(bench.selected(), QSet<nav::ObjectId>{1}); // stays
        QVERIFY(bench.selectedRows().isEmpty());
        bench.clickArrow(0);
        QCOMPARE(bench.names(), unfolded);
        QCOMPARE(bench.selectedRows(), QList<int>{2});
    }

    void keysFoldAsInTrees()
    {
        HeadingsBench bench;
        bench.click(4); // the wall
        bench.keyInTable(Qt::Key_Left);
        QCOMPARE(bench.table()->currentIndex().row(), 3);
        bench.keyInTable(Qt::Key_Left);
        QCOMPARE(bench.names().size(), 6);
        bench.keyInTable(Qt::Key_Left);
        QCOMPARE(bench.table()->currentIndex().row(), 0);
        bench.keyInTable(Qt::Key_Left);
        QCOMPARE(bench.names(), (QStringList{"Grove (3)", "Goal 5", "Start"}));
        bench.keyInTable(Qt::Key_Right);
        QCOMPARE(bench.names(),
                 (QStringList{"Grove (3)", "Circle 2", "oak", "Inner (1)", "Goal 5", "Start"}));
    }

    void aHeadingSelectsItsObjects()
    {
        HeadingsBench bench;
        bench.click(0);
        QCOMPARE(bench.selected(), (QSet<nav::ObjectId>{1, 2, 3}));
        QCOMPARE(bench.selectedRows(), (QList<int>{0, 1, 2, 3, 4}));
        bench.click(2, Qt::ControlModifier); // without the oak it is not whole
        QCOMPARE(bench.selected(), (QSet<nav::ObjectId>{2, 3}));
        QCOMPARE(bench.selectedRows(), (QList<int>{1, 3, 4}));
        bench.click(6);
        QCOMPARE(bench.selected(), QSet<nav::ObjectId>{4});
        bench.click(0, Qt::ControlModifier);
        QCOMPARE(bench.selected(), (QSet<nav::ObjectId>{1, 2, 3, 4}));
        bench.click(0, Qt::ControlModifier);
        QCOMPARE(bench.selected(), QSet<nav::ObjectId>{4});
        bench.clickArrow(0);
        bench.keyInTable(Qt::Key_Up);
        bench.keyInTable(Qt::Key_Up);
        QCOMPARE(bench.selected(), (QSet<nav::ObjectId>{1, 2, 3}));
        bench.workbench.selection().set({3, 2, 1}); // on the map
        QCOMPARE(bench.selectedRows(), QList<int>{0});
        bench.workbench.selection().set({3, 2});
        QVERIFY(bench.selectedRows().isEmpty());
        auto& camera = bench.workbench.view().camera();
        const double scale = camera.pixelsPerUnit();
        bench.click(0);
        bench.keyInTable(Qt::Key_Return);
        QVERIFY(camera.pixelsPerUnit() != scale);
    }

    void downFromAHeadingSelectsTheFirstBeneath()
    {
        HeadingsBench bench;
        bench.click(3);
        QCOMPARE(bench.selected(), QSet<nav::ObjectId>{3});
        bench.keyInTable(Qt::Key_Down);
        QCOMPARE(bench.selected(), QSet<nav::ObjectId>{3});
        QCOMPARE(bench.table()->currentIndex().row(), 4);
        bench.click(0);
        bench.keyInTable(Qt::Key_Down);
        QCOMPARE(bench.selected(), QSet<nav::ObjectId>{2});
    }

    void f2RenamesTheGroup()
    {
        HeadingsBench bench;
        bench.click(0);
        bench.keyInTable(Qt::Key_F2);
        auto* editor = bench.table()->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QCOMPARE(editor->text(), QString("Grove"));
        QTest::keyClicks(editor, "Orchard");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(bench.names().first(), QString("Orchard (3)"));
        QCOMPARE(bench.workbench.document().undoStack().undoText(), QString("Rename Group"));
        bench.workbench.document().undo();
        QCOMPARE(bench.names(), unfolded);
    }

    void followsEdits()
    {
        HeadingsBench bench;
        bench.clickArrow(0);
        bench.workbench.selection().set({1});
        bench.workbench.view().setFocus();
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.names(), (QStringList{"Grove (2)", "Goal 5", "Start"})); // still folded
        bench.workbench.selection().set({4, 5});
        bench.action("Group")->trigger();
        QCOMPARE(bench.names(), (QStringList{"Group 3 (2)", "Goal 5", "Start", "Grove (2)"}));
        bench.workbench.document().undo();
        bench.workbench.document().undo();
        QCOMPARE(bench.names(), (QStringList{"Grove (3)", "Goal 5", "Start"}));
        bench.workbench.document().reset(WindowBench::smallMap(), {});
        QCOMPARE(bench.names().size(), 5);
    }

    void rowsAreFoundAmongMany()
    {
        constexpr int many = 20'000;
        nav::Map map;
        std::vector<nav::ObjectGroup> groups;
        for (int i = 1; i <= 100; ++i)
            groups.push_back({i, "", i % 10 == 1 ? 0 : i - 1}); // ten chains of ten
        map.settings.objectGroups = nav::ObjectGroups(groups);
        for (int i = 1; i <= many; ++i) {
            nav::MapObject object;
            object.id = i;
            object.group = i % 101;
            object.geometry = nav::Circle{{3.0 * (i % 300), 3.0 * (i / 300)}, 1};
            map.append(std::move(object));
        }
        editor::GroupRows rows(map.settings.objectGroups);
        for (auto object = map.objects().rbegin(); object != map.objects().rend(); ++object)
            rows.take(*object);
        rows.arrange({5, 11, 38});
        const auto check = [&] {
            std::size_t objects = 0;
            for (std::size_t row = 0; row < rows.size(); ++row) {
                const editor::GroupRows::Row at = rows.at(row);
                if (at.object == 0) {
                    QCOMPARE(rows.rowOfHeading(at.group), std::optional(row));
                    continue;
                }
                ++objects;
                QCOMPARE(rows.rowOf(*map.find(at.object), map), std::optional(row));
            }
            std::size_t hidden = 0;
            for (const nav::MapObject& object : map.objects())
                hidden += rows.rowOf(object, map) ? 0 : 1;
            QCOMPARE(objects + hidden, std::size_t(many));
        };
        check();
        QVERIFY(!rows.rowOfHeading(6)); // in 5
        for (const auto& [group, folded] :
             {std::pair(5, false), {1, true}, {12, true}, {38, false}}) {
            const std::size_t before = rows.size();
            const bool isSeen = rows.rowOfHeading(group).has_value();
            const std::size_t beneath = rows.sizeBeneath(group);
            rows.setFolded(group, folded);
            QCOMPARE(rows.size(), !isSeen ? before : folded ? before - beneath : before + beneath);
            check();
        }
        rows.setFolded(11, false);
        check();
        for (int group = 1; group <= 100; ++group)
            QCOMPARE(std::size_t(rows.membersOf(group).size()), rows.countOf(group));
    }
};

QTEST_MAIN(HeadingsTest)
#include "headingstest.moc"
