#include "plugins/box2d/box2dbodies.h"

#include "plugins/box2d/rubejson.h"
#include "plugins/shapes/arcs.h"
#include "plugins/shapes/convexpieces.h"
#include "plugins/shapes/fileoutlines.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

using nav::Point;

/// b2_linearSlop, metres: nothing in a shape should be smaller.
constexpr double slop = 0.005;
/// b2_maxPolygonVertices
constexpr int mostCorners = 8;

/// The points without those nearer than the slop to the one before.
std::vector<Point> spaced(const std::vector<Point>& line, bool isRing)
{
    std::vector<Point> kept;
    for (const Point p : line)
        if (kept.empty() || nav::distance(kept.back(), p) >= slop)
            kept.push_back(p);
    while (isRing && kept.size() > 1 && nav::distance(kept.back(), kept.front()) < slop)
        kept.pop_back();
    return kept;
}

class BodyMaker {
public:
    BodyMaker(const Frame& frame, double arcError) : m_frame(frame), m_arcError(arcError) {}

    Result<Box2dBody> operator()(const nav::Circle& circle)
    {
        place(circle.center);
        const double radius = circle.radius * m_frame.scale();
        if (circle.inverted) {
            m_body.isApproximated = true;
            const int corners = cornersAround(circle.radius, m_arcError);
            addArena(inscribed({0, 0}, radius, corners));
        } else if (radius > 0) {
            m_body.fixtures.push_back(rubeCircle({0, 0}, radius));
        }
        return m_body;
    }
    Result<Box2dBody> operator()(const nav::Wall& wall)
    {
        const std::vector<Point> line = relative(wall.points);
        const double half = wall.thickness * m_frame.scale() / 2;
        m_body.isApproximated = half > 0 && half < slop;
        if (half < slop)
            addLine(line, wall.closed);
        else
            addThick(line, wall.closed, half);
        return m_body;
    }
    Result<Box2dBody> operator()(const nav::Polygon& polygon)
    {
        const std::vector<Point> ring = counterClockwise(relative(polygon.points));
        if (polygon.inverted) {
            addArena(ring);
            return m_body;
        }
        const auto pieces = convexPieces({ring, false}, mostCorners);
        if (!pieces)
            return Unexpected(pieces.error());
        for (const std::vector<Point>& piece : *pieces)
            addPiece(piece);
        return m_body;
    }
    Result<Box2dBody> operator()(const nav::SpawnMarker& spawn)
    {
        place(nav::markOf(spawn));
        return m_body;
    }
    template <class Marker> Result<Box2dBody> operator()(const Marker& marker)
    {
        place(marker.position);
        return m_body;
    }

private:
    void place(Point p) { m_body.position = m_frame.toFile(p); }
    /// In the file, seen from the first one.
    std::vector<Point> relative(const std::vector<Point>& points)
    {
        place(points.front());
        std::vector<Point> line = toFile(m_frame, points);
        for (Point& p : line)
            p = p - m_body.position;
        return line;
    }
    /// Agents are inside of the ring, so that its right side is within.
    void addArena(const std::vector<Point>& ring)
    {
        std::vector<Point> clockwise = spaced(ring, true);
        std::reverse(clockwise.begin(), clockwise.end());
        if (clockwise.size() >= 3)
            m_body.fixtures.push_back(rubeLoop(clockwise));
    }
    void addPiece(const std::vector<Point>& piece)
    {
        const std::vector<Point> ring = spaced(piece, true);
        double widest = 0;
        for (const Point p : ring)
            widest = std::max(widest, nav::distance(ring[0], p));
        if (ring.size() >= 3 && doubleArea(ring) > slop * widest) {
            m_body.fixtures.push_back(rubePolygon(ring));
        } else {
            m_body.isApproximated = true;
            addLine(ring, true);
        }
    }
    void addLine(std::vector<Point> line, bool closed)
    {
        if (closed)
            line.push_back(line.front());
        line = spaced(line, false);
        if (line.size() < 2)
            return;
        // A chain blocks on one side, an edge of two points on both.
        for (int way = 0; way < (line.size() > 2 ? 2 : 1); ++way) {
            const std::size_t n = line.size();
            const bool isLoop = closed && n > 3 && nav::distance(line[0], line[n - 1]) < slop;
            const Point before = isLoop ? line[n - 2] : 2 * line[0] - line[1];
            const Point after = isLoop ? line[1] : 2 * line[n - 1] - line[n - 2];
            m_body.fixtures.push_back(rubeChain(line, before, after));
            std::reverse(line.begin(), line.end());
        }
    }
    void addThick(std::vector<Point> line, bool closed, double half)
    {
        for (const Point p : line)
            m_body.fixtures.push_back(rubeCircle(p, half));
        if (closed)
            line.push_back(line.front());
        for (std::size_t i = 1; i < line.size(); ++i) {
            const Point along = line[i] - line[i - 1];
            const double length = nav::length(along);
            if (length < slop)
                continue;
            const Point side = half / length * nav::leftNormal(along);
            const Point box[] = {line[i - 1] - side, line[i] - side, line[i] + side,
                                 line[i - 1] + side};
            m_body.fixtures.push_back(rubePolygon(box));
        }
    }

    const Frame& m_frame;
    const double m_arcError;
    Box2dBody m_body;
};

} // namespace

Result<Box2dBody> box2dBody(const nav::Geometry& geometry, const Frame& frame, double arcError)
{
    return std::visit(BodyMaker(frame, arcError), geometry);
}

} // namespace thicket::plugins
