#include "app/cli/command.h"
#include "app/cli/output.h"
#include "plugins/api/mapfiles.h"

#include <CLI/CLI.hpp>

#include <QFile>

#include <memory>

namespace thicket::cli {

namespace {

struct ConvertArguments {
    std::string in;
    std::string out;
    std::string from;
    std::string to;
    std::vector<std::string> options;
};

/// The options the user gave, each to the side that knows it.
struct SidedOptions {
    plugins::OptionValues reading;
    plugins::OptionValues writing;
};

bool knows(const QList<plugins::FormatOption>& options, const QString& key)
{
    return std::any_of(options.begin(), options.end(),
                       [&key](const plugins::FormatOption& option) { return option.key == key; });
}

SidedOptions sided(const ConvertArguments& arguments, const plugins::MapFormat* reader,
                   const plugins::MapFormat* writer)
{
    SidedOptions sides;
    for (const std::string& option : arguments.options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos || equals == 0)
            throw CLI::ValidationError("--option", "\"" + option + "\" is not KEY=VALUE");
        const QString key = QString::fromStdString(option.substr(0, equals));
        const QString value = QString::fromStdString(option.substr(equals + 1));
        const bool isRead = reader && knows(reader->info().importOptions, key);
        const bool isWritten = writer && knows(writer->info().exportOptions, key);
        if (!isRead && !isWritten) {
            throw CLI::ValidationError("--option", "neither format has an option \"" +
                                                       key.toStdString() +
                                                       "\"; see thicket-cli formats");
        }
        if (isRead)
            sides.reading.insert(key, value);
        if (isWritten)
            sides.writing.insert(key, value);
    }
    return sides;
}

void checkFormat(const plugins::FormatRegistry& registry, const char* option, const std::string& id)
{
    if (!id.empty() && id != "thicket" && !registry.byId(QString::fromStdString(id))) {
        throw CLI::ValidationError(option,
                                   "there is no format \"" + id + "\"; see thicket-cli formats");
    }
}

const char* fidelityWord(plugins::ExportNote::Fidelity fidelity)
{
    return fidelity == plugins::ExportNote::Fidelity::leftOut ? "lost" : "kept";
}

void printOutcome(const plugins::SavedExport& saved)
{
    for (const QString& file : saved.files)
        print("wrote " + QFile::encodeName(file).toStdString() + '\n');
    for (const plugins::ExportNote& note : saved.notes)
        print(std::string(fidelityWord(note.fidelity)) + ' ' + note.text.toStdString() + '\n');
}

ExitStatus run(const ConvertArguments& arguments)
{
    const plugins::FormatRegistry registry;
    checkFormat(registry, "--from", arguments.from);
    checkFormat(registry, "--to", arguments.to);
    const QString in = QFile::decodeName(arguments.in.c_str());
    const QString out = QFile::decodeName(arguments.out.c_str());
    const QString from = QString::fromStdString(arguments.from);
    const QString to = QString::fromStdString(arguments.to);
    const SidedOptions options =
        sided(arguments, from.isEmpty() ? registry.importerFor(in) : registry.byId(from),
              to.isEmpty() ? registry.exporterFor(out) : registry.byId(to));
    const auto loaded = plugins::openMap(in, registry, from, options.reading);
    if (!loaded) {
        report(loaded.error().text());
        return ExitStatus::inputAtFault;
    }
    if (loaded->isNewer) {
        report(arguments.in + ": This map was written by a newer Thicket; converting it would lose "
                              "what this version does not know.");
        return ExitStatus::inputAtFault;
    }
    const auto saved = plugins::exportMap(loaded->map, out, registry, to, options.writing);
    if (!saved) {
        report(saved.error().text());
        return ExitStatus::inputAtFault;
    }
    printOutcome(*saved);
    return ExitStatus::done;
}

} // namespace

void addConvert(CLI::App& program, Action& action)
{
    CLI::App* const command =
        program.add_subcommand("convert", "Read a map in one format and write it in another");
    const auto arguments = std::make_shared<ConvertArguments>();
    command->add_option("IN", arguments->in, "the map to read")->required();
    command->add_option("OUT", arguments->out, "the file to write")->required();
    command->add_option("--from", arguments->from, "format of IN (by suffix)")->type_name("ID");
    command->add_option("--to", arguments->to, "format of OUT (by suffix)")->type_name("ID");
    command
        ->add_option("--option", arguments->options,
                     "a format's option, KEY=VALUE; may be given several times")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false);
    command->callback([arguments, &action] { action = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
