#include "app/editor/document/grouping.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/groupedits.h"

#include <QCoreApplication>

#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

struct Groups {
    Q_DECLARE_TR_FUNCTIONS(thicket::editor::Groups)
};

} // namespace

QString nameOf(const nav::ObjectGroup& group)
{
    return group.name.empty() ? Groups::tr("Group %1").arg(group.id)
                              : QString::fromStdString(group.name);
}

QString groupSelected(MapDocument& document, const Selection& selection)
{
    document.gesture().cancel();
    std::vector<nav::MapObject> objects = document.locks().admitted(selection.ids());
    if (objects.empty())
        return {};
    const nav::Map& map = document.map();
    const WholeGroups whole = selection.groups().wholeAmong(selection.ids());
    const QString name = Groups::tr("Group %1").arg(unusedGroupId(map));
    const Grouping grouping = grouped(map, whole, std::move(objects), name.toStdString());
    if (grouping.group == 0)
        return Groups::tr("A group needs two objects or groups: select more");
    document.push(grouping.edit, Groups::tr("Group"));
    return {};
}

QString ungroupSelected(MapDocument& document, const Selection& selection)
{
    document.gesture().cancel();
    const nav::Map& map = document.map();
    const auto groups =
        wholeGroupsOf(map, selection.groups().wholeAmong(selection.ids()), selection.ids());
    if (groups.empty())
        return Groups::tr("No whole group is selected");
    document.push(ungrouped(map, groups), Groups::tr("Ungroup"));
    return {};
}

bool enterSelected(Selection& selection)
{
    const nav::GroupId group = selection.group();
    if (group == 0)
        return false;
    const nav::ObjectId first = selection.ids().first();
    selection.groups().enter(group);
    selection.pick(first);
    return true;
}

bool leaveGroup(Selection& selection)
{
    GroupScope& groups = selection.groups();
    const nav::ObjectGroup* const left = groups.tree().groups().find(groups.entered());
    if (!left)
        return false;
    const nav::GroupId id = left->id;
    groups.enter(left->parent);
    selection.set(groups.objectsOf(id));
    return true;
}

void selectHolders(Selection& selection)
{
    if (!leaveGroup(selection))
        selection.pick(QList<nav::ObjectId>(selection.ids()));
}

} // namespace thicket::editor
