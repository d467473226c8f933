#pragma once

#include <functional>

namespace CLI {
class App;
}

/// One function a subcommand: it declares its arguments and, when the words of the user choose it,
/// sets `action` to what shall be done. Wrong usage found only then throws CLI::ValidationError,
/// as the argument parser does.
namespace thicket::cli {

enum class ExitStatus {
    done = 0,
    inputAtFault = 1,
    wrongUsage = 2,
};

using Action = std::function<ExitStatus()>;

void addConvert(CLI::App& program, Action& action);
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
