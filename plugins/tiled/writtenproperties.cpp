#include "plugins/tiled/writtenproperties.h"

#include "plugins/shapes/jsontext.h"
#include "plugins/tiled/customname.h"
#include "plugins/tiled/ownproperties.h"
#include "plugins/tiled/scalartext.h"

#include <algorithm>

namespace thicket::plugins {

using nav::Json;

namespace {

/// Tiled's type of a value; null if there is none.
const char* typeOf(const Json& value)
{
    if (value.as<std::string>())
        return "string";
    if (value.as<bool>())
        return "bool";
    const auto* const number = value.as<Json::Number>();
    if (!number || !finiteNumber(number->text))
        return nullptr;
    const char* const end = number->text.data() + number->text.size();
    std::int32_t whole = 0;
    const auto read = std::from_chars(number->text.data(), end, whole);
    return read.ec == std::errc() && read.ptr == end ? "int" : "float";
}

} // namespace

void WrittenProperties::set(const char* name, const Json& json)
{
    add(name, "string", jsonInXml(json.text()));
}

void WrittenProperties::setId(const char* name, std::int64_t id)
{
    if (id != 0)
        add(name, typeOf(id), id);
}

bool WrittenProperties::addCustom(const char* objectType, const std::string& name,
                                  const Json& value)
{
    const char* const type = typeOf(value);
    std::string written = writtenName(name, isOwnProperty(objectType, name), !type);
    if (type)
        add(std::move(written), type, value);
    else
        add(std::move(written), "string", jsonInXml(value.text()));
    return type;
}

std::vector<TiledProperty> WrittenProperties::sorted()
{
    std::sort(m_properties.begin(), m_properties.end(),
              [](const auto& a, const auto& b) { return a.name < b.name; });
    return std::move(m_properties);
}

} // namespace thicket::plugins
