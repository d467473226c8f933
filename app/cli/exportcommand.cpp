#include "app/cli/command.h"
#include "app/cli/exportwatch.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"
#include "app/cli/picture.h"
#include "app/cli/stopsignals.h"
#include "app/exporting/bundle.h"
#include "libnav/files/readfile.h"
#include "plugins/host/mapfiles.h"
#include "plugins/host/picturepath.h"

#include <CLI/CLI.hpp>

#include <QDir>
#include <QFileInfo>

#include <exception>
#include <memory>

namespace thicket::cli {

namespace {

struct ExportArguments {
    std::string map;
    std::string preset;
    std::string out;
    bool watches = false;
};

constexpr const char* leftOutWord = "lost ";
constexpr const char* keptWord = "kept ";

Result<exporting::Preset> readPreset(const std::string& path,
                                     const plugins::FormatRegistry& registry)
{
    const Result<std::string> bytes = nav::readFile(path);
    if (!bytes)
        return Unexpected(bytes.error());
    const QString name = QFileInfo(plugins::pathText(path)).fileName();
    auto preset = exporting::presetFrom(QByteArray::fromStdString(*bytes), name);
    if (!preset)
        return preset;
    if (const auto problem = exporting::presetProblem(*preset, name, registry))
        return Unexpected(*problem);
    return preset;
}

/// --out, else the preset's folder.
QString folderOf(const ExportArguments& arguments, const exporting::Preset& preset)
{
    if (isStandardOutput(arguments.out))
        throw CLI::ValidationError("--out", "names a folder, and standard output is none; for a "
                                            "folder of the name -, write ./-");
    if (!arguments.out.empty())
        return plugins::pathText(arguments.out);
    if (preset.folder.isEmpty())
        throw CLI::ValidationError("--out", "is missing, and the preset has no \"folder\"");
    const QFileInfo file(plugins::pathText(arguments.preset));
    return QDir(file.absolutePath()).absoluteFilePath(preset.folder);
}

Result<exporting::Bundle> made(const ExportArguments& arguments,
                               const plugins::FormatRegistry& registry)
{
    const auto preset = readPreset(arguments.preset, registry);
    if (!preset)
        return Unexpected(preset.error());
    const QString folder = folderOf(arguments, *preset);
    const QString file = plugins::pathText(arguments.map);
    auto loaded = plugins::openMap(file, registry);
    if (!loaded)
        return Unexpected(loaded.error());
    if (loaded->isNewer)
        return Unexpected("This map was written by a newer Thicket; exporting it would lose what "
                          "this version does not know.",
                          arguments.map);
    plugins::resolvePicture(loaded->map.settings, QFileInfo(file).absoluteFilePath());
    return exporting::Bundle::make({loaded->map, file}, *preset, folder, registry,
                                   [] { return !StopSignals::hasCome(); });
}

void printWritten(const exporting::Bundle& bundle)
{
    for (const QString& path : bundle.paths())
        print("wrote " + oneLine(plugins::nativePath(path).string()) + '\n');
    for (const exporting::Bundle::Note& one : bundle.notes()) {
        const bool isLost = one.note.fidelity == plugins::FormatNote::Fidelity::leftOut;
        print((isLost ? leftOutWord : keptWord) + oneLine(one.file.toStdString()) + ": " +
              oneLine(one.note.text.toStdString()) + '\n');
    }
}

Result<void> exportOnce(const ExportArguments& arguments, const FileArguments& files)
{
    const plugins::FormatRegistry registry;
    Result<exporting::Bundle> bundle = made(arguments, registry);
    if (!bundle)
        return Unexpected(bundle.error());
    for (const QString& path : bundle->paths())
        files.checkOutput("--out", plugins::nativePath(path));
    if (const auto replaced = bundle->replace(); !replaced)
        return replaced;
    printWritten(*bundle);
    return {};
}

/// Exports, and says in one line what is wrong with the map or the preset: the last export stays.
/// False if nobody can read what is printed.
bool exportOrReport(const ExportArguments& arguments, const FileArguments& files)
{
    const auto done = exportOnce(arguments, files);
    if (done)
        print("watching; Ctrl+C ends it\n");
    else if (!StopSignals::hasCome())
        report(done.error().text());
    return flushed();
}

void watch(const ExportArguments& arguments, const FileArguments& files)
{
    std::exception_ptr wrongUsage; // must not leave the event loop
    const auto exportNow = [&] {
        try {
            return exportOrReport(arguments, files);
        } catch (const CLI::ValidationError&) {
            wrongUsage = std::current_exception();
            return false;
        }
    };
    exportAtEachSave({plugins::pathText(arguments.map), plugins::pathText(arguments.preset)},
                     exportNow);
    if (wrongUsage)
        std::rethrow_exception(wrongUsage);
}

ExitStatus run(const ExportArguments& arguments, const FileArguments& files)
{
    const OffscreenApplication application;
    if (arguments.watches) {
        watch(arguments, files);
        return ExitStatus::done;
    }
    const auto done = exportOnce(arguments, files);
    return done ? ExitStatus::done : refused(done.error());
}

} // namespace

void addExport(CLI::App& program, Action& action)
{
    CLI::App* const command = program.add_subcommand(
        "export", "Write a map in several formats, with paths, graph, flow field and a picture for "
                  "a set of agent radii, into a folder");
    const auto arguments = std::make_shared<ExportArguments>();
    addInputFile(*command, action.files, "MAP", arguments->map,
                 "the map, in any format that can be read")
        ->required();
    addInputFile(*command, action.files, "--preset", arguments->preset, "what to write: see below")
        ->required();
    command->add_option("--out", arguments->out, "the folder to write to, made if it is missing")
        ->type_name("FOLDER");
    command->add_flag("--watch", arguments->watches,
                      "export again at each save of the map or the preset, until Ctrl+C");
    command->footer(exporting::presetHelp());
    command->callback([arguments, &action] {
        action.run = [arguments, &action] { return run(*arguments, action.files); };
    });
}

} // namespace thicket::cli
