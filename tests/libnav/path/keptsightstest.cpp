#include "libnav/path/pathfinder.h"
#include "libnav/tangent/rimindex.h"
#include "libnav/tangent/sight.h"
#include "libnav/tangent/visibletangents.h"
#include "tests/support/judges/pathjudge.h"
#include "tests/support/worlds/block.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <thread>

using namespace thicket;
using namespace thicket::test;
using nav::Obstacle;
using nav::ObstacleField;
using nav::PathResult;
using nav::Point;
using nav::Segment;
using nav::Sight;

namespace {

constexpr nav::FieldOptions keeping{.keepsTangents = true};
constexpr nav::FieldOptions sighted{.keepsTangents = true, .keepsSights = true};

/// Turned squares in rows, with ways of all widths between them; every third has a tree in front.
std::vector<Obstacle> town(int side)
{
    std::vector<Obstacle> blocks;
    SplitMix dice(5);
    const auto id = [&] { return std::int64_t(blocks.size()) + 1; };
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const Point at{4.0 * column, 4.0 * row};
            blocks.push_back(turnedSquare(id(), at, dice.between(0, 1.5)));
            if ((row + column) % 3 == 0)
                blocks.push_back({id(), nav::Circle{at + Point{2, 2}, 0.3}});
        }
    return blocks;
}

/// Stairs of unit cells, as grid maps have them: rooms whose walls go up and down by a cell.
std::vector<Obstacle> stairs()
{
    std::vector<Obstacle> rooms;
    SplitMix dice(3);
    for (int room = 0; room < 40; ++room) {
        const double x = 10.0 * (room % 8);
        const double y = 10.0 * (room / 8);
        nav::Polygon outline;
        double top = y + 3;
        for (int step = 0; step < 6; ++step) {
            outline.points.push_back({x + step, top});
            outline.points.push_back({x + step + 1, top});
            top += dice.chance(0.5) ? 1 : -1;
        }
        outline.points.push_back({x + 6, y});
        outline.points.push_back({x, y});
        rooms.push_back({room + 1, outline});
    }
    return rooms;
}

/// A square in the middle of blocks that stand round it in three rings, in a wall that is open on
/// its right.
std::vector<Obstacle> plaza()
{
    std::vector<Obstacle> blocks;
    for (int ring = 0; ring < 3; ++ring)
        for (int i = 0; i < 36; ++i) {
            const double angle = (i + 0.5 * ring) * std::numbers::pi / 18;
            const Point out{std::cos(angle), std::sin(angle)};
            const Point at = (20 + 5.0 * ring) * out;
            const Point along = 1.6 * leftNormal(out);
            blocks.push_back(
                {36 * ring + i + 1, nav::Polygon{{at - along, at + along + 0.5 * out,
                                                  at + 2 * out + along, at + 1.5 * out - along}}});
        }
    nav::Wall wall;
    for (int i = 1; i < 60; ++i) {
        const double angle = i * std::numbers::pi / 30;
        wall.points.push_back({36 * std::cos(angle), 36 * std::sin(angle)});
    }
    blocks.push_back({1000, wall});
    return blocks;
}

/// What is seen from a point, by a look at all discs in turn.
std::set<std::uint32_t> seenFrom(const ObstacleField& field, Point from)
{
    std::set<std::uint32_t> seen;
    for (const nav::VisibleTangent& one : visibleTangents(field, from).tangents)
        seen.insert(nav::rimKey(nav::DiscIndex(one.contact.disc), one.tangent.toWinding));
    return seen;
}

/// How many of the points have a sight, after a look at what each must and may hold.
int checked(const ObstacleField& field, const std::vector<Point>& points)
{
    int known = 0;
    for (const Point& from : points) {
        const std::shared_ptr<const Sight> sight = sightFrom(field, from);
        if (!sight)
            continue;
        ++known;
        std::map<std::uint32_t, bool> rims;
        for (const nav::SeenRim& rim : sight->rims)
            rims[nav::rimKey(rim.disc, rim.winding)] = rim.isSure;
        const std::set<std::uint32_t> seen = seenFrom(field, from);
        for (const std::uint32_t key : seen)
            if (!rims.contains(key))
                return -1;
        for (const auto& [key, isSure] : rims)
            if (isSure && !seen.contains(key))
                return -2;
    }
    return known;
}

std::vector<Point> pointsIn(const nav::Box& box, int count)
{
    SplitMix dice(9);
    std::vector<Point> points;
    for (int i = 0; i < count; ++i) {
        const double x = dice.between(box.min.x, box.max.x);
        points.push_back({x, dice.between(box.min.y, box.max.y)});
    }
    return points;
}

std::vector<PathResult> answers(const ObstacleField& field, const std::vector<Point>& points)
{
    std::vector<PathResult> results;
    for (std::size_t i = 0; i + 1 < points.size(); i += 2)
        results.push_back(findPath(field, points[i], points[i + 1]));
    return results;
}

ObstacleField built(const std::vector<Obstacle>& obstacles, double radius,
                    const nav::FieldOptions& options)
{
    return ObstacleField::build(obstacles, radius, options).value();
}

} // namespace

/// A field that keeps what is seen from squares round starts.
class KeptSightsTest : public QObject {
    Q_OBJECT

private slots:
    void holdWhatIsSeen_data()
    {
        QTest::addColumn<double>("radius");
        for (const double radius : {0.0, 0.05, 0.4, 0.7})
            QTest::addRow("%g", radius) << radius;
    }
    void holdWhatIsSeen()
    {
        QFETCH(double, radius);
        const ObstacleField blocks = built(town(8), radius, sighted);
        const int amongBlocks = checked(blocks, pointsIn({{0, 0}, {28, 28}}, 600));
        QVERIFY2(amongBlocks > 100, qPrintable(QString::number(amongBlocks)));
        const ObstacleField rooms = built(stairs(), radius, sighted);
        const int amongRooms = checked(rooms, pointsIn({{0, 0}, {80, 50}}, 600));
        QVERIFY2(amongRooms > 100, qPrintable(QString::number(amongRooms)));
    }

    void holdWhatIsSeenInWorldsOfAllFamilies()
    {
        int known = 0;
        for (int family = 0; family < familyCount(); ++family)
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                const World world = placedWorldOf(family, seed);
                const ObstacleField field = fieldOf(world, sighted);
                if (!nav::SearchView(field).keepsTangents())
                    continue;
                const int found = checked(field, pointsIn(world.area, 40));
                QVERIFY2(found >= 0, qPrintable(QString::fromStdString(world.family)));
                known += found;
            }
        QVERIFY2(known > 1000, qPrintable(QString::number(known)));
    }

    void pathsAreAsShort()
    {
        for (const double radius : {0.0, 0.4}) {
            const ObstacleField plain = built(town(8), radius, {});
            const ObstacleField field = built(town(8), radius, sighted);
            const auto points = pointsIn({{-3, -3}, {32, 32}}, 400);
            const auto want = answers(plain, points);
            for (int round = 0; round < 2; ++round) {
                const auto got = answers(field, points);
                for (std::size_t i = 0; i < want.size(); ++i) {
                    QCOMPARE(got[i].status, want[i].status);
                    QVERIFY(agree(got[i].path.length(), want[i].path.length(), plain));
                }
            }
        }
    }

    void sparesRays()
    {
        auto points = pointsIn({{-3, -3}, {3, 3}}, 200);
        for (std::size_t i = 1; i < points.size(); i += 2)
            points[i] = Point{-40, 0} + points[i];
        const ObstacleField without = built(plaza(), 0, keeping);
        const ObstacleField with = built(plaza(), 0, sighted);
        std::size_t raysWithout = 0;
        std::size_t raysWith = 0;
        const auto before = answers(without, points);
        const auto after = answers(with, points);
        for (std::size_t i = 0; i < before.size(); ++i) {
            raysWithout += before[i].statistics.rays;
            raysWith += after[i].statistics.rays;
        }
        QVERIFY2(2 * raysWith < raysWithout,
                 qPrintable(QString("%1 of %2").arg(raysWith).arg(raysWithout)));
    }

    void answersDoNotDependOnEarlierQueries()
    {
        const ObstacleField field = built(stairs(), 0, sighted);
        auto points = pointsIn({{0, 0}, {80, 50}}, 200);
        for (Point& p : points) // so that several paths are equally short
            p = {std::round(p.x), std::round(p.y)};
        const auto first = answers(field, points);
        const auto again = answers(field, points);
        for (std::size_t i = 0; i < first.size(); ++i) {
            const ObstacleField fresh = built(stairs(), 0, sighted);
            const PathResult alone = findPath(fresh, points[2 * i], points[2 * i + 1]);
            QVERIFY(areSameBits(first[i], alone));
            QVERIFY(areSameBits(again[i], alone));
        }
    }

    void answersAlikeOnSeveralThreads()
    {
        const auto points = pointsIn({{-3, -3}, {32, 32}}, 200);
        const auto want = answers(built(town(8), 0.1, sighted), points);
        const ObstacleField shared = built(town(8), 0.1, sighted);
        std::vector<std::vector<PathResult>> got(4);
        std::vector<std::thread> threads;
        for (auto& own : got)
            threads.emplace_back([&] { own = answers(shared, points); });
        for (std::thread& thread : threads)
            thread.join();
        for (const auto& own : got)
            for (std::size_t i = 0; i < want.size(); ++i)
                QVERIFY(areSameBits(own[i], want[i]));
    }

    void followEditsAndSpareCopies()
    {
        const auto points = pointsIn({{-3, -3}, {32, 32}}, 200);
        ObstacleField field = built(town(8), 0.1, sighted);
        const ObstacleField copy = field;
        const auto before = answers(field, points);
        const nav::Wall wall{{{-4, 14}, {33, 14.5}}, 0};
        const std::vector<nav::ObstacleChange> changes{{1000, wall}};
        QVERIFY(field.apply(changes));
        auto walled = town(8);
        walled.push_back({1000, wall});
        const ObstacleField plain = built(walled, 0.1, {});
        const auto want = answers(plain, points);
        const auto after = answers(field, points);
        const auto unchanged = answers(copy, points);
        std::size_t changed = 0;
        for (std::size_t i = 0; i < want.size(); ++i) {
            QCOMPARE(after[i].status, want[i].status);
            QVERIFY(agree(after[i].path.length(), want[i].path.length(), plain));
            QVERIFY(areSameBits(unchanged[i], before[i]));
            changed += after[i].path.length() > 1.01 * before[i].path.length();
        }
        QVERIFY(changed > 10);
        QVERIFY(checked(field, pointsIn({{0, 0}, {28, 28}}, 300)) > 50);
    }
};

QTEST_GUILESS_MAIN(KeptSightsTest)
#include "keptsightstest.moc"
