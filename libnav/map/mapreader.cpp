#include "libnav/json/jsonreader.h"
#include "libnav/map/mapdecoder.h"
#include "libnav/map/mapfile.h"

#include <algorithm>
#include <new>

namespace thicket::nav {
namespace {

/// "line 41, column 18", both counted from 1. Columns count characters.
std::string placeOf(std::size_t offset, std::string_view bytes)
{
    const std::string_view before = bytes.substr(0, offset);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineBegin = before.rfind('\n') + 1; // npos + 1 == 0
    const auto column =
        1 +
        std::count_if(before.begin() + static_cast<std::ptrdiff_t>(lineBegin), before.end(),
                      [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; });
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

Result<LoadedMap> parseMap(std::string_view bytes, const std::string& name)
{
    MapDecoder decoder;
    JsonSink sink;
    sink.streamedKey = "objects";
    sink.member = [&](std::string_view key, std::size_t keyOffset, const JsonTape& tape) {
        decoder.member(key, keyOffset, JsonValue(tape));
        return true;
    };
    sink.element = [&](const JsonTape& tape) {
        decoder.object(JsonValue(tape));
        return true;
    };
    LoadedMap loaded;
    std::optional<Fault> fault = parseJson(bytes, sink);
    if (!fault)
        fault = decoder.finish(loaded.map, loaded.isNewer);
    if (fault)
        return Unexpected(fault->message, name + ": " + placeOf(fault->offset, bytes));
    return loaded;
}

} // namespace

Result<LoadedMap> readMap(std::string_view bytes, const std::string& name)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (bytes.starts_with(byteOrderMark))
        bytes.remove_prefix(byteOrderMark.size());
    try {
        return parseMap(bytes, name);
    } catch (const std::bad_alloc&) {
        return Unexpected("There is not enough memory for the map.", name);
    }
}

} // namespace thicket::nav
