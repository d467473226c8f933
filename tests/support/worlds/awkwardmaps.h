#pragma once

#include "libnav/map/map.h"

#include <span>
#include <string_view>

namespace thicket::test {

/// A kind of map for which any code that compares pairs takes quadratic time. All of them occur in
/// practice: maps grow so by accident, or are converted so.
struct AwkwardMap {
    const char* name;            ///< one word, stable
    nav::Map (*make)(int count); ///< of `count` objects, or one object of `count` points; >= 8
};

/// All kinds, always in the same order. A map is the same on every machine. Its first start and its
/// first goal are far apart and free (except the start of "blocked-..."). A path joins them, except
/// in "nested-fences". No polygon crosses itself, so a field can be built of each.
std::span<const AwkwardMap> awkwardMaps();

/// One of them by its name, which must be known.
nav::Map awkwardMap(std::string_view name, int count);

} // namespace thicket::test
