#include "libnav/path/pathfinder.h"

#include "tests/support/judges/pathjudge.h"
#include "tests/support/published/realforests.h"
#include "tests/support/published/treefile.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

const std::string forests = THICKET_SHARED_DATA "/forests/";

std::vector<Obstacle> treesOf(const QString& name, double radiusOfPoints = 0)
{
    return readTrees(forests + name.toStdString() + ".csv", radiusOfPoints);
}

Point placeIn(const Box& box, SplitMix& dice)
{
    const double x = dice.between(box.min.x, box.max.x);
    return {x, dice.between(box.min.y, box.max.y)};
}

/// How deep a straight edge is inside a tree.
double depthOf(const SurfingEdge& edge, const Circle& tree)
{
    const Point along = edge.to - edge.from;
    const double whole = dot(along, along);
    const double at =
        whole > 0 ? std::clamp(dot(tree.center - edge.from, along) / whole, 0.0, 1.0) : 0;
    return tree.radius - distance(tree.center, edge.from + at * along);
}

/// The same for points of an arc.
double depthOf(const HuggingEdge& edge, const Circle& tree)
{
    constexpr int steps = 12;
    double deepest = -tree.radius;
    for (int i = 0; i <= steps; ++i) {
        const Point p = edge.pointAt(edge.from + (edge.to - edge.from) * i / steps);
        deepest = std::max(deepest, tree.radius - distance(tree.center, p));
    }
    return deepest;
}

double deepestOn(const Path& path, const std::vector<Obstacle>& trees, double agentRadius)
{
    double deepest = -1;
    for (const Obstacle& obstacle : trees) {
        Circle tree = std::get<Circle>(obstacle.shape);
        tree.radius += agentRadius;
        for (const TangentEdge& edge : path.edges())
            deepest = std::max(deepest,
                               std::visit([&](const auto& e) { return depthOf(e, tree); }, edge));
    }
    return deepest;
}

} // namespace

/// Real forests: stems, crowns that cover the area 2.5 times, thousands of stems on one spot,
/// coordinates millions of metres from the origin.
class ForestsTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheOracleInParts_data() { listForests(); }
    void agreesWithTheOracleInParts()
    {
        QFETCH(int, forest);
        const RealForest& trees = realForests[forest];
        const auto all = treesOf(QLatin1String(trees.file), trees.radiusOfPoints);
        QVERIFY(all.size() > 100);
        SplitMix dice(static_cast<std::uint64_t>(forest) + 1);
        for (const double agentRadius : trees.agentRadii)
            for (int part = 0; part < 2; ++part) {
                World world;
                world.family = trees.file;
                world.obstacles = nearestTrees(all, placeIn(boxOf(all), dice), 100);
                world.agentRadius = agentRadius;
                world.area = boxOf(world.obstacles);
                const JudgedWorld judged(world);
                for (int i = 0; i < 6; ++i) {
                    const Point start = somewhere(world, dice);
                    const Point goal = somewhere(world, dice);
                    const std::string fault = faultOf(judged, start, goal);
                    QVERIFY2(
                        fault.empty(),
                        qPrintable(QString::asprintf(
                            "agent %g, part %d, (%.17g, %.17g) to (%.17g, %.17g): %s", agentRadius,
                            part, start.x, start.y, goal.x, goal.y, fault.c_str())));
                }
            }
    }

    void leadsThroughWholeForests_data() { listForests(); }
    void leadsThroughWholeForests()
    {
        QFETCH(int, forest);
        const RealForest& trees = realForests[forest];
        const auto all = treesOf(QLatin1String(trees.file), trees.radiusOfPoints);
        const Box trunks = boxOf(all);
        const Box box = grown(trunks, 0.1 * trunks.width(), 0.1 * trunks.height());
        SplitMix dice(99);
        std::vector<Segment> queries;
        for (int i = 0; i < 8; ++i) {
            const Point start = placeIn(box, dice);
            queries.push_back({start, placeIn(box, dice)});
        }
        std::vector<double> shortest(queries.size(), 0); // of the former, smaller agents
        for (const double agentRadius : trees.agentRadii) {
            const auto field = ObstacleField::build(all, agentRadius).value();
            int found = 0;
            double expanded = 0;
            for (std::size_t i = 0; i < queries.size(); ++i) {
                const auto [start, goal] = queries[i];
                const PathResult result = findPath(field, start, goal);
                const double length = lengthOf(result);
                QVERIFY(length >= shortest[i] * (1 - 1e-9));
                shortest[i] = length;
                QVERIFY(agrees(length, lengthOf(findPath(field, goal, start)), field));
                expanded += double(result.statistics.expanded);
                if (result.status != PathStatus::found)
                    continue;
                ++found;
                QVERIFY(length >= distance(start, goal) * (1 - 1e-12));
                QVERIFY(deepestOn(result.path, all, agentRadius) <= 2 * field.tolerance());
            }
            qInfo("agent %g: %d of %zu found, %.0f expanded a query", agentRadius, found,
                  queries.size(), expanded / double(queries.size()));
        }
    }

    void leadsOutOfTrees_data() { listForests(); }
    /// A start or goal in the middle of a tree is blocked. From the nearest free point beside it
    /// there is a path.
    void leadsOutOfTrees()
    {
        QFETCH(int, forest);
        const RealForest& trees = realForests[forest];
        const auto all = treesOf(QLatin1String(trees.file), trees.radiusOfPoints);
        const double agentRadius = trees.agentRadii[1];
        const auto field = ObstacleField::build(all, agentRadius).value();
        const Point outside = boxOf(all).max + Point{50, 50};
        SplitMix dice(5);
        int found = 0;
        for (int i = 0; i < 10; ++i) {
            const Obstacle& tree = all[static_cast<std::size_t>(dice.below(int(all.size())))];
            const Point middle = std::get<Circle>(tree.shape).center;
            const PathResult blocked = findPath(field, middle, outside);
            QCOMPARE(blocked.status, PathStatus::startBlocked);
            QCOMPARE(findPath(field, outside, middle).status, PathStatus::goalBlocked);
            QVERIFY(blocked.nearestFree);
            const Point beside = *blocked.nearestFree;
            QVERIFY(!field.obstacleAt(beside));
            QVERIFY(std::abs(field.clearance(beside)) <= 2 * field.tolerance());
            QVERIFY(isNearest(beside, middle, all, agentRadius, field.tolerance()));
            const PathResult result = findPath(field, beside, outside);
            QVERIFY(result.status == PathStatus::found || result.status == PathStatus::unreachable);
            found += result.status == PathStatus::found;
            QVERIFY(agrees(lengthOf(result), lengthOf(findPath(field, outside, beside)), field));
        }
        qInfo("%d of 10 lead out", found);
        QVERIFY(found >= 1); // under closed crowns most are enclosed
    }

    void findsTheSameFarFromTheOrigin_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<double>("agentRadius");
        for (const double agentRadius : {0.0, 0.5, 2.0})
            for (const char* file : {"konstanz_crowns_utm32", "konstanz_trunks_utm32"})
                QTest::addRow("%s, agent %g", file, agentRadius) << file << agentRadius;
    }
    /// UTM coordinates, x 5.1e5 and y 5.28e6, compared with the same trees moved to the origin.
    /// Moving by whole metres rounds nothing.
    void findsTheSameFarFromTheOrigin()
    {
        QFETCH(QString, file);
        QFETCH(double, agentRadius);
        const auto far = treesOf(file);
        const Point origin{std::floor(boxOf(far).min.x), std::floor(boxOf(far).min.y)};
        auto near = far;
        for (Obstacle& tree : near) {
            auto& circle = std::get<Circle>(tree.shape);
            circle.center = circle.center - origin;
        }
        const auto farField = ObstacleField::build(far, agentRadius).value();
        const auto nearField = ObstacleField::build(near, agentRadius).value();
        SplitMix dice(3);
        double worst = 0;
        int found = 0;
        for (int i = 0; i < 100; ++i) {
            const Point a = placeIn(boxOf(far), dice);
            const Point b = placeIn(boxOf(far), dice);
            const PathResult there = findPath(farField, a, b);
            const PathResult here = findPath(nearField, a - origin, b - origin);
            QCOMPARE(there.status, here.status);
            if (there.status != PathStatus::found)
                continue;
            ++found;
            worst = std::max(worst, std::abs(there.path.length() - here.path.length()) /
                                        here.path.length());
        }
        qInfo("%d found, worst %.2g relative, tolerances %g and %g", found, worst,
              farField.tolerance(), nearField.tolerance());
        QVERIFY(found > 40);
        QVERIFY(worst <= 1e-10);
    }

private:
    static void listForests()
    {
        QTest::addColumn<int>("forest");
        for (std::size_t i = 0; i < std::size(realForests); ++i)
            QTest::newRow(realForests[i].file) << static_cast<int>(i);
    }
    /// Infinite if there is no path.
    static double lengthOf(const PathResult& result)
    {
        return result.status == PathStatus::found ? result.path.length()
                                                  : std::numeric_limits<double>::infinity();
    }
    static bool agrees(double a, double b, const ObstacleField& field)
    {
        return a == b || agree(a, b, field);
    }
    /// No point on a dense fan of rays from p is free and nearer than q, by a loop over all trees.
    static bool isNearest(Point q, Point p, const std::vector<Obstacle>& trees, double agentRadius,
                          double tolerance)
    {
        const double reach = distance(p, q);
        const auto isFree = [&](Point at) {
            return std::none_of(trees.begin(), trees.end(), [&](const Obstacle& tree) {
                const auto& circle = std::get<Circle>(tree.shape);
                return distance(circle.center, at) < circle.radius + agentRadius - 2 * tolerance;
            });
        };
        constexpr int rays = 24;
        for (int ray = 0; ray < rays; ++ray)
            for (const double share : {0.3, 0.7, 0.9, 0.999}) {
                const double angle = 2 * std::numbers::pi * ray / rays;
                const Point at = p + share * reach * Point{std::cos(angle), std::sin(angle)};
                if ((1 - share) * reach > 10 * tolerance && isFree(at))
                    return false;
            }
        return true;
    }
};

QTEST_GUILESS_MAIN(ForestsTest)
#include "foreststest.moc"
