#pragma once

#include "libnav/result.h"

#include <QString>

namespace thicket::editor {

/// The error's text() in the language of the window. Libraries and plugins speak English: their
/// sentences are known by the patterns of errorpatterns.h. What none fits stays as it is, and so
/// does an error that the editor worded itself. In an English window it is always text(). Any
/// thread.
QString errorText(const Error& error);

} // namespace thicket::editor
