#pragma once

#include "libnav/index.h"

#include <cstdint>

namespace thicket::nav {

/// Index of a disc in the field, see ObstacleField::numbering(); while a field is built, in its
/// expansion, before nested discs are dropped.
using DiscIndex = Index<struct DiscIndexTag>;
inline constexpr DiscIndex noDisc{UINT32_MAX};

} // namespace thicket::nav
