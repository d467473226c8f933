#pragma once

#include "plugins/geojson/geojsonoptions.h"
#include "plugins/geojson/geoplane.h"
#include "plugins/geojson/geoproperties.h"
#include "plugins/geojson/geoshape.h"
#include "plugins/shapes/ledger.h"
#include "plugins/shapes/objectbudget.h"

#include <deque>
#include <map>
#include <string>
#include <vector>

namespace thicket::plugins {

/// What a file says about itself beside its features.
struct GeoHead {
    std::string name{};
    std::optional<nav::MapSettings> settings{}; ///< of an exported map
    GeoCoordinates coordinates = GeoCoordinates::automatic;
    std::optional<double> longitude{};
    std::optional<double> latitude{};
    double scale = 1; ///< of the export
};

/// Gathers features, and makes the map when all are known: only then it is clear where they lie.
class GeoMapBuilder {
public:
    GeoMapBuilder(std::string fileName, const GeoJsonImportOptions& options);

    /// A feature of the file, of so many characters, pays for its objects.
    void earn(std::size_t length) { m_budget.earn(featureEarning.of(length)); }
    /// An error without a place: the features, or copies of their properties, need too much memory.
    Result<void> add(GeoProperties properties, std::vector<GeoShape> shapes, nav::ObjectId id);
    void noteHeights() { m_hasHeights = true; }
    ImportedMap finish(GeoHead head);

private:
    struct Feature {
        std::size_t properties; ///< index
        GeoShape shape;
        nav::ObjectId id;
    };

    /// For features that are shorter than those that pay for themselves: with a place and a size.
    static constexpr std::size_t mostBytes = std::size_t(48) << 20;
    static constexpr PartEarning featureEarning{64, 32, 16, 3};

    GeoPlane planeFor(const GeoHead& head);
    bool areDegrees(const GeoHead& head) const;
    void make(Feature& feature, const GeoProperties& properties, const GeoPlane& plane);
    void makePoint(const GeoProperties& properties, nav::Point point, nav::MapObject object);
    void makeLine(const GeoProperties& properties, std::vector<nav::Point> points,
                  nav::MapObject object);
    void makeArea(const GeoProperties& properties, GeoShape shape, nav::MapObject object);
    void addPolygon(Ring ring, bool isInverted, nav::MapObject object);
    void append(nav::MapObject object, nav::Geometry geometry);
    nav::LayerId layerFor(const GeoProperties& properties);

    GeoJsonImportOptions m_options;
    nav::Map m_map;
    std::deque<GeoProperties> m_properties;
    std::deque<Feature> m_features;
    ObjectBudget m_budget{mostBytes};
    std::size_t m_copiedBytes = 0; // of properties of features with several parts
    std::map<std::string, nav::LayerId, std::less<>> m_layers; // by name
    nav::Box m_extent;                                         // in the file's coordinates
    bool m_hasSettings = false;
    bool m_hasHeights = false;
    Ledger m_ledger;
    QList<FormatNote> m_notes; // of the file as a whole
};

} // namespace thicket::plugins
