#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

/// The result of one run of thicket-cli.
struct CliRun {
    int status = -1; ///< -1 if it crashed or hung
    QByteArray out;
    QByteArray error;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    /// For a test's message.
    QByteArray text() const
    {
        return "exit " + QByteArray::number(status) + "\nstdout: " + out.left(2000) +
               "\nstderr: " + error.left(2000);
    }
};

/// Runs the built program without any variable of a window system in its environment.
inline CliRun runCli(const QStringList& arguments, const QString& folder = {},
                     const QMap<QString, QString>& variables = {}, const QByteArray& input = {})
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR",
                             "THICKET_PLUGIN_PATH"})
        environment.remove(name);
    for (auto it = variables.begin(); it != variables.end(); ++it)
        environment.insert(it.key(), it.value());
    QProcess process;
    process.setProcessEnvironment(environment);
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(THICKET_BINARY_DIR "/bin/thicket-cli", arguments);
    process.write(input);
    process.closeWriteChannel();
    CliRun run;
    if (process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit)
        run.status = process.exitCode();
    run.out = process.readAllStandardOutput();
    run.error = process.readAllStandardError();
    return run;
}

/// A folder for the files of one test.
class WorkFolder {
public:
    QString path() const { return m_folder.path(); }
    QString file(const QString& name) const { return m_folder.filePath(name); }
    /// Writes a new file with these bytes and returns its path.
    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile target(file(name));
        if (!target.open(QIODevice::WriteOnly) || target.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(target.fileName()));
        return file(name);
    }
    QByteArray read(const QString& name) const
    {
        QFile source(file(name));
        return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
    }
    QStringList files() const
    {
        return QDir(path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
    }

private:
    QTemporaryDir m_folder;
};
