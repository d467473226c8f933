#include "app/editor/templates/instances.h"

#include <algorithm>

namespace thicket::editor {

const nav::ObjectGroup* instanceAt(const nav::MapSettings& settings, nav::GroupId id)
{
    const nav::ObjectGroup* const group = id == 0 ? nullptr : settings.objectGroups.find(id);
    return group && settings.templates.find(group->instanceOf) ? group : nullptr;
}

std::size_t countInstances(const nav::MapSettings& settings, nav::TemplateId id)
{
    const auto& groups = settings.objectGroups.list();
    return static_cast<std::size_t>(
        std::count_if(groups.begin(), groups.end(),
                      [id](const nav::ObjectGroup& group) { return group.instanceOf == id; }));
}

} // namespace thicket::editor
