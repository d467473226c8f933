#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/nav_export.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace thicket::nav {

/// Values in a sentence. Texts from a map are as in the map: whoever shows them makes excerpts.
namespace mention {

/// An object of a map.
struct Object {
    const char* type = ""; ///< as typeName() says
    ObjectId id = 0;
    std::string name; ///< empty: none
};

/// Walls at the map's bounds.
struct Bounds {};

/// A length in map units. text() has no unit, as nobody says which one it should be shown in.
struct Length {
    double value = 0;
};

/// The name of a layer, group or template, in quotation marks.
struct Quoted {
    std::string name;
};

} // namespace mention

using Mention = std::variant<std::string, std::int64_t, double, Point, mention::Length,
                             mention::Object, mention::Bounds, mention::Quoted>;

/// A sentence and what it mentions. Programs in other languages translate the pattern and write the
/// values in their own way; text() is English.
struct Statement {
    std::string pattern; ///< with %1 for the first value; without values the sentence itself
    std::vector<Mention> values = {};

    THICKET_NAV_EXPORT std::string text() const;
};

/// The pattern with the texts in the places of their numbers. Places without a text stay.
THICKET_NAV_EXPORT std::string filled(std::string_view pattern,
                                      const std::vector<std::string>& texts);

mention::Object mentionOf(const MapObject& object);

} // namespace thicket::nav
