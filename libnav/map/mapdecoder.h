#pragma once

#include "libnav/json/jsontape.h"
#include "libnav/map/map.h"

#include <optional>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace thicket::nav {

/// Builds a map from the parts of a file while they are parsed. Internal to the reader of map
/// files.
class MapDecoder {
public:
    void member(std::string_view key, std::size_t keyOffset, JsonValue value);
    void object(JsonValue value);

    /// Completes the map after all parts. Returns a fault if they do not make a valid map.
    std::optional<Fault> finish(Map& map, bool& isNewer);

private:
    /// A part that this version cannot read: a fault, or kept unchanged if the file is newer.
    struct Unread {
        Fault fault;
        std::string_view key; // "objects" for one of its elements
        Json value;
    };

    std::optional<Fault> decode(std::string_view key, JsonValue value);
    std::optional<Fault> decodeFormat(JsonValue value);
    std::optional<Fault> decodeVersion(JsonValue value);
    std::optional<Fault> decodeObject(JsonValue value);
    void keep(std::string_view key, Fault fault, JsonValue value);
    void assignIds();

    MapSettings m_settings;
    std::vector<MapObject> m_objects;
    std::unordered_set<ObjectId> m_ids;
    std::vector<Unread> m_unread;
    std::unordered_set<std::string> m_seen; // top-level keys
    std::optional<Fault> m_fault;           // a fault in a file of any version
    bool m_isNewer = false;
};

} // namespace thicket::nav
