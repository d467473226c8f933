#pragma once

#include "libnav/tangent/turning.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace thicket::nav {

/// What obstacles hide from the tangent rays of one oriented disc, by heading: in each of a fixed
/// number of sectors, the distance beyond which every ray of the sector has met something.
/// Conservative: what it calls hidden is hidden, the rest needs its own ray.
class HeadingShadow {
public:
    HeadingShadow() { m_beyond.fill(std::numeric_limits<double>::infinity()); }

    /// Rays with headings from `begin` counter-clockwise over `sweep` end before `distance`.
    void cover(double begin, double sweep, double distance)
    {
        const double first = positive(begin) / width;
        const double last = first + sweep / width;
        auto sector = static_cast<std::size_t>(std::ceil(first + margin));
        for (; static_cast<double>(sector) + 1 <= last - margin; ++sector) {
            double& beyond = m_beyond[sector % count];
            beyond = std::min(beyond, distance);
        }
    }
    bool hides(double heading, double distance) const
    {
        return distance > m_beyond[static_cast<std::size_t>(positive(heading) / width) % count];
    }
    /// No ray gets farther than this.
    double reach() const { return *std::max_element(m_beyond.begin(), m_beyond.end()); }

private:
    static constexpr std::size_t count = 512;
    static constexpr double width = fullTurn / count;
    static constexpr double margin = 1e-6; // of a sector; rounding of headings

    static double positive(double angle)
    {
        const double turn = wrapped(angle);
        return turn < 0 ? turn + fullTurn : turn;
    }

    std::array<double, count> m_beyond;
};

} // namespace thicket::nav
