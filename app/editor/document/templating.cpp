#include "app/editor/document/templating.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/templateedits.h"
#include "app/editor/templates/instances.h"

#include <QCoreApplication>

namespace thicket::editor {

namespace {

struct Templating {
    Q_DECLARE_TR_FUNCTIONS(thicket::editor::Templating)
};

} // namespace

QString nameOf(const nav::Template& one)
{
    return one.name.empty() ? Templating::tr("Template %1").arg(one.id)
                            : QString::fromStdString(one.name);
}

const nav::Template* selectedTemplate(const MapDocument& document, const Selection& selection)
{
    const nav::Map& map = document.map();
    const nav::ObjectGroup* instance = nullptr;
    for (const nav::ObjectId id : selection.ids()) {
        const nav::MapObject* const object = map.find(id);
        const nav::GroupId group = object ? object->group : 0;
        if (instance && instance->id == group)
            continue;
        const nav::ObjectGroup* const next = instanceAt(map.settings, group);
        if (!next || (instance && instance->instanceOf != next->instanceOf))
            return nullptr;
        instance = next;
    }
    return instance ? map.settings.templates.find(instance->instanceOf) : nullptr;
}

QString makeTemplate(MapDocument& document, Selection& selection)
{
    document.gesture().cancel();
    const QList<nav::ObjectId> ids = selection.ids();
    const std::vector<nav::MapObject> objects = document.locks().admitted(ids);
    if (objects.empty())
        return {};
    const nav::Map& map = document.map();
    const nav::ObjectGroup* const group = map.settings.objectGroups.find(selection.group());
    if (group && instanceAt(map.settings, group->id))
        return Templating::tr("%1 is an instance of a template already").arg(group->name.c_str());
    std::string name = group ? group->name : std::string();
    for (const nav::Template& one : map.settings.templates.list()) {
        if (one.name == name)
            name.clear();
    }
    if (name.empty())
        name = unusedTemplateName(map.settings);
    const bool isWhole = group && objects.size() == static_cast<std::size_t>(ids.size());
    const TemplateMaking made = madeTemplate(map, objects, isWhole ? group->id : 0, name);
    if (made.group == 0)
        return Templating::tr("A start cannot be in a template: a map has only one");
    document.push(made.edit, Templating::tr("Make Template"));
    selection.groups().enter(0);
    selection.set(selection.groups().objectsOf(made.group));
    return {};
}

QString detachSelected(MapDocument& document, const Selection& selection)
{
    document.gesture().cancel();
    const nav::Map& map = document.map();
    std::set<nav::GroupId> groups;
    for (const nav::ObjectId id : selection.ids()) {
        const nav::MapObject* const object = map.find(id);
        if (object && instanceAt(map.settings, object->group))
            groups.insert(object->group);
    }
    if (groups.empty())
        return Templating::tr("No instance of a template is selected");
    document.push(detached(map, groups), Templating::tr("Detach from Template"));
    return {};
}

QString removeTemplate(MapDocument& document, nav::TemplateId id)
{
    document.gesture().cancel();
    const nav::Template* const one = document.map().settings.templates.find(id);
    if (!one)
        return Templating::tr("The map has no template");
    document.push(removedTemplate(document.map(), id),
                  Templating::tr("Delete %1").arg(nameOf(*one)));
    return {};
}

} // namespace thicket::editor
