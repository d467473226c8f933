#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>

namespace {

QByteArray map(const char* obstacle)
{
    return QByteArray(R"({"format": "thicket-map", "version": 1, "objects": [
{"id": 1, "type": "start", "position": [0, 0]},
{"id": 2, "type": "goal", "position": [20, 0]})") +
           obstacle + "]}\n";
}

void replaceFile(const QString& path, const QByteArray& bytes)
{
    QFile part(path + ".part");
    QVERIFY(part.open(QIODevice::WriteOnly) && part.write(bytes) == bytes.size());
    part.close();
    QCOMPARE(std::rename(QFile::encodeName(part.fileName()), QFile::encodeName(path)), 0);
}

} // namespace

/// The SDL example goes on by the new path when its map is saved.
class GameLoopSaveTest : public QObject {
    Q_OBJECT

private slots:
    void aSavedMapIsPlannedAnew()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("level.thicket");
        replaceFile(path, map(""));
        qputenv("SDL_VIDEODRIVER", "dummy");
        m_game.setProcessChannelMode(QProcess::MergedChannels);
        m_game.start(THICKET_GAMELOOP, {path});
        QVERIFY2(says("path 20.000\n"), m_said);

        // Half a file is left for later.
        replaceFile(path, map("").left(60));
        QVERIFY2(says("level.thicket: line "), m_said);

        m_said.clear();
        replaceFile(path, map(R"(, {"id": 3, "type": "circle", "center": [15, 0], "radius": 3})"));
        QVERIFY2(says("path "), m_said);
        const double length = m_said.mid(m_said.indexOf("path ") + 5).trimmed().toDouble();
        QVERIFY2(length > 5 && length < 25 && length != 20, m_said);

        ::kill(pid_t(m_game.processId()), SIGTERM);
        QVERIFY(m_game.waitForFinished(60000));
        QCOMPARE(m_game.exitStatus(), QProcess::NormalExit);
        QCOMPARE(m_game.exitCode(), 0);
    }

private:
    bool says(const QByteArray& text)
    {
        while (!m_said.contains(text) && m_game.waitForReadyRead(60000))
            m_said += m_game.readAll();
        return m_said.contains(text);
    }

    QProcess m_game;
    QByteArray m_said;
};

QTEST_GUILESS_MAIN(GameLoopSaveTest)
#include "gameloopsavetest.moc"
