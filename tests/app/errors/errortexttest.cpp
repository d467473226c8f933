#include "app/editor/errors/errortext.h"
#include "app/editor/settings/languages.h"
#include "libnav/map/mapfile.h"
#include "libsteer/scenario/scenario.h"
#include "libsteer/sim/crowd.h"
#include "plugins/host/formatregistry.h"
#include "plugins/host/mapfiles.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace thicket;

namespace {

/// Every text as it is in the sources, whatever language is installed.
class SourceTexts : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QString::fromUtf8(source);
    }
};

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

/// Errors of libraries and plugins, in the language of the window.
class ErrorTextTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QVERIFY(m_folder.isValid());
    }

    void maps_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("german");
        const QByteArray head = R"({"format": "thicket-map", "version": 1, "objects": [)";
        const auto row = [](const QByteArray& bytes, const QString& german) {
            QTest::addRow("%s", bytes.right(50).constData()) << bytes << german;
        };
        row("", "Zeile 1, Spalte 1: die Datei ist leer; eine Thicket-Karte beginnt mit {");
        row("[]", "Zeile 1, Spalte 1: dies ist keine Thicket-Karte; eine solche beginnt mit {");
        row("{}", "Zeile 1, Spalte 1: dies ist keine Thicket-Karte: `format` fehlt");
        row("{\"format\": \"other\"}", "Zeile 1, Spalte 12: dies ist keine Thicket-Karte: `format` "
                                       "muss \"thicket-map\" sein");
        row("{\"format\" 1}", "Zeile 1, Spalte 11: nach dem Schlüssel fehlt ein Doppelpunkt");
        row(head + "\n{]", "Zeile 2, Spalte 2: hier wird ein \"Schlüssel\" erwartet");
        row(head, "Zeile 1, Spalte 53: die Datei endet mittendrin; sie ist offenbar abgeschnitten");
        row(head + "]} x", "Zeile 1, Spalte 56: nach dem letzten } der Karte folgt noch etwas");
        row(head + R"({"type": "circle", "center": [1, 2], "radius": -2}]})",
            "Zeile 1, Spalte 100: `radius` ist -2; ein Radius muss mindestens 0 sein");
        row(head + R"({"type": "circle", "center": [1, 2]}]})",
            "Zeile 1, Spalte 53: ein Kreis braucht `radius`");
        row(head + R"({"type": "wall", "points": [[1, 2]]}]})",
            "Zeile 1, Spalte 80: `points` hat 1 Punkt; eine Wand braucht mindestens 2");
        row(head + R"({"type": "tree"}]})",
            "Zeile 1, Spalte 62: der Typ \"tree\" ist unbekannt; bekannt sind circle, wall, "
            "polygon, start, goal, agent und spawn");
        row(head + R"({"type": "goal", "position": 3}]})",
            "Zeile 1, Spalte 82: `position` muss zwei Zahlen haben, [x, y]");
        row(head + R"({"type": "goal", "position": [3, 2e9]}]})",
            "Zeile 1, Spalte 86: `position` ist 2e9; keine Zahl darf über 1e9 liegen");
        row(head + R"({"type": "goal", "name": 4, "position": [3, 2]}]})",
            "Zeile 1, Spalte 78: `name` muss Folgendes sein: Text in Anführungszeichen");
    }
    void maps()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, german);
        const auto read = nav::readMap({bytes.constData(), std::size_t(bytes.size())}, "a.thicket");
        QVERIFY(!read);
        checkBoth(read.error(), "a.thicket: " + german);
    }

    void simulations_data()
    {
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QString>("german");
        const auto row = [](const QByteArray& rest, const QString& german) {
            QTest::addRow("%s", rest.left(90).constData()) << rest << german;
        };
        row(R"("objects": [], "agentGroups": [{"name": "Deer", "goal": 7}])",
            "Agentengruppe \"Deer\": Ihr Ziel ist das Objekt 7, das auf dieser Karte kein Ziel "
            "ist.");
        row(R"("objects": [{"id": 1, "type": "agent", "position": [1, 2], "radius": 0}])",
            "Agent 1: Der Radius ist 0; ein Agent einer Simulation braucht einen über 0.");
        row(R"("objects": [], "agentGroups": [{"name": "Deer", "behaviours": [{"type": "seek", "weight": -1}]}])",
            "Das Gewicht eines Verhaltens ist -1; es muss eine Zahl von 0 bis 1e9 sein.");
        row(R"("objects": [], "agentGroups": [{"name": "Deer", "behaviours": [{"type": "fly"}]}])",
            "Das Verhalten \"fly\" ist nicht bekannt; bekannt sind ");
        row(R"("objects": [], "agentGroups": [{"name": "Deer", "behaviours": [{"type": "pursue", "target": {"group": "Elk"}}]}])",
            "\"target\" des Verhaltens pursue ist die Gruppe \"Elk\", die es nicht gibt.");
        row(R"("objects": [], "agentGroups": [{"name": "Deer", "behaviours": [{"type": "rayFan", "rays": 0}]}])",
            "\"rays\" des Verhaltens rayFan ist 0; erlaubt ist eine ganze Zahl von 1 bis 65.");
        row(R"("objects": [], "agentGroups": [{"name": "Deer", "behaviours": [{"type": "rayFan", "range": -1}]}])",
            "\"range\" des Verhaltens rayFan ist -1; erlaubt ist eine Zahl von 0.000001 bis "
            "1000000 Karteneinheiten.");
        row(R"("objects": [], "agentGroups": [{"name": "Deer", "behaviours": [{"type": "flee"}]}])",
            "Das Verhalten flee braucht ein \"target\": {\"group\": ...}, {\"object\": ...} oder "
            "{\"point\": [x, y]}.");
        row(R"("objects": [], "agentGroups": [{"name": "Deer", "behaviours": [{"type": "rayFan"}, {"type": "rayFan", "rays": 3}]}])",
            "Agentengruppe \"Deer\": Sie lässt sich nicht simulieren: sie hat ein Verhalten "
            "zweimal "
            "mit verschiedenen Parametern.");
    }
    void simulations()
    {
        QFETCH(QByteArray, rest);
        QFETCH(QString, german);
        const auto map = nav::readMap(
            R"({"format": "thicket-map", "version": 1, )" + rest.toStdString() + "}", "deer");
        QVERIFY(map);
        const auto scenario = steer::scenarioOf(map->map);
        QVERIFY(!scenario);
        if (!speaksGerman())
            return qWarning("not looked at: CMake found no lrelease");
        const QString text = editor::errorText(scenario.error());
        QVERIFY2(text.contains(german), qPrintable(text));
    }

    void refusedAgents()
    {
        nav::Map map;
        map.append({.id = 1, .geometry = nav::Circle{{0, 0}, 2}});
        map.append({.id = 7, .geometry = nav::AgentMarker{.position = {1, 0}, .radius = 0.5}});
        isRefused(map, "The agent 7 is inside an obstacle.", "Agent 7 ist in einem Hindernis.");
    }

    void agentsThatCannotBeAdded()
    {
        nav::Map map;
        map.append({.id = 7, .geometry = nav::AgentMarker{.position = {9, 0}, .radius = 2e6}});
        isRefused(
            map, "The agent 7 cannot be added: its radius must be above 0 and at most 1e6.",
            "Agent 7 kann nicht dazukommen: der Radius muss über 0 und darf höchstens 1e6 sein.");
    }

    void groupsThatCannotBeSimulated()
    {
        nav::Map map;
        map.settings.agentGroups = {{.name = "Deer", .maxSpeed = 2e6}};
        isRefused(
            map,
            "The group \"Deer\" cannot be simulated: its maxSpeed must be above 0 and at most "
            "1e6, its maxForce above 0 and at most 1e9.",
            "Die Gruppe \"Deer\" lässt sich nicht simulieren: maxSpeed muss über 0 und darf "
            "höchstens 1e6 sein, maxForce über 0 und höchstens 1e9.");
    }

    void damagedRecordings()
    {
        checkBoth({"The recording ends in frame 3, the first bad one; the 3 before it are good.",
                   "a.thicket-replay: byte 812"},
                  "a.thicket-replay: Byte 812: Die Aufzeichnung endet in Bild 3, dem ersten "
                  "schlechten; die 3 davor sind gut.");
    }

    /// A map may bring one, and a crowd cannot go round it.
    void refusedPolygons()
    {
        nav::Map map;
        map.append({.id = 3, .geometry = nav::Polygon{{{0, 0}, {2, 2}, {2, 0}, {0, 2}}}});
        map.append({.id = 7, .geometry = nav::AgentMarker{.position = {9, 0}, .radius = 0.5}});
        isRefused(map, "polygon 3 crosses itself: side 0 meets side 2",
                  "Polygon 3 schneidet sich: Seite 0 trifft Seite 2");
    }

    void importedFiles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("german");
        const auto row = [](const QString& name, const QByteArray& bytes, const QString& german) {
            QTest::addRow("%s: %s", qPrintable(name), bytes.constData()) << name << bytes << german;
        };
        row("a.csv", "x,y,radius\n1,2,3\n1,zwei,3\n",
            "a.csv: Zeile 3, Spalte 3: y \"zwei\" ist keine Zahl.");
        row("a.csv", "x,y,radius\n1,2,-3\n",
            "a.csv: Zeile 2, Spalte 5: radius -3 ist negativ; nötig ist 0 oder mehr.");
        row("a.csv", "x,y,radius\n1,2e9,3\n",
            "a.csv: Zeile 2, Spalte 3: y \"2e9\" liegt über 1e9.");
        row("a.csv", "x,y,radius\n1,\"2,3\n",
            "a.csv: Zeile 2, Spalte 3: Dieses Anführungszeichen wird nie geschlossen.");
        row("a.csv", "x,y,radius,x\n1,2,3,4\n",
            "a.csv: Zeile 1, Spalte 12: Die Kopfzeile nennt die Spalte \"x\" zweimal.");
        row("a.tmj", "[1, 2", "a.tmj: Dies ist weder das XML noch das JSON von Tiled in UTF-8.");
        row("a.tmx", "<svg/>", "a.tmx: Zeile 1, Spalte 7: Die Datei enthält <svg>, nicht <map>.");
        row("a.tmx", "", "a.tmx: Die Datei ist leer.");
        row("a.tscn", "[gd_scene format=9]",
            "a.tscn: Zeile 1, Spalte 1: Diese Version des Szenenformats von Godot ist nicht "
            "bekannt; bekannt sind 2, 3 und 4.");
        row("a.tscn", "[gd_scene format=3]\n[node name=\"A\"]\nx = 1.2.3",
            "a.tscn: Zeile 3, Spalte 10: \"1.2.3\" ist keine Zahl.");
        row("a.tscn",
            "[gd_scene format=3]\n[ext_resource path=\"res://../a.tres\" id=\"1\"]\n"
            "[node name=\"A\" type=\"TileMap\"]\ntile_set = ExtResource(\"1\")",
            "a.tscn: Der Knoten \"A\" ist nicht lesbar: Der Kachelsatz \"res://../a.tres\" liegt "
            "außerhalb des Ordners.");
        row("a.tscn",
            "[gd_scene format=3]\n[node name=\"A\" type=\"Node2D\"]\nmetadata/thicket_origin = "
            "[0, 0]\nmetadata/thicket_pixels_per_unit = 1\nmetadata/thicket = {\"format\": "
            "\"thicket-map\", "
            "\"version\": 1, \"bounds\": 3}",
            "a.tscn: Metadaten \"thicket\" des Knotens \"A\": hier wird ein Objekt in { } "
            "erwartet");
        row("a.tmx", "<map></svg>",
            "a.tmx: Zeile 1, Spalte 11: Dies ist kein gültiges XML: Erwartet wird das Ende von "
            "<map>.");
        row("a.svg", "<svg><g></svg>",
            "a.svg: Zeile 1, Spalte 15: Dies ist kein wohlgeformtes XML: Opening and ending tag "
            "mismatch.");
        row("a.xyz", "plain",
            "a.xyz: Zeile 1, Spalte 1: hier wird ein Wert erwartet: eine Zahl, "
            "\"Text\", true, false, null, [ oder {");
    }
    void importedFiles()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, german);
        QVERIFY(write(m_folder.filePath(name), bytes));
        const auto opened = plugins::openMap(m_folder.filePath(name), m_formats);
        QVERIFY(!opened);
        Error error = opened.error();
        if (name.endsWith(".xyz")) {
            QVERIFY(QString::fromStdString(error.message).contains("known: "));
            QVERIFY(speaksGerman());
            const QString text = editor::errorText(error);
            QVERIFY2(text.startsWith(german + " (Gelesen als Thicket-Karte, weil kein Plugin"),
                     qPrintable(text));
            QVERIFY2(!text.contains("known"), qPrintable(text));
            return;
        }
        checkBoth(error, german);
    }

    void filesThatCannotBe()
    {
        const QString none = m_folder.filePath("none.thicket");
        checkBoth(nav::loadMap(none.toStdString()).error(),
                  "Es gibt keine solche Datei: " + none + " wurde nicht geöffnet.");
        checkBoth(nav::loadMap(m_folder.path().toStdString()).error(),
                  "Dies ist ein Ordner: " + m_folder.path() + " wurde nicht geöffnet.");
        const QString nowhere = m_folder.filePath("no/folder.thicket");
        checkBoth(nav::saveMap({}, nowhere.toStdString()).error(),
                  "Der Ordner existiert nicht: " + nowhere + " wurde nicht gespeichert.");
        checkBoth(nav::saveMap({}, "/proc/none.thicket").error(),
                  "In diesem Ordner lässt sich keine Datei anlegen (das System meldet „No such "
                  "file or directory“): /proc/none.thicket wurde nicht gespeichert.");
        const auto unknown = plugins::exportMap({}, m_folder.filePath("a.xyz"), m_formats);
        QVERIFY(!unknown);
        const QString text = editor::errorText(unknown.error());
        QVERIFY2(text.contains(": Kein Plugin schreibt Dateien dieser Endung; bekannt: "),
                 qPrintable(text));
    }

    /// A path may look like a part of a sentence, or like a placeholder.
    void partsStayAsTheyAre()
    {
        checkBoth({"The disk is full: /tmp/%2 %1: a.thicket was not saved.", {}},
                  "Der Datenträger ist voll: /tmp/%2 %1: a.thicket wurde nicht gespeichert.");
        checkBoth({"There is no such file: This is a folder was not opened.", {}},
                  "Es gibt keine solche Datei: This is a folder wurde nicht geöffnet.");
        checkBoth({"Nobody has said this.", "b: line 1, column 2: line 3"},
                  "b: line 1, column 2: Zeile 3: Nobody has said this.");
        checkBoth({"Nobody has said this.", {}}, "Nobody has said this.");
        checkBoth({}, {});
    }

private:
    static bool speaksGerman()
    {
        editor::useLanguage("de");
        return editor::languages().contains({"de", "Deutsch"});
    }

    /// In English it is the error's own text.
    static void checkBoth(const Error& error, const QString& german)
    {
        {
            SourceTexts english;
            qApp->installTranslator(&english); // its destruction removes it
            QCOMPARE(editor::errorText(error), QString::fromStdString(error.text()));
        }
        if (!speaksGerman())
            return qWarning("not looked at: CMake found no lrelease");
        QCOMPARE(editor::errorText(error), german);
    }

    /// As a crowd.
    static void isRefused(const nav::Map& map, const QString& english, const QString& german)
    {
        const auto crowd = steer::Crowd::of(steer::scenarioOf(map).value());
        QVERIFY(!crowd);
        QCOMPARE(QString::fromStdString(crowd.error().text()), english);
        checkBoth(crowd.error(), german);
    }

    QTemporaryDir m_folder;
    plugins::FormatRegistry m_formats{QStringList{THICKET_BINARY_DIR "/lib/thicket/plugins"}};
};

QTEST_GUILESS_MAIN(ErrorTextTest)
#include "errortexttest.moc"
