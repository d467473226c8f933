#include "libnav/collision/searchview.h"
#include "tests/libnav/collision/sameanswers.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/fieldfamilies.h"
#include "tests/support/worlds/forest.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

using namespace thicket;
using namespace thicket::test;
using nav::ObstacleField;
using nav::Point;
using nav::SearchView;

namespace {

ObstacleField built(const std::vector<nav::Obstacle>& obstacles, double agentRadius)
{
    return ObstacleField::build(obstacles, agentRadius).value();
}

bool isSame(std::span<const nav::RimArc> a, std::span<const nav::RimArc> b)
{
    return std::ranges::equal(a, b, [](const nav::RimArc& p, const nav::RimArc& q) {
        return p.begin == q.begin && p.sweep == q.sweep;
    });
}

/// The differences of two fields of obstacles that were never edited, including numbering and bits.
QString bitsFault(const ObstacleField& derived, const ObstacleField& fresh)
{
    if (derived.agentRadius() != fresh.agentRadius() || derived.tolerance() != fresh.tolerance() ||
        SearchView(derived).minimumExpansion() != SearchView(fresh).minimumExpansion() ||
        derived.obstacleCount() != fresh.obstacleCount())
        return "figures";
    if (!std::ranges::equal(SearchView(derived).discs(), SearchView(fresh).discs()))
        return QString("%1 discs, not these %2")
            .arg(SearchView(derived).discs().size())
            .arg(SearchView(fresh).discs().size());
    if (!std::ranges::equal(SearchView(derived).cores(), SearchView(fresh).cores()))
        return "cores";
    for (nav::DiscIndex i; i < SearchView(fresh).discs().size(); ++i)
        if (!isSame(SearchView(derived).coveredArcs(i), SearchView(fresh).coveredArcs(i)))
            return QString("covered arcs of disc %1").arg(i);
    const nav::Box a = derived.bounds();
    const nav::Box b = fresh.bounds();
    if (a.isEmpty() != b.isEmpty() ||
        (!a.isEmpty() && (distance(a.min, b.min) > fresh.tolerance() ||
                          distance(a.max, b.max) > fresh.tolerance())))
        return "bounds";
    return {};
}

/// Ends of rays are as often on the families' lattices as between.
QString raysFault(const ObstacleField& derived, const ObstacleField& fresh, const FamilyMap& map,
                  SplitMix& random)
{
    const auto anywhere = [&] {
        const Point on = 2.0 * Point{double(random.below(21)), double(random.below(21))};
        const Point off{random.between(-5, map.side + 5), random.between(-5, map.side + 5)};
        return map.origin + (random.chance(0.5) ? on : off);
    };
    for (int i = 0; i < 60; ++i) {
        const Point a = anywhere();
        const Point b = anywhere();
        const auto hit = derived.firstHit(a, b);
        const auto wanted = fresh.firstHit(a, b);
        // A ray that nearly misses shows the last bit of a radius.
        const double slack = std::sqrt(10 * fresh.tolerance()) * 1e-3;
        if (hit.has_value() != wanted.has_value() ||
            (hit && std::abs(hit->at - wanted->at) > slack))
            return QString("ray (%1, %2) to (%3, %4)").arg(a.x).arg(a.y).arg(b.x).arg(b.y);
        if (derived.clearance(a) != fresh.clearance(a) ||
            derived.obstaclesAt(a) != fresh.obstaclesAt(a) ||
            derived.obstacleAt(a) != fresh.obstacleAt(a) ||
            SearchView(derived).isFreeForRays(a) != SearchView(fresh).isFreeForRays(a) ||
            derived.nearestFreePoint(a) != fresh.nearestFreePoint(a))
            return QString("what is at (%1, %2)").arg(a.x).arg(a.y);
        const nav::Box window{{std::min(a.x, b.x), std::min(a.y, b.y)},
                              {std::max(a.x, b.x), std::max(a.y, b.y)}};
        if (SearchView(derived).discsIn(window) != SearchView(fresh).discsIn(window))
            return "discs of a window";
        if (coresThatBeginIn(window, derived) != coresThatBeginIn(window, fresh))
            return "cores of a window";
    }
    return {};
}

/// Random agent radii. With some of them two circles just touch, or nearly.
double someRadius(const FamilyMap& map, double tolerance, SplitMix& random)
{
    constexpr double radii[] = {0, 1e-4, 0.05, 0.25, 0.3, 0.5, 1, 1.5, 2.5};
    if (random.chance(0.5))
        return radii[random.below(9)];
    const auto count = int(map.obstacles.size());
    for (int tries = 0; tries < 50; ++tries) {
        const nav::Shape& a = map.obstacles[std::size_t(random.below(count))].shape;
        const nav::Shape& b = map.obstacles[std::size_t(random.below(count))].shape;
        const auto* p = std::get_if<nav::Circle>(&a);
        const auto* q = std::get_if<nav::Circle>(&b);
        if (!p || !q)
            continue;
        const double gap = distance(p->center, q->center) - p->radius - q->radius;
        if (gap > 0 && gap < 6)
            return gap / 2 + random.between(-9, 9) * tolerance;
    }
    return random.between(0.01, 2);
}

} // namespace

class OtherRadiiTest : public QObject {
    Q_OBJECT

private slots:
    void isAsBuilt_data();
    void isAsBuilt();
    void sharesWhatDoesNotDepend();
    void sealsWhereverItTouches();
    void derivesFromDerived();
    void derivesFromEdited();
    void isEdited();
    void leavesOthersAlone();
    void isReadByManyThreads();
    void refusesBadRadii();
};

void OtherRadiiTest::isAsBuilt_data()
{
    QTest::addColumn<int>("family");
    for (const Family family : allFamilies)
        QTest::newRow(name(family)) << int(family);
}

void OtherRadiiTest::isAsBuilt()
{
    QFETCH(int, family);
    const int rounds = qEnvironmentVariableIsSet("THICKET_RADII") ? 3000 : 40;
    for (int seed = 1; seed <= rounds; ++seed) {
        const FamilyMap map = makeFamily(Family(family), std::uint64_t(seed));
        SplitMix random(std::uint64_t(seed) * 31 + std::uint64_t(family));
        const double tolerance = built(map.obstacles, 0).tolerance();
        const double first = random.chance(0.3) ? 4 : someRadius(map, tolerance, random);
        const ObstacleField field = built(map.obstacles, std::max(0.0, first));
        for (int i = 0; i < 6; ++i) {
            const double radius = std::max(0.0, someRadius(map, tolerance, random));
            const ObstacleField derived = field.withAgentRadius(radius).value();
            const ObstacleField fresh = built(map.obstacles, radius);
            QString fault = bitsFault(derived, fresh);
            if (fault.isEmpty())
                fault = raysFault(derived, fresh, map, random);
            QVERIFY2(fault.isEmpty(), qPrintable(QString("seed %1, radius %2 from %3: %4")
                                                     .arg(seed)
                                                     .arg(radius, 0, 'g', 17)
                                                     .arg(first, 0, 'g', 17)
                                                     .arg(fault)));
        }
    }
}

// Cores are stored once for all radii that need no build.
void OtherRadiiTest::sharesWhatDoesNotDepend()
{
    Forest forest = makeForest({5000, 0.2, true, 11});
    forest.circles.push_back({-1, nav::Wall{{{0, -9}, {9, -9}, {9, -5}}, 0.5}});
    forest.circles.push_back({-2, nav::Polygon{{{20, -9}, {29, -9}, {29, -5}}}});
    for (const bool wanted : {false, true}) {
        const auto field = ObstacleField::build(forest.circles, 0.8, {1, wanted}).value();
        for (const double radius : {0.7, 0.3, 0.01}) {
            const ObstacleField derived = field.withAgentRadius(radius).value();
            QCOMPARE(SearchView(derived).cores().data(), SearchView(field).cores().data());
            QCOMPARE(derived.numbering(), field.numbering());
            QCOMPARE(bitsFault(derived, built(forest.circles, radius)), QString());
        }
        const ObstacleField larger = field.withAgentRadius(1).value();
        const ObstacleField largest = field.withAgentRadius(1.4).value();
        QVERIFY(SearchView(larger).cores().data() != SearchView(field).cores().data());
        QCOMPARE(SearchView(largest).cores().data(), SearchView(larger).cores().data());
        QCOMPARE(bitsFault(largest, built(forest.circles, 1.4)), QString());
        // Without an agent radius a polygon's corners only have the minimum expansion.
        const ObstacleField none = field.withAgentRadius(0).value();
        QVERIFY(SearchView(none).cores().data() != SearchView(field).cores().data());
        QCOMPARE(bitsFault(none, built(forest.circles, 0)), QString());
    }
}

// At one radius everything touches, circles and walls: at least as many seals as circles.
void OtherRadiiTest::sealsWhereverItTouches()
{
    std::vector<nav::Obstacle> obstacles;
    for (int i = 0; i < 900; ++i)
        obstacles.push_back({i, nav::Circle{{2.0 * (i % 30), 2.0 * (i / 30)}, 0.5}});
    for (int i = 0; i < 30; ++i)
        obstacles.push_back({1000 + i, nav::Wall{{{61, 2.0 * i}, {90, 2.0 * i}}, 1}});
    obstacles.push_back({2000, nav::Wall{{{-2, -1}, {-2, 61}}, 1}});
    const ObstacleField field = built(obstacles, 0.8);
    const std::size_t without = SearchView(*field.withAgentRadius(0.49)).discs().size();
    for (const double radius : {0.5, 0.49999, 0.5 - 1e-8, 0.5 + 1e-8, 0.7, 0.5}) {
        const ObstacleField derived = field.withAgentRadius(radius).value();
        QCOMPARE(SearchView(derived).cores().data(), SearchView(field).cores().data());
        QCOMPARE(bitsFault(derived, built(obstacles, radius)), QString());
        QCOMPARE(SearchView(derived).discs().size() > without + 1700,
                 std::abs(radius - 0.5) < 1e-7);
    }
    // If the field itself is full of seals, a derived field is shared.
    const ObstacleField sealed = built(obstacles, 0.5);
    const ObstacleField derived = sealed.withAgentRadius(0.3).value();
    QCOMPARE(SearchView(*sealed.withAgentRadius(0.4)).cores().data(),
             SearchView(derived).cores().data());
    QCOMPARE(bitsFault(derived, built(obstacles, 0.3)), QString());
}

void OtherRadiiTest::derivesFromDerived()
{
    SplitMix random(4);
    const Forest forest = makeForest({2000, 0.3, true, 4});
    ObstacleField field = built(forest.circles, 0.3);
    for (int i = 0; i < 40; ++i) {
        const double radius = i % 8 == 0 ? 0.3 : random.between(0, 0.6);
        field = field.withAgentRadius(radius).value();
        QCOMPARE(bitsFault(field, built(forest.circles, radius)), QString());
    }
}

void OtherRadiiTest::derivesFromEdited()
{
    for (int seed = 1; seed <= 12; ++seed) {
        SplitMix random{std::uint64_t(seed)};
        Forest forest = makeForest({300, 0.3, seed % 2 == 0, std::uint64_t(seed)});
        const auto place = [&] {
            return Point{random.between(2, forest.side - 2), random.between(2, forest.side - 2)};
        };
        for (int i = 0; i < 10; ++i) {
            const Point at = place();
            forest.circles.push_back({1000 + i, nav::Wall{{at, at + Point{3, 1}}, 0.2}});
        }
        ObstacleField field = built(forest.circles, 0.4);
        for (int edit = 0; edit < 60; ++edit) {
            const auto which = std::size_t(random.below(int(forest.circles.size())));
            nav::ObstacleChange change{forest.circles[which].id, {}};
            if (random.chance(0.3)) {
                forest.circles.erase(forest.circles.begin() + std::ptrdiff_t(which));
            } else {
                const Point at = place();
                change.after = nav::Circle{at, random.between(0.3, 1.2)};
                if (random.chance(0.2))
                    change.after = nav::Wall{{at, at + Point{1, 3}}, 0.2};
                forest.circles[which].shape = *change.after;
            }
            QVERIFY(field.apply({&change, 1}));
            const double radius = random.between(0.01, 0.7);
            const ObstacleField derived = field.withAgentRadius(radius).value();
            const ObstacleField fresh = built(forest.circles, radius);
            QString fault = partsFault(derived, fresh);
            if (fault.isEmpty())
                fault = answersFault(derived, fresh, forest.side, random);
            QVERIFY2(fault.isEmpty() || derived.tolerance() != fresh.tolerance(),
                     qPrintable(QString("seed %1, edit %2: %3").arg(seed).arg(edit).arg(fault)));
        }
        QVERIFY(field.numbering() == 0);
    }
}

void OtherRadiiTest::isEdited()
{
    SplitMix random(6);
    Forest forest = makeForest({400, 0.2, true, 6});
    const ObstacleField field = built(forest.circles, 0.5);
    ObstacleField derived = field.withAgentRadius(0.2).value();
    for (int edit = 0; edit < 50; ++edit) {
        const auto which = std::size_t(random.below(int(forest.circles.size())));
        const Point at{random.between(1, forest.side), random.between(1, forest.side)};
        forest.circles[which].shape = nav::Circle{at, random.between(0.2, 1)};
        const nav::ObstacleChange change{forest.circles[which].id, forest.circles[which].shape};
        QVERIFY(derived.apply({&change, 1}));
        QVERIFY(derived.numbering() != field.numbering());
        const ObstacleField fresh = built(forest.circles, 0.2);
        QCOMPARE(partsFault(derived, fresh), QString());
        QCOMPARE(answersFault(derived, fresh, forest.side, random), QString());
    }
    const ObstacleField other = derived.withAgentRadius(0.1).value();
    QCOMPARE(partsFault(other, built(forest.circles, 0.1)), QString());
}

// The original field and other derived fields do not change, in any order of edits.
void OtherRadiiTest::leavesOthersAlone()
{
    const Forest forest = makeForest({400, 0.2, true, 9});
    std::optional<ObstacleField> field = built(forest.circles, 0.5);
    const ObstacleField derived = field->withAgentRadius(0.2).value();
    const nav::ObstacleChange change{forest.circles[5].id, {}};
    QVERIFY(field->apply({&change, 1}));
    QCOMPARE(bitsFault(derived, built(forest.circles, 0.2)), QString());
    const ObstacleField after = field->withAgentRadius(0.2).value();
    QCOMPARE(after.obstacleCount(), derived.obstacleCount() - 1);
    field.reset();
    const ObstacleField again = derived.withAgentRadius(0.5).value();
    QCOMPARE(bitsFault(again, built(forest.circles, 0.5)), QString());
    QCOMPARE(bitsFault(derived.withAgentRadius(0.3).value(), built(forest.circles, 0.3)),
             QString());
}

void OtherRadiiTest::isReadByManyThreads()
{
    const Forest forest = makeForest({1500, 0.35, true, 21});
    const ObstacleField field = built(forest.circles, 0.5);
    const std::vector<double> radii{0.1, 0.2, 0.45, 0.7};
    std::vector<ObstacleField> shared;
    std::vector<ObstacleField> fresh;
    for (const double radius : radii) {
        shared.push_back(field.withAgentRadius(radius).value());
        fresh.push_back(built(forest.circles, radius));
    }
    const ObstacleField unprepared = built(forest.circles, 0.5);
    std::atomic<int> faults = 0;
    {
        std::vector<std::jthread> readers;
        for (int reader = 0; reader < 4; ++reader)
            readers.emplace_back([&] {
                for (std::size_t i = 0; i < radii.size(); ++i) {
                    faults += !bitsFault(shared[i], fresh[i]).isEmpty();
                    const auto own = unprepared.withAgentRadius(radii[i]);
                    faults += !bitsFault(*own, fresh[i]).isEmpty();
                }
            });
    }
    QCOMPARE(faults.load(), 0);
}

void OtherRadiiTest::refusesBadRadii()
{
    const ObstacleField field =
        built({{1, nav::Circle{{0, 0}, 1}}, {2, nav::Circle{{9, 0}, 1}}}, 1);
    for (const double radius : {-1.0, std::nan(""), HUGE_VAL, 2e9}) {
        const auto refused = field.withAgentRadius(radius);
        QVERIFY(!refused);
        QCOMPARE(refused.error().text(), ObstacleField::build({}, radius).error().text());
    }
    QCOMPARE(ObstacleField().withAgentRadius(2)->agentRadius(), 2.0);
}

QTEST_GUILESS_MAIN(OtherRadiiTest)
#include "otherradiitest.moc"
