#include "libnav/map/map.h"
#include "libnav/path/pathfinder.h"
#include "libnav/tangent/completegraph.h"
#include "libnav/tangent/rimdepartures.h"
#include "libnav/tangent/rimindex.h"
#include "tests/support/judges/pathjudge.h"
#include "tests/support/worlds/awkwardmaps.h"
#include "tests/support/worlds/block.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <set>
#include <thread>
#include <tuple>

using namespace thicket;
using nav::ObstacleField;
using nav::PathResult;
using nav::PathStatus;
using nav::Point;
using nav::Segment;
using nav::Winding;
using test::areSameBits;

namespace {

constexpr nav::FieldOptions keeping{.keepsTangents = true};

/// A directed tangent by the rims that it joins.
using Joined = std::tuple<nav::DiscIndex, Winding, nav::DiscIndex, Winding>;

/// From the complete graph, which looks at all discs.
std::set<Joined> tangentsOfCorners(const ObstacleField& field)
{
    const auto discs = nav::SearchView(field).discs();
    std::set<Joined> all;
    nav::Bitangent last;
    nav::GraphVisitor visitor;
    visitor.tangent = [&](const nav::Bitangent& tangent) { last = tangent; };
    visitor.surfing = [&](const nav::SurfingEdge& edge) {
        const auto [a, b] = std::pair(edge.fromContact.disc, edge.toContact.disc);
        if (discs[a].corner >= 0)
            all.emplace(a, last.fromWinding, b, last.toWinding);
        if (discs[b].corner >= 0)
            all.emplace(b, opposite(last.toWinding), a, opposite(last.fromWinding));
        return true;
    };
    visitor.hugging = [](const nav::HuggingEdge&) { return true; };
    nav::CompleteGraph::visit(field, {}, visitor);
    return all;
}

std::set<Joined> keptTangents(const ObstacleField& field)
{
    const nav::SearchView view(field);
    std::set<Joined> all;
    nav::ListedRims listed;
    for (nav::DiscIndex disc; disc < view.discs().size(); ++disc)
        for (const Winding winding : {Winding::counterClockwise, Winding::clockwise})
            if (view.discs()[disc].corner >= 0)
                for (const auto& departure :
                     departuresOf(view, view.notes(), disc, winding, listed).departures)
                    all.emplace(disc, winding, departure.target, departure.winding);
    return all;
}

/// The complete graph leaves out contacts that are covered, even if no deeper than the tolerance.
bool endsInShallowCover(const ObstacleField& field, const Joined& joined)
{
    const nav::SearchView view(field);
    const auto& [a, fromWinding, b, toWinding] = joined;
    const auto circleOf = [&](nav::DiscIndex i) {
        return nav::Circle{view.discs()[i].center, view.discs()[i].radius};
    };
    const auto tangent = nav::bitangent(circleOf(a), fromWinding, circleOf(b), toWinding);
    return tangent && view.isFreeForRays(tangent->from) && view.isFreeForRays(tangent->to) &&
           !view.firstHit(tangent->from, tangent->to, a, b);
}

std::vector<Segment> queriesIn(double side, int count)
{
    test::SplitMix dice(9);
    std::vector<Segment> queries;
    for (int i = 0; i < count; ++i) {
        const double x = dice.between(-3, side);
        const Point a{x, dice.between(-3, side)};
        const double y = dice.between(-3, side);
        queries.push_back({a, {dice.between(-3, side), y}});
    }
    return queries;
}

std::vector<PathResult> answers(const ObstacleField& field, const std::vector<Segment>& queries)
{
    std::vector<PathResult> results;
    for (const Segment& query : queries)
        results.push_back(findPath(field, query.a, query.b));
    return results;
}

} // namespace

/// A field that keeps the tangents of corners.
class KeptTangentsTest : public QObject {
    Q_OBJECT

private slots:
    void listsWhatEachCornerSees_data();
    void listsWhatEachCornerSees();
    void findsThePathsOfTheLazySearch_data();
    void findsThePathsOfTheLazySearch();
    void answersDoNotDependOnEarlierQueries();
    void answersAlikeOnSeveralThreads();
    void followsEditsAndSparesCopies();
    void seesWhatIsAddedBeyondTheBounds();
    void reachesGoalsThatTouchACornersRim();
    void goesRoundAWallAsShortAsAPoint();
    void cutsCornersBesideItsEnds_data();
    void cutsCornersBesideItsEnds();
    void staysExactWhereTooMuchIsSeen_data();
    void staysExactWhereTooMuchIsSeen();
    void takesFewerRays();
};

void KeptTangentsTest::listsWhatEachCornerSees_data()
{
    QTest::addColumn<int>("family");
    for (int family = 0; family < test::familyCount(); ++family)
        QTest::addRow("%d %s", family, test::worldOf(family, 1).family.c_str()) << family;
}

void KeptTangentsTest::listsWhatEachCornerSees()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const ObstacleField field = fieldOf(test::placedWorldOf(family, seed), keeping);
        const auto want = tangentsOfCorners(field);
        const auto got = keptTangents(field);
        const auto isFromCovered = [&](const Joined& joined) { return !got.contains(joined); };
        const auto missing = std::count_if(want.begin(), want.end(), isFromCovered);
        QVERIFY2(
            missing == 0,
            qPrintable(
                QString("seed %1: %2 of %3 are missing").arg(seed).arg(missing).arg(want.size())));
        for (const Joined& joined : got)
            QVERIFY(want.contains(joined) || endsInShallowCover(field, joined));
    }
}

void KeptTangentsTest::findsThePathsOfTheLazySearch_data() { listsWhatEachCornerSees_data(); }

void KeptTangentsTest::findsThePathsOfTheLazySearch()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const test::World world = test::placedWorldOf(family, seed);
        const ObstacleField field = fieldOf(world);
        const ObstacleField kept = fieldOf(world, keeping);
        test::SplitMix dice(seed);
        for (int i = 0; i < 12; ++i) {
            const Segment query = test::anyQuery(world, dice);
            const PathResult want = findPath(field, query.a, query.b);
            const PathResult got = findPath(kept, query.a, query.b);
            QCOMPARE(got.status, want.status);
            QVERIFY2(test::agree(got.path.length(), want.path.length(), field),
                     qPrintable(QString("seed %1, query %2: %3 instead of %4")
                                    .arg(seed)
                                    .arg(i)
                                    .arg(got.path.length(), 0, 'g', 17)
                                    .arg(want.path.length(), 0, 'g', 17)));
        }
    }
}

void KeptTangentsTest::answersDoNotDependOnEarlierQueries()
{
    const auto blocks = test::townOfTurnedSquares(12);
    const auto queries = queriesIn(48, 40);
    const auto field = ObstacleField::build(blocks, 0.2, keeping);
    const auto first = answers(*field, queries);
    const auto again = answers(*field, queries);
    for (std::size_t i = 0; i < queries.size(); ++i) {
        const auto fresh = ObstacleField::build(blocks, 0.2, keeping);
        QVERIFY(areSameBits(first[i], again[i]));
        QVERIFY(areSameBits(first[i], findPath(*fresh, queries[i].a, queries[i].b)));
    }
}

void KeptTangentsTest::answersAlikeOnSeveralThreads()
{
    const auto queries = queriesIn(48, 60);
    const auto want =
        answers(*ObstacleField::build(test::townOfTurnedSquares(12), 0.2, keeping), queries);
    const auto field = ObstacleField::build(test::townOfTurnedSquares(12), 0.2, keeping);
    std::vector<std::vector<PathResult>> got(4);
    std::vector<std::thread> threads;
    for (auto& results : got)
        threads.emplace_back([&] { results = answers(*field, queries); });
    for (std::thread& thread : threads)
        thread.join();
    for (const auto& results : got)
        for (std::size_t i = 0; i < queries.size(); ++i)
            QVERIFY(areSameBits(results[i], want[i]));
}

void KeptTangentsTest::followsEditsAndSparesCopies()
{
    auto field = ObstacleField::build(test::townOfTurnedSquares(12), 0.2, keeping).value();
    const auto queries = queriesIn(48, 40);
    const auto before = answers(field, queries);
    const ObstacleField copy = field;
    const nav::Shape barrier = nav::Wall{{{-2, 22}, {40, 22.5}}, 0.1};
    QVERIFY(field.apply(std::vector<nav::ObstacleChange>{{1000, barrier}}).has_value());
    auto obstacles = test::townOfTurnedSquares(12);
    obstacles.push_back({1000, barrier});
    const auto rebuilt = answers(*ObstacleField::build(obstacles, 0.2), queries);
    const auto edited = answers(field, queries);
    int changed = 0;
    for (std::size_t i = 0; i < queries.size(); ++i) {
        QCOMPARE(edited[i].status, rebuilt[i].status);
        QVERIFY(test::agree(edited[i].path.length(), rebuilt[i].path.length(), field));
        changed += !areSameBits(edited[i], before[i]);
    }
    QVERIFY(changed > 5);
    QVERIFY(field.apply(std::vector<nav::ObstacleChange>{{1000, {}}}).has_value());
    const auto after = answers(field, queries);
    const auto ofCopy = answers(copy, queries);
    for (std::size_t i = 0; i < queries.size(); ++i) {
        QVERIFY(test::agree(after[i].path.length(), before[i].path.length(), field));
        QVERIFY(areSameBits(ofCopy[i], before[i]));
    }
}

void KeptTangentsTest::seesWhatIsAddedBeyondTheBounds()
{
    const nav::Obstacle house{1, nav::Polygon{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}}};
    const nav::Shape other = nav::Polygon{{{16, -2}, {17, -2}, {17, 12}, {16, 12}}};
    for (const double radius : {0.0, 0.3}) {
        auto field = ObstacleField::build({&house, 1}, radius, keeping).value();
        for (const double y : {4, 5, 6})
            QCOMPARE(findPath(field, {-2, 5}, {12, y}).status, PathStatus::found);
        QVERIFY(field.apply(std::vector<nav::ObstacleChange>{{7, other}}).has_value());
        const auto rebuilt = ObstacleField::build(std::vector{house, {7, other}}, radius);
        for (const Point goal : {Point{18, -1}, {18, 11}, {19.7, 5}}) {
            const PathResult got = findPath(field, {-2, 5}, goal);
            QCOMPARE(got.status, PathStatus::found);
            QVERIFY(test::agree(got.path.length(), findPath(*rebuilt, {-2, 5}, goal).path.length(),
                                *rebuilt));
        }
    }
}

// Their contacts lie in the shallow begin of a cover.
void KeptTangentsTest::reachesGoalsThatTouchACornersRim()
{
    const auto compare = [](const std::vector<nav::Obstacle>& obstacles, const Segment& query) {
        const auto lazy = ObstacleField::build(obstacles, 0);
        const auto kept = ObstacleField::build(obstacles, 0, keeping);
        const PathResult want = findPath(*lazy, query.a, query.b);
        const PathResult got = findPath(*kept, query.a, query.b);
        QCOMPARE(got.status, want.status);
        QVERIFY(test::agree(got.path.length(), want.path.length(), *lazy));
    };
    compare({{1, nav::Wall{{{0, 0}, {2.3284508350494066, -9.7251383902110984}}, 0}}},
            {{7.6317801912718384, -9.4724864026423834}, {2.3284413181539314, -9.7251403919646364}});
    compare({{1, nav::Polygon{{{43.316867160614819, 28.209093195727306},
                               {38.361413037832293, 18.915181320072321},
                               {42.503380156763235, 25.579317020255985}}}},
             {2, nav::Polygon{{{43.183422607618255, 22.14333251511934},
                               {43.154516205410573, 22.358682283135757},
                               {39.757642112616978, 15.419767448894953}}}},
             {3, nav::Polygon{{{23.693649173440733, 23.396726957491381},
                               {36.552022712388144, 20.312144038280309},
                               {36.821893422551739, 20.67243553999144}}}}},
            {{31.107964788683624, -13.585580563650373}, {43.1834419657796, 22.143335742315958}});
}

// It is a disc that belongs to a corner, without a side, and no side may be near.
void KeptTangentsTest::goesRoundAWallAsShortAsAPoint()
{
    const std::vector<nav::Obstacle> obstacles{
        {1, nav::Wall{{{4, 1}, {3, 4}, {2, 5}, {5, 2}}, 0.5, false}},
        {2, nav::Wall{{{8, 10}, {8, 10.000000001}}, 0.5, false}}};
    const auto plain = ObstacleField::build(obstacles, 0.3).value();
    const auto kept = ObstacleField::build(obstacles, 0.3, keeping).value();
    const Point goal{6.978, 11.902};
    for (const Point start : {Point{10.3, 4.59}, Point{8, 4}, Point{7.2, 9}, Point{10, 9.5}}) {
        const PathResult path = findPath(kept, start, goal);
        QCOMPARE(path.status, PathStatus::found);
        QCOMPARE(path.path.length(), findPath(plain, start, goal).path.length());
    }
}

// With ends on the minimum expansion of a corner: the first tangent's bound, by way of the corner,
// was longer than the path, which cuts it.
void KeptTangentsTest::cutsCornersBesideItsEnds_data()
{
    QTest::addColumn<std::vector<nav::Obstacle>>("obstacles");
    QTest::addColumn<Segment>("query");
    using Obstacles = std::vector<nav::Obstacle>;
    const nav::Wall aside{{{11, 3}, {9, 3}}, 0, false};
    QTest::newRow("a start, along the wall")
        << Obstacles{{3, aside}, {4, nav::Wall{{{1, 9}, {3, 9}}, 0, true}}}
        << Segment{{0.99999292893218816, 9.0000070710678113}, {4.9999900000000004, 9}};
    QTest::newRow("both, at the two ends of a wall")
        << Obstacles{{3, aside}, {4, nav::Wall{{{3, 7}, {1, 9}}, 0, true}}}
        << Segment{{1.0000057777120992, 9.0000081621391352},
                   {3.0000070710678117, 6.9999929289321878}};
    QTest::newRow("both, with two ways round a polygon")
        << Obstacles{{1, nav::Polygon{{{3, 1}, {3, -1}, {1, -1}}}},
                     {2, nav::Polygon{{{1, 5}, {3, 5}, {1, 7}}}},
                     {7, nav::Polygon{{{3, 9}, {1, 9}, {3, 7}}}}}
        << Segment{{3.0000034259563342, -1.0000093948296052},
                   {0.999991625073132, 9.0000054644853336}};
}

void KeptTangentsTest::cutsCornersBesideItsEnds()
{
    QFETCH(std::vector<nav::Obstacle>, obstacles);
    QFETCH(Segment, query);
    test::World world;
    world.obstacles = obstacles;
    const test::JudgedWorld judged(world);
    const auto kept = test::fieldOf(world, keeping);
    const auto want = judged.oracle.shortest(query.a, query.b);
    QVERIFY(want);
    for (const auto& [from, to] : {std::pair{query.a, query.b}, {query.b, query.a}}) {
        const PathResult path = findPath(kept, from, to);
        QCOMPARE(path.status, PathStatus::found);
        QVERIFY(test::agree(path.path.length(), *want, kept));
    }
}

void KeptTangentsTest::staysExactWhereTooMuchIsSeen_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("radius");
    for (int i = 0; const test::AwkwardMap& kind : test::awkwardMaps()) {
        QTest::addRow("%s", kind.name) << i << 0.0;
        QTest::addRow("%s, 0.3", kind.name) << i << 0.3;
        ++i;
    }
}

void KeptTangentsTest::staysExactWhereTooMuchIsSeen()
{
    QFETCH(int, kind);
    QFETCH(double, radius);
    const nav::Map map = test::awkwardMaps()[std::size_t(kind)].make(1200);
    const auto obstacles = nav::obstacles(map);
    const auto lazy = ObstacleField::build(obstacles, radius);
    const auto kept = ObstacleField::build(obstacles, radius, keeping);
    const Point start = std::get<nav::StartMarker>(map.start()->geometry).position;
    const Point goal = std::get<nav::GoalMarker>(map.goal()->geometry).position;
    for (const Segment& query : {Segment{start, goal}, Segment{goal, start}}) {
        const PathResult want = findPath(*lazy, query.a, query.b);
        const PathResult got = findPath(*kept, query.a, query.b);
        QCOMPARE(got.status, want.status);
        QVERIFY(test::agree(got.path.length(), want.path.length(), *lazy));
    }
}

void KeptTangentsTest::takesFewerRays()
{
    const auto queries = queriesIn(80, 40);
    const auto lazy = ObstacleField::build(test::townOfTurnedSquares(20), 0.2);
    const auto kept = ObstacleField::build(test::townOfTurnedSquares(20), 0.2, keeping);
    std::size_t shot = 0;
    std::size_t shotWithKept = 0;
    for (const PathResult& result : answers(*lazy, queries))
        shot += result.statistics.rays;
    for (const PathResult& result : answers(*kept, queries))
        shotWithKept += result.statistics.rays;
    QVERIFY2(4 * shotWithKept < shot, qPrintable(QString("%1, %2").arg(shotWithKept).arg(shot)));
}

QTEST_GUILESS_MAIN(KeptTangentsTest)
#include "kepttangentstest.moc"
