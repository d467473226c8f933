#include "libnav/geometry/distance.h"
#include "libsteer/recording/recorder.h"
#include "libsteer/recording/verify.h"
#include "libsteer/sim/crowd.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace thicket;
using namespace thicket::steer;

namespace {

using Corners = std::vector<Point>;

/// A broad and a narrow arm, joined at the bottom; clockwise.
const Corners twoArms{{0, 0}, {0, 20}, {8, 20}, {8, 2}, {18, 2}, {18, 20}, {20, 20}, {20, 0}};

SpawnArea area(Corners corners, std::uint64_t count, double agentRadius)
{
    SpawnArea made;
    made.id = 3;
    made.agentRadius = agentRadius;
    made.count = count;
    made.corners = std::move(corners);
    return made;
}

/// One group that stands where it enters.
Scenario spawning(const SpawnArea& area)
{
    Scenario scenario;
    scenario.groups = {{.name = "guests", .goal = {}, .stack = {{BehaviourKind::avoidAgents}}}};
    scenario.spawns = {area};
    return scenario;
}

Crowd crowdOf(const Scenario& scenario, const CrowdParams& params = {})
{
    Result<Crowd> crowd = Crowd::of(scenario, params);
    if (!crowd)
        qFatal("%s", crowd.error().text().c_str());
    return std::move(*crowd);
}

/// How far the agent nearest to the rim is inside, or minus how far it reaches out, map units.
double leastRoom(const Crowd& crowd, const Corners& corners)
{
    const nav::Polygon polygon{corners, false};
    double least = 1e9;
    for (const AgentView& agent : crowd.agents())
        least = std::min(least, -nav::signedDistance(agent.position, polygon) - agent.radius);
    return least;
}

QString refusalOf(const Corners& corners)
{
    const Result<Crowd> crowd = Crowd::of(spawning(area(corners, 1, 0.25)));
    return crowd ? QString() : QString::fromStdString(crowd.error().text());
}

/// A comb with so many teeth of width 1 and length 40, one unit apart, on a bar of height 2.
Corners comb(int teeth)
{
    Corners corners{{0, -2}, {2.0 * teeth, -2}};
    for (int i = teeth - 1; i >= 0; --i) {
        const double x = 2.0 * i;
        for (const Point p : {Point{x + 1.5, 0}, {x + 1.5, 40}, {x + 0.5, 40}, {x + 0.5, 0}})
            corners.push_back(p);
    }
    return corners;
}

using Tally = std::map<std::pair<int, int>, double>; ///< by square of two units

std::pair<int, int> squareOf(Point p)
{
    return {static_cast<int>(std::floor(p.x / 2)), static_cast<int>(std::floor(p.y / 2))};
}

} // namespace

class CrowdSpawnPolygonTest : public QObject {
    Q_OBJECT

private slots:
    void agentsAreWhollyInside_data();
    void agentsAreWhollyInside();
    void placesAreUniform();
    void noRoomMeansNobodyEnters();
    void polygonsThatAreNoneAreRefused();
    void runsAreRepeated();
    void whatIsExpectedIsWhatEnters();
};

void CrowdSpawnPolygonTest::agentsAreWhollyInside_data()
{
    QTest::addColumn<Corners>("corners");
    QTest::addColumn<int>("count");
    QTest::newRow("two arms") << twoArms << 60;
    QTest::newRow("triangle") << Corners{{-5, 1}, {3, -2}, {4, 6}} << 20;
    // Of its box, a hundredth is inside.
    QTest::newRow("splinter") << Corners{{0, 0}, {100, 99}, {100, 100.5}, {0, 1.5}} << 30;
    QTest::newRow("corners in line")
        << Corners{{0, 0}, {2, 0}, {4, 0}, {9, 0}, {9, 9}, {0, 9}} << 30;
    QTest::newRow("repeated corners")
        << Corners{{0, 0}, {9, 0}, {9, 0}, {9, 9}, {0, 9}, {0, 9}} << 30;
    QTest::newRow("far away") << Corners{{1e6, 1e6}, {1e6 + 9, 1e6}, {1e6, 1e6 + 9}} << 10;
    QTest::newRow("thousands of corners") << comb(5000) << 200;
    // Sides may touch, as those of obstacles may.
    QTest::newRow("a corner on a side") << Corners{{0, 0}, {9, 0}, {9, 9}, {4, 0}, {0, 9}} << 20;
    QTest::newRow("two that share a corner")
        << Corners{{0, 0}, {6, 0}, {5, 5}, {10, 9}, {0, 10}, {5, 5}} << 20;
    QTest::newRow("a slit") << Corners{{0, 0}, {4, 0}, {4, 6}, {4, 0}, {9, 0}, {9, 9}, {0, 9}}
                            << 30;
}

void CrowdSpawnPolygonTest::agentsAreWhollyInside()
{
    QFETCH(const Corners, corners);
    QFETCH(const int, count);
    const Crowd crowd = crowdOf(spawning(area(corners, static_cast<std::uint64_t>(count), 0.25)));
    QCOMPARE(crowd.size(), std::size_t(count));
    const double unit = 1.0 / static_cast<double>(crowd.params().denominator);
    QVERIFY2(leastRoom(crowd, corners) >= -unit,
             qPrintable(QString::number(leastRoom(crowd, corners))));
    // The other winding is the same polygon.
    Corners reversed = corners;
    std::ranges::reverse(reversed);
    const Crowd other = crowdOf(spawning(area(reversed, static_cast<std::uint64_t>(count), 0.25)));
    QVERIFY(std::ranges::equal(crowd.agents(), other.agents(), {}, &AgentView::position,
                               &AgentView::position));
}

/// Against the shares that a fine lattice of places has, by a chi-squared test.
void CrowdSpawnPolygonTest::placesAreUniform()
{
    const double radius = 0.02;
    const nav::Polygon polygon{twoArms, false};
    Tally share;
    double all = 0;
    for (double x = 0.05; x < 20; x += 0.1)
        for (double y = 0.05; y < 20; y += 0.1)
            if (nav::signedDistance({x, y}, polygon) <= -radius) {
                share[squareOf({x, y})] += 1;
                all += 1;
            }
    Tally found;
    double sum = 0;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        CrowdParams params;
        params.seed = seed;
        const Crowd crowd = crowdOf(spawning(area(twoArms, 3000, radius)), params);
        QCOMPARE(crowd.size(), std::size_t(3000));
        for (const AgentView& agent : crowd.agents())
            found[squareOf(agent.position)] += 1;
        sum += 3000;
    }
    double chi = 0;
    for (const auto& [square, places] : share) {
        const double expected = sum * places / all;
        chi += (found[square] - expected) * (found[square] - expected) / expected;
    }
    QCOMPARE(found.size(), share.size());
    const double freedom = static_cast<double>(share.size() - 1);
    // Four standard deviations; squares at the rim have a share that the lattice rounds.
    QVERIFY2(chi < freedom + 4 * std::sqrt(2 * freedom),
             qPrintable(QString("%1 of %2").arg(chi).arg(freedom)));
}

void CrowdSpawnPolygonTest::noRoomMeansNobodyEnters()
{
    // Too narrow for the agents.
    Crowd narrow = crowdOf(spawning(area({{0, 0}, {30, 0}, {30, 0.4}, {0, 0.4}}, 5, 0.25)));
    QCOMPARE(narrow.size(), std::size_t(0));
    QCOMPARE(narrow.waiting(), std::uint64_t(5));
    QVERIFY(narrow.expectsAgents());
    narrow.step();
    QCOMPARE(narrow.size(), std::size_t(0));
    // All of its corners are in line.
    QCOMPARE(crowdOf(spawning(area({{0, 0}, {4, 4}, {8, 8}}, 5, 0.25))).waiting(),
             std::uint64_t(5));
    // Only one arm is broad enough.
    const Crowd half = crowdOf(spawning(area(twoArms, 5, 1.2)));
    QCOMPARE(half.size(), std::size_t(5));
    for (const AgentView& agent : half.agents())
        QVERIFY(agent.position.x < 8);
    // Blocked from end to end.
    Scenario blocked = spawning(area(twoArms, 5, 0.25));
    blocked.obstacles = {{7, nav::Circle{{10, 10}, 30}}};
    QCOMPARE(crowdOf(blocked).waiting(), std::uint64_t(5));
    // Only the end of one arm is free.
    blocked.obstacles = {{7, nav::Polygon{{{-1, -1}, {21, -1}, {21, 18}, {-1, 18}}, false}},
                         {8, nav::Circle{{4, 20}, 6}}};
    const Crowd rest = crowdOf(blocked);
    QVERIFY(rest.size() > 0);
    for (const AgentView& agent : rest.agents())
        QVERIFY(agent.position.x > 18 && agent.position.y > 18);
}

void CrowdSpawnPolygonTest::polygonsThatAreNoneAreRefused()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(refusalOf(twoArms).isEmpty());
    QVERIFY(refusalOf({{0, 0}, {4, 4}, {4, 0}, {0, 4}}).contains("must not cross"));
    QVERIFY(refusalOf({{0, 0}, {4, 4}}).contains("three different corners"));
    QVERIFY(refusalOf({{0, 0}, {4, 4}, {0, 0}, {4, 4}}).contains("three different corners"));
    QVERIFY(refusalOf({{1, 1}, {1, 1}, {1, 1}}).contains("three different corners"));
    QVERIFY(refusalOf({{0, 0}, {nan, 4}, {4, 0}}).contains("within 1e9"));
    QVERIFY(refusalOf({{0, 0}, {2e9, 4}, {4, 0}}).contains("within 1e9"));
    QVERIFY(refusalOf({{0, 0}, {4, 4}, {4, 0}, {0, 4}}).contains("The spawn area 3"));
}

void CrowdSpawnPolygonTest::runsAreRepeated()
{
    SpawnArea slow = area(twoArms, 60, 0.25);
    slow.rate = 20;
    Scenario scenario = spawning(slow);
    scenario.groups[0].goal = Point{4, 40};
    scenario.groups[0].stack = {{BehaviourKind::avoidAgents}, {BehaviourKind::arrive}};
    Crowd one = crowdOf(scenario);
    Crowd other = crowdOf(scenario);
    Recorder recorder(one, scenarioHash(scenario));
    for (int i = 0; i < 100; ++i) {
        one.step(1);
        other.step(4);
        QCOMPARE(one.hash(), other.hash());
        recorder.take(one);
        if (i == 30) {
            const Crowd copy = other;
            other = copy;
        }
    }
    QCOMPARE(one.size(), std::size_t(60));
    const Result<Verification> verified = verify(recorder.recording(), scenario, {});
    QVERIFY(verified);
    QCOMPARE(verified->outcome, Verification::Outcome::verified);
    // Another corner is another scenario.
    const std::uint64_t hash = scenarioHash(scenario);
    scenario.spawns[0].corners[0].x -= 1;
    QVERIFY(scenarioHash(scenario) != hash);
    CrowdParams seeded;
    seeded.seed = 5;
    QVERIFY(crowdOf(spawning(area(twoArms, 5, 0.25)), seeded).hash() !=
            crowdOf(spawning(area(twoArms, 5, 0.25))).hash());
}

/// Also where the area ends before all of its agents are due, between two steps, and at once.
void CrowdSpawnPolygonTest::whatIsExpectedIsWhatEnters()
{
    struct Times {
        std::uint64_t count;
        double rate;
        double from;
        std::optional<double> until;
    };
    for (const auto& [count, rate, from, until] :
         {Times{9, 2, 0, {}}, Times{9, 2, 0, 1.7}, Times{0, 7, 0.33, 1.01}, Times{5, 0, 1, {}},
          Times{5, 0, 1, 0.5}, Times{5, 0, 1, 1}, Times{20, 0.1, 0, 3}, Times{4, 3, 2, 2.02}}) {
        SpawnArea timed = area(twoArms, count, 0.25);
        timed.rate = rate;
        timed.from = from;
        timed.until = until;
        Crowd crowd = crowdOf(spawning(timed));
        Crowd ahead = crowd;
        for (int i = 0; i < 120; ++i)
            ahead.step();
        const std::size_t all = ahead.size();
        for (int i = 0; i < 120; ++i) {
            QCOMPARE(crowd.expectedAgents(), std::optional<std::uint64_t>(all - crowd.size()));
            QCOMPARE(crowd.expectsAgents(), crowd.size() < all);
            crowd.step();
        }
    }
}

QTEST_GUILESS_MAIN(CrowdSpawnPolygonTest)
#include "crowdspawnpolygontest.moc"
