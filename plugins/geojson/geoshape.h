#pragma once

#include "libnav/json/jsonreader.h"
#include "plugins/shapes/holedrings.h"

#include <optional>
#include <vector>

namespace thicket::plugins {

/// One part of a geometry, in the file's coordinates.
struct GeoShape {
    enum class Kind { point, line, area };
    Kind kind = Kind::point;
    std::vector<nav::Point> points; ///< of an area: its outer ring, without the first point again
    std::vector<Ring> holes{};
};

/// Reads a geometry object of any type; collections and the Multi types give several shapes, null
/// none. A third coordinate and beyond is left out. Faults: a wrong type, coordinates that are no
/// numbers or beyond 1e9.
class GeoShapeReader {
public:
    std::vector<GeoShape> shapes;
    std::optional<nav::Fault> fault;
    bool hasHeights = false; ///< whether a position had more than two numbers

    void readGeometry(nav::JsonValue geometry);
    /// `coordinates` of a geometry of this type.
    void readCoordinates(std::string_view type, nav::JsonValue coordinates);

private:
    void fail(std::size_t offset, std::string message);
    std::optional<nav::Point> position(nav::JsonValue value);
    std::vector<nav::Point> positions(nav::JsonValue value, std::size_t atLeast);
    void area(nav::JsonValue rings);
    std::vector<nav::JsonValue> list(nav::JsonValue value);
};

/// The number of a JSON value; no value for other kinds and beyond 1e9.
std::optional<double> geoNumber(nav::JsonValue value);

} // namespace thicket::plugins
