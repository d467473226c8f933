#include "libnav/geometry/shapes.h"
#include "libsteer/behaviours/placement.h"
#include "tests/app/cli/cliprocess.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>
#include <memory>
#include <numbers>

using thicket::nav::Circle;

namespace {

std::vector<Circle> circlesOf(const QByteArray& csv)
{
    std::vector<Circle> circles;
    QList<QByteArray> lines = csv.trimmed().split('\n');
    lines.removeFirst();
    for (const QByteArray& line : lines) {
        const QList<QByteArray> fields = line.split(',');
        circles.push_back({{fields[0].toDouble(), fields[1].toDouble()}, fields[2].toDouble()});
    }
    return circles;
}

double smallestGap(const std::vector<Circle>& circles)
{
    double gap = INFINITY;
    for (std::size_t i = 0; i < circles.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            gap = std::min(gap, thicket::nav::distance(circles[i].center, circles[j].center) -
                                    circles[i].radius - circles[j].radius);
        }
    }
    return gap;
}

} // namespace

/// The subcommands that generate, convert and check maps.
class CliMapsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<WorkFolder>(); }

    void formatsListsThemAll()
    {
        const CliRun run = runCli({"formats"});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
        for (const char* word : {"thicket", "csv", "tiled", ".tmj", "pixelsPerUnit", "radius"})
            QVERIFY2(run.out.contains(word), word);
        QVERIFY(!run.out.contains("unusable"));
    }

    void formatsNamesPluginsThatFailed()
    {
        m_folder->write("broken.so", "not a library");
        QVERIFY(QFile::copy(THICKET_BINARY_DIR "/lib/thicket/plugins/csv.so",
                            m_folder->file("csv.so")));
        const CliRun run = runCli({"formats"}, {}, {{"THICKET_PLUGIN_PATH", m_folder->path()}});
        QVERIFY2(run.status == 0, run.text());
        QVERIFY2(run.out.contains("broken.so: It is not a Qt plugin"), run.text());
        QVERIFY(run.out.contains("csv"));
        QVERIFY(!run.out.contains("tiled"));
    }

    void roundTripsKeepEveryBit()
    {
        const QString source = QString(THICKET_TEST_DATA "/forests/konstanz_crowns_utm32.csv");
        for (const QStringList& step :
             {QStringList{source, m_folder->file("a.thicket")},
              QStringList{m_folder->file("a.thicket"), m_folder->file("b.csv")},
              QStringList{m_folder->file("b.csv"), m_folder->file("b.thicket")},
              QStringList{m_folder->file("a.thicket"), m_folder->file("c.tmj")}}) {
            const CliRun run = runCli(QStringList{"convert"} + step);
            QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
            QVERIFY2(run.out.contains(step.last().toUtf8()), run.text());
        }
        QFile original(source);
        QVERIFY(original.open(QIODevice::ReadOnly));
        const std::vector<Circle> circles = circlesOf(original.readAll());
        QCOMPARE(circles.size(), 1359u);
        QVERIFY(circlesOf(m_folder->read("b.csv")) == circles);
        QCOMPARE(m_folder->read("b.thicket").replace("\"b\"", "\"konstanz_crowns_utm32\""),
                 m_folder->read("a.thicket"));
        compareExactCircles(circles);
    }

    void optionsReachTheirSide()
    {
        const QString points = m_folder->write("p.txt", "x,y\n1,2\n");
        const CliRun run = runCli({"convert", points, m_folder->file("p.tmj"), "--from", "csv",
                                   "--option", "radius=0.5", "--option", "pixelsPerUnit=4"});
        QVERIFY2(run.status == 0, run.text());
        const QJsonObject map = QJsonDocument::fromJson(m_folder->read("p.tmj")).object();
        QCOMPARE(map["layers"][0]["objects"][0]["width"].toDouble(), 4.0);
        QCOMPARE(runCli({"convert", points, m_folder->file("q.tmj"), "--from", "csv", "--option",
                         "colour=red"})
                     .status,
                 2);
        QVERIFY(!QFile::exists(m_folder->file("q.tmj")));
    }

    /// "pixelsPerUnit" of a scene that is no map of ours, once for each format.
    void optionsOfBothFormatsNameTheirs()
    {
        const QString scene = m_folder->write(
            "hand.tscn", "[gd_scene format=3]\n\n"
                         "[sub_resource type=\"CircleShape2D\" id=\"1\"]\n"
                         "radius = 20.0\n\n"
                         "[node name=\"A\" type=\"Node2D\"]\n\n"
                         "[node name=\"B\" type=\"StaticBody2D\" parent=\".\"]\n\n"
                         "[node name=\"C\" type=\"CollisionShape2D\" parent=\"B\"]\n"
                         "shape = SubResource(\"1\")\n");
        const QString map = m_folder->file("hand.tmj");
        const auto convert = [&](QStringList options) {
            return runCli(QStringList{"convert", scene, map} << options);
        };
        const CliRun both = convert({"--option", "pixelsPerUnit=10"});
        QCOMPARE(both.status, 2);
        QVERIFY2(both.error.contains("say in:pixelsPerUnit or out:pixelsPerUnit"), both.error);
        QCOMPARE(
            convert({"--option", "in:pixelsPerUnit=10", "--option", "out:pixelsPerUnit=7"}).status,
            0);
        QVERIFY(m_folder->read("hand.tmj").contains("\"width\": 28"));
        const CliRun none = convert({"--option", "out:arcErr=1"});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.error.contains("the format of OUT has no option \"arcErr\""), none.error);
    }

    void tablesAreReadAsTheOptionsSay()
    {
        const QString table = m_folder->write("t.csv", "Nr;Ost;Nord;BHD\n1;1,5;2;40\n2;5;6;NA\n");
        const QString out = m_folder->file("t.thicket");
        QStringList arguments{"convert", table, out};
        CliRun run = runCli(arguments);
        QVERIFY2(run.status == 1 && run.error.contains("x=COLUMN, one of: Nr, Ost, Nord, BHD"),
                 run.text());
        for (const char* option : {"x=Ost", "y=Nord", "size=BHD", "measure=diameter"})
            arguments << "--option" << option;
        run = runCli(QStringList(arguments) << "--option"
                                            << "unit=inch");
        QVERIFY2(run.status == 2 && run.error.contains("m, cm, mm"), run.text());
        arguments << "--option"
                  << "unit=cm";
        run = runCli(arguments);
        QVERIFY2(run.status == 1 && run.error.contains("line 3"), run.text());
        run = runCli(arguments << "--option"
                               << "incomplete=skip");
        QVERIFY2(run.status == 0, run.text());
        const CliRun back = runCli({"convert", out, m_folder->file("back.csv")});
        QVERIFY2(back.status == 0, back.text());
        QCOMPARE(m_folder->read("back.csv"), QByteArray("x,y,radius\n1.5,2,0.2\n"));
    }

    void whatIsLostIsSaid()
    {
        const QString map =
            m_folder->write("m.thicket", R"({"format": "thicket-map", "version": 1, "objects": [
                {"id": 1, "type": "wall", "points": [[0, 0], [1, 0]]}]})");
        const CliRun run = runCli({"convert", map, m_folder->file("m.csv")});
        QVERIFY2(run.status == 0, run.text());
        QVERIFY2(run.out.contains("lost 1 wall: left out"), run.text());
    }

    void newerMapsAreNotRewritten()
    {
        const QString map = m_folder->write(
            "m.thicket", R"({"format": "thicket-map", "version": 99, "objects": []})");
        QCOMPARE(runCli({"validate", map}).status, 0);
        const CliRun run = runCli({"convert", map, m_folder->file("n.thicket")});
        QVERIFY2(run.status == 1 && run.error.contains("newer"), run.text());
        QVERIFY(!QFile::exists(m_folder->file("n.thicket")));
    }

    void generateObeys_data()
    {
        QTest::addColumn<double>("density");
        QTest::addColumn<double>("gap");
        QTest::addColumn<double>("border");
        QTest::newRow("sparse") << 0.05 << 1.0 << 0.0;
        QTest::newRow("usual") << 0.2 << 0.25 << 5.0;
        QTest::newRow("dense") << 0.4 << 0.0 << 2.0;
        QTest::newRow("overlapping") << 0.6 << -1.0 << 0.0;
    }

    void generateObeys()
    {
        QFETCH(double, density);
        QFETCH(double, gap);
        QFETCH(double, border);
        const CliRun run =
            runCli({"generate", m_folder->file("f.csv"), "--circles", "800", "--density",
                    QString::number(density), "--seed", "5", "--min-radius", "0.5", "--max-radius",
                    "2", "--gap", QString::number(gap), "--border", QString::number(border)});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
        QVERIFY2(run.out.startsWith("placed 800 of 800 circles in a square of "), run.text());
        const std::vector<Circle> circles = circlesOf(m_folder->read("f.csv"));
        QCOMPARE(circles.size(), 800u);
        QVERIFY(smallestGap(circles) >= gap - 1e-12);
        double side = 0;
        for (const Circle& circle : circles) {
            QVERIFY(circle.radius >= 0.5 && circle.radius <= 2);
            for (double c : {circle.center.x, circle.center.y}) {
                QVERIFY(c - circle.radius >= border - 1e-9);
                side = std::max(side, c + circle.radius - border);
            }
        }
        // The mean of r squared for radii from 0.5 to 2 is 1.75.
        const double wanted = std::sqrt(800 * std::numbers::pi * 1.75 / density);
        QVERIFY(side <= wanted * (1 + 1e-9));
        QVERIFY(side > 0.9 * wanted);
    }

    /// The same circles as the library places, and so the editor's brush and forest.
    void generatePlacesAsTheLibraryDoes()
    {
        const CliRun run = runCli({"generate", m_folder->file("f.csv"), "--circles", "300",
                                   "--density", "0.3", "--seed", "9", "--min-radius", "0.25",
                                   "--max-radius", "1", "--gap", "0.5", "--border", "2"});
        QVERIFY2(run.status == 0, run.text());
        const double side = std::sqrt(300 * std::numbers::pi * 0.4375 / 0.3);
        thicket::steer::PlacementParams params;
        params.box = {{0, 0}, {side + 4, side + 4}};
        params.count = 300;
        params.leastRadius = 0.25;
        params.mostRadius = 1;
        params.gap = 0.5;
        params.border = 2;
        const auto placement = thicket::steer::placeAtRandom(params, {9});
        QVERIFY(circlesOf(m_folder->read("f.csv")) == placement.placed);
    }

    void generateRefusesDeepOverlaps()
    {
        const CliRun run = runCli({"generate", m_folder->file("f.csv"), "--circles", "10",
                                   "--density", "0.3", "--seed", "9", "--gap", "-1.1"});
        QVERIFY2(run.status == 2 && run.error.contains("--gap"), run.text());
        QVERIFY(!QFile::exists(m_folder->file("f.csv")));
    }

    void generateIsSeeded()
    {
        const auto forest = [this](const QString& name, const QString& seed) {
            const CliRun run = runCli({"generate", m_folder->file(name), "--circles", "50",
                                       "--density", "0.3", "--seed", seed});
            return run.status == 0 ? m_folder->read(name) : QByteArray();
        };
        const QByteArray first = forest("a.csv", "7");
        QVERIFY(!first.isEmpty());
        QCOMPARE(forest("b.csv", "7"), first);
        QVERIFY(forest("c.csv", "8") != first);
        const QByteArray native = forest("d.thicket", "7");
        QVERIFY(native.contains("\"bounds\""));
    }

    void generateSaysWhenItIsFull()
    {
        const CliRun run = runCli({"generate", m_folder->file("f.csv"), "--circles", "200",
                                   "--density", "0.95", "--seed", "1"});
        QVERIFY2(run.status == 0, run.text());
        const auto placed = circlesOf(m_folder->read("f.csv")).size();
        QVERIFY(placed > 50 && placed < 200);
        QVERIFY2(run.error.startsWith("thicket-cli: Only " + QByteArray::number(placed) +
                                      " of 200 circles"),
                 run.text());
        QCOMPARE(run.error.count('\n'), 1);
    }

    void validateFinds()
    {
        const QString map =
            m_folder->write("m.thicket", R"({"format": "thicket-map", "version": 1, "objects": [
                {"id": 4, "type": "polygon", "points": [[0, 0], [4, 4], [4, 0], [0, 4]]}]})");
        const CliRun words = runCli({"validate", map});
        QVERIFY2(words.status == 1 && words.error.isEmpty(), words.text());
        QVERIFY2(words.out == "error selfCrossing: The polygon 4 crosses itself at (2, 2). [4]\n",
                 words.text());
        const CliRun json = runCli({"validate", map, "--json"});
        QCOMPARE(json.status, 1);
        const QJsonValue finding = json.json()["findings"][0];
        QCOMPARE(finding["severity"].toString(), "error");
        QCOMPARE(finding["code"].toString(), "selfCrossing");
        QCOMPARE(finding["objects"].toArray(), QJsonArray{4});
        QCOMPARE(finding["place"].toArray(), (QJsonArray{2, 2}));
    }

    void validateForAnAgent()
    {
        const QString map = m_folder->write("m.thicket", R"({"format": "thicket-map", "version": 1,
                "layers": [{"id": 1, "name": "Trees"},
                           {"id": 2, "name": "Rocks", "visible": false}], "objects": [
                {"id": 1, "type": "circle", "center": [0, 0], "radius": 2, "layer": 1},
                {"id": 2, "type": "circle", "center": [5, 0], "radius": 2, "layer": 2},
                {"id": 3, "type": "start", "position": [5, -2.5], "layer": 1},
                {"id": 4, "type": "goal", "position": [5, 9], "layer": 1}]})");
        const CliRun without = runCli({"validate", map});
        QVERIFY2(without.status == 0 && without.out.startsWith("warning hiddenLayer: ") &&
                     without.out.count('\n') == 1,
                 without.text());
        const CliRun with = runCli({"validate", map, "--radius", "0.6"});
        QCOMPARE(with.status, 1);
        const QList<QByteArray> lines = with.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].startsWith("error closeMarker: The start 3 is closer"), with.text());
        QVERIFY2(lines[1].startsWith("warning hiddenLayer: ") && lines[1].endsWith("[2]"),
                 with.text());
        QVERIFY2(lines[2].startsWith("hint closedGap: ") && lines[2].endsWith("[1, 2]"),
                 with.text());
    }

    void validateIsContent()
    {
        const QString map = m_folder->write("m.csv", "x,y,radius\n0,0,1\n5,5,1\n");
        const CliRun words = runCli({"validate", map});
        QVERIFY2(words.status == 0 && words.out == "no findings\n", words.text());
        QVERIFY(runCli({"validate", map, "--json"}).json()["findings"].toArray().isEmpty());
    }

    /// Two equal discs apart: four bitangents, two external ones as long as the centres' distance
    /// and two internal ones of sqrt(d^2 - 4 r^2); eight contact points, so eight arcs.
    void graphOfTwoDiscs()
    {
        const QString map = m_folder->write("m.csv", "x,y,radius\n0,0,1\n10,0,1\n");
        const CliRun run =
            runCli({"graph", map, "--radius", "1", "--out", m_folder->file("g.json")});
        QVERIFY2(run.status == 0, run.text());
        QCOMPARE(run.out, QByteArray("4 surfing edges, 8 hugging edges\n"));
        const QJsonObject graph = QJsonDocument::fromJson(m_folder->read("g.json")).object();
        QCOMPARE(graph["radius"].toDouble(), 1.0);
        QCOMPARE(graph["vertices"].toArray().size(), 8);
        QList<double> lengths;
        double turned = 0;
        for (const QJsonValue edge : graph["edges"].toArray()) {
            if (edge["type"] == "surfing") {
                lengths << edge["length"].toDouble();
                QCOMPARE(edge["contacts"].toArray().size(), 2);
                for (int end : {0, 1}) {
                    const QJsonValue vertex = graph["vertices"][edge["vertices"][end].toInt()];
                    QCOMPARE(vertex["position"], edge[end ? "to" : "from"]);
                    QCOMPARE(vertex["contact"], edge["contacts"][end]);
                }
            } else {
                turned += std::abs(edge["to"].toDouble() - edge["from"].toDouble());
                QCOMPARE(edge["radius"].toDouble(), 2.0);
                QVERIFY(edge["obstacle"].toInt() == 1 || edge["obstacle"].toInt() == 2);
                QCOMPARE(edge["winding"].toString(), "ccw");
            }
        }
        std::sort(lengths.begin(), lengths.end());
        QCOMPARE(lengths.size(), 4);
        for (int i : {0, 1})
            QVERIFY(std::abs(lengths[i] - std::sqrt(100.0 - 16)) < 1e-9);
        for (int i : {2, 3})
            QVERIFY(std::abs(lengths[i] - 10) < 1e-9);
        QVERIFY(std::abs(turned - 4 * std::numbers::pi) < 1e-9);
    }

    void graphKeepsToTheWindow()
    {
        const QString map =
            m_folder->write("m.csv", "x,y,radius\n0,0,1\n10,0,1\n0,50,1\n10,50,1\n");
        const auto edges = [&](const QStringList& more) {
            const CliRun run =
                runCli(QStringList{"graph", map, "--out", m_folder->file("g.json")} + more);
            return run.out.split(' ').first().toInt();
        };
        QCOMPARE(edges({}), 24);
        QCOMPARE(edges({"--window", "-2,-2,2,2"}), 12);
        QCOMPARE(edges({"--window", "100,100,90,90"}), 0);
    }

private:
    /// The Tiled file keeps the exact circles as properties.
    void compareExactCircles(const std::vector<Circle>& circles)
    {
        const QJsonObject map = QJsonDocument::fromJson(m_folder->read("c.tmj")).object();
        const QJsonArray objects = map["layers"][0]["objects"].toArray();
        QCOMPARE(std::size_t(objects.size()), circles.size());
        for (std::size_t i = 0; i < circles.size(); ++i) {
            const QJsonValue properties = objects[qsizetype(i)]["properties"];
            const Circle seen{
                {properties[0]["value"].toDouble(), properties[1]["value"].toDouble()},
                properties[2]["value"].toDouble()};
            QVERIFY(seen == circles[i]);
        }
    }

    std::unique_ptr<WorkFolder> m_folder;
};

QTEST_GUILESS_MAIN(CliMapsTest)
#include "climapstest.moc"
