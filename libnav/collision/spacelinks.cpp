#include "libnav/collision/spacelinks.h"

#include "libnav/collision/joinedplaces.h"

#include <algorithm>
#include <tuple>

namespace thicket::nav {

namespace {

using Place = SpaceLinks::Place;
using Link = SpaceLinks::Link;

// With more tests than this for links the obstacles are a heap.
constexpr std::size_t linkLooksPerPlace = 128;
constexpr std::size_t linkLooksAtLeast = 65536;

class LinkCollector {
public:
    explicit LinkCollector(const FieldData& field)
        : m_field(field), m_graph(SearchView(field)),
          m_beyond(2 * (field.bounds.width() + field.bounds.height()))
    {
        m_found.placeCount = m_graph.outside() + 1;
    }

    Place outside() const { return m_graph.outside(); }

    /// Adds the links of a place. False if there are too many in all.
    bool collectFrom(Place place)
    {
        m_graph.anyLink(place, [&](Place to, OverlapGraph::Line line) {
            add(place, to, line);
            return hasTooMany();
        });
        return !hasTooMany();
    }

    /// The links, each once, without those that lead where others lead.
    SpaceLinks finished(std::span<const FieldObstacle> obstacles)
    {
        keepEachOnce();
        leaveOutShortcuts(obstacles);
        return std::move(m_found);
    }

    // Buried discs are inside others, which have all the links that count.
    bool isSeen(Place place) const
    {
        if (!m_graph.isDisc(place))
            return !isNone(core(m_graph.coreOf(place)));
        const DiscIndex disc = OverlapGraph::discOf(place);
        return m_field.base ? m_field.discs[disc].radius > 0 : isRim(m_field, disc);
    }

private:
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

    bool hasTooMany() const
    {
        return m_graph.looked() > linkLooksAtLeast + linkLooksPerPlace * m_found.placeCount;
    }

    void leaveOutShortcuts(std::span<const FieldObstacle> obstacles)
    {
        m_isLeftOut.assign(m_found.links.size(), false);
        for (std::size_t i = 0; i < m_found.links.size(); ++i)
            m_isLeftOut[i] = isRoundEnd(m_found.links[i]);
        for (const FieldObstacle& obstacle : obstacles)
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

/// The places of the parts. No value if one of them is hidden by another obstacle.
std::optional<std::vector<Place>> placesOf(const FieldData& field, const ObstacleParts& parts)
{
    const OverlapGraph graph{SearchView(field)};
    std::vector<Place> places;
    for (std::uint32_t i = 0; i < parts.discCount; ++i) {
        const RawDisc& disc = field.rawDiscs[parts.disc(i)];
        if (disc.isRim)
            places.push_back(OverlapGraph::placeOf(disc.slot));
        if (disc.slot == noDisc || !field.owners[disc.slot].is(parts.disc(i)))
            return {};
    }
    for (std::uint32_t i = 0; i < parts.coreCount; ++i) {
        if (isNone(field.cores[parts.core(i)]))
            return {};
        places.push_back(graph.placeOf(parts.core(i)));
    }
    std::sort(places.begin(), places.end());
    return places;
}

} // namespace

std::optional<SpaceLinks> spaceLinks(const FieldData& field)
{
    LinkCollector collector(field);
    for (Place place; place < collector.outside(); ++place)
        if (collector.isSeen(place) && !collector.collectFrom(place))
            return {};
    return collector.finished(field.baseField().obstacles);
}

bool mayEnclose(const FieldData& field, const FieldObstacle& obstacle)
{
    const auto places = placesOf(field, obstacle.parts);
    if (!places)
        return true;
    LinkCollector collector(field);
    for (const Place place : *places)
        if (!collector.collectFrom(place))
            return true;
    JoinedPlaces joined(places->size());
    const auto numberOf = [&](Place place) {
        const auto at = std::lower_bound(places->begin(), places->end(), place);
        return at != places->end() && *at == place
                   ? std::optional(static_cast<std::uint32_t>(at - places->begin()))
                   : std::nullopt;
    };
    const SpaceLinks links = collector.finished({&obstacle, 1});
    return std::any_of(links.links.begin(), links.links.end(), [&](const Link& link) {
        const auto a = numberOf(link.a);
        const auto b = numberOf(link.b);
        return !a || !b || !joined.join(*a, *b);
    });
}

} // namespace thicket::nav
