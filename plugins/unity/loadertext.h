#pragma once

namespace thicket::plugins {

/// The text of ThicketMap.cs.
extern const char* const loaderText;

} // namespace thicket::plugins
