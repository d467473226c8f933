#pragma once

#include "plugins/host/pluginmanifest.h"

#include <atomic>
#include <optional>

namespace thicket::plugins {

/// The format of a plugin of our own installation. Its description comes from the manifest. The
/// plugin is loaded into this process at the first import or export, after its hash has been
/// compared with the manifest's. A file that differs is never loaded.
class OwnFormat : public MapFormat {
public:
    explicit OwnFormat(PluginManifest manifest);

    const QString& file() const { return m_manifest.file; }
    /// Why the present file will not be loaded. Reads the whole file.
    std::optional<Error> objection() const;

    FormatInfo info() const override { return m_manifest.info; }
    Result<ImportedMap> importMap(const ImportSource& source,
                                  const OptionValues& options) const override;
    ImportSurvey survey(const QByteArray& head, const OptionValues& options) const override;
    Result<ExportBundle> exportMap(const nav::Map& map, const OptionValues& options) const override;

private:
    Result<const MapFormat*> loaded() const;

    PluginManifest m_manifest;
    mutable std::atomic<const MapFormat*> m_loaded = nullptr;
};

} // namespace thicket::plugins
