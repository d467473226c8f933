#include "plugins/tiled/objectshape.h"

#include "plugins/shapes/arcs.h"
#include "plugins/tiled/objecttypes.h"

#include <algorithm>
#include <cmath>

namespace thicket::plugins {

namespace {

using How = ObjectShape::How;
using nav::Point;

class ShapeReader {
public:
    ShapeReader(const TiledObject& object, const Affine& toPixels, OwnProperties& properties,
                const Frame& frame, const ShapeOptions& options)
        : m_object(object), m_toPixels(toPixels), m_properties(properties), m_frame(frame),
          m_options(options), m_class(lowerCase(object.type))
    {}

    ObjectShape read()
    {
        if (const auto marker = this->marker())
            return {How::exact, marker};
        const bool isOutline = m_class == "wall" || m_class == "polygon";
        if (m_class == "circle" && !hasPoints())
            return ellipse();
        if (m_object.shape == TiledShape::text)
            return {How::text, {}};
        if (m_object.gid != 0 && !isOutline)
            return {How::picture, {}};
        if (isPoint())
            return plainPoint();
        switch (m_object.shape) {
        case TiledShape::ellipse:
            return ellipse();
        case TiledShape::capsule:
            return capsule();
        case TiledShape::polyline:
            return m_class == "polygon" ? polygon(m_object.points) : wall(m_object.points, false);
        case TiledShape::polygon:
            return m_class == "wall" ? wall(m_object.points, true) : polygon(m_object.points);
        default:
            return rectangle();
        }
    }

private:
    bool hasPoints() const
    {
        return m_object.shape == TiledShape::polygon || m_object.shape == TiledShape::polyline;
    }
    /// Tiled shows a shape without a size as a point.
    bool isPoint() const
    {
        return m_object.shape == TiledShape::point ||
               (!hasPoints() && m_object.width == 0 && m_object.height == 0);
    }
    Point mapPoint(Point local) const { return m_frame.toMap(m_toPixels(local)); }
    /// The length in map units of a length of the object, if shapes keep their form.
    double mapLength(double local) const
    {
        const double scale =
            m_toPixels.uniformScale().value_or(std::sqrt(std::abs(m_toPixels.determinant())));
        return local * scale / m_frame.scale();
    }

    /// Half a unit of the last digit that the file keeps of this number, pixels.
    double rounding(double number) const
    {
        if (number == 0)
            return 0;
        return 0.51 * std::pow(10, std::floor(std::log10(std::abs(number))) + 1 - m_options.digits);
    }
    /// Whether an exact point is the one of the file, but for rounding.
    bool isAt(Point exact, Point local) const
    {
        const Point seen = m_toPixels(local);
        const Point meant = m_frame.toFile(exact);
        const Point origin = m_frame.origin();
        const auto isNear = [&](double a, double b, double at, double inside, double units) {
            return std::abs(a - b) <= rounding(at) + rounding(inside) + rounding(m_object.width) +
                                          rounding(m_object.height) +
                                          4e-15 * (std::abs(a) + units * m_frame.scale());
        };
        return isNear(seen.x, meant.x, m_object.x, local.x,
                      std::abs(exact.x) + std::abs(origin.x)) &&
               isNear(seen.y, meant.y, m_object.y, local.y, std::abs(exact.y) + std::abs(origin.y));
    }
    bool isLength(double exact, double local) const
    {
        const double meant = exact * m_frame.scale();
        return std::abs(mapLength(local) * m_frame.scale() - meant) <=
               rounding(2 * local) + 4e-15 * meant;
    }
    Point exactPoint(const char* x, const char* y, Point local)
    {
        const std::optional<double> exactX = m_properties.number(x, -nav::coordinateLimit);
        const std::optional<double> exactY = m_properties.number(y, -nav::coordinateLimit);
        const Point exact{exactX.value_or(0), exactY.value_or(0)};
        return exactX && exactY && isAt(exact, local) ? exact : mapPoint(local);
    }

    Point middle() const
    {
        if (!hasPoints() || m_object.points.empty())
            return isPoint() ? Point{} : Point{m_object.width / 2, m_object.height / 2};
        nav::Box box;
        for (Point p : m_object.points)
            nav::enclose(box, {p, p});
        return box.center();
    }
    double halfSize() const { return std::min(m_object.width, m_object.height) / 2; }

    std::optional<nav::Geometry> marker()
    {
        std::string kind = m_class;
        if (kind.empty() && m_object.shape == TiledShape::point)
            kind = lowerCase(m_object.name);
        const auto at = [this] { return exactPoint("positionX", "positionY", middle()); };
        if (kind == "start")
            return nav::StartMarker{at()};
        if (kind == "goal")
            return nav::GoalMarker{at()};
        if (m_class == "agent")
            return agent(at());
        if (m_class == "spawn")
            return spawn(at());
        return std::nullopt;
    }
    nav::AgentMarker agent(Point position)
    {
        const Point ahead = m_toPixels.linear({1, 0});
        nav::AgentMarker agent{position};
        agent.heading =
            m_properties.number("heading", -nav::coordinateLimit)
                .value_or(m_frame.angleToFile(std::atan2(ahead.y, ahead.x))); // its own inverse
        agent.radius = m_properties.number("radius", 0).value_or(mapLength(halfSize()));
        agent.group = m_properties.text("group").value_or("");
        return agent;
    }
    nav::SpawnMarker spawn(Point position)
    {
        nav::SpawnMarker spawn{position};
        if (m_object.shape == TiledShape::polygon && m_object.points.size() >= 3) {
            spawn = {};
            spawn.points = exactPoints(m_object.points);
        }
        const auto whole = [this](const char* name, std::int64_t most, std::int64_t otherwise) {
            const double value = m_properties.number(name, 0).value_or(double(otherwise));
            return std::int64_t(std::min(std::floor(value), double(most)));
        };
        const double drawn = mapLength(halfSize());
        if (spawn.points.empty())
            spawn.radius =
                m_properties.number("radius", 0).value_or(drawn > 0 ? drawn : spawn.radius);
        spawn.agentRadius = m_properties.number("agentRadius", 0).value_or(spawn.agentRadius);
        spawn.group = m_properties.text("group").value_or("");
        spawn.count = whole("count", nav::mostSpawned, spawn.count);
        spawn.rate = m_properties.number("rate", 0).value_or(spawn.rate);
        spawn.from = m_properties.number("from", 0).value_or(spawn.from);
        spawn.until = m_properties.number("until", 0);
        spawn.seed = whole("seed", std::int64_t(1) << 53, spawn.seed);
        return spawn;
    }

    ObjectShape plainPoint()
    {
        const Point position = mapPoint({});
        if (m_options.plainPoint == PlainPoint::goal)
            return {How::exact, nav::GoalMarker{position}};
        if (m_options.plainPoint == PlainPoint::circle)
            return {How::exact, nav::Circle{position, 0, false}};
        return {How::plainPoint, {}};
    }

    ObjectShape ellipse()
    {
        const Point half{m_object.width / 2, m_object.height / 2};
        const bool isInverted = m_properties.flag("inverted").value_or(false);
        const bool isRound = std::abs(half.x - half.y) <= 1e-9 * std::max(half.x, half.y);
        if (isRound && m_toPixels.uniformScale() && m_class != "wall" && m_class != "polygon") {
            const Point center = exactPoint("centerX", "centerY", half);
            const std::optional<double> radius = m_properties.number("radius", 0);
            return {How::exact,
                    nav::Circle{center,
                                radius && isLength(*radius, half.x) ? *radius : mapLength(half.x),
                                isInverted}};
        }
        const double scale = 1 / m_frame.scale();
        const double flip = m_frame.flips() ? -scale : scale;
        const Point u = m_toPixels.linear({half.x, 0});
        const Point v = m_toPixels.linear({0, half.y});
        std::vector<Point> points = plugins::ellipse(mapPoint(half), {u.x * scale, u.y * flip},
                                                     {v.x * scale, v.y * flip}, m_options.arcError);
        if (m_class == "wall")
            return {How::ellipseAsPolygon, nav::Wall{std::move(points), thickness(), true}};
        return {How::ellipseAsPolygon, nav::Polygon{std::move(points), isInverted}};
    }

    ObjectShape capsule()
    {
        const double width = m_object.width, height = m_object.height;
        const double radius = halfSize();
        if (width == height)
            return ellipse();
        const Point a{radius, radius};
        const Point b{width - radius, height - radius};
        const How how = m_toPixels.uniformScale() ? How::exact : How::capsuleAsWall;
        return {how, nav::Wall{{mapPoint(a), mapPoint(b)}, mapLength(2 * radius), false}};
    }

    ObjectShape rectangle()
    {
        const double width = m_object.width, height = m_object.height;
        if (width == 0 || height == 0)
            return wall({{0, 0}, {width, height}}, false);
        const std::vector<Point> corners{{0, 0}, {width, 0}, {width, height}, {0, height}};
        return m_class == "wall" ? wall(corners, true) : polygon(corners);
    }

    /// The points that the property gives, if they are those of the file.
    std::vector<Point> exactPoints(const std::vector<Point>& local)
    {
        const std::optional<std::string> text = m_properties.text("points");
        if (const auto exact = text ? pointsOf(*text) : std::nullopt;
            exact && std::equal(exact->begin(), exact->end(), local.begin(), local.end(),
                                [this](Point e, Point l) { return isAt(e, l); }))
            return *exact;
        std::vector<Point> points;
        points.reserve(local.size());
        for (Point p : local)
            points.push_back(mapPoint(p));
        return points;
    }
    double thickness() { return m_properties.number("thickness", 0).value_or(0); }

    ObjectShape wall(std::vector<Point> local, bool isOutline)
    {
        const bool endsAtStart = local.size() > 1 && local.front() == local.back();
        const bool isClosed =
            m_properties.flag("closed").value_or(isOutline || (endsAtStart && local.size() > 3));
        if (isClosed && endsAtStart && !isOutline)
            local.pop_back();
        if (local.size() < 2)
            return {How::tooFewPoints, {}};
        const double thick = thickness();
        return {How::exact, nav::Wall{exactPoints(local), thick, isClosed}};
    }
    ObjectShape polygon(std::vector<Point> local)
    {
        if (m_object.shape == TiledShape::polyline && local.size() > 1 &&
            local.front() == local.back())
            local.pop_back();
        if (local.size() < 3)
            return {How::tooFewPoints, {}};
        const bool isInverted = m_properties.flag("inverted").value_or(false);
        return {How::exact, nav::Polygon{exactPoints(local), isInverted}};
    }

    const TiledObject& m_object;
    const Affine& m_toPixels;
    OwnProperties& m_properties;
    const Frame& m_frame;
    const ShapeOptions& m_options;
    std::string m_class;
};

/// Whether a map can hold the numbers.
class InRange {
public:
    bool operator()(const nav::Circle& circle) const
    {
        return nav::isInRange(circle.center) && isSize(circle.radius);
    }
    bool operator()(const nav::Wall& wall) const
    {
        return isSize(wall.thickness) &&
               std::all_of(wall.points.begin(), wall.points.end(), nav::isInRange);
    }
    bool operator()(const nav::Polygon& polygon) const
    {
        return std::all_of(polygon.points.begin(), polygon.points.end(), nav::isInRange);
    }
    bool operator()(const nav::StartMarker& start) const { return nav::isInRange(start.position); }
    bool operator()(const nav::GoalMarker& goal) const { return nav::isInRange(goal.position); }
    bool operator()(const nav::AgentMarker& agent) const
    {
        return nav::isInRange(agent.position) && isSize(std::abs(agent.heading)) &&
               isSize(agent.radius);
    }
    bool operator()(const nav::SpawnMarker& spawn) const
    {
        return nav::isInRange(spawn.position) &&
               std::all_of(spawn.points.begin(), spawn.points.end(), nav::isInRange) &&
               isSize(spawn.radius) && isSize(spawn.agentRadius) && isSize(spawn.rate) &&
               isSize(spawn.from) && isSize(spawn.until.value_or(0));
    }

private:
    static bool isSize(double size) { return size <= nav::coordinateLimit; }
};

} // namespace

ObjectShape shapeOf(const TiledObject& object, const Affine& toPixels, OwnProperties& properties,
                    const Frame& frame, const ShapeOptions& options)
{
    ObjectShape shape = ShapeReader(object, toPixels, properties, frame, options).read();
    if (shape.geometry && !std::visit(InRange(), *shape.geometry))
        return {How::outOfRange, {}};
    return shape;
}

} // namespace thicket::plugins
