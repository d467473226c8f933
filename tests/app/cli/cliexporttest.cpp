#include "tests/app/cli/cliprocess.h"

#include <QImage>
#include <QJsonArray>
#include <QTest>

#include <sys/stat.h>

#include <csignal>
#include <memory>

namespace {

/// Two starts, two goals, a wall between, two layers, a group with a goal of its own.
const char* const map = R"({"format": "thicket-map", "version": 2, "name": "Yard",
"agentClasses": [{"name": "child", "radius": 0.25}, {"name": "adult", "radius": 0.5}],
"agentGroups": [{"name": "guards", "goal": 6, "maxSpeed": 3, "maxForce": 8, "behaviours": []}],
"layers": [{"id": 1, "name": "trees"}, {"id": 2, "name": "walls"}],
"objects": [
{"id": 1, "type": "circle", "layer": 1, "center": [5, 0], "radius": 1},
{"id": 2, "type": "wall", "layer": 2, "points": [[3, 3], [7, 3]], "thickness": 0.5},
{"id": 3, "type": "start", "layer": 1, "position": [0, 0]},
{"id": 4, "type": "start", "layer": 1, "position": [0, 5]},
{"id": 5, "type": "goal", "layer": 1, "position": [10, 0]},
{"id": 6, "type": "goal", "layer": 1, "position": [10, 5]},
{"id": 7, "type": "agent", "layer": 1, "position": [1, 1], "radius": 0.25, "group": "guards"},
{"id": 8, "type": "spawn", "layer": 1, "position": [1, 3], "radius": 1, "group": "guards",
 "agentRadius": 0.25, "count": 3},
{"id": 9, "type": "agent", "layer": 1, "position": [2, 2], "radius": 0.25}]}
)";

const char* const everything =
    R"({"format": "thicket-export", "version": 1,)"
    "\"// radii\": \"those of the map\","
    R"("maps": [{"format": "tiled", "options": {"pixelsPerUnit": 32}}, {"format": "csv"},
         {"format": "csv", "name": "again"}, {"format": "thicket"}],
"paths": true, "graph": true, "flow": {"cell": 0.5, "method": "dijkstra"},
"picture": {"size": [320, 240], "overlays": ["graph", "path"]}})";

const char* const oneList = R"({"format": "thicket-export", "version": 1,
"maps": [{"format": "csv"}]})";

/// A run of `export --watch`, which goes on until it is stopped.
class WatchRun {
public:
    explicit WatchRun(const QStringList& arguments)
    {
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_process.start(THICKET_BINARY_DIR "/bin/thicket-cli", arguments);
    }
    ~WatchRun()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    /// Whether so many lines with the text come.
    bool says(const QByteArray& text, int times)
    {
        while (m_said.count(text) < times && m_process.waitForReadyRead(60000))
            m_said += m_process.readAll();
        return m_said.count(text) >= times;
    }
    /// The exit status after the signal.
    int stop(int signal)
    {
        ::kill(pid_t(m_process.processId()), signal);
        const bool ended = m_process.waitForFinished(60000);
        m_said += m_process.readAll();
        return ended && m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    const QByteArray& said() const { return m_said; }

private:
    QProcess m_process;
    QByteArray m_said;
};

/// Replaces the file as editors do: by a new one of the same name.
void replaceFile(const WorkFolder& folder, const QString& name, const QByteArray& bytes)
{
    const QString part = folder.write(name + ".part", bytes);
    QCOMPARE(::rename(QFile::encodeName(part), QFile::encodeName(folder.file(name))), 0);
}

} // namespace

/// `thicket-cli export` writes what the other subcommands write, all of it or nothing.
class CliExportTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<WorkFolder>(); }

    void writesEverythingForEachRadius()
    {
        write(everything);
        const CliRun run = exportTo("out/deep");
        QVERIFY2(run.status == 0, run.text());
        QStringList expected{"yard-again.csv", "yard.csv", "yard.thicket", "yard.tmj"};
        for (const char* radius : {"0.25", "0.5"})
            for (const char* rest :
                 {"-flow.json", "-flow.png", "-graph.json", "-paths.json", ".png"})
                expected << QString("yard-r%1%2").arg(radius, rest);
        expected.sort();
        QCOMPARE(QDir(path("out/deep")).entryList(QDir::Files | QDir::Hidden, QDir::Name),
                 expected);
        QCOMPARE(run.out.count("wrote "), expected.size());
        QVERIFY2(run.out.contains("\nlost yard.csv: 1 wall"), run.out);
        QVERIFY(QImage(path("out/deep/yard-r0.5.png")).size() == QSize(320, 240));
    }

    void writesWhatTheOtherSubcommandsWrite()
    {
        write(everything);
        QCOMPARE(exportTo("out").status, 0);
        const auto isSame = [this](const char* exported, const QStringList& arguments) {
            const CliRun run = runCli(arguments, m_folder->path());
            if (run.status != 0)
                qWarning("%s", run.text().constData());
            const QByteArray bytes = m_folder->read(QString("out/") + exported);
            return !bytes.isEmpty() && bytes == m_folder->read("other");
        };
        QVERIFY(isSame("yard-r0.5-graph.json",
                       {"graph", "yard.thicket", "--radius", "0.5", "--out", "other"}));
        QVERIFY(isSame("yard.tmj", {"convert", "yard.thicket", "other", "--to", "tiled", "--option",
                                    "pixelsPerUnit=32"}));
        QVERIFY(isSame("yard-r0.25-flow.json",
                       {"convert", "yard.thicket", "other", "--to", "flow", "--option",
                        "radius=0.25", "--option", "cell=0.5", "--option", "method=dijkstra"}));
        QCOMPARE(m_folder->read("out/yard-r0.25-flow.png"), m_folder->read("other.png"));
    }

    void pathsJoinAllMarkersAndLeadGroupsToTheirGoals()
    {
        write(everything);
        QCOMPARE(exportTo("out").status, 0);
        const QJsonObject json =
            QJsonDocument::fromJson(m_folder->read("out/yard-r0.5-paths.json")).object();
        QCOMPARE(json["radius"].toDouble(), 0.5);
        QStringList pairs;
        for (const QJsonValue& value : json["paths"].toArray()) {
            const QJsonObject one = value.toObject();
            pairs << QString("%1-%2%3")
                         .arg(one["from"].toInt())
                         .arg(one["to"].toInt())
                         .arg(one["group"].toString());
            const auto text = [](const QJsonValue& point) {
                return QString("%1,%2").arg(point[0].toDouble()).arg(point[1].toDouble());
            };
            const CliRun path = runCli({"path", "yard.thicket", "--radius", "0.5", "--json",
                                        "--from", text(one["start"]), "--to", text(one["goal"])},
                                       m_folder->path());
            QVERIFY2(path.status == 0, path.text());
            QCOMPARE(one["status"], path.json()["status"]);
            QCOMPARE(one["length"], path.json()["length"]);
            QCOMPARE(one["edges"], path.json()["edges"]);
        }
        QCOMPARE(pairs, QStringList({"3-5", "3-6", "4-5", "4-6", "7-6guards", "8-6guards"}));
    }

    void exportsTheChosenLayersOnly()
    {
        write(R"({"format": "thicket-export", "version": 1, "layers": ["trees"], "radii": [0, 0.5],
                  "maps": [{"format": "thicket"}], "paths": true, "name": "grove"})");
        QCOMPARE(exportTo("out").status, 0);
        QCOMPARE(m_folder->read("out/grove.thicket").count("\"type\": \"wall\""), 0);
        QCOMPARE(m_folder->read("out/grove.thicket").count("\"type\": \"circle\""), 1);
        // Nothing is in the way of 4 to 6 then.
        const QJsonObject json =
            QJsonDocument::fromJson(m_folder->read("out/grove-r0-paths.json")).object();
        QCOMPARE(json["paths"][3]["length"].toDouble(), 10.0);
    }

    void isTheSameEveryTime()
    {
        write(everything);
        QCOMPARE(exportTo("a").status, 0);
        QCOMPARE(exportTo("b").status, 0);
        const QStringList files = QDir(path("a")).entryList(QDir::Files);
        QVERIFY(files.size() > 4);
        for (const QString& file : files)
            QVERIFY2(m_folder->read("a/" + file) == m_folder->read("b/" + file), qPrintable(file));
    }

    void saysWhereAPresetIsWrong_data()
    {
        QTest::addColumn<QByteArray>("preset");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const QByteArray& keys, const QByteArray& place) {
            QTest::newRow(name) << R"({"format": "thicket-export", "version": 1, )" + keys + '}'
                                << place;
        };
        QTest::newRow("no JSON") << QByteArray("{\n\"format\": \"thicket-export\",\n  oops}")
                                 << QByteArray("p.json: line 3, column ");
        QTest::newRow("another file")
            << QByteArray("{\"maps\": []}") << QByteArray("p.json: format: ");
        row("nothing", "\"radii\": [1]", "p.json: There is nothing to write");
        row("unknown key", "\"mapps\": []", "p.json: There is no key \"mapps\"");
        row("format", R"("maps": [{"format": "csv"}, {"format": "nope"}])",
            "p.json: maps[1].format: ");
        row("option", R"("maps": [{"format": "csv", "options": {"size": 1}}])",
            "p.json: maps[0], option size: ");
        row("each radius", R"("maps": [{"format": "csv", "eachRadius": true}])",
            "p.json: maps[0].eachRadius: ");
        row("radius", R"("paths": true, "radii": [0.5, -1])", "p.json: radii[1]: ");
        row("cell", R"("flow": true)", "p.json: flow.cell: ");
        row("size", R"("picture": {"size": [100000, 10]})", "p.json: picture.size[0]: ");
        row("name", R"("paths": true, "name": "../up")", "p.json: name: ");
        row("layer", R"("paths": true, "layers": ["trees", "none"])", "yard.thicket: layers[1]: ");
        row("graph", R"("maps": [{"format": "csv"}], "graph": {"mostEdges": 1})",
            "yard.thicket: The complete tangent graph");
        row("two of a name", R"("maps": [{"format": "csv"}, {"format": "csv"}, {"format": "csv"}])",
            "Two of the files would have this name");
    }
    void saysWhereAPresetIsWrong()
    {
        QFETCH(QByteArray, preset);
        QFETCH(QByteArray, place);
        write(preset);
        const CliRun run = exportTo("out/deep");
        QVERIFY2(run.status == 1, run.text());
        QVERIFY2(run.error.contains(place), run.text());
        QCOMPARE(run.error.count('\n'), 1);
        QVERIFY2(!QFileInfo::exists(path("out")), "nothing is left behind");
    }

    void aFailureKeepsWhatWasThere()
    {
        write(everything);
        QCOMPARE(exportTo("out").status, 0);
        const QByteArray before = m_folder->read("out/yard.csv");
        // The goal gets an obstacle, so that there is no flow field.
        QByteArray blocked(map);
        blocked.replace("\"center\": [5, 0]", "\"center\": [10, 0]");
        m_folder->write("yard.thicket", blocked);
        const CliRun run = exportTo("out");
        QCOMPARE(run.status, 1);
        QVERIFY2(run.error.contains("yard.thicket: flow: The goal "), run.text());
        QCOMPARE(m_folder->read("out/yard.csv"), before);
        QVERIFY(
            QDir(path("out")).entryList({"*.part", ".*"}, QDir::Files | QDir::Hidden).isEmpty());
    }

    void anInputIsNoOutput()
    {
        write(R"({"format": "thicket-export", "version": 1, "folder": ".",
                  "maps": [{"format": "thicket"}]})");
        const CliRun onMap =
            runCli({"export", "yard.thicket", "--preset", "p.json"}, m_folder->path());
        QCOMPARE(onMap.status, 2);
        QCOMPARE(m_folder->read("yard.thicket"), QByteArray(map));
        QCOMPARE(runCli({"export", "yard.thicket"}, m_folder->path()).status, 2);
        write(oneList);
        const CliRun nowhere =
            runCli({"export", "yard.thicket", "--preset", "p.json"}, m_folder->path());
        QCOMPARE(nowhere.status, 2);
        QVERIFY2(nowhere.error.contains("--out: is missing"), nowhere.text());
    }

    void watchingExportsAtEachSave()
    {
        write(oneList);
        // Into the map's own folder: what is exported must not count as a save.
        WatchRun run({"export", path("yard.thicket"), "--preset", path("p.json"), "--out",
                      m_folder->path(), "--watch"});
        QVERIFY2(run.says("watching", 1), run.said());
        QByteArray changed(map);
        changed.replace("\"radius\": 1}", "\"radius\": 0.75}");
        replaceFile(*m_folder, "yard.thicket", changed);
        QVERIFY2(run.says("watching", 2), run.said());
        QCOMPARE(m_folder->read("yard.csv").count("\n5,0,0.75"), 1);

        // For a moment the map is half written. The last export stays.
        m_folder->write("yard.thicket", changed.left(500));
        QVERIFY2(run.says("thicket-cli: yard.thicket: line ", 1), run.said());
        QCOMPARE(m_folder->read("yard.csv").count("\n5,0,0.75"), 1);

        // Also the preset is followed.
        m_folder->write("yard.thicket", map);
        QVERIFY2(run.says("watching", 3), run.said());
        replaceFile(*m_folder, "p.json",
                    R"({"format": "thicket-export", "version": 1, "name": "other",
                        "maps": [{"format": "csv"}]})");
        QVERIFY2(run.says("watching", 4), run.said());
        QCOMPARE(m_folder->read("other.csv"), m_folder->read("yard.csv"));
        QCOMPARE(run.stop(SIGINT), 0);
        QCOMPARE(run.said().count("watching"), 4);
    }

    void watchingEndsOnTermination()
    {
        write(oneList);
        WatchRun run({"export", path("yard.thicket"), "--preset", path("p.json"), "--out",
                      path("out"), "--watch"});
        QVERIFY2(run.says("watching", 1), run.said());
        QCOMPARE(run.stop(SIGTERM), 0);
    }

    void theExampleOfTheRepositoryWorks()
    {
        const QString samples = THICKET_SOURCE_DIR "/app/resources/samples/";
        const CliRun run = runCli({"export", samples + "old-orchard.thicket", "--preset",
                                   THICKET_SOURCE_DIR "/tests/examples/preset/orchard.json",
                                   "--out", path("out")});
        QVERIFY2(run.status == 0, run.text());
        QVERIFY(QFileInfo::exists(path("out/orchard-r0.6-paths.json")));
    }

private:
    QString path(const QString& name) const { return m_folder->file(name); }
    void write(const QByteArray& preset)
    {
        m_folder->write("yard.thicket", map);
        m_folder->write("p.json", preset);
    }
    CliRun exportTo(const QString& out)
    {
        return runCli({"export", "yard.thicket", "--preset", "p.json", "--out", out},
                      m_folder->path());
    }

    std::unique_ptr<WorkFolder> m_folder;
};

QTEST_GUILESS_MAIN(CliExportTest)
#include "cliexporttest.moc"
