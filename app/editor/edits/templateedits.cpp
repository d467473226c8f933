#include "app/editor/edits/templateedits.h"

#include "app/editor/edits/groupedits.h"
#include "app/editor/edits/markers.h"
#include "app/editor/templates/instances.h"
#include "app/editor/transform/skeleton.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>
#include <unordered_map>
#include <utility>

namespace thicket::editor {

namespace {

struct TemplateEdits {
    Q_DECLARE_TR_FUNCTIONS(thicket::editor::TemplateEdits)
};

/// The object as a member of a template whose axes begin at `origin`.
nav::MapObject memberOf(nav::MapObject object, nav::ObjectId id, nav::Point origin)
{
    object.id = id;
    object.layer = 0;
    object.group = 0;
    object.member = 0;
    object.unknown = {};
    object.geometry = nav::translated(std::move(object.geometry), -origin);
    return object;
}

void add(nav::Templates& templates, nav::Template one)
{
    std::vector<nav::Template> list = templates.list();
    list.push_back(std::move(one));
    templates = nav::Templates(std::move(list));
}

void detach(nav::ObjectGroup& group)
{
    group.instanceOf = 0;
    group.axes = {};
}

const nav::Template* templateNamed(const nav::MapSettings& settings, const std::string& name)
{
    const auto& list = settings.templates.list();
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const nav::Template& one) { return one.name == name; });
    return found == list.end() ? nullptr : &*found;
}

QString templateName(nav::TemplateId number)
{
    return TemplateEdits::tr("Template %1").arg(number);
}

} // namespace

TemplateMaking madeTemplate(const nav::Map& map, const std::vector<nav::MapObject>& objects,
                            nav::GroupId group, const std::string& name)
{
    std::vector<nav::MapObject> after;
    for (const nav::MapObject& object : objects) {
        if (!std::holds_alternative<nav::StartMarker>(object.geometry))
            after.push_back(object);
    }
    if (after.empty())
        return {};
    const nav::GroupId id = group == 0 ? unusedGroupId(map) : group;
    const nav::Point origin = skeletonBox(after).center();
    nav::Template made{map.settings.templates.unusedId(), name, {}, {}};
    for (nav::MapObject& object : after) {
        const auto number = static_cast<nav::ObjectId>(made.members.size()) + 1;
        made.members.push_back(memberOf(object, number, origin));
        object.group = id;
        object.member = number;
    }
    nav::MapSettings settings = map.settings;
    std::vector<nav::ObjectGroup> groups = settings.objectGroups.list();
    if (group == 0)
        groups.push_back({id, name, 0, {}});
    const auto instance = std::find_if(groups.begin(), groups.end(),
                                       [id](const nav::ObjectGroup& one) { return one.id == id; });
    instance->instanceOf = made.id;
    instance->axes = {};
    settings.objectGroups = nav::ObjectGroups(std::move(groups));
    add(settings.templates, std::move(made));
    nav::MapEdit edit = nav::MapEdit::change(map, std::move(after));
    edit.settings = nav::MapEdit::SettingsChange{map.settings, std::move(settings)};
    return {withoutEmptyGroups(map, std::move(edit)), id};
}

Result<InstancePlacing> placedInstance(const nav::Map& map, nav::TemplateId id,
                                       const InstancePlace& place)
{
    const nav::Template* const of = map.settings.templates.find(id);
    assert(of);
    nav::MapSettings settings = map.settings;
    const nav::GroupId group = unusedGroupId(map);
    std::vector<nav::ObjectGroup> groups = settings.objectGroups.list();
    groups.push_back({group, of->name, 0, {}, id, place.axes});
    settings.objectGroups = nav::ObjectGroups(std::move(groups));
    MarkerLayer markers = layerForMarkers(map);
    bool hasMarkers = false;
    InstancePlacing placing;
    std::vector<nav::MapObject> objects;
    for (const nav::MapObject& member : of->members) {
        nav::MapObject object = member;
        object.id = map.unusedId() + static_cast<nav::ObjectId>(objects.size());
        object.group = group;
        object.member = member.id;
        object.geometry = nav::placed(member.geometry, place.axes, place.at);
        if (object.motion)
            nav::mapMotion(*object.motion, [&](nav::Point by) { return place.axes * by; });
        const bool isMarker = !nav::isObstacle(object.geometry);
        hasMarkers = hasMarkers || isMarker;
        object.layer = isMarker ? markers.id : place.layer;
        const nav::Box box = nav::boundingBox(object.geometry);
        if (!nav::isInRange(box.min) || !nav::isInRange(box.max))
            return Unexpected(TemplateEdits::tr("The place is too far away.").toStdString(), {});
        placing.ids << object.id;
        objects.push_back(std::move(object));
    }
    if (hasMarkers && markers.added)
        settings.layers.push_back(*std::move(markers.added));
    placing.edit = nav::MapEdit::add(map, std::move(objects));
    placing.edit.settings = nav::MapEdit::SettingsChange{map.settings, std::move(settings)};
    return placing;
}

nav::MapEdit detached(const nav::Map& map, const std::set<nav::GroupId>& groups)
{
    nav::MapSettings settings = map.settings;
    std::vector<nav::ObjectGroup> list = settings.objectGroups.list();
    for (nav::ObjectGroup& group : list) {
        if (groups.contains(group.id))
            detach(group);
    }
    settings.objectGroups = nav::ObjectGroups(std::move(list));
    std::vector<nav::MapObject> objects;
    for (const nav::MapObject& object : map.objects()) {
        if (object.member == 0 || !groups.contains(object.group))
            continue;
        objects.push_back(object);
        objects.back().member = 0;
    }
    nav::MapEdit edit = nav::MapEdit::change(map, std::move(objects));
    edit.settings = nav::MapEdit::changeSettings(map, std::move(settings)).settings;
    return edit;
}

nav::MapEdit removedTemplate(const nav::Map& map, nav::TemplateId id)
{
    std::set<nav::GroupId> groups;
    for (const nav::ObjectGroup& group : map.settings.objectGroups.list()) {
        if (group.instanceOf == id)
            groups.insert(group.id);
    }
    nav::MapEdit edit = detached(map, groups);
    nav::MapSettings settings = edit.settings ? std::move(edit.settings->after) : map.settings;
    std::vector<nav::Template> templates = settings.templates.list();
    std::erase_if(templates, [id](const nav::Template& one) { return one.id == id; });
    settings.templates = nav::Templates(std::move(templates));
    edit.settings = nav::MapEdit::changeSettings(map, std::move(settings)).settings;
    return edit;
}

nav::MapEdit renamedTemplate(const nav::Map& map, nav::TemplateId id, const std::string& name)
{
    nav::MapSettings settings = map.settings;
    std::vector<nav::Template> templates = settings.templates.list();
    const auto found = std::find_if(templates.begin(), templates.end(),
                                    [id](const nav::Template& one) { return one.id == id; });
    assert(found != templates.end());
    const std::string former = std::exchange(found->name, name);
    settings.templates = nav::Templates(std::move(templates));
    std::vector<nav::ObjectGroup> groups = settings.objectGroups.list();
    for (nav::ObjectGroup& group : groups) {
        if (group.instanceOf == id && group.name == former)
            group.name = name;
    }
    settings.objectGroups = nav::ObjectGroups(std::move(groups));
    return nav::MapEdit::changeSettings(map, std::move(settings));
}

std::vector<std::string> bringTemplates(nav::MapSettings& settings, const nav::Templates& brought,
                                        std::vector<nav::ObjectGroup>& groups)
{
    std::vector<std::string> refused;
    std::unordered_map<nav::TemplateId, nav::TemplateId> newIds;
    for (nav::Template one : brought.list()) {
        const nav::TemplateId former = one.id;
        const nav::Template* const own = templateNamed(settings, one.name);
        if (own && own->members != one.members) {
            refused.push_back(one.name);
            continue;
        }
        newIds[former] = own ? own->id : settings.templates.unusedId();
        one.id = newIds[former];
        if (!own)
            add(settings.templates, std::move(one));
    }
    for (nav::ObjectGroup& group : groups) {
        const auto renewed = newIds.find(group.instanceOf);
        if (renewed == newIds.end())
            detach(group);
        else
            group.instanceOf = renewed->second;
    }
    return refused;
}

std::string unusedTemplateName(const nav::MapSettings& settings)
{
    for (nav::TemplateId number = settings.templates.unusedId();; ++number) {
        std::string name = templateName(number).toStdString();
        if (!templateNamed(settings, name))
            return name;
    }
}

} // namespace thicket::editor
