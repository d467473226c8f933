#include "libnav/collision/expansion/interior.h"
#include "libnav/geometry/distance.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <vector>

using namespace thicket;
using namespace thicket::test;
using nav::Point;
using nav::Polygon;

// Which points are inside a polygon, also where a level line crosses most of its sides.
namespace {

using Outline = std::vector<Point>;

nav::Segment sideOf(const Outline& outline, std::size_t i)
{
    return {outline[i], outline[(i + 1) % outline.size()]};
}

/// Counts the sides straight above the point, so of other lines than the tested method does.
bool isInside(const Outline& outline, Point p)
{
    bool inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const auto [a, b] = sideOf(outline, i);
        if ((a.x > p.x) != (b.x > p.x) && p.y < a.y + (p.x - a.x) * (b.y - a.y) / (b.x - a.x))
            inside = !inside;
    }
    return inside;
}

double toOutline(const Outline& outline, Point p)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < outline.size(); ++i)
        nearest = std::min(nearest, distance(p, sideOf(outline, i)));
    return nearest;
}

/// Teeth on a bar, all tips in line.
Outline comb(int teeth)
{
    Outline outline{{0, 0}, {0, 1}};
    for (int i = 0; i < teeth; ++i) {
        outline.push_back({2.0 * i + 1, 50});
        outline.push_back({2.0 * i + 2, 1});
    }
    outline.push_back({2.0 * teeth, 0});
    return outline;
}

Outline turned(Outline outline, double angle)
{
    for (Point& p : outline)
        p = p.x * Point{std::cos(angle), std::sin(angle)} +
            p.y * Point{-std::sin(angle), std::cos(angle)};
    return outline;
}

/// A band that winds so many times round the origin, inwards, with a gap between its turns.
Outline spiral(int rounds)
{
    Outline outer, inner;
    for (int i = 0; i < 4 * rounds; ++i) {
        const Point corner{i % 4 == 0 || i % 4 == 3 ? -1.0 : 1.0, i % 4 < 2 ? -1.0 : 1.0};
        const double reach = 2 * rounds + 1 - 0.5 * i;
        outer.push_back(reach * corner);
        inner.push_back((reach - 1) * corner);
    }
    outer.insert(outer.end(), inner.rbegin(), inner.rend());
    return outer;
}

Outline scribble(int corners, double step)
{
    SplitMix dice(7);
    Outline outline;
    for (int i = 0; i < corners; ++i) {
        const Point p{dice.between(-100, 100), dice.between(-100, 100)};
        outline.push_back(step * Point{std::round(p.x / step), std::round(p.y / step)});
    }
    return outline;
}

Outline star(int points)
{
    Outline outline;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * i / points;
        outline.push_back((i % 2 == 0 ? 100.0 : 30.0) * Point{std::cos(angle), std::sin(angle)});
    }
    return outline;
}

class InteriorTest : public QObject {
    Q_OBJECT

private slots:
    void tellsInsideFromOutside_data();
    void tellsInsideFromOutside();
};

void InteriorTest::tellsInsideFromOutside_data()
{
    QTest::addColumn<Outline>("outline");
    QTest::newRow("triangle") << Outline{{0, 0}, {4, 0}, {1, 3}};
    QTest::newRow("comb") << comb(600);
    QTest::newRow("comb on its side") << turned(comb(600), std::numbers::pi / 2);
    QTest::newRow("slanted comb") << turned(comb(600), 0.3);
    QTest::newRow("spiral") << spiral(200);
    QTest::newRow("star") << star(600);
    QTest::newRow("crosses itself") << scribble(400, 1e-3);
    QTest::newRow("crosses itself on a grid") << scribble(400, 10);
    QTest::newRow("goes along itself") << [] {
        Outline there = comb(300);
        there.insert(there.end(), there.rbegin(), there.rend());
        return there;
    }();
}

void InteriorTest::tellsInsideFromOutside()
{
    QFETCH(const Outline, outline);
    nav::Box room;
    for (const Point p : outline)
        enclose(room, {p, p});
    SplitMix dice(1);
    const nav::PolygonInterior upright(1, Polygon{outline});
    const nav::PolygonInterior inverted(1, Polygon{outline, true});
    int inside = 0, asked = 0;
    for (int i = 0; i < 4000; ++i) {
        Point p{dice.between(room.min.x - 1, room.max.x + 1),
                dice.between(room.min.y - 1, room.max.y + 1)};
        if (i % 2 == 0) // as high as a corner, or beside it
            p = outline[std::size_t(dice.below(int(outline.size())))] +
                Point{dice.between(-0.1, 0.1), i % 4 == 0 ? 0 : dice.between(-0.1, 0.1)};
        if (toOutline(outline, p) < 1e-9)
            continue;
        ++asked;
        const bool expected = isInside(outline, p);
        inside += expected;
        QCOMPARE(upright.contains(p), expected);
        QCOMPARE(inverted.contains(p), !expected);
    }
    QVERIFY(asked > 3000);
    QVERIFY(inside > 0 || outline.size() > 1202); // what goes along itself has no inside
}

} // namespace

QTEST_APPLESS_MAIN(InteriorTest)
#include "interiortest.moc"
