#include "libnav/geometry/angle.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket;
using nav::angleBetween;
using nav::angleOf;
using nav::Point;
using std::numbers::pi;

class AngleTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheLibrary();
    void isExactAlongTheAxes();
    void turnsOneVectorToAnother();
};

void AngleTest::agreesWithTheLibrary()
{
    test::SplitMix random(1);
    double worst = 0;
    const auto look = [&](Point v) {
        const double angle = angleOf(v);
        worst = std::max(worst, std::abs(angle - std::atan2(v.y, v.x)));
        QVERIFY(angle >= -pi && angle <= pi);
    };
    for (int i = 0; i < 200'000; ++i) {
        const double angle = random.between(-pi, pi);
        const double radius = std::pow(10.0, random.between(-9, 9));
        look(radius * Point{std::cos(angle), std::sin(angle)});
        look({random.between(-1, 1), random.between(-1e-12, 1e-12)});
        look({random.between(-1e-12, 1e-12), random.between(-1, 1)});
        const double same = random.between(-3, 3); // near the diagonals
        look({same, same * random.between(1 - 1e-12, 1 + 1e-12)});
        look({same, -same * random.between(1 - 1e-12, 1 + 1e-12)});
    }
    QVERIFY2(worst <= 5e-16, qPrintable(QString::number(worst)));
}

void AngleTest::isExactAlongTheAxes()
{
    QCOMPARE(angleOf({1, 0}), 0.0);
    QCOMPARE(angleOf({1, -0.0}), 0.0);
    QCOMPARE(angleOf({0, 1}), pi / 2);
    QCOMPARE(angleOf({-0.0, 1}), pi / 2);
    QCOMPARE(angleOf({-1, 0}), pi);
    QCOMPARE(angleOf({-1, -0.0}), pi); // not -pi
    QCOMPARE(angleOf({0, -1}), -pi / 2);
    QCOMPARE(angleOf({0, 0}), 0.0);
}

void AngleTest::turnsOneVectorToAnother()
{
    QCOMPARE(angleBetween({2, 0}, {0, 3}), pi / 2);
    QCOMPARE(angleBetween({0, 3}, {2, 0}), -pi / 2);
    QCOMPARE(angleBetween({1, 0}, {-1, 0}), pi);
    test::SplitMix random(2);
    for (int i = 0; i < 10'000; ++i) {
        const double from = random.between(-pi, pi);
        const double turn = random.between(-3.14, 3.14);
        const Point a{std::cos(from), std::sin(from)};
        const Point b{std::cos(from + turn), std::sin(from + turn)};
        QVERIFY(std::abs(angleBetween(a, b) - turn) < 2e-15);
        QCOMPARE(angleBetween(a, b), -angleBetween(b, a));
    }
}

QTEST_APPLESS_MAIN(AngleTest)
#include "angletest.moc"
