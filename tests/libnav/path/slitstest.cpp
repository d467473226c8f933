#include "libnav/path/queries.h"
#include "tests/support/worlds/worldtext.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numbers>

using namespace thicket::nav;
using namespace thicket::test;

namespace {

/// A world of about 20 units turned, scaled and moved.
struct Placing {
    double turn = 0;
    double scale = 1;
    Point offset;

    Point operator()(Point p) const
    {
        const double cosine = std::cos(turn);
        const double sine = std::sin(turn);
        return offset + scale * Point{cosine * p.x - sine * p.y, sine * p.x + cosine * p.y};
    }
    Shape operator()(Shape shape) const
    {
        if (auto* const circle = std::get_if<Circle>(&shape)) {
            circle->center = (*this)(circle->center);
            circle->radius *= scale;
            return shape;
        }
        auto* const wall = std::get_if<Wall>(&shape);
        if (wall)
            wall->thickness *= scale;
        for (Point& p : wall ? wall->points : std::get<Polygon>(shape).points)
            p = (*this)(p);
        return shape;
    }
};

enum class Lip { circle, tip, side, block, corner, thinTip, thinSide, doubleSide, rim };
constexpr int lipCount = 8; // on either side
constexpr std::array pointedLips{Lip::circle, Lip::tip, Lip::corner, Lip::thinTip};

/// Shapes that extend from far left to `tip` on the x-axis, shifted along the slit by `aside`;
/// mirrored, from far right.
std::vector<Shape> shapesOf(Lip lip, double tip, double aside, bool isMirrored)
{
    const auto at = [&](double depth, double y) {
        return Point{tip + (isMirrored ? depth : -depth), y + aside};
    };
    const auto stem = [&](double y, double thickness) {
        return Wall{{at(0.25, y), at(24, y)}, thickness};
    };
    switch (lip) {
    case Lip::circle:
        return {Circle{at(1.5, 0), 1.5}, Wall{{at(2, 0), at(24, 0)}, 0.5}};
    case Lip::tip:
        return {stem(0, 0.5)};
    case Lip::side:
        return {Wall{{at(0.25, -3), at(0.25, 3)}, 0.5}, stem(0, 0.25)};
    case Lip::block:
        return {Polygon{{at(0, -2), at(0, 2), at(3, 2), at(3, -2)}}, stem(0, 0.5)};
    case Lip::corner:
        return {Polygon{{at(0, 0), at(3, 2), at(3, -2)}}, Wall{{at(1, 0), at(24, 0)}, 0.5}};
    case Lip::thinTip:
        return {Wall{{at(0, 0), at(24, 0)}}};
    case Lip::thinSide:
        return {Wall{{at(0, -3), at(0, 3)}}, Wall{{at(0, 0), at(24, 0)}}};
    case Lip::doubleSide:
        return {Wall{{at(0, -3), at(0, 3)}}, stem(-2, 0.2), stem(2, 0.2)};
    case Lip::rim:
        return {};
    }
    return {};
}

/// Two lips with a gap between them divide a room.
struct Slit {
    Lip left = Lip::circle;
    Lip right = Lip::circle;
    double agentRadius = 0;
    double aside = 0;
    Placing placing;

    World world(double gap) const
    {
        World world;
        const auto put = [&](const Shape& shape) {
            world.obstacles.push_back({std::int64_t(world.obstacles.size()) + 1, placing(shape)});
        };
        const bool hasRim = right == Lip::rim;
        for (const Shape& shape : shapesOf(left, hasRim ? 11 - gap : -gap / 2, 0, false))
            put(shape);
        for (const Shape& shape : shapesOf(right, gap / 2, aside, true))
            put(shape);
        if (hasRim)
            put(Circle{{0, 0}, 11, true});
        else
            put(Wall{{{-12, -12}, {12, -12}, {12, 12}, {-12, 12}}, 1, true});
        world.agentRadius = agentRadius * placing.scale;
        return world;
    }
    /// Walls and polygons thinner than the minimum expansion close slits that are wider than the
    /// tolerance.
    bool hasThinLips() const
    {
        const auto isThin = [](Lip lip) { return lip > Lip::side && lip != Lip::rim; };
        return agentRadius == 0 && (isThin(left) || isThin(right));
    }
};

Slit anySlit(SplitMix& dice)
{
    constexpr std::array turns{0.0, std::numbers::pi / 2, std::numbers::pi / 4};
    constexpr std::array scales{1e-3, 1.0, 1.0, 7.3, 100.0};
    constexpr std::array radii{0.0, 0.25, 0.3, 0.5, 1.0};
    Slit slit;
    slit.left = static_cast<Lip>(dice.below(lipCount));
    slit.right = static_cast<Lip>(dice.below(lipCount + 1));
    if (slit.right == Lip::rim)
        slit.left = pointedLips[std::size_t(dice.below(4))];
    slit.agentRadius = dice.chance(0.8) ? radii[std::size_t(dice.below(5))] : dice.between(0.1, 1);
    slit.aside = dice.chance(0.6) ? 0 : dice.between(-1, 1);
    slit.placing.turn = dice.chance(0.7) ? turns[std::size_t(dice.below(3))] : dice.between(0, 6.3);
    slit.placing.scale = scales[std::size_t(dice.below(5))];
    if (dice.chance(0.7))
        slit.placing.offset = dice.chance(0.5)
                                  ? Point{5e5, 5e6}
                                  : Point{dice.between(4e5, 6e5), dice.between(4e6, 6e6)};
    return slit;
}

/// Ends on both sides of the slit, or in it.
Segment anyEnds(const Slit& slit, SplitMix& dice)
{
    const double x = slit.right == Lip::rim ? 11 - slit.agentRadius : 0;
    const auto end = [&](double side) {
        if (dice.chance(0.3))
            return Point{x, side * 4.8};
        if (dice.chance(0.4))
            return Point{x, dice.between(-2, 2)};
        return Point{dice.between(-4, 4), side * dice.between(4.5, 6)};
    };
    return {slit.placing(end(-1)), slit.placing(end(1))};
}

/// How findPath and isReachable differ, in either direction. Empty if they do not.
std::string disagreement(const ObstacleField& field, const Segment& query)
{
    const auto forth = findPath(field, query.a, query.b).status;
    const auto back = findPath(field, query.b, query.a).status;
    const bool isForth = isReachable(field, query.a, query.b);
    const bool isBack = isReachable(field, query.b, query.a);
    if ((forth == PathStatus::found) == isForth && (back == PathStatus::found) == isBack &&
        isForth == isBack)
        return {};
    return std::string(name(forth)) + ", back " + name(back) + ", reachable " +
           std::to_string(isForth) + ", back " + std::to_string(isBack);
}

} // namespace

/// Slits as wide as the agent, up to some tolerances: findPath and isReachable agree, and both
/// close gaps below 10 tolerances.
class SlitsTest : public QObject {
    Q_OBJECT

private slots:
    void searchAndTestAgree();
    void wallsOnOneLineDoNotCross();
    void sealsDecideWhereTheGapIsTheLimit();
    void pointsBetweenTouchingThingsAreLeftAsTheyAreReached();
};

void SlitsTest::searchAndTestAgree()
{
    SplitMix dice(14);
    int open = 0;
    int closed = 0;
    for (int i = 0; i < 6000; ++i) {
        const Slit slit = anySlit(dice);
        const double width = 2 * slit.agentRadius;
        const double tolerance = fieldOf(slit.world(width)).tolerance() / slit.placing.scale;
        // At -2 the middle of the slit is as deep in both sides as a free point may be.
        const int steps = dice.chance(0.3) ? 0 : dice.below(41) - 20;
        if (steps == -2)
            continue;
        const World world = slit.world(width + steps * tolerance);
        const ObstacleField field = fieldOf(world);
        for (int k = 0; k < 3; ++k) {
            const Segment query = anyEnds(slit, dice);
            const std::string fault = disagreement(field, query);
            QVERIFY2(fault.empty(), (fault + "\n" + asInitialisers(world, query)).c_str());
        }
        if (slit.aside != 0 || slit.hasThinLips() || std::abs(steps - 10) < 2)
            continue;
        const double x = slit.right == Lip::rim ? 5 : 0;
        const bool isOpen = isReachable(field, slit.placing({x, -5}), slit.placing({x, 5}));
        QVERIFY2(isOpen == (steps > 10), asInitialisers(world, {}).c_str());
        ++(isOpen ? open : closed);
    }
    QVERIFY(open > 200 && closed > 1000);
}

// By rounding, lines of almost the same direction may meet anywhere.
void SlitsTest::wallsOnOneLineDoNotCross()
{
    SplitMix dice(15);
    for (int i = 0; i < 500; ++i) {
        const Placing placing{dice.between(0, 6.3), 1, {dice.between(0, 9), dice.between(0, 9)}};
        const double gap = dice.between(0.001, 1);
        const ObstacleField field =
            fieldOf({"",
                     {{1, placing(Wall{{{-10, 0}, {-0.25 - gap, 0}}, 0.5})},
                      {2, placing(Wall{{{0.25 + gap, 0}, {10, 0}}, 0.5})},
                      {3, placing(Wall{{{-11, -11}, {11, -11}, {11, 11}, {-11, 11}}, 2, true})}},
                     0.1 * gap,
                     {},
                     {}});
        QVERIFY(isReachable(field, placing({dice.between(-1, 1), -3}), placing({0, 3})));
    }
}

// If the gap is exactly the limit, two ways to add it up may round to different sides of the limit.
void SlitsTest::sealsDecideWhereTheGapIsTheLimit()
{
    SplitMix dice(16);
    for (int i = 0; i < 3000; ++i) {
        Slit slit = anySlit(dice);
        slit.aside = 0;
        const double width = 2 * slit.agentRadius;
        const double tolerance = fieldOf(slit.world(width)).tolerance() / slit.placing.scale;
        const World world = slit.world(width + 10 * tolerance);
        const Segment query{slit.placing({0, -5}), slit.placing({dice.between(-4, 4), 5})};
        const std::string fault = disagreement(fieldOf(world), query);
        QVERIFY2(fault.empty(), (fault + "\n" + asInitialisers(world, query)).c_str());
    }
}

// Exits that are a tolerance deep in a thick wall were once used at a path's start, but not at its
// end.
void SlitsTest::pointsBetweenTouchingThingsAreLeftAsTheyAreReached()
{
    const World tip{
        "",
        {{1,
          Wall{{{574520.48055781028, 5123312.5712825367}, {574520.4763151696, 5123312.5755251776}},
               0.0005}},
         {2,
          Wall{{{574520.47843648994, 5123312.5734038576}, {574520.47012798523, 5123312.5650953529}},
               0.00025}},
         {3, Wall{{{574520.47861331806, 5123312.573580686},
                   {574520.48709859943, 5123312.5820659669}}}},
         {4, Wall{{{574520.47861329233, 5123312.5580243105},
                   {574520.49416964152, 5123312.5735806599},
                   {574520.47861329233, 5123312.5891370093},
                   {574520.46305694315, 5123312.5735806599}},
                  0.001,
                  true}}},
        0,
        {},
        {}};
    const Segment query{{574520.47861329233, 5123312.5735806599},
                        {574520.47298654227, 5123312.5754134385}};
    QCOMPARE(disagreement(fieldOf(tip), query), std::string());
}

QTEST_GUILESS_MAIN(SlitsTest)
#include "slitstest.moc"
