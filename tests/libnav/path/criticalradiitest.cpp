#include "libnav/path/criticalradii.h"

#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace thicket;
using namespace thicket::nav;
using thicket::test::SplitMix;

namespace {

/// A wall across the map with gaps between its posts.
std::vector<Obstacle> palisade(const std::vector<double>& gaps)
{
    std::vector<Obstacle> posts;
    double y = -40;
    for (std::size_t i = 0; i <= gaps.size(); ++i) {
        const double height = 10;
        posts.push_back(
            {std::int64_t(i) + 1, Polygon{{{-1, y}, {1, y}, {1, y + height}, {-1, y + height}}}});
        if (i < gaps.size())
            y += height + gaps[i];
    }
    return posts;
}

std::vector<Obstacle> forest(std::uint64_t seed)
{
    SplitMix dice(seed);
    std::vector<Obstacle> trees;
    for (int i = 0; i < 40; ++i) {
        const double x = dice.between(0, 20);
        const double y = dice.between(0, 20);
        trees.push_back({i + 1, Circle{{x, y}, dice.between(0.3, 1.2)}});
    }
    return trees;
}

double lengthFor(const std::vector<Obstacle>& obstacles, const Segment& query, double radius)
{
    const ObstacleField field = ObstacleField::build(obstacles, radius).value();
    const PathResult result = findPath(field, query.a, query.b);
    return result.status == PathStatus::found ? result.path.length()
                                              : std::numeric_limits<double>::infinity();
}

} // namespace

class CriticalRadiiTest : public QObject {
    Q_OBJECT

private slots:
    void findsEachGapOfAPalisade()
    {
        // The path is straight through the widest gap at last, and then leads round an end.
        const auto posts = palisade({2, 1, 3});
        const Segment query{{-20, -18}, {20, -18}}; // before the gap of width 1
        const auto radii = findCriticalRadii(posts, query, 0.1, 3).value();
        QVERIFY(radii.isComplete);
        QCOMPARE(radii.found.size(), 3u);
        const std::vector<double> widths{1, 2, 3};
        const std::vector<std::vector<std::int64_t>> pairs{{2, 3}, {1, 2}, {3, 4}};
        for (std::size_t i = 0; i < 3; ++i) {
            const CriticalRadius& jump = radii.found[i];
            QVERIFY(std::abs(jump.radius - widths[i] / 2) < 1e-5);
            QCOMPARE(jump.obstacles, pairs[i]);
            QVERIFY(jump.at && std::abs(jump.at->x) <= 1 + 1e-9);
            QCOMPARE(jump.status, PathStatus::found);
            QVERIFY(jump.after > jump.before);
            if (i > 0)
                QVERIFY(jump.before >= radii.found[i - 1].after);
        }
    }

    void tellsWhenThereIsNoPath()
    {
        auto posts = palisade({2});
        posts.push_back({7, Circle{{0, -29}, 12.5, true}});
        const auto radii = findCriticalRadii(posts, {{-6, -29}, {6, -29}}, 0.1, 3).value();
        QCOMPARE(radii.found.size(), 1u);
        QVERIFY(std::abs(radii.found[0].radius - 1) < 1e-6);
        QCOMPARE(radii.found[0].status, PathStatus::unreachable);
        QCOMPARE(radii.found[0].obstacles, (std::vector<std::int64_t>{1, 2}));
        QVERIFY(std::isinf(radii.found[0].after));
    }

    void tellsWhichEndIsCovered()
    {
        const std::vector<Obstacle> tree{{5, Circle{{0, 0}, 1}}};
        const auto start = findCriticalRadii(tree, {{3, 0}, {10, 0}}, 0, 4).value();
        QCOMPARE(start.found.size(), 1u);
        QCOMPARE(start.found[0].status, PathStatus::startBlocked);
        QCOMPARE(start.found[0].obstacles, std::vector<std::int64_t>{5});
        QVERIFY(std::abs(start.found[0].radius - 2) < 1e-6);
        const auto goal = findCriticalRadii(tree, {{10, 0}, {3, 0}}, 0, 4).value();
        QCOMPARE(goal.found.at(0).status, PathStatus::goalBlocked);
    }

    void aPathThatOnlyBendsHasNone()
    {
        // The path round the tree grows evenly, by much.
        const auto radii = findCriticalRadii(std::vector<Obstacle>{{1, Circle{{0, 0}, 1}}},
                                             {{-9, 0}, {9, 0}}, 0, 6)
                               .value();
        QVERIFY(radii.found.empty());
        QVERIFY(radii.isComplete);
        QVERIFY(findCriticalRadii({}, {{-9, 0}, {9, 0}}, 0, 6).value().found.empty());
    }

    void nothingWithoutAPath()
    {
        const std::vector<Obstacle> tree{{5, Circle{{0, 0}, 1}}};
        QVERIFY(findCriticalRadii(tree, {{0, 0}, {10, 0}}, 0, 4).value().found.empty());
    }

    /// Against paths at a thousand radii, each in a field of its own.
    void agreesWithASweep()
    {
        constexpr int steps = 1000;
        constexpr double to = 1.5;
        const Segment query{{-3, 10}, {23, 10}};
        int jumps = 0;
        int named = 0;
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const auto trees = forest(seed);
            const auto radii = findCriticalRadii(trees, query, 0, to).value();
            QVERIFY(radii.isComplete);
            jumps += int(radii.found.size());
            double before = lengthFor(trees, query, 0);
            const double least = 0.01 * before;
            for (int i = 1; i <= steps; ++i) {
                const double low = to * (i - 1) / steps;
                const double high = to * i / steps;
                const double after = lengthFor(trees, query, high);
                double told = 0;
                for (const CriticalRadius& jump : radii.found)
                    if (jump.radius >= low - 1e-6 && jump.radius < high)
                        told += jump.after - jump.before;
                // What is left is even growth, and jumps that are too small.
                QVERIFY2(!(after - before - told > 3 * least),
                         qPrintable(QString("seed %1 at %2").arg(seed).arg(high)));
                QVERIFY(told == 0 || after - before > least / 2);
                before = after;
            }
            for (const CriticalRadius& jump : radii.found)
                named += isGap(trees, jump);
        }
        QVERIFY(jumps > 4);
        QCOMPARE(named, jumps);
    }

    void givesUpWithinItsLimits()
    {
        const auto posts = palisade({2, 1, 3});
        const Segment query{{-20, -18}, {20, -18}};
        QVERIFY(!findCriticalRadii(posts, query, 0.1, 3, {.maxSearches = 10}).value().isComplete);
        std::stop_source stop;
        stop.request_stop();
        CriticalRadiiOptions options;
        options.stop = stop.get_token();
        QVERIFY(!findCriticalRadii(posts, query, 0.1, 3, options).value().isComplete);
        const std::vector<Obstacle> wrong{{1, Circle{{0, 0}, -1}}};
        QVERIFY(!findCriticalRadii(wrong, query, 0.1, 3));
    }

private:
    /// Whether the gap between the two obstacles has the width of the agent.
    static bool isGap(const std::vector<Obstacle>& trees, const CriticalRadius& jump)
    {
        if (jump.obstacles.size() != 2)
            return false;
        const auto circle = [&](std::int64_t id) {
            return std::get<Circle>(trees[std::size_t(id - 1)].shape);
        };
        const Circle a = circle(jump.obstacles[0]);
        const Circle b = circle(jump.obstacles[1]);
        const double width = distance(a.center, b.center) - a.radius - b.radius;
        return std::abs(width - 2 * jump.radius) < 1e-5;
    }
};

QTEST_GUILESS_MAIN(CriticalRadiiTest)
#include "criticalradiitest.moc"
