#include "plugins/geojson/geojsonexport.h"

#include "libnav/map/layerlookup.h"
#include "libnav/map/mapfile.h"
#include "plugins/geojson/geofeature.h"
#include "plugins/shapes/ledger.h"

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;

GeoPlane planeOf(const nav::Map& map, const GeoJsonExportOptions& options)
{
    std::optional<LocalProjection> projection;
    if (options.coordinates == GeoCoordinates::degrees)
        projection.emplace(options.longitude, options.latitude);
    return {map.settings.yAxis == nav::YAxis::down, options.scale, projection};
}

bool isOnEarth(nav::Point degrees)
{
    return std::abs(degrees.x) <= 180 && std::abs(degrees.y) <= 90;
}

std::string settingsText(const nav::Map& map)
{
    nav::Map empty;
    empty.settings = map.settings;
    empty.settings.underlay.reset();
    std::string text = nav::writeMap(empty);
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    return text;
}

std::string headOf(const nav::Map& map, const GeoPlane& plane)
{
    std::string text = "{\"type\": \"FeatureCollection\",\n\"name\": ";
    nav::appendQuoted(text, map.settings.name);
    text += ",\n\"thicket\": {\"coordinates\": ";
    if (const auto& projection = plane.projection()) {
        text += "\"degrees\", \"longitude\": " + nav::shortestText(projection->longitude()) +
                ", \"latitude\": " + nav::shortestText(projection->latitude());
    } else {
        text += "\"plain\"";
    }
    text += ", \"scale\": " + nav::shortestText(plane.scale()) + ", \"map\":\n" +
            settingsText(map) + "},\n\"features\": [";
    return text;
}

void record(Ledger& ledger, const nav::MapObject& object, bool isExact)
{
    static constexpr LedgerLine lines[] = {
        {"circle as a ring, with centre and radius", "circles as rings, with centre and radius",
         ": exact"},
        {"wall as a line, thickness as a property", "walls as lines, thickness as a property", ""},
        {"polygon", "polygons", ""},
        {"start marker as a point", "start markers as points", ""},
        {"goal marker as a point", "goal markers as points", ""},
        {"agent as a point with properties", "agents as points with properties", ""},
        {"spawn area as a point with properties", "spawn areas as points with properties", ""},
    };
    static_assert(std::size(lines) == std::variant_size_v<nav::Geometry>);
    LedgerLine line = lines[object.geometry.index()];
    if (const auto* spawn = std::get_if<nav::SpawnMarker>(&object.geometry);
        spawn && !spawn->points.empty())
        line = {"spawn area as a polygon with properties",
                "spawn areas as polygons with properties", ""};
    const bool isCircle = std::holds_alternative<nav::Circle>(object.geometry);
    if (!isCircle)
        line.rest = isExact ? ": exact" : ": rounded in the last digit";
    ledger.count(line, isCircle || isExact ? Fidelity::exact : Fidelity::approximated, object.id);
    if (nav::isInverted(object.geometry)) {
        ledger.count({"inverted shape", "inverted shapes",
                      ": drawn as the hole, with the property inverted"},
                     Fidelity::approximated, object.id);
    }
}

} // namespace

Result<ExportBundle> exportGeoJson(const nav::Map& map, const GeoJsonExportOptions& options)
{
    const GeoPlane plane = planeOf(map, options);
    const nav::Box extent = map.extent();
    if (plane.projection() && !extent.isEmpty() &&
        !(isOnEarth(plane.toFile(extent.min)) && isOnEarth(plane.toFile(extent.max)))) {
        return Unexpected("The map is larger than the earth round this origin; choose another "
                          "latitude, longitude or scale, or coordinates=plain.");
    }
    const nav::LayerLookup lookup(map);
    Ledger ledger;
    std::string text = headOf(map, plane);
    bool isFirst = true;
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* const layer = lookup.of(object);
        text += isFirst ? "\n" : ",\n";
        isFirst = false;
        appendFeature(text, object, layer ? layer->name : std::string(), plane, options.arcError);
        record(ledger, object, plane.isExact());
    }
    text += "\n]}\n";
    ledger.countLeftovers(map, Ledger::Kept::all());
    ExportBundle bundle;
    bundle.files << ExportBundle::File{{}, QByteArray::fromStdString(text)};
    bundle.notes = ledger.notes();
    return bundle;
}

} // namespace thicket::plugins
