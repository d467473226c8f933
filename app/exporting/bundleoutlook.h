#pragma once

#include "app/exporting/preset.h"
#include "libnav/map/map.h"

#include <QList>
#include <QString>

namespace thicket::exporting {

/// What one map file of a bundle keeps and loses.
struct MapOutlook {
    QString title; ///< of its format, English
    QList<plugins::FormatNote> notes;
};

/// That of each map file of the preset but the native one, which keeps all. For a file for each
/// agent radius: the one for the least. Nothing is written. Errors as Bundle::make(), after the id
/// of the format. Any thread, if the registry is not changed meanwhile.
Result<QList<MapOutlook>> outlooksOf(const Preset& preset, const nav::Map& map,
                                     const plugins::FormatRegistry& registry);

} // namespace thicket::exporting
