#pragma once

#include "plugins/host/worklimits.h"
#include "plugins/host/worktask.h"

namespace thicket::plugins {

/// Gives the task to a new process, `thicket-format-worker`, that loads the plugin, and waits for
/// its answer. A plugin that crashes, hangs, ends the process, needs too much or answers with
/// garbage becomes an Error of one sentence with the plugin's file as its place. Needs no event
/// loop; one call at a time in a process, for broken pipes are ignored meanwhile.
Result<WorkMessage> runWorker(const QString& pluginFile, const WorkTask& task,
                              const WorkLimits& limits);

/// Where the program of the worker is: in the folder libexec/thicket of the build or the
/// installation that this program belongs to. Empty when it is missing.
QString workerProgram();

} // namespace thicket::plugins
