#include "app/editor/scene/searchhits.h"

#include "app/editor/search/searchplay.h"

#include <algorithm>
#include <iterator>

namespace thicket::editor {

namespace {

constexpr std::size_t mostHits = 2000;

} // namespace

void SearchHits::gather(const nav::SearchHistory& history)
{
    m_history = history;
    m_hits.clear();
    const nav::SearchTrace& trace = history.trace();
    for (std::uint32_t step = 0; step < trace.taken.size(); ++step) {
        const nav::TakenTangent& taken = trace.taken[step];
        const nav::SearchStep::Tangent& tangent =
            trace.steps[trace.queued[taken.queued].source].tangents[taken.tried];
        const nav::SurfingEdge& edge = tangent.edge;
        const double length = edge.length();
        if (!tangent.accepted && tangent.reason == nav::Rejection::blockedSurfing && length > 0)
            m_hits.push_back(
                {step, edge.from + (tangent.blockedAt / length) * (edge.to - edge.from)});
    }
}

void SearchHits::look(const QRectF& visible)
{
    m_visible = visible;
    m_seen.clear();
    std::copy_if(m_hits.begin(), m_hits.end(), std::back_inserter(m_seen),
                 [&visible](const Hit& hit) { return visible.contains(hit.at.x, hit.at.y); });
}

std::vector<nav::Point> SearchHits::before(const SearchPlay& play, const QRectF& visible)
{
    const bool isAnother = &m_history.trace() != &play.history().trace();
    if (isAnother)
        gather(play.history());
    if (isAnother || visible != m_visible)
        look(visible);
    const auto end = std::partition_point(m_seen.begin(), m_seen.end(),
                                          [&play](const Hit& hit) { return hit.step < play.at(); });
    if (static_cast<std::size_t>(end - m_seen.begin()) > mostHits)
        return {};
    std::vector<nav::Point> found;
    std::transform(m_seen.begin(), end, std::back_inserter(found),
                   [](const Hit& hit) { return hit.at; });
    return found;
}

} // namespace thicket::editor
