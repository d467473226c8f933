#include "libnav/collision/searchview.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <tuple>

using namespace thicket;
using namespace thicket::test;
using nav::ObstacleField;
using nav::Point;
using nav::SearchView;

namespace {

namespace bg = boost::geometry;
using TreePoint = bg::model::d2::point_xy<double>;
using TreeBox = bg::model::box<TreePoint>;
using TreeSegment = bg::model::segment<TreePoint>;
using TreeValue = std::pair<TreeBox, nav::DiscIndex>;

TreePoint treePoint(Point p) { return {p.x, p.y}; }

/// Discs of circles in a Boost R-tree of their boxes, to compare the field's grids with.
class DiscTree {
public:
    explicit DiscTree(const ObstacleField& field)
        : m_discs(SearchView(field).discs()), m_slack(field.tolerance())
    {
        for (nav::DiscIndex i; i < m_discs.size(); ++i) {
            const auto& [center, radius] = std::tie(m_discs[i].center, m_discs[i].radius);
            m_tree.insert({TreeBox({center.x - radius, center.y - radius},
                                   {center.x + radius, center.y + radius}),
                           i});
        }
    }

    std::optional<double> firstHit(Point from, Point to, nav::DiscIndex ignored) const
    {
        std::vector<TreeValue> met;
        const TreeSegment segment(treePoint(from), treePoint(to));
        m_tree.query(bg::index::intersects(segment), std::back_inserter(met));
        const double reach = distance(from, to);
        std::optional<double> first;
        for (const auto& [box, i] : met) {
            const double in = entry(m_discs[i], from, (1 / reach) * (to - from));
            if (i != ignored && in < reach && (!first || in < *first))
                first = in;
        }
        return first;
    }
    std::vector<nav::DiscIndex> discsIn(const nav::Box& window) const
    {
        std::vector<TreeValue> met;
        m_tree.query(bg::index::intersects(TreeBox(treePoint(window.min), treePoint(window.max))),
                     std::back_inserter(met));
        std::vector<nav::DiscIndex> discs;
        for (const auto& [box, i] : met)
            discs.push_back(i);
        std::sort(discs.begin(), discs.end());
        return discs;
    }
    double clearance(Point p) const
    {
        const TreePoint from = treePoint(p);
        double nearest = std::numeric_limits<double>::infinity();
        const auto all = bg::index::nearest(from, unsigned(m_discs.size()));
        for (auto at = m_tree.qbegin(all); at != m_tree.qend(); ++at) {
            if (bg::distance(from, at->first) > std::max(0.0, nearest))
                break;
            const nav::Disc& disc = m_discs[at->second];
            nearest = std::min(nearest, distance(p, disc.center) - disc.radius);
        }
        return nearest;
    }

private:
    // Where a ray enters the disc shrunk by the slack. Infinity if it does not.
    double entry(const nav::Disc& disc, Point from, Point direction) const
    {
        const Point foot = from + dot(disc.center - from, direction) * direction;
        const double radius = disc.radius - m_slack;
        const double aside = distance(foot, disc.center);
        const double half = std::sqrt(std::max(0.0, (radius - aside) * (radius + aside)));
        const double middle = dot(foot - from, direction);
        const bool enters = aside < radius && middle + half > 0;
        return enters ? std::max(0.0, middle - half) : std::numeric_limits<double>::infinity();
    }

    std::span<const nav::Disc> m_discs;
    double m_slack;
    bg::index::rtree<TreeValue, bg::index::rstar<16>> m_tree;
};

enum class Spread { mixed, clustered, inRow, lattice, onTop, farAway, ballAmongDust };

std::vector<nav::Obstacle> circles(Spread spread, SplitMix& random, int count)
{
    std::vector<nav::Obstacle> result;
    const auto add = [&](Point center, double radius) {
        result.push_back({std::int64_t(result.size()), nav::Circle{center, radius}});
    };
    const auto anywhere = [&] { return Point{random.between(0, 100), random.between(0, 100)}; };
    const auto mixedRadius = [&] { return 0.01 * std::pow(1000, random.between(0, 1)); };
    Point middle = anywhere();
    for (int i = 0; i < count; ++i) {
        if (i % 50 == 0)
            middle = anywhere();
        const Point aside{random.between(-0.1, 0.1), random.between(-0.1, 0.1)};
        if (spread == Spread::mixed)
            add(anywhere(), mixedRadius());
        else if (spread == Spread::clustered)
            add(middle + random.between(0, 1) * aside, random.between(1e-4, 1e-2));
        else if (spread == Spread::inRow)
            add({0.5 * i, 30}, random.between(0.1, 0.4));
        else if (spread == Spread::lattice)
            add({double(2 * (i % 20)), double(2 * (i / 20))}, i % 3 ? 1 : 0.5);
        else if (spread == Spread::onTop)
            add(middle + aside, 1 + 0.01 * (i % 7));
        else if (spread == Spread::farAway)
            add(Point{7e6, -3e6} + anywhere(), random.between(0.1, 2));
        else
            add(i ? anywhere() : Point{50, 50}, i ? random.between(1e-3, 1e-2) : 30);
    }
    return result;
}

} // namespace

class IndexTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithARTree_data();
    void agreesWithARTree();
    void isTheSameForAnyThreads_data();
    void isTheSameForAnyThreads();
    void neighboursAreNearInMemory();
    void chainsStayTogether();
};

void IndexTest::agreesWithARTree_data()
{
    QTest::addColumn<Spread>("spread");
    QTest::newRow("radii of 1 to 1000") << Spread::mixed;
    QTest::newRow("clusters") << Spread::clustered;
    QTest::newRow("in a row") << Spread::inRow;
    QTest::newRow("touching lattice") << Spread::lattice;
    QTest::newRow("on top of each other") << Spread::onTop;
    QTest::newRow("far from the origin") << Spread::farAway;
    QTest::newRow("one large among dust") << Spread::ballAmongDust;
}

void IndexTest::agreesWithARTree()
{
    QFETCH(Spread, spread);
    SplitMix random(std::uint64_t(spread) + 1);
    int hits = 0;
    for (const int count : {1, 2, 30, 400}) {
        const auto field = ObstacleField::build(circles(spread, random, count), 0);
        QVERIFY(field.has_value());
        const DiscTree tree(*field);
        const nav::Box reach = grown(field->bounds(), 5);
        const auto anywhere = [&] {
            return Point{random.between(reach.min.x, reach.max.x),
                         random.between(reach.min.y, reach.max.y)};
        };
        // At a grazing angle the error of the entry is the root of the rounding error.
        const double slack = 1e-6 * std::max(1.0, length(reach.max));
        for (int i = 0; i < 500; ++i) {
            Point a = anywhere();
            Point b = anywhere();
            if (i % 4 == 0)
                b.y = a.y;
            if (i % 4 == 1)
                b.x = a.x;
            if (i % 5 == 0)
                b = a + 0.03 * (b - a);
            const auto ignored =
                nav::DiscIndex(random.below(int(SearchView(*field).discs().size())));
            const auto hit = SearchView(*field).firstHit(a, b, ignored);
            const auto wanted = tree.firstHit(a, b, ignored);
            hits += hit.has_value();
            QCOMPARE(hit.has_value(), wanted.has_value());
            QVERIFY(!hit || std::abs(hit->at - *wanted) < slack);
            const nav::Box window{{std::min(a.x, b.x), std::min(a.y, b.y)},
                                  {std::max(a.x, b.x), std::max(a.y, b.y)}};
            QCOMPARE(SearchView(*field).discsIn(window), tree.discsIn(window));
            QVERIFY(std::abs(field->clearance(a) - tree.clearance(a)) < slack);
        }
    }
    QVERIFY(hits > 0);
}

void IndexTest::isTheSameForAnyThreads_data()
{
    QTest::addColumn<int>("family");
    for (const Family family : allFamilies)
        QTest::newRow(name(family)) << static_cast<int>(family);
}

void IndexTest::isTheSameForAnyThreads()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const FamilyMap map = makeFamily(static_cast<Family>(family), seed);
        const auto one = ObstacleField::build(map.obstacles, 0.2);
        for (const unsigned threads : {0u, 2u, 3u, 7u}) {
            const auto many = ObstacleField::build(map.obstacles, 0.2, {threads});
            QVERIFY(std::ranges::equal(SearchView(*one).discs(), SearchView(*many).discs()));
            QVERIFY(std::ranges::equal(SearchView(*one).cores(), SearchView(*many).cores()));
            for (nav::DiscIndex i; i < SearchView(*one).discs().size(); ++i)
                QVERIFY(std::ranges::equal(SearchView(*one).coveredArcs(i),
                                           SearchView(*many).coveredArcs(i),
                                           [](const nav::RimArc& a, const nav::RimArc& b) {
                                               return a.begin == b.begin && a.sweep == b.sweep;
                                           }));
            for (double x = -3; x < 43; ++x) {
                const auto hit = one->firstHit(map.origin + Point{x, -3}, map.origin + Point{3, x});
                const auto same =
                    many->firstHit(map.origin + Point{x, -3}, map.origin + Point{3, x});
                QCOMPARE(hit.has_value(), same.has_value());
                QVERIFY(!hit || (hit->at == same->at &&
                                 nav::ObstaclePart(*hit) == nav::ObstaclePart(*same)));
            }
        }
    }
}

// In an order that ignored positions, half the steps would be longer than a third of the side.
void IndexTest::neighboursAreNearInMemory()
{
    SplitMix random(3);
    std::vector<nav::Obstacle> obstacles;
    for (int i = 0; i < 10000; ++i)
        obstacles.push_back(
            {i, nav::Circle{{random.between(0, 100), random.between(0, 100)}, 0.01}});
    const auto field = ObstacleField::build(obstacles, 0);
    std::vector<double> steps;
    for (std::size_t i = 1; i < SearchView(*field).discs().size(); ++i)
        steps.push_back(distance(SearchView(*field).discs()[i - 1].center,
                                 SearchView(*field).discs()[i].center));
    std::sort(steps.begin(), steps.end());
    QVERIFY(steps[steps.size() / 2] < 2);
}

void IndexTest::chainsStayTogether()
{
    SplitMix random(4);
    std::vector<nav::Obstacle> obstacles;
    for (int i = 0; i < 60; ++i) {
        const Point at{random.between(0, 100), random.between(0, 100)};
        std::vector<Point> points;
        for (int k = 0; k < 5; ++k)
            points.push_back(at + Point{2.0 * k, random.between(-1, 1)});
        obstacles.push_back({i, nav::Wall{points, 0.1, false}});
    }
    const auto field = ObstacleField::build(obstacles, 0);
    const auto cores = SearchView(*field).cores();
    QCOMPARE(cores.size(), std::size_t{240});
    for (std::size_t i = 0; i < cores.size(); ++i) {
        QCOMPARE(cores[i].side, int(i % 4));
        QVERIFY(i % 4 == 0 || cores[i].obstacle == cores[i - 1].obstacle);
        QVERIFY(i % 4 == 0 || cores[i].a == cores[i - 1].b);
    }
}

QTEST_GUILESS_MAIN(IndexTest)
#include "indextest.moc"
