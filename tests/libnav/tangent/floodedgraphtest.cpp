#include "libnav/tangent/completegraph.h"

#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

using namespace thicket::nav;
using namespace thicket::test;

/// The complete graph among walls and polygons, which floods find, is the one that looking at all
/// that is near finds: so is that with any farthest distance.
class FloodedGraphTest : public QObject {
    Q_OBJECT

private slots:
    void isTheSameInTheSameOrder_data()
    {
        QTest::addColumn<int>("family");
        for (int family = 0; family < familyCount(); ++family)
            QTest::addRow("%s", worldOf(family, 0).family.c_str()) << family;
    }
    void isTheSameInTheSameOrder()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            const World world = placedWorldOf(family, seed);
            const ObstacleField field = fieldOf(world, {.keepsTangents = seed % 3 == 0});
            CompleteGraphOptions options;
            if (seed % 2)
                options.window = Box{world.area.min, world.area.center()};
            const CompleteGraph flooded = CompleteGraph::build(field, options);
            options.farthest = 1e300;
            const CompleteGraph looked = CompleteGraph::build(field, options);
            QVERIFY2(flooded.surfing == looked.surfing, qPrintable(QString::number(seed)));
            QVERIFY(flooded.hugging == looked.hugging);
        }
    }
};

QTEST_APPLESS_MAIN(FloodedGraphTest)
#include "floodedgraphtest.moc"
