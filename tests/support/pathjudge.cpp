#include "tests/support/pathjudge.h"

#include "libnav/path/pathfinder.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

namespace thicket::test {

namespace {

using nav::ObstacleField;
using nav::Path;
using nav::PathResult;
using nav::PathStatus;

/// Where an edge begins or ends and which way it runs there.
struct Pose {
    Point at;
    Point direction;
};

Pose poseOn(const nav::HuggingEdge& arc, double angle)
{
    const Point outward{std::cos(angle), std::sin(angle)};
    return {arc.pointAt(angle), sign(arc.winding) * leftNormal(outward)};
}

std::pair<Pose, Pose> posesOf(const nav::TangentEdge& edge)
{
    if (const auto* arc = std::get_if<nav::HuggingEdge>(&edge))
        return {poseOn(*arc, arc->from), poseOn(*arc, arc->to)};
    const auto& straight = std::get<nav::SurfingEdge>(edge);
    const double whole = std::max(straight.length(), 1e-300);
    const Point direction = (1 / whole) * (straight.to - straight.from);
    return {{straight.from, direction}, {straight.to, direction}};
}

/// Edges that follow each other without a jump or a bend.
bool isSmooth(const Path& path, const ObstacleField& field)
{
    const auto isPoint = [&](const nav::TangentEdge& edge) { // too short for a direction
        const auto* straight = std::get_if<nav::SurfingEdge>(&edge);
        return straight && straight->length() < 1e3 * field.tolerance();
    };
    for (std::size_t i = 0; i + 1 < path.edges().size(); ++i) {
        const nav::TangentEdge& edge = path.edges()[i];
        const nav::TangentEdge& next = path.edges()[i + 1];
        const Pose end = posesOf(edge).second;
        const Pose begin = posesOf(next).first;
        if (distance(end.at, begin.at) > 10 * field.tolerance())
            return false;
        if (!isPoint(edge) && !isPoint(next) && dot(end.direction, begin.direction) < 0.99)
            return false;
    }
    return true;
}

double deepestOn(const Path& path, const PathOracle& oracle)
{
    double deepest = -1;
    for (int i = 0; i <= 300; ++i)
        deepest = std::max(deepest, oracle.depth(path.pointAt(path.length() * i / 300)));
    return deepest;
}

std::string written(const char* what, double number)
{
    char text[64];
    std::snprintf(text, sizeof text, "%s %.15g", what, number);
    return text;
}

std::string faultOfPath(const JudgedWorld& judged, const Path& path, double want)
{
    const double slack = 2 * judged.field.tolerance();
    if (!agree(path.length(), want, judged.field))
        return written("length", path.length()) + written(" instead of", want);
    if (const double deep = deepestOn(path, judged.oracle); deep > slack)
        return written("inside an obstacle by", deep);
    return isSmooth(path, judged.field) ? "" : "an edge jumps or bends";
}

} // namespace

JudgedWorld::JudgedWorld(World of)
    : world(std::move(of)), field(fieldOf(world)),
      oracle(world.obstacles, world.agentRadius, field.tolerance(), 1e3 * field.tolerance())
{}

bool agree(double a, double b, const ObstacleField& field)
{
    return std::abs(a - b) <= std::max(1e-9 * std::max(a, b), field.tolerance());
}

std::string faultOf(const JudgedWorld& judged, Point start, Point goal)
{
    PathStatus want = PathStatus::found;
    std::optional<double> length;
    if (judged.oracle.isBlocked(start))
        want = PathStatus::startBlocked;
    else if (judged.oracle.isBlocked(goal))
        want = PathStatus::goalBlocked;
    else if (!(length = judged.oracle.shortest(start, goal)))
        want = PathStatus::unreachable;

    const PathResult result = findPath(judged.field, start, goal);
    if (result.status != want)
        return std::string(name(result.status)) + " instead of " + name(want);
    if (want != PathStatus::found)
        return {};
    if (std::string fault = faultOfPath(judged, result.path, *length); !fault.empty())
        return fault;
    if (distance(result.path.pointAt(0), start) >= 1e-9 ||
        distance(result.path.pointAt(result.path.length()), goal) >= 1e-9)
        return "does not join start and goal";
    const PathResult back = findPath(judged.field, goal, start);
    if (back.status != want)
        return std::string("on the way back ") + name(back.status);
    const std::string fault = faultOfPath(judged, back.path, *length);
    return fault.empty() ? fault : "on the way back " + fault;
}

} // namespace thicket::test
