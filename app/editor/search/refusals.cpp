#include "app/editor/search/refusals.h"

#include <algorithm>

namespace thicket::editor {

Refusals::Refusals(const nav::SearchHistory& history)
{
    const nav::SearchTrace& trace = history.trace();
    for (std::uint32_t vertex = 0; vertex < trace.steps.size(); ++vertex) {
        const auto& tangents = trace.steps[vertex].tangents;
        for (std::uint32_t i = 0; i < tangents.size(); ++i) {
            if (!tangents[i].accepted)
                m_places[static_cast<std::size_t>(tangents[i].reason)].push_back(
                    {tangents[i].triedDuring, vertex, i});
        }
    }
    for (std::vector<Place>& places : m_places)
        std::stable_sort(places.begin(), places.end(),
                         [](const Place& a, const Place& b) { return a.step < b.step; });
}

std::span<const Refusals::Place> Refusals::upTo(std::size_t step, nav::Rejection reason) const
{
    const std::vector<Place>& places = m_places[static_cast<std::size_t>(reason)];
    const auto end = std::partition_point(places.begin(), places.end(),
                                          [step](const Place& one) { return one.step <= step; });
    return std::span(places).first(static_cast<std::size_t>(end - places.begin()));
}

} // namespace thicket::editor
