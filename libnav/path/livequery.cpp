#include "libnav/path/livequery.h"

#include "libnav/collision/searchview.h"
#include "libnav/path/pathground.h"
#include "libnav/path/solving.h"

#include <algorithm>

namespace thicket::nav {

namespace {

bool isStillThere(const SearchView& field, const Contact& contact)
{
    if (contact.kind != Contact::Kind::disc)
        return true;
    if (contact.disc >= field.discs().size())
        return false;
    const Disc& disc = field.discs()[contact.disc];
    return disc.obstacle == contact.obstacle && disc.corner == contact.corner;
}

/// Whether the path's contacts still are the discs that it touches.
bool areContactsGood(const SearchView& field, const Path& path)
{
    return std::all_of(path.edges().begin(), path.edges().end(), [&](const TangentEdge& edge) {
        if (const auto* const surfing = std::get_if<SurfingEdge>(&edge))
            return isStillThere(field, surfing->fromContact) &&
                   isStillThere(field, surfing->toContact);
        const auto& hugging = std::get<HuggingEdge>(edge);
        return isStillThere(field, hugging.contact) &&
               field.discs()[hugging.contact.disc].center == hugging.center;
    });
}

} // namespace

struct LiveQuery::State {
    Segment query;
    PathOptions options;
    PathResult result;
    Counts counts;
    Certificate certificate;
    PathGround ground;
    double agentRadius = 0; // of the certificate's field
    double tolerance = 0;

    void solve(const ObstacleField& field)
    {
        Budget budget(options);
        Solving solving;
        solving.certificate = &certificate;
        certificate = {};
        result = nav::solve(field, query, options, solving, budget);
        certificate.isValid &= result.status != PathStatus::tooFar;
        ground = result.path.isEmpty() ? PathGround{query.a, query.b} : PathGround(result.path);
        agentRadius = field.agentRadius();
        tolerance = field.tolerance();
        ++counts.searched;
    }
    bool isKept(const ObstacleField& field, std::span<const ObstacleChange> changes) const
    {
        if (!certificate.isValid || field.agentRadius() != agentRadius ||
            field.tolerance() != tolerance)
            return false;
        // Room for the minimum expansion of the new shape and of what the path turns round, and for
        // seals where the new shape touches others.
        const double reach =
            agentRadius + 2 * SearchView(field).minimumExpansion() + 200 * tolerance;
        return std::all_of(changes.begin(), changes.end(),
                           [&](const ObstacleChange& change) {
                               return !certificate.contains(change.id) &&
                                      (!change.after || ground.isClearOf(*change.after, reach));
                           }) &&
               areContactsGood(field, result.path);
    }
};

LiveQuery::LiveQuery(Point start, Point goal, const PathOptions& options)
    : m_state(std::make_unique<State>())
{
    m_state->query = {start, goal};
    m_state->options = options;
    m_state->result.status = PathStatus::invalid;
}

LiveQuery::~LiveQuery() = default;
LiveQuery::LiveQuery(LiveQuery&&) noexcept = default;
LiveQuery& LiveQuery::operator=(LiveQuery&&) noexcept = default;

void LiveQuery::setEnds(Point start, Point goal)
{
    m_state->query = {start, goal};
    m_state->certificate = {};
}

const PathResult& LiveQuery::solve(const ObstacleField& field)
{
    m_state->solve(field);
    return m_state->result;
}

const PathResult& LiveQuery::update(const ObstacleField& field,
                                    std::span<const ObstacleChange> changes)
{
    if (!m_state->isKept(field, changes))
        return solve(field);
    ++m_state->counts.kept;
    return m_state->result;
}

bool LiveQuery::keeps(const ObstacleField& field, std::span<const ObstacleChange> changes) const
{
    return m_state->isKept(field, changes);
}

std::optional<std::span<const std::int64_t>> LiveQuery::certificate() const
{
    if (!m_state->certificate.isValid)
        return std::nullopt;
    return m_state->certificate.obstacles;
}

const PathResult& LiveQuery::result() const { return m_state->result; }
LiveQuery::Counts LiveQuery::counts() const { return m_state->counts; }

} // namespace thicket::nav
