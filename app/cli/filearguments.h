#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace thicket::cli {

/// The files that the user named for one command to read and to write.
class FileArguments {
public:
    void addInput(const std::string& argument, const std::string& path);
    void addOutput(const std::string& argument, const std::string& path);

    /// Throws wrong usage as the argument parser does: for an output that is also an input, or one
    /// file for two outputs, also through links. Every command calls this before it does anything.
    /// "-" is standard output and no file.
    void check() const;
    /// The same for another output that is known only later: `path` is written for `argument`.
    void checkOutput(const std::string& argument, const std::string& path) const;

private:
    struct File {
        std::string argument; ///< "MAP", "--out"
        std::string path;
    };
    static void refuseIfSame(const File& output, const std::vector<File>& others,
                             const char* consequence);

    std::vector<File> m_inputs;
    std::vector<File> m_outputs;
};

/// A file that the command reads. `files` and `target` must outlive the parser.
CLI::Option* addInputFile(CLI::App& app, FileArguments& files, const std::string& name,
                          std::string& target, const std::string& help);
/// A file that the command writes.
CLI::Option* addOutputFile(CLI::App& app, FileArguments& files, const std::string& name,
                           std::string& target, const std::string& help);

} // namespace thicket::cli
