#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/mapfile.h"
#include "libnav/result.h"
#include "plugins/host/mapfiles.h"

#include <optional>
#include <string>

namespace thicket::cli {

/// A map that a command reads: a file, or standard input ("-"). Of a readable format, chosen by the
/// file's suffix or the first bytes of standard input, unless `from` names it.
class MapInput {
public:
    /// Reads standard input. The registry must outlive it.
    static Result<MapInput> at(const std::string& path, const plugins::FormatRegistry& registry,
                               const std::string& from = {});

    /// The format, if it is not the native one.
    const plugins::MapFormat* format() const;
    Result<plugins::OpenedMap> open(const plugins::OptionValues& options = {}) const;

private:
    explicit MapInput(const plugins::FormatRegistry& registry) : m_registry(&registry) {}

    const plugins::FormatRegistry* m_registry;
    QString m_path;
    QString m_from;
    std::optional<QByteArray> m_given; ///< to standard input
};

/// A map of any readable format.
Result<plugins::OpenedMap> openMap(const std::string& path);

/// Where a start or goal marker is; nullopt if it is null.
std::optional<nav::Point> markerPosition(const nav::MapObject* marker);

/// The given radius, else that of the map's first agent class, else 0.
double agentRadius(const nav::Map& map, const std::optional<double>& given);

/// The field of the map's obstacles for an agent of this radius.
Result<nav::ObstacleField> expandedField(const nav::Map& map, double radius,
                                         const std::string& path,
                                         const nav::FieldOptions& options = {});

/// All at once, for commands that need nothing else of the map.
Result<nav::ObstacleField> openField(const std::string& path, const std::optional<double>& radius);

} // namespace thicket::cli
