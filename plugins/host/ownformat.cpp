#include "plugins/host/ownformat.h"

#include "plugins/host/guardedcalls.h"
#include "plugins/host/pluginfile.h"

#include <utility>

namespace thicket::plugins {

OwnFormat::OwnFormat(PluginManifest manifest) : m_manifest(std::move(manifest)) {}

std::optional<Error> OwnFormat::objection() const
{
    const Result<QString> hash = pluginHash(m_manifest.file);
    if (!hash)
        return hash.error();
    if (*hash == m_manifest.sha256)
        return std::nullopt;
    return Error{"This plugin is damaged or was replaced (its SHA-256 is not that of its "
                 "manifest) and was not loaded; install Thicket again.",
                 m_manifest.file.toStdString()};
}

Result<const MapFormat*> OwnFormat::loaded() const
{
    if (const MapFormat* const format = m_loaded)
        return format;
    if (const std::optional<Error> problem = objection())
        return Unexpected(*problem);
    const Result<LoadedPlugin> plugin = loadPlugin(m_manifest.file);
    if (!plugin)
        return Unexpected(plugin.error());
    if (plugin->info != m_manifest.info) {
        return Unexpected("The plugin does not describe its format as its manifest does; install "
                          "Thicket again.",
                          m_manifest.file.toStdString());
    }
    m_loaded = plugin->format; // two threads get the same one
    return plugin->format;
}

Result<ImportedMap> OwnFormat::importMap(const ImportSource& source,
                                         const OptionValues& options) const
{
    const Result<const MapFormat*> format = loaded();
    if (!format)
        return Unexpected(format.error());
    return importGuarded(**format, m_manifest.info.id, source, options);
}

ImportSurvey OwnFormat::survey(const QByteArray& head, const OptionValues& options) const
{
    const Result<const MapFormat*> format = loaded();
    return format ? surveyGuarded(**format, head, options) : ImportSurvey();
}

Result<ExportBundle> OwnFormat::exportMap(const nav::Map& map, const OptionValues& options) const
{
    const Result<const MapFormat*> format = loaded();
    if (!format)
        return Unexpected(format.error());
    return exportGuarded(**format, m_manifest.info.id, map, options);
}

} // namespace thicket::plugins
