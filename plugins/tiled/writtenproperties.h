#pragma once

#include "plugins/tiled/tiledmodel.h"

#include <string>
#include <vector>

namespace thicket::plugins {

/// Collects the custom properties of a thing that is exported.
class WrittenProperties {
public:
    void set(const char* name, const std::string& value) { add(name, "string", value); }
    void set(const char* name, const char* value) { add(name, "string", std::string(value)); }
    void set(const char* name, double value) { add(name, "float", value); } ///< finite
    void set(const char* name, bool value) { add(name, "bool", value); }
    void set(const char* name, const nav::Json& json); ///< as text
    void setId(const char* name, std::int64_t id);     ///< not if it is 0, which means none

    /// Adds a map's own property of an object of this type. If it has the name of one of ours, it
    /// is called "custom:NAME". Null, arrays and objects, which Tiled does not have, become their
    /// JSON text, as "json:NAME". Returns whether the type was kept.
    bool addCustom(const char* objectType, const std::string& name, const nav::Json& value);

    /// Sorted by name, as Tiled writes them.
    std::vector<TiledProperty> sorted();

private:
    void add(std::string name, const char* type, nav::Json value)
    {
        m_properties.push_back({std::move(name), type, std::move(value)});
    }

    std::vector<TiledProperty> m_properties;
};

} // namespace thicket::plugins
