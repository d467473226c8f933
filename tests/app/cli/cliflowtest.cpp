#include "app/drawing/palette.h"
#include "tests/app/cli/cliprocess.h"

#include <QImage>
#include <QJsonArray>
#include <QTest>

#include <cmath>
#include <memory>

using namespace thicket::drawing;

namespace {

/// A wall across a room, between left and right. The bounds are walls, too.
const char* const walledRoom = R"({"format": "thicket-map", "version": 1,
    "bounds": {"min": [0, 0], "max": [20, 10], "walls": true}, "objects": [
    {"id": 1, "type": "wall", "points": [[10, 0], [10, 7]], "thickness": 0.5},
    {"id": 2, "type": "goal", "position": [17.2, 2.3]}]})";

bool hasColor(const QImage& image, const QColor& color)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (std::abs(pixel.red() - color.red()) + std::abs(pixel.green() - color.green()) +
                    std::abs(pixel.blue() - color.blue()) <
                12)
                return true;
        }
    return false;
}

QColor over(const QColor& color, const QColor& background, double opacity)
{
    const auto mixed = [opacity](int top, int below) {
        return int(std::lround(opacity * top + (1 - opacity) * below));
    };
    return QColor(mixed(color.red(), background.red()), mixed(color.green(), background.green()),
                  mixed(color.blue(), background.blue()));
}

} // namespace

class CliFlowTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<WorkFolder>();
        m_map = m_folder->write("m.thicket", walledRoom);
    }

    void theThreeFieldsAreWritten()
    {
        const QJsonObject fields = written({"--cell", "0.5", "--radius", "0.4"});
        QCOMPARE(fields["method"].toString(), "eikonal");
        QCOMPARE(fields["columns"].toInt(), 40);
        QCOMPARE(fields["rows"].toInt(), 20);
        QCOMPARE(fields["radius"].toDouble(), 0.4);
        QCOMPARE(fields["origin"].toArray(), (QJsonArray{0, 0}));
        QCOMPARE(fields["goals"].toArray(), (QJsonArray{QJsonValue(QJsonArray{17.2, 2.3})}));
        for (const char* key : {"cost", "integration", "flow"}) {
            QCOMPARE(fields[key].toArray().size(), 20);
            QCOMPARE(fields[key].toArray()[7].toArray().size(), 40);
        }
        QCOMPARE(at(fields, "cost", 20, 2).toInt(), 255);
        QVERIFY(at(fields, "integration", 20, 2).isNull());
        QCOMPARE(at(fields, "flow", 20, 2).toArray(), (QJsonArray{0, 0}));
        QCOMPARE(at(fields, "cost", 2, 2).toInt(), 1);
        // Cell (38, 4) is at (19.25, 2.25) and sees the goal.
        QVERIFY(std::abs(at(fields, "integration", 38, 4).toDouble() - std::hypot(2.05, 0.05)) <
                1e-5);
        QVERIFY(at(fields, "flow", 38, 4).toArray()[0].toDouble() < -0.999);
        // Round the wall's end, whose margin reaches up to (10, 7.65): at least the straight
        // distance, and little more.
        const double left = std::hypot(10 - 2.25, 7.65 - 2.25) + std::hypot(7.2, 7.65 - 2.3);
        const double found = at(fields, "integration", 4, 4).toDouble();
        QVERIFY2(found > left && found < 1.05 * left + 1, qPrintable(QString::number(found)));
        QVERIFY2(m_run.out.startsWith("40 x 20 cells, "), m_run.text());
    }

    void methodsDiffer()
    {
        const QStringList words{"--cell", "0.5", "--radius", "0.4", "--method"};
        const QJsonObject breadth = written(words + QStringList{"bfs"});
        const QJsonObject octile = written(words + QStringList{"dijkstra"});
        const QJsonObject eikonal = written(words + QStringList{"eikonal"});
        const auto cost = [](const QJsonObject& fields) {
            return at(fields, "integration", 4, 4).toDouble();
        };
        QVERIFY(cost(breadth) > cost(octile) + 1 && cost(octile) > cost(eikonal) + 0.3);
        QCOMPARE(at(breadth, "integration", 33, 4).toDouble(), 0.5);
        QCOMPARE(octile["method"].toString(), "dijkstra");
    }

    void goalsCanBeNamed()
    {
        const QJsonObject one = written({"--goal", "2,2", "--cell", "0.5"});
        QCOMPARE(one["goals"].toArray(), (QJsonArray{QJsonValue(QJsonArray{2, 2})}));
        const QJsonObject two = written({"--goal", "2,2", "--goal", "18,2", "--cell", "0.5"});
        QCOMPARE(two["goals"].toArray().size(), 2);
        QVERIFY(at(two, "integration", 38, 4).toDouble() < 2);
        QVERIFY(at(one, "integration", 38, 4).toDouble() > 15);
        // For a map without bounds the area has a margin around the objects.
        const QString bare = m_folder->write("bare.csv", "x,y,radius\n0,0,3\n9,1,2\n");
        const CliRun run = runCli(
            {"flow", bare, "--goal", "-8,0", "--cell", "1", "--out", m_folder->file("bare.json")});
        QVERIFY2(run.status == 0, run.text());
        const auto words = run.out.split(' ');
        QCOMPARE(words[4], words[6]); // every free cell has a path, also beyond the bounds
    }

    void thePictureHasHeatArrowsAndALegend()
    {
        for (const auto theme : {Theme::light, Theme::dark}) {
            const char* const name = theme == Theme::light ? "light" : "dark";
            const QString file = m_folder->file("f.png");
            const CliRun run = runCli({"flow", m_map, "--cell", "0.5", "--radius", "0.4", "--out",
                                       file, "--theme", name, "--size", "800x600"});
            QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
            const QImage image(file);
            QCOMPARE(image.size(), QSize(800, 600));
            const Palette& colors = palette(theme);
            for (const std::size_t stop : {std::size_t(0), std::size_t(2)})
                QVERIFY(hasColor(image, over(colors.heat[stop], colors.sheet, 0.75)));
            QVERIFY(hasColor(image.copy(540, 460, 260, 140), colors.panel)); // the legend's card
            const QImage map = image.copy(0, 0, 540, 460);
            QVERIFY(hasColor(map, colors.wallFill));
            QVERIFY(hasColor(map, colors.sheet)); // where no path leads
        }
    }

    void thePicturesAreTheSameBytes()
    {
        for (const char* name : {"a.png", "b.png"})
            runCli({"flow", m_map, "--cell", "0.5", "--out", m_folder->file(name)});
        QVERIFY(!m_folder->read("a.png").isEmpty());
        QCOMPARE(m_folder->read("a.png"), m_folder->read("b.png"));
    }

    void badInput_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        const auto add = [](const char* what, const QStringList& words, int status,
                            const char* said) { QTest::newRow(what) << words << status << said; };
        const QStringList file{"--out", "f.json"};
        add("no cell", file, 2, "--cell");
        add("no file", {"--cell", "1"}, 2, "--out");
        add("a cell of nothing", QStringList{"--cell", "0"} + file, 2, "above 0");
        add("a cell below nothing", QStringList{"--cell", "-1"} + file, 2, "--cell");
        add("a cell of letters", QStringList{"--cell", "wide"} + file, 2, "--cell");
        add("too many cells", QStringList{"--cell", "1e-4"} + file, 1, "at most 33554432");
        add("cells too small", QStringList{"--cell", "1e-300"} + file, 1, "cannot be told apart");
        add("unknown method", QStringList{"--cell", "1", "--method", "astar"} + file, 2,
            "bfs, dijkstra or eikonal");
        add("a goal of letters", QStringList{"--cell", "1", "--goal", "here"} + file, 2, "--goal");
        add("a goal of one number", QStringList{"--cell", "1", "--goal", "3"} + file, 2, "--goal");
        add("a goal in the wall", QStringList{"--cell", "1", "--goal", "10,3"} + file, 1,
            "the nearest free cell is at");
        add("a goal outside", QStringList{"--cell", "1", "--goal", "99,3"} + file, 1,
            "outside the map's walls");
        add("no room at all", QStringList{"--cell", "1", "--radius", "50"} + file, 1,
            "no free cell");
        add("another file", {"--cell", "1", "--out", "f.gif"}, 2, ".json or .png");
        add("a folder that is not there", {"--cell", "1", "--out", "none/f.json"}, 1, "none");
        add("unknown theme", QStringList{"--cell", "1", "--theme", "pink"} + file, 2, "--theme");
    }
    void badInput()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        QFETCH(QString, said);
        const CliRun run = runCli(QStringList{"flow", m_map} + words, m_folder->path());
        QVERIFY2(run.status == status, run.text());
        QVERIFY2(run.error.startsWith("thicket-cli: ") && run.error.count('\n') == 1, run.text());
        QVERIFY2(run.error.contains(said.toUtf8()), run.text());
        QVERIFY2(run.out.isEmpty(), run.text());
        QCOMPARE(m_folder->files(), QStringList{"m.thicket"});
    }

    void aMapWithoutAGoalNeedsOne()
    {
        const QString bare = m_folder->write("bare.csv", "x,y,radius\n0,0,3\n");
        const CliRun run = runCli({"flow", bare, "--cell", "1", "--out", m_folder->file("f.json")});
        QVERIFY2(run.status == 1 && run.error.contains("--goal X,Y"), run.text());
    }

private:
    QJsonObject written(const QStringList& words)
    {
        m_run = runCli(QStringList{"flow", m_map, "--out", m_folder->file("f.json")} + words);
        if (m_run.status != 0 || !m_run.error.isEmpty())
            qWarning("%s", m_run.text().constData());
        return QJsonDocument::fromJson(m_folder->read("f.json")).object();
    }
    static QJsonValue at(const QJsonObject& fields, const char* key, int column, int row)
    {
        return fields[key].toArray()[row].toArray()[column];
    }

    std::unique_ptr<WorkFolder> m_folder;
    QString m_map;
    CliRun m_run;
};

QTEST_GUILESS_MAIN(CliFlowTest)
#include "cliflowtest.moc"
