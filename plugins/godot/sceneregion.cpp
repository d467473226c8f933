#include "plugins/godot/sceneregion.h"

#include "plugins/godot/godotspace.h"
#include "plugins/shapes/freeground.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

using nav::Point;

/// Vertices are in the middle of pixels, so that Godot's cells tell them apart.
Result<RegionLines> meshLines(const SceneRegion& region, const nav::Box& frame,
                              const SceneText& text)
{
    GroundOptions ground;
    ground.agentRadius = region.agentRadius;
    ground.arcError = region.arcError;
    ground.frame = frame;
    ground.lattice = Lattice{region.frame.toMap({0.5, 0.5}), 1 / region.frame.scale()};
    Result<FreeGround> made = freeGround(nav::obstacles(region.map), ground);
    if (!made)
        return Unexpected(made.error());
    ConvexMesh& mesh = made->mesh;
    std::vector<Point> vertices;
    vertices.reserve(mesh.vertices.size());
    for (const LatticePoint p : mesh.vertices)
        vertices.push_back({p.x + 0.5, (region.frame.flips() ? -p.y : p.y) + 0.5});
    if (region.frame.flips())
        mesh.reverse();
    RegionLines result;
    result.notes << FormatNote{
        FormatNote::Fidelity::approximated,
        QString("navigation mesh for radius %1: no clearance is cut off, at most %2 is added")
            .arg(region.agentRadius)
            .arg(made->error, 0, 'g', 3),
        {}};
    // Tens of megabytes, which a list in braces would copy.
    result.lines.emplace_back("vertices", text.vectors(vertices));
    result.lines.emplace_back("polygons", text.indexLists(mesh));
    return result;
}

} // namespace

Result<RegionLines> regionLines(const SceneRegion& region)
{
    const nav::Box frame = frameOf(region.map, 2 * region.agentRadius + 1);
    const double scale = region.frame.scale();
    if (std::max(frame.width(), frame.height()) * scale > mostPixels) {
        return Unexpected("The map is larger than the 4,194,304 pixels in which Godot tells half "
                          "pixels apart; choose a smaller pixelsPerUnit.");
    }
    const SceneText text(region.version);
    Result<RegionLines> made =
        region.hasMesh ? meshLines(region, frame, text) : Result<RegionLines>(RegionLines());
    if (!made)
        return made;
    std::vector<Point> outline;
    for (const Point corner : nav::polygonOf(frame).points)
        outline.push_back(region.frame.toFile(corner));
    made->lines.push_back({"outlines", text.vectorLists({&outline, 1})});
    if (region.version == GodotVersion::four)
        made->lines.push_back({"agent_radius", numberText(region.agentRadius * scale)});
    return made;
}

} // namespace thicket::plugins
