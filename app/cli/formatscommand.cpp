#include "app/cli/command.h"
#include "app/cli/output.h"
#include "plugins/host/formatregistry.h"

#include <CLI/CLI.hpp>

namespace thicket::cli {

namespace {

std::string column(std::string text, std::size_t width)
{
    text.resize(std::max(width, text.size() + 1), ' ');
    return text;
}

std::string line(const std::string& id, bool reads, bool writes, const std::string& suffixes,
                 const std::string& title)
{
    return column(id, 10) +
           column(reads && writes ? "read, write"
                  : reads         ? "read"
                                  : "write",
                  13) +
           column(suffixes, 12) + title + '\n';
}

std::string optionLines(const char* word, const QList<plugins::FormatOption>& options)
{
    std::string text;
    for (const plugins::FormatOption& option : options) {
        const std::string byDefault = option.defaultValue.toStdString();
        const std::string choices = option.choices.join(", ").toStdString();
        text += "          " + std::string(word) + " option " + option.key.toStdString() + ": " +
                option.description.toStdString() + (choices.empty() ? "" : ": " + choices) +
                (byDefault.empty() ? "\n" : " (" + byDefault + ")\n");
    }
    return text;
}

ExitStatus listFormats()
{
    const plugins::FormatRegistry registry;
    print(line("thicket", true, true, ".thicket", "Thicket map"));
    for (const plugins::MapFormat* format : registry.formats()) {
        const plugins::FormatInfo info = format->info();
        QStringList suffixes;
        for (const QString& suffix : info.suffixes)
            suffixes << '.' + suffix;
        print(line(info.id.toStdString(), info.canImport, info.canExport,
                   suffixes.join(' ').toStdString(), info.title.toStdString()));
        print(optionLines("read", info.importOptions));
        print(optionLines("write", info.exportOptions));
    }
    for (const plugins::PluginProblem& problem : registry.problems())
        print("unusable  " + oneLine((problem.file + ": " + problem.reason).toStdString()) + '\n');
    return ExitStatus::done;
}

} // namespace

void addFormats(CLI::App& program, Action& action)
{
    CLI::App* const command =
        program.add_subcommand("formats", "List the file formats and the plugins that failed");
    command->callback([&action] { action.run = listFormats; });
}

} // namespace thicket::cli
