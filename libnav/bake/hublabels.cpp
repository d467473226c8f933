#include "libnav/bake/hublabels.h"

#include "libnav/bake/contactnodes.h"
#include "libnav/bake/hublegs.h"
#include "libnav/bake/huborder.h"
#include "libnav/bake/tautdistances.h"

#include <algorithm>

namespace thicket::nav {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr Winding windings[]{Winding::counterClockwise, Winding::clockwise};

/// How far a hub is from a stretch by way of one tangent.
struct LabelEntry {
    static constexpr std::uint32_t none = HubLeg::none;

    double length = 0;     ///< from that tangent's end to the hub, map units
    double at = 0;         ///< of that end or the hub, along the stretch
    std::uint32_t hub = 0; ///< place in HubLabels::hubs
    std::uint32_t via = none;
};

/// The shortest way from a source by way of an earlier hub to an entry of that hub on a stretch.
struct Cover {
    double length = 0;
    double at = 0;                           ///< of the entry
    std::uint32_t source = LabelEntry::none; ///< as a hub
};

class Labeller {
public:
    explicit Labeller(const ContactGraph& graph)
        : m_graph(graph), m_nodes(graph), m_distances(graph, m_nodes),
          m_lists(graph.stretches.size()), m_covers(graph.stretches.size()),
          m_isHub(m_nodes.size(), false), m_load(graph)
    {}

    std::optional<HubLabels> label(BakeWorth& worth, unsigned threads,
                                   const std::atomic<bool>* cancel)
    {
        for (const std::uint32_t node : hubOrder(m_graph, m_nodes, threads)) {
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
    /// Whether paths in either winding may use it, from any place of a corner.
    bool isForBoth(const LabelEntry& entry) const
    {
        return entry.via == LabelEntry::none || m_graph.isShort(entry.via);
    }
    /// Among the entries of a path that passes its stretch in this winding.
    bool isListed(const LabelEntry& entry, Winding winding) const
    {
        return isForBoth(entry) || windingOfRim(m_graph.ends[entry.via].rim) == winding;
    }
    /// As HubEntry::place.
    double placeOf(const LabelEntry& entry, std::uint32_t stretch, Winding winding) const
    {
        if (m_graph.radii[stretch] > 0)
            return progress(winding, entry.at);
        return isForBoth(entry) ? HubEntry::always
                                : progress(winding, double(m_graph.cornerPlaces[entry.via]));
    }
    double lengthFrom(const ContactNodes::Node& node, const LabelEntry& entry) const
    {
        return entry.length + walkTo(node, entry.at);
    }
    double walkTo(const ContactNodes::Node& node, double at) const
    {
        return apart(m_graph.stretches[node.stretch], m_graph.radii[node.stretch], node.at, at);
    }
    const Cover& coverOf(std::uint32_t stretch); // from the present source
    /// isCovered(), as far as the stretch's Cover tells.
    bool isSurelyCovered(const ContactNodes::Node& node, double length)
    {
        const double enough = length * (1 + tieShare);
        const Cover& cover = coverOf(node.stretch);
        return cover.length <= enough && cover.length + walkTo(node, cover.at) <= enough;
    }
    bool isCovered(const ContactNodes::Node& node, double length);
    bool isNearerBack(const ContactNodes::Node& node, double length) const;
    /// Follows the ways from a hub to where earlier ones cover them.
    struct Spread {
        Labeller& labeller;
        std::uint32_t hub = 0;

        bool isUseful(std::uint32_t at, double length, std::uint32_t) const
        {
            return !labeller.isSurelyCovered(labeller.m_nodes[at], length);
        }
        bool visit(std::uint32_t at, double length, std::uint32_t via) const
        {
            const ContactNodes::Node& node = labeller.m_nodes[at];
            if (labeller.isCovered(node, length) || labeller.isNearerBack(node, length))
                return false;
            labeller.add(node.stretch, {length, node.at, hub, via});
            return true;
        }
    };
    void spreadFrom(std::uint32_t source);
    void add(std::uint32_t stretch, const LabelEntry& entry);
    void appendTo(HubLabels& labels, std::uint32_t stretch, Winding winding) const;
    HubLabels listed() const;

    const ContactGraph& m_graph;
    ContactNodes m_nodes;
    TautDistances m_distances;
    std::vector<std::vector<LabelEntry>> m_lists; // by stretch
    std::vector<Cover> m_covers;                  // by stretch
    std::vector<Hub> m_hubs;
    std::vector<bool> m_isHub;
    std::vector<double> m_toHub; // from the present source, by hub
    EntryLoad m_load;
};

void Labeller::add(std::uint32_t stretch, const LabelEntry& entry)
{
    m_lists[stretch].push_back(entry);
    for (const Winding winding : windings)
        if (isListed(entry, winding))
            m_load.add(stretch, winding);
}

const Cover& Labeller::coverOf(std::uint32_t stretch)
{
    Cover& cover = m_covers[stretch];
    const auto source = static_cast<std::uint32_t>(m_hubs.size() - 1);
    if (cover.source == source)
        return cover;
    cover = {infinity, 0, source};
    for (const LabelEntry& entry : m_lists[stretch])
        if (const double length = m_toHub[entry.hub] + entry.length; length < cover.length) {
            cover.length = length;
            cover.at = entry.at;
        }
    return cover;
}

// Whether a way by an earlier hub is as short. Most entries are too far without the walk to them.
bool Labeller::isCovered(const ContactNodes::Node& node, double length)
{
    const double enough = length * (1 + tieShare);
    if (coverOf(node.stretch).length > enough)
        return false;
    if (isSurelyCovered(node, length))
        return true;
    for (const LabelEntry& entry : m_lists[node.stretch])
        if (const double toHub = m_toHub[entry.hub];
            toHub + entry.length <= enough && toHub + lengthFrom(node, entry) <= enough)
            return true;
    return false;
}

// Whether the source is nearer by way of turning back on the stretch.
bool Labeller::isNearerBack(const ContactNodes::Node& node, double length) const
{
    const std::vector<LabelEntry>& list = m_lists[node.stretch];
    for (auto entry = list.rbegin(); entry != list.rend() && entry->hub + 1 == m_hubs.size();
         ++entry)
        if (lengthFrom(node, *entry) * (1 + tieShare) < length)
            return true;
    return false;
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
    m_distances.from(source, Spread{*this, hub});
    for (const LabelEntry& entry : m_lists[own.stretch])
        m_toHub[entry.hub] = infinity;
}

void Labeller::appendTo(HubLabels& labels, std::uint32_t stretch, Winding winding) const
{
    struct Placed {
        double at;
        LabelEntry entry;
    };
    std::vector<Placed> placed;
    for (const LabelEntry& entry : m_lists[stretch])
        if (isListed(entry, winding))
            placed.push_back({placeOf(entry, stretch, winding), entry});
    std::stable_sort(placed.begin(), placed.end(),
                     [](const Placed& a, const Placed& b) { return a.at < b.at; });
    for (const Placed& one : placed) {
        const double rest = one.entry.length + progress(winding, one.entry.at);
        labels.entries.push_back({rest, one.entry.hub, static_cast<float>(one.at)});
        labels.legs.push_back({.via = one.entry.via});
    }
}

HubLabels Labeller::listed() const
{
    HubLabels labels;
    labels.hubs = m_hubs;
    for (std::uint32_t stretch = 0; stretch < m_lists.size(); ++stretch)
        for (const Winding winding : windings) {
            labels.first.push_back(static_cast<std::uint32_t>(labels.entries.size()));
            appendTo(labels, stretch, winding);
        }
    labels.first.push_back(static_cast<std::uint32_t>(labels.entries.size()));
    joinLegs(m_graph, labels);
    return labels;
}

} // namespace

std::optional<HubLabels> HubLabels::of(const ContactGraph& graph, BakeWorth& worth,
                                       unsigned threads, const std::atomic<bool>* cancel)
{
    return Labeller(graph).label(worth, threads, cancel);
}

} // namespace thicket::nav
