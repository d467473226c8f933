#pragma once

#include "libnav/result.h"
#include "libsteer/flow/integrationfield.h"
#include "plugins/api/mapformat.h"
#include "plugins/host/formatregistry.h"

#include <QJsonObject>
#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace thicket::exporting {

/// What an export writes into a folder: the map in several formats, and what is computed from it
/// for each agent radius. A value. See presetHelp() for its file.
struct Preset {
    struct MapFile {
        QString format;    ///< id of a format that can be written; "thicket": the native one
        QString name = {}; ///< added to the file's name; empty: none
        plugins::OptionValues options = {};
        /// One file for each agent radius, by the format's option for it; see radiusKeyOf().
        bool isForEachRadius = false;
        bool operator==(const MapFile&) const = default;
    };
    struct Graph {
        std::size_t mostEdges = 1'000'000; ///< surfing edges; a larger graph is refused
        bool operator==(const Graph&) const = default;
    };
    struct Flow {
        double cell = 0; ///< the side of a cell, map units, > 0
        steer::FlowMethod method = steer::FlowMethod::eikonal;
        bool operator==(const Flow&) const = default;
    };
    struct Picture {
        QSize size{1440, 1020}; ///< pixels, 16 to 16384 each
        bool isDark = false;
        bool showsGraph = false;
        bool showsPath = true;
        bool operator==(const Picture&) const = default;
    };

    QString name = {};   ///< of the files, without suffix; empty: that of the map's file
    QString folder = {}; ///< relative to the preset's file; empty: chosen by the user
    /// Agent radii, map units, >= 0, ascending, each once. Empty: those of the map's agent classes;
    /// without classes 0.
    std::vector<double> radii = {};
    std::optional<QStringList> layers = {}; ///< names; absent: all
    QList<MapFile> maps = {};
    bool hasPaths = false;
    std::optional<Graph> graph = {};
    std::optional<Flow> flow = {};
    std::optional<Picture> picture = {};

    bool operator==(const Preset&) const = default;
};

/// The most radii of a preset.
inline constexpr std::size_t mostRadii = 64;

/// Reads a preset's file. Errors name the file, the place (line and column, or "maps[1].options")
/// and the reason. `name`: the user's name for the file. Whether formats and options exist is not
/// looked at: see presetProblem().
Result<Preset> presetFrom(const QByteArray& bytes, const QString& name);
Result<Preset> presetFrom(const QJsonObject& json, const QString& name);

/// The error that the formats and options of a preset alone give; nullopt if there is none. Its
/// place is as above.
std::optional<Error> presetProblem(const Preset& preset, const QString& name,
                                   const plugins::FormatRegistry& registry);

/// The key of a format's option for the agent's radius: "radius" or "agentRadius"; empty: it has
/// none.
QString radiusKeyOf(const plugins::MapFormat* format);

/// Reads back as the same preset. Defaults are left out.
QJsonObject toJson(const Preset& preset);

/// The keys of a preset's file, for --help.
const char* presetHelp();

} // namespace thicket::exporting
