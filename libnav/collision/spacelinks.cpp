#include "libnav/collision/spacelinks.h"

#include <algorithm>
#include <tuple>

namespace thicket::nav {

namespace {

using Place = SpaceLinks::Place;
using Link = SpaceLinks::Link;

// With more tests than this for links the obstacles are a heap.
constexpr std::size_t looksPerPlace = 128;
constexpr std::size_t looksAtLeast = 65536;

class LinkCollector {
public:
    explicit LinkCollector(const FieldData& field)
        : m_field(field), m_graph(SearchView(field)),
          m_beyond(2 * (field.bounds.width() + field.bounds.height()))
    {
        m_found.placeCount = m_graph.outside() + 1;
    }

    std::optional<SpaceLinks> links()
    {
        const std::size_t mostLooks = looksAtLeast + looksPerPlace * m_found.placeCount;
        for (Place place; place < m_graph.outside(); ++place) {
            if (!isSeen(place))
                continue;
            m_graph.anyLink(place, [&](Place to, OverlapGraph::Line line) {
                add(place, to, line);
                return m_graph.looked() > mostLooks;
            });
            if (m_graph.looked() > mostLooks)
                return {};
        }
        keepEachOnce();
        leaveOutShortcuts();
        return std::move(m_found);
    }

private:
    // Buried discs are inside others, which have all the links that count.
    bool isSeen(Place place) const
    {
        if (!m_graph.isDisc(place))
            return !isNone(m_field.baseField().cores[m_graph.coreOf(place)]);
        const DiscIndex disc = OverlapGraph::discOf(place);
        return m_field.base ? m_field.discs[disc].radius > 0 : isRim(m_field, disc);
    }

    void add(Place from, Place to, OverlapGraph::Line line)
    {
        const auto first = static_cast<std::uint32_t>(m_found.corners.size());
        m_found.corners.insert(m_found.corners.end(), line);
        if (to == m_graph.outside()) {
            const Point tip = line.end()[-2];
            const Point away = line.end()[-1] - tip;
            m_found.corners.back() = tip + (m_beyond / length(away)) * away;
        }
        m_found.links.push_back({std::min(from, to), std::max(from, to), first,
                                 static_cast<std::uint32_t>(line.size())});
    }

    // Most links were found from both of their places. Those to the outside were found from one,
    // and a place may have several.
    void keepEachOnce()
    {
        std::vector<Link>& links = m_found.links;
        const auto order = [](const Link& link) {
            return std::tuple(std::uint32_t(link.a), std::uint32_t(link.b), link.firstCorner);
        };
        std::sort(links.begin(), links.end(),
                  [&](const Link& l, const Link& m) { return order(l) < order(m); });
        const auto end = std::unique(links.begin(), links.end(), [&](const Link& l, const Link& m) {
            return l.a == m.a && l.b == m.b && l.b != m_graph.outside();
        });
        links.erase(end, links.end());
    }

    void leaveOutShortcuts()
    {
        m_isLeftOut.assign(m_found.links.size(), false);
        for (std::size_t i = 0; i < m_found.links.size(); ++i)
            m_isLeftOut[i] = isRoundEnd(m_found.links[i]);
        for (const FieldObstacle& obstacle : m_field.baseField().obstacles)
            if (obstacle.given.id != noObstacle &&
                std::holds_alternative<Polygon>(obstacle.given.shape))
                openRing(obstacle.parts);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < m_found.links.size(); ++i)
            if (!m_isLeftOut[i])
                m_found.links[kept++] = m_found.links[i];
        m_found.links.resize(kept);
    }

    const Core& core(CoreIndex index) const { return m_field.baseField().cores[index]; }

    /// The disc in which both cores end.
    std::optional<DiscIndex> sharedEnd(const Core& c, const Core& d) const
    {
        for (const DiscIndex end : {c.a, c.b})
            if (end == d.a || end == d.b)
                return end;
        return {};
    }

    std::optional<std::size_t> find(Place p, Place q) const
    {
        const std::pair<std::uint32_t, std::uint32_t> wanted{std::min(p, q), std::max(p, q)};
        const auto at = std::lower_bound(
            m_found.links.begin(), m_found.links.end(), wanted, [](const Link& link, auto pair) {
                return std::pair<std::uint32_t, std::uint32_t>{link.a, link.b} < pair;
            });
        if (at == m_found.links.end() || at->a != wanted.first || at->b != wanted.second)
            return {};
        return static_cast<std::size_t>(at - m_found.links.begin());
    }

    // Two capsules that end in one disc meet in a convex set with this disc in it. So their link
    // leads where the two links to the disc lead.
    bool isRoundEnd(const Link& link) const
    {
        if (m_graph.isDisc(link.a) || link.b == m_graph.outside())
            return false;
        const auto end = sharedEnd(core(m_graph.coreOf(link.a)), core(m_graph.coreOf(link.b)));
        return end && find(OverlapGraph::placeOf(*end), link.a) &&
               find(OverlapGraph::placeOf(*end), link.b);
    }

    // A polygon is filled, so no free point is inside the ring of its sides: the ring need not be
    // closed. It is left open in one place.
    void openRing(const ObstacleParts& parts)
    {
        std::optional<std::size_t> last;
        for (std::uint32_t i = 0; i < parts.coreCount; ++i) {
            last = stepBetween(parts.core(i), parts.core((i + 1) % parts.coreCount));
            if (!last)
                return;
        }
        if (last)
            m_isLeftOut[*last] = true;
    }

    /// A link without which the ring does not lead from one side to the next.
    std::optional<std::size_t> stepBetween(CoreIndex c, CoreIndex d) const
    {
        if (isNone(core(c)) || isNone(core(d)) || c == d)
            return {};
        const Place from = m_graph.placeOf(c);
        const Place to = m_graph.placeOf(d);
        if (const auto end = sharedEnd(core(c), core(d))) {
            const auto first = find(OverlapGraph::placeOf(*end), from);
            if (first && find(OverlapGraph::placeOf(*end), to))
                return first;
        }
        return find(from, to);
    }

    const FieldData& m_field;
    OverlapGraph m_graph;
    double m_beyond; // length of a line that leaves the bounds
    SpaceLinks m_found;
    std::vector<bool> m_isLeftOut; // by link
};

} // namespace

std::optional<SpaceLinks> spaceLinks(const FieldData& field)
{
    return LinkCollector(field).links();
}

bool meetsOthers(const FieldData& field, const ObstacleParts& parts)
{
    OverlapGraph graph{SearchView(field)};
    const auto isOwn = [&](Place place) {
        if (place == graph.outside())
            return false;
        if (!graph.isDisc(place))
            return graph.coreOf(place) - parts.firstCore < parts.coreCount;
        const DiscOwner owner = field.owners[OverlapGraph::discOf(place)];
        return owner.isRaw() && owner.raw() - parts.firstDisc < parts.discCount;
    };
    const auto leadsAway = [&](Place place) {
        return graph.anyLink(place, [&](Place to, OverlapGraph::Line) { return !isOwn(to); });
    };
    for (std::uint32_t i = 0; i < parts.discCount; ++i) {
        const RawDisc& disc = field.rawDiscs[parts.disc(i)];
        if (!disc.isRim || leadsAway(OverlapGraph::placeOf(disc.slot)))
            return true; // a disc without a rim is inside something
    }
    for (std::uint32_t i = 0; i < parts.coreCount; ++i)
        if (isNone(field.cores[parts.core(i)]) || leadsAway(graph.placeOf(parts.core(i))))
            return true;
    return false;
}

} // namespace thicket::nav
