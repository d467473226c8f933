#pragma once

#include "libnav/json/jsonreader.h"
#include "libnav/map/mapobject.h"

#include <optional>
#include <string>
#include <string_view>

namespace thicket::plugins {

/// What the properties of a feature say. Only the exporter's `kind` decides that its other keys are
/// meant; in other files the usual ones are understood, and the rest are properties of the object.
struct GeoProperties {
    std::string_view kind{}; ///< "circle", "wall", ..., for ever; empty: not said
    bool isOurs = false;     ///< written by the exporter
    std::string name{};
    std::string layer{};
    nav::LayerId layerId = 0;
    nav::GroupId group = 0;
    nav::ObjectId member = 0;
    std::optional<nav::Point> center{}; ///< map units
    std::optional<double> radius{};     ///< map units
    std::optional<double> thickness{};  ///< map units
    std::optional<bool> closed{};
    bool isInverted = false;
    bool isReversed = false;
    /// What only agents and areas say in which they enter.
    struct Crowd {
        nav::AgentMarker agent{};
        nav::SpawnMarker spawn{};
    };
    nav::RareValue<Crowd> crowd{};
    nav::RareValue<nav::Motion> motion{};
    nav::Json::Object custom{};
    nav::Json::Object unknown{};

    /// Errors: two properties of the same name.
    static std::optional<nav::Fault> read(nav::JsonValue object, GeoProperties& out);
};

} // namespace thicket::plugins
