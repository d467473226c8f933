#include "app/editor/document/grouping.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/groupedits.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/errors/errortext.h"

#include <QCoreApplication>

#include <cstddef>
#include <utility>

namespace thicket::editor {

namespace {

struct Groups {
    Q_DECLARE_TR_FUNCTIONS(thicket::editor::Groups)
};

/// Pushes a step. Returns why it was not done, or an empty string.
QString pushed(MapDocument& document, const MapStep& step)
{
    const Result<void> result = document.push(step);
    return result ? QString() : errorText(result.error());
}

} // namespace

QString nameOf(const nav::ObjectGroup& group)
{
    return group.name.empty() ? Groups::tr("Group %1").arg(group.id)
                              : QString::fromStdString(group.name);
}

QString groupSelected(MapDocument& document, const Selection& selection,
                      const std::function<void()>& then)
{
    document.gesture().cancel();
    const QList<nav::ObjectId>& ids = selection.ids();
    if (!document.locks().admitsAny(ids))
        return {};
    const auto make = [ids, whole = selection.groups().wholeAmong(ids)](
                          const nav::Map& map) -> Result<nav::MapEdit> {
        Grouping grouping = grouped(map, whole, openObjects(map, ids), [](nav::GroupId id) {
            return Groups::tr("Group %1").arg(id).toStdString();
        });
        if (grouping.group == 0)
            return Unexpected(
                Groups::tr("A group needs two objects or groups: select more").toStdString());
        return std::move(grouping.edit);
    };
    return pushed(document, {make,
                             Groups::tr("Group"),
                             Groups::tr("Grouping %L1 objects").arg(ids.size()),
                             static_cast<std::size_t>(ids.size()),
                             {},
                             then});
}

QString ungroupSelected(MapDocument& document, const Selection& selection)
{
    document.gesture().cancel();
    const QList<nav::ObjectId>& ids = selection.ids();
    const auto make = [ids, whole = selection.groups().wholeAmong(ids)](
                          const nav::Map& map) -> Result<nav::MapEdit> {
        const auto groups = wholeGroupsOf(map, whole, ids);
        if (groups.empty())
            return Unexpected(Groups::tr("No whole group is selected").toStdString());
        return ungrouped(map, groups);
    };
    return pushed(document, {make, Groups::tr("Ungroup"),
                             Groups::tr("Ungrouping %L1 objects").arg(ids.size()),
                             static_cast<std::size_t>(ids.size())});
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
