#include "tests/support/judges/pathjudge.h"
#include "libnav/collision/searchview.h"

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
using nav::SearchView;

/// An end of an edge and its direction there.
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

/// Whether an end of the edge touches a corner that paths turn at without an arc.
bool endsAtPoint(const nav::Contact& contact, const ObstacleField& field)
{
    if (contact.kind != nav::Contact::Kind::disc ||
        contact.disc >= SearchView(field).discs().size())
        return false;
    const nav::Disc& disc = SearchView(field).discs()[contact.disc];
    return disc.trueRadius < disc.radius;
}

bool mayBend(const nav::TangentEdge& edge, const ObstacleField& field)
{
    if (const auto* arc = std::get_if<nav::HuggingEdge>(&edge))
        return endsAtPoint(arc->contact, field);
    const auto& straight = std::get<nav::SurfingEdge>(edge);
    return straight.length() < 1e3 * field.tolerance() || // too short for a direction
           endsAtPoint(straight.fromContact, field) || endsAtPoint(straight.toContact, field);
}

/// Whether consecutive edges join without a jump or a bend.
bool isSmooth(const Path& path, const ObstacleField& field)
{
    for (std::size_t i = 0; i + 1 < path.edges().size(); ++i) {
        const nav::TangentEdge& edge = path.edges()[i];
        const nav::TangentEdge& next = path.edges()[i + 1];
        const Pose end = posesOf(edge).second;
        const Pose begin = posesOf(next).first;
        if (distance(end.at, begin.at) > 10 * field.tolerance())
            return false;
        if (!mayBend(edge, field) && !mayBend(next, field) &&
            dot(end.direction, begin.direction) < 0.99)
            return false;
    }
    return true;
}

Point pointOn(const nav::TangentEdge& edge, double share)
{
    if (const auto* arc = std::get_if<nav::HuggingEdge>(&edge))
        return arc->pointAt(arc->from + share * (arc->to - arc->from));
    const auto& straight = std::get<nav::SurfingEdge>(edge);
    return straight.from + share * (straight.to - straight.from);
}

double deepestOn(const Path& path, const PathOracle& oracle, double spacing)
{
    double deepest = -1;
    for (const nav::TangentEdge& edge : path.edges()) {
        const double whole = std::visit([](const auto& e) { return e.length(); }, edge);
        const int steps = 1 + static_cast<int>(whole / spacing);
        for (int i = 0; i <= steps; ++i)
            deepest = std::max(deepest, oracle.depth(pointOn(edge, double(i) / steps)));
    }
    return deepest;
}

/// Whether it goes through a wall that has no inside.
bool crossesThin(const Path& path, const PathOracle& oracle)
{
    struct Crosses {
        bool operator()(const nav::SurfingEdge& edge) const
        {
            return oracle.crossesThin(edge.from, edge.to);
        }
        bool operator()(const nav::HuggingEdge& arc) const
        {
            return oracle.crossesThin(arc.center, arc.radius, arc.from, arc.to);
        }
        const PathOracle& oracle;
    };
    return std::any_of(path.edges().begin(), path.edges().end(),
                       [&](const auto& edge) { return std::visit(Crosses{oracle}, edge); });
}

std::string written(const char* what, double number)
{
    char text[64];
    std::snprintf(text, sizeof text, "%s %.15g", what, number);
    return text;
}

double sumOf(const Path& path)
{
    double sum = 0;
    for (const nav::TangentEdge& edge : path.edges())
        sum += std::visit([](const auto& e) { return e.length(); }, edge);
    return sum;
}

std::string faultOfOneDirection(const JudgedWorld& judged, Point start, Point goal, Verdict want,
                                double spacing)
{
    const PathResult result = findPath(judged.field, start, goal);
    const double straight = distance(start, goal);
    if (want.isSealed &&
        (result.status != PathStatus::found || agree(result.path.length(), straight, judged.field)))
        return "";
    if (result.status != want.status)
        return std::string(name(result.status)) + " instead of " + name(want.status);
    if (want.status != PathStatus::found)
        return result.path.isEmpty() ? "" : "a path without being found";
    if (!agree(result.path.length(), want.length, judged.field) &&
        std::abs(result.path.length() - want.length) > judged.oracle.doubt())
        return written("length", result.path.length()) + written(" instead of", want.length);
    return flawOf(judged, result.path, start, goal, spacing);
}

} // namespace

JudgedWorld::JudgedWorld(World of)
    : world(std::move(of)), field(fieldOf(world)),
      oracle(world.obstacles, world.agentRadius, field.tolerance(),
             SearchView(field).minimumExpansion())
{}

bool agree(double a, double b, const ObstacleField& field)
{
    return std::abs(a - b) <= std::max(1e-9 * std::max(a, b), field.tolerance());
}

bool areSameBits(const PathResult& a, const PathResult& b)
{
    return a.status == b.status && a.path.edges() == b.path.edges() && a.lowerBound == b.lowerBound;
}

Verdict verdictOn(const JudgedWorld& judged, Point start, Point goal)
{
    const auto isSealed = [&](Point end) {
        return judged.oracle.isBlocked(end) && judged.oracle.depth(end) <= judged.field.tolerance();
    };
    const bool anySealed = isSealed(start) || isSealed(goal);
    if (judged.oracle.isBlocked(start))
        return {PathStatus::startBlocked, 0, anySealed};
    if (judged.oracle.isBlocked(goal))
        return {PathStatus::goalBlocked, 0, anySealed};
    const std::optional<double> length = judged.oracle.shortest(start, goal);
    return length ? Verdict{PathStatus::found, *length} : Verdict{PathStatus::unreachable};
}

std::string flawOf(const JudgedWorld& judged, const Path& path, Point start, Point goal,
                   double spacing)
{
    const double rounding = judged.field.tolerance() / 10;
    if (distance(path.pointAt(0), start) > rounding ||
        distance(path.pointAt(path.length()), goal) > rounding)
        return "does not join start and goal";
    if (std::abs(sumOf(path) - path.length()) > 1e-12 * path.length())
        return "edges do not add up to the length";
    if (!isSmooth(path, judged.field))
        return "an edge jumps or bends";
    const double deep = deepestOn(path, judged.oracle, spacing * judged.world.scale);
    if (deep > 2 * judged.field.tolerance())
        return written("inside an obstacle by", deep);
    return crossesThin(path, judged.oracle) ? "through a wall without thickness" : "";
}

std::string faultOf(const JudgedWorld& judged, Point start, Point goal, double spacing)
{
    return faultOf(judged, start, goal, verdictOn(judged, start, goal), spacing);
}

std::string faultOf(const JudgedWorld& judged, Point start, Point goal, const Verdict& want,
                    double spacing)
{
    if (std::string fault = faultOfOneDirection(judged, start, goal, want, spacing); !fault.empty())
        return fault;
    Verdict back = want; // a blocked start is reported first, in either direction
    if (want.status == PathStatus::goalBlocked ||
        (want.status == PathStatus::startBlocked && !judged.oracle.isBlocked(goal)))
        back.status = want.status == PathStatus::goalBlocked ? PathStatus::startBlocked
                                                             : PathStatus::goalBlocked;
    const std::string fault = faultOfOneDirection(judged, goal, start, back, spacing);
    return fault.empty() ? fault : "on the way back " + fault;
}

} // namespace thicket::test
