#include "tests/app/cli/cliprocess.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

class CliCompareTest : public QObject {
    Q_OBJECT

private slots:
    /// One row for each method, the exact one first, and all of them have a path.
    void aTable()
    {
        const CliRun run = runCli({"compare", gate(), "--radius", "0.5"});
        QVERIFY2(run.status == 0, run.text());
        const QList<QByteArray> lines = run.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 6);
        const QList<QByteArray> methods{"method",        "exact", "weighted",
                                        "completeGraph", "grid",  "flow"};
        for (int i = 0; i < lines.size(); ++i)
            QVERIFY2(lines[i].startsWith(methods[i] + ' '), run.text());
        QVERIFY(lines[1].contains("found") && lines[1].contains("0.000 %"));
    }

    void asJson()
    {
        const CliRun run =
            runCli({"compare", gate(), "--radius", "0.5", "--cell", "0.25", "--json"});
        QCOMPARE(run.json()["cell"].toDouble(), 0.25);
        const QJsonArray rows = run.json()["methods"].toArray();
        QCOMPARE(rows.size(), 5);
        for (const QJsonValue& row : rows) {
            QCOMPARE(row["status"].toString(), QString("found"));
            QVERIFY(row["excess"].toDouble() > -1e-9);
            QVERIFY(row["expanded"].toInt() > 0);
            QVERIFY(!row["edges"].toArray().isEmpty());
        }
        QVERIFY(!run.json().contains("radii"));
    }

    /// The gap of width 4 closes at radius 2.
    void radiiOfGaps()
    {
        const QStringList query{"compare", gate(), "--radius", "0.5", "--up-to", "3"};
        const CliRun text = runCli(query);
        QVERIFY2(text.out.contains("the gap between object 1 and object 2 closes, length "),
                 text.text());
        const QJsonArray radii =
            runCli(query + QStringList{"--json"}).json()["radii"].toObject()["found"].toArray();
        QCOMPARE(radii.size(), 1);
        QVERIFY(std::abs(radii[0]["radius"].toDouble() - 2) < 1e-5);
        QCOMPARE(radii[0]["obstacles"].toArray(), (QJsonArray{1, 2}));
        QVERIFY(radii[0]["after"].toDouble() > radii[0]["before"].toDouble());
    }

    /// Below 2 the path leads through the gap, above 2 round the walls.
    void aTableOfRadii()
    {
        const QStringList query{"compare", gate(), "--radii", "0.8:2.3:0.5"};
        const CliRun text = runCli(query);
        QVERIFY2(text.out.contains("\nradius "), text.text());
        QVERIFY2(text.out.contains("the gap between object 1 and object 2 closes"), text.text());
        const QJsonObject json = runCli(query + QStringList{"--json"}).json();
        const QJsonArray table = json["table"].toArray();
        QCOMPARE(table.size(), 4);
        for (int i = 0; i < 4; ++i) {
            QVERIFY(std::abs(table[i]["radius"].toDouble() - (0.8 + 0.5 * i)) < 1e-9);
            const QJsonArray methods = table[i]["methods"].toArray();
            QCOMPARE(methods.size(), 3);
            QVERIFY((methods[0]["length"].toDouble() > 30) == (i == 3));
        }
        QCOMPARE(json["radii"].toObject()["found"].toArray().size(), 1);
    }

    void wrongUsage()
    {
        for (const char* radii : {"1:2", "2:1:1", "1:2:0", "-1:2:1", "0:2:0.001", "a:b:c"})
            QCOMPARE(runCli({"compare", gate(), "--radii", radii}).status, 2);
        QCOMPARE(runCli({"compare", gate(), "--time-limit", "-1"}).status, 2);
        QCOMPARE(runCli({"compare", gate(), "--weight", "1"}).status, 2);
        QCOMPARE(runCli({"compare", gate(), "--cell", "0"}).status, 2);
        QCOMPARE(runCli({"compare", gate(), "--radius", "2", "--up-to", "1"}).status, 2);
        const CliRun ends = runCli({"compare", m_folder.write("empty.csv", "x,y,radius\n1,2,3\n")});
        QCOMPARE(ends.status, 1);
        QVERIFY2(ends.error.contains("start and no goal"), ends.text());
    }

private:
    /// Two rows of wall with a gap of width 4 between start and goal.
    QString gate() const
    {
        return m_folder.write("gate.thicket",
                              R"({"format": "thicket-map", "version": 1, "objects": [
            {"id": 1, "type": "wall", "points": [[0, -30], [0, -3]], "thickness": 2},
            {"id": 2, "type": "wall", "points": [[0, 3], [0, 30]], "thickness": 2},
            {"id": 3, "type": "start", "position": [-10, 0]},
            {"id": 4, "type": "goal", "position": [10, 0]}]})");
    }

    WorkFolder m_folder;
};

QTEST_GUILESS_MAIN(CliCompareTest)
#include "clicomparetest.moc"
