#include "libnav/collision/searchview.h"
#include "tests/libnav/collision/sameanswers.h"
#include "tests/libnav/collision/sameparts.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace thicket;
using namespace thicket::test;
using nav::ObstacleField;
using nav::Point;
using nav::SearchView;

namespace {

constexpr double side = 40;

/// Obstacles by id, as a caller would keep them.
using World = std::map<std::int64_t, nav::Shape>;

std::vector<nav::Obstacle> listed(const World& world)
{
    std::vector<nav::Obstacle> obstacles;
    for (const auto& [id, shape] : world)
        obstacles.push_back({id, shape});
    return obstacles;
}

/// Random shapes that touch, repeat and contain each other very often.
class ShapeMaker {
public:
    explicit ShapeMaker(SplitMix& random, bool circlesOnly)
        : m_random(random), m_circlesOnly(circlesOnly)
    {}

    nav::Shape next()
    {
        const int kind = m_circlesOnly ? 0 : m_random.below(4);
        if (kind == 2)
            return wall();
        if (kind == 3)
            return polygon();
        const double radii[] = {0.5, 1, 1, 1.5, 2, 5, 1e-7, m_random.between(0.2, 3)};
        return nav::Circle{point(), radii[m_random.below(m_random.chance(0.9) ? 5 : 8)]};
    }

private:
    Point point()
    {
        const Point lattice{double(m_random.below(11) * 4), double(m_random.below(11) * 4)};
        if (m_random.chance(0.6))
            return lattice;
        if (m_random.chance(0.3))
            return lattice + Point{m_random.between(-1e-7, 1e-7), m_random.between(-1e-7, 1e-7)};
        return {m_random.between(0, side), m_random.between(0, side)};
    }
    nav::Wall wall()
    {
        nav::Wall wall{{point(), point()}, m_random.chance(0.5) ? 0 : 1.0, m_random.chance(0.3)};
        while (wall.points[1] == wall.points[0])
            wall.points[1] = point();
        while (wall.points.size() < 5 && m_random.chance(0.5))
            wall.points.push_back(point());
        return wall;
    }
    nav::Polygon polygon()
    {
        const Point at = point();
        const double width = 4.0 * m_random.below(3) + 2;
        const double height = m_random.between(1, 9);
        if (m_random.chance(0.5))
            return {{at, at + Point{width, 0}, at + Point{0, height}}};
        return {{at, at + Point{width, 0}, at + Point{width, height}, at + Point{0, height}}};
    }

    SplitMix& m_random;
    bool m_circlesOnly;
};

} // namespace

class EditTest : public QObject {
    Q_OBJECT

private slots:
    void answersAsBuiltAnew_data();
    void answersAsBuiltAnew();
    void followsTheMapOutwards();
    void changesArenas();
    void filledArenasCountInOneOrder();
    void copiesStayAsTheyAre();
    void keepsNumbers();
    void refusesWhatCannotBeBuilt();
    void growsFromNothing();
};

void EditTest::answersAsBuiltAnew_data()
{
    QTest::addColumn<bool>("circlesOnly");
    QTest::addColumn<double>("agentRadius");
    QTest::addColumn<bool>("arena");
    QTest::newRow("circles") << true << 0.0 << false;
    QTest::newRow("circles, agent") << true << 0.3 << false;
    QTest::newRow("everything") << false << 0.0 << false;
    QTest::newRow("everything, agent") << false << 0.5 << false;
    QTest::newRow("circles in an arena") << true << 0.0 << true;
    QTest::newRow("everything in an arena") << false << 0.5 << true;
}

void EditTest::answersAsBuiltAnew()
{
    QFETCH(bool, circlesOnly);
    QFETCH(double, agentRadius);
    QFETCH(bool, arena);
    const int rounds = qEnvironmentVariableIsSet("THICKET_EDITS") ? 400 : 6;
    for (int seed = 1; seed <= rounds; ++seed) {
        SplitMix random{std::uint64_t(seed)};
        ShapeMaker maker(random, circlesOnly);
        // The corners fix the extent, and with it the tolerance.
        World world{{-1, nav::Circle{{-9, -9}, 1}}, {-2, nav::Circle{{59, 59}, 1}}};
        if (arena)
            world[-3] = nav::Circle{{20, 20}, 26, true};
        const int few = random.below(40);
        for (int i = 0; i < few; ++i)
            world[i] = maker.next();
        auto field = ObstacleField::build(listed(world), agentRadius);
        QVERIFY(field.has_value());
        for (int edit = 0; edit < 60; ++edit) {
            std::vector<nav::ObstacleChange> changes;
            for (int i = 0; i < (random.chance(0.8) ? 1 : 3); ++i) {
                const std::int64_t id = random.below(few + 5);
                const bool goes = random.chance(0.3);
                nav::ObstacleChange change{id, {}};
                if (!goes)
                    change.after =
                        random.chance(0.2) && !world.empty()
                            ? std::next(world.begin(), random.below(int(world.size())))->second
                            : maker.next();
                if (const auto* round =
                        change.after ? std::get_if<nav::Circle>(&*change.after) : nullptr;
                    round && round->inverted)
                    continue;
                if (change.after)
                    world[id] = *change.after;
                else
                    world.erase(id);
                changes.push_back(change);
            }
            QVERIFY(field->apply(changes).has_value());
            const auto fresh = ObstacleField::build(listed(world), agentRadius);
            QCOMPARE(field->obstacleCount(), fresh->obstacleCount());
            QCOMPARE(field->tolerance(), fresh->tolerance());
            QString fault = partsFault(*field, *fresh);
            if (fault.isEmpty())
                fault = answersFault(*field, *fresh, side, random);
            QVERIFY2(fault.isEmpty(), qPrintable(QString("seed %1, edit %2: %3 (%4 circles only)")
                                                     .arg(seed)
                                                     .arg(edit)
                                                     .arg(fault)
                                                     .arg(circlesOnly)));
        }
    }
}

// Circles move away until the extent is ten times as large, and come back.
void EditTest::followsTheMapOutwards()
{
    SplitMix random(5);
    World world;
    for (int i = 0; i < 300; ++i)
        world[i] = nav::Circle{{random.between(0, side), random.between(0, side)}, 0.4};
    auto field = ObstacleField::build(listed(world), 0.1);
    for (int step = 0; step < 600; ++step) {
        const std::int64_t id = random.below(300);
        const double reach = step < 300 ? side + step : side;
        world[id] = nav::Circle{{random.between(-reach, reach), random.between(-reach, reach)},
                                random.between(0.1, 3)};
        QVERIFY(field->apply(std::vector{nav::ObstacleChange{id, world[id]}}).has_value());
        if (step % 20 != 0)
            continue;
        const auto fresh = ObstacleField::build(listed(world), 0.1);
        QVERIFY(field->tolerance() < 2.01 * fresh->tolerance());
        QVERIFY(field->tolerance() > 0.49 * fresh->tolerance() || step > 300);
        for (int i = 0; i < 200; ++i) {
            const Point a{random.between(-400, 400), random.between(-400, 400)};
            const Point b{random.between(-400, 400), random.between(-400, 400)};
            const auto hit = field->firstHit(a, b);
            const auto wanted = fresh->firstHit(a, b);
            QCOMPARE(hit.has_value(), wanted.has_value());
            QVERIFY(!hit || std::abs(hit->at - wanted->at) < 1e-3);
            QVERIFY(std::abs(field->clearance(a) - fresh->clearance(a)) < 1e-9);
        }
        for (const nav::Disc& disc : SearchView(*field).discs())
            QVERIFY(disc.radius == 0 || (field->bounds().contains(disc.center)));
    }
}

void EditTest::changesArenas()
{
    World world{{1, nav::Circle{{0, 0}, 10, true}}, {2, nav::Circle{{3, 0}, 1}}};
    auto field = ObstacleField::build(listed(world), 0);
    const auto check = [&](std::int64_t id, std::optional<nav::Shape> after) {
        QVERIFY(field->apply(std::vector{nav::ObstacleChange{id, after}}).has_value());
        if (after)
            world[id] = *after;
        else
            world.erase(id);
        const auto fresh = ObstacleField::build(listed(world), 0);
        QVERIFY(std::ranges::equal(SearchView(*field).arenas(), SearchView(*fresh).arenas()));
        QCOMPARE(partsFault(*field, *fresh), QString());
        QCOMPARE(field->firstHit({0, 0}, {-60, 3}).has_value(),
                 fresh->firstHit({0, 0}, {-60, 3}).has_value());
    };
    check(1, nav::Circle{{0, 0}, 12, true});
    check(0, nav::Circle{{0, 0}, 12, true}); // the same again: one of them stays
    check(0, {});
    check(3, nav::Circle{{0, 0}, 12}); // fills the arena
    check(3, nav::Circle{{0, 0}, 1});
    check(1, {});
    check(4, nav::Polygon{{{-20, -20}, {20, -20}, {20, 20}, {-20, 20}}, true});
    check(4, nav::Polygon{{{-20, -20}, {20, -20}, {20, 20}, {-20, 20}}, false});
    check(4, {});
}

// Two arenas of the same size have no room for the agent. The one that blocks everything decides
// which circles are outside of it. So the choice must not depend on which was changed last.
void EditTest::filledArenasCountInOneOrder()
{
    const nav::Obstacle circle{5, nav::Circle{{20.1, 19.9}, 0.06}};
    const nav::Obstacle near{9, nav::Circle{{20, 20}, 0.2, true}};
    const nav::Obstacle far{1, nav::Circle{{33, 6}, 0.2, true}};
    auto edited = *ObstacleField::build(std::vector{far, circle, near}, 0.3);
    QVERIFY(edited.apply(std::vector{nav::ObstacleChange{1, far.shape}}).has_value());
    const auto fresh = *ObstacleField::build(std::vector{near, far, circle}, 0.3);
    const Point at{20.06, 19.82};
    QCOMPARE(edited.obstaclesAt(at), fresh.obstaclesAt(at));
    QCOMPARE(SearchView(edited).discs().size(), SearchView(fresh).discs().size());
}

void EditTest::copiesStayAsTheyAre()
{
    auto field = *ObstacleField::build(
        std::vector<nav::Obstacle>{{1, nav::Circle{{0, 0}, 1}}, {2, nav::Circle{{9, 0}, 1}}}, 0);
    const ObstacleField copy = field;
    QVERIFY(field.apply(std::vector{nav::ObstacleChange{1, nav::Circle{{0, 5}, 1}}}).has_value());
    QVERIFY(copy.obstacleAt({0, 0}).has_value());
    QVERIFY(!copy.obstacleAt({0, 5}).has_value());
    QVERIFY(!field.obstacleAt({0, 0}).has_value());
    QCOMPARE(field.obstacleAt({0, 5}).value(), 1);
}

void EditTest::keepsNumbers()
{
    SplitMix random(8);
    std::vector<nav::Obstacle> obstacles;
    for (int i = 0; i < 200; ++i)
        obstacles.push_back({i, nav::Circle{{4.0 * (i % 20), 4.0 * (i / 20)}, 1}});
    auto field = *ObstacleField::build(obstacles, 0);
    const std::vector<nav::Disc> before(SearchView(field).discs().begin(),
                                        SearchView(field).discs().end());
    const Point at{40, 21.5};
    QVERIFY(field
                .apply(std::vector{nav::ObstacleChange{7, nav::Circle{at, 1}},
                                   nav::ObstacleChange{9, {}},
                                   nav::ObstacleChange{300, nav::Circle{{2, 2}, 0.5}}})
                .has_value());
    QCOMPARE(field.numbering(), std::uint64_t{0});
    QCOMPARE(SearchView(field).discs().size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i].obstacle != 7 && before[i].obstacle != 9)
            QCOMPARE(SearchView(field).discs()[i], before[i]);
    QCOMPARE(field.obstacleAt(at).value(), 7);
    QVERIFY(field.apply(std::vector{nav::ObstacleChange{300, {}}}).has_value());
    std::size_t freed = 0;
    for (nav::DiscIndex i; i < SearchView(field).discs().size(); ++i)
        if (SearchView(field).discs()[i].radius == 0) {
            ++freed;
            QCOMPARE(SearchView(field).discs()[i].obstacle, nav::noObstacle);
            QCOMPARE(SearchView(field).coveredArcs(i).size(), std::size_t{1});
            QVERIFY(SearchView(field).coveredArcs(i)[0].sweep > 6.283);
        }
    QCOMPARE(freed, std::size_t{1});
    QCOMPARE(SearchView(field).discsIn({{-10, -10}, {100, 100}}).size(), before.size() - 1);
}

void EditTest::refusesWhatCannotBeBuilt()
{
    auto field = *ObstacleField::build(std::vector<nav::Obstacle>{{1, nav::Circle{{0, 0}, 1}}}, 0);
    const auto result = field.apply(std::vector{nav::ObstacleChange{1, nav::Circle{{9, 9}, 1}},
                                                nav::ObstacleChange{2, nav::Circle{{0, 0}, -1}}});
    QVERIFY(!result.has_value());
    QVERIFY(result.error().message.find("circle 2") != std::string::npos);
    QVERIFY(field.obstacleAt({0, 0}).has_value());
    QVERIFY(field.apply(std::vector{nav::ObstacleChange{77, {}}}).has_value());
    QCOMPARE(field.obstacleCount(), std::size_t{1});
    QVERIFY(
        !field.apply(std::vector{nav::ObstacleChange{nav::noObstacle, nav::Circle{}}}).has_value());
}

void EditTest::growsFromNothing()
{
    ObstacleField field;
    SplitMix random(9);
    ShapeMaker maker(random, false);
    World world;
    for (int i = 0; i < 120; ++i) {
        world[i] = maker.next();
        QVERIFY(field.apply(std::vector{nav::ObstacleChange{i, world[i]}}).has_value());
    }
    const auto fresh = ObstacleField::build(listed(world), 0);
    for (int i = 0; i < 2000; ++i) {
        const Point a{random.between(-5, 50), random.between(-5, 50)};
        const Point b{random.between(-5, 50), random.between(-5, 50)};
        const auto hit = field.firstHit(a, b);
        const auto wanted = fresh->firstHit(a, b);
        QCOMPARE(hit.has_value(), wanted.has_value());
        QVERIFY(!hit || std::abs(hit->at - wanted->at) < 1e-3);
    }
    for (int i = 0; i < 120; ++i)
        QVERIFY(field.apply(std::vector{nav::ObstacleChange{i, {}}}).has_value());
    QCOMPARE(field.obstacleCount(), std::size_t{0});
    QVERIFY(SearchView(field).discsIn({{-100, -100}, {100, 100}}).empty());
    QVERIFY(field.isFree({{-100, -100}, {100, 90}}));
}

QTEST_GUILESS_MAIN(EditTest)
#include "edittest.moc"
