#include "app/exporting/bundleoutlook.h"

#include "app/exporting/bundle.h"
#include "app/exporting/chosenlayers.h"

namespace thicket::exporting {

Result<QList<MapOutlook>> outlooksOf(const Preset& preset, const nav::Map& map,
                                     const plugins::FormatRegistry& registry)
{
    if (preset.layers) {
        const Result<nav::Map> chosen = withLayers(map, *preset.layers);
        if (!chosen)
            return Unexpected(chosen.error());
        Preset all = preset;
        all.layers.reset();
        return outlooksOf(all, *chosen, registry);
    }
    QList<MapOutlook> outlooks;
    for (const Preset::MapFile& file : preset.maps) {
        const plugins::MapFormat* const format = registry.byId(file.format);
        if (!format)
            continue;
        plugins::OptionValues options = file.options;
        if (const QString key = radiusKeyOf(format); file.isForEachRadius && !key.isEmpty()) {
            const double radius = radiiOf(preset, map).front();
            options[key] = QString::fromStdString(nav::shortestText(radius));
        }
        const auto exported = format->exportMap(map, options);
        if (!exported)
            return Unexpected(file.format.toStdString() + ": " + exported.error().text());
        outlooks << MapOutlook{format->info().title, exported->notes};
    }
    return outlooks;
}

} // namespace thicket::exporting
