#include "libnav/json/jsonreader.h"
#include "libnav/map/mapdecoder.h"
#include "libnav/map/mapfile.h"

#include <new>

namespace thicket::nav {
namespace {

constexpr std::size_t objectsPerTelling = 1024;

Result<LoadedMap> parseMap(std::string_view bytes, const std::string& name,
                           const ReadingWatch& watch)
{
    MapDecoder decoder;
    std::size_t objects = 0;
    bool isStopped = false;
    JsonSink sink;
    sink.streamedKey = "objects";
    sink.member = [&](std::string_view key, std::size_t keyOffset, const JsonTape& tape) {
        decoder.member(key, keyOffset, JsonValue(tape));
        return true;
    };
    sink.element = [&](const JsonTape& tape) {
        const JsonValue object(tape);
        decoder.object(object);
        if (watch && ++objects % objectsPerTelling == 0)
            isStopped =
                !watch(static_cast<double>(object.offset()) / static_cast<double>(bytes.size()));
        return !isStopped;
    };
    LoadedMap loaded;
    std::optional<Fault> fault = parseJson(bytes, sink);
    if (isStopped)
        return Unexpected("The reading was stopped.", name);
    if (!fault)
        fault = decoder.finish(loaded.map, loaded.isNewer);
    if (fault)
        return Unexpected(fault->message, name + ": " + placeOf(fault->offset, bytes));
    return loaded;
}

} // namespace

Result<LoadedMap> readMap(std::string_view bytes, const std::string& name,
                          const ReadingWatch& watch)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (bytes.starts_with(byteOrderMark))
        bytes.remove_prefix(byteOrderMark.size());
    try {
        return parseMap(bytes, name, watch);
    } catch (const std::bad_alloc&) {
        return Unexpected("There is not enough memory for the map.", name);
    }
}

} // namespace thicket::nav
