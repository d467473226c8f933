#pragma once

#include "app/exporting/preset.h"
#include "libnav/map/map.h"
#include "libnav/result.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace thicket::exporting {

/// One export of a map, as a user asks for it: into a file of one format, or a bundle into a
/// folder.
struct ExportOrder {
    QString path;          ///< the file, or the folder of a bundle; absolute
    QString formatId = {}; ///< empty: a bundle
    plugins::OptionValues options = {};
    std::optional<QStringList> layers = {}; ///< names; absent: all. A bundle's are in its preset
    Preset bundle = {};

    bool isBundle() const { return formatId.isEmpty(); }
};

/// Writes all files of the order or, on an error, none. `mapFile` names the map in errors, and the
/// files of a bundle whose preset does not. `goesOn`: see Bundle::make(); after it returned false
/// nothing has changed, and the result is an error. Any thread.
Result<void> carryOut(const ExportOrder& order, const nav::Map& map, const QString& mapFile,
                      const plugins::FormatRegistry& registry, const std::function<bool()>& goesOn);

/// A preset that writes the same.
Preset presetOf(const ExportOrder& order);

/// The command of a POSIX shell that does the same with the map's file. A bundle needs the file of
/// its preset.
QString commandLine(const ExportOrder& order, const QString& mapFile, const QString& presetFile);

} // namespace thicket::exporting
