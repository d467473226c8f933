#include "tests/app/cli/cliprocess.h"

#include <QFileInfo>
#include <QTest>

#include <sys/stat.h>

#include <memory>

namespace {

QByteArray native(const QByteArray& objects)
{
    return "{\"format\": \"thicket-map\", \"version\": 1, \"objects\": [" + objects + "]}";
}

/// Exit 1, nothing on standard output, and one line that names the file.
void compareRefusal(const CliRun& run, const QString& named)
{
    QVERIFY2(run.status == 1, run.text());
    QVERIFY2(run.out.isEmpty(), run.text());
    QVERIFY2(run.error.startsWith("thicket-cli: ") && run.error.endsWith('\n') &&
                 run.error.count('\n') == 1,
             run.text());
    QVERIFY2(run.error.contains(named.toUtf8()), run.text());
}

} // namespace

/// For any bad input thicket-cli says what is wrong in one line and leaves no file behind.
class CliBadInputTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<WorkFolder>(); }

    void badMaps_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* what, const char* name, const QByteArray& bytes,
                            const char* said) { QTest::newRow(what) << name << bytes << said; };
        row("empty", "m.thicket", "", "line 1");
        row("truncated", "m.thicket", native("{\"id\": 1, \"type\": \"cir").chopped(2), "line 1");
        row("garbage", "m.thicket", "trees, many trees", "line 1");
        row("binary", "m.thicket", QByteArray("\x7f\x45\x4c\x46\0\0\xff\xfe", 8), "line 1");
        row("other JSON", "m.thicket", "{\"type\": \"map\"}", "format");
        row("NaN", "m.thicket",
            native("\n{\"id\": 1, \"type\": \"circle\", \"center\": [NaN, 0], \"radius\": 1}"),
            "line 2");
        row("1e308", "m.thicket",
            native("\n{\"id\": 1, \"type\": \"circle\", \"center\": [1e308, 0], \"radius\": 1}"),
            "line 2");
        row("negative radius", "m.thicket",
            native("\n{\"id\": 1, \"type\": \"circle\", \"center\": [1, 0], \"radius\": -1}"),
            "line 2");
        row("no geometry", "m.thicket", native("\n{\"id\": 1, \"type\": \"circle\"}"), "line 2");
        row("duplicate id", "m.thicket",
            native("{\"id\": 1, \"type\": \"start\", \"position\": [0, 0]},\n{\"id\": 1, \"type\": "
                   "\"goal\", \"position\": [0, 0]}"),
            "line 2");
        row("unknown type", "m.thicket",
            native("\n\n{\"id\": 1, \"type\": \"cirle\", \"center\": [0, 0], \"radius\": 1}"),
            "line 3");
        row("brackets", "m.thicket", QByteArray(1000000, '['), "line 1");
        row("wrong column", "m.csv", "x,y,diameter\n1,2,3\n", "no column radius");
        row("CSV: NaN", "m.csv", "x,y,radius\n1,2,3\n1,nan,3\n", "m.csv: line 3, column 3");
        row("CSV: 1e308", "m.csv", "x,y,radius\n1e308,2,3\n", "m.csv: line 2, column 1");
        row("CSV: negative", "m.csv", "x,y,radius\n1,2,-3\n", "m.csv: line 2, column 5");
        row("CSV: binary", "m.csv", QByteArray("\x89PNG\r\n\x1a\n\0\0", 10), "m.csv: line 1");
        row("unreadable format", "m.tmj", "{}", "m.tmj");
        row("unknown suffix", "m.xyz", "hello", "known: thicket, csv");
    }

    void badMaps()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        m_folder->write(name, bytes);
        for (const QStringList& command : commandsFor(name)) {
            const CliRun run = runCli(command, m_folder->path());
            compareRefusal(run, name);
            QVERIFY2(run.error.contains(said.toUtf8()), run.text());
            QCOMPARE(m_folder->files(), QStringList{name});
        }
    }

    void mapsThatAreNoFiles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("missing") << "none.thicket";
        QTest::newRow("missing csv") << "none.csv";
        QTest::newRow("a folder") << "folder.thicket";
        QTest::newRow("a folder csv") << "folder.csv";
        QTest::newRow("below a file") << "regular/m.csv";
        QTest::newRow("a pipe") << "pipe.csv";
        QTest::newRow("a pipe native") << "pipe.thicket";
        QTest::newRow("a device") << "/dev/zero";
        QTest::newRow("a link to nowhere") << "link.csv";
        QTest::newRow("name with a line end") << "a\nb.csv";
    }

    void mapsThatAreNoFiles()
    {
        QFETCH(QString, name);
        QVERIFY(QDir(m_folder->path()).mkpath("folder.thicket"));
        QVERIFY(QDir(m_folder->path()).mkpath("folder.csv"));
        m_folder->write("regular", "x,y,radius\n");
        for (const char* pipe : {"pipe.csv", "pipe.thicket"})
            QCOMPARE(::mkfifo(qPrintable(m_folder->file(pipe)), 0600), 0);
        QVERIFY(QFile::link("nowhere", m_folder->file("link.csv")));
        const QStringList before = m_folder->files();
        for (const QStringList& command : commandsFor(name)) {
            compareRefusal(runCli(command, m_folder->path()), name.split('\n').last());
            QCOMPARE(m_folder->files(), before);
        }
    }

    void badQueries_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        QTest::newRow("empty") << QByteArray() << "q.csv";
        QTest::newRow("no header") << QByteArray("0,0,1,1\n") << "q.csv: line 1";
        QTest::newRow("too few") << QByteArray("start_x,start_y,goal_x,goal_y\n1,2,3\n")
                                 << "q.csv: line 2";
        QTest::newRow("one field") << QByteArray("start_x,start_y,goal_x,goal_y\n1\n")
                                   << "q.csv: line 2: The row has 1 field, it must have 4.";
        QTest::newRow("comma at the end")
            << QByteArray("start_x,start_y,goal_x,goal_y\n1,2,3,4,\n") << "q.csv: line 2";
        QTest::newRow("far too many")
            << "start_x,start_y,goal_x,goal_y\n1" + QByteArray(",2").repeated(100'000) + '\n'
            << "q.csv: line 2: The row has 100 or more fields";
        QTest::newRow("not a number") << QByteArray("start_x,start_y,goal_x,goal_y\n\n1,2,x,4\n")
                                      << "q.csv: line 3: goal_x \"x\"";
        QTest::newRow("nan") << QByteArray("start_x,start_y,goal_x,goal_y\n1,2,nan,4\n")
                             << "goal_x \"nan\"";
    }

    void badQueries()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        m_folder->write("m.csv", "x,y,radius\n0,0,1\n");
        m_folder->write("q.csv", bytes);
        compareRefusal(runCli({"path", "m.csv", "--queries", "q.csv"}, m_folder->path()), said);
        compareRefusal(runCli({"path", "m.csv", "--queries", "none.csv"}, m_folder->path()),
                       "none.csv");
    }

    void placesThatCannotBeWritten_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("missing folder") << "none";
        QTest::newRow("below a file") << "regular";
        QTest::newRow("the kernel's") << "/proc";
    }

    void placesThatCannotBeWritten()
    {
        QFETCH(QString, folder);
        m_folder->write("regular", "");
        m_folder->write("m.csv", "x,y,radius\n0,0,1\n");
        const QStringList before = m_folder->files();
        const QList<QStringList> commands{
            {"convert", "m.csv", folder + "/out.thicket"},
            {"convert", "m.csv", folder + "/out.tmj"},
            {"graph", "m.csv", "--out", folder + "/out.json"},
            {"render", "m.csv", folder + "/out.png"},
            {"path", "m.csv", "--from", "5,5", "--to", "6,6", "--trace", folder + "/out.json"},
            {"generate", folder + "/out.csv", "--circles", "1", "--density", "0.1", "--seed", "1"},
        };
        for (const QStringList& command : commands) {
            compareRefusal(runCli(command, m_folder->path()), "/out.");
            QCOMPARE(m_folder->files(), before);
        }
    }

    void foldersAndDevicesAreNotReplaced()
    {
        m_folder->write("m.csv", "x,y,radius\n0,0,1\n");
        QVERIFY(QDir(m_folder->path()).mkpath("folder.thicket"));
        compareRefusal(runCli({"convert", "m.csv", "folder.thicket"}, m_folder->path()),
                       "folder.thicket");
        compareRefusal(
            runCli({"convert", "m.csv", "/dev/full", "--to", "thicket"}, m_folder->path()),
            "/dev/full");
        struct stat device {};
        QCOMPARE(::stat("/dev/full", &device), 0);
        QVERIFY(S_ISCHR(device.st_mode));
    }

    void theOldFileSurvivesARefusal()
    {
        m_folder->write("bad.csv", "x,y,radius\n1,2\n");
        m_folder->write("old.thicket", "precious");
        compareRefusal(runCli({"convert", "bad.csv", "old.thicket"}, m_folder->path()), "bad.csv");
        QCOMPARE(m_folder->read("old.thicket"), QByteArray("precious"));
    }

    void aFullStandardOutputIsNoticed()
    {
        QProcess shell;
        shell.start("sh", {"-c", THICKET_BINARY_DIR "/bin/thicket-cli formats > /dev/full"});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 1);
        QVERIFY(shell.readAllStandardError().startsWith("thicket-cli: "));
    }

    void wrongUsage_data()
    {
        QTest::addColumn<QString>("words");
        for (const char* words :
             {"",
              "fly",
              "flow m.csv",
              "simulate m.csv",
              "rewind m.csv",
              "--nonsense",
              "path",
              "path m.csv --from 1 --to 2,2",
              "path m.csv --from 1,nan --to 2,2",
              "path m.csv --from 1,2,3 --to 2,2",
              "path m.csv --from 1,2 --to 2,1e308",
              "path m.csv --from 1,2 --to 3,4 --radius -1",
              "path m.csv --from 1,2 --to 3,4 --radius nan",
              "path m.csv --from 5,5 --to 3,4 extra",
              "path m.csv --from 1,2 --to 3,4 --radius 1m",
              "path m.csv --queries q.csv --json",
              "path m.csv --queries q.csv --from 1,2",
              "graph m.csv",
              "graph m.csv --out g.json --window 1,2,3",
              "render m.csv",
              "render m.csv out.jpg",
              "render m.csv out.png --overlay flow",
              "render m.csv out.png --overlay path,",
              "render m.csv out.png --size 0x5",
              "render m.csv out.png --size 10.5x50",
              "render m.csv out.png --size 99999x50",
              "render m.csv out.png --theme pink",
              "render m.csv out.png --corner-to-corner --from 1,1",
              "convert m.csv",
              "convert m.csv o.thicket --to nosuch",
              "convert m.csv o.thicket --from nosuch",
              "convert m.csv o.thicket --option radius",
              "convert m.csv o.thicket --option a=b",
              "convert m.csv o.thicket --from cppheader",
              "convert m.csv o.xyz",
              "convert m.csv o.tmj --option pixelsPerUnit=0",
              "convert m.csv o.tmj --option pixelsPerUnit=0x10",
              "convert m.csv o.thicket --option radius=wide",
              "validate",
              "validate m.csv --xml",
              "formats extra",
              "generate o.csv --circles 5 --density 0.2",
              "generate o.csv --density 0.2 --seed 1",
              "generate o.csv --circles -5 --density 0.2 --seed 1",
              "generate o.csv --circles 5 --density 0 --seed 1",
              "generate o.csv --circles 5 --density nan --seed 1",
              "generate o.csv --circles 5 --density 0.2 --seed one",
              "generate o.csv --circles 5 --density 0.2 --seed=-1",
              "generate o.csv --circles 5 --density 0.2 --seed 18446744073709551616",
              "generate o.csv --circles 5 --density 0.2 --seed 0x2",
              "generate o.csv --circles 0x2 --density 0.2 --seed 1",
              "generate o.csv --circles 1e1 --density 0.2 --seed 1",
              "generate o.csv --circles +5 --density 0.2 --seed 1",
              "generate o.csv --circles 5 --density 0x1 --seed 1",
              "generate o.xyz --circles 5 --density 0.2 --seed 1",
              "generate o.csv --circles 5 --density 1e-9 --seed 1 --max-radius 1e9",
              "path m.csv --from 0x1,2 --to 3,4",
              "path m.csv --from 1,2 --to 3,4 --max-expansions 1e3",
              "flow m.csv --goal 9,9 --cell 0 --out o.json",
              "simulate m.csv --seconds 0x1 --out o.txt",
              "generate o.csv --circles 5 --density 0.2 --seed 1 --min-radius 3 --max-radius 2"})
            QTest::newRow(words) << words;
    }

    void wrongUsage()
    {
        QFETCH(QString, words);
        m_folder->write("m.csv", "x,y,radius\n0,0,1\n");
        const CliRun run = runCli(words.split(' ', Qt::SkipEmptyParts), m_folder->path());
        QVERIFY2(run.status == 2, run.text());
        QVERIFY2(run.out.isEmpty(), run.text());
        QVERIFY2(run.error.startsWith("thicket-cli: ") && run.error.count('\n') == 1, run.text());
        QCOMPARE(m_folder->files(), QStringList{"m.csv"});
    }

    void unknownSubcommandsAreNamed()
    {
        const CliRun run = runCli({"frobnicate"});
        QVERIFY2(run.error.contains("\"frobnicate\" is no subcommand"), run.text());
    }

    void printsItsVersion()
    {
        const CliRun run = runCli({"--version"});
        QVERIFY2(run.status == 0 && run.out.startsWith("thicket-cli 0."), run.text());
    }

    void helpIsNoError()
    {
        for (const QStringList& words : {QStringList{"--help"}, QStringList{"path", "--help"}}) {
            const CliRun run = runCli(words);
            QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
            QVERIFY2(run.out.contains(words.size() == 1 ? "generate" : "--queries"), run.text());
        }
    }

private:
    /// Every command that reads a map, reading this one.
    static QList<QStringList> commandsFor(const QString& map)
    {
        return {{"path", map, "--from", "-5,-5", "--to", "5,5", "--trace", "out.json"},
                {"graph", map, "--out", "out.json"},
                {"flow", map, "--goal", "-9,-9", "--cell", "1", "--out", "out.json"},
                {"simulate", map, "--seconds", "1", "--out", "out.thicket-replay"},
                {"render", map, "out.png"},
                {"convert", map, "out.thicket"},
                {"validate", map}};
    }

    std::unique_ptr<WorkFolder> m_folder;
};

QTEST_GUILESS_MAIN(CliBadInputTest)
#include "clibadinputtest.moc"
