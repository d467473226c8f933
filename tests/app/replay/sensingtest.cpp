#include "app/editor/replay/sensing.h"
#include "app/editor/replay/mapagent.h"
#include "libnav/map/map.h"

#include <QTest>

#include <cmath>
#include <random>

namespace {

using namespace thicket;
using editor::Sensing;

nav::Map crossing()
{
    nav::Map map;
    const auto add = [&map](nav::Geometry geometry) {
        nav::MapObject object;
        object.id = map.unusedId();
        object.geometry = std::move(geometry);
        map.append(std::move(object));
    };
    add(nav::Circle{{3, 0.2}, 1});                 // 1: ahead, a little to the left
    add(nav::Circle{{-3, 0}, 1});                  // 2: behind
    add(nav::Wall{{{5, -9}, {5, 9}}, 0.2, false}); // 3: across the agent's course
    return map;
}

nav::ObstacleField fieldOf(const nav::Map& map, double radius)
{
    return nav::ObstacleField::build(nav::obstacles(map), radius).value();
}

steer::Agent walker()
{
    steer::Agent agent;
    agent.radius = 0.5;
    agent.velocity = {3, 0};
    return agent;
}

} // namespace

/// What is shown of an agent's steering is what the behaviours return.
class SensingTest : public QObject {
    Q_OBJECT

private slots:
    void seesWhatIsAhead()
    {
        const Sensing sensed = editor::sense(walker(), nav::Point{20, 0}, fieldOf(crossing(), 0.5));
        const steer::AvoidRecord& seen = *sensed.avoidance;
        QVERIFY(seen.chosen >= 0);
        const auto& chosen = seen.tagged[std::size_t(seen.chosen)];
        QCOMPARE(chosen.obstacle, std::int64_t(1));
        QVERIFY(std::abs(chosen.intersection - (3 - std::sqrt(1.5 * 1.5 - 0.2 * 0.2))) < 1e-9);
        QVERIFY(seen.lateral.y < 0); // away from the circle, to the right
        QCOMPARE(seen.halfWidth, 0.5);
        QCOMPARE(seen.length, steer::detectionLength(walker(), steer::AvoidParams::of(walker())));
        QCOMPARE(sensed.fan->rays.size(), std::size_t(17));
        const auto& straight = sensed.fan->rays[8];
        QVERIFY(straight.isBlocked);
        QVERIFY(std::abs(straight.at - chosen.intersection) < 1e-6);
    }

    void feelsTheWall()
    {
        steer::Agent agent = walker();
        agent.position = {3.5, -6};
        agent.heading = {0.8, 0.6};
        agent.velocity = 3 * agent.heading;
        const Sensing sensed = editor::sense(agent, {}, fieldOf(crossing(), 0.5));
        QVERIFY(sensed.walls->chosen >= 0);
        QCOMPARE(sensed.walls->met[std::size_t(sensed.walls->chosen)].obstacle, std::int64_t(3));
        QVERIFY(sensed.walls->push.x < 0 && std::abs(sensed.walls->push.y) < 1e-12);
        QVERIFY(sensed.walls->pull.y > 0 && std::abs(sensed.walls->pull.x) < 1e-12);
    }

    /// Compared with each behaviour alone, with the obstacles near the agent within its own range.
    void isWhatEachBehaviourSays()
    {
        std::mt19937_64 random(5);
        std::uniform_real_distribution<double> place(-8, 8);
        const nav::ObstacleField field = fieldOf(crossing(), 0.4);
        int avoiding = 0;
        int feeling = 0;
        for (int round = 0; round < 300; ++round) {
            steer::Agent agent = walker();
            agent.radius = 0.4;
            agent.position = {place(random), place(random)};
            agent.heading = steer::directionOf(place(random));
            agent.velocity = std::abs(place(random) / 3) * agent.heading;
            const Sensing sensed = editor::sense(agent, nav::Point{0, 7}, field);

            steer::Surroundings around;
            steer::AvoidRecord seen;
            const auto params = steer::AvoidParams::of(agent);
            senseObstacles(field, agent.position, detectionLength(agent, params), around);
            avoidObstacles(agent, around, params, &seen);
            QVERIFY(sensed.avoidance->lateral == seen.lateral);
            QVERIFY(sensed.avoidance->braking == seen.braking);
            avoiding += seen.chosen >= 0;

            steer::WallRecord walls;
            const auto wallParams = steer::WallAvoidParams::of(agent);
            senseObstacles(field, agent.position, wallParams.reach, around);
            avoidWalls(agent, around, {}, wallParams, 1.0 / 60, &walls);
            QVERIFY(sensed.walls->push == walls.push);
            QVERIFY(sensed.walls->pull == walls.pull);
            feeling += walls.chosen >= 0;

            for (const auto& ray : sensed.fan->rays) {
                const auto hit =
                    field.firstHit(agent.position, agent.position + 2 * 3.0 * ray.direction);
                QCOMPARE(ray.isBlocked, hit.has_value());
                QVERIFY(!hit || std::abs(ray.at - hit->at) < 1e-6);
            }
        }
        QVERIFY2(avoiding > 20 && feeling > 20,
                 qPrintable(QString("%1 %2").arg(avoiding).arg(feeling)));
    }

    void agentsAreAsTheirGroupSays()
    {
        nav::Map map = crossing();
        map.settings.agentGroups = {{"guards", 4, 9}, {"deer", 7, 5}};
        const nav::AgentMarker marker{{1, 2}, std::acos(-1.0) / 2, 0.7, "deer"};
        const steer::Agent deer = editor::agentOf(map, marker);
        QCOMPARE(deer.maxSpeed, 7.0);
        QCOMPARE(deer.maxForce, 5.0);
        QCOMPARE(deer.radius, 0.7);
        QVERIFY(deer.position == nav::Point({1, 2}));
        QVERIFY(std::abs(deer.heading.x) < 1e-12 && std::abs(deer.heading.y - 1) < 1e-12);
        QVERIFY(std::abs(deer.velocity.y - 7) < 1e-9);
        QCOMPARE(editor::agentOf(map, "", 0.3).maxSpeed, 4.0);
        map.settings.agentGroups.clear();
        QVERIFY(editor::agentOf(map, "", 0.3).maxSpeed > 0);
    }
};

QTEST_MAIN(SensingTest)
#include "sensingtest.moc"
