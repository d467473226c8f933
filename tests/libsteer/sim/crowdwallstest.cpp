#include "libsteer/sim/crowd.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace thicket;
using namespace thicket::steer;
using nav::Wall;

namespace {

constexpr double radius = 0.3;
constexpr double thickness = 0.2;
const Point goal{12, 0};

using Walls = std::vector<std::vector<Point>>;

/// The distance to a segment by bisection of the place on it: the slow way.
double slowDistance(Point p, Point a, Point b)
{
    double low = 0;
    double high = 1;
    const auto at = [&](double share) { return lengthOf(p - (a + share * (b - a))); };
    for (int i = 0; i < 60; ++i) {
        const double third = (high - low) / 3;
        (at(low + third) < at(high - third) ? high : low) =
            at(low + third) < at(high - third) ? high - third : low + third;
    }
    return at(low);
}

double slowGap(Point p, const Walls& walls)
{
    double gap = 1e9;
    for (const std::vector<Point>& wall : walls)
        for (std::size_t i = 0; i + 1 < wall.size(); ++i)
            gap = std::min(gap, slowDistance(p, wall[i], wall[i + 1]));
    return gap - thickness / 2 - radius;
}

struct WallRun {
    std::optional<double> arrival; ///< seconds
    double leastGap = 1e9;         ///< between the rims of the agent and the walls
};

WallRun runPast(const Walls& walls, Point from, BehaviourKind towards, double step)
{
    Scenario scenario;
    for (const std::vector<Point>& points : walls)
        scenario.obstacles.push_back(
            {std::int64_t(scenario.obstacles.size()) + 1, Wall{points, thickness, false}});
    CrowdGroup group{.name = "walkers", .goal = goal, .goalRadius = 2 * radius, .stack = {}};
    group.stack = {{BehaviourKind::avoidWalls, 1}, {towards, 1}};
    scenario.groups = {group};
    scenario.agents = {{.id = 1, .group = 0, .position = from, .radius = radius}};
    CrowdParams params;
    params.step = step;
    Crowd crowd = Crowd::of(scenario, params).value();
    WallRun run;
    while (!run.arrival && crowd.time() < 60) {
        crowd.step();
        const AgentView agent = crowd.agents().front();
        run.leastGap = std::min(run.leastGap, slowGap(agent.position, walls));
        if (agent.state == AgentState::arrived)
            run.arrival = crowd.time();
    }
    return run;
}

struct Place {
    const char* name;
    Walls walls;
    Point from;
    double seconds; ///< in which it must arrive; straight to the goal takes 7
};

std::vector<Place> places()
{
    const Walls t{{{2, 4}, {2, -4}}, {{2, 0}, {-2, 0}}};
    const Walls behindT{{{-2, 4}, {-2, -4}}, {{-2, 0}, {2, 0}}};
    const Walls l{{{-2, 4}, {2, 4}, {2, -4}}};
    const Walls behindL{{{-2, -4}, {-2, 4}, {2, 4}}};
    return {
        {"wall of 2 m head-on", {{{0, -1}, {0, 1}}}, {-8, 0}, 20},
        {"wall of 4 m head-on", {{{0, -2}, {0, 2}}}, {-8, 0.1}, 20},
        {"wall of 8 m head-on", {{{0, -4}, {0, 4}}}, {-8, 0}, 20},
        {"wall of 12 m head-on", {{{0, -6}, {0, 6}}}, {-8, 0.1}, 20},
        {"wall of 12 m slanting left", {{{3, -6}, {-3, 6}}}, {-8, 0.1}, 20},
        {"wall of 12 m slanting right", {{{-3, -6}, {3, 6}}}, {-8, 0.1}, 20},
        {"end of a wall", {{{0, -0.2}, {0, 8}}}, {-8, 0}, 20},
        {"end-on", {{{-3, 0}, {3, 0}}}, {-8, 0}, 20},
        {"end-on, a little aside", {{{-3, 0}, {3, 0}}}, {-8, 0.1}, 20},
        {"outer corner", {{{4, -4}, {0, 0}, {4, 4}}}, {-8, 0.05}, 20},
        {"inner corner", {{{-4, -6}, {0, 0}, {-4, 6}}}, {-8, 0.1}, 20},
        {"T", t, {-8, 0}, 35},
        {"T, from the side", t, {-8, 2}, 35},
        {"T from behind", behindT, {-8, 0.1}, 35},
        {"L", l, {-8, 0.1}, 35},
        {"L, from the side", l, {-8, 2}, 35},
        {"L from behind", behindL, {-8, -2}, 35},
        {"L with an arm of 8 m", {{{-8, 4}, {0, 4}, {0, -4}}}, {-13, 0.1}, 60},
        {"L with an arm of 8 m, narrow", {{{-8, 2}, {0, 2}, {0, -2}}}, {-13, 1}, 60},
    };
}

} // namespace

/// Wall avoidance in a crowd: the agent comes to its goal, not only to rest.
class CrowdWallsTest : public QObject {
    Q_OBJECT

private slots:
    void arrives_data();
    void arrives();
};

void CrowdWallsTest::arrives_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<int>("towards");
    QTest::addColumn<double>("step");
    const std::vector<Place> all = places();
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const auto kind : {BehaviourKind::arrive, BehaviourKind::seek})
            for (const int rate : {3, 20})
                QTest::addRow("%s, %s, %d steps a second", all[i].name, name(kind), rate)
                    << int(i) << int(kind) << 1.0 / rate;
}

void CrowdWallsTest::arrives()
{
    QFETCH(int, place);
    QFETCH(int, towards);
    QFETCH(double, step);
    const Place tried = places()[std::size_t(place)];
    const WallRun run = runPast(tried.walls, tried.from, BehaviourKind(towards), step);
    QVERIFY2(run.arrival, "never");
    QVERIFY2(*run.arrival <= tried.seconds, qPrintable(QString::number(*run.arrival)));
    QVERIFY2(run.leastGap > -1e-6, qPrintable(QString::number(run.leastGap)));
}

QTEST_GUILESS_MAIN(CrowdWallsTest)
#include "crowdwallstest.moc"
