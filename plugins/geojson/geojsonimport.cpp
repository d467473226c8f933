#include "plugins/geojson/geojsonimport.h"

#include "libnav/map/mapfile.h"
#include "plugins/geojson/geomapbuilder.h"
#include "plugins/shapes/newerfile.h"

#include <charconv>
#include <new>

namespace thicket::plugins {

namespace {

using nav::Fault;
using nav::JsonKind;
using nav::JsonTape;
using nav::JsonValue;

/// Of a feature: its geometry may have 600,000 points.
constexpr std::size_t mostParts = 2'000'000;

constexpr const char* noGeoJson =
    "This is no GeoJSON; it must be a FeatureCollection, a Feature or a "
    "geometry.";

std::optional<nav::Map> mapIn(JsonValue settings, std::optional<Fault>& fault)
{
    nav::Json json;
    fault = nav::toJson(settings, json);
    if (fault)
        return std::nullopt;
    auto loaded = nav::readMap(json.text(), "settings");
    if (!loaded) {
        fault =
            Fault{settings.offset(), "The map's settings are damaged: " + loaded.error().message};
        return std::nullopt;
    }
    if (loaded->isNewer) {
        fault = Fault{settings.offset(), writtenByNewer("file")};
        return std::nullopt;
    }
    return std::move(loaded->map);
}

/// 0 where the feature's id is no whole number from 1 to 2^53.
nav::ObjectId idIn(JsonValue value)
{
    const std::string_view text = value.is(JsonKind::number) ? value.text() : std::string_view();
    nav::ObjectId id = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), id);
    const bool isId = read.ec == std::errc() && read.ptr == text.data() + text.size() && id >= 1 &&
                      id <= std::int64_t(1) << 53;
    return isId ? id : 0;
}

/// Reads the parts of a file in their order.
class GeoJsonReader {
public:
    GeoJsonReader(const ImportSource& source, const GeoJsonImportOptions& options)
        : m_source(source), m_builder(source.name.toStdString(), options)
    {}

    Result<ImportedMap> run()
    {
        std::string_view bytes(m_source.bytes.constData(), std::size_t(m_source.bytes.size()));
        constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
        if (bytes.starts_with(byteOrderMark))
            bytes.remove_prefix(byteOrderMark.size());
        if (!bytes.substr(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size()))
                 .starts_with('{'))
            return Unexpected(noGeoJson, m_source.name.toStdString() + ": line 1, column 1");
        nav::JsonSink sink;
        sink.streamedKey = "features";
        sink.mostParts = mostParts;
        sink.member = [this](std::string_view key, std::size_t, const JsonTape& tape) {
            return member(key, tape);
        };
        sink.element = [this](const JsonTape& tape) {
            feature(JsonValue(tape));
            return !m_fault;
        };
        if (const auto syntax = nav::parseJson(bytes, sink); syntax && !m_fault)
            m_fault = syntax;
        if (!m_fault)
            finishSingle();
        if (m_fault)
            return Unexpected(m_fault->message, m_source.name.toStdString() + ": " +
                                                    nav::placeOf(m_fault->offset, bytes));
        return m_builder.finish(std::move(m_head));
    }

private:
    bool member(std::string_view key, const JsonTape& tape)
    {
        const JsonValue value(tape);
        if (key == "type" && value.is(JsonKind::string))
            m_type = value.text();
        else if (key == "features")
            m_hasFeatures = value.is(JsonKind::array);
        else if (key == "geometry" || key == "coordinates" || key == "geometries")
            m_geometry = tape;
        else if (key == "properties")
            m_properties = tape;
        else if (key == "name" && value.is(JsonKind::string))
            m_head.name = value.text();
        else if (key == "crs")
            coordinateSystem(value);
        else if (key == "thicket" && value.is(JsonKind::object))
            ours(value);
        return !m_fault;
    }

    /// Of GeoJSON before RFC 7946: a name says whether coordinates are degrees.
    void coordinateSystem(JsonValue value)
    {
        nav::Json json;
        if (!value.is(JsonKind::object) || nav::toJson(value, json))
            return;
        const std::string text = json.text();
        const bool isDegrees = text.find("CRS84") != std::string::npos ||
                               text.find("4326") != std::string::npos ||
                               text.find("4258") != std::string::npos;
        m_head.coordinates = isDegrees ? GeoCoordinates::degrees : GeoCoordinates::plain;
    }

    void ours(JsonValue value)
    {
        for (const JsonValue::Member& member : value.members()) {
            if (member.key == "coordinates" && member.value.is(JsonKind::string)) {
                m_head.coordinates = member.value.text() == "degrees" ? GeoCoordinates::degrees
                                                                      : GeoCoordinates::plain;
            } else if (member.key == "longitude") {
                m_head.longitude = geoNumber(member.value);
            } else if (member.key == "latitude") {
                m_head.latitude = geoNumber(member.value);
            } else if (member.key == "scale") {
                const double scale = geoNumber(member.value).value_or(1);
                m_head.scale = scale > 0 ? scale : 1;
            } else if (member.key == "map") {
                if (auto map = mapIn(member.value, m_fault))
                    m_head.settings = std::move(map->settings);
            }
        }
    }

    void feature(JsonValue value)
    {
        if (!value.is(JsonKind::object)) {
            m_fault = Fault{value.offset(), "A feature must be an object."};
            return;
        }
        if (m_lastFeature) // its end is known now
            m_builder.earn(value.offset() - *m_lastFeature);
        m_lastFeature = value.offset();
        GeoProperties properties;
        GeoShapeReader shapes;
        nav::ObjectId id = 0;
        std::string named; // an id that is no number
        bool hasGeometry = false;
        for (const JsonValue::Member& member : value.members()) {
            if (member.key == "geometry") {
                hasGeometry = true;
                shapes.readGeometry(member.value);
            } else if (member.key == "properties") {
                m_fault = GeoProperties::read(member.value, properties);
            } else if (member.key == "id") {
                id = idIn(member.value);
                if (member.value.is(JsonKind::string))
                    named = member.value.text();
            }
            if (m_fault)
                return;
        }
        if (!named.empty())
            properties.custom.try_emplace("id", std::move(named));
        if (!hasGeometry)
            shapes.fault =
                Fault{value.offset(), "A feature must have a geometry, which may be null."};
        take(shapes, std::move(properties), id, value.offset());
    }

    void take(GeoShapeReader& shapes, GeoProperties properties, nav::ObjectId id,
              std::size_t offset)
    {
        m_fault = shapes.fault;
        if (m_fault)
            return;
        if (shapes.hasHeights)
            m_builder.noteHeights();
        const Result<void> added =
            m_builder.add(std::move(properties), std::move(shapes.shapes), id);
        if (!added)
            m_fault = Fault{offset, added.error().message};
    }

    /// A file of one feature or one geometry.
    void finishSingle()
    {
        if (m_type == "FeatureCollection" && m_hasFeatures)
            return;
        if (!m_geometry || m_type.empty() || m_type == "FeatureCollection") {
            m_fault = Fault{0, noGeoJson};
            return;
        }
        const JsonValue geometry(*m_geometry);
        GeoShapeReader shapes;
        GeoProperties properties;
        if (m_type == "Feature") {
            shapes.readGeometry(geometry);
            if (m_properties)
                m_fault = GeoProperties::read(JsonValue(*m_properties), properties);
        } else if (m_type == "GeometryCollection" && geometry.is(JsonKind::array)) {
            for (const JsonValue part : geometry.elements())
                shapes.readGeometry(part);
        } else {
            shapes.readCoordinates(m_type, geometry);
        }
        if (!m_fault)
            take(shapes, std::move(properties), 0, 0);
    }

    const ImportSource& m_source;
    GeoMapBuilder m_builder;
    GeoHead m_head;
    std::string m_type;
    bool m_hasFeatures = false;
    std::optional<JsonTape> m_geometry;
    std::optional<JsonTape> m_properties;
    std::optional<Fault> m_fault;
    std::optional<std::size_t> m_lastFeature; // where it begins
};

} // namespace

Result<ImportedMap> importGeoJson(const ImportSource& source, const GeoJsonImportOptions& options)
{
    try {
        return GeoJsonReader(source, options).run();
    } catch (const std::bad_alloc&) {
        return Unexpected("There is not enough memory for the features.",
                          source.name.toStdString());
    }
}

} // namespace thicket::plugins
