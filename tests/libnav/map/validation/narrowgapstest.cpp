#include "libnav/geometry/distance.h"
#include "libnav/map/validation/validation.h"
#include "libnav/path/pathfinder.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/mapobject.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace thicket::nav;
using thicket::test::mapOf;
using thicket::test::SplitMix;

namespace {

std::vector<Finding> gapsOf(const Map& map)
{
    std::vector<Finding> gaps = validate(map);
    std::erase_if(gaps, [](const Finding& finding) { return finding.code != "narrowGap"; });
    return gaps;
}

double numberAfter(const Finding& finding, const char* words)
{
    const QRegularExpression pattern(words + QString(" ([-+0-9.e]+[0-9])"));
    return pattern.match(QString::fromStdString(finding.message())).captured(1).toDouble();
}

/// Two obstacles with a gap in the middle of the line from (20, 0) to (80, 0), or above it at the
/// rim of an inverted circle, in a map 100 high.
using Gate = std::vector<Geometry> (*)(double gap);
struct NamedGate {
    const char* name;
    Gate make;
    double agentRadius = 0;
    double through = 60; ///< length of the path through the gap
};
const double overTop = 2 * std::hypot(30, 50);
const NamedGate gates[] = {
    {"walls",
     [](double gap) {
         return std::vector<Geometry>{Wall{{{50, -50}, {50, -gap / 2}}},
                                      Wall{{{50, 50}, {50, gap / 2}}}};
     }},
    {"polygons",
     [](double gap) {
         return std::vector<Geometry>{
             Polygon{{{45, -50}, {55, -50}, {55, -gap / 2}, {45, -gap / 2}}},
             Polygon{{{45, 50}, {55, 50}, {55, gap / 2}, {45, gap / 2}}}};
     }},
    {"wall and circle",
     [](double gap) {
         return std::vector<Geometry>{Wall{{{50, -50}, {50, -gap}}}, Circle{{50, 25}, 25},
                                      Circle{{50, -70}, 20}};
     }},
    {"thin walls",
     [](double gap) {
         constexpr double half = 4e-5;
         return std::vector<Geometry>{Wall{{{50, -50}, {50, -gap / 2 - half}}, 2 * half},
                                      Wall{{{50, 50}, {50, gap / 2 + half}}, 2 * half}};
     }},
    {"walls, small agent",
     [](double gap) {
         return std::vector<Geometry>{Wall{{{50, -50}, {50, -gap / 2}}},
                                      Wall{{{50, 50}, {50, gap / 2}}},
                                      AgentMarker{{10, 10}, 0, 3e-5}};
     },
     3e-5},
    {"wall in an inverted circle",
     [](double gap) {
         return std::vector<Geometry>{Circle{{50, 0}, 50, true}, Wall{{{50, -50}, {50, 50 - gap}}}};
     },
     0, overTop},
    {"polygon in an inverted circle, small agent",
     [](double gap) {
         return std::vector<Geometry>{Polygon{{{45, -50}, {55, -50}, {50, 50 - gap}}},
                                      Circle{{50, 0}, 50, true}, AgentMarker{{50, -10}, 0, 6e-5}};
     },
     6e-5, overTop},
};

bool isOpen(const Map& map, const NamedGate& gate)
{
    const auto field = ObstacleField::build(obstacles(map), gate.agentRadius);
    const PathResult found = findPath(*field, {20, 0}, {80, 0});
    return std::abs(found.path.length() - gate.through) < 1e-3;
}

/// The pairs of ids and their narrowest free gap, by testing every corner and every side.
class BruteForceGaps {
public:
    explicit BruteForceGaps(const Map& map) : m_obstacles(obstacles(map))
    {
        Box box;
        for (const Obstacle& obstacle : m_obstacles)
            enclose(box, boundingBox(obstacle.shape));
        m_extent = std::max(box.width(), box.height());
        for (const Obstacle& a : m_obstacles)
            for (const Obstacle& b : m_obstacles)
                if (a.id != b.id)
                    look(a, b);
    }
    std::map<std::pair<ObjectId, ObjectId>, double> widths;

private:
    static std::vector<Point> cornersOf(const Shape& shape)
    {
        if (const auto* circle = std::get_if<Circle>(&shape))
            return {circle->center};
        const auto* wall = std::get_if<Wall>(&shape);
        return wall ? wall->points : std::get<Polygon>(shape).points;
    }
    void look(const Obstacle& from, const Obstacle& to)
    {
        const auto* circle = std::get_if<Circle>(&from.shape);
        if (const auto* rim = std::get_if<Circle>(&to.shape)) {
            if (rim->inverted && !circle)
                lookAtRim(from, to, *rim);
            return;
        }
        if (circle && circle->inverted)
            return;
        const auto* wall = std::get_if<Wall>(&to.shape);
        const std::vector<Point> ends = cornersOf(to.shape);
        const double most = (circle ? 1 : 2) * 1e-6 * m_extent;
        for (const Point p : cornersOf(from.shape)) {
            const std::size_t sides = wall ? ends.size() - 1 : ends.size();
            for (std::size_t i = 0; i < sides; ++i) {
                const Point a = ends[i];
                const Point along = ends[(i + 1) % ends.size()] - a;
                const double share = std::clamp(dot(p - a, along) / dot(along, along), 0.0, 1.0);
                const Point there = a + share * along;
                const double radius = circle ? circle->radius : 0;
                const double width = distance(p, there) - radius;
                const Point middle = p + ((radius + width / 2) / distance(p, there)) * (there - p);
                if (width <= most + 1e-8 * m_extent)
                    addIfFree(from.id, to.id, middle, width);
            }
        }
    }
    void lookAtRim(const Obstacle& from, const Obstacle& to, const Circle& rim)
    {
        for (const Point p : cornersOf(from.shape)) {
            const double apart = distance(p, rim.center);
            const double width = rim.radius - apart;
            if (width <= 1.01e-6 * m_extent)
                addIfFree(from.id, to.id, p + (width / 2 / apart) * (p - rim.center), width);
        }
    }
    void addIfFree(ObjectId a, ObjectId b, Point middle, double width)
    {
        if (width > 1e-8 * m_extent && isFree(middle, 0.49 * width))
            add(a, b, width);
    }
    bool isFree(Point p, double clearance) const
    {
        return std::none_of(m_obstacles.begin(), m_obstacles.end(), [&](const Obstacle& obstacle) {
            return signedDistance(p, obstacle.shape) < clearance;
        });
    }
    void add(ObjectId a, ObjectId b, double width)
    {
        const auto [place, isNew] = widths.try_emplace(std::minmax(a, b), width);
        place->second = std::min(place->second, width);
    }

    std::vector<Obstacle> m_obstacles;
    double m_extent = 0;
};

/// Blocks, walls and circles on a grid, each with a tiny or larger distance from its neighbours,
/// sometimes in inverted circles whose rims just contain a corner.
Map almostTouching(SplitMix& dice)
{
    std::vector<Geometry> shapes;
    const auto hair = [&] {
        return dice.chance(0.3) ? 0 : 20 * std::pow(10, dice.between(-8.5, -4.5));
    };
    for (int column = 0; column < 20; ++column)
        for (int row = 0; row < 4; ++row) {
            const Point c{column + 0.0, row + 0.0};
            switch (dice.below(4)) {
            case 0:
                shapes.push_back(
                    Polygon{{c + Point{hair(), hair()}, c + Point{1 - hair(), hair()},
                             c + Point{1 - hair(), 1 - hair()}, c + Point{hair(), 1 - hair()}}});
                break;
            case 1:
                shapes.push_back(Wall{{c + Point{hair(), 0}, c + Point{1 - hair(), 1 - hair()}}});
                break;
            case 2:
                shapes.push_back(Circle{c + Point{0.5, 0.5}, 0.5 - hair()});
                break;
            default:
                break;
            }
        }
    for (int i = dice.below(4); i > 0; --i) {
        const Point center{dice.between(9, 11), dice.between(1, 3)};
        const Geometry& held = shapes[std::size_t(dice.below(8))];
        const auto* wall = std::get_if<Wall>(&held);
        const auto* polygon = std::get_if<Polygon>(&held);
        const Point corner = wall ? wall->points[0] : polygon ? polygon->points[0] : Point{0, 0};
        shapes.push_back(Circle{center, distance(center, corner) + hair(), true});
    }
    return mapOf(shapes);
}

} // namespace

class NarrowGapsTest : public QObject {
    Q_OBJECT

private slots:
    void namesWhatTheFieldCloses_data();
    void namesWhatTheFieldCloses();
    void saysWhereAndHowWide();
    void agreesWithEveryPair();
    void looksAtOwnSides();
    void leavesOutWhatIsNoPassage();
    void endsWithSoManyFindings();
    void looksAtAllAmongManyRims();
};

void NarrowGapsTest::namesWhatTheFieldCloses_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; const NamedGate& gate : gates)
        QTest::addRow("%s", gate.name) << i++;
}

void NarrowGapsTest::namesWhatTheFieldCloses()
{
    QFETCH(int, index);
    const NamedGate& gate = gates[index];
    const double diameter = 2 * gate.agentRadius;
    // A medium gap is closed, and the finding says from which width on one is open.
    const std::vector<Finding> middling = gapsOf(mapOf(gate.make(diameter + 2e-5)));
    QCOMPARE(middling.size(), std::size_t{1});
    const double open = numberAfter(middling[0], "wider than");
    QVERIFY(open > diameter + 2e-5 && open < 2.1e-4 + diameter);
    for (const double gap : {diameter + 2e-6, diameter + 2e-5, open - 1e-7}) {
        const Map map = mapOf(gate.make(gap));
        QVERIFY(!isOpen(map, gate));
        const std::vector<Finding> found = gapsOf(map);
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(std::abs(numberAfter(found[0], "gap of") - gap) < 1e-5 * gap);
    }
    for (const double gap : {open + 1e-7, 2 * open}) {
        const Map map = mapOf(gate.make(gap));
        QVERIFY(isOpen(map, gate));
        QCOMPARE(gapsOf(map).size(), std::size_t{0});
    }
    // Gaps that are closed even without the minimum expansion are no finding.
    QCOMPARE(gapsOf(mapOf(gate.make(5e-7))).size(), std::size_t{0});
}

void NarrowGapsTest::saysWhereAndHowWide()
{
    Map map = mapOf({Wall{{{50, -50}, {50, -1e-4}}}, Wall{{{50, 50}, {50, 0}}}});
    MapObject gate = *map.find(1);
    gate.name = "gate";
    map.replace(gate);
    const std::vector<Finding> found = gapsOf(map);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].severity, Severity::warning);
    QCOMPARE(found[0].objects, (std::vector<ObjectId>{1, 2}));
    QCOMPARE(found[0].message(),
             std::string("The gap of 0.0001 between the wall 1 (gate) and the wall 2 at (50, "
                         "-5e-05) is closed to agents of radius 0: walls and polygons are given a "
                         "least thickness, so it must be wider than 0.000201."));
}

void NarrowGapsTest::agreesWithEveryPair()
{
    SplitMix dice(4);
    std::size_t all = 0;
    std::size_t atRims = 0;
    for (int run = 0; run < 200; ++run) {
        const Map map = almostTouching(dice);
        const BruteForceGaps brute(map);
        std::map<std::pair<ObjectId, ObjectId>, double> found;
        for (const Finding& finding : gapsOf(map))
            found[{finding.objects[0], finding.objects[1]}] = numberAfter(finding, "gap of");
        QCOMPARE(found.size(), brute.widths.size());
        for (const auto& [pair, width] : brute.widths) {
            QVERIFY(found.contains(pair));
            QVERIFY(std::abs(found[pair] - width) < 1e-5 * width + 1e-12);
            const auto* last = std::get_if<Circle>(&map.find(pair.second)->geometry);
            atRims += last && last->inverted;
        }
        all += found.size();
    }
    QVERIFY(all > 2000);
    QVERIFY(atRims > 30);
}

/// A nearly closed fence leaves a door. A tiny cut at a corner is no gap, nor is a slot no deeper
/// than wide.
void NarrowGapsTest::looksAtOwnSides()
{
    const Map door = mapOf({Wall{{{0, 0}, {100, 0}, {100, 100}, {0, 100}, {0, 1e-4}}}});
    QCOMPARE(gapsOf(door).size(), std::size_t{1});
    QCOMPARE(gapsOf(door)[0].objects, std::vector<ObjectId>{1});
    const Map slot = mapOf({Polygon{{{0, 0},
                                     {100, 0},
                                     {100, 50},
                                     {50 + 1e-4, 50},
                                     {50 + 1e-4, 50 - 2e-4},
                                     {50, 50 - 2e-4},
                                     {50, 50},
                                     {0, 50}}}});
    QCOMPARE(gapsOf(slot).size(), std::size_t{0});
    const Map corner = mapOf({Wall{{{0, 0}, {100, 0}, {100 + 1e-4, 1e-4}, {100, 100}}}});
    QCOMPARE(gapsOf(corner).size(), std::size_t{0});
}

void NarrowGapsTest::leavesOutWhatIsNoPassage()
{
    // Crossing, touching, far apart; inside a circle that covers the gap; thick enough.
    const Wall wall{{{0, 0}, {100, 0}}};
    QCOMPARE(gapsOf(mapOf({wall, Wall{{{50, -10}, {50, 10}}}})).size(), std::size_t{0});
    QCOMPARE(gapsOf(mapOf({wall, Wall{{{50, 0}, {50, 10}}}})).size(), std::size_t{0});
    QCOMPARE(gapsOf(mapOf({wall, Wall{{{50, 1}, {50, 10}}}})).size(), std::size_t{0});
    const Wall close{{{50, 1e-4}, {50, 10}}};
    QCOMPARE(gapsOf(mapOf({wall, close})).size(), std::size_t{1});
    QCOMPARE(gapsOf(mapOf({wall, close, Circle{{50, 0}, 1}})).size(), std::size_t{0});
    QCOMPARE(
        gapsOf(mapOf({Wall{{{0, 0}, {100, 0}}, 1}, Wall{{{50, 1 + 1e-4}, {50, 10}}, 1}})).size(),
        std::size_t{0});
    // Between circles no gap is closed too early.
    QCOMPARE(gapsOf(mapOf({Circle{{0, 0}, 50}, Circle{{100 + 1e-4, 0}, 50}, wall})).size(),
             std::size_t{0});
}

void NarrowGapsTest::endsWithSoManyFindings()
{
    std::vector<Geometry> walls;
    for (int i = 0; i < 3000; ++i)
        walls.push_back(Wall{{{0.001 * i, 0}, {0.001 * i, 1000}}});
    const std::vector<Finding> findings = validate(mapOf(walls));
    QCOMPARE(findings.size(), std::size_t{101});
    QCOMPARE(findings[100].code, std::string("moreNarrowGaps"));
}

// Inverted circles that cross or contain each other, with walls everywhere.
void NarrowGapsTest::looksAtAllAmongManyRims()
{
    SplitMix dice(7);
    std::vector<Geometry> shapes;
    const auto between = [&](double a, double b) {
        return Point{dice.between(a, b), dice.between(a, b)};
    };
    for (int i = 0; i < 25000; ++i) {
        shapes.push_back(Circle{between(450, 550), i % 2 ? 400 : dice.between(380, 430), true});
        const Point a = between(0, 1000);
        shapes.push_back(Wall{{a, a + between(-5, 5)}});
    }
    const std::vector<Finding> findings = validate(mapOf(shapes));
    QVERIFY(std::ranges::none_of(
        findings, [](const Finding& finding) { return finding.code == "moreNarrowGaps"; }));
}

QTEST_GUILESS_MAIN(NarrowGapsTest)
#include "narrowgapstest.moc"
