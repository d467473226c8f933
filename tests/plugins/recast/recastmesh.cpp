#include "tests/plugins/recast/recastmesh.h"

#include <QList>

#include <DetourNavMeshBuilder.h>

#include <algorithm>
#include <cmath>

namespace recastmesh {

namespace {

/// Deletes what Recast allocates.
template <class T, void (*Free)(T*)> struct Deleter {
    void operator()(T* made) const { Free(made); }
};
template <class T, void (*Free)(T*)> using Owned = std::unique_ptr<T, Deleter<T, Free>>;

rcConfig configOf(const Input& input)
{
    const auto& s = input.settings;
    rcConfig config{};
    config.cs = s[0];
    config.ch = s[1];
    config.walkableSlopeAngle = s[5];
    config.walkableHeight = int(std::ceil(s[2] / config.ch));
    config.walkableClimb = int(std::floor(s[4] / config.ch));
    // Rounding must not make 3 cells of 0.3 / 0.1 to 4, nor less than the radius.
    config.walkableRadius = int(std::ceil(s[3] / config.cs - 1e-4F));
    config.maxEdgeLen = int(s[8] / config.cs);
    config.maxSimplificationError = s[9];
    config.minRegionArea = int(s[6] * s[6]);
    config.mergeRegionArea = int(s[7] * s[7]);
    config.maxVertsPerPoly = int(s[10]);
    config.detailSampleDist = s[0] * s[11];
    config.detailSampleMaxError = s[1] * s[12];
    std::copy_n(&s[14], 3, config.bmin);
    std::copy_n(&s[17], 3, config.bmax);
    rcCalcGridSize(config.bmin, config.bmax, config.cs, &config.width, &config.height);
    return config;
}

using Field = Owned<rcCompactHeightfield, rcFreeCompactHeightfield>;

Field fieldOf(rcContext& context, const rcConfig& c, const Input& input)
{
    Owned<rcHeightfield, rcFreeHeightField> solid(rcAllocHeightfield());
    if (!rcCreateHeightfield(&context, *solid, c.width, c.height, c.bmin, c.bmax, c.cs, c.ch))
        return {};
    const int triangles = int(input.triangles.size() / 3);
    std::vector<unsigned char> areas(std::size_t(triangles), 0);
    const float* const vertices = input.vertices.data();
    const int count = int(input.vertices.size() / 3);
    rcMarkWalkableTriangles(&context, c.walkableSlopeAngle, vertices, count, input.triangles.data(),
                            triangles, areas.data());
    rcRasterizeTriangles(&context, vertices, count, input.triangles.data(), areas.data(), triangles,
                         *solid, c.walkableClimb);
    rcFilterLowHangingWalkableObstacles(&context, c.walkableClimb, *solid);
    rcFilterLedgeSpans(&context, c.walkableHeight, c.walkableClimb, *solid);
    rcFilterWalkableLowHeightSpans(&context, c.walkableHeight, *solid);
    Field field(rcAllocCompactHeightfield());
    if (!rcBuildCompactHeightfield(&context, c.walkableHeight, c.walkableClimb, *solid, *field))
        return {};
    rcErodeWalkableArea(&context, c.walkableRadius, *field);
    for (const Input::Volume& volume : input.volumes)
        rcMarkConvexPolyArea(&context, volume.points.data(), int(volume.points.size() / 3),
                             volume.least, volume.most, static_cast<unsigned char>(volume.area),
                             *field);
    rcBuildDistanceField(&context, *field);
    rcBuildRegions(&context, *field, 0, c.minRegionArea, c.mergeRegionArea);
    return field;
}

using Polygons = Owned<rcPolyMesh, rcFreePolyMesh>;

Polygons polygonsOf(rcContext& context, const rcConfig& c, rcCompactHeightfield& field)
{
    Owned<rcContourSet, rcFreeContourSet> contours(rcAllocContourSet());
    Polygons polygons(rcAllocPolyMesh());
    if (!rcBuildContours(&context, field, c.maxSimplificationError, c.maxEdgeLen, *contours) ||
        !rcBuildPolyMesh(&context, *contours, c.maxVertsPerPoly, *polygons))
        return {};
    for (int i = 0; i < polygons->npolys; ++i)
        polygons->flags[i] = 1;
    return polygons;
}

/// In the plane (x, -z).
thicket::bench::FreeMesh freeMeshOf(const rcPolyMesh& polygons)
{
    thicket::bench::FreeMesh free;
    for (int i = 0; i < polygons.nverts; ++i) {
        const unsigned short* const v = &polygons.verts[3 * i];
        free.vertices.push_back({double(polygons.bmin[0]) + v[0] * double(polygons.cs),
                                 -double(polygons.bmin[2]) - v[2] * double(polygons.cs)});
    }
    for (int i = 0; i < polygons.npolys; ++i) {
        const unsigned short* const corners = &polygons.polys[2 * polygons.nvp * i];
        std::vector<int> polygon;
        for (int k = 0; k < polygons.nvp && corners[k] != RC_MESH_NULL_IDX; ++k)
            polygon.push_back(corners[k]);
        double area = 0;
        for (std::size_t k = 1; k + 1 < polygon.size(); ++k) {
            const auto at = [&](std::size_t n) { return free.vertices[std::size_t(polygon[n])]; };
            area += nav::cross(at(k) - at(0), at(k + 1) - at(0));
        }
        if (area < 0)
            std::reverse(polygon.begin(), polygon.end());
        free.polygons.push_back(std::move(polygon));
    }
    return free;
}

} // namespace

Input Input::of(const QByteArray& obj, const QByteArray& gset)
{
    Input input;
    for (const QByteArray& row : obj.split('\n')) {
        const QList<QByteArray> words = row.split(' ');
        if (words[0] == "v")
            for (int i : {1, 2, 3})
                input.vertices.push_back(words[i].toFloat());
        for (qsizetype i = 3; words[0] == "f" && i < words.size(); ++i)
            for (const qsizetype corner : {qsizetype(1), i - 1, i})
                input.triangles.push_back(words[corner].toInt() - 1);
    }
    for (const QByteArray& row : gset.split('\n')) {
        const QList<QByteArray> words = row.split(' ');
        if (words[0] == "f")
            input.meshName = row.mid(2);
        else if (words[0] == "s")
            for (std::size_t i = 0; i < 21; ++i)
                input.settings[i] = words[qsizetype(i) + 1].toFloat();
        else if (words[0] == "v")
            input.volumes.push_back({{}, words[2].toInt(), words[3].toFloat(), words[4].toFloat()});
        else if (words.size() == 3)
            for (const QByteArray& word : words)
                input.volumes.back().points.push_back(word.toFloat());
    }
    return input;
}

bool Input::looksUp() const
{
    for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
        const auto at = [&](std::size_t k) {
            const float* const v = &vertices[std::size_t(3 * triangles[i + k])];
            return nav::Point{v[0], -v[2]};
        };
        // In single precision slivers may turn over by a little.
        const double size = 1 + nav::length(at(0)) + nav::length(at(1) - at(0));
        if (nav::cross(at(1) - at(0), at(2) - at(0)) < -1e-6 * size * size)
            return false;
    }
    return !triangles.empty();
}

Mesh::Mesh(const Input& input)
{
    rcContext context(false);
    const rcConfig config = configOf(input);
    const Field field = fieldOf(context, config, input);
    const Polygons polygons = field ? polygonsOf(context, config, *field) : Polygons();
    if (!polygons || polygons->npolys == 0)
        return;
    m_polygons = polygons->npolys;
    m_search = std::make_unique<thicket::bench::Polyanya>(freeMeshOf(*polygons));
    dtNavMeshCreateParams params{};
    params.verts = polygons->verts;
    params.vertCount = polygons->nverts;
    params.polys = polygons->polys;
    params.polyAreas = polygons->areas;
    params.polyFlags = polygons->flags;
    params.polyCount = polygons->npolys;
    params.nvp = polygons->nvp;
    params.walkableHeight = input.settings[2];
    params.walkableRadius = input.settings[3];
    params.walkableClimb = input.settings[4];
    std::copy_n(polygons->bmin, 3, params.bmin);
    std::copy_n(polygons->bmax, 3, params.bmax);
    params.cs = config.cs;
    params.ch = config.ch;
    params.buildBvTree = true;
    unsigned char* data = nullptr;
    int size = 0;
    if (!dtCreateNavMeshData(&params, &data, &size))
        return;
    m_mesh.reset(dtAllocNavMesh());
    m_query.reset(dtAllocNavMeshQuery());
    m_mesh->init(data, size, DT_TILE_FREE_DATA);
    m_query->init(m_mesh.get(), 65'535);
    // Ends must lie on the mesh itself, but for its cells.
    m_reach[0] = m_reach[2] = config.cs / 4;
    m_reach[1] = 4 * config.ch;
}

std::optional<double> Mesh::pathLength(nav::Point from, nav::Point to) const
{
    if (!m_query)
        return {};
    const float ends[2][3] = {{float(from.x), 0, float(-from.y)}, {float(to.x), 0, float(-to.y)}};
    const dtQueryFilter filter;
    dtPolyRef refs[2] = {0, 0};
    float near[2][3]{};
    for (int i : {0, 1}) {
        m_query->findNearestPoly(ends[i], m_reach, &filter, &refs[i], near[i]);
        if (!refs[i] || std::hypot(near[i][0] - ends[i][0], near[i][2] - ends[i][2]) > 1e-4F)
            return {};
    }
    constexpr int most = 4096;
    std::vector<dtPolyRef> corridor(most);
    int count = 0;
    // Lengths along corners seen from corners, not along the middles of polygons' sides.
    m_query->initSlicedFindPath(refs[0], refs[1], near[0], near[1], &filter, DT_FINDPATH_ANY_ANGLE);
    while (dtStatusInProgress(m_query->updateSlicedFindPath(1000, nullptr))) {
    }
    m_query->finalizeSlicedFindPath(corridor.data(), &count, most);
    if (count == 0 || corridor[std::size_t(count) - 1] != refs[1])
        return {};
    std::vector<float> line(3 * most);
    int points = 0;
    m_query->findStraightPath(near[0], near[1], corridor.data(), count, line.data(), nullptr,
                              nullptr, &points, most);
    double length = 0;
    for (int i = 1; i < points; ++i) {
        const float* const b = &line[std::size_t(3 * i)];
        length += std::hypot(b[0] - b[-3], b[2] - b[-1]);
    }
    return length;
}

} // namespace recastmesh
