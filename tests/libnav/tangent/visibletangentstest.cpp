#include "libnav/tangent/visibletangents.h"

#include "libnav/collision/searchview.h"
#include "libnav/tangent/contactrim.h"
#include "libnav/tangent/disccontact.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/turning.h"

#include "tests/support/geometry/angle.h"
#include "tests/support/worlds/forest.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

bool isCovered(const ObstacleField& field, DiscIndex disc, const Bitangent& tangent)
{
    const double slack = 2 * field.tolerance() / SearchView(field).discs()[disc].radius;
    const double angle = contactAngle(tangent.heading, tangent.toWinding);
    for (const RimArc& arc : SearchView(field).coveredArcs(disc)) {
        const double past = positive(angle - arc.begin);
        if (arc.sweep >= fullTurn || (past > slack && past < arc.sweep - slack))
            return true;
    }
    return false;
}

/// One ray for each side of every disc.
std::vector<VisibleTangent> byEveryRay(const ObstacleField& field, Point from)
{
    std::vector<VisibleTangent> seen;
    if (field.obstacleAt(from))
        return seen;
    for (DiscIndex i; i < SearchView(field).discs().size(); ++i) {
        const Circle disc{SearchView(field).discs()[i].center, SearchView(field).discs()[i].radius};
        for (const Winding side : {Winding::counterClockwise, Winding::clockwise}) {
            const auto tangent = tangentOrContact({from, 0}, Winding::counterClockwise, disc, side,
                                                  10 * field.tolerance());
            if (tangent && !isCovered(field, i, *tangent) &&
                !SearchView(field).firstHit(tangent->from, tangent->to, {}, i))
                seen.push_back({contactWith(SearchView(field), i), *tangent});
        }
    }
    return seen;
}

bool same(const std::vector<VisibleTangent>& a, const std::vector<VisibleTangent>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
        return x.contact == y.contact && x.tangent.toWinding == y.tangent.toWinding &&
               x.tangent.from == y.tangent.from && x.tangent.to == y.tangent.to;
    });
}

} // namespace

/// What is visible from a point, compared with one ray for each candidate.
class VisibleTangentsTest : public QObject {
    Q_OBJECT

private slots:
    void seesWhatEveryRaySees_data()
    {
        QTest::addColumn<int>("family");
        for (int family = 0; family < familyCount(); ++family)
            QTest::addRow("%s", worldOf(family, 0).family.c_str()) << family;
    }

    void seesWhatEveryRaySees()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const World world = worldOf(family, seed);
            const ObstacleField field = fieldOf(world);
            SplitMix dice(seed + 1);
            for (int i = 0; i < 10; ++i) {
                const Point from = somewhere(world, dice);
                const auto seen = visibleTangents(field, from);
                QVERIFY(!seen.truncated && !seen.cancelled);
                QVERIFY2(same(seen.tangents, byEveryRay(field, from)),
                         qPrintable(QString("seed %1, from %2, %3")
                                        .arg(seed)
                                        .arg(from.x, 0, 'g', 17)
                                        .arg(from.y, 0, 'g', 17)));
            }
        }
    }

    // Large enough that most is hidden, and that windows have to grow.
    void seesThroughADenseForest()
    {
        const Forest forest = makeForest({3000, 0.3, false, 7});
        const ObstacleField field = ObstacleField::build(forest.circles, 0.05).value();
        SplitMix dice(3);
        std::size_t count = 0;
        for (int i = 0; i < 60; ++i) {
            const double x = dice.between(-0.1, 1.1) * forest.side;
            const Point from{x, dice.between(-0.1, 1.1) * forest.side};
            const auto seen = visibleTangents(field, from).tangents;
            QVERIFY(same(seen, byEveryRay(field, from)));
            for (const VisibleTangent& one : seen) {
                const auto rim = rimOf(field, one.contact);
                QVERIFY(rim && std::abs(distance(rim->center, one.tangent.to) - rim->radius) <
                                   10 * field.tolerance());
            }
            count += seen.size();
        }
        QVERIFY(count > 500);
        QVERIFY(!rimOf(field, {Contact::Kind::start, {}, 0, -1}));
        QVERIFY(!rimOf(ObstacleField(), {Contact::Kind::disc, {}, 1, -1}));
    }

    // A wall that hides everything behind it, though both of its ends are out of sight.
    void seesNothingBehindLongWalls()
    {
        std::vector<Obstacle> obstacles;
        for (int i = 0; i < 40; ++i)
            obstacles.push_back({i + 1, Wall{{{-500, 10.0 * i}, {500, 10.0 * i}}, 0.5, false}});
        for (int i = 0; i < 39; ++i)
            for (int j = 0; j < 20; ++j)
                obstacles.push_back({100 + 20 * i + j, Circle{{-475.0 + 50 * j, 10.0 * i + 5}, 1}});
        const ObstacleField field = ObstacleField::build(obstacles, 0.5).value();
        for (const Point from : {Point{3, 15}, Point{-100, 203}, Point{498, 388}}) {
            const auto seen = visibleTangents(field, from).tangents;
            QVERIFY(!seen.empty());
            QVERIFY(same(seen, byEveryRay(field, from)));
        }
    }

    void windowChoosesDiscs()
    {
        const World world = worldOf(0, 3);
        const ObstacleField field = fieldOf(world);
        VisibleTangentOptions options;
        options.window = Box{{2, 2}, {5, 5}};
        const auto chosen = SearchView(field).discsIn(*options.window);
        QVERIFY(!chosen.empty() && chosen.size() < SearchView(field).discs().size());
        SplitMix dice(1);
        for (int i = 0; i < 50; ++i) {
            const Point from = somewhere(world, dice);
            auto wanted = byEveryRay(field, from);
            wanted.erase(std::remove_if(wanted.begin(), wanted.end(),
                                        [&](const VisibleTangent& tangent) {
                                            return !std::binary_search(chosen.begin(), chosen.end(),
                                                                       tangent.contact.disc);
                                        }),
                         wanted.end());
            QVERIFY(same(visibleTangents(field, from, options).tangents, wanted));
        }
        options.window = Box{{1e6, 1e6}, {1e6 + 1, 1e6 + 1}};
        QVERIFY(visibleTangents(field, {0, 0}, options).tangents.empty());
    }

    void stopsWhereItIsAsked()
    {
        const std::vector<Obstacle> obstacles{
            {1, Circle{{30, 0}, 1}}, {2, Circle{{-10, 0}, 1}}, {3, Circle{{0, 5}, 1}}};
        const ObstacleField field = ObstacleField::build(obstacles, 0).value();
        VisibleTangentOptions options;
        options.most = 4;
        const auto nearest = visibleTangents(field, {0, 0}, options);
        QVERIFY(nearest.truncated && !nearest.cancelled);
        QCOMPARE(nearest.tangents.size(), 4U);
        for (const VisibleTangent& tangent : nearest.tangents)
            QVERIFY(SearchView(field).discs()[tangent.contact.disc].obstacle != 1);
        options.most = 6;
        QVERIFY(!visibleTangents(field, {0, 0}, options).truncated);
        const std::atomic<bool> cancel = true;
        options.cancel = &cancel;
        const auto none = visibleTangents(field, {0, 0}, options);
        QVERIFY(none.cancelled && !none.truncated && none.tangents.empty());
    }

    void contactIsATangentOfLengthZero()
    {
        const std::vector<Obstacle> obstacles{{1, Circle{{0, 0}, 2}}};
        const ObstacleField field = ObstacleField::build(obstacles, 0).value();
        const auto seen = visibleTangents(field, {2, 0}).tangents;
        QCOMPARE(seen.size(), 2U);
        for (const VisibleTangent& contact : seen)
            QCOMPARE(contact.tangent.length, 0.0);
        QCOMPARE(seen[0].tangent.toWinding, Winding::counterClockwise);
        QVERIFY(seen[0].tangent.direction.y > 0 && seen[1].tangent.direction.y < 0);
    }

    void noneFromBlockedOrInfinitePoints()
    {
        // A dent that is visible from inside and from outside.
        const Polygon dented{{{0, 0}, {10, 0}, {10, 10}, {5, 3}, {0, 10}}};
        const std::vector<Obstacle> obstacles{{1, dented}, {2, Circle{{30, 0}, 1}}};
        const ObstacleField field = ObstacleField::build(obstacles, 0.1).value();
        QVERIFY(!visibleTangents(field, {5, 8}).tangents.empty());
        QVERIFY(visibleTangents(field, {5, 1}).tangents.empty());
        QVERIFY(visibleTangents(field, {30, 0}).tangents.empty());
        QVERIFY(visibleTangents(field, {infinity, 0}).tangents.empty());
        QVERIFY(visibleTangents(field, {0, std::nan("")}).tangents.empty());
        QVERIFY(visibleTangents(ObstacleField{}, {0, 0}).tangents.empty());
    }
};

QTEST_GUILESS_MAIN(VisibleTangentsTest)
#include "visibletangentstest.moc"
