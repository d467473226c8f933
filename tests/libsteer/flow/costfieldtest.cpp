#include "libsteer/flow/costfield.h"
#include "tests/support/geometry/randompart.h"

#include "libnav/geometry/distance.h"
#include "libnav/map/mapedit.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::steer;
using test::part;

namespace {

Point somewhere(std::mt19937_64& random, double side)
{
    return {side * part(random), side * part(random)};
}

Shape randomShape(std::mt19937_64& random, double side)
{
    const Point at = somewhere(random, side);
    const auto near = [&](double reach) {
        return at + Point{reach * (part(random) - 0.5), reach * (part(random) - 0.5)};
    };
    switch (random() % 4) {
    case 0:
        return Circle{at, 0.1 + 2 * part(random)};
    case 1:
        return Wall{{near(6), near(6), near(6)}, random() % 2 ? 0.5 * part(random) : 0};
    case 2:
        return Polygon{{at, at + Point{4 * part(random) + 0.1, 0}, at + Point{1, 3}}};
    default: // along the cells' borders
        return Wall{
            {{std::floor(at.x), std::floor(at.y)}, {std::floor(at.x), std::floor(at.y) + 3}}, 0};
    }
}

std::vector<Obstacle> randomObstacles(std::mt19937_64& random, double side)
{
    std::vector<Obstacle> obstacles;
    for (std::uint64_t i = random() % 12; i > 0; --i)
        obstacles.push_back({std::int64_t(i), randomShape(random, side)});
    if (random() % 4 == 0)
        obstacles.push_back({90, Circle{{side / 2, side / 2}, 0.45 * side, true}});
    if (random() % 4 == 0)
        obstacles.push_back({91, Polygon{{{1, 1}, {side - 1, 2}, {side - 1, side - 1}}, true}});
    return obstacles;
}

/// How deep the shape grown by the radius reaches into the cell, from a fine lattice of points in
/// it. Negative: the distance between them.
double reachInto(const Box& cell, const std::vector<Obstacle>& obstacles, double radius)
{
    constexpr int steps = 12;
    double most = -INFINITY;
    for (int i = 0; i <= steps; ++i)
        for (int k = 0; k <= steps; ++k) {
            const Point p = cell.min + Point{cell.width() * i / steps, cell.height() * k / steps};
            for (const Obstacle& obstacle : obstacles)
                most = std::max(most, radius - signedDistance(p, obstacle.shape));
        }
    return most;
}

} // namespace

class CostFieldTest : public QObject {
    Q_OBJECT

private slots:
    /// What a free cell promises, and that no cell is blocked without reason.
    void freeCellsAreFreeAllOver()
    {
        std::mt19937_64 random(1);
        int free = 0;
        int blocked = 0;
        for (int round = 0; round < 60; ++round) {
            const double radius = round % 3 == 0 ? 0 : 0.6 * part(random);
            const auto obstacles = randomObstacles(random, 12);
            const auto field = ObstacleField::build(obstacles, radius);
            const CellGrid grid = *CellGrid::over({{0, 0}, {12, 12}}, 0.3 + part(random));
            const CostField costs(grid, *field);
            const double slack = 0.1 * grid.side(); // between the points of the lattice
            for (int row = 0; row < grid.rows(); ++row)
                for (int column = 0; column < grid.columns(); ++column) {
                    const Point low =
                        grid.origin() + grid.side() * Point{double(column), double(row)};
                    const Box cell{low, low + grid.side() * Point{1, 1}};
                    const double reach = reachInto(cell, obstacles, radius);
                    const bool isFree = costs.isFree({column, row});
                    QVERIFY2(reach <= slack || !isFree, qPrintable(QString::number(round)));
                    QVERIFY2(reach > -slack || isFree, qPrintable(QString::number(round)));
                    (isFree ? free : blocked) += 1;
                }
        }
        QVERIFY(free > 1000 && blocked > 1000);
    }

    void theCentersRuleAsksTheCenter()
    {
        std::mt19937_64 random(2);
        for (int round = 0; round < 60; ++round) {
            const auto obstacles = randomObstacles(random, 12);
            const auto field = ObstacleField::build(obstacles, 0.3 * part(random));
            const CellGrid grid = *CellGrid::over({{-1, -1}, {13, 13}}, 0.2 + part(random));
            const CostField costs(grid, *field, CellRule::center);
            for (int row = 0; row < grid.rows(); ++row)
                for (int column = 0; column < grid.columns(); ++column) {
                    const bool isBlocked =
                        field->obstacleAt(grid.centerOf({column, row})).has_value();
                    QCOMPARE(costs.isFree({column, row}), !isBlocked);
                }
        }
    }

    /// Cells exactly as large as square obstacles: neighbours that only touch stay free.
    void touchingIsFree()
    {
        const std::vector<Obstacle> square{{1, Polygon{{{3, 3}, {5, 3}, {5, 4}, {3, 4}}}}};
        const CostField costs(*CellGrid::over({{0, 0}, {8, 8}}, 1),
                              *ObstacleField::build(square, 0));
        for (int row = 0; row < 8; ++row)
            for (int column = 0; column < 8; ++column)
                QCOMPARE(costs.isFree({column, row}), !(row == 3 && (column == 3 || column == 4)));
    }

    /// A wall without thickness on the cells' borders still separates them.
    void thinWallsOnBordersBlock()
    {
        for (const bool isUpright : {true, false}) {
            const Wall wall{isUpright ? std::vector<Point>{{4, 0}, {4, 8}}
                                      : std::vector<Point>{{0, 4}, {8, 4}}};
            const CostField costs(*CellGrid::over({{0, 0}, {8, 8}}, 1),
                                  *ObstacleField::build(std::vector<Obstacle>{{1, wall}}, 0));
            for (int i = 0; i < 8; ++i) {
                QVERIFY(costs.isFree(isUpright ? Cell{3, i} : Cell{i, 3}));
                QVERIFY(!costs.isFree(isUpright ? Cell{4, i} : Cell{i, 4}));
                QVERIFY(costs.isFree(isUpright ? Cell{5, i} : Cell{i, 5}));
            }
        }
    }

    void anUpdatedFieldIsAFreshOne()
    {
        std::mt19937_64 random(3);
        for (int round = 0; round < 40; ++round) {
            Map map;
            for (int i = int(random() % 10); i > 0; --i)
                map.append(randomObject(random, map.unusedId()));
            const double radius = round % 2 ? 0.4 : 0;
            auto field = *ObstacleField::build(obstacles(map), radius);
            const CellGrid grid = *CellGrid::over({{0, 0}, {12, 12}}, 0.25 + part(random));
            const CellRule rule = round % 4 < 2 ? CellRule::wholeCell : CellRule::center;
            CostField costs(grid, field, rule);
            costs.setTerrain({3, 3, 9, 9}, 5);
            for (int i = 0; i < 10; ++i) {
                const CostField before = costs;
                const MapEdit edit = randomEdit(random, map);
                apply(map, edit);
                QVERIFY(field.apply(obstacleChanges(edit)));
                std::vector<std::uint32_t> changed;
                for (const MapEdit::Entry& entry : edit.entries)
                    for (const auto& object : {entry.before, entry.after})
                        if (object)
                            for (const std::uint32_t cell :
                                 costs.update(field, changedBox(shapeOf(*object), field), rule))
                                changed.push_back(cell);
                CostField fresh(grid, *ObstacleField::build(obstacles(map), radius), rule);
                fresh.setTerrain({3, 3, 9, 9}, 5);
                QVERIFY(std::ranges::equal(costs.padded(), fresh.padded()));
                for (std::size_t k = 0; k < grid.paddedSize(); ++k)
                    QVERIFY(before.padded()[k] == costs.padded()[k] ||
                            std::ranges::count(changed, std::uint32_t(k)) > 0);
            }
        }
    }

    void gridsOfAnySize_data()
    {
        QTest::addColumn<double>("side");
        QTest::addColumn<double>("origin");
        QTest::addColumn<int>("columns");
        QTest::newRow("larger than the map") << 1000.0 << 0.0 << 1;
        QTest::newRow("as large") << 10.0 << 0.0 << 1;
        QTest::newRow("fine") << 0.01 << 0.0 << 1000;
        QTest::newRow("far off") << 0.25 << 1e6 << 40;
        QTest::newRow("at the limit") << 2.5 << 1e9 - 10 << 4;
        QTest::newRow("thirds") << 10.0 / 3 << 0.0 << 3;
    }
    void gridsOfAnySize()
    {
        QFETCH(double, side);
        QFETCH(double, origin);
        QFETCH(int, columns);
        const Box area{{origin, origin}, {origin + 10, origin + 10}};
        const auto grid = CellGrid::over(area, side);
        QVERIFY2(grid, grid ? "" : grid.error().text().c_str());
        QCOMPARE(grid->columns(), columns);
        QCOMPARE(grid->rows(), columns);
        for (const Point p : {area.min, area.center()})
            QVERIFY(grid->cellAt(p) && grid->box().contains(grid->centerOf(*grid->cellAt(p))));
        const std::vector<Obstacle> tree{{1, Circle{area.center(), 2}}};
        const CostField costs(*grid, *ObstacleField::build(tree, 0.5));
        QVERIFY(!costs.isFree(*grid->cellAt(area.center())));
        QCOMPARE(costs.isFree(*grid->cellAt(area.min)), columns > 3);
        QVERIFY(!costs.isFree({-1, 0}) && !costs.isFree({0, columns}));
    }

    void gridsThatCannotBeAreRefused()
    {
        const Box area{{0, 0}, {10, 10}};
        for (const double side : {0.0, -1.0, double(NAN), double(INFINITY), 1e-4, 1e-300})
            QVERIFY(!CellGrid::over(area, side));
        QVERIFY(!CellGrid::over({}, 1));
        QVERIFY(!CellGrid::over({{0, 0}, {1e10, 1}}, 1e9));
        QVERIFY(!CellGrid::over({{0, double(NAN)}, {1, 1}}, 1));
        QVERIFY(!CellGrid::over({{1e8, 1e8}, {1e8, 1e8}}, 1e-6));
    }

    void nearestFreeCell()
    {
        CostField costs(*CellGrid::over({{0, 0}, {9, 9}}, 1));
        costs.setBlocked({2, 2, 6, 6}, true);
        QVERIFY(!costs.nearestFree({4.5, 4.5}, 2));
        QCOMPARE(*costs.nearestFree({4.5, 4.4}, 3), (Cell{4, 1}));
        QCOMPARE(*costs.nearestFree({0.2, 0.9}, 0), (Cell{0, 0}));
        QVERIFY(!costs.nearestFree({NAN, 1}, 5));
    }

private:
    static Shape shapeOf(const MapObject& object)
    {
        if (const auto* const circle = std::get_if<Circle>(&object.geometry))
            return *circle;
        if (const auto* const wall = std::get_if<Wall>(&object.geometry))
            return *wall;
        return std::get<Polygon>(object.geometry);
    }
    static MapObject randomObject(std::mt19937_64& random, ObjectId id)
    {
        MapObject object;
        object.id = id;
        std::visit([&](const auto& shape) { object.geometry = shape; }, randomShape(random, 12));
        return object;
    }
    static MapEdit randomEdit(std::mt19937_64& random, const Map& map)
    {
        if (map.objects().empty() || random() % 3 == 0)
            return MapEdit::add(map, {randomObject(random, map.unusedId())});
        const ObjectId id = map.objects()[random() % map.objects().size()].id;
        if (random() % 2)
            return MapEdit::remove(map, {id});
        return MapEdit::change(map, {randomObject(random, id)});
    }
};

QTEST_GUILESS_MAIN(CostFieldTest)
#include "costfieldtest.moc"
