#include "libnav/bake/contactgraph.h"

#include "libnav/geometry/parallel.h"
#include "libnav/tangent/contactcover.h"
#include "libnav/tangent/rimflood.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace thicket::nav {

namespace {

constexpr double cellsPerDisc = 1;
constexpr double fewestCells = 64;

/// A tangent from the rim with the lower disc.
struct Found {
    std::uint32_t from = 0; ///< rimKey() of the departure
    std::uint32_t to = 0;   ///< rimKey() of the arrival
    double heading = 0;

    auto key() const { return std::tuple(from, to); }
};

DiscIndex discOf(std::uint32_t rim) { return DiscIndex(rim / 2); }
Winding windingOf(std::uint32_t rim)
{
    return rim % 2 == 1 ? Winding::clockwise : Winding::counterClockwise;
}
constexpr std::uint32_t turnedBack(std::uint32_t rim) { return rim ^ 1; }

/// What the flood of a rim found.
struct Flooded {
    std::vector<Found> tangents;
    std::vector<std::uint32_t> cells; ///< ascending
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
        listStretches();
        flood();
        listTangents();
        listSights();
        return std::move(m_graph);
    }

private:
    std::size_t count() const { return m_field.discs().size(); }
    void listStretches();
    void flood();
    void floodFrom(std::uint32_t rim);
    void listTangents();
    void add(const Found& tangent);
    TangentEnd endAt(std::uint32_t rim, double angle) const;
    double trueLength(const Found& tangent) const;
    void listSights();

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
        for (std::uint32_t rim = next++; rim < m_flooded.size(); rim = next++)
            if (!(m_cancel && m_cancel->load(std::memory_order_relaxed)))
                floodFrom(rim);
    });
}

void Maker::floodFrom(std::uint32_t rim)
{
    const DiscIndex disc = discOf(rim);
    if (m_graph.firstStretch[disc] == m_graph.firstStretch[disc + 1])
        return;
    RimFlood flood(m_field, disc, windingOf(rim), m_grid);
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
    flooded.cells = flood.reached();
    std::sort(flooded.cells.begin(), flooded.cells.end());
    flooded.cells.erase(std::unique(flooded.cells.begin(), flooded.cells.end()),
                        flooded.cells.end());
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

void Maker::add(const Found& tangent)
{
    const std::uint32_t back = turnedBack(tangent.to);
    const std::size_t ends = m_graph.ends.size();
    if (m_graph.firstStretch[discOf(back)] == m_graph.firstStretch[discOf(back) + 1])
        return;
    m_graph.ends.resize(ends + 2);
    m_graph.ends[ends] = endAt(tangent.from, contactAngle(tangent.heading, windingOf(tangent.from)));
    m_graph.ends[ends + 1] = endAt(back, contactAngle(tangent.heading, windingOf(tangent.to)));
    m_graph.lengths.push_back(trueLength(tangent));
}

TangentEnd Maker::endAt(std::uint32_t rim, double angle) const
{
    const std::uint32_t first = m_graph.firstStretch[discOf(rim)];
    const std::uint32_t end = m_graph.firstStretch[discOf(rim) + 1];
    const std::span own(m_graph.stretches.data() + first, end - first);
    const std::size_t place = stretchAt(own, angle);
    return {first + static_cast<std::uint32_t>(place), rim,
            m_field.discs()[discOf(rim)].trueRadius * alongStretch(own[place], angle)};
}

double Maker::trueLength(const Found& tangent) const
{
    const Disc& a = m_field.discs()[discOf(tangent.from)];
    const Disc& b = m_field.discs()[discOf(tangent.to)];
    const auto line = tangentLine(a.center, sign(windingOf(tangent.from)) * a.trueRadius, b.center,
                                  sign(windingOf(tangent.to)) * b.trueRadius);
    return line ? line->length : 0;
}

// A point that has a free tangent to a rim lies on a half-line that leaves the rim the other way
// round.
void Maker::listSights()
{
    std::vector<std::uint32_t>& first = m_graph.firstSight;
    first.assign(m_graph.frame.cellCount() + 1, 0);
    for (const Flooded& flooded : m_flooded)
        for (const std::uint32_t cell : flooded.cells)
            ++first[cell + 1];
    for (std::size_t cell = 1; cell < first.size(); ++cell)
        first[cell] += first[cell - 1];
    m_graph.sights.resize(first.back());
    std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
    for (std::uint32_t rim = 0; rim < m_flooded.size(); ++rim)
        for (const std::uint32_t cell : m_flooded[turnedBack(rim)].cells)
            m_graph.sights[next[cell]++] = rim;
}

// Where a cover is no deeper than the tolerance, paths pass it.
double shallowAngle(const SearchView& field, double radius)
{
    const double slack = field.tolerance() / radius;
    return std::min(0.2, std::sqrt(2 * slack) + 2 * slack);
}

} // namespace

std::vector<RimStretch> freeStretches(const SearchView& field, DiscIndex disc)
{
    const Disc& own = field.discs()[disc];
    if (own.radius <= 0 || own.obstacle == noObstacle)
        return {};
    const double shallow = shallowAngle(field, own.radius);
    std::vector<RimArc> covers;
    for (const RimArc& arc : field.coveredArcs(disc)) {
        if (arc.sweep >= fullTurn)
            return {};
        if (arc.sweep > 2 * shallow)
            covers.push_back({arc.begin + shallow, arc.sweep - 2 * shallow});
    }
    if (covers.empty())
        return {{0, fullTurn}};
    std::vector<RimStretch> stretches;
    for (std::size_t i = 0; i < covers.size(); ++i) {
        const RimArc& next = covers[(i + 1) % covers.size()];
        const double begin = covers[i].begin + covers[i].sweep;
        const double end = next.begin + (i + 1 == covers.size() ? fullTurn : 0);
        stretches.push_back({begin, std::max(0.0, end - begin)});
    }
    return stretches;
}

std::size_t stretchAt(std::span<const RimStretch> stretches, double angle)
{
    std::size_t best = 0;
    double least = fullTurn;
    for (std::size_t i = 0; i < stretches.size() && least > 0; ++i) {
        double past = wrapped(angle - stretches[i].begin);
        past += past < 0 ? fullTurn : 0.0;
        const double beyond = past - stretches[i].sweep;
        const double off = beyond <= 0 ? 0 : std::min(beyond, fullTurn - past);
        if (off < least) {
            least = off;
            best = i;
        }
    }
    return best;
}

double alongStretch(const RimStretch& stretch, double angle)
{
    double past = wrapped(angle - stretch.begin);
    past += past < 0 ? fullTurn : 0.0;
    if (past <= stretch.sweep)
        return past;
    return past - stretch.sweep < fullTurn - past ? stretch.sweep : 0;
}

ContactGraph ContactGraph::of(const SearchView& field, unsigned threads,
                              const std::atomic<bool>* cancel)
{
    return Maker(field, threads, cancel).make();
}

} // namespace thicket::nav
