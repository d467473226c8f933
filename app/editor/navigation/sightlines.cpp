#include "app/editor/navigation/sightlines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace thicket::editor {

namespace {

constexpr double turn = 2 * std::numbers::pi;

/// For each small range of headings: from which distance on a ray from the point is sure to have
/// met an obstacle.
class Occlusion {
public:
    Occlusion(nav::Point source, double tolerance) : m_source(source), m_slack(16 * tolerance)
    {
        m_hidden.fill(std::numeric_limits<double>::infinity());
    }

    void add(const nav::Disc& disc)
    {
        const nav::Point to = disc.center - m_source;
        const double d = nav::length(to);
        // Smaller than it is: what is said to hide must do so by more than a touch.
        const double radius = disc.radius - m_slack - 1e-12 * d;
        if (radius <= 0 || d <= disc.radius)
            return;
        const double bearing = std::atan2(to.y, to.x);
        const double halfWidth = std::asin(radius / d);
        const auto first = static_cast<int>(std::ceil((bearing - halfWidth) / turn * bins));
        const auto last = static_cast<int>(std::floor((bearing + halfWidth) / turn * bins));
        for (int bin = first; bin < last; ++bin) {
            double& hidden = m_hidden[wrapped(bin)];
            hidden = std::min(hidden, d);
        }
    }

    bool hides(const nav::Bitangent& tangent) const
    {
        const auto bin = static_cast<int>(std::floor(tangent.heading / turn * bins));
        return m_hidden[wrapped(bin)] <= tangent.length;
    }

    /// Nothing further away than this is in sight.
    double reach() const { return *std::max_element(m_hidden.begin(), m_hidden.end()); }

private:
    static constexpr int bins = 1024;

    static std::size_t wrapped(int bin)
    {
        return static_cast<std::size_t>(((bin % bins) + bins) % bins);
    }

    nav::Point m_source;
    double m_slack;
    std::array<double, bins> m_hidden;
};

/// A window's discs and what they hide; enough discs to hide all others, where that is possible.
struct Surroundings {
    std::vector<nav::DiscIndex> discs;
    Occlusion occlusion;
};

Surroundings look(const nav::ObstacleField& field, nav::Point from, const nav::Box& window)
{
    Surroundings seen{field.discsIn(window), Occlusion(from, field.tolerance())};
    for (const nav::DiscIndex index : seen.discs)
        seen.occlusion.add(field.discs()[index]);
    return seen;
}

Surroundings surroundings(const nav::ObstacleField& field, nav::Point from)
{
    const nav::Box all = field.bounds();
    const double spacing =
        std::sqrt(all.width() * all.height() / static_cast<double>(field.discs().size()));
    double half = std::max(4 * spacing, 1e-9);
    while (true) {
        const nav::Point corner{half, half};
        const nav::Box window{from - corner, from + corner};
        const bool isAll = window.contains(all.min) && window.contains(all.max);
        Surroundings seen = look(field, from, isAll ? all : window);
        const double needed = seen.occlusion.reach();
        if (isAll || needed <= half)
            return seen;
        half = std::isfinite(needed) ? needed : 2 * half;
    }
}

} // namespace

std::vector<SightLine> sightLinesFrom(const nav::ObstacleField& field, nav::Point point)
{
    std::vector<SightLine> lines;
    if (field.discs().empty())
        return lines;
    const Surroundings near = surroundings(field, point);
    for (const nav::DiscIndex index : near.discs) {
        const nav::Disc& disc = field.discs()[index];
        for (const nav::Winding winding :
             {nav::Winding::counterClockwise, nav::Winding::clockwise}) {
            const auto tangent =
                nav::bitangent({point, 0}, winding, {disc.center, disc.radius}, winding);
            if (tangent && !near.occlusion.hides(*tangent) &&
                !field.firstHit(tangent->from, tangent->to, std::nullopt, index))
                lines.push_back({index, *tangent});
        }
    }
    return lines;
}

} // namespace thicket::editor
