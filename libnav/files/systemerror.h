#pragma once

#include <filesystem>
#include <string>

/// What went wrong with a file, in words for its owner. Private to this room.
namespace thicket::nav {

/// The whole path for messages, in the way of excerpt().
std::string shownPath(const std::filesystem::path& path);

/// "The disk is full", "There is no permission", ...: an errno value as the beginning of a
/// sentence.
std::string reasonOf(int error);

} // namespace thicket::nav
