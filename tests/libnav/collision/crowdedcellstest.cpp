#include "libnav/collision/index/coregrid.h"
#include "libnav/geometry/distance.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace thicket;
using namespace thicket::test;
using nav::Core;
using nav::CoreFrame;
using nav::CoreGrid;
using nav::CoreIndex;
using nav::Disc;
using nav::DiscIndex;
using nav::Point;
using nav::Ray;

// Rays among many long cores in the same cells, compared with a loop over all cores.
namespace {

constexpr double slack = 1e-7;

struct Sides {
    std::vector<Disc> discs;
    std::vector<Core> cores;

    void add(Point from, Point to, double radius)
    {
        cores.push_back({DiscIndex(discs.size()), DiscIndex(discs.size() + 1)});
        discs.push_back({from, radius});
        discs.push_back({to, radius});
    }
    CoreFrame frame(std::size_t i) const
    {
        return nav::frameOf(discs[cores[i].a], discs[cores[i].b]);
    }
};

Point turned(Point p, double angle)
{
    return {p.x * std::cos(angle) - p.y * std::sin(angle),
            p.x * std::sin(angle) + p.y * std::cos(angle)};
}

/// Teeth from y = 0 to 100, 0.1 apart, turned by the angle. Every second leans by `lean`.
Sides teeth(double angle, double lean, double radius)
{
    Sides sides;
    for (int i = 0; i < 1000; ++i)
        sides.add(turned({0.1 * i, 0}, angle), turned({0.1 * i + (i % 2) * lean, 100}, angle),
                  radius);
    return sides;
}

/// Teeth among which some cores cross many others, and some lie in cells that no tooth touches.
Sides teethAndStrays(SplitMix& random)
{
    Sides sides = teeth(0.3, 0.1, 0.01);
    for (int i = 0; i < 60; ++i) {
        const Point from{random.between(-120, 120), random.between(-20, 220)};
        sides.add(from, from + Point{random.between(-60, 60), random.between(-60, 60)},
                  random.between(0.01, 3));
    }
    return sides;
}

/// Cores of all directions through one place.
Sides heap(SplitMix& random)
{
    Sides sides;
    for (int i = 0; i < 300; ++i) {
        const double angle = random.between(0, std::numbers::pi);
        const Point middle{50 + random.between(-1, 1), 50 + random.between(-1, 1)};
        sides.add(middle - turned({40, 0}, angle), middle + turned({40, 0}, angle), 0.01);
    }
    return sides;
}

/// A ray between places that it often shares with cores: their ends, points of them, and their
/// directions.
std::pair<Point, Point> rayAmong(const Sides& sides, SplitMix& random)
{
    const auto at = [&] {
        const CoreFrame core = sides.frame(random.below(int(sides.cores.size())));
        const double along[] = {0, core.length, random.between(-5, core.length + 5)};
        const double aside[] = {0, core.halfWidth, -core.halfWidth, 1.5 * core.halfWidth,
                                random.between(-20, 20)};
        return std::pair{core.world({along[random.below(3)], aside[random.below(5)]}), core.along};
    };
    const auto [from, along] = at();
    if (random.below(3) == 0)
        return {from, from + random.between(-120, 120) * along};
    return {from, at().first};
}

} // namespace

class CrowdedCellsTest : public QObject {
    Q_OBJECT

    static void compare(const CoreGrid& grid, const Sides& sides, const std::vector<bool>& isIn,
                        SplitMix& random)
    {
        int hits = 0;
        for (int query = 0; query < 1500; ++query) {
            const auto [from, to] = rayAmong(sides, random);
            const double reach = distance(from, to);
            if (reach == 0)
                continue;
            const Point direction = (1 / reach) * (to - from);
            double first = reach;
            for (std::size_t i = 0; i < sides.cores.size(); ++i) {
                double in = 0;
                double out = std::numeric_limits<double>::infinity();
                if (isIn[i])
                    sides.frame(i).clip(from, direction, slack, in, out);
                if (isIn[i] && in < out)
                    first = std::min(first, in);
            }
            Ray ray{from, direction, {1 / direction.x, 1 / direction.y}, reach};
            grid.shoot(ray, slack);
            QCOMPARE(ray.nearest, first);
            QCOMPARE(ray.met != Ray::nothing, first < reach);
            hits += first < reach;
        }
        QVERIFY(hits > 100);
    }

    static void compareAlong(const CoreGrid& grid, const Sides& sides,
                             const std::vector<bool>& isIn, SplitMix& random)
    {
        std::size_t met = 0;
        std::vector<CoreIndex> found;
        for (int query = 0; query < 300; ++query) {
            const auto [from, to] = rayAmong(sides, random);
            const double radius = random.chance(0.5) ? 0.01 : random.between(0.01, 1);
            if (from == to)
                continue;
            const CoreFrame shape = nav::frameOf({from, radius}, {to, radius});
            grid.collectAlong(shape, found);
            QVERIFY(std::is_sorted(found.begin(), found.end()));
            for (std::size_t i = 0; i < sides.cores.size(); ++i) {
                const CoreFrame core = sides.frame(i);
                const bool isListed =
                    std::binary_search(found.begin(), found.end(), CoreIndex(std::uint32_t(i)));
                QVERIFY(isIn[i] || !isListed);
                if (!isIn[i] || distance(core.axis(), shape.axis()) > core.halfWidth + radius)
                    continue;
                ++met;
                QVERIFY(isListed);
            }
        }
        QVERIFY(met > 1000);
    }

private slots:
    void meetsTheFirstOfMany_data()
    {
        QTest::addColumn<double>("angle");
        QTest::addColumn<double>("lean");
        QTest::addColumn<double>("radius");
        for (const double angle : {0.0, std::numbers::pi / 2, 0.4, 2.8})
            for (const double lean : {0.0, 0.1, -3.0})
                for (const double radius : {0.001, 0.05, 2.0})
                    QTest::addRow("%g, %g, %g", angle, lean, radius) << angle << lean << radius;
    }
    void meetsTheFirstOfMany()
    {
        QFETCH(double, angle);
        QFETCH(double, lean);
        QFETCH(double, radius);
        SplitMix random(1);
        const Sides sides = teeth(angle, lean, radius);
        const CoreGrid grid(sides.discs, sides.cores);
        QVERIFY(grid.isCrowded());
        const std::vector<bool> all(sides.cores.size(), true);
        compare(grid, sides, all, random);
        compareAlong(grid, sides, all, random);
    }

    void meetsTheFirstInAHeap()
    {
        SplitMix random(2);
        const Sides sides = heap(random);
        const CoreGrid grid(sides.discs, sides.cores);
        QVERIFY(grid.isCrowded());
        const std::vector<bool> all(sides.cores.size(), true);
        compare(grid, sides, all, random);
        compareAlong(grid, sides, all, random);
    }

    void followsEdits()
    {
        SplitMix random(3);
        const Sides sides = teethAndStrays(random);
        CoreGrid grid(sides.discs, sides.cores);
        std::vector<bool> isIn(sides.cores.size(), true);
        for (int round = 0; round < 8; ++round) {
            for (int edit = 0; edit < 150; ++edit) {
                const CoreIndex core(std::uint32_t(random.below(int(sides.cores.size()))));
                if (isIn[core])
                    grid.erase(core);
                else
                    grid.insert(core, sides.frame(core));
                isIn[core] = !isIn[core];
            }
            QVERIFY(grid.isCrowded());
            compare(grid, sides, isIn, random);
            compareAlong(grid, sides, isIn, random);
        }
    }
};

QTEST_GUILESS_MAIN(CrowdedCellsTest)
#include "crowdedcellstest.moc"
