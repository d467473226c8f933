#include "app/editor/files/longfollowing.h"
#include "app/editor/document/gesture.h"
#include "tests/app/window/windowbench.h"

#include <QLabel>

using namespace thicket;

namespace {

/// So many instances of two circles that they do not follow at once. Objects 1 and 2 are the first,
/// which lies on layer 1; all others are on layer 2.
nav::Map village()
{
    nav::Map map = WindowBench::smallMap();
    map.settings.layers.front().name = "Roads";
    for (const nav::MapObject& object : std::vector(map.objects().begin(), map.objects().end()))
        map.remove(object.id);
    const nav::Template hut{.id = 1,
                            .name = "hut",
                            .members = {{.id = 1, .geometry = nav::Circle{{0, 0}, 0.1}},
                                        {.id = 2, .geometry = nav::Circle{{0.4, 0}, 0.1}}}};
    std::vector<nav::ObjectGroup> groups;
    std::vector<nav::Map::PlacedObject> placed;
    for (std::size_t i = 0; i < editor::fewFollowing + 100; ++i) {
        const auto group = static_cast<nav::GroupId>(i) + 1;
        groups.push_back({.id = group, .name = "hut", .instanceOf = 1});
        for (nav::MapObject object : hut.members) {
            object.geometry = nav::translated(object.geometry, {double(i % 100), double(i / 100)});
            object.member = object.id;
            object.id = static_cast<nav::ObjectId>(placed.size()) + 1;
            object.group = group;
            object.layer = i == 0 ? 1 : 2;
            placed.push_back({std::move(object), placed.size()});
        }
    }
    map.insert(std::move(placed));
    map.settings.objectGroups = nav::ObjectGroups(std::move(groups));
    map.settings.templates = nav::Templates({hut});
    return map;
}

/// Circle 1 is selected within its instance.
struct VillageBench : WindowBench {
    VillageBench()
    {
        document().reset(village(), {});
        workbench.selection().groups().enter(1);
        workbench.selection().set({1});
    }
    ~VillageBench() { settle(); }

    editor::MapDocument& document() { return workbench.document(); }
    editor::LongSteps& steps() { return window.files().steps(); }
    void settle()
    {
        while (steps().isBusy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    /// By a gesture. All others follow later.
    void widenTheFirst()
    {
        editor::Gesture gesture(document());
        nav::MapObject circle = *map().find(1);
        std::get<nav::Circle>(circle.geometry).radius = 0.2;
        gesture.preview(nav::MapEdit::change(map(), {circle}));
        gesture.commit("Resize");
        QVERIFY(!gesture.isOpen());
    }
    double across(nav::ObjectId id)
    {
        return nav::boundingBox(map().find(id)->geometry).center().x;
    }
};

} // namespace

/// Changes of a template that so many instances follow that they are made beside the window.
class WindowLongFollowingTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void allFollowInOneStep()
    {
        VillageBench bench;
        const nav::Map before = bench.map();
        const nav::ObjectId last = before.objects().back().id - 1;
        bench.key(Qt::Key_Right);
        QVERIFY(bench.map() == before); // the window has not waited
        bench.settle();
        const double by = bench.across(1);
        QVERIFY(by > 0);
        QVERIFY(std::abs(bench.across(last) - 99 - by) < 1e-9);
        QCOMPARE(bench.document().undoStack().count(), 1);
        QVERIFY(bench.document().undoStack().undoText().startsWith("Nudge"));
        const nav::Map after = bench.map();
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.settle();
        QVERIFY(bench.map() == before);
        bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        bench.settle();
        QVERIFY(bench.map() == after);
        QCOMPARE(bench.across(2), 0.4);
    }

    void thePreviewOfAGestureStandsUntilItsStepComesIn()
    {
        VillageBench bench;
        const nav::Map before = bench.map();
        bench.widenTheFirst();
        QCOMPARE(bench.radiusOf(1), 0.2);
        QVERIFY(bench.document().committedMap() == before);
        QVERIFY(!bench.document().gesture().isOpen());
        bench.settle();
        QCOMPARE(bench.radiusOf(1), 0.2);
        QCOMPARE(bench.radiusOf(before.objects().back().id - 1), 0.2);
        QVERIFY(bench.document().committedMap() == bench.map());
        bench.document().undo();
        bench.settle();
        QVERIFY(bench.map() == before);
    }

    void undoTakesTheStandingPreviewBack()
    {
        VillageBench bench;
        const nav::Map before = bench.map();
        bench.widenTheFirst();
        QVERIFY(bench.document().canUndo());
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!bench.document().canUndo());
        QVERIFY(bench.map() == before);
        bench.settle();
        QVERIFY(bench.map() == before);
        QVERIFY(!bench.document().canUndo());
    }

    /// An edit of what the preview shows would not fit the map.
    void editsMeanwhileTakeTheStandingPreviewDown()
    {
        VillageBench bench;
        const nav::Map before = bench.map();
        bench.widenTheFirst();
        nav::MapObject shown = *bench.map().find(1);
        shown.name = "shown";
        bench.document().push(nav::MapEdit::change(bench.map(), {shown}), "Rename");
        QVERIFY(bench.map() == before);
        bench.widenTheFirst(); // while the step is made: refused
        QVERIFY(bench.map() == before);
        bench.settle();
        QCOMPARE(bench.radiusOf(1), 0.2);
        QVERIFY(bench.map().find(1)->name.empty());
        QCOMPARE(bench.document().undoStack().count(), 1);
    }

    void otherEditsMeanwhileAreKept()
    {
        VillageBench bench;
        bench.widenTheFirst();
        nav::MapSettings named = bench.map().settings;
        named.name = "Village";
        bench.document().push(nav::MapEdit::changeSettings(bench.map(), named), "Rename");
        bench.settle();
        QCOMPARE(bench.radiusOf(1), 0.2);
        QCOMPARE(bench.map().settings.name, std::string("Village"));
        QCOMPARE(bench.document().undoStack().count(), 2);
    }

    void aPressTakesTheStandingPreviewDown()
    {
        VillageBench bench;
        const nav::Map before = bench.map();
        bench.widenTheFirst();
        QTest::mouseClick(bench.workbench.view().viewport(), Qt::LeftButton, {}, {3, 3});
        QVERIFY(bench.map() == before);
        bench.settle();
        QCOMPARE(bench.radiusOf(1), 0.2);
    }

    void undoTakesItBack()
    {
        VillageBench bench;
        const nav::Map before = bench.map();
        nav::MapSettings named = before.settings;
        named.name = "Village";
        bench.document().push(nav::MapEdit::changeSettings(before, named), "Rename");
        const nav::Map renamed = bench.map();
        bench.key(Qt::Key_Right);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.settle();
        QVERIFY(bench.map() == renamed);
        bench.key(Qt::Key_Right); // another one can begin
        bench.settle();
        QVERIFY(bench.across(1) > 0);
        bench.document().undo();
        bench.settle();
        bench.document().undo();
        QVERIFY(bench.map() == before);
    }

    void anEditMeanwhileIsKept()
    {
        VillageBench bench;
        bench.key(Qt::Key_Right);
        nav::MapObject start{.id = bench.map().unusedId(), .geometry = nav::StartMarker{{-5, -5}}};
        bench.document().push(nav::MapEdit::add(bench.map(), {start}), "Add start");
        bench.settle();
        QVERIFY(bench.across(1) > 0);
        QVERIFY(bench.map().find(start.id));
        QCOMPARE(bench.document().undoStack().count(), 2);
    }

    void anotherEditOfTheSameObjectStopsIt()
    {
        VillageBench bench;
        bench.key(Qt::Key_Right);
        nav::MapSettings settings = bench.map().settings;
        settings.objectGroups = {};
        settings.templates = {};
        nav::MapEdit edit = nav::MapEdit::changeSettings(bench.map(), settings);
        std::vector<nav::MapObject> ungrouped;
        for (nav::MapObject object : bench.map().objects()) {
            object.group = 0;
            object.member = 0;
            ungrouped.push_back(std::move(object));
        }
        edit.entries = nav::MapEdit::change(bench.map(), std::move(ungrouped)).entries;
        bench.document().push(edit, "Ungroup");
        const nav::Map edited = bench.map();
        bench.settle();
        QVERIFY(bench.map() == edited);
    }

    void oneAtATime()
    {
        VillageBench bench;
        bench.key(Qt::Key_Right);
        bench.key(Qt::Key_Right);
        bench.settle();
        QCOMPARE(bench.document().undoStack().count(), 1);
    }

    void aLockedLayerIsLeftAlone()
    {
        VillageBench bench;
        nav::MapSettings settings = bench.map().settings;
        settings.layers[1].locked = true;
        bench.document().push(nav::MapEdit::changeSettings(bench.map(), settings), "Lock");
        const nav::Map before = bench.map();
        bench.key(Qt::Key_Right);
        bench.settle();
        QVERIFY(bench.map() == before);
        QVERIFY(bench.widget<QLabel>("closedLayerBarText")->text().contains("hut"));
    }
};

QTEST_MAIN(WindowLongFollowingTest)
#include "longfollowingtest.moc"
