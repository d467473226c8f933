#include "plugins/host/pluginmanifest.h"
#include "plugins/worker/limits.h"
#include "plugins/worker/work.h"

#include <QFile>

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <optional>
#include <string>

using namespace thicket;

namespace {

constexpr const char* usage =
    "usage: thicket-format-worker describe PLUGIN\n"
    "         writes the manifest of our own plugin beside it (part of building, installing and\n"
    "         packaging: after the last change to the file)\n"
    "       thicket-format-worker work PLUGIN SECONDS MEGABYTES\n"
    "         runs one task with the plugin: the message of the task on standard input, that of\n"
    "         the answer on standard output (plugins/host/workmessage.h)\n";

enum Status { done = 0, failed = 1, wrongUsage = 2 };

/// The plugin must not get the files that the starting program left open. Writing to a pipe that
/// nobody reads must not end the process.
void dropInheritance()
{
    ::close_range(STDERR_FILENO + 1, ~0U, 0);
    std::signal(SIGPIPE, SIG_IGN);
}

/// Moves standard output to another descriptor and discards what the plugin prints.
int takenOutput()
{
    const int answers = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (answers < 0 || nowhere < 0 || ::dup2(nowhere, STDOUT_FILENO) < 0)
        return -1;
    return answers;
}

std::optional<plugins::WorkTask> readTask()
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return std::nullopt;
    const Result<plugins::WorkMessage> message = plugins::workMessageFrom(input.readAll());
    if (!message)
        return std::nullopt;
    Result<plugins::WorkTask> task = plugins::workTaskFrom(*message);
    return task ? std::optional(std::move(*task)) : std::nullopt;
}

bool writeAll(int file, const QByteArray& bytes)
{
    qsizetype written = 0;
    while (written < bytes.size()) {
        const ssize_t count =
            ::write(file, bytes.constData() + written, std::size_t(bytes.size() - written));
        if (count <= 0)
            return false;
        written += count;
    }
    return true;
}

/// The bytes of the answer; nullopt if there is no task.
std::optional<QByteArray> answerTo(const QString& plugin, int megabytes)
{
    try {
        const std::optional<plugins::WorkTask> task = readTask();
        if (!task)
            return std::nullopt;
        return plugins::bytesOf(worker::work(plugin, *task));
    } catch (const std::bad_alloc&) {
        const Unexpected error("The task needs more memory than the " + std::to_string(megabytes) +
                               " MiB that a plugin outside the installation may use.");
        return plugins::bytesOf(plugins::answerOf(Result<plugins::FormatInfo>(error)));
    }
}

Status workOnce(const QString& plugin, int seconds, int megabytes)
{
    dropInheritance();
    const int answers = takenOutput();
    if (answers < 0 || !worker::holdToLimits(seconds, megabytes))
        return failed;
    const std::optional<QByteArray> answer = answerTo(plugin, megabytes);
    return answer && writeAll(answers, *answer) ? done : failed;
}

Status describe(const QString& plugin)
{
    const Result<void> written = plugins::writeManifest(plugin);
    if (written)
        return done;
    std::fprintf(stderr, "thicket-format-worker: %s\n", written.error().text().c_str());
    return failed;
}

Status run(int argc, char** argv)
{
    const QString word = argc > 1 ? QString::fromUtf8(argv[1]) : QString();
    if (word == "describe" && argc == 3)
        return describe(QFile::decodeName(argv[2]));
    if (word == "work" && argc == 5)
        return workOnce(QFile::decodeName(argv[2]), QByteArray(argv[3]).toInt(),
                        QByteArray(argv[4]).toInt());
    std::fputs(usage, stderr);
    return wrongUsage;
}

} // namespace

int main(int argc, char** argv)
{
    Status status = failed;
    try {
        status = run(argc, argv);
    } catch (const std::exception& exception) {
        std::fprintf(stderr, "thicket-format-worker: %s\n", exception.what());
    } catch (...) {
        std::fputs("thicket-format-worker: unknown exception\n", stderr);
    }
    // The work is done. What plugins would do at the end of the process is not needed.
    ::_exit(status);
}
