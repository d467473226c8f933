#include "app/cli/replayfiles.h"

#include "app/cli/output.h"
#include "libnav/files/readfile.h"
#include "libsteer/recording/recordingfile.h"

namespace thicket::cli {

namespace {

constexpr std::string_view recordingSuffix = ".thicket-replay";
constexpr std::string_view trajectorySuffix = ".txt";

/// And a name before it.
bool hasSuffix(const std::string& path, std::string_view suffix)
{
    return path.size() > suffix.size() && path.ends_with(suffix);
}

} // namespace

Result<OpenedReplay> openReplay(const std::string& path, const steer::TrajectoryOptions& options,
                                bool salvages)
{
    const Result<std::string> head = nav::readHead(path);
    if (!head)
        return Unexpected(head.error());
    const bool isText = !hasSuffix(path, recordingSuffix) && !steer::isRecording(*head);
    if (isText && head->starts_with('{')) // as maps do
        return Unexpected("This is JSON, and neither a recording nor a table of trajectories.",
                          path);
    const Result<std::string> bytes =
        nav::readFile(path, isText ? nav::FileNature() : steer::recordingNature);
    if (!bytes)
        return Unexpected(bytes.error());
    if (isText) {
        Result<steer::Recording> read = steer::readTrajectories(*bytes, path, options);
        if (!read)
            return Unexpected(read.error());
        return OpenedReplay{std::move(*read), {}};
    }
    Result<steer::SalvagedRecording> read = steer::salvageRecording(*bytes, path);
    if (!read)
        return Unexpected(read.error());
    if (read->damage && !salvages)
        return Unexpected(*read->damage);
    return OpenedReplay{std::move(read->recording), std::move(read->damage)};
}

bool canWriteReplay(const std::string& path)
{
    return hasSuffix(path, recordingSuffix) || hasSuffix(path, trajectorySuffix) ||
           isStandardOutput(path);
}

Result<void> writeReplay(const steer::Recording& recording, const std::string& path,
                         const std::string& table)
{
    std::vector<OutputFile> files;
    if (!path.empty())
        files.push_back({path, hasSuffix(path, trajectorySuffix)
                                   ? steer::writeTrajectories(recording)
                                   : steer::writeRecording(recording)});
    if (!table.empty())
        files.push_back({table, steer::writeTrajectoryTable(recording)});
    return writeFiles(files);
}

} // namespace thicket::cli
