#include "app/cli/filearguments.h"

#include "app/cli/output.h"
#include "libnav/excerpt.h"
#include "libnav/files/fileidentity.h"

#include <CLI/CLI.hpp>

namespace thicket::cli {

namespace {

std::string quoted(const std::string& text) { return '"' + excerpt(text) + '"'; }

template <class Note> CLI::Option* addFile(CLI::App& app, const std::string& name,
                                           std::string& target, const std::string& help, Note note)
{
    const auto read = [name, &target, note](const std::string& path) {
        if (path.empty())
            throw CLI::ValidationError(name, "needs the name of a file");
        target = path;
        note(path);
    };
    return app.add_option_function<std::string>(name, read, help)->type_name("FILE");
}

} // namespace

void FileArguments::addInput(const std::string& argument, const std::string& path)
{
    m_inputs.push_back({argument, path});
}

void FileArguments::addOutput(const std::string& argument, const std::string& path)
{
    m_outputs.push_back({argument, path});
}

void FileArguments::refuseIfSame(const File& output, const std::vector<File>& others,
                                 const char* consequence)
{
    const auto identity = nav::identityOf(output.path);
    for (const File& other : others) {
        const bool areAlike = isStandardOutput(other.path) == isStandardOutput(output.path);
        if (areAlike && identity && identity == nav::identityOf(other.path))
            throw CLI::ValidationError(
                output.argument, quoted(output.path) + " is the same file as " +
                                     quoted(other.path) + " of " + other.argument + consequence);
    }
}

void FileArguments::checkOutput(const std::string& argument, const std::string& path) const
{
    if (!isStandardOutput(path))
        refuseIfSame({argument, path}, m_inputs, ", which would be lost");
}

void FileArguments::check() const
{
    std::vector<File> before;
    for (const File& output : m_outputs) {
        checkOutput(output.argument, output.path);
        refuseIfSame(output, before, "; each output needs a file of its own");
        before.push_back(output);
    }
}

CLI::Option* addInputFile(CLI::App& app, FileArguments& files, const std::string& name,
                          std::string& target, const std::string& help)
{
    return addFile(app, name, target, help,
                   [name, &files](const std::string& path) { files.addInput(name, path); });
}

CLI::Option* addOutputFile(CLI::App& app, FileArguments& files, const std::string& name,
                           std::string& target, const std::string& help)
{
    return addFile(app, name, target, help,
                   [name, &files](const std::string& path) { files.addOutput(name, path); });
}

} // namespace thicket::cli
