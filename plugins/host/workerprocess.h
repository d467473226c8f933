#pragma once

#include "plugins/host/worklimits.h"
#include "plugins/host/worktask.h"

namespace thicket::plugins {

/// Runs the task in a new process, `thicket-format-worker`, which loads the plugin, and waits for
/// its answer. If the plugin crashes, hangs, ends the process, exceeds a limit or gives an invalid
/// answer, the result is an Error of one sentence with the plugin's file as its place. Needs no
/// event loop. Make one call at a time in a process, as broken pipes are ignored during a call.
Result<WorkMessage> runWorker(const QString& pluginFile, const WorkTask& task,
                              const WorkLimits& limits);

/// The path of the worker program: in the folder libexec/thicket of the build or installation that
/// this program belongs to. Empty if it is missing.
QString workerProgram();

} // namespace thicket::plugins
