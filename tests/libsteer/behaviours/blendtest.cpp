#include "libsteer/behaviours/blend.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <array>
#include <cmath>
#include <vector>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

bool isNear(Point a, Point b, double tolerance = 1e-12) { return lengthOf(a - b) <= tolerance; }

} // namespace

class BlendTest : public QObject {
    Q_OBJECT

private slots:
    void sumsAndCuts();
    void givesWhatIsLeftOver();
    void keepsToTheBudget();
    void displacesLaterForcesSlowly();
    void hasTheDirectionsOfAngles();
};

void BlendTest::sumsAndCuts()
{
    const std::array forces{WeightedForce{{1, 0}, 2}, WeightedForce{{0, 3}, 1}};
    QVERIFY(isNear(weightedSum(forces, 10), {2, 3}));
    QVERIFY(isNear(weightedSum(forces, 1), unitOr({2, 3}, {})));
    QCOMPARE(weightedSum({}, 1), (Point{0, 0}));
}

void BlendTest::givesWhatIsLeftOver()
{
    const std::array forces{WeightedForce{{3, 0}, 2}, WeightedForce{{0, 8}, 0.5},
                            WeightedForce{{5, 0}, 1}};
    std::array<Point, 3> granted;
    // 6, then 4 of which 2 are left, then nothing.
    QVERIFY(isNear(prioritised(forces, 8, granted), {6, 2}));
    QVERIFY(isNear(granted[0], {6, 0}));
    QVERIFY(isNear(granted[1], {0, 2}));
    QCOMPARE(granted[2], (Point{0, 0}));
    QVERIFY(isNear(prioritised(forces, 100), {11, 4}));
    QVERIFY(isNear(prioritised(forces, 4), {4, 0}));
    QCOMPARE(prioritised(forces, 0), (Point{0, 0}));
    QCOMPARE(prioritised({}, 1), (Point{0, 0}));
}

void BlendTest::keepsToTheBudget()
{
    SplitMix random(1);
    for (int i = 0; i < 5000; ++i) {
        std::vector<WeightedForce> forces(std::size_t(random.below(6)));
        for (WeightedForce& part : forces)
            part = {{random.between(-9, 9), random.between(-9, 9)}, random.between(0, 2)};
        const double most = random.between(0, 10);
        for (const Point sum : {prioritised(forces, most), weightedSum(forces, most)})
            QVERIFY(dot(sum, sum) <= most * most);
    }
}

void BlendTest::displacesLaterForcesSlowly()
{
    Point last;
    for (int i = 0; i <= 1000; ++i) {
        const std::array forces{WeightedForce{{0.012 * i, 0}, 1}, WeightedForce{{0, 7}, 1}};
        const Point sum = prioritised(forces, 8);
        QVERIFY(i == 0 || lengthOf(sum - last) < 0.02);
        last = sum;
    }
    QVERIFY(isNear(last, {8, 0}));
}

void BlendTest::hasTheDirectionsOfAngles()
{
    SplitMix random(2);
    for (int i = 0; i < 100000; ++i) {
        const double angle = random.between(-20, 20);
        QVERIFY(isNear(directionOf(angle), {std::cos(angle), std::sin(angle)}, 1e-15 * 4));
    }
    QCOMPARE(directionOf(0), (Point{1, 0}));
}

QTEST_GUILESS_MAIN(BlendTest)
#include "blendtest.moc"
