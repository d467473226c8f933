#include "plugins/shapes/holedrings.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace thicket::plugins {

namespace {

using nav::Box;
using nav::Point;

constexpr std::size_t mostWork = 100'000'000; // sides or boxes looked at

Box boxOf(const Ring& ring)
{
    Box box;
    for (const Point p : ring)
        nav::enclose(box, {p, p});
    return box;
}

/// Finds for each ring what lies round it, in one sweep along x.
class Nesting {
public:
    Nesting(const std::vector<Ring>& rings, FillRule rule) : m_rings(rings), m_rule(rule)
    {
        m_places.resize(rings.size());
        std::vector<std::size_t> order(rings.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        for (std::size_t i = 0; i < rings.size(); ++i)
            m_places[i] = {boxOf(rings[i]), doubleArea(rings[i])};
        std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
            const Place &p = m_places[a], &q = m_places[b];
            return std::pair(p.box.min.x, -std::abs(p.area)) <
                   std::pair(q.box.min.x, -std::abs(q.area));
        });
        for (const std::size_t ring : order)
            place(ring);
    }

    enum class Side { outline, hole, nothing };
    Side sideOf(std::size_t ring) const { return m_places[ring].side; }
    /// The smallest outline round a hole.
    std::size_t outlineRound(std::size_t ring) const { return m_places[ring].parent; }
    bool isComplete() const { return m_work < mostWork; }

private:
    struct Place {
        Box box;
        double area = 0;
        Side side = Side::outline;
        std::size_t parent = 0;
    };

    bool isFilled(int winding) const
    {
        return m_rule == FillRule::evenOdd ? winding % 2 != 0 : winding != 0;
    }
    int windingOf(std::size_t ring) const
    {
        return m_rule == FillRule::nonZero && m_places[ring].area < 0 ? -1 : 1;
    }

    void place(std::size_t ring)
    {
        if (m_work >= mostWork)
            return; // an outline
        Place& mine = m_places[ring];
        int outside = 0;
        double least = -1;
        std::erase_if(
            m_open, [&](std::size_t other) { return m_places[other].box.max.x < mine.box.min.x; });
        m_work += m_open.size() + 1;
        for (const std::size_t other : m_open) {
            const Place& its = m_places[other];
            if (!its.box.encloses(mine.box))
                continue;
            m_work += m_rings[other].size();
            if (!encloses(m_rings[other], m_rings[ring].front()))
                continue;
            outside += windingOf(other);
            if (its.side == Side::outline && (least < 0 || std::abs(its.area) < least)) {
                least = std::abs(its.area);
                mine.parent = other;
            }
        }
        const bool isIn = isFilled(outside + windingOf(ring));
        if (isFilled(outside) == isIn)
            mine.side = Side::nothing;
        else
            mine.side = isIn || least < 0 ? Side::outline : Side::hole;
        m_open.push_back(ring);
    }

    const std::vector<Ring>& m_rings;
    FillRule m_rule;
    std::vector<Place> m_places;
    std::vector<std::size_t> m_open;
    std::size_t m_work = 0;
};

} // namespace

double doubleArea(const Ring& ring)
{
    double sum = 0;
    for (std::size_t i = 1; i + 1 < ring.size(); ++i)
        sum += nav::cross(ring[i] - ring[0], ring[i + 1] - ring[0]);
    return sum;
}

bool hasExtent(const Ring& ring)
{
    const auto isOther = [&ring](Point p) { return p != ring.front(); };
    const auto other = std::find_if(ring.begin(), ring.end(), isOther);
    return std::any_of(other, ring.end(), [&](Point p) {
        return nav::cross(*other - ring.front(), p - ring.front()) != 0;
    });
}

bool encloses(const Ring& ring, Point p)
{
    bool isInside = false;
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
        const Point a = ring[i], b = ring[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
            isInside = !isInside;
    }
    return isInside;
}

NestedRings nested(std::vector<Ring> rings, FillRule rule)
{
    const Nesting nesting(rings, rule);
    NestedRings result;
    result.isComplete = nesting.isComplete();
    std::vector<std::size_t> areaOf(rings.size());
    for (std::size_t i = 0; i < rings.size(); ++i) {
        if (nesting.sideOf(i) == Nesting::Side::nothing)
            ++result.covered;
        if (nesting.sideOf(i) != Nesting::Side::outline)
            continue;
        areaOf[i] = result.areas.size();
        result.areas.push_back({std::move(rings[i]), {}, i});
    }
    for (std::size_t i = 0; i < rings.size(); ++i) {
        if (nesting.sideOf(i) == Nesting::Side::hole)
            result.areas[areaOf[nesting.outlineRound(i)]].holes.push_back(std::move(rings[i]));
    }
    return result;
}

} // namespace thicket::plugins
