#pragma once

#include "libnav/geometry/shapes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace thicket::nav {

/// The side of the line from a to b that p is on: 1 left, -1 right, 0 if rounding errors could
/// change the answer.
inline int sideOf(Point a, Point b, Point p)
{
    const Point along = b - a;
    const Point to = p - a;
    const double area = cross(along, to);
    const double doubt = 1e-14 * (std::abs(along.x * to.y) + std::abs(along.y * to.x)) +
                         1e-15 * (length(a) + length(b) + length(p)) * (length(along) + length(to));
    return area > doubt ? 1 : area < -doubt ? -1 : 0;
}

/// Finds two of many segments that meet: a line sweeps over the plane, and only segments that are
/// neighbours along it are compared. The time is n log n for n segments, none of which may be a
/// point.
/// The caller defines what counts as a meeting, by meet(i, j) for the indices of two segments. It
/// must hold for segments that cross. Ends that touch other segments may count or not, and so may
/// segments that overlap. The order along the line is exact except for rounding, so a meeting no
/// deeper than rounding may be missed.
/// Source: Shamos and Hoey, "Geometric intersection problems" (1976).
class SideSweep {
public:
    /// Whether segments meet at a point where some end and others begin.
    enum class Touches {
        matter, ///< segments that begin there meet those that end there
        pass    ///< they do not meet
    };

    SideSweep(const std::vector<Segment>& segments, Touches touches) : m_line(Before{this})
    {
        m_segments.reserve(segments.size());
        m_events.reserve(2 * segments.size());
        for (const Segment& given : segments) {
            const Segment s = isBefore(given.b, given.a) ? Segment{given.b, given.a} : given;
            const auto index = std::uint32_t(m_segments.size());
            m_events.push_back({s.a, index, true});
            m_events.push_back({s.b, index, false});
            m_segments.push_back(s);
        }
        const bool beginsFirst = touches == Touches::matter;
        std::sort(m_events.begin(), m_events.end(), [&](const Event& e, const Event& f) {
            if (e.at != f.at)
                return isBefore(e.at, f.at);
            return e.begins != f.begins ? e.begins == beginsFirst : e.segment < f.segment;
        });
    }

    template <class Meet>
    std::optional<std::pair<std::size_t, std::size_t>> firstMeeting(Meet meet) &&
    {
        std::vector<Line::iterator> places(m_segments.size(), m_line.end());
        const auto doMeet = [&](Line::iterator lower, Line::iterator upper) {
            return meet(std::min(*lower, *upper), std::max(*lower, *upper));
        };
        const auto pair = [](Line::iterator lower, Line::iterator upper) {
            return std::pair<std::size_t, std::size_t>(std::minmax(*lower, *upper));
        };
        for (const Event& event : m_events) {
            Line::iterator& place = places[event.segment];
            if (event.begins)
                place = m_line.insert(event.segment).first;
            const Line::iterator above = std::next(place);
            if (place != m_line.begin()) {
                const Line::iterator below = std::prev(place);
                if (event.begins && doMeet(below, place))
                    return pair(below, place);
                if (!event.begins && above != m_line.end() && doMeet(below, above))
                    return pair(below, above);
            }
            if (event.begins && above != m_line.end() && doMeet(place, above))
                return pair(place, above);
            if (!event.begins)
                m_line.erase(place);
        }
        return {};
    }

private:
    struct Event {
        Point at;
        std::uint32_t segment;
        bool begins;
    };
    /// Orders a segment that begins at the sweep line among those that cross it.
    struct Before {
        const SideSweep* sweep;
        bool operator()(std::uint32_t i, std::uint32_t j) const
        {
            const Segment& s = sweep->m_segments[i];
            const Segment& t = sweep->m_segments[j];
            const bool isNew = !isBefore(s.a, t.a);
            const int side = isNew ? sideOfNew(s, t) : -sideOfNew(t, s);
            return side != 0 ? side < 0 : i < j;
        }
    };
    using Line = std::set<std::uint32_t, Before>;

    /// 1 when s, which begins no earlier than t, is above t. Where s begins on t, its other end
    /// decides.
    static int sideOfNew(const Segment& s, const Segment& t)
    {
        if (s.a.y > std::max(t.a.y, t.b.y))
            return 1;
        if (s.a.y < std::min(t.a.y, t.b.y))
            return -1;
        if (const int side = sideOf(t.a, t.b, s.a))
            return side;
        if (const int side = sideOf(t.a, t.b, s.b))
            return side;
        return -sideOf(s.a, s.b, t.b);
    }

    std::vector<Segment> m_segments; // a before b
    std::vector<Event> m_events;
    Line m_line;
};

} // namespace thicket::nav
