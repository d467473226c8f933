#pragma once

#include "libnav/files/descriptor.h"
#include "libnav/result.h"

#include <filesystem>
#include <string>

/// Files that are opened to be read. Internal to libnav/files.
namespace thicket::nav {

/// The error of a file that was not opened, or not read, for this reason: "The disk is full".
Unexpected notOpened(const std::string& reason, const std::filesystem::path& path);
/// The same for an errno value.
Unexpected notOpened(int error, const std::filesystem::path& path);

/// Opens a file for reading. Errors: a missing file, a folder, a device or pipe, failures of the
/// system.
Result<Descriptor> openedForReading(const std::filesystem::path& path);

} // namespace thicket::nav
