#pragma once

#include "libnav/geometry/shapes.h"

#include <vector>

namespace thicket::nav {

/// Headings from `low` counter-clockwise to `high`, unit vectors less than half a turn apart.
struct HeadingSpan {
    Point low;
    Point high;

    bool isEmpty() const { return !(cross(low, high) > 0); }
    bool has(Point heading) const { return cross(low, heading) >= 0 && cross(heading, high) >= 0; }
    /// The headings that lie in both.
    HeadingSpan common(const HeadingSpan& other) const
    {
        if (!has(other.low) && !other.has(low))
            return {};
        return {has(other.low) ? other.low : low, has(other.high) ? other.high : high};
    }
};

/// The rays of one rim that nothing has hidden so far, as spans that do not overlap, in their
/// order. Used again and again, so that it seldom allocates.
class OpenRays {
public:
    void begin(const HeadingSpan& all) { m_spans.assign(1, all); }
    const std::vector<HeadingSpan>& spans() const { return m_spans; }
    bool isEmpty() const { return m_spans.empty(); }
    /// Calls visit(low, high) for what it hides of each span.
    template <class Visit> void hide(const HeadingSpan& hidden, Visit visit)
    {
        m_next.clear();
        for (const HeadingSpan& rays : m_spans) {
            const HeadingSpan both = rays.common(hidden);
            if (both.isEmpty()) {
                m_next.push_back(rays);
                continue;
            }
            visit(both.low, both.high);
            for (const HeadingSpan& rest :
                 {HeadingSpan{rays.low, both.low}, HeadingSpan{both.high, rays.high}})
                if (!rest.isEmpty())
                    m_next.push_back(rest);
        }
        m_spans.swap(m_next);
    }

private:
    std::vector<HeadingSpan> m_spans;
    std::vector<HeadingSpan> m_next;
};

} // namespace thicket::nav
