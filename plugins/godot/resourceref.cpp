#include "plugins/godot/resourceref.h"

#include <cmath>

namespace thicket::plugins {

std::optional<ResourceRef> resourceRef(const Variant* value)
{
    const auto* const call = value ? value->as<Variant::Call>() : nullptr;
    if (!call || (call->name != "SubResource" && call->name != "ExtResource"))
        return std::nullopt;
    ResourceRef ref{call->name == "ExtResource", {}};
    const std::string* const text =
        call->others.empty() ? nullptr : call->others.front().as<std::string>();
    if (text)
        ref.id = *text;
    else if (!call->numbers.empty() && std::abs(call->numbers.front()) < 1e9)
        ref.id = std::to_string(int(call->numbers.front()));
    return ref;
}

FoundResource foundResource(const Variant* value, const SceneFile& file, const SceneFiles& files)
{
    const auto ref = resourceRef(value);
    if (!ref)
        return {};
    if (!ref->isOuter) {
        const auto found = file.inner.find(ref->id);
        return found == file.inner.end() ? FoundResource{} : FoundResource{&found->second, &file};
    }
    const auto path = file.outer.find(ref->id);
    const auto found = path == file.outer.end() ? files.end() : files.find(path->second);
    if (found == files.end() || !found->second || !found->second->resource)
        return {};
    return {&*found->second->resource, found->second.get()};
}

} // namespace thicket::plugins
