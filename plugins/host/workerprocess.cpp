#include "plugins/host/workerprocess.h"

#include "plugins/host/programfolder.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

#include <csignal>

namespace thicket::plugins {

namespace {

/// A worker that dies early must not end this program by the signal of a broken pipe.
class BrokenPipesIgnored {
public:
    BrokenPipesIgnored()
    {
        struct sigaction ignoring = {};
        ignoring.sa_handler = SIG_IGN;
        ::sigaction(SIGPIPE, &ignoring, &m_before);
    }
    ~BrokenPipesIgnored() { ::sigaction(SIGPIPE, &m_before, nullptr); }
    BrokenPipesIgnored(const BrokenPipesIgnored&) = delete;
    BrokenPipesIgnored& operator=(const BrokenPipesIgnored&) = delete;

private:
    struct sigaction m_before = {};
};

/// "while it read a file": for sentences about what happened then.
QString occasion(WorkKind kind)
{
    switch (kind) {
    case WorkKind::importing:
        return "while it read a file";
    case WorkKind::exporting:
        return "while it wrote a file";
    case WorkKind::probing:
        break;
    }
    return "while it started";
}

QString signalName(int number)
{
    switch (number) {
    case SIGSEGV:
        return "segmentation fault";
    case SIGABRT:
        return "abort";
    case SIGBUS:
        return "bus error";
    case SIGILL:
        return "illegal instruction";
    case SIGFPE:
        return "arithmetic error";
    default:
        return QString("signal %1").arg(number);
    }
}

/// How the process ended.
struct WorkerEnd {
    enum class Cut { none, clock, size } cut = Cut::none;
    QProcess::ExitStatus exit = QProcess::NormalExit;
    int code = 0; ///< exit status or signal number
};

QString sentenceAbout(const WorkerEnd& end, WorkKind kind, const WorkLimits& limits)
{
    if (end.cut == WorkerEnd::Cut::clock) {
        return QString("The plugin did not finish within %1 s %2 and was stopped.")
            .arg(limits.wallSeconds)
            .arg(occasion(kind));
    }
    if (end.cut == WorkerEnd::Cut::size) {
        return QString("The plugin's answer is larger than %1 MiB and was discarded.")
            .arg(largestWorkMessage >> 20);
    }
    if (end.exit == QProcess::NormalExit) {
        return QString("The plugin ended its process (exit status %1) %2.")
            .arg(end.code)
            .arg(occasion(kind));
    }
    if (end.code == SIGXCPU || end.code == SIGKILL) {
        return QString("The plugin used more than %1 s of processor time or more memory than there "
                       "is %2 and was stopped.")
            .arg(limits.processorSeconds)
            .arg(occasion(kind));
    }
    return QString("The plugin crashed (%1) %2.").arg(signalName(end.code), occasion(kind));
}

/// Reads what the worker writes until it ends or must be stopped.
WorkerEnd awaitEnd(QProcess& process, const WorkLimits& limits, QByteArray& answer)
{
    const QDeadlineTimer deadline(qint64(limits.wallSeconds) * 1000);
    WorkerEnd end;
    while (process.state() != QProcess::NotRunning && end.cut == WorkerEnd::Cut::none) {
        process.waitForReadyRead(int(deadline.remainingTime()));
        answer += process.readAllStandardOutput();
        if (answer.size() > largestWorkMessage)
            end.cut = WorkerEnd::Cut::size;
        else if (deadline.hasExpired() && process.state() != QProcess::NotRunning)
            end.cut = WorkerEnd::Cut::clock;
    }
    if (end.cut != WorkerEnd::Cut::none)
        process.kill();
    process.waitForFinished();
    answer += process.readAllStandardOutput();
    end.exit = process.exitStatus();
    end.code = process.exitCode();
    return end;
}

} // namespace

QString workerProgram()
{
    for (const char* folder : {"../libexec/thicket", THICKET_INSTALLED_WORKER}) {
        const QString file =
            QDir::cleanPath(programFolder() + '/' + folder + "/thicket-format-worker");
        if (QFileInfo(file).isExecutable())
            return file;
    }
    return {};
}

Result<WorkMessage> runWorker(const QString& pluginFile, const WorkTask& task,
                              const WorkLimits& limits)
{
    const auto failed = [&pluginFile](const QString& sentence) {
        return Unexpected(sentence.toStdString(), pluginFile.toStdString());
    };
    const QByteArray message = bytesOf(toMessage(task));
    if (message.size() > largestWorkMessage)
        return failed("More than 1024 MiB cannot be given to a plugin outside the installation.");
    const QString program = workerProgram();
    if (program.isEmpty())
        return failed("The program thicket-format-worker, which runs this plugin, is missing.");
    const BrokenPipesIgnored ignored;
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, {"work", pluginFile, QString::number(limits.processorSeconds),
                            QString::number(limits.memoryMegabytes)});
    if (!process.waitForStarted())
        return failed("The program thicket-format-worker, which runs this plugin, does not start.");
    process.write(message);
    process.closeWriteChannel();
    QByteArray answer;
    const WorkerEnd end = awaitEnd(process, limits, answer);
    if (end.cut != WorkerEnd::Cut::none || end.exit != QProcess::NormalExit || end.code != 0 ||
        answer.isEmpty())
        return failed(sentenceAbout(end, task.kind, limits));
    Result<WorkMessage> read = workMessageFrom(answer);
    if (!read)
        return failed("The plugin's answer is garbage.");
    return read;
}

} // namespace thicket::plugins
