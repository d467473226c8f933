#pragma once

#include "libnav/json/jsontape.h"
#include "libnav/nav_export.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace thicket::nav {

/// Receives the parts of a file while it is parsed.
struct JsonSink {
    /// Called with a key of the top level and its value. False stops the parser.
    std::function<bool(std::string_view key, std::size_t keyOffset, const JsonTape&)> member;
    /// Called with each element of the top-level array named `streamedKey`. member() then gets the
    /// array empty.
    std::function<bool(const JsonTape&)> element;
    std::string_view streamedKey;
    /// Of one value, each of 32 bytes. A wall of two million points has six million.
    std::size_t mostParts = 8'000'000;
};

/// Parses strict JSON whose top level is an object: no comments, no trailing commas, valid UTF-8,
/// at most 64 levels, at most sink.mostParts parts in one value. No value on success, or if the sink
/// stopped it. Source: RFC 8259.
THICKET_NAV_EXPORT std::optional<Fault> parseJson(std::string_view bytes, const JsonSink& sink);

/// The place of a byte as messages name it: "line 41, column 18", both counted from 1. Columns count
/// characters.
THICKET_NAV_EXPORT std::string placeOf(std::size_t offset, std::string_view bytes);

} // namespace thicket::nav
