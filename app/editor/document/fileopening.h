#pragma once

#include "app/editor/document/parkedmap.h"
#include "libnav/map/mapfile.h"
#include "libnav/result.h"
#include "plugins/api/mapformat.h"

#include <QString>

#include <memory>

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

/// Reads a native map or an importable file, with all that takes long for a large map. A native
/// file keeps its path. It is read-only if a newer version wrote it. An imported map is untitled
/// and unmodified, and named after its file unless the file names it. Any thread, if the registry
/// is not changed meanwhile.
Result<std::unique_ptr<ParkedMap>> readForOpening(const QString& path,
                                                  const plugins::FormatRegistry& registry,
                                                  const plugins::OptionValues& options = {},
                                                  const nav::ReadingWatch& watch = {});

} // namespace thicket::editor
