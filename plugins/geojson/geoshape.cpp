#include "plugins/geojson/geoshape.h"

#include "libnav/excerpt.h"

#include <charconv>
#include <cmath>

namespace thicket::plugins {

namespace {

using nav::JsonKind;
using nav::JsonValue;
using nav::Point;

bool startsWith(std::string_view& text, std::string_view prefix)
{
    if (!text.starts_with(prefix))
        return false;
    text.remove_prefix(prefix.size());
    return true;
}

} // namespace

std::optional<double> geoNumber(JsonValue value)
{
    if (!value.is(JsonKind::number))
        return std::nullopt;
    const std::string_view text = value.text();
    double number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = read.ec == std::errc() && read.ptr == text.data() + text.size() &&
                          std::abs(number) <= nav::coordinateLimit;
    return isNumber ? std::optional(number) : std::nullopt;
}

void GeoShapeReader::fail(std::size_t offset, std::string message)
{
    if (!fault)
        fault = nav::Fault{offset, std::move(message)};
}

std::vector<JsonValue> GeoShapeReader::list(JsonValue value)
{
    if (value.is(JsonKind::array))
        return value.elements();
    fail(value.offset(), "Coordinates must be an array.");
    return {};
}

std::optional<Point> GeoShapeReader::position(JsonValue value)
{
    const std::vector<JsonValue> numbers = list(value);
    if (fault)
        return std::nullopt;
    if (numbers.size() < 2) {
        fail(value.offset(), "A position must have at least two numbers.");
        return std::nullopt;
    }
    hasHeights = hasHeights || numbers.size() > 2;
    const auto x = geoNumber(numbers[0]);
    const auto y = geoNumber(numbers[1]);
    if (!x || !y) {
        fail(numbers[x ? 1 : 0].offset(), "A coordinate must be a number from -1e9 to 1e9.");
        return std::nullopt;
    }
    return Point{*x, *y};
}

std::vector<Point> GeoShapeReader::positions(JsonValue value, std::size_t atLeast)
{
    std::vector<Point> points;
    const std::vector<JsonValue> elements = list(value);
    points.reserve(elements.size());
    for (const JsonValue element : elements) {
        const auto point = position(element);
        if (!point)
            return {};
        points.push_back(*point);
    }
    if (points.size() < atLeast && !fault)
        fail(value.offset(), "There are " + std::to_string(points.size()) +
                                 " positions; at least " + std::to_string(atLeast) +
                                 " are needed.");
    return points;
}

void GeoShapeReader::area(JsonValue rings)
{
    GeoShape shape{GeoShape::Kind::area, {}, {}};
    bool isOuter = true;
    for (const JsonValue ring : list(rings)) {
        constexpr std::size_t fewest = 3; // unclosed triangles are read, too
        std::vector<Point> points = positions(ring, fewest);
        if (fault)
            return;
        if (points.size() > fewest && points.front() == points.back())
            points.pop_back();
        if (isOuter)
            shape.points = std::move(points);
        else
            shape.holes.push_back(std::move(points));
        isOuter = false;
    }
    if (!shape.points.empty())
        shapes.push_back(std::move(shape));
}

void GeoShapeReader::readCoordinates(std::string_view type, JsonValue coordinates)
{
    const std::string whole(type);
    if (startsWith(type, "Multi")) {
        for (const JsonValue part : list(coordinates)) {
            if (fault)
                return;
            readCoordinates(type, part);
        }
    } else if (type == "Point") {
        if (const auto point = position(coordinates))
            shapes.push_back({GeoShape::Kind::point, {*point}, {}});
    } else if (type == "LineString") {
        std::vector<Point> points = positions(coordinates, 2);
        if (!fault)
            shapes.push_back({GeoShape::Kind::line, std::move(points), {}});
    } else if (type == "Polygon") {
        area(coordinates);
    } else {
        fail(coordinates.offset(), "There is no geometry of the type \"" + excerpt(whole) + "\".");
    }
}

void GeoShapeReader::readGeometry(JsonValue geometry)
{
    if (geometry.is(JsonKind::null) || fault)
        return;
    if (!geometry.is(JsonKind::object)) {
        fail(geometry.offset(), "A geometry must be an object or null.");
        return;
    }
    std::string_view type;
    std::optional<JsonValue> coordinates, geometries;
    for (const JsonValue::Member& member : geometry.members()) {
        if (member.key == "type" && member.value.is(JsonKind::string))
            type = member.value.text();
        else if (member.key == "coordinates")
            coordinates = member.value;
        else if (member.key == "geometries")
            geometries = member.value;
    }
    if (type == "GeometryCollection" && geometries) {
        for (const JsonValue part : list(*geometries))
            readGeometry(part);
    } else if (coordinates && type != "GeometryCollection") {
        readCoordinates(type, *coordinates);
    } else {
        fail(geometry.offset(), "A geometry must have a type and coordinates.");
    }
}

} // namespace thicket::plugins
