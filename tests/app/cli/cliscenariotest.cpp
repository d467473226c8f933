#include "tests/app/cli/cliprocess.h"

#include <QTest>

#include <cmath>
#include <cstring>

namespace {

const QByteArray grid = "type octile\nheight 3\nwidth 4\nmap\n....\n.TT.\n....\n";
const QByteArray scenario = "version 1\n"
                            "0\tmaps/small.map\t4\t3\t0\t0\t3\t2\t5\n"
                            "0\tmaps/small.map\t4\t3\t1\t1\t3\t2\t0\n";

} // namespace

class CliScenarioTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAreQueriesBetweenCentresOfCells()
    {
        const QString map = m_folder.write("small.map", grid);
        const QString queries = m_folder.write("small.map.scen", scenario);
        const CliRun run = runCli({"path", map, "--queries", queries});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
        const QList<QByteArray> rows = run.out.trimmed().split('\n');
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[0], QByteArray("status,length,expanded,microseconds"));
        // Round one of the two corners of the trees, (3, 1): from (0.5, 0.5) to (3.5, 2.5).
        const double length = std::hypot(2.5, 0.5) + std::hypot(0.5, 1.5);
        QVERIFY2(std::abs(rows[1].split(',')[1].toDouble() - length) < 1e-6, run.text());
        QVERIFY(rows[2].startsWith("startBlocked,,"));
    }

    void cellsCoverTheBoundsOfTheMap()
    {
        const QString source = m_folder.write("small.map", grid);
        const QString map = m_folder.file("scaled.thicket");
        QCOMPARE(runCli({"convert", source, map, "--option", "cell=2"}).status, 0);
        const QString queries =
            m_folder.write("blanks.scen", QByteArray(scenario).replace('\t', ' '));
        const CliRun run = runCli({"path", map, "--queries", queries});
        QVERIFY2(run.status == 0, run.text());
        const double length = 2 * (std::hypot(2.5, 0.5) + std::hypot(0.5, 1.5));
        const QByteArray row = run.out.split('\n')[1];
        QVERIFY2(std::abs(row.split(',')[1].toDouble() - length) < 1e-6, run.text());
    }

    /// It holds queries, no map.
    void insteadOfAMapItIsNamedAndSoIsItsMap_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("said");
        const QByteArray its = "starts and goals for the map \"small.map\". Open that map instead";
        QTest::newRow("tabs") << scenario << its;
        QTest::newRow("blanks") << QByteArray(scenario).replace('\t', ' ') << its;
        QTest::newRow("Windows") << QByteArray(scenario).replace('/', '\\').replace("\n", "\r\n")
                                 << its;
        QTest::newRow("no rows") << QByteArray("version 1.0\n")
                                 << QByteArray("starts and goals for a map. Open the map instead");
    }
    void insteadOfAMapItIsNamedAndSoIsItsMap()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, said);
        const QByteArray begin = "This is a scenario of the MovingAI benchmark: ";
        const QString path = m_folder.write("small.map.scen", bytes);
        const CliRun fromFile = runCli({"validate", path});
        QCOMPARE(fromFile.status, 1);
        QVERIFY2(fromFile.error.contains(path.toUtf8() + ": " + begin + said), fromFile.text());
        const CliRun fromInput = runCli({"validate", "-"}, {}, {}, bytes);
        QCOMPARE(fromInput.status, 1);
        QVERIFY2(fromInput.error.contains(begin + said), fromInput.text());
        for (const CliRun* run : {&fromFile, &fromInput})
            QVERIFY2(!run->error.contains("Read as a Thicket map"), run->text());
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const char* was, const char* is, const char* said) {
            QByteArray bytes = scenario;
            bytes.replace(bytes.indexOf(was), qsizetype(strlen(was)), is);
            QTest::newRow(name) << bytes << QByteArray(said);
        };
        row("few fields", "\t5\n", "\n",
            "line 2: The row has 8 fields, it must have 9: bucket, map, width, height, start, "
            "goal and length.");
        row("many fields", "\t5\n", "\t5\t6\t7\n",
            "line 2: The row has 10 or more fields, it must have 9: bucket, map, width, height, "
            "start, goal and length.");
        row("outside", "\t3\t2\t5", "\t4\t2\t5",
            "line 2: The goal column \"4\" is not a whole number from 0 to 3.");
        row("negative", "\t0\t0\t3", "\t-1\t0\t3",
            "line 2: The start column \"-1\" is not a whole number from 0 to 3.");
        row("width", "\t4\t3\t0", "\t0\t3\t0",
            "line 2: The width \"0\" is not a whole number from 1 to 1048576.");
        row("length", "\t5\n", "\tnan\n",
            "line 2: The length \"nan\" is not a number from 0 to "
            "1e9.");
        row("two grids", "\t4\t3\t1", "\t5\t3\t1",
            "line 3: The row is for another width or height than those before.");
        QByteArray other = scenario;
        other.replace("\t4\t3\t", "\t9\t9\t");
        QTest::newRow("another map") << other
                                     << QByteArray("The queries are for a grid of 9 by 9 cells; "
                                                   "the map's bounds have another shape.");
    }

    void refusals()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, said);
        const QString map = m_folder.write("small.map", grid);
        const QString queries = m_folder.write("q.scen", bytes);
        const CliRun run = runCli({"path", map, "--queries", queries});
        QVERIFY2(run.status == 1 && run.out.isEmpty(), run.text());
        QCOMPARE(run.error, "thicket-cli: q.scen: " + said + '\n');
    }

private:
    WorkFolder m_folder;
};

QTEST_GUILESS_MAIN(CliScenarioTest)
#include "cliscenariotest.moc"
