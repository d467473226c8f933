#pragma once

#include <filesystem>
#include <string>

/// Messages for system errors. Internal to libnav/map.
namespace thicket::nav {

/// The whole path for messages, escaped like excerpt().
std::string shownPath(const std::filesystem::path& path);

/// The start of a sentence for an errno value: "The disk is full", "There is no permission", ...
std::string reasonOf(int error);

} // namespace thicket::nav
