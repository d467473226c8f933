#pragma once

#include "app/cli/filearguments.h"

#include <functional>

namespace CLI {
class App;
}

/// One function for each subcommand. It declares its arguments, and its files through
/// addInputFile() and addOutputFile(). If the user chooses the subcommand, it sets the action to
/// run. Wrong usage found only then throws CLI::ValidationError, as the argument parser does.
namespace thicket::cli {

enum class ExitStatus {
    done = 0,
    inputAtFault = 1,
    wrongUsage = 2,
};

/// What the user asked for.
struct Action {
    FileArguments files; ///< checked before `run` is called
    std::function<ExitStatus()> run;
};

void addBake(CLI::App& program, Action& action);
void addBehaviours(CLI::App& program, Action& action);
void addCompare(CLI::App& program, Action& action);
void addConvert(CLI::App& program, Action& action);
void addExport(CLI::App& program, Action& action);
void addFlow(CLI::App& program, Action& action);
void addFormats(CLI::App& program, Action& action);
void addGenerate(CLI::App& program, Action& action);
void addGraph(CLI::App& program, Action& action);
void addPath(CLI::App& program, Action& action);
void addRender(CLI::App& program, Action& action);
void addReplay(CLI::App& program, Action& action);
void addSimulate(CLI::App& program, Action& action);
void addValidate(CLI::App& program, Action& action);

} // namespace thicket::cli
