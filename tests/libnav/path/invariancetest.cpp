#include "tests/support/judges/pathjudge.h"
#include "tests/support/worlds/motion.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <numbers>

using namespace thicket::nav;
using namespace thicket::test;

namespace {

constexpr thicket::test::Motion motions[] = {
    {0.7, 1, false, {0, 0}},   {std::numbers::pi / 2, 1, false, {0, 0}},
    {0, 1, false, {-37, 451}}, {0, 64, false, {0, 0}},
    {0, 0.01, false, {0, 0}},  {0, 1, true, {0, 0}},
    {2.1, 3.7, true, {5, -8}}};

/// The ends are anywhere, so that the rounding of a motion does not move them across a boundary.
Segment inTheOpen(const World& world, SplitMix& dice)
{
    const auto point = [&] {
        const double x = dice.between(world.area.min.x, world.area.max.x);
        return Point{x, dice.between(world.area.min.y, world.area.max.y)};
    };
    const Point start = point();
    return {start, point()};
}

World shuffled(World world, SplitMix& dice)
{
    for (std::size_t i = world.obstacles.size(); i > 1; --i)
        std::swap(world.obstacles[i - 1],
                  world.obstacles[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
    std::int64_t id = 1000;
    for (Obstacle& obstacle : world.obstacles) {
        obstacle.id = id -= 7;
        if (auto* polygon = std::get_if<Polygon>(&obstacle.shape))
            std::rotate(polygon->points.begin(), polygon->points.begin() + 1,
                        polygon->points.end());
        if (auto* wall = std::get_if<Wall>(&obstacle.shape))
            std::reverse(wall->points.begin(), wall->points.end());
    }
    return world;
}

/// Empty if both answers are the same, with lengths in units of `scale`.
QString difference(const PathResult& was, const PathResult& is, double scale, double slack)
{
    if (was.status != is.status)
        return QStringLiteral("%1, then %2").arg(name(was.status), name(is.status));
    const double length = is.path.length() / scale;
    if (std::abs(length - was.path.length()) <= std::max(1e-9 * was.path.length(), slack))
        return {};
    return QStringLiteral("length %1, then %2")
        .arg(was.path.length(), 0, 'g', 17)
        .arg(length, 0, 'g', 17);
}

/// A path may become longer or be lost, but not shorter or newly found. Empty if that holds.
QString gain(const PathResult& open, const PathResult& closed, double slack)
{
    const auto isFound = [](const PathResult& r) { return r.status == PathStatus::found; };
    if (!isFound(closed))
        return {};
    if (!isFound(open))
        return QStringLiteral("%1, then found").arg(name(open.status));
    if (closed.path.length() >= open.path.length() * (1 - 1e-9) - slack)
        return {};
    return QStringLiteral("length %1, then %2")
        .arg(open.path.length(), 0, 'g', 17)
        .arg(closed.path.length(), 0, 'g', 17);
}

/// A world and its field, unless the minimum expansion decides its answers.
std::optional<JudgedWorld> worldToJudge(int family, std::uint64_t seed)
{
    std::optional<JudgedWorld> judged(worldOf(family, seed));
    if (judged->oracle.isAmbiguous())
        judged.reset();
    return judged;
}

} // namespace

class InvarianceTest : public QObject {
    Q_OBJECT

    static void addFamilies()
    {
        QTest::addColumn<int>("family");
        for (int family = 0; family < familyCount(); ++family)
            QTest::addRow("%d %s", family, worldOf(family, 1).family.c_str()) << family;
    }

private slots:
    void motionsChangeNothing_data() { addFamilies(); }
    void motionsChangeNothing()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const auto judged = worldToJudge(family, seed);
            if (!judged)
                continue;
            SplitMix dice(seed);
            std::array<Segment, 4> queries;
            std::array<PathResult, 4> results;
            for (std::size_t i = 0; i < queries.size(); ++i) {
                queries[i] = inTheOpen(judged->world, dice);
                results[i] = findPath(judged->field, queries[i].a, queries[i].b);
            }
            for (const thicket::test::Motion& motion : motions) {
                const ObstacleField there = fieldOf(moved(judged->world, motion));
                const double slack =
                    10 * std::max(judged->field.tolerance(), there.tolerance() / motion.scale);
                for (std::size_t i = 0; i < queries.size(); ++i) {
                    const PathResult result =
                        findPath(there, motion(queries[i].a), motion(queries[i].b));
                    const QString fault = difference(results[i], result, motion.scale, slack);
                    QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1, motion %2: %3")
                                                             .arg(seed)
                                                             .arg(&motion - motions)
                                                             .arg(fault)));
                }
            }
        }
    }

    void namesAndOrderChangeNothing_data() { addFamilies(); }
    void namesAndOrderChangeNothing()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 0; seed < 25; ++seed) {
            const auto judged = worldToJudge(family, seed);
            if (!judged)
                continue;
            SplitMix dice(seed);
            const ObstacleField other = fieldOf(shuffled(judged->world, dice));
            for (int i = 0; i < 4; ++i) {
                const Segment query = anyQuery(judged->world, dice);
                const QString fault =
                    difference(findPath(judged->field, query.a, query.b),
                               findPath(other, query.a, query.b), 1, judged->field.tolerance());
                QVERIFY2(fault.isEmpty(),
                         qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(fault)));
            }
        }
    }

    void anotherObstacleNeverShortens_data() { addFamilies(); }
    void anotherObstacleNeverShortens()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            World world = worldOf(family, seed);
            SplitMix dice(seed);
            const Segment query = inTheOpen(world, dice);
            while (!world.obstacles.empty()) {
                const JudgedWorld more(world);
                world.obstacles.pop_back();
                if (more.oracle.isAmbiguous())
                    continue;
                const ObstacleField less = fieldOf(world);
                const QString fault =
                    gain(findPath(less, query.a, query.b), findPath(more.field, query.a, query.b),
                         10 * more.field.tolerance());
                QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1, %2 obstacles: %3")
                                                         .arg(seed)
                                                         .arg(world.obstacles.size())
                                                         .arg(fault)));
            }
        }
    }

    void largerAgentNeverGetsShorterPath_data() { addFamilies(); }
    void largerAgentNeverGetsShorterPath()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 0; seed < 15; ++seed) {
            World world = worldOf(family, seed);
            SplitMix dice(seed);
            const Segment query = inTheOpen(world, dice);
            std::optional<PathResult> smaller;
            for (const double radius : {0.0, 0.01, 0.1, 0.35, 0.8}) {
                world.agentRadius = radius;
                const JudgedWorld judged(world);
                if (judged.oracle.isAmbiguous())
                    continue;
                PathResult result = findPath(judged.field, query.a, query.b);
                if (smaller) {
                    const QString fault = gain(*smaller, result, 10 * judged.field.tolerance());
                    QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1, radius %2: %3")
                                                             .arg(seed)
                                                             .arg(radius)
                                                             .arg(fault)));
                }
                smaller = std::move(result);
            }
        }
    }

    void sameQuestionSameBits_data() { addFamilies(); }
    void sameQuestionSameBits()
    {
        QFETCH(int, family);
        const World world = worldOf(family, 9);
        const ObstacleField field = fieldOf(world);
        SplitMix dice(9);
        for (int i = 0; i < 10; ++i) {
            const Segment query = anyQuery(world, dice);
            const PathResult once = findPath(field, query.a, query.b);
            const PathResult again = findPath(fieldOf(world), query.a, query.b);
            QVERIFY(once.path == again.path);
            QCOMPARE(once.status, again.status);
            QCOMPARE(once.statistics.expanded, again.statistics.expanded);
            QCOMPARE(once.statistics.rays, again.statistics.rays);
        }
    }
};

QTEST_GUILESS_MAIN(InvarianceTest)
#include "invariancetest.moc"
