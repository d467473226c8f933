#include "app/editor/edits/clipping.h"

#include "app/editor/edits/groupedits.h"
#include "app/editor/edits/markers.h"
#include "app/editor/edits/templateedits.h"
#include "app/editor/errors/errortext.h"
#include "libnav/map/layerlookup.h"
#include "libnav/map/mapfile.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace thicket::editor {

namespace {

struct Clipping {
    Q_DECLARE_TR_FUNCTIONS(Clipping)
};

Unexpected sentence(const QString& text) { return Unexpected(text.toStdString(), {}); }

std::string* groupOf(nav::Geometry& geometry)
{
    std::string* const group = nav::agentGroupOf(geometry);
    return group && !group->empty() ? group : nullptr;
}

/// The settings with the clipping's agent groups that are missing. Their goals get the new ids.
nav::MapSettings withGroups(nav::MapSettings settings, const nav::Map& clipping,
                            const std::unordered_map<nav::ObjectId, nav::ObjectId>& newIds)
{
    for (nav::AgentGroup group : clipping.settings.agentGroups) {
        const bool isKnown =
            std::any_of(settings.agentGroups.begin(), settings.agentGroups.end(),
                        [&](const nav::AgentGroup& own) { return own.name == group.name; });
        if (isKnown)
            continue;
        const auto goal = newIds.find(group.goal);
        group.goal = goal == newIds.end() ? 0 : goal->second;
        settings.agentGroups.push_back(std::move(group));
    }
    return settings;
}

/// Leaves the clipping's objects only in groups that are whole, and adds these.
void keepWholeGroups(nav::Map& clipping, const nav::Map& map, const QList<nav::ObjectId>& ids,
                     nav::GroupId entered)
{
    const GroupTree tree(map.settings.objectGroups);
    GroupCounts counts = tree.groups().empty() ? GroupCounts() : countsOf(map);
    const WholeGroups whole(
        tree, [&counts](nav::GroupId id) { return counts[id]; }, map, ids, entered);
    std::vector<nav::ObjectGroup> kept;
    std::map<nav::TemplateId, nav::Template> templates;
    for (nav::ObjectGroup group : map.settings.objectGroups.list()) {
        if (!whole.contains(group.id))
            continue;
        group.parent = whole.contains(group.parent) ? group.parent : 0;
        if (const nav::Template* const of = map.settings.templates.find(group.instanceOf))
            templates.emplace(of->id, *of);
        kept.push_back(std::move(group));
    }
    std::vector<nav::Template> used;
    for (auto& [id, one] : templates)
        used.push_back(std::move(one));
    clipping.settings.templates = nav::Templates(std::move(used));
    clipping.settings.objectGroups = nav::ObjectGroups(std::move(kept));
    for (const nav::ObjectId id : ids) {
        const nav::MapObject* const object = clipping.find(id);
        if (!object || object->group == 0 || whole.contains(object->group))
            continue;
        nav::MapObject alone = *object;
        alone.group = 0;
        alone.member = 0;
        clipping.replace(std::move(alone));
    }
}

/// Adds the groups of a clipping, and gives the objects pasted from it their new ids. Returns the
/// names of templates whose instances became ordinary groups: see bringTemplates().
std::vector<std::string> pasteGroups(nav::MapSettings& settings, const nav::Map& map,
                                     const nav::Map& clipping,
                                     std::vector<nav::MapEdit::Entry>& entries)
{
    std::vector<nav::ObjectGroup> added = clipping.settings.objectGroups.list();
    std::vector<std::string> refused = bringTemplates(settings, clipping.settings.templates, added);
    std::unordered_set<nav::GroupId> instances;
    std::unordered_map<nav::GroupId, nav::GroupId> newIds{{0, 0}};
    if (!added.empty()) {
        nav::GroupId next = unusedGroupId(map);
        for (const nav::ObjectGroup& group : added)
            newIds.emplace(group.id, next++);
        std::vector<nav::ObjectGroup> groups = settings.objectGroups.list();
        for (nav::ObjectGroup group : added) {
            group.id = newIds.at(group.id);
            group.parent = newIds.at(group.parent);
            if (group.instanceOf != 0)
                instances.insert(group.id);
            groups.push_back(std::move(group));
        }
        settings.objectGroups = nav::ObjectGroups(std::move(groups));
    }
    for (nav::MapEdit::Entry& entry : entries) {
        const auto renewed = newIds.find(entry.after->group);
        entry.after->group = renewed == newIds.end() ? 0 : renewed->second;
        if (!instances.contains(entry.after->group))
            entry.after->member = 0;
    }
    return refused;
}

} // namespace

nav::Map clippingOf(const nav::Map& map, const QList<nav::ObjectId>& ids, nav::GroupId entered)
{
    std::vector<std::size_t> positions;
    for (const nav::ObjectId id : ids) {
        if (map.find(id))
            positions.push_back(map.positionOf(id));
    }
    std::sort(positions.begin(), positions.end());
    nav::Map clipping;
    clipping.settings.name = map.settings.name;
    clipping.settings.unit = map.settings.unit;
    clipping.settings.yAxis = map.settings.yAxis;
    std::set<nav::LayerId> layers;
    std::set<std::string> groups;
    const nav::LayerLookup lookup(map);
    std::vector<nav::Map::PlacedObject> copies;
    copies.reserve(positions.size());
    for (const std::size_t position : positions) {
        nav::MapObject copy = map.objects()[position];
        if (const nav::Layer* layer = lookup.of(copy))
            layers.insert(copy.layer = layer->id);
        if (const std::string* group = groupOf(copy.geometry))
            groups.insert(*group);
        copies.push_back({std::move(copy), copies.size()});
    }
    clipping.insert(std::move(copies));
    for (const nav::Layer& layer : map.settings.layers) {
        if (layers.contains(layer.id))
            clipping.settings.layers.push_back(layer);
    }
    for (const nav::AgentGroup& group : map.settings.agentGroups) {
        if (groups.contains(group.name))
            clipping.settings.agentGroups.push_back(group);
    }
    keepWholeGroups(clipping, map, ids, entered);
    return clipping;
}

bool looksLikeClipping(std::string_view text)
{
    return text.find("thicket-map") != std::string_view::npos;
}

Result<nav::Map> readClipping(std::string_view text)
{
    if (!looksLikeClipping(text))
        return sentence(Clipping::tr("The clipboard holds no Thicket objects."));
    auto loaded = nav::readMap(text, Clipping::tr("Clipboard").toStdString());
    if (!loaded) {
        return sentence(Clipping::tr("The objects on the clipboard are damaged: %1")
                            .arg(errorText(loaded.error())));
    }
    if (loaded->isNewer)
        return sentence(Clipping::tr("A newer version of Thicket copied these objects."));
    if (loaded->map.objects().empty())
        return sentence(Clipping::tr("The map on the clipboard has no objects."));
    return std::move(loaded->map);
}

Result<Pasting> pasted(const nav::Map& map, const nav::Map& clipping, const PastePlace& place)
{
    Pasting pasting;
    MarkerLayer markers = layerForMarkers(map);
    bool hasMarkers = false;
    std::vector<nav::MapObject> added;
    std::unordered_map<nav::ObjectId, nav::ObjectId> newIds;
    nav::ObjectId id = map.unusedId();
    for (nav::MapObject object : clipping.objects()) {
        if (map.start() && std::holds_alternative<nav::StartMarker>(object.geometry)) {
            pasting.leavesOutStart = true;
            continue;
        }
        const bool isMarker = !nav::isObstacle(object.geometry);
        hasMarkers = hasMarkers || isMarker;
        object.layer = isMarker ? markers.id : place.layer;
        object.geometry = nav::translated(std::move(object.geometry), place.by);
        const nav::Box box = nav::boundingBox(object.geometry);
        if (!nav::isInRange(box.min) || !nav::isInRange(box.max))
            return sentence(Clipping::tr("The place is too far away."));
        newIds.emplace(object.id, id);
        object.id = id++;
        pasting.ids << object.id;
        added.push_back(std::move(object));
    }
    if (added.empty())
        return sentence(Clipping::tr("The map has a start already, and can have only one."));
    pasting.edit = nav::MapEdit::add(map, std::move(added));
    nav::MapSettings settings = withGroups(map.settings, clipping, newIds);
    pasting.otherTemplates = pasteGroups(settings, map, clipping, pasting.edit.entries);
    if (hasMarkers && markers.added)
        settings.layers.push_back(*std::move(markers.added));
    if (settings != map.settings)
        pasting.edit.settings = nav::MapEdit::SettingsChange{map.settings, std::move(settings)};
    return pasting;
}

} // namespace thicket::editor
