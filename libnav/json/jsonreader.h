#pragma once

#include "libnav/json/jsontape.h"

#include <functional>
#include <optional>
#include <string_view>

namespace thicket::nav {

/// What a map file consists of, handed over while it is parsed.
struct JsonSink {
    /// A key of the file's top level with its value; false stops the parsing.
    std::function<bool(std::string_view key, std::size_t keyOffset, const JsonTape&)> member;
    /// An element of the top level's array named by `streamedKey`, instead of the whole array,
    /// which is then handed over empty.
    std::function<bool(const JsonTape&)> element;
    std::string_view streamedKey;
};

/// Parses strict JSON (no comments, no trailing commas, valid UTF-8, at most 64 levels, at most
/// eight million numbers and the like in one value) whose top level is an object. Nothing when all
/// went well or the sink stopped it. Source: RFC 8259.
std::optional<Fault> parseJson(std::string_view bytes, const JsonSink& sink);

} // namespace thicket::nav
