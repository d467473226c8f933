#pragma once

#include "libnav/result.h"

#include <string_view>

namespace thicket::plugins {

/// How the error of a CompanionReader ends if the path leads out of the folder, also by a symbolic
/// link.
inline constexpr std::string_view outsideOfFolder =
    "lies outside of its folder and was not read; copy it there.";

inline bool isOutsideOfFolder(const Error& error)
{
    return error.message.ends_with(outsideOfFolder);
}

} // namespace thicket::plugins
