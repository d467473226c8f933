#include "libnav/path/pathfinder.h"

#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket::nav;
using namespace thicket::test;

namespace {

void add(World& world, Shape shape)
{
    world.obstacles.push_back(
        {static_cast<std::int64_t>(world.obstacles.size()) + 1, std::move(shape)});
}

World scattered(int count, double size, double least, double most)
{
    World world;
    SplitMix dice(42);
    for (int i = 0; i < count; ++i) {
        const double x = dice.between(0, size);
        const Point center{x, dice.between(0, size)};
        add(world, Circle{center, dice.between(least, most)});
    }
    return world;
}

World lattice()
{
    World world;
    for (int i = 0; i < 20; ++i)
        for (int j = 0; j < 20; ++j)
            add(world, Circle{{2.0 * i, 2.0 * j + 0.7 * (i % 3)}, 0.8});
    return world;
}

/// Rows of walls with one gap each, at alternate ends, and stubs between them.
World maze(double thickness)
{
    World world;
    world.agentRadius = 0.2;
    for (int row = 0; row < 12; ++row) {
        const double y = 3.0 * row;
        const double from = row % 2 ? 2 : 0;
        add(world, Wall{{{from, y}, {from + 38, y}}, thickness, false});
        for (int stub = 0; stub < 9; ++stub) {
            const double x = 4.0 * stub + 4;
            add(world, Wall{{{x, y}, {x, y + 1.5}, {x + 0.5, y + 1.5}}, thickness, false});
        }
    }
    add(world, Wall{{{0, -3}, {40, -3}, {40, 36}, {0, 36}}, thickness, true});
    return world;
}

World polygons()
{
    World world;
    SplitMix dice(7);
    for (int i = 0; i < 20; ++i)
        for (int j = 0; j < 20; ++j) {
            Polygon polygon;
            for (int k = 0; k < 6; ++k) {
                const double turn = (k + dice.between(0, 0.8)) * std::numbers::pi / 3;
                const double reach = dice.between(0.6, 1.4);
                polygon.points.push_back(
                    {2.2 * i + reach * std::cos(turn), 2.2 * j + reach * std::sin(turn)});
            }
            add(world, std::move(polygon));
        }
    return world;
}

World arena()
{
    World world = scattered(500, 60, 0.4, 1.3);
    add(world, Circle{{30, 30}, 29, true});
    add(world, Polygon{{{0, 0}, {60, 0}, {60, 60}, {0, 60}}, true});
    return world;
}

} // namespace

/// Limits on the work of a search, not on its time: they show a rule that no longer works, and a
/// busy machine does not matter. They are about a twentieth above the measured counts.
class WorkBoundsTest : public QObject {
    Q_OBJECT

private slots:
    void worksNoMoreThanItShould_data()
    {
        QTest::addColumn<World>("world");
        QTest::addColumn<Segment>("query");
        QTest::addColumn<int>("expanded");
        QTest::addColumn<int>("rays");
        QTest::addColumn<int>("generated");
        const auto row = [](const char* name, World world, Point a, Point b, int expanded, int rays,
                            int generated) {
            QTest::newRow(name) << std::move(world) << Segment{a, b} << expanded << rays
                                << generated;
        };
        const Point before{-2, -2};
        row("1000 circles", scattered(1000, 70, 0.5, 1.5), before, {72, 72}, 382, 1122, 1975);
        row("crowns", scattered(2500, 70, 0.5, 1.5), before, {72, 72}, 154, 469, 727);
        row("sizes 1 to 100", scattered(600, 70, 0.03, 3), before, {72, 72}, 228, 865, 1304);
        row("lattice", lattice(), before, {41, 39.3}, 443, 1240, 2148);
        row("maze", maze(0.2), {20, -1}, {18, 34.5}, 245, 862, 1605);
        row("maze of thin walls", maze(0), {20, -1}, {18, 34.5}, 234, 794, 1642);
        row("polygons", polygons(), before, {44, 44}, 759, 2565, 6190);
        row("arena", arena(), {11, 11}, {49, 49}, 120, 374, 671);
    }
    void worksNoMoreThanItShould()
    {
        QFETCH(World, world);
        QFETCH(Segment, query);
        QFETCH(int, expanded);
        QFETCH(int, rays);
        QFETCH(int, generated);
        const PathResult result = findPath(fieldOf(world), query.a, query.b);
        QCOMPARE(result.status, PathStatus::found);
        const PathStatistics& did = result.statistics;
        const auto counts = QStringLiteral("%1 expanded, %2 rays, %3 generated")
                                .arg(did.expanded)
                                .arg(did.rays)
                                .arg(did.generated);
        QVERIFY2(did.expanded <= static_cast<std::size_t>(expanded), qPrintable(counts));
        QVERIFY2(did.rays <= static_cast<std::size_t>(rays), qPrintable(counts));
        QVERIFY2(did.generated <= static_cast<std::size_t>(generated), qPrintable(counts));
    }
};

QTEST_GUILESS_MAIN(WorkBoundsTest)
#include "workboundstest.moc"
