#pragma once

#include <QProcess>
#include <QStringList>

namespace thicket::test {

/// Runs a script with Python and takes what it prints, also of errors. Returns whether it ended
/// well. Programs that use it define THICKET_TEST_PYTHON.
inline bool runPython(const QStringList& arguments, QByteArray& said)
{
    QProcess python;
    python.setProcessChannelMode(QProcess::MergedChannels);
    python.start(THICKET_TEST_PYTHON, arguments);
    const bool hasEnded = python.waitForFinished(-1);
    said = python.readAll();
    return hasEnded && python.exitStatus() == QProcess::NormalExit && python.exitCode() == 0;
}

} // namespace thicket::test
