#pragma once

#include "plugins/host/worktask.h"

namespace thicket::worker {

/// Loads the plugin and runs the task. Every failure that does not end the process becomes an
/// answer with an error.
plugins::WorkMessage work(const QString& pluginFile, const plugins::WorkTask& task);

} // namespace thicket::worker
