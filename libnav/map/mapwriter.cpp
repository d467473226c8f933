#include "libnav/map/mapfile.h"
#include "libnav/map/memberwriter.h"
#include "libnav/map/objectcodec.h"
#include "libnav/map/settingscodec.h"

#include <algorithm>

namespace thicket::nav {

namespace {

/// Version 2 knows spawn areas and motions; programs that know version 1 alone can read all else.
int versionFor(const Map& map)
{
    const bool isNew = std::ranges::any_of(map.objects(), [](const MapObject& object) {
        return object.motion || std::holds_alternative<SpawnMarker>(object.geometry);
    });
    return isNew ? mapFileVersion : 1;
}

} // namespace

std::string writeMap(const Map& map)
{
    const MapSettings& settings = map.settings;
    std::string out = "{\n  ";
    MemberWriter writer(out, settings.unknown, ",\n  ");
    auto next = settingMembers().begin();
    // Writes the settings before that key, or the remaining ones if the key is empty.
    const auto writeBefore = [&](std::string_view key) {
        for (; next != settingMembers().end() && (key.empty() || next->key < key); ++next) {
            if (!next->isWritten || next->isWritten(settings))
                next->write(writer.member(next->key), settings);
        }
    };
    writeBefore("format");
    appendQuoted(writer.member("format"), "thicket-map");
    writeBefore("objects");
    const auto unread = settings.unknown.find("objects");
    writeList(writer.member("objects"), map.objects(), writeObject,
              unread == settings.unknown.end() ? nullptr : &unread->second);
    writeBefore("version");
    writer.member("version") += std::to_string(versionFor(map));
    writeBefore({});
    writer.finish();
    out += "\n}\n";
    return out;
}

} // namespace thicket::nav
