#include "app/cli/command.h"
#include "app/cli/output.h"

#include <CLI/CLI.hpp>

#include <QString>

#include <exception>
#include <new>

namespace {

using namespace thicket::cli;

ExitStatus perform(const CLI::App& program, const CLI::ParseError& outcome)
{
    if (outcome.get_exit_code() == 0) {
        // Help was asked for: of the subcommand, where one was named.
        program.exit(outcome);
        return ExitStatus::done;
    }
    report(std::string(outcome.what()) + " (thicket-cli --help tells the usage)");
    return ExitStatus::wrongUsage;
}

ExitStatus runProgram(int argc, char** argv)
{
    CLI::App program("Maps, exact shortest paths and tangent graphs on the command line.",
                     "thicket-cli");
    program.require_subcommand(1);
    Action action;
    for (const auto& add :
         {addPath, addGraph, addRender, addConvert, addGenerate, addValidate, addFormats})
        add(program, action);
    try {
        program.parse(argc, argv);
        const ExitStatus status = action();
        if (flushed())
            return status;
        report("Standard output cannot be written.");
        return ExitStatus::inputAtFault;
    } catch (const CLI::ParseError& outcome) {
        return perform(program, outcome);
    }
}

/// Qt remarks on the machine (no XDG_RUNTIME_DIR, an empty plugin) that scripts have no use for;
/// what concerns the user we say ourselves.
void keepQtQuiet(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        report(message.toStdString());
}

} // namespace

int main(int argc, char** argv)
{
    qInstallMessageHandler(keepQtQuiet);
    try {
        return int(runProgram(argc, argv));
    } catch (const std::bad_alloc&) {
        report("There is not enough memory.");
    } catch (const std::exception& exception) {
        report(exception.what());
    }
    return int(ExitStatus::inputAtFault);
}
