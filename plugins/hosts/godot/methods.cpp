#include "plugins/hosts/godot/methods.h"

namespace thicket::godot {

namespace {

using Arguments = const Value*;

std::vector<Method> obstacleMethods()
{
    return {
        {"load_map",
         Kind::flag,
         {{"text", Kind::text}},
         [](GameWorld& w, Arguments a, Value& to) { to.whole = w.loadMap(a[0].text); }},
        {"add_circle",
         Kind::flag,
         {{"id", Kind::whole}, {"center", Kind::point}, {"radius", Kind::number}},
         [](GameWorld& w, Arguments a, Value& to) {
             to.whole = w.addCircle(a[0].whole, a[1].point, a[2].number);
         }},
        {"add_wall",
         Kind::flag,
         {{"id", Kind::whole},
          {"points", Kind::points},
          {"thickness", Kind::number},
          {"closed", Kind::flag}},
         [](GameWorld& w, Arguments a, Value& to) {
             to.whole = w.addWall(a[0].whole, a[1].points, a[2].number, a[3].whole != 0);
         }},
        {"add_polygon",
         Kind::flag,
         {{"id", Kind::whole}, {"points", Kind::points}},
         [](GameWorld& w, Arguments a, Value& to) {
             to.whole = w.addPolygon(a[0].whole, a[1].points);
         }},
        {"move",
         Kind::flag,
         {{"id", Kind::whole}, {"by", Kind::point}},
         [](GameWorld& w, Arguments a, Value& to) { to.whole = w.move(a[0].whole, a[1].point); }},
        {"remove",
         Kind::flag,
         {{"id", Kind::whole}},
         [](GameWorld& w, Arguments a, Value& to) { to.whole = w.remove(a[0].whole); }},
    };
}

std::vector<Method> queryMethods()
{
    return {
        {"path",
         Kind::points,
         {{"from", Kind::point},
          {"to", Kind::point},
          {"radius", Kind::number},
          {"max_error", Kind::number}},
         [](GameWorld& w, Arguments a, Value& to) {
             to.points = w.path(a[0].point, a[1].point, a[2].number, a[3].number);
         }},
        {"path_length",
         Kind::number,
         {},
         [](GameWorld& w, Arguments, Value& to) { to.number = w.told().length; }},
        {"path_gap",
         Kind::number,
         {},
         [](GameWorld& w, Arguments, Value& to) { to.number = w.told().gap; }},
        {"path_outcome",
         Kind::text,
         {},
         [](GameWorld& w, Arguments, Value& to) { to.text = thk_outcome_name(w.told().outcome); }},
        {"reachable",
         Kind::flag,
         {{"from", Kind::point}, {"to", Kind::point}, {"radius", Kind::number}},
         [](GameWorld& w, Arguments a, Value& to) {
             to.whole = w.reachable(a[0].point, a[1].point, a[2].number);
         }},
        {"clearance",
         Kind::number,
         {{"position", Kind::point}, {"radius", Kind::number}},
         [](GameWorld& w, Arguments a, Value& to) {
             to.number = w.clearance(a[0].point, a[1].number);
         }},
        {"last_error",
         Kind::text,
         {},
         [](GameWorld& w, Arguments, Value& to) { to.text = w.error(); }},
    };
}

std::vector<Method> crowdMethods()
{
    return {
        {"add_group",
         Kind::whole,
         {{"goal", Kind::point}, {"max_speed", Kind::number}},
         [](GameWorld& w, Arguments a, Value& to) {
             to.whole = w.addGroup(a[0].point, a[1].number);
         }},
        {"add_agent",
         Kind::flag,
         {{"id", Kind::whole},
          {"group", Kind::whole},
          {"position", Kind::point},
          {"radius", Kind::number}},
         [](GameWorld& w, Arguments a, Value& to) {
             to.whole = w.addAgent(a[0].whole, a[1].whole, a[2].point, a[3].number);
         }},
        {"start_crowd",
         Kind::flag,
         {{"seed", Kind::whole}, {"step", Kind::number}},
         [](GameWorld& w, Arguments a, Value& to) {
             to.whole = w.startCrowd(a[0].whole, a[1].number);
         }},
        {"set_goal",
         Kind::flag,
         {{"group", Kind::whole}, {"goal", Kind::point}},
         [](GameWorld& w, Arguments a, Value& to) {
             to.whole = w.setGoal(a[0].whole, a[1].point);
         }},
        {"step",
         Kind::flag,
         {{"steps", Kind::whole}},
         [](GameWorld& w, Arguments a, Value& to) { to.whole = w.step(a[0].whole); }},
        {"positions",
         Kind::points,
         {},
         [](GameWorld& w, Arguments, Value& to) { to.points = w.positions(); }},
        {"crowd_hash",
         Kind::whole,
         {},
         [](GameWorld& w, Arguments, Value& to) { to.whole = w.hash(); }},
        {"keep", Kind::flag, {}, [](GameWorld& w, Arguments, Value& to) { to.whole = w.keep(); }},
        {"go_back",
         Kind::flag,
         {},
         [](GameWorld& w, Arguments, Value& to) { to.whole = w.goBack(); }},
    };
}

} // namespace

const std::vector<Method>& methods()
{
    static const std::vector<Method> all = [] {
        std::vector<Method> list = obstacleMethods();
        for (const auto& more : {queryMethods(), crowdMethods()})
            list.insert(list.end(), more.begin(), more.end());
        return list;
    }();
    return all;
}

bool succeeds(const Method& method, GameWorld& world, const Value* arguments,
              Value& answer) noexcept
try {
    const std::uint64_t before = world.failures();
    method.call(world, arguments, answer);
    return world.failures() == before;
} catch (...) {
    world.fail("out of memory"); // short: it needs none
    return false;
}

} // namespace thicket::godot
