#include "libnav/path/livequery.h"
#include "libnav/path/pathfinder.h"
#include "tests/support/worlds/forest.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <cmath>
#include <thread>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

ObstacleField built(const std::vector<Obstacle>& obstacles, double agentRadius)
{
    return ObstacleField::build(obstacles, agentRadius).value();
}

/// How the two answers differ. Lengths may differ by rounding.
QString differenceOf(const PathResult& got, const PathResult& want)
{
    if (got.status != want.status)
        return QString("%1, not %2").arg(name(got.status), name(want.status));
    const double a = got.path.length();
    const double b = want.path.length();
    if (std::abs(a - b) > 1e-12 * std::max(1.0, b))
        return QString("length %1, not %2").arg(a, 0, 'g', 17).arg(b, 0, 'g', 17);
    if (got.blockedBy != want.blockedBy || got.nearestFree != want.nearestFree)
        return "what blocks the end";
    return {};
}

/// Random radii, and those at which obstacles touch.
double someRadius(const World& world, SplitMix& dice)
{
    constexpr double radii[] = {0, 0.001, 0.05, 0.1, 0.3, 0.5};
    const auto count = int(world.obstacles.size());
    if (count < 2 || dice.chance(0.5))
        return radii[dice.below(6)];
    const auto* p = std::get_if<Circle>(&world.obstacles[std::size_t(dice.below(count))].shape);
    const auto* q = std::get_if<Circle>(&world.obstacles[std::size_t(dice.below(count))].shape);
    const double gap = p && q ? distance(p->center, q->center) - p->radius - q->radius : 0;
    return gap > 0 && gap < 3 ? gap / 2 : dice.between(0, 0.6);
}

} // namespace

class OtherRadiiPathsTest : public QObject {
    Q_OBJECT

private slots:
    void pathsAreAsBuilt_data();
    void pathsAreAsBuilt();
    void forestsAreAsBuilt();
    void certificatesHold();
    void threadsShareOne();
};

void OtherRadiiPathsTest::pathsAreAsBuilt_data()
{
    QTest::addColumn<int>("family");
    for (int family = 0; family < familyCount(); ++family)
        QTest::addRow("%d %s", family, worldOf(family, 1).family.c_str()) << family;
}

void OtherRadiiPathsTest::pathsAreAsBuilt()
{
    QFETCH(int, family);
    const int rounds = qEnvironmentVariableIsSet("THICKET_RADII") ? 3000 : 60;
    for (int seed = 1; seed <= rounds; ++seed) {
        const World world = worldOf(family, std::uint64_t(seed));
        SplitMix dice(std::uint64_t(seed) * 977 + std::uint64_t(family));
        const ObstacleField field =
            built(world.obstacles, dice.chance(0.3) ? 0.7 : someRadius(world, dice));
        for (int i = 0; i < 4; ++i) {
            const double radius = i == 0 ? world.agentRadius : someRadius(world, dice);
            const ObstacleField derived = field.withAgentRadius(radius).value();
            const ObstacleField fresh = built(world.obstacles, radius);
            for (int query = 0; query < 4; ++query) {
                const Segment ends = anyQuery(world, dice);
                const QString difference = differenceOf(findPath(derived, ends.a, ends.b),
                                                        findPath(fresh, ends.a, ends.b));
                QVERIFY2(difference.isEmpty(), qPrintable(QString("seed %1, radius %2 from %3: %4")
                                                              .arg(seed)
                                                              .arg(radius, 0, 'g', 17)
                                                              .arg(field.agentRadius(), 0, 'g', 17)
                                                              .arg(difference)));
            }
        }
    }
}

// Exactly the same search, where nothing is degenerate.
void OtherRadiiPathsTest::forestsAreAsBuilt()
{
    for (const bool overlapping : {false, true}) {
        const Forest forest = makeForest({3000, 0.15, overlapping, 5});
        const ObstacleField field = built(forest.circles, 0.4);
        SplitMix dice(7);
        for (int i = 0; i < 60; ++i) {
            const double radius = dice.between(0, 0.7);
            const ObstacleField derived = field.withAgentRadius(radius).value();
            const ObstacleField fresh = built(forest.circles, radius);
            const auto place = [&] {
                return Point{dice.between(0, forest.side), dice.between(0, forest.side)};
            };
            const Point start = place();
            const Point goal = place();
            const PathResult got = findPath(derived, start, goal);
            const PathResult want = findPath(fresh, start, goal);
            QCOMPARE(differenceOf(got, want), QString());
            QCOMPARE(got.statistics.expanded, want.statistics.expanded);
            QCOMPARE(got.statistics.rays, want.statistics.rays);
            QCOMPARE(got.path.length(), want.path.length());
        }
    }
}

// In a derived field a query's certificate is as good: a kept answer is the one that a search
// finds.
void OtherRadiiPathsTest::certificatesHold()
{
    Forest forest = makeForest({1200, 0.2, false, 31});
    const ObstacleField field = built(forest.circles, 0.4);
    SplitMix dice(8);
    for (const double radius : {0.1, 0.25, 0.5}) {
        std::vector<Obstacle> circles = forest.circles;
        ObstacleField live = field.withAgentRadius(radius).value();
        LiveQuery query({-1, -1}, {forest.side + 1, forest.side + 1});
        LiveQuery mirror({-1, -1}, {forest.side + 1, forest.side + 1});
        ObstacleField whole = built(circles, radius);
        QCOMPARE(differenceOf(query.solve(live), mirror.solve(whole)), QString());
        for (int edit = 0; edit < 40; ++edit) {
            Obstacle& moved = circles[std::size_t(dice.below(int(circles.size())))];
            auto& circle = std::get<Circle>(moved.shape);
            circle.center = {dice.between(0, forest.side), dice.between(0, forest.side)};
            const ObstacleChange change{moved.id, moved.shape};
            QVERIFY(live.apply({&change, 1}));
            QVERIFY(whole.apply({&change, 1}));
            QCOMPARE(
                differenceOf(query.update(live, {&change, 1}), mirror.update(whole, {&change, 1})),
                QString());
        }
        QVERIFY(query.counts().kept > 0);
        QCOMPARE(query.counts().kept, mirror.counts().kept);
        // Another radius is another question.
        const std::size_t searched = query.counts().searched;
        query.update(live.withAgentRadius(0.3).value(), {});
        QCOMPARE(query.counts().searched, searched + 1);
    }
}

// The first query computes the arcs. All get the same answers.
void OtherRadiiPathsTest::threadsShareOne()
{
    const Forest forest = makeForest({1500, 0.3, true, 12});
    const ObstacleField field = built(forest.circles, 0.4);
    for (const double radius : {0.15, 0.35, 0.55}) {
        const ObstacleField derived = field.withAgentRadius(radius).value();
        const ObstacleField fresh = built(forest.circles, radius);
        std::vector<Segment> queries;
        SplitMix dice(3);
        for (int i = 0; i < 24; ++i)
            queries.push_back({{dice.between(0, forest.side), dice.between(0, forest.side)},
                               {dice.between(0, forest.side), dice.between(0, forest.side)}});
        std::vector<std::vector<PathResult>> got(3, std::vector<PathResult>(queries.size()));
        {
            std::vector<std::jthread> threads;
            for (auto& own : got)
                threads.emplace_back([&] {
                    for (std::size_t i = 0; i < queries.size(); ++i)
                        own[i] = findPath(derived, queries[i].a, queries[i].b);
                });
        }
        for (std::size_t i = 0; i < queries.size(); ++i) {
            const PathResult want = findPath(fresh, queries[i].a, queries[i].b);
            for (const auto& own : got) {
                QCOMPARE(differenceOf(own[i], want), QString());
                QCOMPARE(own[i].path.length(), got[0][i].path.length());
            }
        }
    }
}

QTEST_GUILESS_MAIN(OtherRadiiPathsTest)
#include "otherradiipathstest.moc"
