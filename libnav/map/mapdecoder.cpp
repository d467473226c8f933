#include "libnav/map/mapdecoder.h"

#include "libnav/excerpt.h"
#include "libnav/map/mapfile.h"
#include "libnav/map/objectcodec.h"
#include "libnav/map/settingscodec.h"
#include "libnav/map/valuedecoding.h"

#include <algorithm>
#include <charconv>

namespace thicket::nav {
namespace {

/// Null if no setting has this key.
const SettingMember* settingNamed(std::string_view key)
{
    const auto members = settingMembers();
    const auto found = std::find_if(members.begin(), members.end(),
                                    [key](const SettingMember& one) { return one.key == key; });
    return found == members.end() ? nullptr : &*found;
}

} // namespace

void MapDecoder::member(std::string_view key, std::size_t keyOffset, JsonValue value)
{
    if (m_fault)
        return;
    if (!m_seen.insert(std::string(key)).second) {
        m_fault = Fault{keyOffset, "the key \"" + excerpt(key) + "\" stands here a second time"};
        return;
    }
    if (std::optional<Fault> fault = decode(key, value))
        keep(key, std::move(*fault), value);
}

void MapDecoder::object(JsonValue value)
{
    if (m_fault)
        return;
    if (std::optional<Fault> fault = decodeObject(value))
        keep("objects", std::move(*fault), value);
}

void MapDecoder::keep(std::string_view key, Fault fault, JsonValue value)
{
    const SettingMember* const setting = settingNamed(key);
    if (!setting && key != "objects") {
        m_fault = std::move(fault);
        return;
    }
    Json json;
    m_fault = toJson(value, json);
    if (!m_fault)
        m_unread.push_back({std::move(fault), setting ? setting->key : "objects", std::move(json)});
}

std::optional<Fault> MapDecoder::decode(std::string_view key, JsonValue value)
{
    if (key == "format")
        return decodeFormat(value);
    if (key == "version")
        return decodeVersion(value);
    if (key == "objects")
        return value.is(JsonKind::array)
                   ? std::nullopt
                   : std::optional(Fault{value.offset(), "`objects` must be a list in [ ]"});
    if (const SettingMember* const setting = settingNamed(key))
        return setting->read(value, m_settings);
    return toJson(value, m_settings.unknown[std::string(key)]);
}

std::optional<Fault> MapDecoder::decodeFormat(JsonValue value)
{
    if (value.is(JsonKind::string) && value.text() == "thicket-map")
        return std::nullopt;
    return Fault{value.offset(), "this is no Thicket map: `format` must be \"thicket-map\""};
}

std::optional<Fault> MapDecoder::decodeVersion(JsonValue value)
{
    const std::string_view text = value.text();
    std::int64_t version = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), version);
    if (!value.is(JsonKind::number) || error != std::errc() || end != text.data() + text.size() ||
        version < 1)
        return Fault{value.offset(), "`version` must be a whole number from 1"};
    m_isNewer = version > mapFileVersion;
    return std::nullopt;
}

std::optional<Fault> MapDecoder::decodeObject(JsonValue value)
{
    Members members(value, "an object");
    MapObject object;
    readObject(members, object);
    if (!members.fault() && object.id != 0 && !m_ids.insert(object.id).second)
        members.fail(members.take("id")->offset(),
                     "an object with the id " + std::to_string(object.id) + " is there already");
    if (!members.fault())
        m_objects.push_back(std::move(object));
    return members.fault();
}

void MapDecoder::assignIds()
{
    ObjectId next = 1;
    for (MapObject& object : m_objects) {
        if (object.id != 0)
            continue;
        while (m_ids.contains(next))
            ++next;
        object.id = next++;
    }
}

std::optional<Fault> MapDecoder::finish(Map& map, bool& isNewer)
{
    if (m_fault)
        return m_fault;
    for (const char* key : {"format", "version", "objects"}) {
        if (!m_seen.contains(key))
            return Fault{0, std::string("this is no Thicket map: it has no `") + key + "`"};
    }
    if (!m_isNewer && !m_unread.empty())
        return std::min_element(
                   m_unread.begin(), m_unread.end(),
                   [](const Unread& a, const Unread& b) { return a.fault.offset < b.fault.offset; })
            ->fault;
    Json::Array unreadObjects;
    for (Unread& part : m_unread) {
        if (part.key == "objects")
            unreadObjects.push_back(std::move(part.value));
        else
            m_settings.unknown.emplace(part.key, std::move(part.value));
    }
    if (!unreadObjects.empty())
        m_settings.unknown.emplace("objects", std::move(unreadObjects));
    assignIds();
    std::vector<Map::PlacedObject> placed;
    placed.reserve(m_objects.size());
    for (MapObject& object : m_objects)
        placed.push_back({std::move(object), placed.size()});
    map.settings = std::move(m_settings);
    map.insert(std::move(placed));
    isNewer = m_isNewer;
    return std::nullopt;
}

} // namespace thicket::nav
