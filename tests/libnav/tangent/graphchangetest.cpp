#include "libnav/tangent/graphchange.h"
#include "libnav/geometry/distance.h"
#include "libnav/tangent/obstaclegraph.h"

#include "tests/support/worlds/forest.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <random>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

using Key = std::array<double, 4>;

double rounded(double value) { return std::round(value * 1e7) / 1e7; }

std::vector<Key> keysOf(const std::vector<SurfingEdge>& edges)
{
    std::vector<Key> keys;
    for (const SurfingEdge& edge : edges) {
        const std::pair a{edge.from.x, edge.from.y};
        const std::pair b{edge.to.x, edge.to.y};
        const auto& [low, high] = std::minmax(a, b);
        keys.push_back(
            {rounded(low.first), rounded(low.second), rounded(high.first), rounded(high.second)});
    }
    std::sort(keys.begin(), keys.end());
    return keys;
}

std::vector<Key> keysOf(const std::vector<HuggingEdge>& edges)
{
    std::vector<Key> keys;
    for (const HuggingEdge& edge : edges)
        keys.push_back(
            {rounded(edge.center.x), rounded(edge.center.y), rounded(edge.from), rounded(edge.to)});
    std::sort(keys.begin(), keys.end());
    return keys;
}

Shape moved(Shape shape, Point by)
{
    if (auto* circle = std::get_if<Circle>(&shape))
        circle->center = circle->center + by;
    if (auto* wall = std::get_if<Wall>(&shape))
        for (Point& p : wall->points)
            p = p + by;
    return shape;
}

/// A difference names what it takes from the rest and what it adds, and nothing twice.
void compareDifference(const CompleteGraph& rest, const GrownGraph& grown,
                       const std::optional<GraphDifference>& difference)
{
    QVERIFY(difference);
    QVERIFY(std::adjacent_find(difference->removed.begin(), difference->removed.end(),
                               std::greater_equal<>()) == difference->removed.end());
    QVERIFY(std::adjacent_find(difference->outdated.begin(), difference->outdated.end(),
                               std::greater_equal<>()) == difference->outdated.end());
    QCOMPARE(grown.graph.surfing.size(),
             rest.surfing.size() - difference->removed.size() + difference->added.size());
    const CompleteGraph graph = withDifference(rest, *difference);
    QVERIFY(graph.surfing == grown.graph.surfing);
    QVERIFY(graph.hugging == grown.graph.hugging);
    for (const HuggingEdge& edge : difference->hugging)
        QVERIFY(std::binary_search(difference->outdated.begin(), difference->outdated.end(),
                                   edge.contact.disc));
}

} // namespace

/// A graph that follows obstacles dragged through a field, compared with graphs built anew.
class GraphChangeTest : public QObject {
    Q_OBJECT

private slots:
    void isTheGraphBuiltAnew_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 40; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }

    void isTheGraphBuiltAnew()
    {
        QFETCH(int, seed);
        std::mt19937_64 random(static_cast<std::uint64_t>(seed));
        Forest forest = makeForest({.count = 60,
                                    .cover = seed % 3 == 0 ? 0.6 : 0.3,
                                    .overlapping = seed % 2 == 0,
                                    .seed = static_cast<std::uint64_t>(seed) + 1});
        const double side = forest.side;
        if (seed % 4 == 0)
            forest.circles.push_back(
                {1000, Wall{{{2, 2}, {side / 2, side / 3}, {side - 2, 3}}, 0.3, false}});
        CompleteGraphOptions options;
        if (seed % 5 == 0)
            options.window = Box{{0, 0}, {side / 2, side / 2}};
        ObstacleField field = ObstacleField::build(forest.circles, 0.1).value();
        const Obstacle dragged =
            seed % 8 == 0 ? forest.circles.back() : forest.circles[random() % 60];
        ObstacleField without = field;
        const ObstacleChange removal{dragged.id, {}};
        QVERIFY(without.apply({&removal, 1}));
        const CompleteGraph rest = CompleteGraph::build(without, options);

        std::uniform_real_distribution<double> step(-side / 8, side / 8);
        Shape shape = dragged.shape;
        int compared = 0;
        for (int i = 0; i < 20; ++i) {
            shape = moved(shape, {step(random), step(random)});
            const ObstacleChange change{dragged.id, shape};
            QVERIFY(field.apply({&change, 1}));
            const Box where = boundingBox(shape);
            const auto grown = grownGraph(rest, field, {&where, 1}, options);
            if (!grown)
                continue;
            ++compared;
            const CompleteGraph fresh = CompleteGraph::build(field, options);
            QCOMPARE(grown->graph.surfing.size(), fresh.surfing.size());
            QVERIFY(keysOf(grown->graph.surfing) == keysOf(fresh.surfing));
            QVERIFY(keysOf(grown->graph.hugging) == keysOf(fresh.hugging));
            QVERIFY(!grown->graph.truncated);
            compareDifference(rest, *grown, graphDifference(rest, field, {&where, 1}, options));
        }
        QVERIFY(compared > 0);
    }

    void whatStaysIsNotTouched()
    {
        const Forest forest = makeForest({.count = 200, .cover = 0.4, .seed = 3});
        ObstacleField field = ObstacleField::build(forest.circles, 0).value();
        const Circle far{{-4, -4}, 1};
        const ObstacleChange addition{5000, far};
        const CompleteGraph rest = CompleteGraph::build(field);
        QVERIFY(field.apply({&addition, 1}));
        const Box where = boundingBox(Shape(far));
        const auto grown = grownGraph(rest, field, {&where, 1});
        QVERIFY(grown);
        const auto before = keysOf(rest.surfing);
        for (const SurfingEdge& edge : grown->graph.surfing) {
            const auto key = keysOf(std::vector{edge}).front();
            if (!std::binary_search(before.begin(), before.end(), key))
                QVERIFY(grown->touched.contains(edge.from) && grown->touched.contains(edge.to));
        }
        // Nothing was added, so nothing is touched.
        const auto same = grownGraph(CompleteGraph::build(field), field, {});
        QVERIFY(same && same->touched.isEmpty());
        QCOMPARE(same->graph.surfing.size(), grown->graph.surfing.size());
    }

    void limitIsKept()
    {
        const Forest forest = makeForest({.count = 60, .cover = 0.2, .seed = 5});
        ObstacleField field = ObstacleField::build(forest.circles, 0).value();
        CompleteGraphOptions options;
        const CompleteGraph rest = CompleteGraph::build(field);
        options.maxSurfingEdges = rest.surfing.size() + 1;
        const Circle added{{forest.side / 2, -3}, 0.5};
        const ObstacleChange addition{5000, added};
        QVERIFY(field.apply({&addition, 1}));
        const Box where = boundingBox(Shape(added));
        const auto grown = grownGraph(rest, field, {&where, 1}, options);
        QVERIFY(grown && grown->graph.truncated);
        QVERIFY(grown->graph.surfing.size() <= options.maxSurfingEdges);
    }

    // At the rim of a large forest its edges would take long, and are left out. Within it they are
    // those of the complete graph.
    void edgesAtTheRimAreLeftOut()
    {
        Forest forest = makeForest({.count = 60'000, .cover = 0.3, .seed = 7});
        const Point middle{forest.side / 2, forest.side / 2};
        forest.circles.push_back({100'000, Circle{{middle.x, -4}, 0.5}});
        forest.circles.push_back({100'001, Circle{middle, 0.1}});
        const ObstacleField field = ObstacleField::build(forest.circles, 0).value();
        const auto edgesOf = [&](std::int64_t id, Point at) {
            const PlacedObstacle obstacle{id, Box{at, at}};
            return graphOf(field, {&obstacle, 1});
        };
        const CompleteGraph beyond = edgesOf(100'000, {middle.x, -4});
        QVERIFY(beyond.truncated);
        QVERIFY(beyond.surfing.empty());
        const CompleteGraph within = edgesOf(100'001, middle);
        QVERIFY(!within.truncated);
        CompleteGraphOptions options;
        options.window = Box{middle, middle};
        CompleteGraph expected = CompleteGraph::build(field, options);
        std::erase_if(expected.surfing, [](const SurfingEdge& edge) {
            return edge.fromContact.obstacle != 100'001 && edge.toContact.obstacle != 100'001;
        });
        QVERIFY(!within.surfing.empty());
        QCOMPARE(keysOf(within.surfing), keysOf(expected.surfing));
    }

    // Through the lanes of a grid an obstacle sees to its end. Only edges to near ones are found.
    void inALargeFieldNearEdgesAreFound()
    {
        constexpr int side = 240; // 57,600 circles
        std::vector<Obstacle> grid;
        for (int i = 0; i < side * side; ++i) {
            const double shift = 0.3 * std::sin(i);
            grid.push_back({i + 1, Circle{{8.0 * (i % side) + shift, 8.0 * (i / side)}, 2.5}});
        }
        const ObstacleField field = ObstacleField::build(grid, 0.5).value();
        const Obstacle& chosen = grid[side * side / 2 + side / 2];
        const Point at = std::get<Circle>(chosen.shape).center;
        const PlacedObstacle obstacle{chosen.id, Box{at, at}};
        const CompleteGraph near = graphOf(field, {&obstacle, 1});
        QVERIFY(near.truncated);
        CompleteGraphOptions options;
        options.window = Box{at, at};
        const CompleteGraph all = CompleteGraph::build(field, options);
        QVERIFY(!all.truncated);
        QVERIFY(near.surfing.size() < all.surfing.size());
        const auto keys = keysOf(near.surfing);
        const auto allKeys = keysOf(all.surfing);
        QVERIFY(std::includes(allKeys.begin(), allKeys.end(), keys.begin(), keys.end()));
        // The disc of 20,000 circles has a radius of more than a third of the side.
        for (const SurfingEdge& edge : all.surfing) {
            if (distance(edge.from, edge.to) < 0.3 * 8 * side)
                QVERIFY(std::binary_search(keys.begin(), keys.end(),
                                           keysOf(std::vector{edge}).front()));
        }
    }

    // A field that was built anew has another numbering. This must be detected.
    void otherNumbersAreNoticed()
    {
        Forest forest = makeForest({.count = 60, .cover = 0.2, .seed = 6});
        const ObstacleField field = ObstacleField::build(forest.circles, 0).value();
        const CompleteGraph rest = CompleteGraph::build(field);
        forest.circles.erase(forest.circles.begin() + 10);
        const ObstacleField other = ObstacleField::build(forest.circles, 0).value();
        const Box where = boundingBox(Shape(Circle{{0, 0}, 0.1}));
        QVERIFY(!grownGraph(rest, other, {&where, 1}));
    }
};

QTEST_GUILESS_MAIN(GraphChangeTest)
#include "graphchangetest.moc"
