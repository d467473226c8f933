#include "app/editor/templates/filerange.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double leastArea = 1e-100; // of axes in a file

bool isInRange(const nav::MapObject& object)
{
    const nav::Box box = nav::boundingBox(object.geometry);
    return nav::isInRange(box.min) && nav::isInRange(box.max);
}

bool isInRange(const nav::Axes& axes)
{
    return nav::isInRange(axes.x) && nav::isInRange(axes.y) &&
           std::abs(nav::determinant(axes)) > leastArea;
}

} // namespace

bool canBeWritten(const nav::Map& map, const nav::MapEdit& edit)
{
    const bool areEntries =
        std::all_of(edit.entries.begin(), edit.entries.end(),
                    [](const auto& entry) { return !entry.after || isInRange(*entry.after); });
    if (!areEntries || !edit.settings)
        return areEntries;
    const nav::MapSettings& after = edit.settings->after;
    const auto& groups = after.objectGroups.list();
    const bool isSame = after.templates == map.settings.templates;
    const auto& templates = after.templates.list();
    return std::all_of(groups.begin(), groups.end(),
                       [](const nav::ObjectGroup& group) { return isInRange(group.axes); }) &&
           (isSame || std::all_of(templates.begin(), templates.end(), [](const auto& one) {
                return std::all_of(one.members.begin(), one.members.end(),
                                   [](const nav::MapObject& member) { return isInRange(member); });
            }));
}

} // namespace thicket::editor
