#pragma once

#include "libnav/map/motion.h"
#include "plugins/tiled/tiledmodel.h"

#include <cstddef>
#include <cstdint>
#include <functional>
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

/// What other programs have written at a map, layer or object: an object in JSON.
inline constexpr const char* foreignKeysProperty = "unknown";

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

    std::optional<nav::Motion> motion();
    /// 0: none.
    std::int64_t id(std::string_view name);
    /// From the property foreignKeysProperty.
    nav::Json::Object foreignKeys();
    /// Takes the property if it is JSON text that `read` can use.
    void takeJson(std::string_view name, const std::function<bool(const nav::Json&)>& read);

    std::size_t count() const { return m_properties.size(); }

    /// The properties not taken. In maps of ours the names that the export changed are as before.
    nav::Json::Object rest(bool isOurs);

private:
    TiledProperty* find(std::string_view name);

    std::vector<TiledProperty> m_properties;
};

} // namespace thicket::plugins
