#include "app/cli/command.h"
#include "app/cli/output.h"
#include "libnav/excerpt.h"

#include <CLI/CLI.hpp>

#include <QString>

#include <exception>
#include <new>

namespace {

using namespace thicket::cli;
using thicket::excerpt;

constexpr const char* usageHint = " (see thicket-cli --help)";

/// The first argument too many, or else the parser's message, which repeats whole arguments.
std::string reasonOf(const CLI::App& program, const CLI::ParseError& outcome)
{
    const std::vector<std::string> extras = program.remaining(true);
    if (!extras.empty())
        return '"' + excerpt(extras.front()) + "\" is not expected here";
    const std::string_view what = outcome.what();
    const std::size_t value = what.find(" = "); // of a flag, which takes none
    if (value == std::string_view::npos || !dynamic_cast<const CLI::ConversionError*>(&outcome))
        return std::string(what);
    return std::string(what.substr(0, value)) + " = \"" + excerpt(what.substr(value + 3)) + '"';
}

ExitStatus perform(const CLI::App& program, const CLI::ParseError& outcome)
{
    if (outcome.get_exit_code() == 0) {
        // Help was asked for: that of the subcommand, if one was named.
        program.exit(outcome);
        return ExitStatus::done;
    }
    report(reasonOf(program, outcome) + usageHint);
    return ExitStatus::wrongUsage;
}

ExitStatus runProgram(int argc, char** argv)
{
    CLI::App program(
        "Maps, exact shortest paths, tangent graphs, flow fields and crowds on the command line.",
        "thicket-cli");
    program.require_subcommand(1);
    program.set_version_flag("--version", "thicket-cli " THICKET_VERSION);
    Action action;
    for (const auto& add :
         {addPath, addCompare, addGraph, addFlow, addSimulate, addReplay, addRender, addConvert,
          addExport, addBake, addGenerate, addValidate, addFormats, addBehaviours})
        add(program, action);
    const auto isNamed = [&](const CLI::App* command) { return command->check_name(argv[1]); };
    if (argc > 1 && argv[1][0] != '-' && program.get_subcommands(isNamed).empty()) {
        report('"' + excerpt(argv[1]) + "\" is no subcommand" + usageHint);
        return ExitStatus::wrongUsage;
    }
    try {
        program.parse(argc, argv);
        action.files.check();
        const ExitStatus status = action.run();
        if (flushed())
            return status;
        report("Standard output cannot be written.");
        return ExitStatus::inputAtFault;
    } catch (const CLI::ParseError& outcome) {
        return perform(program, outcome);
    }
}

/// Drops Qt's remarks about the machine (no XDG_RUNTIME_DIR, an empty plugin), which scripts cannot
/// use. The command reports itself what concerns the user.
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
