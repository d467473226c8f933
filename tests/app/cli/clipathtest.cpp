#include "tests/app/cli/cliprocess.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>
#include <numbers>
#include <tuple>
#include <utility>

namespace {

constexpr double pi = std::numbers::pi;

/// The length from (-d, 0) round a disc of radius r at the origin to (d, 0).
double roundOneDisc(double d, double r)
{
    return 2 * std::sqrt(d * d - r * r) + r * (pi - 2 * std::acos(r / d));
}

double lengthOf(const QJsonObject& edge)
{
    if (edge["type"] == "surfing") {
        return std::hypot(edge["to"][0].toDouble() - edge["from"][0].toDouble(),
                          edge["to"][1].toDouble() - edge["from"][1].toDouble());
    }
    return edge["radius"].toDouble() * std::abs(edge["to"].toDouble() - edge["from"].toDouble());
}

bool isNear(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b)); }

} // namespace

class CliPathTest : public QObject {
    Q_OBJECT

private slots:
    /// The map's first agent class decides, unless a radius is given.
    void theMapsRadius()
    {
        const QString map = m_folder.write(
            "classes.thicket",
            R"({"format": "thicket-map", "version": 1, "agentClasses": [{"radius": 0.5}, {"radius": 2}],
                "objects": [{"type": "circle", "center": [0, 0], "radius": 3}]})");
        const QStringList query{"path", map, "--from", "-10,0", "--to", "10,0", "--json"};
        QVERIFY(isNear(runCli(query).json()["length"].toDouble(), roundOneDisc(10, 3.5)));
        QVERIFY(isNear(runCli(query + QStringList{"--radius", "0"}).json()["length"].toDouble(),
                       roundOneDisc(10, 3)));
    }

    /// Without coordinates from the map's start to its goal.
    void theMapsEnds()
    {
        const auto write = [this](const QString& name, const QByteArray& markers) {
            return m_folder.write(name, R"({"format": "thicket-map", "version": 1, "objects": [
                {"id": 1, "type": "circle", "center": [0, 0], "radius": 3})" +
                                            markers + "]}");
        };
        const QByteArray start = R"(, {"id": 2, "type": "start", "position": [-10, 0]})";
        const QByteArray goal = R"(, {"id": 3, "type": "goal", "position": [10, 0]})";
        const QString map = write("ends.thicket", start + goal);
        const CliRun both = runCli({"path", map, "--json"});
        QVERIFY2(both.status == 0, both.text());
        QVERIFY(isNear(both.json()["length"].toDouble(), roundOneDisc(10, 3)));
        // A given end counts for the map's.
        const CliRun from = runCli({"path", map, "--from", "10,4", "--json"});
        QVERIFY2(isNear(from.json()["length"].toDouble(), 4), from.text());
        for (const auto& [name, markers, said] :
             {std::tuple("s.thicket", start, "The map has no goal; give --to X,Y."),
              {"g.thicket", goal, "The map has no start; give --from X,Y."},
              {"n.thicket", QByteArray(),
               "The map has no start and no goal; give --from X,Y and --to X,Y, or --queries "
               "FILE."}}) {
            const CliRun run = runCli({"path", write(name, markers)});
            QVERIFY2(run.status == 1 && run.out.isEmpty() && run.error.contains(said), run.text());
        }
        QVERIFY(runCli({"path", write("t.thicket", start), "--to", "-10,5"}).status == 0);
    }

    void oneDisc_data()
    {
        QTest::addColumn<QString>("radius");
        QTest::addColumn<double>("expanded");
        QTest::newRow("a point") << "0" << 3.0;
        QTest::newRow("an agent") << "0.5" << 3.5;
    }

    /// Lengths computed by hand: two tangents and an arc.
    void oneDisc()
    {
        QFETCH(QString, radius);
        QFETCH(double, expanded);
        const QString map = m_folder.write("one.csv", "x,y,radius\n0,0,3\n");
        const CliRun run =
            runCli({"path", map, "--from", "-10,0", "--to", "10,0", "--radius", radius, "--json"});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
        const QJsonObject path = run.json();
        QCOMPARE(path["status"].toString(), "found");
        QVERIFY2(isNear(path["length"].toDouble(), roundOneDisc(10, expanded)), run.text());
        const QJsonArray edges = path["edges"].toArray();
        QCOMPARE(edges.size(), 3);
        QCOMPARE(edges[0]["type"].toString(), "surfing");
        QCOMPARE(edges[0]["from"].toArray(), (QJsonArray{-10, 0}));
        QCOMPARE(edges[1]["type"].toString(), "hugging");
        QCOMPARE(edges[1]["center"].toArray(), (QJsonArray{0, 0}));
        QVERIFY(isNear(edges[1]["radius"].toDouble(), expanded));
        const double turn = edges[1]["to"].toDouble() - edges[1]["from"].toDouble();
        QCOMPARE(edges[1]["winding"].toString(), turn > 0 ? "ccw" : "cw");
        QCOMPARE(edges[2]["to"].toArray(), (QJsonArray{10, 0}));
        for (const char* key : {"expanded", "generated", "rays", "microseconds"})
            QVERIFY2(path["stats"].toObject()[QLatin1String(key)].isDouble(), key);
    }

    /// Two discs of radius 2 at (3, 0) and (-3, 0): the shortest path past both from (-12, 0) to
    /// (12, 0) goes along the external tangent.
    void twoDiscs()
    {
        const QString map = m_folder.write("two.csv", "x,y,radius\n3,0,2\n-3,0,2\n");
        const CliRun run = runCli({"path", map, "--from", "-12,0", "--to", "12,0", "--json"});
        QVERIFY2(run.status == 0, run.text());
        const double tangent = std::sqrt(81.0 - 4);
        const double arc = 2 * (pi / 2 - std::acos(2.0 / 9));
        QVERIFY2(isNear(run.json()["length"].toDouble(), 2 * tangent + 2 * arc + 6), run.text());
        double sum = 0;
        for (const QJsonValue edge : run.json()["edges"].toArray())
            sum += lengthOf(edge.toObject());
        QVERIFY(isNear(sum, run.json()["length"].toDouble()));
    }

    void aWall()
    {
        const QString map =
            m_folder.write("wall.thicket", R"({"format": "thicket-map", "version": 1, "objects": [
                {"id": 1, "type": "wall", "points": [[0, -5], [0, 4]]}]})");
        const CliRun run =
            runCli({"path", map, "--from", "-3,0", "--to", "3,0", "--radius", "1", "--json"});
        QVERIFY2(run.status == 0, run.text());
        // Round the wall's end, 5 away from both: two tangents and the rest of the turn.
        const double arc = 2 * (pi - std::atan(0.75) - std::acos(0.2));
        QVERIFY2(isNear(run.json()["length"].toDouble(), 2 * std::sqrt(24.0) + arc), run.text());
    }

    void otherAnswersAreAnswers_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("status");
        QTest::newRow("start") << "0,10.5"
                               << "30,0"
                               << "startBlocked";
        QTest::newRow("goal") << "30,0"
                              << "0,10.5"
                              << "goalBlocked";
        QTest::newRow("closed in") << "0,0"
                                   << "30,0"
                                   << "unreachable";
    }

    void otherAnswersAreAnswers()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, status);
        const QString map =
            m_folder.write("ring.thicket", R"({"format": "thicket-map", "version": 1, "objects": [
                {"id": 7, "type": "wall", "points": [[-10, -10], [10, -10], [10, 10], [-10, 10]],
                 "closed": true, "thickness": 2}]})");
        const CliRun run = runCli({"path", map, "--from", from, "--to", to, "--json"});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
        QCOMPARE(run.json()["status"].toString(), status);
        QVERIFY(run.json()["length"].isNull());
        QVERIFY(run.json()["edges"].toArray().isEmpty());
        if (status != "unreachable") {
            QCOMPARE(run.json()["blockedBy"].toInt(), 7);
            QVERIFY(isNear(run.json()["nearestFree"][1].toDouble(), 11));
        }
    }

    void wordsForPeople()
    {
        const QString map = m_folder.write("one.csv", "x,y,radius\n0,0,3\n");
        const CliRun run = runCli({"path", map, "--from", "-10,0", "--to", "-4,0"});
        QVERIFY2(run.status == 0, run.text());
        QVERIFY2(run.out.startsWith("found, length 6, "), run.text());
        QVERIFY2(run.out.contains("surfing -10,0 to -4,0, length 6\n"), run.text());
    }

    void manyQueries()
    {
        const QString map = m_folder.write("one.csv", "x,y,radius\n0,0,3\n");
        const QString queries = m_folder.write("q.csv", "start_x,start_y,goal_x,goal_y\r\n"
                                                        "-10,0,10,0\r\n"
                                                        "1,1,10,0\r\n\r\n"
                                                        "-10,5,10,5");
        const CliRun run = runCli({"path", map, "--queries", queries});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
        const QList<QByteArray> rows = run.out.trimmed().split('\n');
        QCOMPARE(rows.size(), 4);
        QCOMPARE(rows[0], QByteArray("status,length,expanded,microseconds"));
        QVERIFY(rows[1].startsWith("found,"));
        QVERIFY(isNear(rows[1].split(',')[1].toDouble(), roundOneDisc(10, 3)));
        QVERIFY(rows[2].startsWith("startBlocked,,"));
        QVERIFY(rows[3].startsWith("found,20,"));
        for (const QByteArray& row : rows)
            QCOMPARE(row.count(','), 3);
    }

    void aWeightStatesItsBound()
    {
        const QString map = QString(THICKET_TEST_DATA "/forests/konstanz_crowns_utm32.csv");
        QStringList words{"path",           map,     "--from", "513000,5280600", "--to",
                          "513300,5280900", "--json"};
        const QJsonObject exact = runCli(words).json();
        QVERIFY(!exact.contains("lowerBound"));
        const double optimum = exact["length"].toDouble();
        words << "--weight"
              << "1.05";
        const QJsonObject weighted = runCli(words).json();
        QCOMPARE(weighted["status"].toString(), "found");
        const double length = weighted["length"].toDouble();
        QVERIFY(length >= optimum * (1 - 1e-9) && length <= 1.05 * optimum);
        const double bound = weighted["lowerBound"].toDouble(length);
        QVERIFY(bound <= optimum * (1 + 1e-9) && bound >= length / 1.05 * (1 - 1e-9));
        words.removeAll("--json");
        QCOMPARE(runCli(words).out.contains(", no path shorter than "), bound < length);
    }

    void budgetsEndWithBothBounds()
    {
        const QString map = QString(THICKET_TEST_DATA "/forests/konstanz_crowns_utm32.csv");
        QStringList words{"path",           map,      "--from",          "513000,5280600", "--to",
                          "513300,5280900", "--json", "--max-expansions"};
        const CliRun none = runCli(words + QStringList{"0"});
        QVERIFY2(none.status == 0 && none.error.isEmpty(), none.text());
        QCOMPARE(none.json()["status"].toString(), "budgetExceeded");
        QVERIFY(none.json()["length"].isNull());
        QVERIFY(isNear(none.json()["lowerBound"].toDouble(), std::hypot(300, 300)));
        const QJsonObject whole = runCli(words + QStringList{"1000000"}).json();
        QCOMPARE(whole["status"].toString(), "found");
        QVERIFY(!whole.contains("lowerBound"));
        const int spent = whole["stats"].toObject()["expanded"].toInt();
        const QJsonObject some = runCli(words + QStringList{QString::number(spent - 2)}).json();
        QCOMPARE(some["status"].toString(), "budgetExceeded");
        QVERIFY(some["lowerBound"].toDouble() <= whole["length"].toDouble());
        QVERIFY(some["length"].toDouble() >= whole["length"].toDouble() * (1 - 1e-9));
        words.back() = "--max-time";
        QCOMPARE(runCli(words + QStringList{"0"}).json()["status"].toString(), "budgetExceeded");
        QCOMPARE(runCli(words + QStringList{"1e6"}).json()["length"], whole["length"]);
    }

    void badLimitsAreWrongUsage_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        for (const auto& [option, values] :
             {std::pair{"--weight", QStringList{"0.99", "nan", "inf", "x"}},
              {"--max-expansions", {"-1", "1.5", "many"}},
              {"--max-time", {"-1", "nan", ""}}})
            for (const QString& value : values)
                QTest::addRow("%s %s", option, qPrintable(value)) << QString(option) << value;
    }
    void badLimitsAreWrongUsage()
    {
        QFETCH(QString, option);
        QFETCH(QString, value);
        const QString map = m_folder.write("one.csv", "x,y,radius\n0,0,3\n");
        const CliRun run = runCli({"path", map, "--from", "-10,0", "--to", "10,0", option, value});
        QVERIFY2(run.status == 2 && run.out.isEmpty(), run.text());
    }

    void theTraceShowsTheSearch()
    {
        const QString map = m_folder.write("one.csv", "x,y,radius\n0,0,3\n");
        const QString trace = m_folder.file("trace.json");
        const CliRun run =
            runCli({"path", map, "--from", "-10,0", "--to", "10,0", "--trace", trace, "--json"});
        QVERIFY2(run.status == 0, run.text());
        const QJsonArray steps =
            QJsonDocument::fromJson(m_folder.read("trace.json")).object()["steps"].toArray();
        QCOMPARE(steps.size(), run.json()["stats"].toObject()["expanded"].toInt());
        QCOMPARE(steps[0]["parent"].toInt(), -1);
        QCOMPARE(steps[0]["position"].toArray(), (QJsonArray{-10, 0}));
        QVERIFY(!steps[0]["tangents"].toArray().isEmpty());
    }

    void theSearchIsAnimated()
    {
        const QString map = m_folder.write("three.csv", "x,y,radius\n0,0,3\n5,4,2\n");
        const QStringList words{"path", map, "--from", "-10,0", "--to", "10,2", "--animate"};
        const CliRun run = runCli(words + QStringList{m_folder.file("search.svg")});
        QVERIFY2(run.status == 0, run.text());
        const QByteArray svg = m_folder.read("search.svg");
        QVERIFY(svg.startsWith("<?xml") && svg.endsWith("</svg>\n"));
        QVERIFY(svg.contains("<animate ") && svg.contains("Step 1 of "));
        const CliRun other = runCli(words + QStringList{m_folder.file("search.gif")});
        QVERIFY2(other.status == 2 && other.error.contains(".svg"), other.text());
        const CliRun none = runCli(
            {"path", map, "--from", "0,0", "--to", "10,2", "--animate", m_folder.file("none.svg")});
        QVERIFY2(none.status == 1 && none.error.contains("nothing to animate"), none.text());
        QVERIFY(!QFile::exists(m_folder.file("none.svg")));
    }

    void theTraceCanBePlayed()
    {
        const QString map = m_folder.write("two.csv", "x,y,radius\n0,0,3\n5,4,2\n");
        const QString trace = m_folder.file("played.json");
        const CliRun run =
            runCli({"path", map, "--from", "-10,0", "--to", "10,2", "--trace", trace, "--json"});
        QVERIFY2(run.status == 0, run.text());
        const QJsonObject written = QJsonDocument::fromJson(m_folder.read("played.json")).object();
        const QJsonArray queued = written["queued"].toArray();
        const QJsonArray taken = written["taken"].toArray();
        QCOMPARE(written["weight"].toDouble(), 1.0);
        QCOMPARE(queued.size(), run.json()["stats"].toObject()["generated"].toInt());
        int open = 1;
        int end = 1;
        int made = 0;
        double bound = 0;
        for (const QJsonValue& each : taken) {
            open += each["queuedEnd"].toInt() - end - 1;
            end = each["queuedEnd"].toInt();
            QCOMPARE(each["open"].toInt(), open);
            QVERIFY(each["queued"].toInt() < end);
            QVERIFY(each["bound"].toDouble() >= bound);
            bound = each["bound"].toDouble();
            if (each.toObject().contains("step"))
                QCOMPARE(each["step"].toInt(), ++made);
        }
        QCOMPARE(end, queued.size());
        QCOMPARE(made, written["steps"].toArray().size() - 1);
        const QJsonValue last = taken.last();
        QCOMPARE(last["result"].toString(), "accepted");
        QCOMPARE(queued[last["queued"].toInt()]["target"]["end"].toString(), "goal");
        QVERIFY(std::abs(bound - run.json()["length"].toDouble()) < 1e-9 * bound);
    }

    void theSameInputGivesTheSameBits()
    {
        const QString map = QString(THICKET_TEST_DATA "/forests/konstanz_crowns_utm32.csv");
        const QStringList words{"path",           map,     "--from", "513000,5280600", "--to",
                                "513300,5280900", "--json"};
        QJsonObject first = runCli(words).json();
        QJsonObject second = runCli(words, {}, {{"LC_ALL", "C"}}).json();
        QCOMPARE(first["status"].toString(), "found");
        QVERIFY(first["length"].toDouble() >= std::hypot(300, 300));
        QVERIFY(first["length"].toDouble() < 1.2 * std::hypot(300, 300));
        first.remove("stats");
        second.remove("stats");
        QCOMPARE(first, second);
    }

private:
    WorkFolder m_folder;
};

QTEST_GUILESS_MAIN(CliPathTest)
#include "clipathtest.moc"
