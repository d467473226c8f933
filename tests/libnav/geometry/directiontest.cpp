#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <numbers>

using namespace thicket;
using nav::Point;
using nav::unitAt;
using std::numbers::pi;

class DirectionTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheLibrary();
    void isExactAlongTheAxes();
    void hasTheSameBitsEverywhere();
    void isTheInverseOfAngleOf();
};

void DirectionTest::agreesWithTheLibrary()
{
    test::SplitMix random(1);
    double worst = 0;
    const auto look = [&](double angle) {
        const Point unit = unitAt(angle);
        const auto exact = static_cast<long double>(angle);
        worst = std::max({worst, static_cast<double>(std::abs(unit.x - std::cos(exact))),
                          static_cast<double>(std::abs(unit.y - std::sin(exact))),
                          std::abs(nav::length(unit) - 1)});
    };
    for (int i = 0; i < 200'000; ++i) {
        look(random.between(-pi, pi));
        look(random.between(-20, 20));
        look(random.between(-1e6, 1e6));
        // Near multiples of an eighth of a turn, where the reduction changes.
        look(random.below(33) * (pi / 4) - 4 * pi + random.between(-1e-12, 1e-12));
    }
    QVERIFY2(worst <= 3e-16, qPrintable(QString::number(worst)));
}

void DirectionTest::isExactAlongTheAxes()
{
    QCOMPARE(unitAt(0), (Point{1, 0}));
    QCOMPARE(unitAt(-0.0), (Point{1, 0}));
    for (int turns = -8; turns <= 8; ++turns) {
        const Point unit = unitAt(turns * (pi / 2));
        QCOMPARE(std::max(std::abs(unit.x), std::abs(unit.y)), 1.0);
        QVERIFY(std::min(std::abs(unit.x), std::abs(unit.y)) < 2e-15);
    }
    // Small angles keep all their bits.
    for (double angle = 1e-9; angle > 1e-300; angle /= 10)
        QCOMPARE(unitAt(angle).y, angle);
}

// 100,000 angles in one number, which a machine with other bits does not get.
void DirectionTest::hasTheSameBitsEverywhere()
{
    test::SplitMix random(2);
    std::uint64_t hash = 14695981039346656037u;
    const auto add = [&](double number) {
        hash = (hash ^ std::bit_cast<std::uint64_t>(number)) * 1099511628211u;
    };
    for (int i = 0; i < 100'000; ++i) {
        const Point unit = unitAt(random.between(-10, 10));
        add(unit.x);
        add(unit.y);
    }
    QCOMPARE(hash, std::uint64_t{12016005004125881495u});
}

void DirectionTest::isTheInverseOfAngleOf()
{
    test::SplitMix random(3);
    for (int i = 0; i < 100'000; ++i) {
        const double angle = random.between(-3.14, 3.14);
        QVERIFY(std::abs(nav::angleOf(unitAt(angle)) - angle) < 1e-15);
    }
}

QTEST_APPLESS_MAIN(DirectionTest)
#include "directiontest.moc"
