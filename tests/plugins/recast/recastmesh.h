#pragma once

#include "libnav/geometry/shapes.h"
#include "tests/bench/peers/polyanya.h"

#include <QByteArray>

#include <DetourNavMesh.h>
#include <DetourNavMeshQuery.h>
#include <Recast.h>

#include <array>
#include <memory>
#include <optional>
#include <vector>

/// What Recast makes of our files, as RecastDemo does with a solo mesh.
namespace recastmesh {

namespace nav = thicket::nav;

/// The numbers of an .obj and a .gset file, read row by row.
struct Input {
    std::vector<float> vertices;
    std::vector<int> triangles;
    std::array<float, 21> settings{};
    struct Volume {
        std::vector<float> points;
        int area = 0;
        float least = 0;
        float most = 0;
    };
    std::vector<Volume> volumes;
    QByteArray meshName;

    static Input of(const QByteArray& obj, const QByteArray& gset);
    /// Whether all triangles look up.
    bool looksUp() const;
};

/// A navigation mesh, in the plane (x, -z).
class Mesh {
public:
    explicit Mesh(const Input& input);

    int polygons() const { return m_polygons; }
    /// The length of the path that Detour finds; no value if there is none to the goal itself.
    std::optional<double> pathLength(nav::Point from, nav::Point to) const;
    /// The length of the shortest path on the mesh, whichever Detour finds.
    std::optional<double> shortestLength(nav::Point from, nav::Point to) const
    {
        return m_search ? m_search->length(from, to) : std::nullopt;
    }

private:
    std::unique_ptr<thicket::bench::Polyanya> m_search;
    std::unique_ptr<dtNavMesh, void (*)(dtNavMesh*)> m_mesh{nullptr, dtFreeNavMesh};
    std::unique_ptr<dtNavMeshQuery, void (*)(dtNavMeshQuery*)> m_query{nullptr, dtFreeNavMeshQuery};
    int m_polygons = 0;
    float m_reach[3]{};
};

} // namespace recastmesh
