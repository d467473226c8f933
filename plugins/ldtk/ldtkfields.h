#pragma once

#include "libnav/map/map.h"
#include "plugins/ldtk/jsonnode.h"
#include "plugins/ldtk/ldtkproject.h"

#include <optional>
#include <vector>

namespace thicket::plugins {

/// The fields of an entity.
class LdtkFields {
public:
    LdtkFields(const JsonNode& entity, const LdtkEntityDef& def);

    /// A list of points, in cells, as the editor draws it.
    struct Points {
        std::vector<nav::Point> cells;
        bool beginsAtEntity = false;
        bool isLoop = false;
    };
    /// The field of this name, whatever its case, if it is a list of points that is not empty; else
    /// the first one if `orFirst`. It is then no property.
    std::optional<Points> takePoints(const char* name, bool orFirst);
    /// A length in pixels: a number field that is not null. The editor may show it in cells.
    std::optional<double> takeLength(const char* name, double cell);
    std::optional<double> takeNumber(const char* name);
    std::optional<bool> takeFlag(const char* name);
    std::optional<QString> takeText(const char* name);

    /// The fields that were not taken and are not null.
    nav::Json::Object properties() const;

private:
    struct Field {
        QString name;
        QString type;
        QString shown;
        JsonNode value;
        bool isTaken = false;
    };
    Field* find(const char* name);

    std::vector<Field> m_fields;
};

} // namespace thicket::plugins
