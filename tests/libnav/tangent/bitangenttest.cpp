#include "libnav/tangent/bitangent.h"

#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <numbers>
#include <tuple>

using namespace thicket;
using namespace thicket::nav;
using thicket::test::SplitMix;

namespace {

constexpr Winding windings[] = {Winding::counterClockwise, Winding::clockwise};

Circle anyCircle(SplitMix& dice, double size)
{
    const double x = dice.between(-size, size);
    const double y = dice.between(-size, size);
    return {{x, y}, dice.below(6) == 0 ? 0 : dice.between(0.01, size / 2)};
}

/// The reference: the contact angle on a by trigonometry, and the length by Pythagoras.
struct Expected {
    Point from, to;
    double length = 0;
};
std::optional<Expected> expected(const Circle& a, Winding wa, const Circle& b, Winding wb)
{
    const double apart = distance(a.center, b.center);
    const double signedB = (wa == wb ? 1 : -1) * b.radius;
    const double share = (a.radius - signedB) / apart;
    if (apart == 0 || std::abs(share) > 1)
        return {};
    const double toward = std::atan2(b.center.y - a.center.y, b.center.x - a.center.x);
    const double angle = toward - sign(wa) * std::acos(share);
    const Point out{std::cos(angle), std::sin(angle)};
    const Point from = a.center + a.radius * out;
    const Point to = b.center + signedB * out;
    return Expected{from, to, distance(from, to)};
}

} // namespace

class BitangentTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTrigonometry()
    {
        SplitMix dice(1);
        int exist = 0;
        for (int i = 0; i < 20000; ++i) {
            const Circle a = anyCircle(dice, 10);
            const Circle b = anyCircle(dice, 10);
            for (const Winding wa : windings)
                for (const Winding wb : windings) {
                    const auto want = expected(a, wa, b, wb);
                    const auto got = bitangent(a, wa, b, wb);
                    QCOMPARE(got.has_value(), want.has_value());
                    if (!want)
                        continue;
                    ++exist;
                    QVERIFY(distance(got->from, want->from) < 1e-6);
                    QVERIFY(distance(got->to, want->to) < 1e-6);
                    QVERIFY(std::abs(got->length - want->length) < 1e-6);
                }
        }
        QVERIFY(exist > 20000);
    }

    // The definition of a tangent: both contacts on their rims, the radii at right angles to it,
    // and each centre on the side given by its winding.
    void touchesOnTheRightSide()
    {
        SplitMix dice(2);
        for (int i = 0; i < 20000; ++i) {
            const Circle a = anyCircle(dice, 100);
            const Circle b = anyCircle(dice, 100);
            for (const Bitangent& t : bitangents(a, b)) {
                QVERIFY(std::abs(length(t.direction) - 1) < 1e-12);
                QVERIFY(std::abs(std::atan2(t.direction.y, t.direction.x) - t.heading) < 1e-12);
                for (const auto& [circle, at, winding] :
                     {std::tuple{a, t.from, t.fromWinding}, std::tuple{b, t.to, t.toWinding}}) {
                    const Point inward = circle.center - at;
                    QVERIFY(std::abs(length(inward) - circle.radius) < 1e-10);
                    QVERIFY(std::abs(dot(inward, t.direction)) < 1e-10);
                    QVERIFY(std::abs(cross(t.direction, inward) - sign(winding) * circle.radius) <
                            1e-10);
                }
                const Point step = t.to - t.from;
                QVERIFY(distance(step, t.length * t.direction) < 1e-9);
            }
        }
    }

    void reversedItIsItsOwnMirror()
    {
        SplitMix dice(3);
        for (int i = 0; i < 5000; ++i) {
            const Circle a = anyCircle(dice, 10);
            const Circle b = anyCircle(dice, 10);
            for (const Bitangent& t : bitangents(a, b)) {
                const auto back = bitangent(b, opposite(t.toWinding), a, opposite(t.fromWinding));
                QVERIFY(back);
                QVERIFY(distance(back->from, t.to) < 1e-9);
                QVERIFY(distance(back->to, t.from) < 1e-9);
            }
        }
    }

    void countsByPosition_data()
    {
        QTest::addColumn<double>("apart");
        QTest::addColumn<double>("radiusA");
        QTest::addColumn<double>("radiusB");
        QTest::addColumn<int>("count");
        QTest::newRow("apart") << 5.0 << 1.0 << 2.0 << 4;
        QTest::newRow("touching") << 3.0 << 1.0 << 2.0 << 4;
        QTest::newRow("overlapping") << 2.0 << 1.0 << 2.0 << 2;
        QTest::newRow("nested") << 0.5 << 1.0 << 2.0 << 0;
        QTest::newRow("touching from inside") << 1.0 << 1.0 << 2.0 << 2;
        QTest::newRow("concentric") << 0.0 << 1.0 << 2.0 << 0;
        QTest::newRow("coincident") << 0.0 << 1.0 << 1.0 << 0;
        QTest::newRow("equal, apart") << 3.0 << 1.0 << 1.0 << 4;
        QTest::newRow("point outside") << 3.0 << 0.0 << 1.0 << 2;
        QTest::newRow("point on the rim") << 1.0 << 0.0 << 1.0 << 2;
        QTest::newRow("point inside") << 0.5 << 0.0 << 1.0 << 0;
        QTest::newRow("two points") << 1.0 << 0.0 << 0.0 << 1;
        QTest::newRow("one point twice") << 0.0 << 0.0 << 0.0 << 0;
    }
    void countsByPosition()
    {
        QFETCH(double, apart);
        QFETCH(double, radiusA);
        QFETCH(double, radiusB);
        QFETCH(int, count);
        for (int turn = 0; turn < 8; ++turn) {
            const double angle = turn * std::numbers::pi / 4;
            const Circle a{{0, 0}, radiusA};
            const Circle b{{apart * std::cos(angle), apart * std::sin(angle)}, radiusB};
            QCOMPARE(static_cast<int>(bitangents(a, b).size()), count);
        }
    }

    void touchingCirclesMeetInATangentOfNoLength()
    {
        const auto t =
            bitangent({{0, 0}, 1}, Winding::counterClockwise, {{3, 0}, 2}, Winding::clockwise);
        QVERIFY(t);
        QCOMPARE(t->length, 0.0);
        QVERIFY(distance(t->from, Point{1, 0}) < 1e-12);
        QVERIFY(std::abs(t->heading - std::numbers::pi / 2) < 1e-12);
    }
};

QTEST_GUILESS_MAIN(BitangentTest)
#include "bitangenttest.moc"
