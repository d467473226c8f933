#include "plugins/godot/nodeshapes.h"

#include "plugins/godot/resourceref.h"
#include "plugins/godot/scenereader.h"
#include "plugins/shapes/arcs.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

using nav::Point;

// Why a node has no shape.
constexpr const char* ignored = ": ignored";
constexpr LedgerLine disabledShape{"disabled shape", "disabled shapes", ignored};
constexpr LedgerLine shapeElsewhere{"shape in a file of its own", "shapes in files of their own",
                                    ignored};
constexpr LedgerLine noShape{"node without a shape", "nodes without a shape", ignored};
constexpr LedgerLine lostShape{"node whose shape is not in the file",
                               "nodes whose shape is not in the file", ignored};
constexpr LedgerLine otherKind{"shape of another kind", "shapes of other kinds", ignored};
constexpr LedgerLine fewPoints{"outline of fewer than three points",
                               "outlines of fewer than three points", ignored};
constexpr LedgerLine noLength{"line without a length", "lines without a length", ignored};
constexpr LedgerLine noOutline{"obstacle without an outline", "obstacles without an outline",
                               ignored};
constexpr LedgerLine tooFar{"shape with numbers that a map cannot hold",
                            "shapes with numbers that a map cannot hold", ignored};

std::vector<Point> pointsOf(const SectionLines& values, std::string_view name)
{
    std::vector<Point> points;
    const Variant* value = values.find(name);
    Variant read;
    if (const auto* const spelling = value ? value->as<Variant::Spelling>() : nullptr) {
        const std::string noName;
        read = SceneReader(spelling->text, noName).value();
        value = &read;
    }
    const auto* const call = value ? value->as<Variant::Call>() : nullptr;
    if (call && (call->name == "PackedVector2Array" || call->name == "PoolVector2Array"))
        for (std::size_t i = 0; i + 1 < call->numbers.size(); i += 2)
            points.push_back({call->numbers[i], call->numbers[i + 1]});
    return points;
}

/// Of PackedInt32Array(...) or a list.
std::vector<double> numbersIn(const Variant& value)
{
    if (const auto* const call = value.as<Variant::Call>())
        return call->numbers;
    std::vector<double> numbers;
    if (const auto* const list = value.as<Variant::Array>())
        for (const Variant& element : *list)
            if (const auto* const number = element.as<Variant::Number>())
                numbers.push_back(number->value);
    return numbers;
}

double areaOf(const std::vector<Point>& points)
{
    double area = 0;
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        area += 0.5 * nav::cross(points[i] - points[0], points[i + 1] - points[0]);
    return area;
}

class Shaper {
public:
    Shaper(const PlacedNode& placed, const Frame& frame, double arcError)
        : m_placed(placed), m_values(placed.node.values), m_frame(frame), m_arcError(arcError)
    {}

    NodeShapes read()
    {
        const std::string& type = m_placed.node.type;
        if (type == "CollisionShape2D")
            collisionShape();
        else if (type == "CollisionPolygon2D")
            outline(pointsOf(m_values, "polygon"), numberOf(m_values, "build_mode", 0) == 1);
        else if (type == "Polygon2D")
            picture(moved(pointsOf(m_values, "polygon"), vectorOf(m_values, "offset", {0, 0})));
        else
            obstacle();
        check();
        return std::move(m_result);
    }

private:
    bool isOn(std::string_view name) const
    {
        const Variant* const value = m_values.find(name);
        const bool* const flag = value ? value->as<bool>() : nullptr;
        return flag && *flag;
    }
    Point toMap(Point p) const { return m_frame.toMap(m_placed.global(p)); }
    static std::vector<Point> moved(std::vector<Point> points, Point by)
    {
        for (Point& p : points)
            p = p + by;
        return points;
    }

    void collisionShape()
    {
        if (isOn("disabled"))
            return none(disabledShape);
        const Variant* const shape = m_values.find("shape");
        const auto ref = resourceRef(shape);
        if (!ref || ref->isOuter)
            return none(ref ? shapeElsewhere : noShape);
        const auto found = m_placed.file->inner.find(ref->id);
        if (found == m_placed.file->inner.end())
            return none(lostShape);
        resource(found->second);
    }
    void resource(const SceneResource& shape)
    {
        const SectionLines& values = shape.values;
        if (shape.type == "CircleShape2D") {
            circle({0, 0}, numberOf(values, "radius", 10));
        } else if (shape.type == "RectangleShape2D") {
            const Point extents = vectorOf(values, "extents", {10, 10});
            const Point half = 0.5 * vectorOf(values, "size", 2 * extents);
            polygon(nav::polygonOf({-half, half}).points, false);
        } else if (shape.type == "CapsuleShape2D") {
            const double radius = numberOf(values, "radius", 10);
            if (m_placed.file->format == 2)
                capsule(radius, numberOf(values, "height", 20) + 2 * radius);
            else
                capsule(radius, numberOf(values, "height", 30));
        } else if (shape.type == "ConvexPolygonShape2D") {
            polygon(pointsOf(values, "points"), false);
        } else if (shape.type == "ConcavePolygonShape2D") {
            segments(pointsOf(values, "segments"));
        } else if (shape.type == "SegmentShape2D") {
            segments({vectorOf(values, "a", {0, 0}), vectorOf(values, "b", {0, 10})});
        } else {
            none(otherKind);
        }
    }
    void circle(Point center, double radius)
    {
        if (!(radius >= 0 && std::isfinite(radius)))
            return none(tooFar);
        const auto scale = m_placed.global.uniformScale();
        if (scale)
            return add(nav::Circle{toMap(center), radius * *scale / m_frame.scale()});
        const Point u = toMap(center + Point{radius, 0}) - toMap(center);
        const Point v = toMap(center + Point{0, radius}) - toMap(center);
        m_result.error = m_arcError;
        add(nav::Polygon{ellipse(toMap(center), u, v, m_arcError)});
    }
    void capsule(double radius, double height)
    {
        const double half = height / 2 - radius;
        if (!(radius >= 0 && std::isfinite(radius) && std::isfinite(half)))
            return none(tooFar);
        const auto scale = m_placed.global.uniformScale();
        if (half <= 0)
            return circle({0, 0}, radius);
        if (scale)
            return add(nav::Wall{{toMap({0, -half}), toMap({0, half})},
                                 2 * radius * *scale / m_frame.scale()});
        m_result.error = m_arcError;
        std::vector<Point> points =
            circumscribedStadium({{0, -half}, {0, half}}, radius,
                                 (cornersAround(radius, m_arcError * m_frame.scale()) + 1) / 2 * 2);
        polygon(std::move(points), false);
    }
    void polygon(std::vector<Point> points, bool isArena)
    {
        points = placedRing(std::move(points), m_placed.global, m_frame);
        if (points.size() < 3)
            return none(fewPoints);
        add(nav::Polygon{std::move(points), isArena});
    }
    void outline(std::vector<Point> points, bool isLine)
    {
        if (isOn("disabled"))
            return none(disabledShape);
        if (!isLine)
            return polygon(std::move(points), false);
        for (Point& p : points)
            p = toMap(p);
        if (points.size() < 3)
            return none(fewPoints);
        add(nav::Wall{std::move(points), 0, true});
    }
    /// The last points may be inner ones. With "polygons" it consists of pieces, which name their
    /// corners.
    void picture(std::vector<Point> points)
    {
        const Variant* const list = m_values.find("polygons");
        const auto* const pieces = list ? list->as<Variant::Array>() : nullptr;
        if (!pieces || pieces->empty()) {
            const double inner = numberOf(m_values, "internal_vertex_count", 0);
            if (inner > 0 && inner < double(points.size()))
                points.resize(points.size() - std::size_t(inner));
            return polygon(std::move(points), isOn("invert_enabled"));
        }
        for (const Variant& piece : *pieces) {
            std::vector<Point> ring;
            for (const double index : numbersIn(piece))
                if (index >= 0 && index < double(points.size()))
                    ring.push_back(points[std::size_t(index)]);
            if (ring.size() >= 3)
                polygon(std::move(ring), false);
        }
        if (m_result.geometries.empty() && !m_result.why)
            none(fewPoints);
    }
    /// Segments that continue one another are one wall.
    void segments(const std::vector<Point>& pairs)
    {
        std::vector<Point> line;
        const auto finish = [&] {
            const bool isClosed = line.size() > 3 && line.front() == line.back();
            if (isClosed)
                line.pop_back();
            if (line.size() > 1)
                add(nav::Wall{std::move(line), 0, isClosed});
            line.clear();
        };
        for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
            const Point a = toMap(pairs[i]), b = toMap(pairs[i + 1]);
            if (line.empty() || !(line.back() == a)) {
                finish();
                line.push_back(a);
            }
            if (!(a == b))
                line.push_back(b);
        }
        finish();
        if (m_result.geometries.empty())
            none(noLength);
    }
    void obstacle()
    {
        const std::vector<Point> vertices = pointsOf(m_values, "vertices");
        const double radius = numberOf(m_values, "radius", 0);
        if (!vertices.empty()) {
            std::vector<Point> placed;
            for (const Point p : vertices)
                placed.push_back(m_placed.global(p));
            // With the clock on the screen, where y points down: agents are pushed in.
            return polygon(vertices, areaOf(placed) > 0);
        }
        if (radius > 0)
            return circle({0, 0}, radius);
        none(noOutline);
    }

    void add(nav::Geometry geometry) { m_result.geometries.push_back(std::move(geometry)); }
    void none(const LedgerLine& why)
    {
        m_result.geometries.clear();
        m_result.why = why;
    }
    void check()
    {
        if (!std::ranges::all_of(m_result.geometries, fitsMap))
            none(tooFar);
    }

    const PlacedNode& m_placed;
    const SectionLines& m_values;
    const Frame& m_frame;
    double m_arcError;
    NodeShapes m_result;
};

} // namespace

std::vector<Point> placedRing(std::vector<Point> corners, const Affine& global, const Frame& frame)
{
    for (Point& p : corners)
        p = frame.toMap(global(p));
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    while (corners.size() > 1 && corners.front() == corners.back())
        corners.pop_back();
    return corners;
}

bool fitsMap(const nav::Geometry& geometry)
{
    const nav::Box box = nav::boundingBox(geometry);
    const auto* const wall = std::get_if<nav::Wall>(&geometry);
    return nav::isInRange(box.min) && nav::isInRange(box.max) &&
           !(wall && !(std::abs(wall->thickness) <= nav::coordinateLimit));
}

NodeShapes shapesOf(const PlacedNode& node, const Frame& frame, double arcError)
{
    return Shaper(node, frame, arcError).read();
}

} // namespace thicket::plugins
