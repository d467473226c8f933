#pragma once

#include "libnav/map/templates.h"
#include "libnav/map/valuedecoding.h"

#include <optional>
#include <string>

/// Templates in a map file. Internal to the reader and writer of map files.
namespace thicket::nav {

/// Reads [ {...}, ... ]. Returns a fault if a template or a member of it is not valid.
std::optional<Fault> readTemplates(JsonValue value, Templates& out);
/// Appends { ... }.
void writeTemplate(std::string& out, const Template& one);

} // namespace thicket::nav
