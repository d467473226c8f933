#include "app/editor/scene/shownhandles.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/handleroom.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

constexpr double handleReach = 16; // logical pixels beside the view

} // namespace

ShownHandles::ShownHandles(const SceneSources& sources, const SceneState& state,
                           std::function<void()> hidingChanged)
    : m_sources(sources), m_state(state), m_hidingChanged(std::move(hidingChanged))
{}

EditableSelection ShownHandles::selected() const
{
    SelectionSummary& summary = m_sources.selection.summary();
    if (!summary.isFound())
        return {};
    const SelectionFacts& facts = summary.facts();
    return {facts.openBox, static_cast<std::size_t>(facts.openCount), facts.lastOpen,
            facts.hasOpenAgents};
}

HandleSet ShownHandles::set() const
{
    return handlesOf(m_sources.document.map(), selected(), m_state);
}

/// Of the vertices first: no middle of a side takes the room of one.
const std::vector<std::size_t>& ShownHandles::roomy(const HandleSet& set) const
{
    if (!m_roomy.empty() && m_roomyUnit == m_state.unitsPerPixel)
        return m_roomy;
    std::vector<nav::Point> places;
    places.reserve(set.handles.size());
    for (const Handle& handle : set.handles)
        places.push_back(handle.at);
    m_roomy = withRoom(places, handleSpacing * m_state.unitsPerPixel);
    m_roomyUnit = m_state.unitsPerPixel;
    return m_roomy;
}

void ShownHandles::tellHidden(const HandleSet& set) const
{
    std::size_t hidden = 0;
    if (set.outline) {
        const auto isVertex = [](const Handle& handle) { return handle.vertex.has_value(); };
        const auto drawn = std::count_if(m_roomy.begin(), m_roomy.end(),
                                         [&](std::size_t i) { return isVertex(set.handles[i]); });
        hidden = static_cast<std::size_t>(
            std::count_if(set.handles.begin(), set.handles.end(), isVertex) - drawn);
    }
    if (std::exchange(m_hidden, hidden) != hidden)
        m_hidingChanged();
}

bool ShownHandles::isSeen(const Handle& handle) const
{
    const double reach = handleReach * m_state.unitsPerPixel;
    return m_state.visible.adjusted(-reach, -reach, reach, reach)
        .contains(handle.at.x, handle.at.y);
}

ShownHandles::Drawn ShownHandles::drawn(const HandleSet& set) const
{
    if (!set.outline) {
        tellHidden(set);
        return {set.handles, {}, {}, false};
    }
    const std::vector<std::size_t>& all = roomy(set);
    tellHidden(set);
    Drawn drawn;
    drawn.hovered = m_state.hoveredHandle;
    const auto indices =
        validVertices(m_state.chosen, m_sources.document.map(), m_sources.selection.ids());
    std::vector<bool> isChosen(set.handles.size());
    std::vector<nav::Point> places;
    std::vector<Handle> chosen;
    for (const std::size_t index : indices) {
        isChosen[index] = true; // the vertices are the first handles
        if (!isSeen(set.handles[index]))
            continue;
        chosen.push_back(set.handles[index]);
        places.push_back(set.handles[index].at);
    }
    drawn.isHoveredChosen =
        drawn.hovered && drawn.hovered->vertex && isChosen[*drawn.hovered->vertex];
    for (const std::size_t i : withRoom(places, chosenSpacing * m_state.unitsPerPixel))
        drawn.chosen.push_back(chosen[i]);
    for (const std::size_t i : all) {
        if (!isChosen[i] && isSeen(set.handles[i]))
            drawn.plain.push_back(set.handles[i]);
    }
    return drawn;
}

} // namespace thicket::editor
