#include "app/editor/document/mapadding.h"

#include <algorithm>
#include <set>
#include <utility>

namespace thicket::editor {

namespace {

nav::MapSettings withLayers(nav::MapSettings settings, const nav::MapSettings& other)
{
    std::set<std::string> names;
    nav::LayerId unused = 1;
    for (const nav::Layer& layer : settings.layers) {
        names.insert(layer.name);
        unused = std::max(unused, layer.id + 1);
    }
    for (nav::Layer layer : other.layers) {
        if (!names.insert(layer.name).second)
            continue;
        layer.id = unused++;
        settings.layers.push_back(std::move(layer));
    }
    return settings;
}

} // namespace

Result<Pasting> added(const nav::Map& map, const nav::Map& other)
{
    nav::Map roomy = map;
    roomy.settings = withLayers(map.settings, other.settings);
    auto pasting = pasted(roomy, other, {});
    if (!pasting)
        return pasting;
    auto& settings = pasting->edit.settings;
    nav::MapSettings after = settings ? std::move(settings->after) : std::move(roomy.settings);
    settings.reset();
    if (after != map.settings)
        settings = nav::MapEdit::SettingsChange{map.settings, std::move(after)};
    return pasting;
}

} // namespace thicket::editor
