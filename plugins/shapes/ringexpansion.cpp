#include "plugins/shapes/ringexpansion.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

std::size_t after(std::size_t i, std::size_t count) { return i + 1 == count ? 0 : i + 1; }
std::size_t before(std::size_t i, std::size_t count) { return i == 0 ? count - 1 : i - 1; }

} // namespace

void RingExpansion::gatherStar(int vertex)
{
    m_star.clear();
    m_link.clear();
    int t = m_mesh.triangleAt(vertex);
    do {
        const Triangle& now = m_mesh.triangle(t);
        std::size_t index = 0;
        while (now.corner[index] != vertex)
            ++index;
        const std::size_t next = after(index, 3);
        m_star.push_back({t, now.corner[next], now.beyond[index], m_mesh.step({t, int(index)})});
        m_link.push_back(m_mesh.at(now.corner[next]));
        t = now.beyond[next];
        assert(t >= 0);
    } while (t != m_star.front().triangle);
}

bool RingExpansion::expand(int vertex, const LatticeRing& ring, Windings inside)
{
    gatherStar(vertex);
    const auto band = bandBetween(m_mesh.at(vertex), ring, m_link);
    if (!band)
        return false;
    m_mesh.keepSteps();
    placeCorners(vertex, ring);
    m_bandSize = band->alongRing.size();
    makeTriangles(m_bandSize + ring.size() - 2);
    fillBand(*band, inside);
    fillRing(inside);
    return true;
}

void RingExpansion::placeCorners(int vertex, const LatticeRing& ring)
{
    m_placed.assign(1, vertex);
    m_mesh.m_points[std::size_t(vertex)] = ring.front();
    for (std::size_t i = 1; i < ring.size(); ++i) {
        m_placed.push_back(int(m_mesh.m_points.size()));
        m_mesh.m_points.push_back(ring[i]);
        m_mesh.m_triangleAt.push_back(-1);
    }
}

/// Those of the star and new ones.
void RingExpansion::makeTriangles(std::size_t count)
{
    m_made.clear();
    for (const Spoke& spoke : m_star)
        m_made.push_back(spoke.triangle);
    for (int t = int(m_mesh.m_triangles.size()); m_made.size() < count; ++t)
        m_made.push_back(t);
    m_mesh.m_triangles.resize(m_mesh.m_triangles.size() + count - m_star.size());
    m_mesh.m_steps.resize(m_mesh.m_triangles.size());
}

void RingExpansion::set(int t, const Triangle& triangle, const std::array<Windings, 3>& steps)
{
    m_mesh.seat(t, triangle.corner);
    m_mesh.m_triangles[std::size_t(t)] = triangle;
    m_mesh.m_steps[std::size_t(t)] = steps;
}

/// Between the ring and the polygon of the star.
void RingExpansion::fillBand(const RingBand& band, Windings inside)
{
    const std::size_t corners = m_placed.size();
    m_outside.resize(corners);
    std::size_t inner = std::size_t(band.first), outer = 0;
    for (std::size_t k = 0; k < m_bandSize; ++k) {
        const int t = m_made[k], left = m_made[after(k, m_bandSize)],
                  right = m_made[before(k, m_bandSize)];
        const int p = m_placed[inner];
        const Spoke& spoke = m_star[outer];
        if (band.alongRing[k]) {
            const int within =
                m_made[m_bandSize + std::clamp<std::size_t>(inner, 1, corners - 2) - 1];
            m_outside[inner] = t;
            inner = after(inner, corners);
            set(t, {{p, spoke.vertex, m_placed[inner]}, {left, within, right}},
                {Windings(), inside, Windings()});
        } else {
            outer = after(outer, m_star.size());
            const int end = m_star[outer].vertex;
            set(t, {{p, spoke.vertex, end}, {spoke.beyond, left, right}},
                {spoke.step, Windings(), Windings()});
            m_mesh.turnTo(spoke.beyond, spoke.vertex, end, t);
        }
    }
}

/// A fan round its first corner. The first and the last triangle have two sides of the ring.
void RingExpansion::fillRing(Windings inside)
{
    const std::size_t corners = m_placed.size();
    const int* const fan = m_made.data() + m_bandSize;
    for (std::size_t k = 1; k + 1 < corners; ++k) {
        const bool isFirst = k == 1, isLast = k + 2 == corners;
        const int left = isLast ? m_outside[corners - 1] : fan[k];
        const int right = isFirst ? m_outside[0] : fan[k - 2];
        set(fan[k - 1], {{m_placed[0], m_placed[k], m_placed[k + 1]}, {m_outside[k], left, right}},
            {-inside, isLast ? -inside : Windings(), isFirst ? -inside : Windings()});
    }
}

} // namespace thicket::plugins
