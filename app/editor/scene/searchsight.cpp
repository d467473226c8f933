#include "app/editor/scene/searchsight.h"

#include "app/editor/navigation/overlays.h"
#include "app/editor/scene/scenestate.h"
#include "app/editor/search/searchplay.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

/// Of a longer open list its beginning is drawn. The rest would be too dense.
constexpr std::size_t mostOpen = 1000;

/// In squares of the window: how many have a vertex tells how dense the others are.
class Squares {
public:
    static constexpr double side = 16; // logical pixels

    explicit Squares(const SceneState& state)
        : m_state(state), m_columns(static_cast<std::size_t>(state.viewport.width() / side) + 1),
          m_isUsed(m_columns * (static_cast<std::size_t>(state.viewport.height() / side) + 1))
    {}
    void add(nav::Point at)
    {
        const double unit = side * m_state.unitsPerPixel;
        const auto x = static_cast<std::size_t>((at.x - m_state.visible.left()) / unit);
        const auto y = static_cast<std::size_t>((at.y - m_state.visible.top()) / unit);
        const std::size_t place = y * m_columns + x;
        if (place < m_isUsed.size() && !m_isUsed[place]) {
            m_isUsed[place] = true;
            ++m_used;
        }
        ++m_count;
    }
    double spacing() const
    {
        return side * std::sqrt(static_cast<double>(m_used) /
                                static_cast<double>(std::max<std::size_t>(1, m_count)));
    }

private:
    const SceneState& m_state;
    std::size_t m_columns;
    std::vector<bool> m_isUsed;
    std::size_t m_used = 0;
    std::size_t m_count = 0;
};

/// The step after which the tangent was in the open list.
std::size_t queuingStep(const nav::SearchTrace& trace, std::uint32_t tangent)
{
    const auto found =
        std::partition_point(trace.taken.begin(), trace.taken.end(),
                             [tangent](const auto& taken) { return taken.queuedEnd <= tangent; });
    return static_cast<std::size_t>(found - trace.taken.begin());
}

} // namespace

SearchSight searchSight(const SearchPlay& play, const SceneState& state)
{
    const nav::SearchTrace& trace = play.history().trace();
    const nav::SearchMoment moment = play.moment();
    SearchSight sight;
    Squares squares(state);
    const auto isSeen = [&](nav::Point at) {
        const bool isInside = state.visible.contains(at.x, at.y);
        if (isInside)
            squares.add(at);
        return isInside;
    };
    for (std::uint32_t vertex = 0; vertex < moment.vertexCount; ++vertex) {
        if (isSeen(trace.steps[vertex].position))
            sight.closed.push_back(vertex);
    }
    for (const std::uint32_t tangent : play.history().openList(play.at(), 0, mostOpen)) {
        if (isSeen(trace.queued[tangent].edge.to))
            sight.open.push_back(tangent);
    }
    sight.spacing = squares.spacing();
    return sight;
}

std::optional<SearchVertex> searchVertexAt(const SearchPlay& play, const SceneState& state,
                                           const Overlays& overlays, nav::Point at, double slop)
{
    if (play.isEmpty())
        return {};
    const nav::SearchTrace& trace = play.history().trace();
    const SearchSight sight = searchSight(play, state);
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
        for (const std::uint32_t tangent : sight.open)
            consider(trace.queued[tangent].edge.to, true, tangent);
    }
    if (overlays.isShown(SearchPart::closed) && sight.spacing >= SearchSight::leastSpacing) {
        for (const std::uint32_t vertex : sight.closed)
            consider(trace.steps[vertex].position, false, vertex);
    }
    if (best)
        best->step =
            best->isOpen ? queuingStep(trace, best->number) : play.history().stepOf(best->number);
    return best;
}

} // namespace thicket::editor
