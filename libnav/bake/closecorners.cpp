#include "libnav/bake/closecorners.h"

#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"
#include "libnav/tangent/bitangent.h"
#include "libnav/tangent/contactcover.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <numeric>
#include <tuple>

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

/// A side that ends in a corner.
struct Side {
    Point corner;
    DiscIndex disc;
    double angle = 0; ///< at which it leaves, radians
    double length = 0;

    auto key() const { return std::tuple(corner.x, corner.y, angle); }
};

// By corner, then counter-clockwise.
std::vector<Side> sidesOf(const SearchView& field)
{
    std::vector<Side> sides;
    const auto discs = field.discs();
    const auto add = [&](DiscIndex from, DiscIndex to) {
        const Point way = discs[to].center - discs[from].center;
        if (way != Point{} && discs[from].trueRadius == 0)
            sides.push_back({discs[from].center, from, angleOf(way), length(way)});
    };
    for (const Core& core : field.cores())
        if (core.obstacle != noObstacle) {
            add(core.a, core.b);
            add(core.b, core.a);
        }
    std::sort(sides.begin(), sides.end(),
              [](const Side& a, const Side& b) { return a.key() < b.key(); });
    return sides;
}

// Whether a path may bend at the corner of these sides round the outside of two that are nearly in
// line, but not so nearly that a tangent passes it.
bool bendsUnseen(const SearchView& field, std::span<const Side> sides)
{
    constexpr double mostBend = 0.01;
    for (const Side& side : sides)
        if (!isCoveredAllRound(field.coveredArcs(side.disc)))
            return false;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const Side& side = sides[i];
        const Side& next = sides[(i + 1) % sides.size()];
        const double gap = turnFrom0(next.angle - side.angle);
        const double bend = gap - fullTurn / 2;
        const double height = bend / (1 / side.length + 1 / next.length);
        const double radius = field.discs()[side.disc].radius;
        if (bend > 0 && bend < mostBend && height > field.tolerance() / 2 &&
            field.isFreeForRays(side.corner + radius * unitAt(side.angle + gap / 2)))
            return true;
    }
    return false;
}

void appendUnseenBends(const SearchView& field, std::vector<Point>& corners)
{
    const std::vector<Side> sides = sidesOf(field);
    const std::size_t most = corners.size() + mostCloseCorners;
    for (auto at = sides.begin(); at != sides.end() && corners.size() <= most;) {
        const auto next = std::find_if(at, sides.end(),
                                       [&](const Side& side) { return side.corner != at->corner; });
        if (bendsUnseen(field, {at, next}))
            corners.push_back(at->corner);
        at = next;
    }
}

} // namespace

std::vector<Point> cornersThatMayBeCut(const SearchView& field, const BakedLayer& layer)
{
    std::vector<Point> corners;
    if (field.hasRaisedRadii()) {
        corners = Finder(field, layer).find();
        appendUnseenBends(field, corners);
    }
    return corners;
}

std::vector<RimFlood::Parts> partsNearCorners(const SearchView& field, const GridFrame& frame)
{
    constexpr int side = RimFlood::partsPerSide;
    const double width = frame.side() / side;
    // Rounding may count a point to the part beside it.
    const double reach = closeCorners(field) + 1e-6 * width;
    std::vector<RimFlood::Parts> near(frame.cellCount(), 0);
    const auto mark = [&](int column, int row, const Box& around) {
        const Point corner = frame.corner(column, row);
        const auto partAt = [=](double along) {
            return static_cast<int>(std::clamp(along / width, 0.0, side - 1.0));
        };
        const int lastColumn = partAt(around.max.x - corner.x);
        const int lastRow = partAt(around.max.y - corner.y);
        for (int y = partAt(around.min.y - corner.y); y <= lastRow; ++y)
            for (int x = partAt(around.min.x - corner.x); x <= lastColumn; ++x)
                near[frame.cell(column, row)] |= RimFlood::Parts{1} << (x + side * y);
    };
    for (const Disc& disc : field.discs()) {
        if (disc.trueRadius > 0 || disc.obstacle == noObstacle)
            continue;
        const Box around = grown(Box{disc.center, disc.center}, reach);
        const int lastColumn = frame.columnAt(around.max.x), lastRow = frame.rowAt(around.max.y);
        for (int row = frame.rowAt(around.min.y); row <= lastRow; ++row)
            for (int column = frame.columnAt(around.min.x); column <= lastColumn; ++column)
                mark(column, row, around);
    }
    return near;
}

} // namespace thicket::nav
