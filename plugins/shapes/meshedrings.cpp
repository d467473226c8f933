#include "plugins/shapes/meshedrings.h"

#include "plugins/shapes/meetinggroups.h"
#include "plugins/shapes/ringband.h"
#include "plugins/shapes/ringexpansion.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace thicket::plugins {

namespace {

/// With fewer rings there is little to gain.
constexpr std::size_t fewestRings = 64;

LatticePoint middleOf(const LatticeRing& ring)
{
    std::int64_t x = 0, y = 0;
    for (const LatticePoint p : ring) {
        x += p.x;
        y += p.y;
    }
    const auto count = std::int64_t(ring.size());
    return {std::int32_t(x / count), std::int32_t(y / count)};
}

/// Of each ring: whether it is convex, where extents meet little.
std::vector<bool> roundOnes(std::span<const WoundRing> rings)
{
    std::vector<bool> isRound(rings.size());
    if (rings.size() < fewestRings)
        return isRound;
    std::vector<LatticeExtent> extents;
    for (const WoundRing& wound : rings) {
        if (wound.isSecond || wound.ring.empty())
            continue;
        LatticeExtent& extent = extents.emplace_back();
        for (const LatticePoint p : wound.ring)
            extent.enclose({p, p});
    }
    if (!meetingGroups(extents))
        return isRound;
    for (std::size_t i = 0; i < rings.size(); ++i)
        isRound[i] = !rings[i].isSecond && !rings[i].ring.empty() &&
                     isConvexRound(rings[i].ring, middleOf(rings[i].ring));
    return isRound;
}

class Mesher {
public:
    explicit Mesher(std::span<const WoundRing> rings)
        : m_rings(rings), m_isRound(roundOnes(rings)), m_meshed{triangulated(), m_isRound}
    {}

    MeshedRings mesh()
    {
        const std::vector<RoundRing> roundRings = this->roundRings();
        expand(roundRings);
        std::vector<std::size_t> places(m_rings.size());
        std::size_t count = 0;
        for (std::size_t i = 0; i < m_rings.size(); ++i) {
            places[i] = count;
            count += m_meshed.isFixed[i] ? 0 : m_rings[i].ring.size();
        }
        m_meshed.vertices.resize(count);
        const auto fill = [&](std::size_t i) {
            for (std::size_t k = 0; !m_meshed.isFixed[i] && k < m_rings[i].ring.size(); ++k)
                m_meshed.vertices[places[i] + k] = vertexOf(i, k);
        };
        for (const RoundRing& round : roundRings)
            fill(round.ring);
        for (std::size_t i = 0; i < m_rings.size(); ++i)
            if (!m_isRound[i])
                fill(i);
        return std::move(m_meshed);
    }

private:
    struct RoundRing {
        int vertex; ///< its middle
        std::size_t ring;
        auto operator<=>(const RoundRing&) const = default;
    };
    Triangulation triangulated()
    {
        const std::vector<LatticePoint> given = points();
        return Triangulation(given, m_corners);
    }
    /// The corners of the rings; of round ones the middle, in the place of which they come.
    std::vector<LatticePoint> points()
    {
        std::vector<LatticePoint> points;
        for (std::size_t i = 0; i < m_rings.size(); ++i) {
            const LatticeRing& ring = m_rings[i].ring;
            m_firsts.push_back(points.size());
            m_corners += ring.size();
            if (m_isRound[i])
                points.push_back(middleOf(ring));
            else
                points.insert(points.end(), ring.begin(), ring.end());
        }
        return points;
    }
    int vertexOf(std::size_t ring, std::size_t corner)
    {
        Triangulation& mesh = m_meshed.mesh;
        const int first = mesh.vertexOf(m_firsts[ring]);
        if (!m_isRound[ring])
            return mesh.vertexOf(m_firsts[ring] + corner);
        return mesh.insert(m_rings[ring].ring[corner], mesh.triangleAt(first));
    }
    /// Of each vertex, whether it is a corner of the square or of a ring.
    std::vector<bool> takenVertices() const
    {
        std::vector<bool> isTaken(m_meshed.mesh.points().size());
        std::fill_n(isTaken.begin(), Triangulation::squareCorners, true);
        for (std::size_t i = 0; i < m_rings.size(); ++i)
            for (std::size_t k = 0; !m_isRound[i] && k < m_rings[i].ring.size(); ++k)
                isTaken[std::size_t(m_meshed.mesh.vertexOf(m_firsts[i] + k))] = true;
        return isTaken;
    }
    /// The vertices of the round ones. Those that follow one another are near, as vertices are
    /// numbered along a curve; so what is made of them is near in memory.
    std::vector<RoundRing> roundRings() const
    {
        std::vector<RoundRing> found;
        for (std::size_t i = 0; i < m_rings.size(); ++i)
            if (m_isRound[i])
                found.push_back({m_meshed.mesh.vertexOf(m_firsts[i]), i});
        std::sort(found.begin(), found.end());
        return found;
    }
    void expand(const std::vector<RoundRing>& roundRings)
    {
        Triangulation& mesh = m_meshed.mesh;
        std::vector<bool> isTaken = takenVertices();
        RingExpansion expansion(mesh);
        for (const auto& [vertex, i] : roundRings) {
            m_meshed.isFixed[i] = !isTaken[std::size_t(vertex)] &&
                                  expansion.expand(vertex, m_rings[i].ring, Windings{1, 0});
            if (m_meshed.isFixed[i])
                isTaken[std::size_t(vertex)] = true; // another may have had the same middle
        }
    }

    std::span<const WoundRing> m_rings;
    std::vector<bool> m_isRound;
    std::vector<std::size_t> m_firsts; // among the points given
    std::size_t m_corners = 0;
    MeshedRings m_meshed;
};

} // namespace

MeshedRings meshedRings(std::span<const WoundRing> rings) { return Mesher(rings).mesh(); }

} // namespace thicket::plugins
