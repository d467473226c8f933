#pragma once

#include "plugins/tiled/tiledmodel.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The properties in which an exported object says what Tiled's shapes do not: exact numbers in map
/// units, and whatever Tiled has no word for. Designers may set them, too.
namespace thicket::plugins {

/// Whether an object of this type ("circle", "wall" ...) has a property of ours of this name.
bool isOwnProperty(std::string_view type, std::string_view name);

/// "1,2 3.5,4": points as one text. Any locale.
std::string pointsText(const std::vector<nav::Point>& points);
/// None if the text is no such list.
std::optional<std::vector<nav::Point>> pointsOf(std::string_view text);

/// Reads properties of ours from an object. What was asked for and has the right kind is taken; the
/// rest is the user's.
class OwnProperties {
public:
    explicit OwnProperties(std::vector<TiledProperty> properties)
        : m_properties(std::move(properties))
    {}

    /// Finite, and at least `least`.
    std::optional<double> number(std::string_view name, double least);
    std::optional<bool> flag(std::string_view name);
    std::optional<std::string> text(std::string_view name);

    /// The properties not taken. In maps of ours the names that the export changed are as before.
    nav::Json::Object rest(bool isOurs);

private:
    TiledProperty* find(std::string_view name);

    std::vector<TiledProperty> m_properties;
};

} // namespace thicket::plugins
