#include "libnav/bake/bakedsearch.h"
#include "libnav/bake/bakedstate.h"
#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>

namespace thicket::nav {

namespace {

/// A share by which a path may differ from its labels, by rounding. Beyond, their lengths are not
/// those of paths, and it is searched for.
constexpr double sameShare = 1e-9;

} // namespace

/// One query.
class BakedQuery {
public:
    BakedQuery(const BakedField& baked, std::size_t place, const Segment& query)
        : m_state(*baked.m_state), m_edits(baked.m_edits.get()), m_place(place), m_query(query),
          m_baked(m_state.fields[place]), m_layer(m_state.content.radii[place].layer)
    {}

    static std::optional<std::size_t> placeOf(const BakedField& baked, double agentRadius)
    {
        return baked.m_state->placeOf(agentRadius);
    }
    /// Fills the path; false if only a search can tell.
    bool fill(Path& path) const;
    const ObstacleField& now() const
    {
        return m_edits ? m_edits->fields[m_place] : m_state.fields[m_place];
    }

private:
    bool isInside(Point p) const
    {
        if (!m_layer.frame.bounds().contains(p))
            return false;
        const CellPart at = cellPartAt(m_layer.frame, p);
        return at.isIn(m_layer.clearParts[at.cell]) || m_baked.isFreeForRays(p);
    }
    double reachOfChange() const
    {
        // Beside a changed obstacle seals may come or go, and walls have their minimum expansion.
        return m_baked.agentRadius() + 2 * m_baked.minimumExpansion() + 200 * m_baked.tolerance();
    }
    bool mayHaveChanged(const Path& path) const;

    const BakedField::State& m_state;
    const BakedField::Edits* m_edits;
    std::size_t m_place;
    Segment m_query;
    SearchView m_baked;
    const BakedLayer& m_layer;
};

bool BakedQuery::fill(Path& path) const
{
    if (m_layer.hubs.empty() || !isInside(m_query.a) || !isInside(m_query.b) ||
        m_query.a == m_query.b)
        return false;
    thread_local BakedRoute route;
    if (!findRoute(m_baked, m_layer, m_query, route))
        return false;
    followRoute(m_baked, m_layer, m_query, route, path);
    return std::abs(path.length() - route.length) <= sameShare * route.length &&
           !(m_edits && mayHaveChanged(path));
}

// An added obstacle changes a path that it comes near; a removed one, if a path by way of it might
// be shorter.
bool BakedQuery::mayHaveChanged(const Path& path) const
{
    const SearchView changed(m_edits->fields[m_place]);
    if (m_edits->areTooMany ||
        m_edits->fields[m_place].numbering() != m_state.fields[m_place].numbering() ||
        !changed.isFreeForRays(m_query.a) || !changed.isFreeForRays(m_query.b))
        return true;
    const double reach = reachOfChange();
    for (const Box& added : m_edits->added) {
        const Box near = grown(added, reach);
        for (const TangentEdge& edge : path.edges())
            if (near.intersects(boxAround(edge)))
                return true;
    }
    return std::any_of(m_edits->removed.begin(), m_edits->removed.end(), [&](const Box& removed) {
        const Box near = grown(removed, reach);
        return distance(near, m_query.a) + distance(near, m_query.b) <= path.length();
    });
}

void findPath(const BakedField& baked, Point start, Point goal, double agentRadius,
              PathResult& result)
{
    const auto place = BakedQuery::placeOf(baked, agentRadius);
    if (!place || !isInRange(start) || !isInRange(goal)) {
        result = {};
        result.status = PathStatus::invalid;
        return;
    }
    const BakedQuery query(baked, *place, {start, goal});
    Path path = std::move(result.path);
    const bool isFilled = query.fill(path);
    result = {};
    result.path = std::move(path);
    if (!isFilled)
        return findPath(query.now(), start, goal, {}, result);
    result.status = PathStatus::found;
    result.lowerBound = result.path.length();
}

PathResult findPath(const BakedField& baked, Point start, Point goal, double agentRadius)
{
    PathResult result;
    findPath(baked, start, goal, agentRadius, result);
    return result;
}

} // namespace thicket::nav
