#include "plugins/recast/recastvolumes.h"

#include "plugins/shapes/arcs.h"
#include "plugins/shapes/convexpieces.h"

namespace thicket::plugins {

namespace {

using Volumes = std::vector<std::vector<nav::Point>>;

struct VolumeMaker {
    Result<Volumes> operator()(const nav::Circle& circle) const
    {
        if (circle.inverted || circle.radius <= 0)
            return Volumes();
        return Volumes{circumscribed(circle.center, circle.radius, mostVolumePoints)};
    }
    Result<Volumes> operator()(const nav::Wall& wall) const
    {
        Volumes volumes;
        if (wall.thickness <= 0)
            return volumes;
        // Each end has its touching points, too.
        constexpr int corners = mostVolumePoints - 4;
        const std::size_t count = wall.points.size();
        for (std::size_t i = wall.closed ? 0 : 1; i < count; ++i) {
            const nav::Segment segment{wall.points[(i + count - 1) % count], wall.points[i]};
            volumes.push_back(circumscribedStadium(segment, wall.thickness / 2, corners));
        }
        return volumes;
    }
    Result<Volumes> operator()(const nav::Polygon& polygon) const
    {
        return polygon.inverted ? Volumes() : convexPieces(polygon, mostVolumePoints);
    }
    template <class Marker> Result<Volumes> operator()(const Marker& /*marker*/) const
    {
        return Volumes();
    }
};

} // namespace

Result<Volumes> recastVolumes(const nav::Geometry& geometry)
{
    return std::visit(VolumeMaker(), geometry);
}

} // namespace thicket::plugins
