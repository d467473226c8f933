#include "app/editor/panels/inspector/sharedproperties.h"

#include <utility>

namespace thicket::editor {

namespace {

/// A property while the objects are looked through.
struct Seen {
    SharedProperty shared;
    qsizetype owners = 0;
};

void look(Seen& seen, const nav::Json& value)
{
    const PropertyType type = typeOf(value);
    if (++seen.owners == 1) {
        seen.shared = {type, value};
        return;
    }
    if (seen.shared.type != type)
        seen.shared.type = PropertyType::text;
    if (seen.shared.value != value)
        seen.shared.value.reset();
}

} // namespace

SharedProperties sharedProperties(const nav::Map& map, const QList<nav::ObjectId>& ids)
{
    if (ids.size() > mostSharing)
        return {};
    std::map<std::string, Seen, std::less<>> all;
    qsizetype objects = 0;
    for (const nav::ObjectId id : ids) {
        const nav::MapObject* const object = map.find(id);
        if (!object)
            continue;
        ++objects;
        for (const auto& [key, value] : object->properties)
            look(all[key], value);
    }
    SharedProperties shared;
    for (auto& [key, seen] : all) {
        if (objects > 1 && shared.size() == mostShared)
            break;
        if (seen.owners < objects)
            seen.shared.value.reset();
        shared.emplace(key, std::move(seen.shared));
    }
    return shared;
}

} // namespace thicket::editor
