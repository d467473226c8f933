#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"
#include "app/cli/standardinput.h"
#include "app/exporting/chosenlayers.h"
#include "libnav/excerpt.h"
#include "plugins/api/formatoptions.h"
#include "plugins/host/mapfiles.h"
#include "plugins/host/picturepath.h"

#include <CLI/CLI.hpp>

#include <QFileInfo>

#include <memory>
#include <utility>

namespace thicket::cli {

namespace {

struct ConvertArguments {
    std::string in;
    std::string out;
    std::string from;
    std::string to;
    std::vector<std::string> options;
    std::vector<std::string> layers; ///< names; empty: all
};

/// The user's options, divided between importer and exporter.
struct SidedOptions {
    plugins::OptionValues reading;
    plugins::OptionValues writing;
};

bool knows(const QList<plugins::FormatOption>& options, const QString& key)
{
    return std::any_of(options.begin(), options.end(),
                       [&key](const plugins::FormatOption& option) { return option.key == key; });
}

/// "in:scale" is the importer's option "scale" alone, "out:scale" the exporter's.
struct NamedOption {
    QString key;
    QString value;
    bool mayRead = true;
    bool mayWrite = true;
};

NamedOption namedOption(const std::string& option)
{
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos || equals == 0)
        refuseArgument("--option", option, "KEY=VALUE");
    NamedOption named{QString::fromStdString(option.substr(0, equals)),
                      QString::fromStdString(option.substr(equals + 1))};
    named.mayWrite = !named.key.startsWith("in:");
    named.mayRead = !named.key.startsWith("out:");
    if (!named.mayWrite || !named.mayRead)
        named.key.remove(0, named.key.indexOf(':') + 1);
    return named;
}

SidedOptions sided(const ConvertArguments& arguments, const plugins::MapFormat* reader,
                   const plugins::MapFormat* writer)
{
    SidedOptions sides;
    for (const std::string& option : arguments.options) {
        const NamedOption named = namedOption(option);
        const std::string key = excerpt(named.key.toStdString());
        const bool isRead =
            named.mayRead && reader && knows(reader->info().importOptions, named.key);
        const bool isWritten =
            named.mayWrite && writer && knows(writer->info().exportOptions, named.key);
        if (!isRead && !isWritten) {
            const char* const who = !named.mayWrite  ? "the format of IN has no"
                                    : !named.mayRead ? "the format of OUT has no"
                                                     : "neither format has an";
            throw CLI::ValidationError("--option",
                                       who + (" option \"" + key) + "\"; see thicket-cli formats");
        }
        if (isRead && isWritten) {
            throw CLI::ValidationError("--option", "both formats have an option \"" + key +
                                                       "\"; say in:" + key + " or out:" + key);
        }
        (isRead ? sides.reading : sides.writing).insert(named.key, named.value);
    }
    return sides;
}

/// What is wrong with the arguments alone is wrong usage.
void checkUsage(const char* argument, const std::optional<Error>& problem)
{
    if (problem)
        throw CLI::ValidationError(argument, problem->text());
}

/// A bad value for an option is wrong usage. Everything else is the input's fault.
void checkOptions(const Error& error, const plugins::OptionValues& options)
{
    if (plugins::isAboutOption(error, options))
        throw CLI::ValidationError("--option", error.text());
}

const char* fidelityWord(plugins::FormatNote::Fidelity fidelity)
{
    return fidelity == plugins::FormatNote::Fidelity::leftOut ? "lost" : "kept";
}

void printNotes(const QList<plugins::FormatNote>& notes, Stream stream)
{
    for (const plugins::FormatNote& note : notes)
        print(std::string(fidelityWord(note.fidelity)) + ' ' + oneLine(note.text.toStdString()) +
                  '\n',
              stream);
}

Result<void> chooseLayers(const ConvertArguments& arguments, nav::Map& map)
{
    QStringList names;
    for (const std::string& layer : arguments.layers)
        names << QString::fromStdString(layer);
    if (names.isEmpty())
        return {};
    Result<nav::Map> chosen = exporting::withLayers(map, names);
    if (!chosen)
        return Unexpected(chosen.error());
    map = std::move(*chosen);
    return {};
}

Result<void> write(const plugins::ExportedFiles& exported, const ConvertArguments& arguments,
                   const FileArguments& files)
{
    if (isStandardOutput(arguments.out)) {
        if (exported.files.size() > 1)
            throw CLI::ValidationError("OUT", "this export is of several files, which standard "
                                              "output cannot hold");
        print(exported.files.first().bytes);
        return {};
    }
    for (const plugins::ExportedFiles::File& file : exported.files)
        files.checkOutput("OUT", plugins::nativePath(file.path));
    const auto saved = plugins::save(exported);
    if (!saved)
        return Unexpected(saved.error());
    for (const QString& file : saved->files)
        print("wrote " + oneLine(plugins::nativePath(file).string()) + '\n');
    return {};
}

/// The ids of formats whose files may have the last part of this suffix: "json" of "unity.json".
QStringList formatsWith(const QString& suffix, const plugins::FormatRegistry& registry,
                        bool plugins::FormatInfo::*can)
{
    QStringList ids;
    for (const plugins::MapFormat* const format : registry.formats()) {
        const plugins::FormatInfo info = format->info();
        const QStringList known = info.suffixes + info.alsoReads;
        if (info.*can && std::any_of(known.begin(), known.end(), [&suffix](const QString& each) {
                return ('.' + each).endsWith('.' + suffix, Qt::CaseInsensitive);
            }))
            ids << info.id;
    }
    return ids;
}

/// What exportProblem() cannot know: that a format must be said, or that it can be read only.
void checkOut(const ConvertArguments& arguments, const plugins::FormatRegistry& registry)
{
    const QString out = plugins::pathText(arguments.out);
    const QString to = QString::fromStdString(arguments.to);
    if (to.isEmpty() && isStandardOutput(arguments.out))
        throw CLI::ValidationError("OUT", "is standard output; say its format with --to");
    const std::optional<Error> problem = plugins::exportProblem(out, registry, to);
    const QString suffix = QFileInfo(out).suffix();
    if (problem && to.isEmpty() && !suffix.isEmpty()) {
        const QString dotted = '.' + QString::fromStdString(excerpt(suffix.toStdString()));
        using plugins::FormatInfo;
        const QStringList written = formatsWith(suffix, registry, &FormatInfo::canExport);
        if (!written.isEmpty()) {
            throw CLI::ValidationError("OUT", ("a " + dotted +
                                               " file may be of several formats; "
                                               "say which with --to: " +
                                               written.join(", "))
                                                  .toStdString());
        }
        const QStringList read = formatsWith(suffix, registry, &FormatInfo::canImport);
        if (!read.isEmpty()) {
            throw CLI::ValidationError(
                "OUT", (dotted + " files (" + read.join(", ") + ") can be read, not written")
                           .toStdString());
        }
    }
    checkUsage(to.isEmpty() ? "OUT" : "--to", problem);
}

ExitStatus run(const ConvertArguments& arguments, const FileArguments& files)
{
    const plugins::FormatRegistry registry;
    const QString in = plugins::pathText(arguments.in);
    const QString out = plugins::pathText(arguments.out);
    const QString from = QString::fromStdString(arguments.from);
    const QString to = QString::fromStdString(arguments.to);
    checkUsage(from.isEmpty() ? "IN" : "--from", plugins::importProblem(in, registry, from));
    checkOut(arguments, registry);
    const Result<MapInput> input = MapInput::at(arguments.in, registry, arguments.from);
    if (!input)
        return refused(input.error());
    const SidedOptions options = sided(
        arguments, input->format(), to.isEmpty() ? registry.exporterFor(out) : registry.byId(to));
    const std::string name = isStandardInput(arguments.in) ? standardInputName : arguments.in;
    auto loaded = input->open(options.reading);
    if (!loaded) {
        checkOptions(loaded.error(), options.reading);
        return refused(loaded.error());
    }
    if (loaded->isNewer) {
        return refused({"This map was written by a newer Thicket; converting it would lose what "
                        "this version does not know.",
                        name});
    }
    plugins::resolvePicture(loaded->map.settings, QFileInfo(in).absoluteFilePath());
    if (const auto chosen = chooseLayers(arguments, loaded->map); !chosen)
        return refused(inFile(chosen.error(), name));
    const auto exported = plugins::exportedFiles(loaded->map, out, registry, to, options.writing);
    if (!exported) {
        checkOptions(exported.error(), options.writing);
        return refused(inFile(exported.error(), name));
    }
    if (const auto written = write(*exported, arguments, files); !written)
        return refused(written.error());
    printNotes(loaded->notes, remarksBeside({arguments.out}));
    printNotes(exported->notes, remarksBeside({arguments.out}));
    return ExitStatus::done;
}

} // namespace

void addConvert(CLI::App& program, Action& action)
{
    CLI::App* const command =
        program.add_subcommand("convert", "Read a map in one format and write it in another");
    const auto arguments = std::make_shared<ConvertArguments>();
    addInputFile(*command, action.files, "IN", arguments->in,
                 "the map to read; - is standard input")
        ->required();
    addOutputFile(*command, action.files, "OUT", arguments->out,
                  "the file to write; - is standard output, with --to")
        ->required();
    command->add_option("--from", arguments->from, "format of IN (by suffix)")->type_name("ID");
    command->add_option("--to", arguments->to, "format of OUT (by suffix)")->type_name("ID");
    command
        ->add_option("--option", arguments->options,
                     "a format's option, KEY=VALUE; may be given several times; in:KEY and "
                     "out:KEY say which format, where both have it")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false);
    command
        ->add_option("--layer", arguments->layers,
                     "convert only this layer, by name; may be given several times")
        ->type_name("NAME")
        ->allow_extra_args(false);
    command->callback([arguments, &action] {
        action.run = [arguments, &action] { return run(*arguments, action.files); };
    });
}

} // namespace thicket::cli
