#include "app/editor/edits/layerlocks.h"

#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

bool isClosed(const nav::Layer* layer) { return layer && !layer->isOpen(); }

/// The object without what a step for the whole map gives it: the number of its own layer, when the
/// layers are put in another order, the new name of its group, and that it is no member any more.
nav::MapObject withoutNames(nav::MapObject object, bool groupsChange)
{
    object.layer = 0;
    object.member = 0;
    std::string* const group = nav::agentGroupOf(object.geometry);
    if (group && groupsChange)
        group->clear();
    return object;
}

} // namespace

const nav::Layer* closedLayerOf(const nav::Map& map, const nav::MapObject& object)
{
    const nav::Layer* const layer = map.layerOf(object);
    return isClosed(layer) ? layer : nullptr;
}

bool isOpen(const nav::Map& map, nav::ObjectId id)
{
    const nav::MapObject* const object = map.find(id);
    return object && !closedLayerOf(map, *object);
}

std::vector<nav::MapObject> openObjects(const nav::Map& map, const QList<nav::ObjectId>& ids)
{
    const nav::LayerLookup layers(map);
    std::vector<std::size_t> positions;
    for (const nav::ObjectId id : ids) {
        const nav::MapObject* const object = map.find(id);
        if (object && !isClosed(layers.of(*object)))
            positions.push_back(map.positionOf(id));
    }
    std::sort(positions.begin(), positions.end());
    std::vector<nav::MapObject> objects;
    objects.reserve(positions.size());
    for (const std::size_t position : positions)
        objects.push_back(map.objects()[position]);
    return objects;
}

const nav::Layer* closedLayer(const nav::Map& map, const nav::MapEdit& edit)
{
    const nav::MapSettings& before = edit.settings ? edit.settings->before : map.settings;
    const nav::MapSettings& after = edit.settings ? edit.settings->after : map.settings;
    const bool groupsChange = before.agentGroups != after.agentGroups;
    const nav::LayerLookup layersBefore(before);
    const nav::LayerLookup layersAfter(after);
    for (const nav::MapEdit::Entry& entry : edit.entries) {
        const nav::Layer* const from = entry.before ? layersBefore.of(*entry.before) : nullptr;
        const nav::Layer* const to = entry.after ? layersAfter.of(*entry.after) : nullptr;
        if (!isClosed(from) && !isClosed(to))
            continue;
        const bool stays = from && to && from->id == to->id;
        if (stays && edit.settings &&
            withoutNames(*entry.before, groupsChange) == withoutNames(*entry.after, groupsChange))
            continue;
        return isClosed(from) ? from : to;
    }
    return nullptr;
}

QString closedText(const nav::Layer& layer)
{
    const QString name = QString::fromStdString(layer.name);
    return layer.locked ? LayerLocks::tr("Layer %1 is locked").arg(name)
                        : LayerLocks::tr("Layer %1 is hidden").arg(name);
}

LayerLocks::LayerLocks(const nav::Map& map, QObject* parent) : QObject(parent), m_map(map) {}

bool LayerLocks::admits(const nav::MapEdit& edit, const QString& templateName)
{
    const nav::Layer* const closed = closedLayer(m_map, edit);
    if (closed)
        emit refused(closed->id, templateName);
    return !closed;
}

bool LayerLocks::admits(const nav::Layer* layer)
{
    if (isClosed(layer))
        emit refused(layer->id);
    return !isClosed(layer);
}

bool LayerLocks::admitsAny(const QList<nav::ObjectId>& ids)
{
    const nav::LayerLookup layers(m_map);
    const nav::Layer* closed = nullptr;
    for (const nav::ObjectId id : ids) {
        const nav::MapObject* const object = m_map.find(id);
        const nav::Layer* const layer = object ? layers.of(*object) : nullptr;
        if (object && !isClosed(layer))
            return true;
        closed = closed ? closed : layer;
    }
    if (closed)
        emit refused(closed->id);
    return false;
}

std::vector<nav::MapObject> LayerLocks::admitted(const QList<nav::ObjectId>& ids)
{
    if (!admitsAny(ids))
        return {};
    return openObjects(m_map, ids);
}

} // namespace thicket::editor
