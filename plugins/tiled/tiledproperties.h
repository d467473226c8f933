#pragma once

#include "libnav/json/json.h"

#include <map>
#include <string>

namespace thicket::plugins {

/// Custom properties in Tiled's form: flat, typed and sorted by name.
class TiledProperties {
public:
    void set(const std::string& name, const std::string& value);
    void set(const std::string& name, double value); ///< finite
    void set(const std::string& name, bool value);
    void set(const std::string& name, const char* value) { set(name, std::string(value)); }

    /// Adds a map's own property. If its name is taken, it is called "custom:NAME". Null, arrays
    /// and objects, which Tiled does not have, become their JSON text. Returns whether the type was
    /// kept.
    bool addCustom(const std::string& name, const nav::Json& value);

    bool isEmpty() const { return m_properties.empty(); }
    /// [{"name": ..., "type": ..., "value": ...}, ...]
    nav::Json json() const;

private:
    struct Property {
        const char* type;
        nav::Json value;
    };
    std::map<std::string, Property> m_properties;
};

} // namespace thicket::plugins
