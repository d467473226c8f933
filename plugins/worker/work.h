#pragma once

#include "plugins/host/worktask.h"

namespace thicket::worker {

/// Loads the plugin and does the task with it. Everything that goes wrong short of the end of
/// the process becomes an answer with an error.
plugins::WorkMessage work(const QString& pluginFile, const plugins::WorkTask& task);

} // namespace thicket::worker
