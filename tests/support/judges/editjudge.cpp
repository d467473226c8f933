#include "tests/support/judges/editjudge.h"

#include "libnav/collision/searchview.h"
#include "libnav/path/queries.h"
#include "tests/support/judges/pathjudge.h"
#include "tests/support/worlds/editedworlds.h"
#include "tests/support/worlds/worldtext.h"

#include <algorithm>
#include <cmath>

namespace thicket::test {

namespace {

using nav::LiveQuery;
using nav::Obstacle;
using nav::ObstacleChange;
using nav::ObstacleField;
using nav::PathResult;
using nav::PathStatus;
using nav::Point;
using nav::Segment;

std::string text(Point p) { return "(" + exactText(p.x) + ", " + exactText(p.y) + ")"; }

std::string described(const PathResult& result)
{
    return std::string(name(result.status)) + " " + exactText(result.path.length());
}

void addPlaces(const nav::Shape& shape, std::vector<Point>& places)
{
    if (const auto* const circle = std::get_if<nav::Circle>(&shape)) {
        places.push_back(circle->center);
        places.push_back(circle->center + Point{circle->radius, 0});
        return;
    }
    const auto* const wall = std::get_if<nav::Wall>(&shape);
    const auto& points = wall ? wall->points : std::get<nav::Polygon>(shape).points;
    places.push_back(points[0]);
    places.push_back(0.5 * (points[0] + points[1]));
}

/// Where an edit may be noticed: in and on what came.
std::vector<Point> placesOf(const Edit& edit)
{
    std::vector<Point> places;
    for (const ObstacleChange& change : edit)
        if (change.after)
            addPlaces(*change.after, places);
    return places;
}

bool isSame(const PathResult& got, const PathResult& want, const ObstacleField& field)
{
    return got.status == want.status && agree(got.path.length(), want.path.length(), field);
}

} // namespace

EditRun::EditRun(const EditedCase& begin)
    : m_obstacles(begin.world.obstacles), m_queries(begin.queries),
      m_otherRadius(begin.otherRadius), m_options{.keepsTangents = begin.keepsTangents,
                                                  .keepsSights = begin.keepsTangents,
                                                  .labelsSpace = begin.keepsTangents},
      m_field(built(begin.world.agentRadius))
{
    for (const Segment& query : m_queries)
        m_live.emplace_back(query.a, query.b).solve(m_field);
}

ObstacleField EditRun::built(double agentRadius) const
{
    return ObstacleField::build(m_obstacles, agentRadius, m_options).value();
}

std::uint64_t EditRun::kept() const
{
    std::uint64_t kept = 0;
    for (const LiveQuery& live : m_live)
        kept += live.counts().kept;
    return kept;
}

std::vector<Point> EditRun::turns() const
{
    std::vector<Point> turns;
    for (const LiveQuery& live : m_live)
        for (const nav::TangentEdge& edge : live.result().path.edges())
            if (const auto* const line = std::get_if<nav::SurfingEdge>(&edge))
                turns.push_back(line->to);
    return turns;
}

std::string EditRun::step(const Edit& edit)
{
    applyTo(m_obstacles, edit);
    if (const auto applied = m_field.apply(edit); !applied)
        return "refused: " + applied.error().text();
    for (std::size_t i = 0; i < m_live.size(); ++i)
        if (const std::string fault = faultOfLive(i, edit); !fault.empty())
            return "kept answer: " + fault;
    if (const std::string fault = faultOfField(m_field, m_field.agentRadius(), edit);
        !fault.empty())
        return "edited field: " + fault;
    if (const std::string fault =
            faultOfField(m_field.withAgentRadius(m_otherRadius).value(), m_otherRadius, edit);
        !fault.empty())
        return "for another radius: " + fault;
    return {};
}

std::string EditRun::faultOfLive(std::size_t query, const Edit& edit)
{
    ++m_compared;
    const auto& [start, goal] = m_queries[query];
    const PathResult& live = m_live[query].update(m_field, edit);
    const PathResult fresh = findPath(m_field, start, goal);
    if (!isSame(live, fresh, m_field))
        return described(live) + " instead of " + described(fresh);
    return live.blockedBy == fresh.blockedBy && live.nearestFree == fresh.nearestFree
               ? std::string()
               : "blocked otherwise";
}

std::string EditRun::faultOfField(const ObstacleField& got, double agentRadius, const Edit& edit)
{
    const ObstacleField want = built(agentRadius);
    std::vector<Point> places = placesOf(edit);
    for (const Segment& query : m_queries) {
        m_compared += 2;
        if (const std::string fault = faultOfQuery(got, want, query); !fault.empty())
            return fault;
        places.push_back(query.a);
        places.push_back(query.b);
    }
    for (const Point p : places) {
        ++m_compared;
        if (const std::string fault = faultOfPlace(got, want, p); !fault.empty())
            return fault;
    }
    return {};
}

std::string EditRun::faultOfPlace(const ObstacleField& got, const ObstacleField& want,
                                  Point p) const
{
    // The tolerance also decides on seals (between minimum expansions, too), on dropped duplicates,
    // and on what is too deep.
    const double tolerance = std::max(got.tolerance(), want.tolerance());
    const bool isThin = want.agentRadius() < 1e3 * tolerance;
    const double doubt = got.tolerance() == want.tolerance() ? 0 : (isThin ? 3e3 : 150) * tolerance;
    const double clearance = want.clearance(p);
    if (std::abs(got.clearance(p) - clearance) > doubt)
        return "clearance at " + text(p) + " " + exactText(got.clearance(p)) + " instead of " +
               exactText(clearance);
    const bool isNamedAlike =
        doubt > 0
            ? got.obstacleAt(p).has_value() == want.obstacleAt(p).has_value()
            : got.obstacleAt(p) == want.obstacleAt(p) && got.obstaclesAt(p) == want.obstaclesAt(p);
    if (std::abs(clearance) >= doubt && !isNamedAlike)
        return "obstacle at " + text(p);
    return {};
}

std::string EditRun::faultOfQuery(const ObstacleField& got, const ObstacleField& want,
                                  const Segment& query) const
{
    const PathResult path = findPath(got, query.a, query.b);
    const bool isThere = isReachable(got, query.a, query.b);
    if (isThere != (path.status == PathStatus::found))
        return described(path) + " but reachable " + std::to_string(isThere);
    const PathResult wanted = findPath(want, query.a, query.b);
    // A joint may stand for another one 10 tolerances away, in either field.
    const double slack = got.tolerance() == want.tolerance() ? 0 : 100 * got.tolerance();
    const bool isAlike = isSame(path, wanted, want) ||
                         (path.status == wanted.status &&
                          std::abs(path.path.length() - wanted.path.length()) <= slack);
    if (isAlike || isInDoubt(got, want, query))
        return {};
    return described(path) + " instead of " + described(wanted);
}

// While the extent is within a factor of 2, an edited field keeps its tolerance. So another answer
// is also right where some tolerances decide. The same holds for an agent thinner than the minimum
// expansion, in every world.
bool EditRun::isInDoubt(const ObstacleField& got, const ObstacleField& want,
                        const Segment& query) const
{
    if (got.tolerance() == want.tolerance())
        return false;
    const double tolerance = std::max(got.tolerance(), want.tolerance());
    if (want.agentRadius() <
        std::max(nav::SearchView(got).minimumExpansion(), nav::SearchView(want).minimumExpansion()))
        return true;
    for (const Point end : {query.a, query.b})
        if (std::abs(want.clearance(end)) <= 3 * tolerance)
            return true;
    const double reach = 100 * tolerance;
    const auto answerFor = [&](double agentRadius) {
        return findPath(built(agentRadius), query.a, query.b);
    };
    const PathResult wide = answerFor(want.agentRadius() - reach);
    const PathResult narrow = answerFor(want.agentRadius() + reach);
    return wide.status != narrow.status ||
           std::abs(wide.path.length() - narrow.path.length()) > 100 * reach;
}

std::string faultOf(const EditedCase& edited)
{
    EditRun run(edited);
    for (const Edit& edit : edited.edits)
        if (std::string fault = run.step(edit); !fault.empty())
            return fault;
    return {};
}

EditedCase shrunk(EditedCase edited)
{
    const auto tryWith = [&](EditedCase smaller) {
        if (faultOf(smaller).empty())
            return false;
        edited = std::move(smaller);
        return true;
    };
    EditedCase last = edited;
    for (; last.edits.size() > 1; last.edits.erase(last.edits.begin()))
        applyTo(last.world.obstacles, last.edits.front());
    tryWith(last);
    for (std::size_t i = edited.edits.size(); i-- > 0;)
        for (std::size_t k = edited.edits[i].size(); k-- > 0;) {
            EditedCase smaller = edited;
            smaller.edits[i].erase(smaller.edits[i].begin() + static_cast<std::ptrdiff_t>(k));
            tryWith(smaller);
        }
    std::erase_if(edited.edits, [](const Edit& edit) { return edit.empty(); });
    for (std::size_t i = edited.queries.size(); i-- > 0 && edited.queries.size() > 1;) {
        EditedCase smaller = edited;
        smaller.queries.erase(smaller.queries.begin() + static_cast<std::ptrdiff_t>(i));
        tryWith(smaller);
    }
    edited.world = shrunk(edited.world, [&](const World& world) {
        EditedCase smaller = edited;
        smaller.world = world;
        return !faultOf(smaller).empty();
    });
    return edited;
}

std::string asInitialisers(const EditedCase& edited)
{
    std::string result = asInitialisers(edited.world, edited.queries.front()) + "    ids {";
    for (const Obstacle& obstacle : edited.world.obstacles)
        result += std::to_string(obstacle.id) + ", ";
    result += "}\n    other radius " + exactText(edited.otherRadius) + "\n    edits {\n";
    for (const Edit& edit : edited.edits) {
        result += "        {";
        for (const ObstacleChange& change : edit)
            result += "{" + std::to_string(change.id) + ", " +
                      (change.after ? asInitialiser(*change.after) : "{}") + "}, ";
        result += "},\n";
    }
    return result + "    }\n";
}

} // namespace thicket::test
