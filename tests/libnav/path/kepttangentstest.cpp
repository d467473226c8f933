#include "libnav/collision/rimnotes.h"
#include "libnav/map/map.h"
#include "libnav/path/pathfinder.h"
#include "libnav/tangent/completegraph.h"
#include "libnav/tangent/rimdepartures.h"
#include "libnav/tangent/rimindex.h"
#include "tests/support/judges/pathjudge.h"
#include "tests/support/worlds/awkwardmaps.h"
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
    std::size_t made = 0;
    for (nav::DiscIndex disc; disc < view.discs().size(); ++disc)
        for (const Winding winding : {Winding::counterClockwise, Winding::clockwise})
            if (view.discs()[disc].corner >= 0)
                for (const auto& departure : departuresOf(view, disc, winding, made).departures)
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

/// Closed walls in rows, turned so that few lie in line.
std::vector<nav::Obstacle> town(int side)
{
    std::vector<nav::Obstacle> blocks;
    test::SplitMix dice(5);
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const Point at{4.0 * column, 4.0 * row};
            const double angle = dice.between(0, 1.5);
            const Point u{std::cos(angle), std::sin(angle)};
            const Point v = leftNormal(u);
            blocks.push_back({row * side + column + 1,
                              nav::Polygon{{at - u - v, at + u - v, at + u + v, at - u + v}}});
        }
    return blocks;
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

bool areSameBits(const PathResult& a, const PathResult& b)
{
    return a.status == b.status && a.path.edges() == b.path.edges() && a.lowerBound == b.lowerBound;
}

struct Note final : nav::RimNote {
    std::size_t bytes;

    Note(const nav::Box& where, std::size_t size) : bytes(size)
    {
        ground = nav::Ground({&where, 1});
    }
    std::size_t size() const override { return bytes; }
};

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
    void staysExactWhereTooMuchIsSeen_data();
    void staysExactWhereTooMuchIsSeen();
    void takesFewerRays();
    void groundMeetsWhatItsBoxesMeet();
    void notesAreSharedForgottenAndBounded();
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
    const auto blocks = town(12);
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
    const auto want = answers(*ObstacleField::build(town(12), 0.2, keeping), queries);
    const auto field = ObstacleField::build(town(12), 0.2, keeping);
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
    auto field = ObstacleField::build(town(12), 0.2, keeping).value();
    const auto queries = queriesIn(48, 40);
    const auto before = answers(field, queries);
    const ObstacleField copy = field;
    const nav::Shape barrier = nav::Wall{{{-2, 22}, {40, 22.5}}, 0.1};
    QVERIFY(field.apply(std::vector<nav::ObstacleChange>{{1000, barrier}}).has_value());
    auto obstacles = town(12);
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
    const auto lazy = ObstacleField::build(town(20), 0.2);
    const auto kept = ObstacleField::build(town(20), 0.2, keeping);
    std::size_t shot = 0;
    std::size_t shotWithKept = 0;
    for (const PathResult& result : answers(*lazy, queries))
        shot += result.statistics.rays;
    for (const PathResult& result : answers(*kept, queries))
        shotWithKept += result.statistics.rays;
    QVERIFY2(4 * shotWithKept < shot, qPrintable(QString("%1, %2").arg(shotWithKept).arg(shot)));
}

void KeptTangentsTest::groundMeetsWhatItsBoxesMeet()
{
    test::SplitMix dice(3);
    const auto anyBox = [&](double most) {
        const double x = dice.between(0, 100);
        const Point at{x, dice.between(0, 100)};
        const double width = dice.between(0, most);
        return nav::Box{at, at + Point{width, dice.between(0, most)}};
    };
    int missed = 0;
    for (int round = 0; round < 200; ++round) {
        std::vector<nav::Box> boxes;
        for (int i = 0; i < 6; ++i)
            boxes.push_back(anyBox(10));
        const nav::Ground ground(boxes);
        for (int i = 0; i < 50; ++i) {
            const nav::Box other = anyBox(10);
            const bool isMet = std::any_of(boxes.begin(), boxes.end(), [&](const nav::Box& box) {
                return box.intersects(other);
            });
            QVERIFY(!isMet || ground.meets(other));
            missed += !ground.meets(other);
        }
    }
    QVERIFY(missed > 2000);
    const nav::Box point{{1, 1}, {1, 1}};
    QVERIFY(nav::Ground({&point, 1}).meets({{0, 0}, {2, 2}}));
    QVERIFY(!nav::Ground().meets(point));
}

void KeptTangentsTest::notesAreSharedForgottenAndBounded()
{
    const nav::Box left{{0, 0}, {1, 1}};
    const nav::Box right{{5, 0}, {6, 1}};
    nav::RimNotes notes;
    notes.resize(200);
    const auto keep = [&](std::uint32_t key, const nav::Box& ground, std::size_t bytes) {
        std::unique_ptr<const nav::RimNote> note = std::make_unique<Note>(ground, bytes);
        const nav::RimNote* const kept = notes.keep(key, note);
        return std::pair(kept, note == nullptr);
    };
    const auto [first, isKept] = keep(3, left, 10);
    QVERIFY(isKept);
    QVERIFY(!keep(3, right, 10).second); // it has one
    QCOMPARE(notes.at(3), first);
    QVERIFY(keep(150, right, 10).second);
    nav::RimNotes copy = notes;
    notes.forgetNear(std::vector<nav::Box>{{{0.5, 0.5}, {0.6, 0.6}}});
    QCOMPARE(notes.at(3), nullptr);
    QVERIFY(notes.at(150));
    QCOMPARE(copy.at(3), first);
    QVERIFY(keep(4, left, nav::RimNotes::mostBytes).second);
    const auto [refused, isStored] = keep(5, left, 10);
    QVERIFY(!refused && !isStored);
    notes.forgetNear(std::vector<nav::Box>{left});
    QVERIFY(keep(5, left, 10).second);
}

QTEST_GUILESS_MAIN(KeptTangentsTest)
#include "kepttangentstest.moc"
