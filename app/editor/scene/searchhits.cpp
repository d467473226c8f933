#include "app/editor/scene/searchhits.h"

#include "app/editor/search/searchplay.h"

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

std::vector<nav::Point> SearchHits::before(const SearchPlay& play, const QRectF& visible)
{
    if (&m_history.trace() != &play.history().trace())
        gather(play.history());
    std::vector<nav::Point> found;
    for (const Hit& hit : m_hits) {
        if (hit.step >= play.at())
            break;
        if (visible.contains(hit.at.x, hit.at.y))
            found.push_back(hit.at);
        if (found.size() > mostHits)
            return {};
    }
    return found;
}

} // namespace thicket::editor
