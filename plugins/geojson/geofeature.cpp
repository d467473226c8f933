#include "plugins/geojson/geofeature.h"

#include "plugins/shapes/arcs.h"
#include "plugins/shapes/holedrings.h"
#include "plugins/shapes/motiontext.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace thicket::plugins {

namespace {

using nav::Point;

constexpr int allDigits = 16;

constexpr std::array<std::string_view, 25> keys{
    "agentRadius", "center",      "closed",     "count",  "from",    "group",  "heading",
    "inverted",    "isReversed",  "kind",       "layer",  "layerId", "member", "motion",
    "name",        "objectGroup", "agentGroup", "radius", "rate",    "seed",   "thickness",
    "unknown",     "until",       "diameter",   "width"};

/// How the corners of a ring are rounded.
struct GeoRounding {
    int digits = allDigits; ///< after the point
    double slack = 0;       ///< how far that can move a corner, map units
};

GeoRounding geoRounding(const GeoPlane& plane, double error)
{
    double perUnit = plane.scale(); // of the file, in a map unit
    if (plane.projection()) {
        const Point metres = plane.projection()->metresPerDegree();
        perUnit /= std::max(metres.x, metres.y);
    }
    const double wanted = std::ceil(-std::log10(error * perUnit / 100));
    GeoRounding rounding{int(std::clamp(wanted, 0.0, double(allDigits))), 0};
    if (rounding.digits < allDigits)
        rounding.slack = std::pow(10, -rounding.digits) / perUnit;
    // Even whole units may be too coarse.
    return rounding.slack > error / 4 ? GeoRounding() : rounding;
}

/// Appends a geometry, and its properties to another text.
class GeometryWriter {
public:
    GeometryWriter(std::string& out, std::string& properties, const GeoPlane& plane,
                   double arcError)
        : m_out(out), m_properties(properties), m_plane(plane), m_arcError(arcError)
    {}

    void operator()(const nav::Circle& circle)
    {
        if (isPoint(circle))
            point(circle.center);
        else
            ring(circle);
        property("center", pointText(circle.center));
        number("radius", circle.radius);
        if (circle.inverted)
            property("inverted", "true");
    }
    void operator()(const nav::Wall& wall)
    {
        m_out += "{\"type\": \"LineString\", \"coordinates\": [";
        for (const Point p : wall.points)
            position(m_plane.toFile(p));
        if (wall.closed)
            position(m_plane.toFile(wall.points.front()));
        m_out += "]}";
        number("thickness", wall.thickness);
        property("closed", wall.closed ? "true" : "false");
    }
    void operator()(const nav::Polygon& shape)
    {
        if (!polygon(shape.points, allDigits))
            property("isReversed", "true");
        if (shape.inverted)
            property("inverted", "true");
    }
    void operator()(const nav::StartMarker& start) { point(start.position); }
    void operator()(const nav::GoalMarker& goal) { point(goal.position); }
    void operator()(const nav::AgentMarker& agent)
    {
        point(agent.position);
        number("heading", agent.heading);
        number("radius", agent.radius);
        text("agentGroup", agent.group);
    }
    void operator()(const nav::SpawnMarker& spawn)
    {
        if (spawn.points.empty()) {
            point(spawn.position);
            number("radius", spawn.radius);
        } else if (!polygon(spawn.points, allDigits)) {
            property("isReversed", "true");
        }
        number("agentRadius", spawn.agentRadius);
        text("agentGroup", spawn.group);
        property("count", std::to_string(spawn.count));
        number("rate", spawn.rate);
        number("from", spawn.from);
        if (spawn.until)
            number("until", *spawn.until);
        property("seed", std::to_string(spawn.seed));
    }

    void text(const char* key, const std::string& value)
    {
        std::string quoted;
        nav::appendQuoted(quoted, value);
        property(key, quoted);
    }
    void number(const char* key, double value) { property(key, nav::shortestText(value)); }
    void property(std::string_view key, const std::string& json)
    {
        if (!m_properties.empty())
            m_properties += ", ";
        nav::appendQuoted(m_properties, key);
        (m_properties += ": ") += json;
    }

private:
    /// Whether no ring tells it from its centre.
    bool isPoint(const nav::Circle& circle) const
    {
        // Nor would a reader take corners beyond the limit of coordinates.
        const Point most{1.5 * circle.radius, 1.5 * circle.radius};
        if (!isInRange(circle.center - most) || !isInRange(circle.center + most))
            return true;
        const Point center = m_plane.toFile(circle.center);
        const Point right = m_plane.toFile(circle.center + Point{circle.radius, 0});
        const Point above = m_plane.toFile(circle.center + Point{0, circle.radius});
        return center.x == right.x || center.y == above.y;
    }

    /// Nothing of an obstacle is cut off, nothing of an arena added, also not by rounding.
    void ring(const nav::Circle& circle)
    {
        // Small circles need more digits.
        const GeoRounding rounding = geoRounding(m_plane, std::min(m_arcError, circle.radius / 10));
        const double error = std::max(m_arcError - 2 * rounding.slack, 1e-300);
        const int corners = cornersAround(circle.radius + rounding.slack, error);
        polygon(circle.inverted
                    ? inscribed(circle.center, circle.radius - rounding.slack, corners)
                    : circumscribed(circle.center, circle.radius + rounding.slack, corners),
                rounding.digits);
    }

    static std::string pointText(Point p)
    {
        return '[' + nav::shortestText(p.x) + ", " + nav::shortestText(p.y) + ']';
    }

    void point(Point p)
    {
        m_out += "{\"type\": \"Point\", \"coordinates\": " + pointText(m_plane.toFile(p)) + '}';
    }

    void position(Point inFile)
    {
        m_out += m_out.back() == '[' ? "[" : ", [";
        nav::appendShortest(m_out, inFile.x);
        m_out += ", ";
        nav::appendShortest(m_out, inFile.y);
        m_out += ']';
    }

    /// A closed counter-clockwise ring from the first point. Returns whether that is the given
    /// order.
    bool polygon(const std::vector<Point>& points, int digits)
    {
        Ring ring;
        ring.reserve(points.size() + 1);
        for (const Point p : points)
            ring.push_back(rounded(m_plane.toFile(p), digits));
        const bool isInOrder = !(doubleArea(ring) < 0);
        if (!isInOrder)
            std::reverse(ring.begin() + 1, ring.end());
        ring.push_back(ring.front());
        m_out += "{\"type\": \"Polygon\", \"coordinates\": [[";
        for (const Point p : ring)
            position(p);
        m_out += "]]}";
        return isInOrder;
    }

    static Point rounded(Point p, int digits)
    {
        if (digits >= allDigits)
            return p;
        const double power = std::pow(10, digits);
        return {std::round(p.x * power) / power, std::round(p.y * power) / power};
    }

    std::string& m_out;
    std::string& m_properties;
    const GeoPlane& m_plane;
    double m_arcError;
};

} // namespace

bool isGeoKey(std::string_view key)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

void appendFeature(std::string& out, const nav::MapObject& object, const std::string& layer,
                   const GeoPlane& plane, double arcError)
{
    out += "{\"type\": \"Feature\", \"id\": " + std::to_string(object.id) + ", \"geometry\": ";
    std::string properties;
    GeometryWriter writer(out, properties, plane, arcError);
    writer.text("kind", nav::typeName(object.geometry));
    if (!object.name.empty())
        writer.text("name", object.name);
    if (!layer.empty())
        writer.text("layer", layer);
    for (const auto& [key, number] : {std::pair<const char*, std::int64_t>("layerId", object.layer),
                                      {"objectGroup", object.group},
                                      {"member", object.member}}) {
        if (number != 0)
            writer.property(key, std::to_string(number));
    }
    std::visit(writer, object.geometry);
    if (object.motion)
        writer.property("motion", motionText(*object.motion));
    for (const auto& [key, value] : object.properties) {
        const bool isTaken = isGeoKey(key) || key.starts_with(geoCustom);
        writer.property(isTaken ? std::string(geoCustom) + key : key, value.text());
    }
    if (!object.unknown.empty())
        writer.property("unknown", nav::Json(object.unknown).text());
    out += ", \"properties\": {" + properties + "}}";
}

} // namespace thicket::plugins
