#include "libnav/bake/hublegs.h"

#include "libnav/bake/contactnodes.h"

#include <limits>
#include <numeric>
#include <vector>

namespace thicket::nav {

namespace {

constexpr std::uint32_t none = HubLeg::none;

class LegJoiner {
public:
    LegJoiner(const ContactGraph& graph, HubLabels& labels)
        : m_graph(graph), m_labels(labels), m_firstOfHub(labels.hubs.size(), none)
    {}

    void join()
    {
        collectArrivals();
        for (std::uint32_t pass = 0; pass + 1 < m_labels.first.size(); ++pass) {
            linkHubs(pass);
            for (std::uint32_t i = m_firstArrival[pass]; i < m_firstArrival[pass + 1]; ++i)
                m_labels.legs[m_arrivals[i]].next = nearest(m_arrivals[i], pass);
            for (std::uint32_t i = m_labels.first[pass]; i < m_labels.first[pass + 1]; ++i)
                m_firstOfHub[m_labels.entries[i].hub] = none;
        }
    }

private:
    void collectArrivals();
    void linkHubs(std::uint32_t pass);
    std::uint32_t nearest(std::uint32_t entry, std::uint32_t pass) const;
    double placeOf(std::uint32_t entry) const
    {
        const std::uint32_t via = m_labels.legs[entry].via;
        return via == none ? m_labels.hubs[m_labels.entries[entry].hub].at : m_graph.ends[via].at;
    }

    const ContactGraph& m_graph;
    HubLabels& m_labels;
    std::vector<std::uint32_t> m_firstArrival; // by pass
    std::vector<std::uint32_t> m_arrivals;     // entries whose tangents lead to the pass
    std::vector<std::uint32_t> m_firstOfHub;   // of the present pass: an entry, by hub
    std::vector<std::uint32_t> m_nextOfHub;    // the next one of the same hub, by place in the pass
};

void LegJoiner::collectArrivals()
{
    m_firstArrival.assign(m_labels.first.size() + 1, 0);
    const auto forAll = [&](auto visit) {
        for (std::uint32_t entry = 0; entry < m_labels.legs.size(); ++entry)
            if (const std::uint32_t via = m_labels.legs[entry].via; via != none)
                visit(entry, passBehind(m_graph.ends, via));
    };
    forAll([&](std::uint32_t, std::uint32_t pass) { ++m_firstArrival[pass + 2]; });
    std::partial_sum(m_firstArrival.begin(), m_firstArrival.end(), m_firstArrival.begin());
    m_arrivals.resize(m_firstArrival.back());
    forAll([&](std::uint32_t entry, std::uint32_t pass) {
        m_arrivals[m_firstArrival[pass + 1]++] = entry;
    });
}

void LegJoiner::linkHubs(std::uint32_t pass)
{
    const std::uint32_t begin = m_labels.first[pass];
    m_nextOfHub.resize(m_labels.first[pass + 1] - begin);
    for (std::uint32_t i = m_labels.first[pass + 1]; i-- > begin;) {
        std::uint32_t& first = m_firstOfHub[m_labels.entries[i].hub];
        m_nextOfHub[i - begin] = first;
        first = i;
    }
}

std::uint32_t LegJoiner::nearest(std::uint32_t entry, std::uint32_t pass) const
{
    const double at = m_graph.ends[m_labels.legs[entry].via ^ 1].at;
    const std::uint32_t stretch = pass / 2, begin = m_labels.first[pass];
    double least = std::numeric_limits<double>::infinity();
    std::uint32_t next = none;
    for (std::uint32_t i = m_firstOfHub[m_labels.entries[entry].hub]; i != none;
         i = m_nextOfHub[i - begin]) {
        const double place = placeOf(i);
        const double length = m_labels.entries[i].rest - progress(windingOfPass(pass), place) +
                              apart(m_graph.stretches[stretch], m_graph.radii[stretch], at, place);
        if (length < least) {
            least = length;
            next = i;
        }
    }
    return next;
}

} // namespace

void joinLegs(const ContactGraph& graph, HubLabels& labels) { LegJoiner(graph, labels).join(); }

} // namespace thicket::nav
