#include "plugins/tiled/copiedbytes.h"

namespace thicket::plugins {

namespace {

using nav::Json;

std::size_t bytesOf(const Json& json)
{
    std::size_t bytes = sizeof(Json);
    if (const auto* const text = json.as<std::string>())
        return bytes + text->size();
    if (const auto* const array = json.as<Json::Array>()) {
        for (const Json& each : *array)
            bytes += bytesOf(each);
    } else if (const auto* const object = json.as<Json::Object>()) {
        for (const auto& [key, value] : *object)
            bytes += 64 + key.size() + bytesOf(value);
    }
    return bytes;
}

} // namespace

std::size_t copiedBytes(const TiledObject& object)
{
    return object.name.size() + object.points.size() * sizeof(nav::Point) +
           copiedBytes(object.properties);
}

std::size_t copiedBytes(const std::vector<TiledProperty>& properties)
{
    std::size_t bytes = 0;
    for (const TiledProperty& property : properties)
        bytes += 64 + property.name.size() + bytesOf(property.value);
    return bytes;
}

} // namespace thicket::plugins
