#pragma once

#include "libnav/map/map.h"

#include <set>
#include <string>

namespace thicket::plugins {

/// The columns of an exported table beyond x, y and radius: name, and the properties of the
/// circles.
class CsvColumns {
public:
    /// More properties than this are left out: each row has all columns.
    static constexpr std::size_t mostProperties = 200;

    CsvColumns(const nav::Map& map, char decimal);

    /// Append ",name,species" and an object's values in the same order.
    void appendTitles(std::string& out, char separator) const;
    void appendValues(std::string& out, const nav::MapObject& object, char separator) const;
    /// Whether the object's name and properties can be read back: all have columns, and no value
    /// becomes text or a number that was not.
    bool holds(const nav::MapObject& object) const;

private:
    char m_decimal;
    bool m_hasNames = false;
    std::set<std::string> m_properties;
};

/// Whether the object is written to a table.
bool isInTable(const nav::MapObject& object);

} // namespace thicket::plugins
