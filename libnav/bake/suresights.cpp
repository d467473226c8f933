#include "libnav/bake/suresights.h"

#include "libnav/bake/closecorners.h"
#include "libnav/bake/partboxes.h"
#include "libnav/bake/partsbysight.h"
#include "libnav/bake/sightbeam.h"
#include "libnav/geometry/distance.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace thicket::nav {

namespace {

// Radians. More than what the contacts of rays with a corner, which see its minimum expansion, turn
// away from those of the beam, which ends in it: the part is not nearer than closeCorners().
constexpr double sameContact = 4e-3;
constexpr std::size_t mostTests = 2000; // of capsules beside beams, for one sight

/// A core or lone disc: all points nearer to the axis than `radius` are blocked.
struct Capsule {
    Segment axis;
    double radius = 0;
};

/// Whether a segment lies on one side of the line along another, farther away than `reach`.
bool isBeside(const Segment& segment, const Segment& line, double reach)
{
    const Point along = line.b - line.a;
    const double apart = reach * length(along);
    const double a = cross(along, segment.a - line.a), b = cross(along, segment.b - line.a);
    return std::min(a, b) > apart || std::max(a, b) < -apart;
}

/// Proves sights of one rim from one cell after another.
class Prover {
public:
    Prover(const SearchView& field, const RimGrid& grid, const ContactGraph& graph)
        : m_field(field), m_discs(field.discs()), m_grid(grid), m_graph(graph),
          m_slack(10 * field.tolerance()), m_closest(std::max(closeCorners(field), m_slack)),
          m_lastRoundOfCore(field.cores().size(), 0), m_lastRoundOfDisc(field.discs().size(), 0)
    {}

    /// Of `parts` of the cell those from which the rim is surely seen.
    RimFlood::Parts partsThatSee(std::uint32_t key, int column, int row, RimFlood::Parts parts);

private:
    bool look(std::uint32_t key);
    void collectCapsules();
    void collectCapsulesIn(std::size_t cell, const Segment& axis, double reach);
    bool endsAtRim(const Core& core) const;
    RimFlood::Parts prove(const PartBlock& block, RimFlood::Parts parts,
                          std::span<const Capsule> capsules);

    SearchView m_field;
    std::span<const Disc> m_discs;
    const RimGrid& m_grid;
    const ContactGraph& m_graph;
    double m_slack;
    double m_closest; // that a box may be to a rim
    // Of the present cell and rim.
    DiscIndex m_own;
    BeamTarget m_rim;
    double m_gap = 0; // by which rays may lie beside tangents
    Point m_least;
    std::uint32_t m_round = 0;
    std::vector<std::uint32_t> m_lastRoundOfCore; // in which it was looked at
    std::vector<std::uint32_t> m_lastRoundOfDisc;
    std::vector<Capsule> m_capsules;
    std::size_t m_tests = 0;
    std::array<std::vector<Capsule>, RimFlood::partsPerSide + 1> m_met; // by side of the block
};

RimFlood::Parts Prover::partsThatSee(std::uint32_t key, int column, int row, RimFlood::Parts parts)
{
    if (parts == 0 || !look(key))
        return 0;
    m_least = m_grid.frame.corner(column, row);
    collectCapsules();
    return m_capsules.size() > mostTests ? 0 : prove(PartBlock{}, parts, m_capsules);
}

// False for rims with several stretches or none, with hardly any, and with much more than half a
// turn.
bool Prover::look(std::uint32_t key)
{
    m_own = discOfRim(key);
    const Disc& disc = m_discs[m_own];
    const std::uint32_t stretch = m_graph.firstStretch[m_own];
    if (m_graph.firstStretch[m_own + 1] != stretch + 1)
        return false;
    const RimStretch& own = m_graph.stretches[stretch];
    const double begin = own.begin + sameContact, end = own.begin + own.sweep - sameContact;
    if (end <= begin || end - begin >= fullTurn / 2)
        return false;
    const bool isCorner = disc.trueRadius == 0;
    m_rim = {disc.center, isCorner ? 0 : disc.radius, windingOfRim(key), leftNormal(unitAt(begin)),
             -1 * leftNormal(unitAt(end))};
    m_gap = m_slack + (isCorner ? disc.radius : 0);
    return true;
}

// What comes near the beam from the whole cell.
void Prover::collectCapsules()
{
    m_capsules.clear();
    m_tests = 0;
    ++m_round;
    const GridFrame& frame = m_grid.frame;
    const Segment axis{boxOfParts(frame, m_least, PartBlock{}).center(), m_rim.center};
    // Half the diagonal of a cell is 0.71 of its side.
    const double reach = std::max(0.72 * frame.side(), m_rim.radius) + m_gap;
    const CellRange range = frame.cellsOf(boxAround(axis, reach));
    for (int row = range.bottom; row <= range.top; ++row) {
        const double y = frame.corner(0, row).y;
        const Segment part = partBetween(axis, y - reach, y + frame.side() + reach);
        const int last = frame.columnAt(std::max(part.a.x, part.b.x) + reach);
        for (int column = frame.columnAt(std::min(part.a.x, part.b.x) - reach); column <= last;
             ++column)
            collectCapsulesIn(frame.cell(column, row), axis, reach);
    }
}

void Prover::collectCapsulesIn(std::size_t cell, const Segment& axis, double reach)
{
    const auto isNew = [&](std::uint32_t& lastRound) {
        return std::exchange(lastRound, m_round) != m_round;
    };
    const auto add = [&](const Segment& own, double radius) {
        if (!isBeside(own, axis, reach + radius))
            m_capsules.push_back({own, radius});
    };
    for (const CoreIndex index : m_grid.cores[cell])
        if (const Core& core = m_field.cores()[index];
            isNew(m_lastRoundOfCore[index]) && !endsAtRim(core))
            add({m_discs[core.a].center, m_discs[core.b].center},
                std::max(m_discs[core.a].radius, m_discs[core.b].radius));
    for (const DiscIndex index : m_grid.loneDiscs[cell])
        if (isNew(m_lastRoundOfDisc[index]) && index != m_own)
            add({m_discs[index].center, m_discs[index].center}, m_discs[index].radius);
}

// Such a side blocks no ray whose contact it does not cover: the hull of the side and its two discs
// lies on one side of a line that touches the rim elsewhere, if the other disc is not the larger.
bool Prover::endsAtRim(const Core& core) const
{
    const double radius = m_discs[m_own].radius;
    return (core.a == m_own && m_discs[core.b].radius <= radius) ||
           (core.b == m_own && m_discs[core.a].radius <= radius);
}

// What a block's beam meets is met by those of the blocks that contain it.
RimFlood::Parts Prover::prove(const PartBlock& block, RimFlood::Parts parts,
                              std::span<const Capsule> capsules)
{
    parts &= partsOf(block);
    if (parts == 0 || m_tests > mostTests)
        return 0;
    const Box box = boxOfParts(m_grid.frame, m_least, block);
    const bool isOnePart = block.side == 1;
    if (distance(box, m_rim.center) <= m_rim.radius + m_closest) {
        if (isOnePart)
            return 0;
    } else {
        const SightBeam beam(m_rim, box);
        if (beam.isBeyond() || (isOnePart && !beam.isOnStretch()))
            return 0;
        const auto isMet = [&](const Capsule& other) {
            return beam.mayMeet(other.axis, other.radius + m_gap);
        };
        m_tests += beam.isOnStretch() ? capsules.size() : 0;
        if (isOnePart)
            return std::any_of(capsules.begin(), capsules.end(), isMet) ? 0 : parts;
        if (beam.isOnStretch()) {
            std::vector<Capsule>& met = m_met[std::size_t(block.side)];
            met.clear();
            std::copy_if(capsules.begin(), capsules.end(), std::back_inserter(met), isMet);
            if (met.empty())
                return parts;
            capsules = met;
        }
    }
    RimFlood::Parts sure = 0;
    const int half = block.side / 2;
    for (const int row : {block.row, block.row + half})
        for (const int column : {block.column, block.column + half})
            sure |= prove({column, row, half}, parts, capsules);
    return sure;
}

} // namespace

std::vector<RimFlood::Parts> sureSights(const SearchView& field, const RimGrid& grid,
                                        const ContactGraph& graph, unsigned threads,
                                        const std::atomic<bool>* cancel)
{
    if (!field.arenas().empty())
        return std::vector<RimFlood::Parts>(graph.sights.size());
    return partsBySight(graph, threads, [&] {
        return [&, prover = Prover(field, grid, graph)](std::uint32_t sight, int column,
                                                        int row) mutable -> RimFlood::Parts {
            if (cancel && cancel->load(std::memory_order_relaxed))
                return 0;
            return prover.partsThatSee(graph.sights[sight], column, row, graph.onwardParts[sight]);
        };
    });
}

} // namespace thicket::nav
