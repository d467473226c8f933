#include "libnav/map/templates.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace thicket::nav {

const MapObject* Template::find(ObjectId member) const
{
    const auto found = std::lower_bound(
        members.begin(), members.end(), member,
        [](const MapObject& object, ObjectId wanted) { return object.id < wanted; });
    return found != members.end() && found->id == member ? &*found : nullptr;
}

Templates::Templates(std::vector<Template> templates)
{
    if (templates.empty())
        return;
    std::sort(templates.begin(), templates.end(),
              [](const Template& a, const Template& b) { return a.id < b.id; });
    assert(std::adjacent_find(templates.begin(), templates.end(), [](const auto& a, const auto& b) {
               return a.id == b.id;
           }) == templates.end());
    m_templates = std::make_shared<const std::vector<Template>>(std::move(templates));
}

const std::vector<Template>& Templates::list() const
{
    static const std::vector<Template> none;
    return m_templates ? *m_templates : none;
}

const Template* Templates::find(TemplateId id) const
{
    const auto& templates = list();
    const auto found =
        std::lower_bound(templates.begin(), templates.end(), id,
                         [](const Template& one, TemplateId wanted) { return one.id < wanted; });
    return found != templates.end() && found->id == id ? &*found : nullptr;
}

} // namespace thicket::nav
