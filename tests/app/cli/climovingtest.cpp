#include "tests/app/cli/cliprocess.h"

#include <QJsonObject>
#include <QTest>

#include <memory>

namespace {

/// Two agents before a door that opens after three seconds.
const char* const hall = R"({"format": "thicket-map", "version": 2,
    "agentGroups": [{"name": "guests", "maxSpeed": 2, "goal": 1}],
    "objects": [
      {"id": 1, "type": "goal", "position": [8, 0]},
      {"id": 2, "type": "wall", "thickness": 0.2, "points":
        [[0, -1.2], [0, -9], [-9, -9], [-9, 9], [0, 9], [0, 1.2]]},
      {"id": 3, "type": "wall", "thickness": 0.2, "points": [[0, -1.3], [0, 1.3]],
       "motion": {"track": [[0, 2.7]], "course": "once", "start": 3}},
      {"id": 4, "type": "agent", "position": [-4, 1], "radius": 0.3, "group": "guests"},
      {"id": 5, "type": "agent", "position": [-4, -1], "radius": 0.3, "group": "guests"}]})";

} // namespace

class CliMovingTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<WorkFolder>();
        m_map = m_folder->write("m.thicket", hall);
        m_file = m_folder->file("r.thicket-replay");
    }

    void agentsPassTheDoorAndTheRunVerifies()
    {
        CliRun run = runCli({"simulate", m_map, "--seconds", "25", "--out", m_file, "--json"});
        QVERIFY2(run.status == 0, run.text());
        QCOMPARE(run.json()["arrived"].toInt(), 2);
        run = runCli({"replay", m_file, "--verify", m_map});
        QVERIFY2(run.status == 0 && run.out.contains("Verified"), run.text());
        // With the door shut nobody leaves.
        const QByteArray shut = QByteArray(hall).replace("\"start\": 3", "\"start\": 300");
        const QString other = m_folder->write("shut.thicket", shut.constData());
        const QString file = m_folder->file("shut.thicket-replay");
        run = runCli({"simulate", other, "--seconds", "25", "--out", file, "--json"});
        QVERIFY2(run.status == 0, run.text());
        QCOMPARE(run.json()["arrived"].toInt(), 0);
        QVERIFY(runCli({"replay", m_file, "--verify", other}).status != 0);
    }

    /// The same door on a hinge.
    void agentsPassTheDoorThatTurns()
    {
        const QByteArray door = QByteArray(hall).replace(
            R"("track": [[0, 2.7]])", R"("turn": -100, "hinge": [0, 0], "speed": 60)");
        const QString map = m_folder->write("hinge.thicket", door.constData());
        QVERIFY(runCli({"validate", map}).status == 0);
        CliRun run = runCli({"simulate", map, "--seconds", "25", "--out", m_file, "--json"});
        QVERIFY2(run.status == 0, run.text());
        QCOMPARE(run.json()["arrived"].toInt(), 2);
        run = runCli({"replay", m_file, "--verify", map});
        QVERIFY2(run.status == 0 && run.out.contains("Verified"), run.text());
        // Another hinge is another scenario.
        const QByteArray other = QByteArray(door).replace("[0, 0]", "[0, 2.6]");
        const QString file = m_folder->write("other.thicket", other.constData());
        QVERIFY(runCli({"replay", m_file, "--verify", file}).status != 0);
        const QByteArray idle = QByteArray(door).replace("\"turn\": -100", "\"turn\": 0");
        run = runCli({"validate", m_folder->write("idle.thicket", idle.constData())});
        QVERIFY2(run.out.contains("The wall 3 does not move: the angle of its turn is 0."),
                 run.text());
    }

    void badMotionsAreFound()
    {
        QVERIFY(runCli({"validate", m_map}).status == 0);
        const QByteArray idle = QByteArray(hall).replace("\"start\": 3", "\"speed\": 0");
        const CliRun run = runCli({"validate", m_folder->write("idle.thicket", idle.constData())});
        QVERIFY2(run.out.contains("The wall 3 does not move: the speed of its motion is 0."),
                 run.text());
    }

private:
    std::unique_ptr<WorkFolder> m_folder;
    QString m_map;
    QString m_file;
};

QTEST_GUILESS_MAIN(CliMovingTest)
#include "climovingtest.moc"
