#include "libsteer/behaviours/orca.h"
#include "libsteer/behaviours/halfplanes.h"
#include "tests/support/crowds/steeringworld.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

constexpr double step = 0.05;

Agent walker(std::uint32_t id, Point position, Point velocity = {})
{
    Agent agent{
        .position = position, .velocity = velocity, .radius = 0.3, .maxSpeed = 2, .maxForce = 100};
    agent.id = id;
    return agent;
}

bool isNear(Point a, Point b, double tolerance = 1e-12) { return lengthOf(a - b) <= tolerance; }

/// The best of a fine grid of velocities.
struct Sampled {
    double nearest = INFINITY;        ///< to the preferred one, of the allowed ones
    double leastViolation = INFINITY; ///< of those that hard planes allow
};
Sampled sampled(std::span<const HalfPlane> planes, std::size_t hard, Point preferred)
{
    Sampled best;
    const int cells = 300;
    for (int x = -cells; x <= cells; ++x)
        for (int y = -cells; y <= cells; ++y) {
            const Point v{2.0 * x / cells, 2.0 * y / cells};
            if (dot(v, v) > 4)
                continue;
            double worst = -INFINITY;
            double worstHard = -INFINITY;
            for (std::size_t i = 0; i < planes.size(); ++i)
                (i < hard ? worstHard : worst) =
                    std::max(i < hard ? worstHard : worst, planes[i].violation(v));
            if (worstHard > 0)
                continue;
            best.leastViolation = std::min(best.leastViolation, worst);
            if (worst <= 0)
                best.nearest = std::min(best.nearest, lengthOf(v - preferred));
        }
    return best;
}

/// A crowd in which each agent seeks its goal by ORCA alone.
struct Crowd {
    std::vector<Agent> agents;
    std::vector<Point> goals;
    nav::ObstacleField field;
    double deepest = 0;         ///< overlap of two agents
    double deepestObstacle = 0; ///< in the field
    double time = 0;

    bool hasArrived() const
    {
        for (std::size_t i = 0; i < agents.size(); ++i)
            if (lengthOf(agents[i].position - goals[i]) > 0.3)
                return false;
        return true;
    }
    void advance()
    {
        std::vector<Neighbour> all;
        for (const Agent& agent : agents)
            all.push_back(neighbourOf(agent));
        std::vector<Point> forces;
        Surroundings around;
        for (std::size_t i = 0; i < agents.size(); ++i) {
            const Agent& agent = agents[i];
            senseObstacles(field, agent.position, 4, around);
            const Point toGoal = goals[i] - agent.position;
            const Point preferred =
                std::min(agent.maxSpeed, lengthOf(toGoal)) * unitOr(toGoal, {0, 0});
            forces.push_back(orca(agent, preferred, all, around, OrcaParams::of(agent, step)));
        }
        for (std::size_t i = 0; i < agents.size(); ++i) {
            agents[i] = moved(agents[i], forces[i], step); // only ORCA prevents contacts
            deepestObstacle = std::max(deepestObstacle, -field.clearance(agents[i].position));
        }
        for (std::size_t i = 0; i < agents.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const double apart = lengthOf(agents[i].position - agents[j].position);
                deepest = std::max(deepest, 0.6 - apart);
            }
        time += step;
    }
    void run(double seconds)
    {
        while (time < seconds && !hasArrived())
            advance();
    }
};

} // namespace

/// ORCA: its linear programmes compared with a fine grid of velocities, and crowds without overlap.
class OrcaTest : public QObject {
    Q_OBJECT

private slots:
    void solvesWhatAGridSolves();
    void drawsTheLineOfAHeadOnNeighbour();
    void sharesWhatMustBeAvoided();
    void drawsTheLineOfALeg();
    void keepsOffWallsAndCircles();
    void countsTheNearestOnly();
    void twoPassHeadOn();
    void fiftySwapPlacesOnACircle();
    void overlapsAreLeft();
    void passesACorridor();
};

void OrcaTest::solvesWhatAGridSolves()
{
    SplitMix random(1);
    int feasible = 0;
    int infeasible = 0;
    for (int i = 0; i < 250; ++i) {
        std::vector<HalfPlane> planes(std::size_t(1 + random.below(9)));
        for (HalfPlane& plane : planes)
            plane = {directionOf(random.between(-3.14, 3.14)), random.between(-1.5, 1.2)};
        // Hard planes allow the velocity 0, as obstacles do.
        const auto hard = std::size_t(random.below(3)) % planes.size();
        for (std::size_t k = 0; k < hard; ++k)
            planes[k].offset = -std::abs(planes[k].offset);
        const Point preferred{random.between(-1.4, 1.4), random.between(-1.4, 1.4)};
        const Point velocity = nearestAllowed(planes, hard, preferred, 2);
        QVERIFY(dot(velocity, velocity) <= 4);
        const Sampled grid = sampled(planes, hard, preferred);
        double worst = -INFINITY;
        for (std::size_t k = 0; k < planes.size(); ++k) {
            const double violation = planes[k].violation(velocity);
            QVERIFY(k >= hard || violation < 1e-9);
            worst = std::max(worst, violation);
        }
        if (grid.nearest < INFINITY) {
            ++feasible;
            QVERIFY(worst < 1e-9);
            QVERIFY(lengthOf(velocity - preferred) < grid.nearest + 1e-9);
        } else if (grid.leastViolation > 0.02) {
            ++infeasible;
            QVERIFY(worst < grid.leastViolation + 1e-9);
            QVERIFY(worst > grid.leastViolation - 0.02);
        }
    }
    QVERIFY(feasible > 80 && infeasible > 40);
}

void OrcaTest::drawsTheLineOfAHeadOnNeighbour()
{
    const Agent agent = walker(1, {0, 0}, {2, 0});
    const std::vector<Neighbour> other{neighbourOf(walker(2, {5, 0}, {-2, 0}))};
    OrcaParams params;
    params.lean = 0;
    OrcaRecord record;
    orcaVelocity(agent, {2, 0}, other, {}, params, &record);
    QCOMPARE(record.lines.size(), std::size_t{1});
    // Relative velocity 4 in the cone beyond the tip (at 2.5, radius 0.3), between its legs: the
    // nearest border is a leg at asin(0.6 / 5). Each agent takes half of 4 sin.
    const OrcaRecord::Line& line = record.lines[0];
    const double sine = 0.6 / 5;
    QVERIFY(std::abs(std::abs(line.normal.y) - std::sqrt(1 - sine * sine)) < 1e-12);
    QVERIFY(std::abs(line.normal.x + sine) < 1e-12);
    QVERIFY(std::abs(line.offset - (dot(line.normal, {2, 0}) + 4 * sine / 2)) < 1e-12);
    // Slow agents meet beyond the horizon: no turn is needed, the tip's round end is nearest.
    const Agent slow = walker(1, {0, 0}, {0.5, 0});
    const std::vector<Neighbour> still{neighbourOf(walker(2, {5, 0}, {0, 0}))};
    const Point velocity = orcaVelocity(slow, {0.5, 0}, still, {}, params, &record);
    QVERIFY(isNear(record.lines[0].normal, {-1, 0}));
    // The tip begins at 2.5 - 0.3 = 2.2. Half of the missing 1.7 may be used.
    QVERIFY(std::abs(record.lines[0].offset + 0.5 + 0.85) < 1e-12);
    QCOMPARE(velocity, (Point{0.5, 0}));
    QVERIFY(record.isFeasible);
}

void OrcaTest::sharesWhatMustBeAvoided()
{
    const Agent agent = walker(1, {0, 0}, {1, 0});
    std::vector<Neighbour> other{neighbourOf(walker(2, {1.6, 0}, {-1, 0}))};
    OrcaParams params;
    params.lean = 0;
    OrcaRecord record;
    orcaVelocity(agent, {1, 0}, other, {}, params, &record);
    const double own = dot(record.lines[0].normal, {1, 0});
    const double half = record.lines[0].offset - own;
    QVERIFY(half > 0.1);
    other[0].share = 1;
    orcaVelocity(agent, {1, 0}, other, {}, params, &record);
    QVERIFY(std::abs(record.lines[0].offset - own - 2 * half) < 1e-12);
    // The agent with the right of way goes straight on.
    other[0].share = 0;
    QCOMPARE(orcaVelocity(agent, {1, 0}, other, {}, params, &record), (Point{1, 0}));
    QVERIFY(record.lines.empty());
}

void OrcaTest::drawsTheLineOfALeg()
{
    // Both sides alike, mirrored.
    OrcaParams params;
    params.lean = 0;
    for (const double side : {1.0, -1.0}) {
        const Agent agent = walker(1, {0, 0}, {1.5, 0.1 * side});
        const std::vector<Neighbour> other{neighbourOf(walker(2, {2, 0}, {-0.5, 0}))};
        OrcaRecord record;
        const Point velocity = orcaVelocity(agent, {1.5, 0}, other, {}, params, &record);
        QVERIFY(record.lines[0].normal.y * side > 0.9);
        QVERIFY(velocity.y * side > 0.05);
    }
}

void OrcaTest::keepsOffWallsAndCircles()
{
    OrcaParams params;
    params.lean = 0;
    OrcaRecord record;
    Surroundings around;
    around.sides.push_back({{1.3, -5}, {1.3, 5}, 0.2, 7});
    // 0.8 to the wall's rim: at most 0.8 per second towards it.
    const Agent agent = walker(1, {0, 0}, {0, 0});
    Point velocity = orcaVelocity(agent, {2, 0.5}, {}, around, params, &record);
    QVERIFY(isNear(velocity, {0.8, 0.5}));
    QVERIFY(record.lines[0].isObstacle);
    QCOMPARE(record.lines[0].id, std::int64_t{7});
    // Past the wall's end that half-plane does not apply. The end's disc does.
    around.sides[0] = {{1.3, 1}, {1.3, 5}, 0.2, 7};
    velocity = orcaVelocity(agent, {2, 0}, {}, around, params);
    QCOMPARE(velocity, (Point{2, 0}));
    around.sides.clear();
    around.discs.push_back({{2, 0}, 0.5, 8});
    velocity = orcaVelocity(agent, {1.9, 0}, {}, around, params, &record);
    QVERIFY(isNear(velocity, {1.2, 0}));
    around.discs[0] = {{-3, 0}, 3.7, 9, true}; // an arena: 0.4 to its rim
    velocity = orcaVelocity(agent, {1.9, 0.3}, {}, around, params);
    QVERIFY(isNear(velocity, {0.4, 0.3}));
}

void OrcaTest::countsTheNearestOnly()
{
    std::vector<Neighbour> all;
    for (std::uint32_t i = 0; i < 40; ++i)
        all.push_back(neighbourOf(walker(i + 2, {4 - 0.08 * i, 0.1})));
    all.push_back(neighbourOf(walker(1, {0, 0}))); // itself
    OrcaParams params;
    params.neighbours = 3;
    OrcaRecord record;
    orcaVelocity(walker(1, {0, 0}), {1, 0}, all, {}, params, &record);
    QCOMPARE(record.lines.size(), std::size_t{3});
    QCOMPARE(record.lines[0].id, std::int64_t{41});
    QCOMPARE(record.lines[2].id, std::int64_t{39});
    params.neighbours = 0;
    QCOMPARE(orcaVelocity(walker(1, {0, 0}), {1, 0}, all, {}, params), (Point{1, 0}));
}

void OrcaTest::twoPassHeadOn()
{
    Crowd crowd{{walker(1, {-5, 0}), walker(2, {5, 0})}, {{5, 0}, {-5, 0}}, {}};
    crowd.run(20);
    qInfo("two head-on: %.2f s, overlap %.5f", crowd.time, crowd.deepest);
    QVERIFY(crowd.hasArrived());
    QVERIFY(crowd.time < 9);
    QVERIFY(crowd.deepest < 1e-3);
}

void OrcaTest::fiftySwapPlacesOnACircle()
{
    Crowd crowd;
    for (std::uint32_t i = 0; i < 50; ++i) {
        const Point out = directionOf(2 * std::numbers::pi * i / 50);
        crowd.agents.push_back(walker(i, 10 * out));
        crowd.goals.push_back(-10 * out);
    }
    crowd.run(120);
    qInfo("fifty on a circle: %.2f s, overlap %.5f", crowd.time, crowd.deepest);
    QVERIFY(crowd.hasArrived());
    QVERIFY(crowd.deepest < 0.01);
}

void OrcaTest::overlapsAreLeft()
{
    Crowd crowd;
    SplitMix random(1);
    for (std::uint32_t i = 0; i < 12; ++i) {
        const bool isSame = i < 3;
        crowd.agents.push_back(walker(
            i, isSame ? Point{0, 0} : Point{random.between(-0.6, 0.6), random.between(-0.6, 0.6)}));
        crowd.goals.push_back(crowd.agents.back().position);
    }
    for (int i = 0; i < 40; ++i) {
        crowd.deepest = 0;
        crowd.advance();
    }
    QVERIFY2(crowd.deepest < 0.01, qPrintable(QString::number(crowd.deepest)));
}

// Twenty and twenty in a corridor 4 wide, through each other, without touching a wall.
void OrcaTest::passesACorridor()
{
    Crowd crowd;
    const nav::Obstacle walls[] = {{1, nav::Wall{{{-30, 2}, {30, 2}}, 0, false}},
                                   {2, nav::Wall{{{-30, -2}, {30, -2}}, 0, false}},
                                   {3, nav::Circle{{0, 0.3}, 0.4}}};
    crowd.field = nav::ObstacleField::build(walls, 0.3).value();
    for (std::uint32_t i = 0; i < 40; ++i) {
        const double side = i % 2 ? 1 : -1;
        const Point place{side * (5 + double(i / 8)), -1.4 + 0.9 * double(i / 2 % 4)};
        crowd.agents.push_back(walker(i, place));
        crowd.goals.push_back({-side * 100, place.y});
    }
    const auto hasPassed = [&] {
        for (std::size_t i = 0; i < crowd.agents.size(); ++i)
            if (crowd.agents[i].position.x * crowd.goals[i].x < 15 * 100)
                return false;
        return true;
    };
    while (crowd.time < 120 && !hasPassed())
        crowd.advance();
    qInfo("corridor: %.2f s, overlap %.5f, in walls %.6f", crowd.time, crowd.deepest,
          crowd.deepestObstacle);
    QVERIFY(crowd.deepestObstacle < 1e-3);
    QVERIFY(crowd.deepest < 0.06);
    QVERIFY(hasPassed());
}

QTEST_GUILESS_MAIN(OrcaTest)
#include "orcatest.moc"
