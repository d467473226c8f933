#include "libsteer/flow/flowfield.h"
#include "tests/support/geometry/randompart.h"

#include "tests/support/oracles/naiveflood.h"

#include <QTest>

#include <cmath>
#include <thread>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;
using nav::Point;

namespace {

constexpr FlowMethod methods[] = {FlowMethod::breadthFirst, FlowMethod::dijkstra,
                                  FlowMethod::eikonal};

/// What must hold for a query at any point.
[[nodiscard]] bool isSane(const FlowField& field, Point p)
{
    const Point direction = field.direction(p);
    const double size = length(direction);
    const double cost = field.travelCost(p);
    return (direction == Point{0, 0} || std::abs(size - 1) < 1e-12) && cost >= 0 &&
           (direction == Point{0, 0} || cost < INFINITY);
}

[[nodiscard]] bool isSaneEverywhere(const FlowField& field, std::mt19937_64& random)
{
    const nav::Box box = field.grid().box();
    const double far = 3 * (box.width() + box.height());
    for (int i = 0; i < 300; ++i) {
        const Point p = box.min + Point{box.width() * (3 * part(random) - 1),
                                        box.height() * (3 * part(random) - 1)};
        if (!isSane(field, p))
            return false;
    }
    for (const double x : {double(NAN), double(INFINITY), -double(INFINITY), 1e300, -1e300, far,
                           box.min.x, box.max.x})
        for (const double y : {double(NAN), 0.0, box.min.y, box.max.y, -1e18})
            if (!isSane(field, {x, y}) || !isSane(field, {y, x}))
                return false;
    return true;
}

} // namespace

class FlowFieldTest : public QObject {
    Q_OBJECT

private slots:
    void samplesAreUnitVectorsOrZero()
    {
        std::mt19937_64 random(1);
        for (int round = 0; round < 150; ++round) {
            const int columns = 1 + int(random() % 20);
            const int rows = 1 + int(random() % 20);
            const CostField costs =
                randomCosts(random, columns, rows, round % 5 == 0 ? 1 : 0.6 * part(random),
                            round % 2 ? 0.2 : 0);
            std::vector<Point> goals;
            for (std::uint64_t i = random() % 4; i > 0; --i)
                goals.push_back({1.4 * columns * part(random) - 1, 1.4 * rows * part(random) - 1});
            const FlowField field(IntegrationField(costs, goals, {.method = methods[round % 3]}));
            QVERIFY(isSaneEverywhere(field, random));
            for (const Point goal : goals)
                QVERIFY(isSane(field, goal));
        }
    }

    void samplesOfDegenerateGrids_data()
    {
        QTest::addColumn<double>("side");
        QTest::addColumn<double>("origin");
        QTest::newRow("one cell") << 100.0 << 0.0;
        QTest::newRow("tiny cells") << 1e-3 << 0.0;
        QTest::newRow("far off") << 0.05 << 1e6;
        QTest::newRow("at the limit") << 0.25 << 1e9 - 5;
    }
    void samplesOfDegenerateGrids()
    {
        QFETCH(double, side);
        QFETCH(double, origin);
        std::mt19937_64 random(2);
        const Point corner{origin, origin};
        const CellGrid grid = *CellGrid::over({corner, corner + Point{2, 2}}, side);
        CostField costs(grid);
        const Point goal = corner + Point{1.51, 0.49};
        QVERIFY(isSaneEverywhere(FlowField(IntegrationField(costs, {goal})), random));
        const FlowField field(IntegrationField(costs, {goal}));
        const Point toGoal = goal - (corner + Point{0.5, 1});
        const Point found = field.direction(corner + Point{0.5, 1});
        QVERIFY(distance(found, (1 / length(toGoal)) * toGoal) < 1e-6);
        QCOMPARE(field.direction(goal), (Point{0, 0}));
        costs.setBlocked(grid.window(), true);
        const FlowField none(IntegrationField(costs, {goal}));
        QVERIFY(isSaneEverywhere(none, random));
        QCOMPARE(none.direction(goal), (Point{0, 0}));
        QVERIFY(isSaneEverywhere(FlowField(), random));
    }

    /// Across the border of a cell without flow there is no flow.
    void nothingFlowsIntoObstacles()
    {
        std::mt19937_64 random(3);
        int borders = 0;
        for (int round = 0; round < 90; ++round) {
            const CostField costs = randomCosts(random, 16, 16, 0.35, round % 2 ? 0.2 : 0);
            const FlowField field(IntegrationField(costs, {{16 * part(random), 16 * part(random)}},
                                                   {.method = methods[round % 3]}));
            for (int row = 0; row < 16; ++row)
                for (int column = 0; column < 16; ++column)
                    for (const Cell to : {Cell{1, 0}, Cell{-1, 0}, Cell{0, 1}, Cell{0, -1}}) {
                        const Cell cell{column, row};
                        if (!field.flows(cell) || field.flows({column + to.column, row + to.row}))
                            continue;
                        ++borders;
                        const Point step{double(to.column), double(to.row)};
                        const Point aside{step.y, step.x};
                        const Point p = field.grid().centerOf(cell) + 0.4999999 * step +
                                        (0.98 * part(random) - 0.49) * aside;
                        QVERIFY(dot(field.direction(p), step) < 1e-3);
                    }
        }
        QVERIFY(borders > 2000);
    }

    /// An agent that follows the flow in small steps stays out of blocked cells and arrives.
    void everyFollowerArrives()
    {
        std::mt19937_64 random(4);
        int followers = 0;
        for (int round = 0; round < 120; ++round) {
            const CostField costs = randomCosts(random, 24, 24, 0.3 * part(random));
            const Point goal{24 * part(random), 24 * part(random)};
            const FlowField field(IntegrationField(costs, {goal}, {.method = methods[round % 3]}));
            for (int i = 0; i < 20; ++i) {
                const Point start{24 * part(random), 24 * part(random)};
                if (!field.flows(*costs.grid().cellAt(start)))
                    continue;
                ++followers;
                Point p = start;
                int steps = 0;
                for (; distance(p, goal) > 0.05 && steps < 20000; ++steps) {
                    p = p + 0.02 * field.direction(p);
                    QVERIFY(costs.grid().cellAt(p));
                }
                QVERIFY2(distance(p, goal) <= 0.05,
                         qPrintable(QString("round %1: from %2, %3 to %4, %5, left at %6, %7")
                                        .arg(round)
                                        .arg(start.x)
                                        .arg(start.y)
                                        .arg(goal.x)
                                        .arg(goal.y)
                                        .arg(p.x)
                                        .arg(p.y)));
            }
        }
        QVERIFY(followers > 1000);
    }

    void seesTheGoalStraight()
    {
        CostField costs(*CellGrid::over({{0, 0}, {20, 20}}, 1));
        costs.setBlocked({10, 0, 10, 12}, true);
        const Point goal{3.3, 2.7};
        for (const FlowMethod method : methods) {
            const FlowField field(IntegrationField(costs, {goal}, {.method = method}));
            for (const Point p : {Point{8.1, 17.9}, Point{1, 1}, Point{9.2, 4}, Point{3.4, 2.6}}) {
                const Point toGoal = goal - p;
                QVERIFY(distance(field.direction(p), (1 / length(toGoal)) * toGoal) < 1e-12);
                QCOMPARE(field.travelCost(p), length(toGoal));
            }
            QCOMPARE(*field.seenGoal({8, 17}), goal);
            QVERIFY(!field.seenGoal({15, 5}));
            QVERIFY(field.direction({15, 5}).y > 0.3);
        }
    }

    /// The nearer goal, also if the other one is visible.
    void goesToTheNearerOfGoals()
    {
        CostField costs(*CellGrid::over({{0, 0}, {60, 9}}, 1));
        costs.setBlocked({3, 4, 12, 4}, true);
        const std::vector<Point> goals{{7.5, 6.5}, {58.5, 2.5}};
        for (const FlowMethod method : methods) {
            const FlowField field(IntegrationField(costs, goals, {.method = method}));
            QVERIFY(field.direction({11.5, 2.5}).x > 0.5);
            QVERIFY(field.travelCost({11.5, 2.5}) < 15);
            QVERIFY(field.travelCost({50.5, 2.5}) < 10);
            QVERIFY(!field.seenGoal({11, 2}));
            QVERIFY(distance(field.direction({50.5, 2.5}), Point{1, 0}) < 1e-9);
        }
    }

    void aRepairedFieldIsAFreshOne()
    {
        std::mt19937_64 random(5);
        for (int round = 0; round < 60; ++round) {
            CostField costs = randomCosts(random, 40, 30, 0.25, round % 4 == 0 ? 0.1 : 0);
            const IntegrationOptions options{.method = methods[round % 3]};
            IntegrationField sums(costs, {{40 * part(random), 30 * part(random)}}, options);
            FlowField field(sums);
            for (int i = 0; i < 8; ++i) {
                const FlowField former = field;
                const FlowField kept(sums);
                const Cell cell{int(random() % 40), int(random() % 30)};
                const std::size_t index = costs.grid().indexOf(cell);
                costs.setBlocked({cell.column, cell.row, cell.column, cell.row},
                                 costs.isFree(cell));
                const std::uint32_t changed[] = {std::uint32_t(index)};
                field = field.repaired(sums, sums.repair(costs, changed));
                QVERIFY(field == FlowField(IntegrationField(costs, sums.goals(), options)));
                QVERIFY(former == kept); // copies that share it do not change
            }
        }
    }

    void oneFieldServesManyThreads()
    {
        std::mt19937_64 random(6);
        const CostField costs = randomCosts(random, 64, 64, 0.2);
        const FlowField field(IntegrationField(costs, {{32.2, 31.7}}));
        std::vector<Point> places;
        for (int i = 0; i < 5000; ++i)
            places.push_back({64 * part(random), 64 * part(random)});
        std::vector<std::vector<Point>> found(4);
        std::vector<std::thread> threads;
        for (std::vector<Point>& answers : found)
            threads.emplace_back([&answers, &places, copy = field] {
                for (const Point p : places)
                    answers.push_back(copy.direction(p));
            });
        for (std::thread& thread : threads)
            thread.join();
        for (const auto& answers : found)
            QVERIFY(answers == found.front());
    }

    void theDirectionBackIntoTheFlow()
    {
        CostField costs(*CellGrid::over({{0, 0}, {9, 9}}, 1));
        costs.setBlocked({2, 2, 6, 6}, true);
        const FlowField field(IntegrationField(costs, {{0.5, 0.5}}));
        QCOMPARE(field.direction({4.5, 4.5}), (Point{0, 0}));
        QCOMPARE(*field.nearestFlow({4.5, 6.2}, 2), (Point{4.5, 7.5}));
        QVERIFY(!field.nearestFlow({4.5, 4.5}, 2));
        QVERIFY(!field.nearestFlow({NAN, 4.5}, 2));
    }
};

QTEST_GUILESS_MAIN(FlowFieldTest)
#include "flowfieldtest.moc"
