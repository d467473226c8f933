#include "libnav/geometry/shapes.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace thicket;
using nav::length;
using nav::Point;

class LengthTest : public QObject {
    Q_OBJECT

private slots:
    void isExactWhereItCanBe();
    void agreesWithTheLibrary();
};

void LengthTest::isExactWhereItCanBe()
{
    QCOMPARE(length({0, 0}), 0.0);
    // Powers of two change no bit of a length, also where squares are below the least number.
    for (int power = -1060; power <= 490; ++power) {
        const double unit = std::ldexp(1.0, power);
        QVERIFY(length({3 * unit, -4 * unit}) == 5 * unit);
        QVERIFY(length({0, -unit}) == unit);
    }
    const double least = std::numeric_limits<double>::denorm_min();
    QVERIFY(length({least, 0}) == least);
}

void LengthTest::agreesWithTheLibrary()
{
    test::SplitMix random(1);
    double worst = 0;
    for (int i = 0; i < 100'000; ++i) {
        const double size = std::pow(10.0, random.between(-300, 149));
        const double x = size * random.between(-1, 1);
        const double y = size * random.between(-1, 1);
        const double known = std::hypot(x, y);
        worst = std::max(worst, std::abs(length({x, y}) - known) / known);
    }
    QVERIFY2(worst <= 5e-16, qPrintable(QString::number(worst)));
}

QTEST_APPLESS_MAIN(LengthTest)
#include "lengthtest.moc"
