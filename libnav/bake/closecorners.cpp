#include "libnav/bake/closecorners.h"

#include "libnav/tangent/bitangent.h"

#include <algorithm>
#include <numeric>

namespace thicket::nav {

namespace {

constexpr double sameHeading = 1e-9; // sine

/// A tangent that leaves a corner, as rays see it and at the true radii.
struct Leaving {
    Point direction;
    Point way;
};

class Finder {
public:
    Finder(const SearchView& field, const BakedLayer& layer)
        : m_discs(field.discs()), m_layer(layer), m_close(closeCorners(field))
    {}

    std::vector<Point> find();

private:
    const Disc& discOf(std::uint32_t end) const
    {
        return m_discs[discOfRim(m_layer.ends[end].rim)];
    }
    double signOf(std::uint32_t end) const { return sign(windingOfRim(m_layer.ends[end].rim)); }
    Leaving leaving(std::uint32_t end) const;
    bool isClose(std::uint32_t end) const;
    bool mayBeCut(std::span<const std::uint32_t> ends) const;

    std::span<const Disc> m_discs;
    const BakedLayer& m_layer;
    double m_close;
};

Leaving Finder::leaving(std::uint32_t end) const
{
    const Disc& from = discOf(end);
    const Disc& to = discOf(end ^ 1);
    const double arriving = -signOf(end ^ 1);
    const auto seen =
        tangentLine(from.center, signOf(end) * from.radius, to.center, arriving * to.radius);
    const auto way = tangentLine(from.center, 0, to.center, arriving * to.trueRadius); // a corner's
    return {seen ? seen->direction : Point{},
            way ? way->length * way->direction : to.center - from.center};
}

bool Finder::isClose(std::uint32_t end) const
{
    const double apart = distance(discOf(end).center, discOf(end ^ 1).center);
    return apart - discOf(end ^ 1).trueRadius <= m_close;
}

// Whether a path that arrives by one of a corner's tangents and leaves by another bends one way as
// rays see it, and the other way in truth.
bool Finder::mayBeCut(std::span<const std::uint32_t> ends) const
{
    for (const std::uint32_t in : ends) {
        if (!isClose(in))
            continue;
        const Leaving back = leaving(in);
        for (const std::uint32_t out : ends) {
            if (signOf(out) == signOf(in))
                continue;
            const Leaving on = leaving(out);
            const bool isSeenToBend =
                signOf(out) * cross(-back.direction, on.direction) >= -sameHeading &&
                dot(back.direction, on.direction) < 0;
            if (isSeenToBend && signOf(out) * cross(-back.way, on.way) < 0)
                return true;
        }
    }
    return false;
}

std::vector<Point> Finder::find()
{
    std::vector<std::uint32_t> ends(m_layer.ends.size());
    std::iota(ends.begin(), ends.end(), 0U);
    std::erase_if(ends, [&](std::uint32_t end) { return discOf(end).trueRadius > 0; });
    std::stable_sort(ends.begin(), ends.end(), [&](std::uint32_t a, std::uint32_t b) {
        return m_layer.ends[a].stretch < m_layer.ends[b].stretch;
    });
    std::vector<Point> corners;
    for (auto at = ends.begin(); at != ends.end() && corners.size() <= mostCloseCorners;) {
        const auto next = std::find_if(at, ends.end(), [&](std::uint32_t end) {
            return m_layer.ends[end].stretch != m_layer.ends[*at].stretch;
        });
        if (mayBeCut({at, next}))
            corners.push_back(discOf(*at).center);
        at = next;
    }
    return corners;
}

} // namespace

std::vector<Point> cornersThatMayBeCut(const SearchView& field, const BakedLayer& layer)
{
    return field.hasRaisedRadii() ? Finder(field, layer).find() : std::vector<Point>();
}

} // namespace thicket::nav
