#include "tests/app/cli/cliprocess.h"

#include <QImage>
#include <QJsonArray>
#include <QTest>

#include <cmath>
#include <numbers>
#include <random>

namespace {

QByteArray mapOf(const QByteArray& settings, const QByteArray& objects)
{
    return "{\"format\": \"thicket-map\", \"version\": 1, " + settings + "\"objects\": [" +
           objects + "]}";
}

constexpr auto rim = R"({"id": 1, "type": "circle", "center": [0, 0], "radius": 30,
    "inverted": true})";
constexpr auto tree = R"({"id": 2, "type": "circle", "center": [0, 0], "radius": 5})";

/// The length from (-d, 0) round a disc of radius r at the origin to (d, 0).
double roundOneDisc(double d, double r)
{
    return 2 * std::sqrt(d * d - r * r) + r * (std::numbers::pi - 2 * std::acos(r / d));
}

bool isNear(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b)); }

} // namespace

/// Arenas, maps whose bounds are walls, and searches without their pruning rules.
class CliArenaTest : public QObject {
    Q_OBJECT

private slots:
    void pathsStayInArenas()
    {
        const QString map = m_folder.write("a.thicket", mapOf("", QByteArray(rim) + ',' + tree));
        const auto path = [&](const QString& from, const QString& to, const QString& radius) {
            return runCli({"path", map, "--from", from, "--to", to, "--radius", radius, "--json"});
        };
        const CliRun inside = path("-20,0", "20,0", "1");
        QVERIFY2(inside.status == 0, inside.text());
        QVERIFY2(isNear(inside.json()["length"].toDouble(), roundOneDisc(20, 6)), inside.text());
        const QJsonObject outside = path("-20,0", "29.5,0", "1").json();
        QCOMPARE(outside["status"].toString(), "goalBlocked");
        QCOMPARE(outside["blockedBy"].toInt(), 1);
        QVERIFY(isNear(outside["nearestFree"][0].toDouble(), 29));
    }

    /// Two trees with 8 between them and 6 beside them.
    void wideAgentsDoNotPassInArenas()
    {
        const QByteArray trees = R"({"id": 2, "type": "circle", "center": [0, 14], "radius": 10},
                                    {"id": 3, "type": "circle", "center": [0, -14], "radius": 10})";
        const QString map = m_folder.write("t.thicket", mapOf("", QByteArray(rim) + ',' + trees));
        const auto status = [&](const QString& radius) {
            return runCli({"path", map, "--from", "-20,0", "--to", "20,0", "--radius", radius,
                           "--json"})
                .json()["status"]
                .toString();
        };
        QCOMPARE(status("3.9"), "found");
        QCOMPARE(status("4"), "unreachable");
    }

    void boundsHoldIn()
    {
        const QByteArray bounds = R"("bounds": {"min": [-20, -3], "max": [20, 9], "walls": true},)";
        const QString map = m_folder.write("w.thicket", mapOf(bounds, tree));
        const QStringList query{"path", map, "--from", "-15,0", "--to"};
        const CliRun found = runCli(query + QStringList{"15,0", "--json"});
        QVERIFY2(found.status == 0, found.text());
        QVERIFY2(isNear(found.json()["length"].toDouble(), roundOneDisc(15, 5)), found.text());
        QVERIFY2(found.json()["edges"][1]["winding"].toString() == "cw", found.text()); // above
        const CliRun beyond = runCli(query + QStringList{"25,0"});
        QVERIFY2(beyond.status == 0 &&
                     beyond.out.startsWith("goalBlocked by the map's bounds, nearest free point"),
                 beyond.text());
        const QJsonObject json = runCli(query + QStringList{"25,0", "--json"}).json();
        QVERIFY(json["blockedBy"].isDouble() && json["blockedBy"].toInt() == 0);
        QCOMPARE(runCli(query + QStringList{"15,0", "--radius", "2.1", "--json"})
                     .json()["status"]
                     .toString(),
                 "unreachable");
    }

    void validateSpeaksOfBounds()
    {
        const QByteArray goal = R"({"id": 4, "type": "goal", "position": [50, 0]})";
        const QByteArray bounds = R"("bounds": {"min": [-9, -9], "max": [9, 9], "walls": true},)";
        const CliRun blocked =
            runCli({"validate", m_folder.write("g.thicket", mapOf(bounds, goal))});
        QCOMPARE(blocked.status, 1);
        QCOMPARE(blocked.out, QByteArray("error blockedMarker: The goal 4 lies outside the map's "
                                         "bounds, which are walls. [4]\n"));
        const CliRun none =
            runCli({"validate",
                    m_folder.write("n.thicket", mapOf(R"("bounds": {"walls": true},)", goal))});
        QCOMPARE(none.status, 0);
        QVERIFY2(none.out.startsWith("warning wallsWithoutBounds: "), none.text());
    }

    void convertSaysWhatIsLost()
    {
        const QByteArray bounds =
            R"("bounds": {"min": [-40, -40], "max": [40, 40], "walls": true},)";
        const QString map =
            m_folder.write("l.thicket", mapOf(bounds, QByteArray(rim) + ',' + tree));
        const CliRun csv = runCli({"convert", map, m_folder.file("l.csv")});
        QVERIFY2(csv.status == 0, csv.text());
        const QByteArray said = csv.out + csv.error;
        QVERIFY2(said.contains("1 inverted circle: left out"), csv.text());
        QVERIFY2(said.contains("bounds that are walls: left out"), csv.text());
        QCOMPARE(m_folder.read("l.csv"), QByteArray("x,y,radius\n0,0,5\n"));
        const CliRun tiled = runCli({"convert", map, m_folder.file("l.tmj")});
        QVERIFY2((tiled.out + tiled.error).contains("inverted shape: drawn as the hole"),
                 tiled.text());
    }

    void picturesShowTheOutside()
    {
        const QString map = m_folder.write("p.thicket", mapOf("", rim));
        for (const char* theme : {"light", "dark"}) {
            const QString picture = m_folder.file("p.png");
            const CliRun run =
                runCli({"render", map, picture, "--size", "400x400", "--theme", theme});
            QVERIFY2(run.status == 0, run.text());
            const QImage image(picture);
            QCOMPARE(image.pixelColor(3, 3), image.pixelColor(396, 3));
            QVERIFY(image.pixelColor(3, 3) != image.pixelColor(211, 207));
        }
        const CliRun svg =
            runCli({"render", map, m_folder.file("p.svg"), "--radius", "2", "--overlay", "graph"});
        QVERIFY2(svg.status == 0 && m_folder.read("p.svg").contains("<path"), svg.text());
    }

    void rulesCanBeLeftOut()
    {
        const QString map = m_folder.write("forest.csv", forest());
        const QStringList query{"path", map, "--from", "-1,-1", "--to", "41,41", "--json"};
        const QJsonObject all = runCli(query).json();
        const CliRun run = runCli(
            query + QStringList{"--without",
                                "dominance,eitherWay,pockets,departureSector,crossing,corners"});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
        const QJsonObject none = run.json();
        QVERIFY(isNear(none["length"].toDouble(), all["length"].toDouble()));
        QVERIFY2(none["stats"]["generated"].toInt() > all["stats"]["generated"].toInt(),
                 run.text());
    }

    void rulesMustBeKnown()
    {
        const QString map = m_folder.write("forest.csv", forest());
        for (const char* names : {"", "kinks", "dominance,", "Dominance", "dominance crossing"}) {
            const CliRun run =
                runCli({"path", map, "--from", "0,0", "--to", "9,9", "--without", QString(names)});
            QVERIFY2(run.status == 2, run.text());
            QVERIFY2(run.error.contains(
                         "dominance, eitherWay, pockets, departureSector, crossing or corners") ||
                         QByteArray(names).isEmpty(),
                     run.text());
        }
        const CliRun help = runCli({"path", "--help"});
        QVERIFY2(help.out.contains("--without") && help.out.contains("departureSector"),
                 help.text());
    }

private:
    static QByteArray forest()
    {
        QByteArray rows = "x,y,radius\n";
        std::mt19937_64 random(1);
        for (int i = 0; i < 100; ++i)
            rows += QByteArray::number(i % 10 * 4 + random() % 100 / 50.0) + ',' +
                    QByteArray::number(i / 10 * 4 + random() % 100 / 50.0) + ",1.2\n";
        return rows;
    }

    WorkFolder m_folder;
};

QTEST_GUILESS_MAIN(CliArenaTest)
#include "cliarenatest.moc"
