#pragma once

#include "app/editor/errors/errorpatterns.h"

#include <span>

namespace thicket::editor {

/// What the formats that we ship say of files that they cannot read, and of maps and options that
/// they cannot write. A test looks for each sentence of their sources among these.
std::span<const ErrorPattern> formatErrors();

} // namespace thicket::editor
