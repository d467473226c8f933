#include "libnav/tangent/pruning.h"
#include "libnav/path/pathfinder.h"

#include "tests/support/worlds/forest.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <numbers>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

Pruning pruningOf(int bits)
{
    return {(bits & 1) != 0, (bits & 2) != 0,  (bits & 4) != 0,
            (bits & 8) != 0, (bits & 16) != 0, (bits & 32) != 0};
}

constexpr int allBits = 63;

/// The cost of a few queries over half the map.
PathStatistics cost(const ObstacleField& field, const Pruning& pruning)
{
    PathStatistics sum;
    const Box bounds = field.bounds();
    SplitMix dice(7);
    for (int i = 0; i < 30; ++i) {
        const Point start{bounds.min.x + dice.between(0, 1) * bounds.width(),
                          bounds.min.y + dice.between(0, 1) * bounds.height()};
        const double heading = dice.between(0, 2 * std::numbers::pi);
        const Point goal =
            start + 0.5 * bounds.width() * Point{std::cos(heading), std::sin(heading)};
        const PathResult result = findPath(field, start, goal, {.pruning = pruning});
        sum.expanded += result.statistics.expanded;
        sum.generated += result.statistics.generated;
        sum.rays += result.statistics.rays;
    }
    return sum;
}

ObstacleField forest()
{
    const Forest trees = makeForest({.count = 1000, .cover = 0.4, .overlapping = true, .seed = 1});
    return ObstacleField::build(trees.circles, 0).value();
}

/// Stars, whose inner corners hold no taut path.
ObstacleField stars()
{
    std::vector<Obstacle> obstacles;
    for (int column = 0; column < 8; ++column)
        for (int row = 0; row < 8; ++row) {
            const Point center{4.0 * column + (row % 2), 4.0 * row};
            Polygon star;
            for (int i = 0; i < 16; ++i) {
                const double angle = std::numbers::pi * i / 8 + 0.1 * column;
                const double radius = i % 2 ? 0.8 : 1.8;
                star.points.push_back(center + radius * Point{std::cos(angle), std::sin(angle)});
            }
            obstacles.push_back({static_cast<std::int64_t>(obstacles.size()) + 1, star});
        }
    return ObstacleField::build(obstacles, 0.05).value();
}

} // namespace

class PruningTest : public QObject {
    Q_OBJECT

private slots:
    void neverChangesAnAnswer_data()
    {
        QTest::addColumn<int>("family");
        for (int family = 0; family < familyCount(); ++family)
            QTest::addRow("%s", worldOf(family, 1).family.c_str()) << family;
    }
    void neverChangesAnAnswer()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            const World world = worldOf(family, seed);
            const ObstacleField field = test::fieldOf(world);
            SplitMix dice(seed);
            for (int query = 0; query < 4; ++query) {
                const Point start = somewhere(world, dice);
                const Point goal = somewhere(world, dice);
                const PathResult want = findPath(field, start, goal);
                const double slack = std::max(1e-9 * want.path.length(), 10 * field.tolerance());
                for (int bits = 0; bits < allBits; ++bits) {
                    // Between rims that touch, steps cost nothing: only dominance ends loops of
                    // them.
                    if (isOfContacts(family) && !pruningOf(bits).dominance)
                        continue;
                    const PathResult result =
                        findPath(field, start, goal, {.pruning = pruningOf(bits)});
                    QCOMPARE(name(result.status), name(want.status));
                    QVERIFY2(std::abs(result.path.length() - want.path.length()) <= slack,
                             qPrintable(QStringLiteral("seed %1, query %2, switches %3")
                                            .arg(seed)
                                            .arg(query)
                                            .arg(bits)));
                }
            }
        }
    }

    void dominanceSavesVertices()
    {
        const ObstacleField field = forest();
        const PathStatistics with = cost(field, {});
        const PathStatistics without = cost(field, {.dominance = false});
        QVERIFY2(10 * with.expanded < 9 * without.expanded, qPrintable(described(with, without)));
    }
    void eitherWaySavesVertices()
    {
        const ObstacleField field = forest();
        const PathStatistics with = cost(field, {.pockets = false});
        const PathStatistics without = cost(field, {.eitherWay = false, .pockets = false});
        QVERIFY2(100 * with.expanded < 97 * without.expanded, qPrintable(described(with, without)));
    }
    void pocketsSaveRays()
    {
        const ObstacleField field = forest();
        const PathStatistics with = cost(field, {});
        const PathStatistics without = cost(field, {.pockets = false});
        QVERIFY2(100 * with.rays < 97 * without.rays, qPrintable(described(with, without)));
    }
    void departureSectorSavesRays()
    {
        const ObstacleField field = forest();
        const PathStatistics with = cost(field, {});
        const PathStatistics without = cost(field, {.departureSector = false});
        QVERIFY2(100 * with.rays < 97 * without.rays, qPrintable(described(with, without)));
    }
    // Dominance drops most loops first, so the test is without it.
    void crossingSavesVertices()
    {
        const ObstacleField field = forest();
        const nav::Pruning neither{
            .dominance = false, .eitherWay = false, .departureSector = false};
        nav::Pruning nothing = neither;
        nothing.crossing = false;
        const PathStatistics with = cost(field, neither);
        const PathStatistics without = cost(field, nothing);
        QVERIFY2(with.expanded < without.expanded, qPrintable(described(with, without)));
    }
    void cornersSaveRays()
    {
        const ObstacleField field = stars();
        const PathStatistics with = cost(field, {});
        const PathStatistics without = cost(field, {.corners = false});
        QVERIFY2(10 * with.rays < 9 * without.rays, qPrintable(described(with, without)));
    }

private:
    static QString described(const PathStatistics& with, const PathStatistics& without)
    {
        return QStringLiteral("expanded %1 and %2, generated %3 and %4, rays %5 and %6")
            .arg(with.expanded)
            .arg(without.expanded)
            .arg(with.generated)
            .arg(without.generated)
            .arg(with.rays)
            .arg(without.rays);
    }
};

QTEST_GUILESS_MAIN(PruningTest)
#include "pruningtest.moc"
