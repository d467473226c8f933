#include "libnav/bake/contactgraph.h"

#include "libnav/bake/clearparts.h"
#include "libnav/bake/closecorners.h"
#include "libnav/bake/onwardparts.h"
#include "libnav/bake/suresights.h"
#include "libnav/geometry/angle.h"
#include "libnav/geometry/parallel.h"
#include "libnav/tangent/contactcover.h"
#include "libnav/tangent/rimflood.h"
#include "libnav/tangent/rimseal.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace thicket::nav {

namespace {

constexpr double cellsPerDisc = 2;
constexpr double fewestCells = 64;

/// A tangent from the rim with the lower disc.
struct Found {
    std::uint32_t from = 0; ///< rimKey() of the departure
    std::uint32_t to = 0;   ///< rimKey() of the arrival
    double heading = 0;

    auto key() const { return std::tuple(from, to); }
};

/// What the flood of a rim found.
struct Flooded {
    std::vector<Found> tangents;
    std::vector<RimFlood::Reached> cells; ///< each once
};

class Maker {
public:
    Maker(const SearchView& field, unsigned threads, const std::atomic<bool>* cancel)
        : m_field(field), m_threads(threads), m_cancel(cancel),
          m_grid(RimGrid::of(field, std::max(fewestCells, cellsPerDisc * double(count()))))
    {}

    ContactGraph make()
    {
        m_graph.frame = m_grid.frame;
        m_graph.shortTangent = std::max(closeCorners(m_field), m_field.minimumExpansion());
        listStretches();
        flood();
        listTangents();
        listSights();
        m_graph.onwardParts = onwardParts(m_field, m_graph, m_threads);
        m_graph.sureParts = sureSights(m_field, m_grid, m_graph, m_threads, m_cancel);
        listClearParts();
        return std::move(m_graph);
    }

private:
    std::size_t count() const { return m_field.discs().size(); }
    void listStretches();
    void flood();
    void floodFrom(std::uint32_t rim, std::vector<RimFlood::Parts>& met);
    void listTangents();
    void add(const Found& tangent);
    std::optional<TangentEnd> endAt(std::uint32_t rim, double angle, double turned) const;
    void listSights();
    void listClearParts();

    SearchView m_field;
    unsigned m_threads;
    const std::atomic<bool>* m_cancel;
    RimGrid m_grid;
    std::vector<Flooded> m_flooded; // by rim
    ContactGraph m_graph;
};

void Maker::listStretches()
{
    for (DiscIndex disc{0}; disc < count(); ++disc) {
        m_graph.firstStretch.push_back(static_cast<std::uint32_t>(m_graph.stretches.size()));
        for (const RimStretch& stretch : freeStretches(m_field, disc)) {
            m_graph.stretches.push_back(stretch);
            m_graph.radii.push_back(m_field.discs()[disc].trueRadius);
        }
    }
    m_graph.firstStretch.push_back(static_cast<std::uint32_t>(m_graph.stretches.size()));
}

void Maker::flood()
{
    m_flooded.resize(2 * count());
    std::atomic<std::uint32_t> next = 0;
    inParallel(m_threads, [&](unsigned) {
        std::vector<RimFlood::Parts> met(m_grid.frame.cellCount(), 0);
        for (std::uint32_t rim = next++; rim < m_flooded.size(); rim = next++)
            if (!(m_cancel && m_cancel->load(std::memory_order_relaxed)))
                floodFrom(rim, met);
    });
}

// `met`: the parts of all cells that are met, none before and after.
void Maker::floodFrom(std::uint32_t rim, std::vector<RimFlood::Parts>& met)
{
    const DiscIndex disc = discOfRim(rim);
    if (m_graph.firstStretch[disc] == m_graph.firstStretch[disc + 1])
        return;
    RimFlood flood(m_field, disc, windingOfRim(rim), &m_grid);
    RimDepartures found;
    flood.fill(found);
    Flooded& flooded = m_flooded[rim];
    for (const RimDeparture& tangent : found.departures) {
        const std::uint32_t to = rimKey(tangent.target, tangent.winding);
        if (disc < tangent.target)
            flooded.tangents.push_back({rim, to, tangent.heading});
        else
            flooded.tangents.push_back(
                {turnedBack(to), turnedBack(rim), wrapped(tangent.heading + fullTurn / 2)});
    }
    for (const auto& [cell, parts] : flood.reached()) {
        if (met[cell] == 0 && parts != 0)
            flooded.cells.push_back({cell, 0});
        met[cell] = RimFlood::Parts(met[cell] | parts);
    }
    for (auto& [cell, parts] : flooded.cells)
        parts = std::exchange(met[cell], 0);
    flooded.cells.shrink_to_fit();
}

// Either rim of a tangent has found it, mostly both.
void Maker::listTangents()
{
    std::vector<Found> all;
    for (Flooded& flooded : m_flooded) {
        all.insert(all.end(), flooded.tangents.begin(), flooded.tangents.end());
        flooded.tangents = {};
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Found& a, const Found& b) { return a.key() < b.key(); });
    all.erase(std::unique(all.begin(), all.end(),
                          [](const Found& a, const Found& b) { return a.key() == b.key(); }),
              all.end());
    m_graph.ends.reserve(2 * all.size());
    for (const Found& tangent : all)
        add(tangent);
}

// Rays decide which stretches a tangent joins. Where it touches them counts at the true radii.
void Maker::add(const Found& tangent)
{
    const Disc& a = m_field.discs()[discOfRim(tangent.from)];
    const Disc& b = m_field.discs()[discOfRim(tangent.to)];
    const auto line = tangentLine(a.center, sign(windingOfRim(tangent.from)) * a.trueRadius,
                                  b.center, sign(windingOfRim(tangent.to)) * b.trueRadius);
    const double turned = line ? wrapped(angleOf(line->direction) - tangent.heading) : 0;
    const auto from =
        endAt(tangent.from, contactAngle(tangent.heading, windingOfRim(tangent.from)), turned);
    const auto to = endAt(turnedBack(tangent.to),
                          contactAngle(tangent.heading, windingOfRim(tangent.to)), turned);
    if (!from || !to)
        return;
    m_graph.ends.push_back(*from);
    m_graph.ends.push_back(*to);
    const Point heading = line ? line->direction : unitAt(tangent.heading);
    for (const auto& [end, towards] : {std::pair(*from, heading), std::pair(*to, -1 * heading)})
        m_graph.cornerPlaces.push_back(
            static_cast<float>(cornerPlace(stretchMiddle(m_graph.stretches[end.stretch]),
                                           -sign(windingOfRim(end.rim)) * leftNormal(towards))));
    m_graph.lengths.push_back(line ? line->length : 0);
}

std::optional<TangentEnd> Maker::endAt(std::uint32_t rim, double angle, double turned) const
{
    const DiscIndex disc = discOfRim(rim);
    const std::uint32_t first = m_graph.firstStretch[disc];
    const std::span own(m_graph.stretches.data() + first, m_graph.firstStretch[disc + 1] - first);
    const auto place = placeBefore(m_field, disc, own, windingOfRim(rim), angle);
    if (!place)
        return {};
    return TangentEnd{first + place->stretch, rim,
                      m_field.discs()[disc].trueRadius * (place->along + turned)};
}

// A point that has a free tangent to a rim lies on a half-line that leaves the rim the other way
// round.
void Maker::listSights()
{
    std::vector<std::uint32_t>& first = m_graph.firstSight;
    first.assign(m_graph.frame.cellCount() + 1, 0);
    for (const Flooded& flooded : m_flooded)
        for (const RimFlood::Reached& cell : flooded.cells)
            ++first[cell.cell + 1];
    for (std::size_t cell = 1; cell < first.size(); ++cell)
        first[cell] += first[cell - 1];
    m_graph.sights.resize(first.back());
    m_graph.sightParts.resize(first.back());
    std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
    for (std::uint32_t rim = 0; rim < m_flooded.size(); ++rim)
        for (const RimFlood::Reached& cell : m_flooded[turnedBack(rim)].cells) {
            const std::uint32_t sight = next[cell.cell]++;
            m_graph.sights[sight] = rim;
            m_graph.sightParts[sight] = cell.parts;
        }
}

void Maker::listClearParts()
{
    const GridFrame& frame = m_graph.frame;
    m_graph.clearParts.resize(frame.cellCount());
    for (int row = 0; row < frame.rowCount(); ++row)
        for (int column = 0; column < frame.columnCount(); ++column)
            if (const std::size_t cell = frame.cell(column, row);
                m_graph.firstSight[cell] < m_graph.firstSight[cell + 1])
                m_graph.clearParts[cell] = clearPartsOf(m_field, m_grid, column, row);
}

} // namespace

std::vector<RimStretch> freeStretches(const SearchView& field, DiscIndex disc)
{
    const Disc& own = field.discs()[disc];
    const auto covers = field.coveredArcs(disc);
    if (own.radius <= 0 || own.obstacle == noObstacle || isCoveredAllRound(covers))
        return {};
    if (covers.empty())
        return {{0, fullTurn}};
    std::vector<RimStretch> stretches;
    for (std::size_t i = 0; i < covers.size(); ++i) {
        const double begin = covers[i].begin + covers[i].sweep;
        const double end =
            i + 1 < covers.size() ? covers[i + 1].begin : covers.front().begin + fullTurn;
        stretches.push_back({begin, std::max(0.0, end - begin)});
    }
    return stretches;
}

std::optional<StretchPlace> placeBefore(const SearchView& field, DiscIndex disc,
                                        std::span<const RimStretch> stretches, Winding leaving,
                                        double angle)
{
    double least = 2 * fullTurn;
    StretchPlace place;
    for (std::uint32_t i = 0; i < stretches.size(); ++i) {
        double along = wrapped(angle - stretches[i].begin);
        along += along < 0 ? fullTurn : 0.0;
        if (along <= stretches[i].sweep)
            return StretchPlace{i, along};
        if (along < least) {
            least = along;
            place = {i, stretches[i].sweep};
        }
    }
    if (stretches.empty())
        return {};
    // It lies in the cover that follows the stretch.
    const auto next = static_cast<std::uint32_t>((place.stretch + 1) % stretches.size());
    const RimArc& cover = field.coveredArcs(disc)[next];
    const double inside = std::max(0.0, least - place.along);
    const bool isAhead = leaving == Winding::counterClockwise;
    const double depth = isAhead ? inside : std::max(0.0, cover.sweep - inside);
    const double slack = field.tolerance() / field.discs()[disc].radius;
    if (depth > slack && (depth > shallowStretch(cover, slack) ||
                          sealOnWayOut(field, disc, opposite(leaving), angle, depth)))
        return {};
    return isAhead ? place : StretchPlace{next, 0};
}

ContactGraph ContactGraph::of(const SearchView& field, unsigned threads,
                              const std::atomic<bool>* cancel)
{
    return Maker(field, threads, cancel).make();
}

} // namespace thicket::nav
