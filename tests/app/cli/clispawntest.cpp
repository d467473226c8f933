#include "tests/app/cli/cliprocess.h"

#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <memory>

namespace {

/// Agents that enter two a second from second 1 on, ten in all, and walk east past a pillar.
const char* const entrance = R"({"format": "thicket-map", "version": 2,
    "agentGroups": [{"name": "guests", "maxSpeed": 2, "goal": 1, "atGoal": "leave"}],
    "objects": [
      {"id": 1, "type": "goal", "position": [20, 0]},
      {"id": 2, "type": "circle", "center": [8, 0], "radius": 2},
      {"id": 3, "type": "spawn", "position": [0, 0], "radius": 3, "count": 10, "rate": 2,
       "from": 1, "group": "guests", "agentRadius": 0.3}]})";

} // namespace

class CliSpawnTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<WorkFolder>();
        m_map = m_folder->write("m.thicket", entrance);
        m_file = m_folder->file("r.thicket-replay");
    }

    void agentsEnterAndArrive()
    {
        const QString table = m_folder->file("r.csv");
        CliRun run = simulated("40", {"--json", "--csv", table});
        QCOMPARE(run.json()["agents"].toInt(), 10);
        QCOMPARE(run.json()["arrived"].toInt(), 10);
        QCOMPARE(run.json()["waiting"].toInt(), 0);
        // The first enters a second, 20 frames, after the start; the second 10 frames later.
        const QByteArray rows = m_folder->read("r.csv");
        QVERIFY2(rows.contains("\n1000001,20,1,"), rows.left(200).constData());
        QVERIFY(!rows.contains("\n1000001,19,"));
        QVERIFY(rows.contains("\n1000002,30,1.5,"));
        QVERIFY(!rows.contains("\n1000002,29,"));

        run = runCli({"replay", m_file, "--verify", m_map});
        QVERIFY2(run.status == 0 && run.out.contains("Verified"), run.text());
    }

    void theSeedChoosesThePlaces()
    {
        QVERIFY(simulated("3").status == 0);
        const QByteArray first = m_folder->read("r.thicket-replay");
        QVERIFY(simulated("3", {"--threads", "3"}).status == 0);
        QVERIFY(m_folder->read("r.thicket-replay") == first);
        QVERIFY(simulated("3", {"--seed", "1"}).status == 0);
        QVERIFY(m_folder->read("r.thicket-replay") != first);
    }

    void agentsThatWaitAreCounted()
    {
        QByteArray narrow(entrance);
        narrow.replace("\"rate\": 2", "\"rate\": 0").replace("\"radius\": 3", "\"radius\": 0.3");
        m_folder->write("m.thicket", narrow);
        const CliRun run = simulated("1");
        QVERIFY2(run.out.endsWith("\n9 agents wait for room in spawn areas\n"), run.text());
        QCOMPARE(simulated("1", {"--json"}).json()["waiting"].toInt(), 9);
    }

    void nonsenseIsFound()
    {
        QByteArray empty(entrance);
        empty.replace("\"count\": 10, \"rate\": 2", "\"count\": 0");
        m_folder->write("m.thicket", empty);
        const CliRun run = runCli({"validate", m_map});
        QVERIFY2(run.out.contains("No agent enters in the spawn area 3"), run.text());
    }

    void polygonsAreFilledAndChecked()
    {
        const auto with = [this](const char* points, const char* radius = "0.3") {
            QByteArray map(entrance);
            map.replace("\"position\": [0, 0], \"radius\": 3", "\"points\": " + QByteArray(points))
                .replace("\"agentRadius\": 0.3", "\"agentRadius\": " + QByteArray(radius));
            m_folder->write("m.thicket", map);
        };
        with("[[-3, -8], [-1, -8], [-1, 8], [-3, 8]]");
        QCOMPARE(runCli({"validate", m_map}).status, 0);
        const QString table = m_folder->file("r.csv");
        CliRun run = simulated("60", {"--json", "--csv", table});
        QCOMPARE(run.json()["agents"].toInt(), 10);
        QCOMPARE(run.json()["arrived"].toInt(), 10);
        run = runCli({"replay", m_file, "--verify", m_map});
        QVERIFY2(run.status == 0 && run.out.contains("Verified"), run.text());
        // Rows: id, frame, seconds, x, y and others. Where an agent enters it is inside.
        QSet<QByteArray> entered;
        for (const QByteArray& row : m_folder->read("r.csv").split('\n')) {
            const QList<QByteArray> cells = row.split(',');
            if (cells.size() < 5 || !cells[0].startsWith('1') || entered.contains(cells[0]))
                continue;
            entered << cells[0];
            const double x = cells[3].toDouble();
            QVERIFY2(x >= -2.701 && x <= -1.299 && std::abs(cells[4].toDouble()) <= 7.701, row);
        }
        QCOMPARE(entered.size(), 10);

        with("[[-3, -8], [-1, -8], [-3, 8], [-1, 8]]");
        run = runCli({"validate", m_map});
        QVERIFY2(run.status == 1 && run.out.contains("The spawn area 3 crosses itself at (-2, 0)."),
                 run.text());
        run = simulated("1");
        QVERIFY2(run.status == 1 && run.error.contains("must not cross"), run.text());
        with("[[-3, -8], [-1, -8], [-1, 8], [-3, 8]]", "1.1");
        run = runCli({"validate", m_map});
        QVERIFY2(run.out.contains("too narrow for its agents of radius 1.1"), run.text());
        QCOMPARE(simulated("10", {"--json"}).json()["waiting"].toInt(), 10);
        with("[[-3, -8], [-1, -8]]");
        run = runCli({"validate", m_map});
        QVERIFY2(run.status == 1 && run.error.contains("line 6"), run.text());
    }

private:
    CliRun simulated(const QString& seconds, const QStringList& more = {}) const
    {
        return runCli(QStringList{"simulate", m_map, "--seconds", seconds, "--out", m_file} + more);
    }

    std::unique_ptr<WorkFolder> m_folder;
    QString m_map;
    QString m_file;
};

QTEST_GUILESS_MAIN(CliSpawnTest)
#include "clispawntest.moc"
