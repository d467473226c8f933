#pragma once

#include "app/exporting/preset.h"
#include "libnav/map/map.h"

#include <QString>
#include <QStringList>

#include <optional>

/// What a map remembers of its exports, the key "exports" of its file: by the id of a format the
/// options last used for it, those of its defaults left out, and the layers if some were chosen; as
/// "bundle" a preset. The libraries keep it as a key that they do not know. What is not as written
/// here counts as nothing remembered.
namespace thicket::exporting {

struct KeptOptions {
    plugins::OptionValues options = {};
    std::optional<QStringList> layers = {}; ///< names; absent: all
    bool operator==(const KeptOptions&) const = default;
};

KeptOptions keptOptions(const nav::MapSettings& settings, const QString& formatId);
/// The settings with these in place of what was remembered for the format.
nav::MapSettings withKeptOptions(nav::MapSettings settings, const QString& formatId,
                                 const KeptOptions& kept);

std::optional<Preset> keptPreset(const nav::MapSettings& settings);
nav::MapSettings withKeptPreset(nav::MapSettings settings, const Preset& preset);

} // namespace thicket::exporting
