#include "tests/support/crowds/behaviourcatalogue.h"

#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/avoidagents.h"
#include "libsteer/behaviours/contain.h"
#include "libsteer/behaviours/flock.h"
#include "libsteer/behaviours/follow.h"
#include "libsteer/behaviours/orca.h"
#include "libsteer/behaviours/pursue.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/singleray.h"
#include "libsteer/behaviours/wallavoid.h"
#include "libsteer/behaviours/wander.h"

#include <numbers>
#include <variant>

namespace thicket::test {

using namespace steer;

namespace {

constexpr double step = 0.05;

Agent randomAgent(SplitMix& random, Point around, double spread)
{
    Agent agent;
    agent.position =
        around + Point{random.between(-spread, spread), random.between(-spread, spread)};
    agent.heading = directionOf(random.between(-3.14, 3.14));
    agent.radius = random.between(0.1, 0.6);
    agent.maxSpeed = random.between(0.5, 8);
    agent.maxForce = random.between(1, 30);
    agent.velocity = random.between(0, agent.maxSpeed) * agent.heading;
    agent.id = static_cast<std::uint32_t>(random.below(1 << 30));
    return agent;
}

Point flipped(Point p) { return {p.x, -p.y}; }

void change(SteeringScene& scene, const std::function<Point(Point)>& place,
            const std::function<Point(Point)>& vector)
{
    for (Agent* agent : {&scene.agent, &scene.other, &scene.second}) {
        agent->position = place(agent->position);
        agent->velocity = vector(agent->velocity);
        agent->heading = vector(agent->heading);
    }
    for (Neighbour& neighbour : scene.neighbours) {
        neighbour.position = place(neighbour.position);
        neighbour.velocity = vector(neighbour.velocity);
    }
    scene.target = place(scene.target);
    for (nav::Obstacle& obstacle : scene.obstacles)
        std::visit(
            [&](auto& shape) {
                if constexpr (requires { shape.points; })
                    for (Point& p : shape.points)
                        p = place(p);
                else
                    shape.center = place(shape.center);
            },
            obstacle.shape);
    std::vector<nav::TangentEdge> edges = scene.path.edges();
    const double turn = place({0, 1}).y - place({0, 0}).y;
    for (nav::TangentEdge& edge : edges) {
        if (auto* line = std::get_if<nav::SurfingEdge>(&edge)) {
            line->from = place(line->from);
            line->to = place(line->to);
        } else if (auto* arc = std::get_if<nav::HuggingEdge>(&edge)) {
            arc->center = place(arc->center);
            arc->from *= turn;
            arc->to *= turn;
            if (turn < 0)
                arc->winding = opposite(arc->winding);
        }
    }
    scene.path = nav::Path(std::move(edges));
    const Point a = place(scene.box.min);
    const Point b = place(scene.box.max);
    scene.box = {{std::min(a.x, b.x), std::min(a.y, b.y)},
                 {std::max(a.x, b.x), std::max(a.y, b.y)}};
    scene.sense();
}

template <class Record, class Ask> Point recorded(bool withRecord, Ask ask)
{
    Record record;
    return ask(withRecord ? &record : nullptr);
}

} // namespace

void SteeringScene::sense(double reach)
{
    field = nav::ObstacleField::build(obstacles, agent.radius).value();
    senseObstacles(field, agent.position, reach, around);
}

SteeringScene randomScene(SplitMix& random, Point origin)
{
    SteeringScene scene;
    const auto near = [&](double spread) {
        return origin + Point{random.between(-spread, spread), random.between(-spread, spread)};
    };
    scene.agent = randomAgent(random, origin, 1);
    scene.other = randomAgent(random, origin, 8);
    scene.second = randomAgent(random, origin, 8);
    scene.target = near(15);
    for (int i = random.below(14); i > 0; --i)
        scene.neighbours.push_back(neighbourOf(randomAgent(random, origin, 6)));
    std::int64_t id = 1;
    for (int i = random.below(6); i > 0; --i)
        scene.obstacles.push_back({id++, nav::Circle{near(10), random.between(0.2, 2)}});
    if (random.chance(0.7))
        scene.obstacles.push_back({id++, nav::Wall{{near(9), near(9), near(9)}, 0.3, false}});
    if (random.chance(0.7)) {
        const Point a = near(9);
        scene.obstacles.push_back(
            {id++, nav::Polygon{{a, a + Point{random.between(1, 5), random.between(-1, 1)},
                                 a + Point{random.between(-1, 1), random.between(2, 5)}}}});
    }
    if (random.chance(0.2))
        scene.obstacles.push_back({id++, nav::Circle{near(3), 25, true}});
    const double radius = random.between(1, 4);
    const Point begin = near(3);
    const Point bend = begin + Point{random.between(1, 6), 0};
    scene.path = nav::Path(
        {nav::SurfingEdge{begin, bend, {}, {}},
         nav::HuggingEdge{bend + Point{0, radius},
                          radius,
                          -std::numbers::pi / 2,
                          0,
                          nav::Winding::counterClockwise,
                          {}},
         nav::SurfingEdge{bend + Point{radius, radius}, bend + Point{radius, radius + 5}, {}, {}}});
    scene.box = nav::Box{origin - Point{6, 6}, origin + Point{6, 6}};
    scene.sense();
    return scene;
}

SteeringScene mirrored(const SteeringScene& scene)
{
    SteeringScene result = scene;
    change(result, flipped, flipped);
    return result;
}

SteeringScene shifted(const SteeringScene& scene, Point by)
{
    SteeringScene result = scene;
    change(
        result, [by](Point p) { return p + by; }, [](Point v) { return v; });
    return result;
}

namespace {

using Scene = SteeringScene;

void addToPoints(std::vector<NamedBehaviour>& all)
{
    const auto add = [&all](const char* name, auto ask) {
        all.push_back({name, [ask](const Scene& s, bool withRecord) {
                           return recorded<MotionRecord>(
                               withRecord, [&](MotionRecord* record) { return ask(s, record); });
                       }});
    };
    add("seek", [](const Scene& s, MotionRecord* r) {
        return seek(s.agent, s.target, SeekParams::of(s.agent), r);
    });
    add("flee", [](const Scene& s, MotionRecord* r) {
        return flee(s.agent, s.target, FleeParams::of(s.agent), r);
    });
    add("arrive", [](const Scene& s, MotionRecord* r) {
        return arrive(s.agent, s.target, ArriveParams::of(s.agent), r);
    });
    add("pursue", [](const Scene& s, MotionRecord* r) {
        return pursue(s.agent, s.other, PursueParams::of(s.agent), r);
    });
    add("evade", [](const Scene& s, MotionRecord* r) {
        return evade(s.agent, s.other, EvadeParams::of(s.agent), r);
    });
    add("interpose", [](const Scene& s, MotionRecord* r) {
        return interpose(s.agent, s.other, s.second, ArriveParams::of(s.agent), r);
    });
    // On the leader's axis, so that it has a mirror image.
    add("offset pursuit", [](const Scene& s, MotionRecord* r) {
        return offsetPursuit(s.agent, s.other, {-2, 0}, ArriveParams::of(s.agent), r);
    });
}

void addFlocking(std::vector<NamedBehaviour>& all)
{
    const auto add = [&all](const char* name, auto ask) {
        all.push_back({name, [ask](const Scene& s, bool withRecord) {
                           return recorded<FlockRecord>(
                               withRecord, [&](FlockRecord* record) { return ask(s, record); });
                       }});
    };
    add("separation", [](const Scene& s, FlockRecord* r) {
        return separation(s.agent, s.neighbours, SeparationParams::of(s.agent), r);
    });
    add("alignment", [](const Scene& s, FlockRecord* r) {
        return alignment(s.agent, s.neighbours, AlignmentParams::of(s.agent), r);
    });
    add("cohesion", [](const Scene& s, FlockRecord* r) {
        return cohesion(s.agent, s.neighbours, CohesionParams::of(s.agent), r);
    });
}

void addSensing(std::vector<NamedBehaviour>& all)
{
    all.push_back({"obstacle avoidance", [](const Scene& s, bool withRecord) {
                       return recorded<AvoidRecord>(withRecord, [&](AvoidRecord* r) {
                           return avoidObstacles(s.agent, s.around, AvoidParams::of(s.agent), r);
                       });
                   }});
    all.push_back({"wall avoidance", [](const Scene& s, bool withRecord) {
                       return recorded<WallRecord>(withRecord, [&](WallRecord* r) {
                           return avoidWalls(s.agent, s.around, {}, WallAvoidParams::of(s.agent),
                                             step, r)
                               .force;
                       });
                   }});
    all.push_back({"single ray", [](const Scene& s, bool withRecord) {
                       return recorded<SingleRayRecord>(withRecord, [&](SingleRayRecord* r) {
                           return singleRay(s.agent, s.target, s.field,
                                            SingleRayParams::of(s.agent), r);
                       });
                   }});
    all.push_back({"ray fan", [](const Scene& s, bool withRecord) {
                       return recorded<RayFanRecord>(withRecord, [&](RayFanRecord* r) {
                           const RayFan fan(RayFanParams::of(s.agent));
                           return rayFan(s.agent, s.target, s.field, fan, {}, step, r).force;
                       });
                   }});
    all.push_back({"ray fan on a wall",
                   [](const Scene& s, bool withRecord) {
                       return recorded<RayFanRecord>(withRecord, [&](RayFanRecord* r) {
                           const RayFan fan(RayFanParams::of(s.agent));
                           RayFanState state;
                           state.hand = Hand::left;
                           return rayFan(s.agent, s.target, s.field, fan, state, step, r).force;
                       });
                   },
                   false});
    all.push_back({"containment in a box", [](const Scene& s, bool withRecord) {
                       return recorded<ContainRecord>(withRecord, [&](ContainRecord* r) {
                           return containIn(s.agent, s.box, ContainParams::of(s.agent), r);
                       });
                   }});
    all.push_back({"containment among obstacles", [](const Scene& s, bool withRecord) {
                       return recorded<ContainRecord>(withRecord, [&](ContainRecord* r) {
                           return containIn(s.agent, s.field, ContainParams::of(s.agent), r);
                       });
                   }});
}

void addOthers(std::vector<NamedBehaviour>& all)
{
    all.push_back({"avoidance of agents",
                   [](const Scene& s, bool withRecord) {
                       return recorded<AvoidAgentsRecord>(withRecord, [&](AvoidAgentsRecord* r) {
                           return avoidAgents(s.agent, s.neighbours, AvoidAgentsParams::of(s.agent),
                                              r);
                       });
                   },
                   false});
    all.push_back({"hide", [](const Scene& s, bool withRecord) {
                       return recorded<HideRecord>(withRecord, [&](HideRecord* r) {
                           return hide(s.agent, s.other, s.around.discs, HideParams::of(s.agent),
                                       r);
                       });
                   }});
    all.push_back({"wander",
                   [](const Scene& s, bool withRecord) {
                       return recorded<WanderRecord>(withRecord, [&](WanderRecord* r) {
                           return wander(s.agent, {{s.agent.id}, {1, 0}}, WanderParams::of(s.agent),
                                         step, r)
                               .force;
                       });
                   },
                   false});
    all.push_back(
        {"path following", [](const Scene& s, bool withRecord) {
             return recorded<FollowRecord>(withRecord, [&](FollowRecord* r) {
                 return followForce(s.agent, s.path, {}, FollowParams::of(s.agent), r).force;
             });
         }});
    all.push_back({"orca", [](const Scene& s, bool withRecord) {
                       return recorded<OrcaRecord>(withRecord, [&](OrcaRecord* r) {
                           OrcaParams params = OrcaParams::of(s.agent, step);
                           params.lean = 0;
                           const Point preferred =
                               s.agent.maxSpeed *
                               unitOr(s.target - s.agent.position, s.agent.heading);
                           return orca(s.agent, preferred, s.neighbours, s.around, params, r);
                       });
                   }});
}

} // namespace

const std::vector<NamedBehaviour>& behaviourCatalogue()
{
    static const std::vector<NamedBehaviour> all = [] {
        std::vector<NamedBehaviour> made;
        addToPoints(made);
        addFlocking(made);
        addSensing(made);
        addOthers(made);
        for (const char* jumping : {"obstacle avoidance", "wall avoidance", "avoidance of agents",
                                    "single ray", "ray fan", "ray fan on a wall", "orca"})
            for (NamedBehaviour& behaviour : made)
                if (behaviour.name == jumping)
                    behaviour.isContinuous = false;
        return made;
    }();
    return all;
}

} // namespace thicket::test
