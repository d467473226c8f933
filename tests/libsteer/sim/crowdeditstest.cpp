#include "libnav/path/path.h"
#include "libsteer/sim/crowd.h"
#include "tests/support/crowds/crowdscenes.h"
#include "tests/support/oracles/bareobstacles.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <optional>
#include <random>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

/// The gap of each agent's rim to the nearest obstacle, at most 1, by id.
std::map<std::uint32_t, double> gapsOf(const Crowd& crowd, const BareObstacles& obstacles)
{
    std::map<std::uint32_t, double> gaps;
    for (const AgentView& view : crowd.agents())
        gaps[view.id] = obstacles.along(view.position, view.position).gap - view.radius;
    return gaps;
}

/// Agents far apart, half of them so fast that they cross the others' cells in a step.
Scenario fastCrowd()
{
    Scenario scenario;
    scenario.groups.resize(2);
    scenario.groups[0].maxSpeed = 60;
    scenario.groups[0].maxForce = 1000;
    scenario.groups[0].stack = {{BehaviourKind::wander, 1}};
    scenario.groups[1].stack = {{BehaviourKind::wander, 1}};
    for (std::uint32_t id = 0; id < 400; ++id)
        scenario.agents.push_back(
            {id, id % 2, {id % 20 * 4.0, id / 20 * 4.0}, {1, 0}, id % 3 ? 0.1 : 0.3});
    return scenario;
}

/// A circle, wall or polygon at p, now and then none or an inverted circle.
std::optional<nav::Shape> someShape(Point p, double size, std::mt19937& random)
{
    switch (random() % 16) {
    case 0:
        return std::nullopt;
    case 1:
        return nav::Circle{p, 5 * size + 40, true};
    case 2:
    case 3:
        return nav::Wall{{p, p + Point{size, 5}, p + Point{size + 4, 0}}, 0.2, false};
    case 4:
    case 5:
        return nav::Polygon{{p, p + Point{size + 1, 0}, p + Point{0, size + 1}}, false};
    default:
        return nav::Circle{p, size, false};
    }
}

} // namespace

/// Obstacles change under a running crowd.
class CrowdEditsTest : public QObject {
    Q_OBJECT

private slots:
    void agentsUnderANewObstacleOnlyMoveOut_data();
    void agentsUnderANewObstacleOnlyMoveOut();
    void aClosedDoorHoldsThemUntilItOpens();
    void anEditFindsAllAgentsInside();
};

void CrowdEditsTest::agentsUnderANewObstacleOnlyMoveOut_data()
{
    QTest::addColumn<CrowdStyle>("style");
    for (const Navigation navigation : {Navigation::path, Navigation::flow})
        for (const bool orca : {false, true}) {
            const CrowdStyle style{.navigation = navigation, .orca = orca};
            QTest::newRow(name(style).c_str()) << style;
        }
}

void CrowdEditsTest::agentsUnderANewObstacleOnlyMoveOut()
{
    QFETCH(CrowdStyle, style);
    const CrowdTrial trial = trapCrowd(traps()[3], 100, style);
    Crowd crowd = Crowd::of(trial.scenario).value();
    while (crowd.time() < 3)
        crowd.step();
    // over the middle of the crowd: some are deep inside, some are touched, most are not
    Point middle{0, 0};
    for (const AgentView& view : crowd.agents())
        middle = middle + (1.0 / static_cast<double>(crowd.size())) * view.position;
    std::vector<nav::Obstacle> obstacles = trial.scenario.obstacles;
    obstacles.push_back({100, nav::Circle{middle, 1.7, false}});
    QVERIFY(crowd.apply(ChangeObstacles{{{100, obstacles.back().shape}}}));
    const BareObstacles bare(obstacles, 2);
    auto before = gapsOf(crowd, bare);
    const auto isInside = [](const auto& of) { return of.second < -1e-9; };
    QVERIFY(std::count_if(before.begin(), before.end(), isInside) > 3);
    while (crowd.time() < 80 && crowd.size() > 0) {
        crowd.step();
        const auto after = gapsOf(crowd, bare);
        for (const auto& [id, gap] : after)
            QVERIFY2(gap >= std::min(0.0, before.at(id)) - 1e-9,
                     qPrintable(QString("agent %1 at %2 s: gap %3 after %4")
                                    .arg(id)
                                    .arg(crowd.time())
                                    .arg(gap)
                                    .arg(before.at(id))));
        before = after;
    }
    QCOMPARE(crowd.size(), 0u);
}

void CrowdEditsTest::aClosedDoorHoldsThemUntilItOpens()
{
    for (const Navigation navigation : {Navigation::path, Navigation::flow}) {
        // Four walls with a door on the far side, which closes before the first agent arrives.
        CrowdTrial trial = trapCrowd(traps()[4], 50, {.navigation = navigation});
        trial.scenario.obstacles = {
            {1,
             nav::Wall{{{5, 2}, {5, 12}, {-40, 12}, {-40, -12}, {5, -12}, {5, -2}}, 0.2, false}}};
        Crowd crowd = Crowd::of(trial.scenario).value();
        const nav::Shape door = nav::Wall{{{5, -2}, {5, 2}}, 0.2, false};
        QVERIFY(crowd.apply(ChangeObstacles{{{2, door}}}));
        while (crowd.time() < 20)
            crowd.step();
        QCOMPARE(crowd.size(), 50u);
        for (const AgentView& view : crowd.agents())
            QVERIFY(view.position.x <= 5 - 0.1 - view.radius);
        QVERIFY(crowd.apply(ChangeObstacles{{{2, {}}}}));
        while (crowd.time() < 80 && crowd.size() > 0)
            crowd.step();
        QCOMPARE(crowd.size(), 0u);
    }
}

/// The hash names who is inside. A change that concerns every agent makes the crowd test all.
void CrowdEditsTest::anEditFindsAllAgentsInside()
{
    Crowd crowd = Crowd::of(fastCrowd()).value();
    std::mt19937 random(20261123);
    const auto below = [&](double most) { return most * 0x1p-32 * random(); };
    const std::vector<nav::ObstacleChange> boundary{{9, nav::Circle{{40, 40}, 1e6, true}}};
    bool wasFound = false;
    for (int round = 0; round < 300; ++round) {
        ChangeObstacles edit;
        for (double count = below(4); count > 0; --count)
            edit.changes.push_back({static_cast<std::int64_t>(below(8)),
                                    someShape({below(80), below(80)}, below(4), random)});
        const std::uint64_t before = crowd.hash();
        Crowd testsAll = crowd;
        QVERIFY(crowd.apply(edit));
        edit.changes.insert(edit.changes.end(), boundary.begin(), boundary.end());
        QVERIFY(testsAll.apply(edit));
        QVERIFY(testsAll.apply(ChangeObstacles{{{9, {}}}}));
        QVERIFY2(crowd.hash() == testsAll.hash(), qPrintable(QString("round %1").arg(round)));
        wasFound = wasFound || crowd.hash() != before;
        const auto id = static_cast<std::uint32_t>(below(400));
        if (round % 3 == 0 && crowd.apply(RemoveAgent{id})) {
            const CrowdAgent back{id, id % 2, {below(80), below(80)}, {1, 0}, 0.1 + below(0.3)};
            // It may stand in an obstacle.
            static_cast<void>(crowd.apply(AddAgent{back}));
        }
        if (round % 4 > 0)
            crowd.step();
    }
    QVERIFY(wasFound);
}

QTEST_APPLESS_MAIN(CrowdEditsTest)
#include "crowdeditstest.moc"
