#include "app/editor/scene/showntangents.h"

#include "app/editor/navigation/overlays.h"
#include "app/editor/scene/edgeindex.h"
#include "app/editor/search/partcounts.h"
#include "app/editor/search/searchplay.h"
#include "app/editor/search/tracedsearch.h"
#include "app/editor/search/triednow.h"

#include <algorithm>

namespace thicket::editor {

namespace {

bool isBoxIn(const QRectF& window, const nav::SurfingEdge& edge)
{
    const auto [left, right] = std::minmax(edge.from.x, edge.to.x);
    const auto [low, high] = std::minmax(edge.from.y, edge.to.y);
    return left <= window.right() && right >= window.left() && low <= window.bottom() &&
           high >= window.top();
}

} // namespace

ShownTangents::ShownTangents(const SceneSources& sources, const SceneState& state)
    : m_sources(sources), m_state(state)
{}

const SearchPlay* ShownTangents::play() const
{
    const SearchPlay* play = m_state.search         ? m_state.search
                             : m_state.isSimulating ? nullptr
                                                    : m_state.traced;
    return play && !play->isEmpty() ? play : nullptr;
}

bool ShownTangents::isOutdated() const
{
    const SearchPlay* shown = play();
    return shown && shown->search().isOutdated();
}

const std::vector<ShownTangents::Tangent>& ShownTangents::inWindow() const
{
    if (!m_isFresh)
        gather();
    return m_tangents;
}

bool ShownTangents::isTooMany() const
{
    inWindow();
    return m_isTooMany;
}

void ShownTangents::gather() const
{
    m_isFresh = true;
    m_isTooMany = false;
    m_tangents.clear();
    m_tried.clear();
    const SearchPlay* shown = play();
    if (!shown)
        return;
    m_history = shown->history();
    const Overlays& overlays = m_sources.overlays;
    for (const SearchPart part : allSearchParts()) {
        if (!isOfGraph(part) || !overlays.isShown(part))
            continue;
        if (reasonOf(part))
            gatherRefused(part);
        else
            gatherQueued(part);
    }
    if (!m_state.search || !overlays.isShown(SearchPart::refused))
        return;
    for (const nav::SearchStep::Tangent& tangent : triedNow(*shown))
        m_tried.push_back(tangent.edge);
}

/// False if the part, which begins at `begin`, has too many; it is then dropped.
bool ShownTangents::add(const nav::SurfingEdge& edge, SearchPart part, double blockedAt,
                        std::size_t begin) const
{
    if (!isBoxIn(m_state.visible, edge))
        return true;
    m_tangents.push_back({edge, part, blockedAt});
    if (m_tangents.size() - begin <= mostTangentsInView)
        return true;
    m_tangents.resize(begin);
    m_isTooMany = true;
    return false;
}

void ShownTangents::gatherQueued(SearchPart part) const
{
    const std::size_t step = shownStep(*play(), m_state.search);
    const std::size_t begin = m_tangents.size();
    const std::vector<nav::QueuedTangent>& queued = m_history.trace().queued;
    const std::size_t end = m_history.at(step).queuedEnd;
    for (std::size_t i = 0; i < end; ++i) {
        if (queued[i].isLeftOut || (part == SearchPart::waiting && !m_history.isOpen(i, step)))
            continue;
        if (!add(queued[i].edge, part, 0, begin))
            return;
    }
}

void ShownTangents::gatherRefused(SearchPart part) const
{
    const SearchPlay& shown = *play();
    const std::size_t begin = m_tangents.size();
    for (const Refusals::Place& place :
         shown.search().refusals().upTo(shownStep(shown, m_state.search), *reasonOf(part))) {
        const nav::SearchStep::Tangent& tangent =
            m_history.trace().steps[place.vertex].tangents[place.tangent];
        if (!add(tangent.edge, part, tangent.blockedAt, begin))
            return;
    }
}

std::optional<nav::SurfingEdge> ShownTangents::edgeAt(nav::Point at, double slop) const
{
    std::optional<nav::SurfingEdge> best;
    double nearest = slop;
    const auto consider = [&](const nav::SurfingEdge& edge) {
        const double distance = distanceTo(edge, at);
        if (distance > nearest)
            return;
        nearest = distance;
        best = edge;
    };
    for (const Tangent& tangent : inWindow())
        consider(tangent.edge);
    for (const nav::SurfingEdge& edge : m_tried)
        consider(edge);
    return best;
}

} // namespace thicket::editor
