#pragma once

#include "libnav/geometry/direction.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

namespace thicket::nav {

/// What obstacles hide from the tangent rays of one oriented disc, by heading. For each of a fixed
/// number of sectors it stores a distance at which every ray of the sector has hit something, which
/// several obstacles beside each other may do together. Conservative: what it calls hidden is
/// hidden; the rest needs a ray each.
class HeadingShadow {
public:
    HeadingShadow() { m_beyond.fill(std::numeric_limits<double>::infinity()); }

    /// Rays with headings from `begin` counter-clockwise over `sweep` end before `distance`.
    void cover(double begin, double sweep, double distance)
    {
        coverBy(begin, sweep, [distance](double) { return distance; });
    }
    /// The same for an obstacle that blocks rays some way beyond both ends of the headings, too: by
    /// more than the rounding of headings. Together with its neighbours it may hide a sector.
    void coverWith(double begin, double sweep, double distance)
    {
        cover(begin, sweep, distance);
        coverEnds(begin, sweep, distance);
    }
    template <class DistanceAt>
    void coverWith(double begin, double sweep, double farthest, DistanceAt distanceAt)
    {
        coverBy(begin, sweep, distanceAt);
        coverEnds(begin, sweep, farthest);
    }
    /// As cover(), with a distance that is a convex function of the heading.
    template <class DistanceAt> void coverBy(double begin, double sweep, DistanceAt distanceAt)
    {
        const double first = positive(begin) / width;
        const double last = first + sweep / width;
        auto sector = static_cast<std::size_t>(std::ceil(first + margin));
        for (; static_cast<double>(sector) + 1 <= last - margin; ++sector) {
            const double right = static_cast<double>(sector) * width;
            narrow(sector % count, std::max(distanceAt(right), distanceAt(right + width)));
        }
    }
    /// No ray that starts within `radius` of `center` has a target outside the box.
    void confine(const Box& box, Point center, double radius)
    {
        const std::array<Point, count + 1>& directions = sectorBounds();
        for (std::size_t sector = 0; sector < count; ++sector) {
            const auto [left, right] = std::minmax(directions[sector].x, directions[sector + 1].x);
            const auto [low, high] = std::minmax(directions[sector].y, directions[sector + 1].y);
            // The ray leaves through a side that all rays of the sector approach; use the slowest
            // approach.
            if (left > margin)
                narrow(sector, (box.max.x - center.x + radius) / left);
            if (right < -margin)
                narrow(sector, (center.x - box.min.x + radius) / -right);
            if (low > margin)
                narrow(sector, (box.max.y - center.y + radius) / low);
            if (high < -margin)
                narrow(sector, (center.y - box.min.y + radius) / -high);
        }
    }

    bool hides(double heading, double distance) const
    {
        return distance > m_beyond[static_cast<std::size_t>(positive(heading) / width) % count];
    }
    /// The greatest distance that a ray of any sector can reach.
    double reach() const { return *std::max_element(m_beyond.begin(), m_beyond.end()); }

private:
    static constexpr std::size_t count = 512;
    static constexpr double width = fullTurn / count;
    static constexpr double margin = 1e-6; // of a sector, for rounding of headings

    /// Of headings that rounding sets apart, in sectors: some 1e-12 radians.
    static constexpr double joint = 1e-10;
    static constexpr std::size_t mostParts = 4;

    /// A part of a sector, from 0 to 1, and where all of its rays have hit something.
    struct Part {
        double begin;
        double end;
        double distance;
    };

    /// The sectors that a cover fills in part.
    void coverEnds(double begin, double sweep, double distance)
    {
        const double first = positive(begin) / width;
        const double last = first + sweep / width;
        const double low = std::floor(first), high = std::floor(last);
        if (low == high) {
            coverPart(low, {first - low, last - low, distance});
        } else {
            coverPart(low, {first - low, 1, distance});
            coverPart(high, {0, last - high, distance});
        }
    }
    void coverPart(double number, Part part)
    {
        const std::size_t sector = static_cast<std::size_t>(number) % count;
        if (part.distance >= m_beyond[sector])
            return;
        std::array<Part, mostParts>& parts = m_parts[sector];
        std::uint8_t& known = m_partCount[sector];
        for (std::size_t i = 0; i < known;) {
            const Part& other = parts[i];
            if (other.end < part.begin - joint || part.end < other.begin - joint) {
                ++i;
                continue;
            }
            part = {std::min(part.begin, other.begin), std::max(part.end, other.end),
                    std::max(part.distance, other.distance)};
            parts[i] = parts[--known];
            i = 0;
        }
        if (part.begin <= joint && part.end >= 1 - joint)
            narrow(sector, part.distance);
        else if (known < mostParts)
            parts[known++] = part;
    }

    static double positive(double angle)
    {
        const double turn = wrapped(angle);
        return turn < 0 ? turn + fullTurn : turn;
    }
    static const std::array<Point, count + 1>& sectorBounds()
    {
        static const auto bounds = [] {
            std::array<Point, count + 1> directions;
            for (std::size_t i = 0; i <= count; ++i) {
                const double heading = static_cast<double>(i) * width;
                directions[i] = unitAt(heading);
            }
            return directions;
        }();
        return bounds;
    }
    void narrow(std::size_t sector, double distance)
    {
        m_beyond[sector] = std::min(m_beyond[sector], distance);
    }

    std::array<double, count> m_beyond;
    std::array<std::uint8_t, count> m_partCount{};
    std::array<std::array<Part, mostParts>, count> m_parts; // the first of each are set
};

} // namespace thicket::nav
