#include "tests/app/cli/cliprocess.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <memory>

namespace {

/// Two agents that change sides round a pillar, and one that cannot reach its goal.
const char* const pillar = R"({"format": "thicket-map", "version": 1,
    "agentGroups": [
      {"name": "east", "maxSpeed": 2, "maxForce": 8, "goal": 1, "behaviours": [
        {"type": "followPath", "weight": 1}, {"type": "avoidAgents", "weight": 1}]},
      {"name": "west", "maxSpeed": 1.5, "maxForce": 8, "goal": 2, "behaviours": [
        {"type": "followPath", "weight": 1}, {"type": "avoidAgents", "weight": 1}]},
      {"name": "shut in", "maxSpeed": 2, "maxForce": 8, "goal": 1}],
    "objects": [
      {"id": 1, "type": "goal", "position": [10, 0]},
      {"id": 2, "type": "goal", "position": [-10, 0]},
      {"id": 3, "type": "circle", "center": [0, 0], "radius": 2},
      {"id": 4, "type": "wall", "points": [[0, 10], [4, 10], [4, 14], [0, 14]], "thickness": 0.5,
       "closed": true},
      {"id": 5, "type": "agent", "position": [-10, 0], "radius": 0.5, "group": "east"},
      {"id": 6, "type": "agent", "position": [9, 1], "radius": 0.4, "group": "west"},
      {"id": 7, "type": "agent", "position": [2, 12], "radius": 0.4, "group": "shut in"}]})";

const char* const measured = "# framerate: 16 fps\n"
                             "# id frame x/cm y/cm z/cm\n"
                             "1\t10\t100.5\t-20\t180\n"
                             "1\t11\t105\t-20\t180\n"
                             "2\t11\t0\t0.125\t175.5\n";

} // namespace

class CliCrowdTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<WorkFolder>();
        m_map = m_folder->write("m.thicket", pillar);
    }

    void behavioursAreListed()
    {
        const CliRun one = runCli({"behaviours", "rayFan"});
        QVERIFY2(one.status == 0, one.text());
        QVERIFY2(one.out.contains("\n    rays: a whole number from 1 to 65 (17). "), one.text());
        QVERIFY2(!one.out.contains("orca"), one.text());
        const CliRun large = runCli({"behaviours", "separation", "--radius", "2"});
        QVERIFY2(large.out.contains(" map units (4 map units). "), large.text());
        const CliRun all = runCli({"behaviours", "--json"});
        const QJsonArray list = QJsonDocument::fromJson(all.out).array();
        QVERIFY2(list.size() >= 13, all.text());
        QCOMPARE(list[0]["type"].toString(), QString("seek"));
        QCOMPARE(list[0]["parameters"][0]["key"].toString(), QString("responseTime"));
        QCOMPARE(list[0]["parameters"][0]["unit"].toString(), QString("s"));
        QCOMPARE(list[0]["parameters"][0]["default"].toDouble(), 0.1875);
        const CliRun unknown = runCli({"behaviours", "fly"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.error.contains("\"fly\" is not a behaviour"), unknown.text());
    }

    void wrongParametersAreRefused()
    {
        const QByteArray wrong = QByteArray(pillar).replace(
            R"({"type": "avoidAgents", "weight": 1})", R"({"type": "rayFan", "rays": 0})");
        const QString map = m_folder->write("wrong.thicket", wrong);
        const CliRun run = runCli(
            {"simulate", map, "--seconds", "1", "--out", m_folder->file("x.thicket-replay")});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.error.contains("wrong.thicket") &&
                     run.error.contains("agent group \"east\"") &&
                     run.error.contains("\"rays\" of the behaviour rayFan is 0; it must be a whole "
                                        "number from 1 to 65."),
                 run.text());
        QCOMPARE(runCli({"validate", map}).status, 1);
    }

    void agentsWalkAndAreRecorded()
    {
        const CliRun run = simulated("run.thicket-replay", {"--csv", m_folder->file("t.csv")});
        QVERIFY2(run.status == 0, run.text());
        QVERIFY2(run.out.startsWith("3 agents in 3 groups, 401 frames, 20 seconds; 2 arrived, 1 "
                                    "stuck (1 noWay)\n"),
                 run.text());
        const QList<QByteArray> rows = m_folder->read("t.csv").split('\n');
        QCOMPARE(rows[0], QByteArray("id,frame,time,x,y"));
        QCOMPARE(rows[1], QByteArray("5,0,0,-10,0"));
        QCOMPARE(rows.size(), qsizetype(1 + 3 * 401 + 1));
        double nearest = 100;
        for (const QByteArray& row : rows.mid(1, 3 * 401)) {
            const QList<QByteArray> fields = row.split(',');
            QCOMPARE(fields[2].toDouble(), fields[1].toDouble() / 20);
            if (fields[0] == "5")
                nearest = std::min(nearest, std::hypot(fields[3].toDouble(), fields[4].toDouble()));
        }
        QVERIFY(nearest >= 2.5 && nearest < 3.5);
        QVERIFY(std::abs(rows[3 * 400 + 1].split(',')[3].toDouble() - 10) < 1);
    }

    void theSameInputGivesTheSameFile()
    {
        QVERIFY(simulated("a.thicket-replay", {"--seed", "7"}).status == 0);
        QVERIFY(simulated("b.thicket-replay", {"--seed", "7", "--threads", "4"}).status == 0);
        QVERIFY(simulated("c.thicket-replay", {"--seed", "8"}).status == 0);
        QVERIFY(!m_folder->read("a.thicket-replay").isEmpty());
        QVERIFY(m_folder->read("a.thicket-replay") == m_folder->read("b.thicket-replay"));
        QVERIFY(m_folder->read("a.thicket-replay") != m_folder->read("c.thicket-replay"));
    }

    void stepsAreCounted()
    {
        const CliRun run = simulated("s.thicket-replay", {"--step", "0.3", "--json"}, "1");
        QVERIFY2(run.status == 0, run.text());
        QCOMPARE(run.json()["frames"].toInt(), 5);
        QCOMPARE(run.json()["step"].toDouble(), 0.3);
        QCOMPARE(run.json()["agents"].toInt(), 3);
        const CliRun none = simulated("s.thicket-replay", {"--json"}, "0");
        QCOMPARE(none.json()["frames"].toInt(), 1);
    }

    void recordingsAreVerified()
    {
        QVERIFY(simulated("run.thicket-replay").status == 0);
        const QString file = m_folder->file("run.thicket-replay");
        CliRun run = runCli({"replay", file, "--verify", m_map, "--threads", "2"});
        QVERIFY2(run.status == 0, run.text());
        QVERIFY2(run.out.contains("Verified: a second run gave the same 401 frames"), run.text());
        run = runCli({"replay", file, "--verify", m_map, "--json"});
        QCOMPARE(run.json()["verification"].toObject()["outcome"].toString(), "verified");
        QCOMPARE(run.json()["stuck"].toObject()["noWay"].toInt(), 1);

        QByteArray moved(pillar);
        moved.replace("\"radius\": 2}", "\"radius\": 2.5}");
        const QString other = m_folder->write("other.thicket", moved);
        run = runCli({"replay", file, "--verify", other, "--json"});
        QVERIFY2(run.status == 1, run.text());
        QCOMPARE(run.json()["verification"].toObject()["outcome"].toString(), "mapDiffers");
        QVERIFY2(run.error.startsWith("thicket-cli: ") &&
                     run.error.contains("not the recorded ones"),
                 run.text());
    }

    void runsAreCompared()
    {
        QVERIFY(simulated("a.thicket-replay").status == 0);
        const QString a = m_folder->file("a.thicket-replay");
        CliRun run = runCli({"replay", a, "--compare", a});
        QVERIFY2(run.status == 0 && run.out.contains("in all 401 frames that both have"),
                 run.text());

        QByteArray slower(pillar);
        slower.replace("\"maxSpeed\": 1.5", "\"maxSpeed\": 1.2");
        m_map = m_folder->write("slower.thicket", slower);
        QVERIFY(simulated("b.thicket-replay").status == 0);
        const QString b = m_folder->file("b.thicket-replay");
        run = runCli({"replay", a, "--compare", b});
        QVERIFY2(run.status == 0 &&
                     run.out.contains("Differs from " + b.toUtf8() + " from frame ") &&
                     run.out.contains("\n  agent 6: from frame "),
                 run.text());
        run = runCli({"replay", a, "--compare", b, "--json"});
        const QJsonObject difference = run.json()["difference"].toObject();
        QCOMPARE(difference["same"].toBool(), false);
        QCOMPARE(difference["agents"].toInt(), 3);
        const QJsonObject first = difference["differing"].toArray()[0].toObject();
        QCOMPARE(first["id"].toInt(), 6);
        QCOMPARE(first["firstFrame"].toInt(), difference["firstFrame"].toInt());
        QVERIFY(first["farthest"].toDouble() > 1);
        QVERIFY(first["firstArrival"].toDouble() < first["secondArrival"].toDouble());

        QVERIFY(simulated("c.thicket-replay", {"--step", "0.1"}).status == 0);
        run = runCli({"replay", a, "--compare", m_folder->file("c.thicket-replay")});
        QVERIFY2(run.status == 1 && run.error.contains("different steps: 0.05 and 0.1 seconds") &&
                     run.error.contains("c.thicket-replay"),
                 run.text());
    }

    void damageIsNamedAndWhatIsGoodIsSaved()
    {
        QVERIFY(simulated("run.thicket-replay").status == 0);
        const QByteArray whole = m_folder->read("run.thicket-replay");
        const QString cut = m_folder->write("cut.thicket-replay", whole.left(whole.size() * 3 / 4));
        CliRun run = runCli({"replay", cut});
        QVERIFY2(run.status == 1 && run.out.isEmpty(), run.text());
        QVERIFY2(run.error.contains("cut.thicket-replay: byte ") &&
                     run.error.contains("the first bad one") && run.error.count('\n') == 1,
                 run.text());
        run = runCli(
            {"replay", cut, "--salvage", "--json", "--out", m_folder->file("good.thicket-replay")});
        QVERIFY2(run.status == 0 && run.error.contains("the first bad one"), run.text());
        const int frames = run.json()["frames"].toInt();
        QVERIFY(frames > 200 && frames < 400);
        run = runCli({"replay", m_folder->file("good.thicket-replay"), "--verify", m_map});
        QVERIFY2(run.status == 0 && run.out.contains(QByteArray::number(frames)), run.text());
    }

    void measuredCrowdsGoThroughUnchanged()
    {
        const QString text = m_folder->write("crowd.txt", measured);
        const QString file = m_folder->file("crowd.thicket-replay");
        CliRun run = runCli({"replay", text, "--out", file, "--json"});
        QVERIFY2(run.status == 0, run.text());
        QCOMPARE(run.json()["frames"].toInt(), 2);
        QCOMPARE(run.json()["source"].toString(), "crowd.txt");
        QCOMPARE(run.json()["simulated"].toBool(), false);
        run = runCli({"replay", file, "--out", m_folder->file("again.txt"), "--csv",
                      m_folder->file("t.csv")});
        QVERIFY2(run.status == 0 && run.out.startsWith("2 agents in 1 group, 2 frames, 0.062 s"),
                 run.text());
        QCOMPARE(m_folder->read("again.txt"), QByteArray(measured));
        QCOMPARE(m_folder->read("t.csv"), QByteArray("id,frame,time,x,y,z\n"
                                                     "1,10,0,1.005,-0.2,1.8\n"
                                                     "1,11,0.0625,1.05,-0.2,1.8\n"
                                                     "2,11,0.0625,0,0.00125,1.755\n"));
        run = runCli({"replay", file, "--verify", m_map});
        QVERIFY2(run.status == 1 && run.error.contains("not simulated"), run.text());

        const QString wide = m_folder->write("wide.txt", QByteArray("1 ").repeated(100'000));
        run = runCli({"replay", wide});
        QVERIFY2(run.status == 1 && run.error.contains("line 1, column 1: The row has 100 or more"),
                 run.text());
        const QString bare = m_folder->write("bare.txt", "1 0 5 5\n");
        run = runCli({"replay", bare});
        QVERIFY2(run.status == 1 && run.error.contains("frame rate"), run.text());
        run = runCli(
            {"replay", bare, "--fps", "25", "--unit", "cm", "--csv", m_folder->file("t.csv")});
        QVERIFY2(run.status == 0, run.text());
        QVERIFY(m_folder->read("t.csv").contains("1,0,0,0.05,0.05"));
    }

    void ownOutputIsReadBack()
    {
        QVERIFY(simulated("run.thicket-replay").status == 0);
        CliRun run = runCli({"replay", m_folder->file("run.thicket-replay"), "--out",
                             m_folder->file("run.txt"), "--csv", m_folder->file("run.csv")});
        QVERIFY2(run.status == 0, run.text());
        for (const char* name : {"run.txt", "run.csv"}) {
            run = runCli({"replay", m_folder->file(name), "--out", m_folder->file("again.txt"),
                          "--csv", m_folder->file("again.csv")});
            QVERIFY2(run.status == 0, run.text());
            QCOMPARE(m_folder->read("again.txt"), m_folder->read("run.txt"));
            QCOMPARE(m_folder->read("again.csv"), m_folder->read("run.csv"));
        }
    }

    /// Cells are as large as the groups' range, which here is more than the largest cell allowed.
    void extremeGroupsAreVerified()
    {
        QByteArray extreme = pillar;
        extreme.replace("\"maxSpeed\": 1.5, \"maxForce\": 8",
                        "\"maxSpeed\": 1e4, \"maxForce\": 1e-3");
        m_map = m_folder->write("m.thicket", extreme);
        QVERIFY(simulated("run.thicket-replay").status == 0);
        const CliRun run =
            runCli({"replay", m_folder->file("run.thicket-replay"), "--verify", m_map});
        QVERIFY2(run.status == 0 && run.out.contains("Verified"), run.text());
    }

    void wrongUsageIsReported_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("no time") << QStringList{"simulate", "M", "--out", "O"};
        QTest::newRow("no file") << QStringList{"simulate", "M", "--seconds", "1"};
        QTest::newRow("no step") << QStringList{"simulate", "M", "--seconds", "1",
                                                "--step",   "0", "--out",     "O"};
        QTest::newRow("threads") << QStringList{"simulate",  "M",  "--seconds", "1",
                                                "--threads", "17", "--out",     "O"};
        QTest::newRow("seed") << QStringList{"simulate", "M",  "--seconds", "1",
                                             "--seed",   "-1", "--out",     "O"};
        QTest::newRow("suffix") << QStringList{"simulate", "M", "--seconds", "1", "--out", "O.csv"};
        QTest::newRow("too long") << QStringList{"simulate", "M", "--seconds", "1e9", "--out", "O"};
        QTest::newRow("replay nothing") << QStringList{"replay"};
        QTest::newRow("unit") << QStringList{"replay", "M", "--unit", "feet"};
        QTest::newRow("rate") << QStringList{"replay", "M", "--fps", "0"};
    }

    void wrongUsageIsReported()
    {
        QFETCH(QStringList, words);
        words.replaceInStrings(QRegularExpression("^M$"), m_map);
        words.replaceInStrings(QRegularExpression("^O$"), m_folder->file("o.thicket-replay"));
        const CliRun run = runCli(words);
        QVERIFY2(run.status == 2 && run.out.isEmpty() && run.error.count('\n') == 1, run.text());
        QCOMPARE(m_folder->files(), QStringList{"m.thicket"});
    }

    void badInputLeavesNothing()
    {
        const QString empty = m_folder->write(
            "e.thicket", R"({"format": "thicket-map", "version": 1, "objects": []})");
        CliRun run = runCli(
            {"simulate", empty, "--seconds", "1", "--out", m_folder->file("o.thicket-replay")});
        QVERIFY2(run.status == 1 && run.error.contains("no agents"), run.text());
        QByteArray inside(pillar);
        inside.replace("[-10, 0], \"radius\": 0.5", "[0, 0], \"radius\": 0.5");
        m_folder->write("e.thicket", inside);
        run = runCli(
            {"simulate", empty, "--seconds", "1", "--out", m_folder->file("o.thicket-replay")});
        QVERIFY2(run.status == 1 && run.error.contains("e.thicket") && run.error.count('\n') == 1,
                 run.text());
        run = runCli({"replay", m_map});
        QVERIFY2(run.status == 1 && run.error.contains("neither a recording nor a table"),
                 run.text());
        run = runCli({"replay", m_folder->file("none.thicket-replay")});
        QVERIFY2(run.status == 1 && run.error.contains("none.thicket-replay"), run.text());
        QCOMPARE(m_folder->files(), (QStringList{"e.thicket", "m.thicket"}));
    }

private:
    CliRun simulated(const QString& name, const QStringList& more = {},
                     const QString& seconds = "20") const
    {
        return runCli(
            QStringList{"simulate", m_map, "--seconds", seconds, "--out", m_folder->file(name)} +
            more);
    }

    std::unique_ptr<WorkFolder> m_folder;
    QString m_map;
};

QTEST_GUILESS_MAIN(CliCrowdTest)
#include "clicrowdtest.moc"
