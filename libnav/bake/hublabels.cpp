#include "libnav/bake/hublabels.h"

#include "libnav/bake/contactnodes.h"
#include "libnav/bake/huborder.h"

namespace thicket::nav {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double equalShare = 1e-13; // by which rounding may part equal lengths

class Labeller {
public:
    explicit Labeller(const ContactGraph& graph)
        : m_graph(graph), m_nodes(graph), m_distances(m_nodes), m_lists(graph.stretches.size()),
          m_isHub(m_nodes.size(), false), m_load(graph)
    {}

    std::optional<HubLabels> label(BakeWorth& worth, const std::atomic<bool>* cancel)
    {
        for (const std::uint32_t node : hubOrder(m_nodes)) {
            if (cancel && cancel->load(std::memory_order_relaxed))
                return HubLabels();
            if (isNeeded(node))
                spreadFrom(node);
            if (worth.isLost(m_load.perEnd()))
                return std::nullopt;
        }
        return listed();
    }

private:
    // A path between two stretches has a tangent. If the other ends of all tangents of a node are
    // hubs, so is a node of each path by way of it.
    bool isNeeded(std::uint32_t node) const
    {
        for (const std::uint32_t end : m_nodes.endsAt(node))
            if (!m_isHub[m_nodes.at(end ^ 1)])
                return true;
        return false;
    }
    double placeOf(const LabelEntry& entry) const
    {
        return entry.via == LabelEntry::none ? m_hubs[entry.hub].at : m_graph.ends[entry.via].at;
    }
    double lengthFrom(const ContactNodes::Node& node, const LabelEntry& entry) const
    {
        const double radius = m_graph.radii[node.stretch];
        if (radius == 0)
            return entry.length;
        return entry.length +
               apart(m_graph.stretches[node.stretch], radius, node.at, placeOf(entry));
    }
    bool isCovered(const ContactNodes::Node& node, double length) const
    {
        const double enough = length * (1 + equalShare);
        for (const LabelEntry& entry : m_lists[node.stretch])
            if (m_toHub[entry.hub] + lengthFrom(node, entry) <= enough)
                return true;
        return false;
    }
    void spreadFrom(std::uint32_t source);
    void add(std::uint32_t stretch, const LabelEntry& entry);
    HubLabels listed() const;

    const ContactGraph& m_graph;
    ContactNodes m_nodes;
    NodeDistances m_distances;
    std::vector<std::vector<LabelEntry>> m_lists; // by stretch
    std::vector<Hub> m_hubs;
    std::vector<bool> m_isHub;
    std::vector<double> m_toHub; // from the present source, by hub
    EntryLoad m_load;
};

void Labeller::add(std::uint32_t stretch, const LabelEntry& entry)
{
    m_lists[stretch].push_back(entry);
    // As in listed().
    for (const std::uint32_t winding : {0U, 1U})
        if (entry.via == LabelEntry::none || m_graph.ends[entry.via].rim % 2 == winding)
            m_load.add(stretch, winding);
}

void Labeller::spreadFrom(std::uint32_t source)
{
    const ContactNodes::Node own = m_nodes[source];
    const auto hub = static_cast<std::uint32_t>(m_hubs.size());
    m_toHub.resize(hub + 1, infinity);
    for (const LabelEntry& entry : m_lists[own.stretch])
        m_toHub[entry.hub] = std::min(m_toHub[entry.hub], lengthFrom(own, entry));
    m_hubs.push_back({own.at, own.stretch, 0});
    m_isHub[source] = true;
    m_distances.from(source, [&](std::uint32_t at, double length, std::uint32_t via) {
        const ContactNodes::Node& node = m_nodes[at];
        if (isCovered(node, length))
            return false;
        if (via != ContactNodes::none || at == source)
            add(node.stretch, {length, hub, via});
        return true;
    });
    for (const LabelEntry& entry : m_lists[own.stretch])
        m_toHub[entry.hub] = infinity;
}

HubLabels Labeller::listed() const
{
    HubLabels labels;
    labels.hubs = m_hubs;
    for (const std::vector<LabelEntry>& list : m_lists) {
        for (const std::uint32_t winding : {0U, 1U}) {
            labels.first.push_back(static_cast<std::uint32_t>(labels.entries.size()));
            for (const LabelEntry& entry : list)
                if (entry.via == LabelEntry::none || m_graph.ends[entry.via].rim % 2 == winding)
                    labels.entries.push_back(entry);
        }
    }
    labels.first.push_back(static_cast<std::uint32_t>(labels.entries.size()));
    return labels;
}

} // namespace

std::optional<HubLabels> HubLabels::of(const ContactGraph& graph, BakeWorth& worth,
                                       const std::atomic<bool>* cancel)
{
    return Labeller(graph).label(worth, cancel);
}

} // namespace thicket::nav
