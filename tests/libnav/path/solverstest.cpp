#include "tests/support/judges/pathjudge.h"
#include "tests/support/judges/solverjudge.h"

#include <QTest>

using namespace thicket::nav;
using namespace thicket::test;

namespace {

QString described(std::uint64_t seed, const std::string& fault)
{
    return QStringLiteral("seed %1: %2").arg(seed).arg(fault.c_str());
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

/// findPath compared with two other solvers, also where the oracle is too slow.
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
                const std::string fault = disagreementOn(judged.world, judged.field, query);
                QVERIFY2(fault.empty(), qPrintable(described(seed, fault)));
            }
        }
    }

    // A* over all tangents once left a shallow covered arc through the seal.
    void agreeInSlitsOfTheDiameter()
    {
        World world;
        world.area = {{5000000, 5000000}, {5000010, 5000010}};
        world.agentRadius = 0.0625;
        world.obstacles = {
            {1,
             Polygon{{{5000006.75, 5000002.75}, {5000006.75, 5000004.5}, {5000004.75, 5000004.5}}}},
            {2,
             Polygon{{{5000006.875, 5000002.75}, {5000007.875, 5000005}, {5000006.875, 5000005}}}}};
        const std::string fault =
            disagreementOn(world, fieldOf(world),
                           {{5000004.25, 5000000.5}, {5000006.8124999991, 5000004.4999900134}});
        QVERIFY2(fault.empty(), fault.c_str());
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
            const std::string across =
                disagreementOn(world, field, {{-1, -1}, {size + 1, size + 1}});
            QVERIFY2(across.empty(), qPrintable(described(seed, across)));
            for (int i = 0; i < 6; ++i) {
                const std::string fault = disagreementOn(world, field, anyQuery(world, dice));
                QVERIFY2(fault.empty(), qPrintable(described(seed, fault)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(SolversTest)
#include "solverstest.moc"
