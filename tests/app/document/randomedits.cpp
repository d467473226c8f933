#include "tests/app/document/randomedits.h"

#include <algorithm>
#include <string>
#include <utility>

namespace thicket::tests {

double RandomEdits::between(double low, double high)
{
    constexpr double steps = 9007199254740992.0; // 2^53
    return low + (high - low) * (static_cast<double>(m_random() >> 11) / steps);
}

nav::MapObject RandomEdits::object(nav::ObjectId id)
{
    nav::MapObject object;
    object.id = id;
    object.name = "object " + std::to_string(id);
    const nav::Point p = point();
    switch (below(8)) {
    case 0:
        object.geometry = nav::Wall{{p, point()}, between(0, 1), false};
        break;
    case 1:
        object.geometry =
            nav::Polygon{{p, p + nav::Point{between(2, 6), 0}, p + nav::Point{0, between(2, 6)}}};
        break;
    case 2:
        object.geometry = nav::StartMarker{p};
        break;
    case 3:
        object.geometry = nav::GoalMarker{p};
        break;
    case 4:
        object.geometry = nav::AgentMarker{p, between(-3, 3), 0.4, "guards"};
        break;
    default:
        object.geometry = nav::Circle{p, between(0.5, 6)};
    }
    return object;
}

nav::MapObject RandomEdits::changed(nav::MapObject object)
{
    switch (below(4)) {
    case 0:
        object.name += "'";
        object.group = static_cast<nav::GroupId>(object.name.size() % 4);
        object.member = static_cast<nav::ObjectId>(object.name.size() % 3);
        break;
    case 1:
        object.geometry = this->object(object.id).geometry;
        break;
    case 2:
        object.properties["height"] = nav::Json(between(1, 30));
        break;
    default:
        object.geometry = nav::translated(object.geometry, {between(-3, 3), between(-3, 3)});
    }
    return object;
}

/// One or two with few members, so that objects are often members of them.
nav::Templates RandomEdits::templates()
{
    std::vector<nav::Template> list;
    for (nav::TemplateId id = 1; id <= static_cast<nav::TemplateId>(below(3)); ++id) {
        nav::Template one{id, "template", {}, {}};
        for (nav::ObjectId member = 1; member <= 2; ++member)
            one.members.push_back(object(member));
        list.push_back(std::move(one));
    }
    return nav::Templates(std::move(list));
}

nav::MapEdit RandomEdits::simpleEdit(const nav::Map& map)
{
    const auto& objects = map.objects();
    const std::size_t kind = objects.empty() ? 0 : below(10);
    if (kind < 3) {
        std::vector<nav::MapObject> added;
        for (std::size_t i = 0, count = 1 + below(3); i < count; ++i)
            added.push_back(object(map.unusedId() + static_cast<nav::ObjectId>(i)));
        return nav::MapEdit::add(map, std::move(added));
    }
    if (kind == 3) {
        nav::MapSettings settings = map.settings;
        const std::size_t number = below(5);
        settings.name = "map " + std::to_string(number);
        std::vector<nav::ObjectGroup> groups;
        for (nav::GroupId id = 1; id <= static_cast<nav::GroupId>(number); ++id)
            groups.push_back(
                {id, settings.name, id / 2, {}, static_cast<nav::TemplateId>(below(3)), {}});
        settings.objectGroups = nav::ObjectGroups(std::move(groups));
        settings.templates = templates();
        return nav::MapEdit::changeSettings(map, settings);
    }
    std::vector<nav::ObjectId> ids;
    for (std::size_t i = 0, count = 1 + below(3); i < count; ++i) {
        const nav::ObjectId id = objects[below(objects.size())].id;
        if (std::find(ids.begin(), ids.end(), id) == ids.end())
            ids.push_back(id);
    }
    if (kind < 6)
        return nav::MapEdit::remove(map, ids);
    std::vector<nav::MapObject> after;
    for (const nav::ObjectId id : ids)
        after.push_back(kind == 6 ? *map.find(id) : changed(*map.find(id)));
    return nav::MapEdit::change(map, std::move(after));
}

nav::MapEdit RandomEdits::edit(const nav::Map& map)
{
    const nav::MapEdit first = simpleEdit(map);
    if (below(4) != 0)
        return first;
    nav::Map after = map;
    nav::apply(after, first);
    return nav::merged(first, simpleEdit(after));
}

nav::Map RandomEdits::map(std::size_t objects)
{
    nav::Map map;
    map.settings.name = "random";
    for (std::size_t i = 0; i < objects; ++i)
        map.append(object(map.unusedId()));
    return map;
}

nav::Map RandomEdits::forest(std::size_t circles)
{
    nav::Map map;
    while (map.objects().size() < circles) {
        nav::MapObject tree = object(map.unusedId());
        tree.geometry = nav::Circle{point(), between(0.5, 4)};
        map.append(std::move(tree));
    }
    nav::MapObject start = object(map.unusedId());
    start.geometry = nav::StartMarker{{-10, -10}};
    map.append(std::move(start));
    nav::MapObject goal = object(map.unusedId());
    goal.geometry = nav::GoalMarker{{110, 110}};
    map.append(std::move(goal));
    return map;
}

} // namespace thicket::tests
