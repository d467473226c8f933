#include "tests/support/alltangents.h"
#include "tests/support/growingobstacles.h"
#include "tests/support/pathjudge.h"

#include <QTest>

#include <algorithm>

using namespace thicket::nav;
using namespace thicket::test;

namespace {

QString failure(std::uint64_t seed, const char* solver, double found, double want)
{
    return QStringLiteral("seed %1: %2 finds %3, findPath %4")
        .arg(seed)
        .arg(solver)
        .arg(found, 0, 'g', 17)
        .arg(want, 0, 'g', 17);
}

/// Paths turn on the spot there, which rays of the field do not see: nothing for growing obstacles.
bool hasBodiesBelowFloor(const ObstacleField& field)
{
    const auto discs = field.discs();
    return std::any_of(discs.begin(), discs.end(),
                       [](const Disc& disc) { return disc.trueRadius != disc.radius; });
}

/// Empty when all three solvers agree; lengths of -1 stand for no path.
QString disagreement(const World& world, const ObstacleField& field, const Segment& query,
                     std::uint64_t seed)
{
    const PathResult result = findPath(field, query.a, query.b);
    if (result.status == PathStatus::startBlocked || result.status == PathStatus::goalBlocked)
        return {};
    const double want = result.status == PathStatus::found ? result.path.length() : -1;
    const double all = shortestByAllTangents(field, query.a, query.b).value_or(-1);
    if ((all < 0) != (want < 0) || !agree(all, want, field))
        return failure(seed, "A* over all tangents", all, want);
    if (hasBodiesBelowFloor(field))
        return {};
    const PathResult growing = findPathAmongGrowing(world, field, query.a, query.b);
    if (result.status != growing.status)
        return QStringLiteral("seed %1: growing obstacles say %2, findPath %3")
            .arg(seed)
            .arg(name(growing.status), name(result.status));
    if (want >= 0 && !agree(growing.path.length(), want, field))
        return failure(seed, "growing obstacles", growing.path.length(), want);
    return {};
}

World large(int circles, int shapes, double size, std::uint64_t seed)
{
    World world;
    world.area = {{0, 0}, {size, size}};
    world.agentRadius = 0.1;
    SplitMix dice(seed);
    const auto point = [&] {
        const double x = dice.between(0, size);
        return Point{x, dice.between(0, size)};
    };
    const auto add = [&](Shape shape) {
        world.obstacles.push_back({static_cast<std::int64_t>(world.obstacles.size()) + 1, shape});
    };
    for (int i = 0; i < circles; ++i)
        add(Circle{point(), dice.between(0.2, 1.4)});
    for (int i = 0; i < shapes; ++i) {
        const Point at = point();
        const Point along{dice.between(-6, 6), dice.between(-6, 6)};
        if (i % 2 == 0)
            add(Wall{{at, at + along, at + along + leftNormal(along)}, 0.2, false});
        else
            add(Polygon{{at, at + 0.5 * along, at + 0.3 * leftNormal(along)}});
    }
    return world;
}

} // namespace

/// findPath against two other solvers, also where the oracle is too slow.
class SolversTest : public QObject {
    Q_OBJECT

private slots:
    void agreeOnFamilies_data()
    {
        QTest::addColumn<int>("family");
        for (int family = 0; family < familyCount(); ++family)
            QTest::addRow("%d %s", family, worldOf(family, 1).family.c_str()) << family;
    }
    void agreeOnFamilies()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const JudgedWorld judged(worldOf(family, seed));
            if (judged.oracle.isAmbiguous())
                continue;
            SplitMix dice(seed);
            for (int i = 0; i < 6; ++i) {
                const Segment query = anyQuery(judged.world, dice);
                const QString fault = disagreement(judged.world, judged.field, query, seed);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
        }
    }

    void agreeOnLargeMaps_data()
    {
        QTest::addColumn<int>("circles");
        QTest::addColumn<int>("shapes");
        QTest::addColumn<double>("size");
        QTest::newRow("300 circles") << 300 << 0 << 40.0;
        QTest::newRow("1000 circles") << 1000 << 0 << 75.0;
        QTest::newRow("walls and polygons") << 0 << 150 << 60.0;
        QTest::newRow("mixed") << 250 << 80 << 60.0;
    }
    void agreeOnLargeMaps()
    {
        QFETCH(int, circles);
        QFETCH(int, shapes);
        QFETCH(double, size);
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const World world = large(circles, shapes, size, seed);
            const ObstacleField field = fieldOf(world);
            SplitMix dice(seed);
            const QString across =
                disagreement(world, field, {{-1, -1}, {size + 1, size + 1}}, seed);
            QVERIFY2(across.isEmpty(), qPrintable(across));
            for (int i = 0; i < 6; ++i) {
                const QString fault = disagreement(world, field, anyQuery(world, dice), seed);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
        }
    }
};

QTEST_GUILESS_MAIN(SolversTest)
#include "solverstest.moc"
