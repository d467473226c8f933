#include "plugins/geojson/geomapbuilder.h"

#include "libnav/geometry/crossing.h"
#include "plugins/shapes/boundsround.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;
using nav::Point;

/// Whether the points are a ring round the circle, as an export writes them.
bool isRound(const std::vector<Point>& ring, const nav::Circle& circle)
{
    const double rounding = 1e-9 * (1 + nav::length(circle.center) + circle.radius);
    return std::all_of(ring.begin(), ring.end(), [&](Point p) {
        const double off = nav::distance(p, circle.center);
        return off >= circle.radius / 2 - rounding && off <= circle.radius * 1.5 + rounding;
    });
}

std::vector<Point> withoutRepeats(std::vector<Point> points)
{
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

} // namespace

GeoMapBuilder::GeoMapBuilder(std::string fileName, const GeoJsonImportOptions& options)
    : m_options(options)
{
    m_map.settings.name = fileName.substr(0, fileName.rfind('.'));
}

Result<void> GeoMapBuilder::add(GeoProperties properties, std::vector<GeoShape> shapes,
                                nav::ObjectId id)
{
    if (shapes.empty()) {
        m_ledger.count({"feature without a geometry", "features without a geometry", ": left out"},
                       Fidelity::leftOut, std::size_t(1));
    }
    if (shapes.size() > 1) {
        constexpr std::size_t mostCopied = std::size_t(64) << 20;
        const std::size_t copied = properties.name.size() +
                                   nav::Json(properties.custom).text().size() +
                                   nav::Json(properties.unknown).text().size();
        m_copiedBytes += std::min(copied, mostCopied) * shapes.size();
        if (m_copiedBytes > mostCopied) {
            return Unexpected("The properties of features with several parts would be copied to "
                              "more than 64 MB.");
        }
    }
    std::size_t bytes = sizeof properties + (properties.crowd ? sizeof(GeoProperties::Crowd) : 0) +
                        ObjectBudget::heapBytes(properties.motion) + properties.name.size() +
                        properties.layer.size() + ObjectBudget::heapBytes(properties.custom) +
                        ObjectBudget::heapBytes(properties.unknown);
    for (const GeoShape& shape : shapes) {
        bytes += sizeof(Feature) + shape.points.size() * sizeof(Point);
        for (const Ring& hole : shape.holes)
            bytes += sizeof hole + hole.size() * sizeof(Point);
    }
    if (!m_budget.spend(bytes))
        return Unexpected(m_budget.exceeded());
    m_properties.push_back(std::move(properties));
    for (GeoShape& shape : shapes) {
        for (const Point p : shape.points)
            nav::enclose(m_extent, {p, p});
        m_features.push_back({m_properties.size() - 1, std::move(shape), id});
        id = 0;
    }
    return {};
}

bool GeoMapBuilder::areDegrees(const GeoHead& head) const
{
    if (m_options.coordinates != GeoCoordinates::automatic)
        return m_options.coordinates == GeoCoordinates::degrees;
    if (head.coordinates != GeoCoordinates::automatic)
        return head.coordinates == GeoCoordinates::degrees;
    constexpr double widest = 5;
    return !m_extent.isEmpty() && std::abs(m_extent.min.x) <= 180 &&
           std::abs(m_extent.max.x) <= 180 && std::abs(m_extent.min.y) <= 89 &&
           std::abs(m_extent.max.y) <= 89 && std::max(m_extent.width(), m_extent.height()) < widest;
}

GeoPlane GeoMapBuilder::planeFor(const GeoHead& head)
{
    const bool flips = m_hasSettings && m_map.settings.yAxis == nav::YAxis::down;
    const double scale = head.scale / m_options.scale;
    if (!areDegrees(head))
        return {flips, scale, std::nullopt};
    // To a thousandth of a degree: a round number that is easy to give again.
    const Point middle = m_extent.isEmpty() ? Point{} : m_extent.center();
    const auto rounded = [](double degrees) { return std::round(degrees * 1000) / 1000; };
    const double longitude =
        m_options.longitude.value_or(head.longitude.value_or(rounded(middle.x)));
    const double latitude = m_options.latitude.value_or(head.latitude.value_or(rounded(middle.y)));
    if (!head.settings) {
        const std::string origin =
            nav::shortestText(longitude) + ", latitude " + nav::shortestText(latitude);
        m_notes << FormatNote{
            Fidelity::approximated,
            QString("coordinates taken as degrees and made metres round longitude %1; the option "
                    "coordinates=plain takes them as they are")
                .arg(QString::fromStdString(origin)),
            {}};
    }
    return {flips, scale, LocalProjection(longitude, std::clamp(latitude, -89.0, 89.0))};
}

ImportedMap GeoMapBuilder::finish(GeoHead head)
{
    if (!head.name.empty())
        m_map.settings.name = head.name;
    if (head.settings) {
        m_map.settings = *head.settings;
        m_hasSettings = true;
        for (const nav::Layer& layer : m_map.settings.layers)
            m_layers.emplace(layer.name, layer.id);
    }
    const GeoPlane plane = planeFor(head);
    std::unordered_set<nav::ObjectId> taken;
    for (Feature& feature : m_features) {
        if (feature.id < 1 || !taken.insert(feature.id).second)
            feature.id = 0;
        m_map.skipIds(feature.id + 1);
    }
    for (std::size_t first = 0; !m_features.empty(); m_features.pop_front()) {
        // Without a second copy of all.
        const std::size_t used = m_features.front().properties;
        for (; first < used; ++first)
            m_properties.pop_front();
        make(m_features.front(), m_properties.front(), plane);
    }
    if (!m_hasSettings)
        m_map.settings.bounds = boundsRound(m_map);
    if (m_hasHeights) {
        m_notes << FormatNote{Fidelity::leftOut, "heights: left out", {}};
    }
    return {std::move(m_map), m_notes + m_ledger.notes()};
}

nav::LayerId GeoMapBuilder::layerFor(const GeoProperties& properties)
{
    auto& layers = m_map.settings.layers;
    if (m_hasSettings && properties.isOurs)
        return properties.layerId;
    const std::string& name = properties.layer.empty() ? "features" : properties.layer;
    if (const auto known = m_layers.find(name); known != m_layers.end())
        return known->second;
    constexpr std::size_t mostLayers = 1000; // a column of that name may hold anything
    if (layers.size() >= mostLayers)
        return layers.back().id;
    nav::LayerId id = 1;
    for (const nav::Layer& layer : layers)
        id = std::max(id, layer.id + 1);
    nav::Layer layer;
    layer.id = id;
    layer.name = name;
    layers.push_back(std::move(layer));
    m_layers.emplace(name, id);
    return id;
}

void GeoMapBuilder::make(Feature& feature, const GeoProperties& properties, const GeoPlane& plane)
{
    GeoShape& shape = feature.shape;
    bool isInRange = true;
    const auto place = [&](std::vector<Point>& points) {
        for (Point& p : points) {
            p = plane.toMap(p);
            isInRange = isInRange && nav::isInRange(p);
        }
    };
    place(shape.points);
    for (Ring& hole : shape.holes)
        place(hole);
    if (!isInRange) {
        m_ledger.count({"shape beyond 1e9", "shapes beyond 1e9", ": left out"}, Fidelity::leftOut,
                       std::size_t(1));
        return;
    }
    nav::MapObject object;
    object.id = feature.id > 0 ? feature.id : m_map.unusedId();
    m_map.skipIds(object.id + 1);
    object.layer = layerFor(properties);
    object.name = properties.name;
    object.properties = properties.custom;
    object.unknown = properties.unknown;
    object.group = properties.group;
    object.member = properties.member;
    object.motion = properties.motion;
    if (shape.kind == GeoShape::Kind::point)
        makePoint(properties, shape.points.front(), std::move(object));
    else if (shape.kind == GeoShape::Kind::line)
        makeLine(properties, std::move(shape.points), std::move(object));
    else
        makeArea(properties, std::move(shape), std::move(object));
}

void GeoMapBuilder::append(nav::MapObject object, nav::Geometry geometry)
{
    object.geometry = std::move(geometry);
    m_map.append(std::move(object));
}

void GeoMapBuilder::makePoint(const GeoProperties& properties, Point point, nav::MapObject object)
{
    const GeoProperties::Crowd crowd =
        properties.crowd ? *properties.crowd : GeoProperties::Crowd();
    if (properties.kind == "start") {
        append(std::move(object), nav::StartMarker{point});
    } else if (properties.kind == "goal") {
        append(std::move(object), nav::GoalMarker{point});
    } else if (properties.kind == "agent") {
        nav::AgentMarker agent = crowd.agent;
        agent.position = point;
        agent.radius = properties.radius.value_or(0);
        append(std::move(object), std::move(agent));
    } else if (properties.kind == "spawn") {
        nav::SpawnMarker spawn = crowd.spawn;
        spawn.position = point;
        spawn.radius = properties.radius.value_or(spawn.radius);
        append(std::move(object), std::move(spawn));
    } else if (properties.radius || m_options.pointRadius) {
        const double radius = properties.radius ? *properties.radius : *m_options.pointRadius;
        nav::Circle circle{point, radius, properties.isInverted};
        if (properties.center && isRound({point}, {*properties.center, 0, false}))
            circle.center = *properties.center;
        append(std::move(object), circle);
    } else {
        m_ledger.count({"point without a radius", "points without a radius",
                        ": left out; the option pointRadius gives them one"},
                       Fidelity::leftOut, std::size_t(1));
    }
}

void GeoMapBuilder::makeLine(const GeoProperties& properties, std::vector<Point> points,
                             nav::MapObject object)
{
    const bool returns = points.size() > 2 && points.front() == points.back();
    const bool isClosed = properties.closed.value_or(returns && points.size() > 3) && returns;
    if (isClosed)
        points.pop_back();
    if (!properties.isOurs)
        points = withoutRepeats(std::move(points));
    if (points.size() < 2) {
        m_ledger.count({"line without extent", "lines without extent", ": left out"},
                       Fidelity::leftOut, std::size_t(1));
        return;
    }
    const double thickness = properties.thickness.value_or(m_options.thickness);
    append(std::move(object), nav::Wall{std::move(points), thickness, isClosed});
}

void GeoMapBuilder::makeArea(const GeoProperties& properties, GeoShape shape, nav::MapObject object)
{
    if (properties.kind == "circle" && properties.center && properties.radius) {
        const nav::Circle circle{*properties.center, *properties.radius, properties.isInverted};
        if (isRound(shape.points, circle) && shape.holes.empty()) {
            append(std::move(object), circle);
            return;
        }
        m_ledger.count({"ring that was moved or reshaped", "rings that were moved or reshaped",
                        ": polygons, no circles"},
                       Fidelity::approximated, object.id);
    }
    if (properties.isReversed)
        std::reverse(shape.points.begin() + 1, shape.points.end());
    if (properties.kind == "spawn" && shape.holes.empty()) {
        nav::SpawnMarker spawn = properties.crowd ? properties.crowd->spawn : nav::SpawnMarker();
        if (!properties.isOurs)
            shape.points = withoutRepeats(std::move(shape.points));
        spawn.points = std::move(shape.points);
        if (spawn.points.size() >= 3)
            append(std::move(object), std::move(spawn));
        return;
    }
    if (properties.isOurs && shape.holes.empty()) {
        append(std::move(object), nav::Polygon{std::move(shape.points), properties.isInverted});
        return;
    }
    HoledRing area{withoutRepeats(std::move(shape.points)), {}, 0};
    for (Ring& hole : shape.holes) {
        hole = withoutRepeats(std::move(hole));
        if (hole.size() >= 3)
            area.holes.push_back(std::move(hole));
    }
    std::vector<Ring> pieces;
    if (!area.holes.empty() && m_options.cutsHoles && area.outer.size() >= 3)
        pieces = cutAtHoles(area);
    if (pieces.empty()) {
        m_ledger.count({"hole in a shape", "holes in shapes", ": filled"}, Fidelity::approximated,
                       area.holes.size());
        addPolygon(std::move(area.outer), properties.isInverted, std::move(object));
        return;
    }
    for (Ring& piece : pieces) {
        m_ledger.count({"polygon cut from a shape with holes",
                        "polygons cut from shapes with holes", ": they touch each other"},
                       Fidelity::approximated, object.id);
        addPolygon(std::move(piece), false, object);
        object.id = m_map.unusedId();
    }
}

void GeoMapBuilder::addPolygon(Ring ring, bool isInverted, nav::MapObject object)
{
    if (ring.size() < 3 || !hasExtent(ring)) {
        m_ledger.count({"shape without extent", "shapes without extent", ": left out"},
                       Fidelity::leftOut, std::size_t(1));
        return;
    }
    if (nav::crossingSides(ring)) {
        m_ledger.count({"polygon that crosses itself", "polygons that cross themselves",
                        ": kept, to be mended in the editor"},
                       Fidelity::approximated, object.id);
    }
    append(std::move(object), nav::Polygon{std::move(ring), isInverted});
}

} // namespace thicket::plugins
