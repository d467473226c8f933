#include "app/exporting/exportorder.h"

#include "app/exporting/bundle.h"
#include "app/exporting/chosenlayers.h"
#include "plugins/host/mapfiles.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <utility>

namespace thicket::exporting {

namespace {

Result<void> writeBundle(const ExportOrder& order, const nav::Map& map, const QString& mapFile,
                         const plugins::FormatRegistry& registry,
                         const std::function<bool()>& goesOn)
{
    auto bundle = Bundle::make({map, mapFile}, order.bundle, order.path, registry, goesOn);
    if (!bundle)
        return Unexpected(bundle.error());
    return bundle->replace();
}

Result<void> writeFile(const ExportOrder& order, const nav::Map& map,
                       const plugins::FormatRegistry& registry, const std::function<bool()>& goesOn)
{
    const auto files =
        plugins::exportedFiles(map, order.path, registry, order.formatId, order.options);
    if (!files)
        return Unexpected(files.error());
    if (!goesOn())
        return Unexpected("Stopped.");
    const auto saved = plugins::save(*files);
    return saved ? Result<void>() : Unexpected(saved.error());
}

QString quoted(QString text)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./:=+,@%-]+$"));
    if (plain.match(text).hasMatch() && !text.startsWith('-'))
        return text;
    return '\'' + text.replace('\'', QLatin1String("'\\''")) + '\'';
}

} // namespace

Result<void> carryOut(const ExportOrder& order, const nav::Map& map, const QString& mapFile,
                      const plugins::FormatRegistry& registry, const std::function<bool()>& goesOn)
{
    if (order.isBundle())
        return writeBundle(order, map, mapFile, registry, goesOn);
    if (!order.layers)
        return writeFile(order, map, registry, goesOn);
    const Result<nav::Map> chosen = withLayers(map, *order.layers);
    if (!chosen)
        return Unexpected(chosen.error());
    return writeFile(order, *chosen, registry, goesOn);
}

Preset presetOf(const ExportOrder& order)
{
    Preset preset = order.bundle;
    if (!order.isBundle()) {
        preset = {.layers = order.layers};
        preset.name = QFileInfo(order.path).completeBaseName();
        preset.maps << Preset::MapFile{order.formatId, {}, order.options};
    }
    return preset;
}

QString commandLine(const ExportOrder& order, const QString& mapFile, const QString& presetFile)
{
    QStringList words{QStringLiteral("thicket-cli")};
    if (order.isBundle()) {
        words << "export" << quoted(mapFile) << "--preset" << quoted(presetFile) << "--out"
              << quoted(order.path);
        return words.join(' ');
    }
    words << "convert" << quoted(mapFile) << quoted(order.path) << "--to" << quoted(order.formatId);
    for (auto it = order.options.begin(); it != order.options.end(); ++it)
        words << "--option" << quoted(it.key() + '=' + it.value());
    for (const QString& layer : order.layers.value_or(QStringList()))
        words << "--layer" << quoted(layer);
    return words.join(' ');
}

} // namespace thicket::exporting
