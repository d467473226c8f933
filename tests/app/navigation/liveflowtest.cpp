#include "app/editor/navigation/liveflow.h"
#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/markers.h"
#include "app/editor/navigation/navigator.h"
#include "tests/app/document/randomedits.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

namespace {

using namespace thicket;
using editor::LiveFlow;
using editor::MapDocument;
using editor::Navigator;
using tests::RandomEdits;

/// A forest with a goal in its middle, which is free.
nav::Map forestWithGoal(std::uint64_t seed)
{
    RandomEdits random(seed);
    nav::Map map = random.forest(30);
    nav::Point goal = random.point();
    const auto field = nav::ObstacleField::build(nav::obstacles(map), 2).value();
    while (field.clearance(goal) < 0)
        goal = random.point();
    nav::apply(map, editor::placeGoal(map, goal));
    return map;
}

/// The libraries' answer, computed from the beginning.
steer::IntegrationField costsFor(const Navigator& navigator, const steer::CellGrid& grid)
{
    const steer::CostField costs(grid, navigator.field());
    return {costs, {*navigator.goal()}};
}

bool isOf(const LiveFlow& live, const Navigator& navigator)
{
    if (!live.flow() || live.isStale())
        return false;
    const auto fresh = costsFor(navigator, live.flow()->costs.grid());
    return std::equal(fresh.padded().begin(), fresh.padded().end(),
                      live.flow()->costs.padded().begin(), live.flow()->costs.padded().end()) &&
           live.flow()->directions == steer::FlowField(fresh);
}

} // namespace

/// The flow to the goal, computed on a worker thread: equal to the libraries' answer, and never out
/// of date for long.
class LiveFlowTest : public QObject {
    Q_OBJECT

private slots:
    void noneUntilWanted()
    {
        MapDocument document;
        Navigator navigator(document);
        QSignalSpy changed(&navigator.flow(), &LiveFlow::changed);
        document.reset(forestWithGoal(1), {});
        navigator.setAgentRadius(0.2);
        QVERIFY(!navigator.flow().isBusy());
        QVERIFY(!navigator.flow().flow());
        QCOMPARE(changed.size(), 0);

        navigator.setFlowWanted(true);
        QTRY_VERIFY(navigator.flow().flow());
        navigator.setFlowWanted(false);
        QVERIFY(!navigator.flow().flow());
        document.push(editor::placeGoal(document.map(), {1, 1}), "Goal");
        QVERIFY(!navigator.flow().isBusy());
    }

    void coversTheMapInSuitableCells()
    {
        MapDocument document;
        Navigator navigator(document);
        document.reset(forestWithGoal(2), {});
        navigator.setFlowWanted(true);
        QTRY_VERIFY(navigator.flow().flow());
        const steer::CellGrid& grid = navigator.flow().flow()->costs.grid();
        const int longer = std::max(grid.columns(), grid.rows());
        QVERIFY2(longer >= 256 && longer <= 386, qPrintable(QString::number(longer)));
        const nav::Box extent = document.map().extent();
        QVERIFY(grid.box().contains(extent.min) && grid.box().contains(extent.max));
        std::size_t reached = 0;
        for (int row = 0; row < grid.rows(); ++row) {
            for (int column = 0; column < grid.columns(); ++column)
                reached += std::isfinite(navigator.flow().flow()->costs.at({column, row}));
        }
        QCOMPARE(navigator.flow().flow()->reachedCells, reached);
        QVERIFY(reached > 1000);
    }

    void followsMapGoalAndRadius()
    {
        MapDocument document;
        Navigator navigator(document);
        navigator.setAgentRadius(0.3);
        navigator.setFlowWanted(true);
        document.reset(forestWithGoal(3), {});
        QTRY_VERIFY(isOf(navigator.flow(), navigator));
        const auto first = navigator.flow().flow();

        const nav::Map begin = document.map();
        {
            editor::Gesture gesture(document); // a drag
            nav::MapObject tree = begin.objects()[3];
            tree.geometry = nav::Circle{*navigator.goal() + nav::Point{9, 0}, 3};
            gesture.preview(nav::MapEdit::change(begin, {tree}));
            QTRY_VERIFY(navigator.flow().flow() != first);
            QVERIFY(isOf(navigator.flow(), navigator));
        } // taken back
        QTRY_VERIFY(navigator.flow().flow() &&
                    navigator.flow().flow()->directions == first->directions);

        nav::MapSettings walled = document.map().settings;
        walled.boundsAreWalls = true; // so that the area does not depend on the radius
        document.push(nav::MapEdit::changeSettings(document.map(), walled), "Walls");
        QTRY_VERIFY(isOf(navigator.flow(), navigator));
        navigator.setAgentRadius(0.9);
        QTRY_VERIFY(isOf(navigator.flow(), navigator));
        QVERIFY(!(navigator.flow().flow()->directions == first->directions));

        const auto before = navigator.flow().flow();
        navigator.setProbe({}, *navigator.goal() + nav::Point{0.5, 0.25});
        QTRY_VERIFY(navigator.flow().flow() != before);
        QVERIFY(isOf(navigator.flow(), navigator));
    }

    void aGoalBeyondTheSheetIsCovered()
    {
        MapDocument document;
        Navigator navigator(document);
        navigator.setFlowWanted(true);
        document.reset(forestWithGoal(4), {});
        QTRY_VERIFY(navigator.flow().flow());
        const nav::Point far = document.map().extent().max + nav::Point{30, 20};
        document.push(editor::placeGoal(document.map(), far), "Goal");
        QTRY_VERIFY(isOf(navigator.flow(), navigator));
        QVERIFY(navigator.flow().flow()->costs.grid().box().contains(far));
    }

    void theSameQuestionIsNotAskedTwice()
    {
        MapDocument document;
        Navigator navigator(document);
        navigator.setFlowWanted(true);
        document.reset(forestWithGoal(5), {});
        QTRY_VERIFY(navigator.flow().flow());
        QSignalSpy changed(&navigator.flow(), &LiveFlow::changed);
        navigator.setProbe(nav::Point{0, 0}, {}); // another start
        navigator.setTraced(true);
        QVERIFY(!navigator.flow().isBusy());
        QCOMPARE(changed.size(), 0);
    }

    void withoutAFreeGoalThereIsNone()
    {
        MapDocument document;
        Navigator navigator(document);
        navigator.setFlowWanted(true);
        document.reset(forestWithGoal(6), {});
        QTRY_VERIFY(navigator.flow().flow());
        const auto& tree = std::get<nav::Circle>(document.map().objects()[0].geometry);
        navigator.setProbe({}, tree.center);
        QTRY_VERIFY(!navigator.flow().flow());
        navigator.setProbe({}, {});
        QTRY_VERIFY(navigator.flow().flow());
        document.reset({}, {});
        QVERIFY(!navigator.flow().flow());
        QVERIFY(!navigator.flow().isBusy());
        navigator.setProbe({}, nav::Point{1e9, -1e9}); // too far out for cells
        QTRY_VERIFY(!navigator.flow().isBusy());
        QVERIFY(!navigator.flow().flow());
    }

    void aGoalTooCloseToAnObstacleForItsCellStillCounts()
    {
        MapDocument document;
        Navigator navigator(document);
        navigator.setAgentRadius(1);
        navigator.setFlowWanted(true);
        nav::Map map;
        map.settings.bounds = nav::Box{{0, 0}, {100, 60}};
        nav::MapObject tree;
        tree.id = 1;
        tree.geometry = nav::Circle{{50, 30}, 9};
        map.append(tree);
        document.reset(map, {});
        navigator.setProbe({}, nav::Point{60.001, 30});
        QTRY_VERIFY(navigator.flow().flow());
        const nav::Point counted = navigator.flow().flow()->costs.goals().front();
        QVERIFY(nav::distance(counted, {60.001, 30}) < 1.5);
        QVERIFY(navigator.flow().flow()->reachedCells > 10000);
    }
};

QTEST_MAIN(LiveFlowTest)
#include "liveflowtest.moc"
