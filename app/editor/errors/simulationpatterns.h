#pragma once

#include "app/editor/errors/errorpatterns.h"

#include <span>

namespace thicket::editor {

/// What libsteer says of maps that it does not simulate and of recordings that it does not read,
/// and libnav of what can be no obstacle. A test looks for each sentence of their sources among
/// these.
std::span<const ErrorPattern> simulationErrors();

} // namespace thicket::editor
