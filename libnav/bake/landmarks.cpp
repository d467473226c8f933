#include "libnav/bake/landmarks.h"

#include "libnav/bake/contactnodes.h"

#include <algorithm>

namespace thicket::nav {

// The first is the one that lies farthest from the stretch, the others those that lie farthest from
// the ones before.
std::vector<Landmarks::Distances> Landmarks::of(const ContactGraph& graph, std::uint32_t stretch,
                                                const std::atomic<bool>* cancel)
{
    std::vector<Distances> landmarks(graph.stretches.size());
    for (Distances& distances : landmarks)
        distances.fill(unreached);
    const ContactNodes nodes(graph);
    NodeDistances distances(nodes);
    std::vector<double> nearest(nodes.size(), 0); // 0: not reached
    std::uint32_t next = 0;
    while (next < nodes.size() && nodes[next].stretch != stretch)
        ++next;
    if (next == nodes.size())
        return landmarks;
    distances.from(next, [&](std::uint32_t node, double length) { nearest[node] = length; });
    for (std::size_t i = 0; i < count; ++i) {
        if (cancel && cancel->load(std::memory_order_relaxed))
            return landmarks;
        next = static_cast<std::uint32_t>(std::max_element(nearest.begin(), nearest.end()) -
                                          nearest.begin());
        distances.from(next, [&](std::uint32_t node, double length) {
            nearest[node] = std::min(nearest[node], length);
            float& least = landmarks[nodes[node].stretch][i];
            least = std::min(least, static_cast<float>(length));
        });
    }
    return landmarks;
}

} // namespace thicket::nav
