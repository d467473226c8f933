#include "app/editor/navigation/graphscope.h"
#include "app/editor/navigation/neargraph.h"
#include "libnav/collision/searchview.h"
#include "libnav/tangent/bitangent.h"
#include "tests/app/document/randomedits.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

namespace {

using namespace thicket;
using tests::RandomEdits;

/// A surfing edge without its direction, comparable.
using Key = std::array<double, 4>;

Key keyOf(const nav::SurfingEdge& edge)
{
    const std::pair a{edge.from.x, edge.from.y};
    const std::pair b{edge.to.x, edge.to.y};
    const auto& [low, high] = std::minmax(a, b);
    return {low.first, low.second, high.first, high.second};
}

Key keyOf(const nav::HuggingEdge& edge)
{
    return {static_cast<double>(edge.contact.disc), edge.radius, edge.from, edge.to};
}

/// The same edges except for the last bits, which depend on the end that an edge was computed from.
bool match(std::vector<Key> a, const std::vector<Key>& b)
{
    const auto close = [](const Key& x, const Key& y) {
        return std::equal(x.begin(), x.end(), y.begin(),
                          [](double p, double q) { return std::abs(p - q) < 1e-9; });
    };
    for (const Key& wanted : b) {
        const auto found =
            std::find_if(a.begin(), a.end(), [&](const Key& key) { return close(key, wanted); });
        if (found == a.end())
            return false;
        a.erase(found);
    }
    return a.empty();
}

template <class Edge> std::vector<Key> keysOf(const std::vector<Edge>& edges)
{
    std::vector<Key> keys;
    for (const Edge& edge : edges)
        keys.push_back(keyOf(edge));
    return keys;
}

nav::Map mapOf(std::uint64_t seed, std::size_t objects) { return RandomEdits(seed).map(objects); }

nav::ObstacleField field(std::uint64_t seed, std::size_t objects)
{
    return nav::ObstacleField::build(nav::obstacles(mapOf(seed, objects)), 0.2).value();
}

std::vector<nav::SurfingEdge> tangentsByBruteForce(const nav::ObstacleField& field, nav::Point from)
{
    std::vector<nav::SurfingEdge> edges;
    for (nav::DiscIndex i; i < nav::SearchView(field).discs().size(); ++i) {
        const nav::Disc& disc = nav::SearchView(field).discs()[i];
        for (const auto winding : {nav::Winding::counterClockwise, nav::Winding::clockwise}) {
            const auto tangent =
                nav::bitangent({from, 0}, winding, {disc.center, disc.radius}, winding);
            if (tangent && !nav::SearchView(field).firstHit(tangent->from, tangent->to, {}, i))
                edges.push_back({tangent->from, tangent->to, {}, {}});
        }
    }
    return edges;
}

QList<nav::ObjectId> someObstacles(std::uint64_t seed, std::size_t objects)
{
    RandomEdits random(seed);
    QList<nav::ObjectId> ids;
    for (std::size_t i = 0, count = 1 + random.below(4); i < count; ++i)
        ids.append(static_cast<nav::ObjectId>(1 + random.below(objects)));
    return ids;
}

/// A wall with teeth.
nav::Wall comb(double y, double teeth)
{
    nav::Wall wall{{}, 0.2, false};
    for (int i = 0; i < 600; ++i)
        wall.points.push_back({i * 1.0, i % 2 == 0 ? y : y + teeth});
    return wall;
}

} // namespace

/// Parts of the graph, compared with the whole one.
class GraphScopeTest : public QObject {
    Q_OBJECT

private slots:
    void leavesOutWhatIsHeaped();
    void ofVeryManyObstaclesTheFirstAreAsked();
    void ofManyCornersTheNearestAreShown();
    void aDragLeavesNoEdgesOfFarCorners();
    void partsOfTheWholeTouchTheObstacles()
    {
        const nav::ObstacleField forest = field(1, 20);
        const auto whole = nav::CompleteGraph::build(forest);
        QVERIFY(!whole.surfing.empty());
        std::size_t total = 0;
        for (const nav::Obstacle& obstacle : nav::obstacles(RandomEdits(1).map(20)))
            total += editor::surfingOf(whole, {obstacle.id}).size();
        std::size_t ends = 0;
        for (const nav::SurfingEdge& edge : whole.surfing)
            ends += edge.fromContact.obstacle == edge.toContact.obstacle ? 1 : 2;
        QCOMPARE(total, ends);
        QVERIFY(editor::surfingOf(whole, {}).empty());
        QVERIFY(editor::huggingOf(whole, {999}).empty());
    }

    void nearGraphIsThatPartOfTheWhole_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 60; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }

    void nearGraphIsThatPartOfTheWhole()
    {
        QFETCH(int, seed);
        const auto number = static_cast<std::uint64_t>(seed);
        constexpr std::size_t objects = 24;
        const nav::ObstacleField forest = field(number, objects);
        const auto ids = someObstacles(number, objects);
        const auto whole = nav::CompleteGraph::build(forest);
        const auto around = editor::NearGraph().of(
            forest, editor::NearQuestion::about(mapOf(number, objects), ids));
        QVERIFY(!around.truncated);
        QVERIFY(match(keysOf(around.surfing), keysOf(editor::surfingOf(whole, ids))));
        QVERIFY(match(keysOf(around.hugging), keysOf(editor::huggingOf(whole, ids))));
    }

    void nearGraphFollowsADrag_data() { nearGraphIsThatPartOfTheWhole_data(); }

    /// An obstacle moves a few times, then another one. The edges are those computed anew.
    void nearGraphFollowsADrag()
    {
        QFETCH(int, seed);
        const auto number = static_cast<std::uint64_t>(seed);
        constexpr std::size_t objects = 24;
        nav::Map map = mapOf(number, objects);
        nav::ObstacleField forest = field(number, objects);
        const auto ids = someObstacles(number, objects);
        RandomEdits random(number + 500);
        editor::NearGraph near;
        for (int step = 0; step < 12; ++step) {
            const nav::ObjectId moved = step < 6 ? ids.front() : ids.back();
            nav::MapObject object = *map.find(moved);
            const nav::Point by =
                0.1 * (random.point() - nav::boundingBox(object.geometry).center());
            object.geometry = nav::translated(object.geometry, by);
            const auto shape = nav::obstacleShape(object.geometry);
            if (!shape)
                continue;
            map.replace(object);
            const nav::ObstacleChange change{moved, *shape};
            QVERIFY(forest.apply(std::span(&change, 1)));
            near.follow(std::span(&change, 1));
            const auto followed = near.of(forest, editor::NearQuestion::about(map, ids));
            const auto fresh =
                editor::NearGraph().of(forest, editor::NearQuestion::about(map, ids));
            QVERIFY(match(keysOf(followed.surfing), keysOf(fresh.surfing)));
            QVERIFY(match(keysOf(followed.hugging), keysOf(fresh.hugging)));
        }
    }

    void nearGraphOfNothingIsEmpty()
    {
        const nav::Map map = mapOf(2, 10);
        const nav::ObstacleField forest = field(2, 10);
        QVERIFY(
            editor::NearGraph().of(forest, editor::NearQuestion::about(map, {})).surfing.empty());
        QVERIFY(editor::NearGraph()
                    .of(forest, editor::NearQuestion::about(map, {12345}))
                    .surfing.empty());
        QVERIFY(editor::NearGraph().of({}, editor::NearQuestion::about(map, {1})).surfing.empty());
        QVERIFY(
            editor::NearGraph().of(forest, editor::NearQuestion::about({}, {1})).surfing.empty());
    }

    void arcsThatFollowEachOtherAreJoined()
    {
        const auto arc = [](double x, double from, double to) {
            return nav::HuggingEdge{{x, 0}, 1, from, to, nav::Winding::counterClockwise, {}};
        };
        const auto joined = editor::joinedArcs({arc(0, 0, 1), arc(0, 1, 2), arc(0, 2.5, 3),
                                                arc(5, 3, 4), arc(5, 4, 9), arc(5, 9, 10)});
        QCOMPARE(joined.size(), std::size_t(4));
        QVERIFY(joined[0] == arc(0, 0, 2));
        QVERIFY(joined[1] == arc(0, 2.5, 3));
        QVERIFY(joined[2] == arc(5, 3, 9));
        QVERIFY(joined[3] == arc(5, 9, 10)); // more than a turn together
        QVERIFY(editor::joinedArcs({}).empty());
    }

    void tangentsFromAnEndAreThoseOfTheWhole()
    {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const nav::ObstacleField forest = field(seed, 20);
            nav::CompleteGraphOptions options;
            options.start = RandomEdits(seed + 1000).point();
            const auto whole = nav::CompleteGraph::build(forest, options);
            std::vector<nav::SurfingEdge> expected;
            std::copy_if(whole.surfing.begin(), whole.surfing.end(), std::back_inserter(expected),
                         [](const nav::SurfingEdge& edge) {
                             return edge.fromContact.kind == nav::Contact::Kind::start ||
                                    edge.toContact.kind == nav::Contact::Kind::start;
                         });
            const auto found =
                editor::tangentsFrom(forest, *options.start, nav::Contact::Kind::start);
            if (forest.obstacleAt(*options.start))
                QVERIFY(found.empty());
            else
                QVERIFY(match(keysOf(found), keysOf(expected)));
        }
    }

    /// Most of a dense forest is hidden. All that is visible must be found.
    void tangentsInADenseForestAreComplete()
    {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            RandomEdits random(seed);
            const auto forest =
                nav::ObstacleField::build(nav::obstacles(random.forest(600)), 0.1).value();
            for (int i = 0; i < 40; ++i) {
                const nav::Point from = random.point();
                if (forest.obstacleAt(from))
                    continue;
                const auto found = editor::tangentsFrom(forest, from, nav::Contact::Kind::goal);
                QVERIFY(match(keysOf(found), keysOf(tangentsByBruteForce(forest, from))));
            }
        }
    }

    void countInAWindow()
    {
        nav::CompleteGraph graph;
        graph.surfing.push_back({{0, 0}, {10, 0}, {}, {}});
        graph.surfing.push_back({{20, 5}, {20, -5}, {}, {}});
        QCOMPARE(editor::surfingCountIn(graph.surfing, {{-1, -1}, {1, 1}}), std::size_t(1));
        QCOMPARE(editor::surfingCountIn(graph.surfing, {{5, -1}, {25, 1}}), std::size_t(2));
        QCOMPARE(editor::surfingCountIn(graph.surfing, {{5, 1}, {15, 2}}), std::size_t(0));
        graph.surfing = {{{0, 0}, {10, 10}, {}, {}}};
        QCOMPARE(editor::surfingCountIn(graph.surfing, {{7, 1}, {9, 3}}), std::size_t(0));
        QCOMPARE(editor::surfingCountIn(graph.surfing, {{4, 3}, {6, 5}}), std::size_t(1));
    }
};

/// Each of them would be computed with all the others.
void GraphScopeTest::leavesOutWhatIsHeaped()
{
    nav::Map map;
    for (int i = 0; i < 400; ++i)
        map.append({.id = i + 1, .geometry = nav::Circle{{0.01 * i, 0}, 50}});
    map.append({.id = 1000, .geometry = nav::Circle{{200, 0}, 10}});
    const auto field = nav::ObstacleField::build(nav::obstacles(map), 0.5).value();
    const nav::CompleteGraph heaped =
        editor::NearGraph().of(field, editor::NearQuestion::about(map, {200}));
    QVERIFY(heaped.truncated);
    QVERIFY(heaped.surfing.empty());
    const nav::CompleteGraph both =
        editor::NearGraph().of(field, editor::NearQuestion::about(map, {200, 1000}));
    const nav::CompleteGraph alone =
        editor::NearGraph().of(field, editor::NearQuestion::about(map, {1000}));
    QVERIFY(both.truncated && !alone.truncated);
    QVERIFY(!alone.surfing.empty());
    QVERIFY(match(keysOf(both.surfing), keysOf(alone.surfing)));
}

/// A question about all of a large map holds no more than can be answered.
void GraphScopeTest::ofVeryManyObstaclesTheFirstAreAsked()
{
    nav::Map map;
    QList<nav::ObjectId> ids;
    editor::NearQuestion all;
    for (int i = 0; i < 600; ++i) {
        const auto id = static_cast<nav::ObjectId>(i + 1);
        const nav::Point at{3.0 * (i % 30), 3.0 * (i / 30) + 0.01 * (i % 7)};
        if (i < 300)
            map.append({.id = id, .geometry = nav::GoalMarker{at}});
        else
            map.append({.id = id, .geometry = nav::Circle{at, 1}});
        ids << id;
        if (i >= 300)
            all.obstacles.push_back({id, nav::grown({at, at}, 1), 1});
    }
    const auto field = nav::ObstacleField::build(nav::obstacles(map), 0.1).value();
    const auto asked = editor::NearQuestion::about(map, ids);
    QCOMPARE(asked.obstacles.size(), editor::NearQuestion::mostObstacles);
    const auto some = editor::NearGraph().of(field, asked);
    const auto most = editor::NearGraph().of(field, all);
    QVERIFY(most.truncated && some.truncated);
    QVERIFY(!most.surfing.empty());
    QVERIFY(match(keysOf(some.surfing), keysOf(most.surfing)));
}

/// A comb of 600 corners over another one. All edges of the corners near a point are there, and
/// those of a second obstacle as well.
void GraphScopeTest::ofManyCornersTheNearestAreShown()
{
    nav::Map map;
    map.append({.id = 1, .geometry = comb(0, 2)});
    map.append({.id = 2, .geometry = comb(9, -2)});
    map.append({.id = 3, .geometry = nav::Circle{{620, 5}, 2}});
    const auto field = nav::ObstacleField::build(nav::obstacles(map), 0.1).value();
    const auto whole = nav::CompleteGraph::build(field);
    for (const double x : {40.0, 301.0, 555.0}) {
        const nav::Point at{x, 3};
        const auto near =
            editor::NearGraph().of(field, editor::NearQuestion::about(map, {1, 3}, {at}));
        QVERIFY(near.truncated);
        const auto keys = keysOf(near.surfing);
        std::size_t touching = 0;
        for (const nav::SurfingEdge& edge : whole.surfing) {
            const auto isNear = [&](const nav::Contact& contact, nav::Point end) {
                return contact.obstacle == 1 && nav::distance(end, at) < 6;
            };
            const bool isWanted = isNear(edge.fromContact, edge.from) ||
                                  isNear(edge.toContact, edge.to) ||
                                  edge.fromContact.obstacle == 3 || edge.toContact.obstacle == 3;
            touching += isWanted ? 1 : 0;
            const auto isIt = [key = keyOf(edge)](const Key& other) {
                return std::equal(key.begin(), key.end(), other.begin(),
                                  [](double p, double q) { return std::abs(p - q) < 1e-9; });
            };
            QVERIFY(!isWanted || std::ranges::any_of(keys, isIt));
        }
        QVERIFY(touching > 20);
    }
    // What was kept for one point does not stay for another.
    editor::NearGraph kept;
    kept.of(field, editor::NearQuestion::about(map, {1}, {{40, 3}}));
    const auto later = kept.of(field, editor::NearQuestion::about(map, {1}, {{555, 3}}));
    const auto fresh =
        editor::NearGraph().of(field, editor::NearQuestion::about(map, {1}, {{555, 3}}));
    QVERIFY(keysOf(later.surfing) == keysOf(fresh.surfing));
}

/// A wall is dragged far from the point, then let go. Of the comb only the corners near the point
/// have their edges, while it is dragged, too.
void GraphScopeTest::aDragLeavesNoEdgesOfFarCorners()
{
    nav::Map map;
    map.append({.id = 1, .geometry = comb(0, 2)});
    map.append({.id = 2, .geometry = comb(9, -2)});
    map.append({.id = 3, .geometry = nav::Wall{{{550, 4}, {560, 4}}, 0.2, false}});
    auto field = nav::ObstacleField::build(nav::obstacles(map), 0.1).value();
    editor::NearGraph near;
    const std::vector<nav::Point> at{{40, 3}};
    for (const double y : {4.2, 4.4, 4.6}) {
        map.replace({.id = 3, .geometry = nav::Wall{{{550, y}, {560, y}}, 0.2, false}});
        const nav::ObstacleChange change{3, *nav::obstacleShape(map.find(3)->geometry)};
        QVERIFY(field.apply(std::span(&change, 1)));
        near.follow(std::span(&change, 1));
        const auto both = near.of(field, editor::NearQuestion::about(map, {3, 1}, at));
        const auto isFar = [](const nav::Contact& contact, nav::Point where) {
            return contact.obstacle != 3 && nav::distance(where, {40, 3}) > 100;
        };
        QVERIFY(!both.surfing.empty());
        QVERIFY(std::ranges::none_of(both.hugging, [&](const nav::HuggingEdge& edge) {
            return isFar(edge.contact, edge.center);
        }));
        QVERIFY(std::ranges::none_of(both.surfing, [&](const nav::SurfingEdge& edge) {
            return isFar(edge.fromContact, edge.from) && isFar(edge.toContact, edge.to);
        }));
    }
    const editor::NearQuestion question = editor::NearQuestion::about(map, {1}, at);
    const nav::CompleteGraph left = near.of(field, question);
    const nav::CompleteGraph fresh = editor::NearGraph().of(field, question);
    QVERIFY(match(keysOf(left.surfing), keysOf(fresh.surfing)));
    QVERIFY(match(keysOf(left.hugging), keysOf(fresh.hugging)));
}

QTEST_GUILESS_MAIN(GraphScopeTest)
#include "graphscopetest.moc"
