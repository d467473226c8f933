#include "tests/support/crowds/crowdscenes.h"

namespace thicket::test {

namespace {

CrowdTrial named(std::string name, CrowdTrial trial)
{
    trial.name = std::move(name);
    return trial;
}

/// Shapes of every kind, inverted ones too, with agents all around whose goal is the middle.
CrowdTrial arena(const CrowdStyle& style)
{
    CrowdTrial trial{"arena", {}, 60};
    trial.scenario.obstacles = {
        {1, nav::Polygon{{{-20, -15}, {20, -15}, {24, 0}, {20, 15}, {-20, 15}}, true}},
        {2, nav::Polygon{{{-4, -9}, {5, -7}, {4, -3}, {-3, -4}}, false}},
        {3, nav::Wall{{{-5, 4}, {0, 8}, {5, 4}, {8, 6}}, 0.4, false}},
        {4, nav::Wall{{{10, -4}, {13, -4}, {13, -7}, {10, -7}}, 0.2, true}},
        {5, nav::Wall{{{-12, -4}, {-9, 4}}, 0, false}},
        {6, nav::Circle{{-7, -8}, 1.5, false}},
    };
    steer::CrowdGroup group;
    group.maxSpeed = style.maxSpeed;
    group.maxForce = style.maxForce;
    group.goal = nav::Point{0, 0};
    group.goalRadius = 2;
    group.stack = stackOf(style);
    trial.scenario.groups = {group};
    std::uint32_t id = 0;
    for (int x = -18; x <= 18; x += 2)
        for (const int y : {-13, -12, 12, 13})
            trial.scenario.agents.push_back(
                {.id = id++, .position = {double(x), double(y)}, .radius = 0.3});
    return trial;
}

} // namespace

std::vector<CrowdTrial> smallTrials()
{
    const CrowdStyle straight{.navigation = Navigation::straight};
    const CrowdStyle fan{.navigation = Navigation::fan};
    const CrowdStyle path;
    const CrowdStyle flow{.navigation = Navigation::flow};
    const CrowdStyle orca{.navigation = Navigation::path, .orca = true};
    const std::vector<Trap> places = traps();
    return {
        openPlane(400, 1, straight),
        named("open plane, ORCA",
              openPlane(200, 2, {.navigation = Navigation::straight, .orca = true})),
        boids(300, 3),
        named("field, straight", circleField(150, 60, 4, straight)),
        named("field, path", circleField(150, 60, 5, path)),
        named("field, flow", circleField(150, 60, 6, flow)),
        named("field, ORCA", circleField(100, 60, 7, orca)),
        named("field, 30 m/s", atThirty(circleField(150, 60, 8, path))),
        trapCrowd(places[0], 60, path),
        trapCrowd(places[1], 60, flow),
        trapCrowd(places[2], 60, fan),
        trapCrowd(places[3], 60, straight),
        trapCrowd(places[4], 60, orca),
        crossingStreams(60, 9, path),
        antipodalRing(60, path),
        mixedRadii(24, 10, path),
        named("far away", translated(circleField(60, 30, 11, flow), {1e7, -1e7})),
        coincidentAgents(30, path),
        corridorCounterFlow(30, 12, flow),
        arena(path),
    };
}

} // namespace thicket::test
