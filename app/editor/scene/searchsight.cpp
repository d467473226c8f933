#include "app/editor/scene/searchsight.h"

#include "app/editor/navigation/overlays.h"
#include "app/editor/scene/scenestate.h"
#include "app/editor/search/partcounts.h"
#include "app/editor/search/searchplay.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

/// Of a longer open list its beginning is drawn. The rest would be too dense.
constexpr std::size_t mostOpen = 1000;

constexpr double squareSide = 16; // logical pixels

/// The step after which the tangent was in the open list.
std::size_t queuingStep(const nav::SearchTrace& trace, std::uint32_t tangent)
{
    const auto found =
        std::partition_point(trace.taken.begin(), trace.taken.end(),
                             [tangent](const auto& taken) { return taken.queuedEnd <= tangent; });
    return static_cast<std::size_t>(found - trace.taken.begin());
}

} // namespace

const SearchSight& SeenSearch::at(const SearchPlay& play, const SceneState& state)
{
    if (&m_history.trace() != &play.history().trace() || m_visible != state.visible ||
        m_viewport != state.viewport)
        gather(play, state);
    if (m_step != play.at())
        look(play, state);
    return m_sight;
}

/// All vertices of the search that are in the window, whenever they were made.
void SeenSearch::gather(const SearchPlay& play, const SceneState& state)
{
    m_history = play.history();
    m_visible = state.visible;
    m_viewport = state.viewport;
    m_step.reset();
    m_vertices.clear();
    m_used.clear();
    m_columns = static_cast<std::size_t>(m_viewport.width() / squareSide) + 1;
    m_firstIn.assign(m_columns * (static_cast<std::size_t>(m_viewport.height() / squareSide) + 1),
                     never);
    const std::vector<nav::SearchStep>& steps = m_history.trace().steps;
    std::uint32_t used = 0;
    for (std::uint32_t vertex = 0; vertex < steps.size(); ++vertex) {
        const nav::Point at = steps[vertex].position;
        if (!m_visible.contains(at.x, at.y))
            continue;
        const auto square = squareOf(at, state);
        if (square && m_firstIn[*square] == never) {
            m_firstIn[*square] = static_cast<std::uint32_t>(m_vertices.size());
            ++used;
        }
        m_vertices.push_back(vertex);
        m_used.push_back(used);
    }
}

std::optional<std::size_t> SeenSearch::squareOf(nav::Point at, const SceneState& state) const
{
    const double unit = squareSide * state.unitsPerPixel;
    const auto x = static_cast<std::size_t>((at.x - m_visible.left()) / unit);
    const auto y = static_cast<std::size_t>((at.y - m_visible.top()) / unit);
    const std::size_t square = y * m_columns + x;
    return square < m_firstIn.size() ? std::optional(square) : std::nullopt;
}

/// Of those vertices the ones that exist at the playhead, and the open ones.
void SeenSearch::look(const SearchPlay& play, const SceneState& state)
{
    const nav::SearchTrace& trace = m_history.trace();
    m_step = play.at();
    const auto end =
        std::lower_bound(m_vertices.begin(), m_vertices.end(), play.moment().vertexCount);
    const auto closed = static_cast<std::size_t>(end - m_vertices.begin());
    m_sight.closed = std::span(m_vertices).first(closed);
    m_sight.open.clear();
    std::vector<std::size_t> others; // squares with open vertices only
    for (const std::uint32_t tangent : m_history.openList(play.at(), 0, mostOpen)) {
        const nav::Point at = trace.queued[tangent].edge.to;
        if (!m_visible.contains(at.x, at.y))
            continue;
        m_sight.open.push_back(tangent);
        const auto square = squareOf(at, state);
        if (square && m_firstIn[*square] >= closed)
            others.push_back(*square);
    }
    std::sort(others.begin(), others.end());
    const auto distinct = std::unique(others.begin(), others.end()) - others.begin();
    const double used = (closed == 0 ? 0.0 : m_used[closed - 1]) + static_cast<double>(distinct);
    const auto count = static_cast<double>(closed + m_sight.open.size());
    m_sight.spacing = squareSide * std::sqrt(used / std::max(1.0, count));
}

std::optional<SearchVertex> searchVertexAt(const SearchPlay& play, const SearchSight& sight,
                                           const Overlays& overlays, nav::Point at, double slop)
{
    const nav::SearchTrace& trace = play.history().trace();
    std::optional<SearchVertex> best;
    double nearest = slop;
    const auto consider = [&](nav::Point place, bool isOpen, std::uint32_t number) {
        const double distance = nav::distance(place, at);
        if (distance > nearest)
            return;
        nearest = distance;
        best = SearchVertex{isOpen, number, place, 0};
    };
    if (overlays.isShown(SearchPart::open)) {
        const std::vector<std::uint32_t> first =
            play.history().openList(play.at(), 0, bestOpenVertices);
        for (const std::uint32_t tangent :
             sight.isDense() ? std::span<const std::uint32_t>(first) : sight.open)
            consider(trace.queued[tangent].edge.to, true, tangent);
    }
    if (overlays.isShown(SearchPart::closed) && !sight.isDense()) {
        for (const std::uint32_t vertex : sight.closed)
            consider(trace.steps[vertex].position, false, vertex);
    }
    if (best)
        best->step =
            best->isOpen ? queuingStep(trace, best->number) : play.history().stepOf(best->number);
    return best;
}

} // namespace thicket::editor
