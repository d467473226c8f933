#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// Conversions of files that are made to exhaust the memory or the time of who reads them.
namespace thicket::test {

inline constexpr rlim_t hostileMemory = rlim_t(256) << 20;

/// How a program that converts a file ended. It fails if it needs more than hostileMemory.
struct HostileOutcome {
    int status = -1;
    double seconds = 0; ///< of a processor
    QString message;
};

inline HostileOutcome converted(const QString& path, const QString& errors)
{
    const pid_t child = fork();
    if (child == 0) {
        if (!freopen(qPrintable(errors), "w", stderr))
            _exit(99);
#if !defined(THICKET_SANITIZED) && !defined(THICKET_MEMORY_UNBOUNDED)
        const rlimit memory{hostileMemory, hostileMemory};
        setrlimit(RLIMIT_DATA, &memory);
#endif
        execl(THICKET_BINARY_DIR "/bin/thicket-cli", "thicket-cli", "convert", qPrintable(path),
              qPrintable(path + ".thicket"), nullptr);
        _exit(98);
    }
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    HostileOutcome outcome;
    outcome.status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    outcome.seconds = double(used.ru_utime.tv_sec + used.ru_stime.tv_sec);
    QFile file(errors);
    if (file.open(QIODevice::ReadOnly))
        outcome.message = file.readAll().trimmed();
    return outcome;
}

/// Of the bytes as a file in a folder of its own.
inline HostileOutcome convertedBytes(const QByteArray& bytes, const QString& suffix)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("bomb." + suffix));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return {-1, 0, "the file cannot be written"};
    file.close();
    return converted(file.fileName(), folder.filePath("errors"));
}

/// Empty if the file is refused as it should be: in one line that names it and, if memory did not
/// suffice, its own bound, not the machine's.
inline QString hostileFault(const QByteArray& bytes, const QString& suffix)
{
    const HostileOutcome outcome = convertedBytes(bytes, suffix);
    if (outcome.status != 1)
        return "ended with " + QString::number(outcome.status) + ": " + outcome.message;
    if (!outcome.message.contains("bomb." + suffix) || outcome.message.contains('\n') ||
        outcome.message.contains("not enough memory") || outcome.message.contains("plugin"))
        return outcome.message;
    if (outcome.seconds >= 20)
        return QString::number(outcome.seconds) + " s";
    return {};
}

/// Empty if the file is read, within the bounds of memory and time.
inline QString readingFault(const QByteArray& bytes, const QString& suffix)
{
    const HostileOutcome outcome = convertedBytes(bytes, suffix);
    if (outcome.status != 0)
        return "ended with " + QString::number(outcome.status) + ": " + outcome.message;
    if (outcome.seconds >= 20)
        return QString::number(outcome.seconds) + " s";
    return {};
}

inline QByteArray repeated(const QByteArray& piece, int count)
{
    QByteArray all;
    all.reserve(piece.size() * count);
    for (int i = 0; i < count; ++i)
        all += piece;
    return all;
}

} // namespace thicket::test
