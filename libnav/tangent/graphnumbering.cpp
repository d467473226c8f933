#include "libnav/tangent/graphnumbering.h"

#include "libnav/tangent/turning.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace thicket::nav {

namespace {

constexpr std::uint32_t noNumber = std::numeric_limits<std::uint32_t>::max();

/// Those on one disc are told apart by the angle.
bool isSame(const GraphVertex& a, const GraphVertex& b)
{
    return a.on == b.on && a.angle == b.angle;
}

std::uint64_t hashOf(const GraphVertex& vertex)
{
    constexpr std::uint64_t odd = 0x9e3779b97f4a7c15u;
    std::uint64_t hash = vertex.on.disc + odd;
    // Zeros of either sign are equal, so their hashes must be equal.
    hash = (hash ^ std::bit_cast<std::uint64_t>(vertex.angle + 0.0)) * odd;
    return hash ^ (hash >> 29);
}

} // namespace

// A hash table with open addressing holds the numbers, as there are millions.
std::uint32_t& GraphNumbering::slotOf(const GraphVertex& vertex)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t place = hashOf(vertex) & mask;
    while (m_slots[place] != noNumber && !isSame(m_vertices[m_slots[place]], vertex))
        place = (place + 1) & mask;
    return m_slots[place];
}

void GraphNumbering::grow()
{
    m_slots.assign(std::max<std::size_t>(64, 2 * m_slots.size()), noNumber);
    for (std::uint32_t i = 0; i < m_vertices.size(); ++i)
        slotOf(m_vertices[i]) = i;
}

std::uint32_t GraphNumbering::numberOf(const GraphVertex& vertex)
{
    if (2 * (m_vertices.size() + 1) > m_slots.size())
        grow();
    std::uint32_t& slot = slotOf(vertex);
    if (slot == noNumber) {
        slot = static_cast<std::uint32_t>(m_vertices.size());
        m_vertices.push_back(vertex);
    }
    return slot;
}

std::uint32_t GraphNumbering::numberOf(Point position, const Contact& on, Winding winding)
{
    if (on.kind != Contact::Kind::disc)
        return numberOf({position, on, 0});
    // As in CompleteGraph, which sorts the contacts of a disc by this angle.
    const double angle = wrapped(contactAngle(m_tangent.heading, winding));
    const std::uint32_t number = numberOf({position, on, angle});
    const auto [first, isNew] = m_firstOf.try_emplace(on.disc, First{angle, number});
    if (!isNew && angle < first->second.angle)
        first->second = {angle, number};
    return number;
}

GraphNumbering::Ends GraphNumbering::endsOf(const SurfingEdge& edge)
{
    const std::uint32_t from = numberOf(edge.from, edge.fromContact, m_tangent.fromWinding);
    return {from, numberOf(edge.to, edge.toContact, m_tangent.toWinding)};
}

GraphNumbering::Ends GraphNumbering::endsOf(const HuggingEdge& edge)
{
    const std::uint32_t from = numberOf({edge.pointAt(edge.from), edge.contact, edge.from});
    // The last arc of a rim ends at its first contact, a turn later.
    const First& first = m_firstOf.at(edge.contact.disc);
    if (edge.to == first.angle + fullTurn)
        return {from, first.vertex};
    return {from, numberOf({edge.pointAt(edge.to), edge.contact, edge.to})};
}

} // namespace thicket::nav
