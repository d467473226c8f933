#include "libsteer/flow/integrationfield.h"
#include "tests/support/geometry/randompart.h"

#include "tests/support/oracles/naiveflood.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;
using nav::Point;

namespace {

constexpr FlowMethod methods[] = {FlowMethod::breadthFirst, FlowMethod::dijkstra,
                                  FlowMethod::eikonal};

std::vector<Point> randomGoals(std::mt19937_64& random, const CellGrid& grid, int count)
{
    std::vector<Point> goals;
    for (int i = 0; i < count; ++i)
        goals.push_back({part(random) * grid.columns(), part(random) * grid.rows()});
    return goals;
}

CostField randomCase(std::mt19937_64& random, int largest)
{
    const auto upTo = [&](int most) { return 1 + int(random() % std::uint64_t(most)); };
    const double slow = random() % 2 ? 0.3 * part(random) : 0;
    return randomCosts(random, upTo(largest), upTo(largest), 0.5 * part(random), slow);
}

[[nodiscard]] bool isTable(const IntegrationField& field, const CostTable& table, double tolerance)
{
    for (int row = 0; row < field.grid().rows(); ++row)
        for (int column = 0; column < field.grid().columns(); ++column) {
            const double value = table[std::size_t(row)][std::size_t(column)];
            const double found = double(field.at({column, row}));
            if (std::isinf(value) || std::isinf(found)) {
                if (found == value)
                    continue;
            } else if (std::abs(found - value) <= tolerance * value) {
                continue;
            }
            qWarning("%d, %d: %g for %g", column, row, found, value);
            return false;
        }
    return true;
}

[[nodiscard]] bool areEqual(const IntegrationField& a, const IntegrationField& b)
{
    return std::ranges::equal(a.padded(), b.padded()) && std::ranges::equal(a.sight(), b.sight()) &&
           a.costs() == b.costs();
}

/// Blocks, frees and slows some cells. Returns which.
std::vector<std::uint32_t> edit(CostField& costs, std::mt19937_64& random)
{
    const CostField before = costs;
    const CellGrid& grid = costs.grid();
    for (int i = int(random() % 6); i >= 0; --i) {
        const int left = int(random() % std::uint64_t(grid.columns()));
        const int bottom = int(random() % std::uint64_t(grid.rows()));
        const CellWindow cells{left, bottom, left + int(random() % 4), bottom + int(random() % 4)};
        if (random() % 5 == 0)
            costs.setTerrain(cells, std::uint8_t(1 + random() % 5));
        else
            costs.setBlocked(cells, random() % 2);
    }
    std::vector<std::uint32_t> changed;
    for (std::size_t i = 0; i < grid.paddedSize(); ++i)
        if (costs.padded()[i] != before.padded()[i])
            changed.push_back(std::uint32_t(i));
    return changed;
}

} // namespace

/// Travel costs, compared with a second, simple method.
class IntegrationTest : public QObject {
    Q_OBJECT

private slots:
    void breadthFirstAndDijkstraAreThoseOfANaiveFlood()
    {
        std::mt19937_64 random(1);
        for (int round = 0; round < 300; ++round) {
            const CostField costs = randomCase(random, 40);
            const auto goals = randomGoals(random, costs.grid(), int(random() % 4));
            for (const FlowMethod method : {FlowMethod::breadthFirst, FlowMethod::dijkstra}) {
                const IntegrationField field(costs, goals, {.method = method});
                QVERIFY(isTable(field, naiveFlood(costs, goals, method), 1e-7));
            }
        }
    }

    /// The seeds come from the field's own lines of sight, which the next test checks.
    void eikonalIsThatOfANaiveFlood_data()
    {
        QTest::addColumn<double>("sight");
        QTest::newRow("own cell") << 0.0;
        QTest::newRow("a disc") << 5.0;
        QTest::newRow("all") << std::numeric_limits<double>::infinity();
    }
    void eikonalIsThatOfANaiveFlood()
    {
        QFETCH(double, sight);
        std::mt19937_64 random(2);
        for (int round = 0; round < 60; ++round) {
            const CostField costs = randomCase(random, 30);
            const auto goals = randomGoals(random, costs.grid(), 1 + int(random() % 3));
            const IntegrationField field(costs, goals, {.sight = sight});
            CostTable seeds(std::size_t(costs.grid().rows()),
                            std::vector<double>(std::size_t(costs.grid().columns()), INFINITY));
            const auto setSeed = [&](Cell cell, Point goal) {
                double& seed = seeds[std::size_t(cell.row)][std::size_t(cell.column)];
                seed = std::min(seed, costs.at(cell) * distance(costs.grid().centerOf(cell), goal));
            };
            for (const Point goal : goals)
                if (const auto home = costs.grid().cellAt(goal); home && costs.isFree(*home))
                    setSeed(*home, goal);
            for (int row = 0; row < costs.grid().rows(); ++row)
                for (int column = 0; column < costs.grid().columns(); ++column)
                    if (const auto number = field.sight()[costs.grid().indexOf({column, row})])
                        setSeed({column, row}, goals[number - 1u]);
            QVERIFY(isTable(field, naiveFlood(costs, goals, FlowMethod::eikonal, seeds), 2e-6));
        }
    }

    void sightIsThatOfEveryCellAskedAlone()
    {
        std::mt19937_64 random(3);
        int seen = 0;
        int unclear = 0;
        for (int round = 0; round < 120; ++round) {
            const CostField costs = randomCase(random, 24);
            const CellGrid& grid = costs.grid();
            Point goal = randomGoals(random, grid, 1).front();
            if (round % 3 == 0)
                goal = {std::floor(goal.x) + 0.5, std::floor(goal.y) + 0.5};
            if (round % 9 == 1)
                goal = {std::floor(goal.x), std::floor(goal.y)};
            const IntegrationField field(costs, {goal});
            for (int row = 0; row < grid.rows(); ++row)
                for (int column = 0; column < grid.columns(); ++column) {
                    const bool isSeen = field.sight()[grid.indexOf({column, row})] == 1;
                    const auto expected = costs.at({column, row}) != 1
                                              ? Sight::blocked
                                              : naiveSight(costs, {column, row}, goal);
                    seen += isSeen;
                    unclear += expected == Sight::unclear;
                    if (expected != Sight::unclear && *grid.cellAt(goal) != Cell{column, row})
                        QVERIFY2(isSeen == (expected == Sight::clear),
                                 qPrintable(QString("round %1: %2, %3 from %4, %5")
                                                .arg(round)
                                                .arg(column)
                                                .arg(row)
                                                .arg(goal.x)
                                                .arg(goal.y)));
                }
        }
        QVERIFY(seen > 2000 && unclear < seen);
    }

    /// Between two blocked cells that touch at a corner there is neither sight nor path.
    void nothingPassesBetweenDiagonalObstacles()
    {
        CostField costs(*CellGrid::over({{0, 0}, {10, 10}}, 1));
        for (int i = 0; i < 10; ++i)
            costs.setBlocked({i, 9 - i, i, 9 - i}, true);
        for (const FlowMethod method : methods) {
            const IntegrationField field(costs, {{1.5, 1.5}}, {.method = method});
            QVERIFY(std::isfinite(field.at({4, 4})));
            QVERIFY(std::isinf(field.at({5, 5})));
            QVERIFY(std::isinf(field.at({9, 9})));
        }
    }

    void aRegionIsAsInTheWholeField()
    {
        std::mt19937_64 random(4);
        int earlier = 0;
        for (int round = 0; round < 150; ++round) {
            const CostField costs = randomCase(random, 60);
            const CellGrid& grid = costs.grid();
            const auto goals = randomGoals(random, grid, 1 + int(random() % 2));
            const IntegrationOptions options{.method = methods[round % 3],
                                             .sight = round % 2 ? 3 : INFINITY};
            const IntegrationField whole(costs, goals, options);
            CellWindow region{int(random() % 60), int(random() % 60), 0, 0};
            region.right = region.left + int(random() % 10);
            region.top = region.bottom + int(random() % 10);
            IntegrationOptions limited = options;
            limited.region = region;
            IntegrationField part(costs, goals, limited);
            earlier += !part.isComplete();
            QVERIFY(isInside(part, whole, region));
            const CellWindow more{0, 0, grid.columns() / 2, grid.rows()};
            part.floodTo(more);
            QVERIFY(isInside(part, whole, region));
            QVERIFY(isInside(part, whole, more));
            part.floodTo(grid.window());
            QVERIFY(part.isComplete());
            QVERIFY(areEqual(part, whole));
        }
        QVERIFY(earlier > 30);
    }

    void aRepairedFieldIsAFreshOne()
    {
        std::mt19937_64 random(5);
        int local = 0;
        for (int round = 0; round < 120; ++round) {
            CostField costs = randomCase(random, 50);
            const CellGrid grid = costs.grid();
            const auto goals = randomGoals(random, grid, 1 + int(random() % 3));
            const IntegrationOptions options{.method = methods[round % 3],
                                             .sight = round % 2 ? 4 : INFINITY};
            IntegrationField field(costs, goals, options);
            for (int i = 0; i < 12; ++i) {
                const IntegrationField before = field;
                const auto changed = edit(costs, random);
                const CellWindow dirty = field.repair(costs, changed);
                QVERIFY2(areEqual(field, IntegrationField(costs, goals, options)),
                         qPrintable(QString("round %1, edit %2").arg(round).arg(i)));
                QVERIFY(isOutside(field, before, dirty));
                local += dirty != grid.window();
            }
        }
        QVERIFY(local > 200);
    }

    void theCostOfACellIsPaidOnce()
    {
        CostField costs(*CellGrid::over({{0, 0}, {5, 1}}, 1));
        costs.setTerrain({2, 0, 2, 0}, 7);
        const IntegrationField field(costs, {{0.5, 0.5}}, {.method = FlowMethod::dijkstra});
        QCOMPARE(field.at({1, 0}), 1.0f);
        QCOMPARE(field.at({2, 0}), 8.0f);
        QCOMPARE(field.at({3, 0}), 9.0f);
        QCOMPARE(IntegrationField(costs, {{0.5, 0.5}}).at({4, 0}), 10.0f);
        costs.setBlocked({2, 0, 2, 0}, true);
        costs.setBlocked({2, 0, 2, 0}, false);
        QCOMPARE(int(costs.at({2, 0})), 7);
    }

    void goalsThatAreNowhereCountForNothing()
    {
        CostField costs(*CellGrid::over({{0, 0}, {8, 8}}, 1));
        costs.setBlocked({3, 3, 3, 3}, true);
        const std::vector<Point> nowhere{{3.5, 3.5}, {-1, 4}, {4, 900}, {NAN, 1}, {INFINITY, 2}};
        for (const FlowMethod method : methods) {
            const IntegrationField none(costs, nowhere, {.method = method});
            for (const float value : none.padded())
                QVERIFY(std::isinf(value));
            auto goals = nowhere;
            goals.push_back({6.25, 6.5});
            const IntegrationField one(costs, goals, {.method = method});
            QVERIFY(one.at({6, 6}) < 1);
            QVERIFY(std::isfinite(one.at({0, 0})));
        }
    }

    /// More goals than there are indices for goals in sight.
    void manyGoals()
    {
        std::mt19937_64 random(6);
        const CostField costs = randomCosts(random, 40, 40, 0.2);
        const auto goals = randomGoals(random, costs.grid(), 600);
        for (const FlowMethod method : {FlowMethod::breadthFirst, FlowMethod::dijkstra}) {
            const IntegrationField field(costs, goals, {.method = method});
            QVERIFY(isTable(field, naiveFlood(costs, goals, method), 1e-7));
        }
        const IntegrationField field(costs, goals);
        for (const Point goal : goals)
            if (const auto cell = costs.grid().cellAt(goal); costs.isFree(*cell))
                QVERIFY(field.at(*cell) < 0.71f);
    }

private:
    [[nodiscard]] static bool isInside(const IntegrationField& part, const IntegrationField& whole,
                                       const CellWindow& region)
    {
        for (int row = region.bottom; row <= region.top; ++row)
            for (int column = region.left; column <= region.right; ++column)
                if (const Cell cell{column, row};
                    whole.grid().contains(cell) && part.at(cell) != whole.at(cell))
                    return false;
        // What is settled elsewhere is final, too.
        for (std::size_t i = 0; i < whole.padded().size(); ++i)
            if (!std::isinf(part.padded()[i]) && part.padded()[i] != whole.padded()[i])
                return false;
        return true;
    }
    [[nodiscard]] static bool isOutside(const IntegrationField& after,
                                        const IntegrationField& before, const CellWindow& dirty)
    {
        for (int row = 0; row < after.grid().rows(); ++row)
            for (int column = 0; column < after.grid().columns(); ++column)
                if (const Cell cell{column, row};
                    !dirty.contains(cell) && after.at(cell) != before.at(cell))
                    return false;
        return true;
    }
};

QTEST_GUILESS_MAIN(IntegrationTest)
#include "integrationtest.moc"
