#include "libnav/json/jsontape.h"

#include "libnav/excerpt.h"

#include <algorithm>

namespace thicket::nav {

std::vector<JsonValue> JsonValue::elements() const
{
    std::vector<JsonValue> result;
    for (std::uint32_t i = m_index + 1; i < node().next; i = m_tape->nodes[i].next)
        result.emplace_back(*m_tape, i);
    return result;
}

std::vector<JsonValue::Member> JsonValue::members() const
{
    std::vector<Member> result;
    for (std::uint32_t i = m_index + 1; i < node().next; i = m_tape->nodes[i + 1].next) {
        const JsonValue key(*m_tape, i);
        result.push_back({key.text(), key.offset(), JsonValue(*m_tape, i + 1)});
    }
    std::sort(result.begin(), result.end(), [](const Member& a, const Member& b) {
        return a.key != b.key ? a.key < b.key : a.keyOffset < b.keyOffset;
    });
    return result;
}

std::optional<Fault> duplicateKey(const std::vector<JsonValue::Member>& members)
{
    const auto found =
        std::adjacent_find(members.begin(), members.end(),
                           [](const auto& a, const auto& b) { return a.key == b.key; });
    if (found == members.end())
        return std::nullopt;
    return Fault{std::next(found)->keyOffset,
                 "the key \"" + excerpt(found->key) + "\" stands here a second time"};
}

namespace {

std::optional<Fault> arrayToJson(JsonValue value, Json& json)
{
    Json::Array array;
    for (const JsonValue& element : value.elements()) {
        if (std::optional<Fault> fault = toJson(element, array.emplace_back()))
            return fault;
    }
    json = Json(std::move(array));
    return std::nullopt;
}

std::optional<Fault> objectToJson(JsonValue value, Json& json)
{
    const std::vector<JsonValue::Member> members = value.members();
    if (std::optional<Fault> fault = duplicateKey(members))
        return fault;
    Json::Object object;
    for (const JsonValue::Member& member : members) {
        const auto at = object.emplace_hint(object.end(), member.key, Json());
        if (std::optional<Fault> fault = toJson(member.value, at->second))
            return fault;
    }
    json = Json(std::move(object));
    return std::nullopt;
}

} // namespace

std::optional<Fault> toJson(JsonValue value, Json& json)
{
    switch (value.kind()) {
    case JsonKind::null:
        json = Json();
        break;
    case JsonKind::boolean:
        json = Json(value.flag());
        break;
    case JsonKind::number:
        json = Json(Json::Number{std::string(value.text())});
        break;
    case JsonKind::string:
        json = Json(std::string(value.text()));
        break;
    case JsonKind::array:
        return arrayToJson(value, json);
    case JsonKind::object:
        return objectToJson(value, json);
    }
    return std::nullopt;
}

} // namespace thicket::nav
