#include "tests/app/cli/cliprocess.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>
#include <string>

#include <sys/stat.h>
#include <unistd.h>

namespace {

const char* const walker = R"({"format": "thicket-map", "version": 1,
    "agentGroups": [{"name": "g", "maxSpeed": 2, "maxForce": 8, "goal": 1}],
    "objects": [{"id": 1, "type": "goal", "position": [10, 0]},
                {"id": 2, "type": "circle", "center": [0, 9], "radius": 2},
                {"id": 3, "type": "agent", "position": [0, 0], "radius": 0.5, "group": "g"}]})";

} // namespace

/// Writing a file with thicket-cli never costs the user another file.
class CliFilesTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<WorkFolder>();
        m_folder->write("m.thicket", walker);
        m_folder->write("m.csv", "x,y,radius\n0,9,2\n");
        m_folder->write("q.csv", "start_x,start_y,goal_x,goal_y\n0,0,1,1\n");
        QCOMPARE(run("simulate m.thicket --seconds 1 --out r.thicket-replay").status, 0);
        QCOMPARE(run("replay r.thicket-replay --out r.txt").status, 0);
        for (const char* suffix : {"json", "png", "svg"})
            m_folder->write(QString("m.") + suffix, walker);
        QVERIFY(QDir(m_folder->path()).mkpath("sub"));
    }

    void anOutputThatIsAnInputIsRefused_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("input");
        const auto row = [](const char* words, const char* input) {
            QTest::newRow(words) << words << input;
        };
        row("graph m.csv --out X", "m.csv");
        row("path m.csv --from 0,0 --to 1,1 --trace X", "m.csv");
        row("flow m.json --cell 1 --out X.json", "m.json");
        row("flow m.png --cell 1 --out X.png", "m.png");
        row("render m.png X.png", "m.png");
        row("render m.svg X.svg", "m.svg");
        row("convert m.csv X.csv", "m.csv");
        row("convert m.thicket X.thicket", "m.thicket");
        row("convert m.thicket X.csv", "m.thicket");
        row("simulate m.thicket --seconds 1 --out X.txt", "m.thicket");
        row("simulate m.thicket --seconds 1 --out new.txt --csv X", "m.thicket");
        row("replay r.thicket-replay --csv X", "r.thicket-replay");
        row("replay r.thicket-replay --out X.thicket-replay", "r.thicket-replay");
        row("replay r.thicket-replay --out X.txt", "r.thicket-replay");
        row("replay r.txt --out X.txt", "r.txt");
        row("replay r.thicket-replay --verify m.thicket --csv X", "m.thicket");
        row("replay r.thicket-replay --verify m.thicket --out X.txt", "m.thicket");
    }

    void anOutputThatIsAnInputIsRefused()
    {
        QFETCH(QString, words);
        QFETCH(QString, input);
        const QString suffix = words.mid(words.lastIndexOf('X') + 1);
        QStringList names{"hard" + suffix, "soft" + suffix, "softer" + suffix};
        hardLink(input, names[0]);
        QVERIFY(QFile::link(input, m_folder->file(names[1])));
        QVERIFY(QFile::link(names[1], m_folder->file(names[2])));
        if (input.endsWith(suffix))
            names << input << "./" + input << "sub/../" + input << m_folder->file(input);
        const QMap<QString, QByteArray> before = contents();
        for (const QString& name : names) {
            const CliRun refused = run(words.chopped(suffix.size() + 1) + name);
            QVERIFY2(refused.status == 2, name.toUtf8() + '\n' + refused.text());
            QVERIFY2(refused.error.contains("is the same file as \"" + input.toUtf8() + '"') &&
                         refused.error.count('\n') == 1,
                     refused.text());
            QVERIFY(refused.out.isEmpty());
            QCOMPARE(contents(), before);
        }
    }

    // File names are bytes, which need not be text.
    void namesNeedBeNoText()
    {
        const char* const script = R"(name=$(printf 'n\377\303') && cp m.csv "$name.csv" &&
            "$0" convert "$name.csv" "$name.thicket" && "$0" convert "$name.thicket" "$name.tmj" &&
            "$0" generate "$name-2.csv" --circles 3 --density 0.1 --seed 1 &&
            "$0" validate "$name-2.csv" && "$0" validate "$name.thicket")";
        QProcess shell;
        shell.setWorkingDirectory(m_folder->path());
        shell.start("sh", {"-c", script, THICKET_BINARY_DIR "/bin/thicket-cli"});
        QVERIFY(shell.waitForFinished(120000));
        QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError());
        std::set<std::string> names;
        for (const auto& file : std::filesystem::directory_iterator(m_folder->path().toStdString()))
            names.insert(file.path().filename());
        for (const char* suffix : {".csv", ".tmj", ".thicket", "-2.csv"})
            QVERIFY2(names.erase(std::string("n\xff\xc3") + suffix) == 1, suffix);
        QVERIFY(std::ranges::none_of(
            names, [](const std::string& name) { return name.starts_with('n'); }));
    }

    void twoOutputsNeedTwoFiles_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::newRow("same name") << "o.txt"
                                   << "o.txt";
        QTest::newRow("through the folder") << "o.txt"
                                            << "sub/../o.txt";
        QTest::newRow("through a link") << "o.txt"
                                        << "dangling.txt";
        QTest::newRow("through a folder's link") << "sub/o.txt"
                                                 << "way/o.txt";
        QTest::newRow("of one file") << "old.txt"
                                     << "hard.txt";
    }

    void twoOutputsNeedTwoFiles()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QVERIFY(QFile::link("o.txt", m_folder->file("dangling.txt")));
        QVERIFY(QFile::link("sub", m_folder->file("way")));
        m_folder->write("old.txt", "old");
        hardLink("old.txt", "hard.txt");
        const QMap<QString, QByteArray> before = contents();
        for (const QString& words : {QString("simulate m.thicket --seconds 1 --out %1 --csv %2"),
                                     QString("replay r.thicket-replay --csv %2 --out %1")}) {
            const CliRun refused = run(words.arg(first, second));
            QVERIFY2(refused.status == 2 && refused.error.contains("a file of its own"),
                     refused.text());
            QCOMPARE(contents(), before);
        }
    }

    void severalOutputsAreWrittenTogether_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("simulate") << "simulate m.thicket --seconds 1 --out %1 --csv %2";
        QTest::newRow("replay") << "replay r.thicket-replay --out %1 --csv %2";
    }

    void severalOutputsAreWrittenTogether()
    {
        QFETCH(QString, words);
        m_folder->write("a.txt", "old");
        for (const char* bad : {"none/b.csv", "sub", "m.csv/b.csv", "/dev/full", "/proc/b.csv"}) {
            const QMap<QString, QByteArray> before = contents();
            for (const QString& good : {QString("a.txt"), QString("new.txt")}) {
                const CliRun refused = run(words.arg(good, bad));
                QVERIFY2(refused.status == 1 && refused.error.contains(bad), refused.text());
                QCOMPARE(contents(), before);
            }
        }
        const CliRun done = run(words.arg("a.txt", "b.csv"));
        QVERIFY2(done.status == 0, done.text());
        QVERIFY(m_folder->read("a.txt") != "old");
        QVERIFY(m_folder->read("b.csv").startsWith("id,frame"));
    }

    void anInputAmongTheCompanionsIsKept()
    {
        const auto converted = [this](const QString& in, const QString& out) {
            return runCli({"convert", in, out, "--from", in.endsWith("csv") ? "csv" : "thicket"},
                          m_folder->path(),
                          {{"THICKET_PLUGIN_PATH", THICKET_BINARY_DIR
                            "/tests/companionplugins:" THICKET_BINARY_DIR "/lib/thicket/plugins"}});
        };
        QMap<QString, QByteArray> before = contents();
        const CliRun refused = converted("m.csv", "m.companions");
        QVERIFY2(refused.status == 2 && refused.error.contains("is the same file as"),
                 refused.text());
        QCOMPARE(contents(), before);
        const CliRun done = converted("m.thicket", "m.companions");
        QVERIFY2(done.status == 0, done.text());
        QCOMPARE(m_folder->read("m.csv"), QByteArray("list"));
    }

    void anEmptyNameIsNoFile()
    {
        for (const QStringList& words :
             {QStringList{"graph", "m.csv", "--out", ""},
              QStringList{"replay", "r.txt", "--csv", ""}, QStringList{"validate", ""}}) {
            const CliRun refused = runCli(words, m_folder->path());
            QVERIFY2(refused.status == 2 && refused.error.contains("name of a file"),
                     refused.text());
        }
    }

    /// As other programs do: a pipe takes the file, and what is said beside it does not spoil it.
    void aDashIsStandardOutput_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("suffix");
        const auto row = [](const char* words, const char* suffix) {
            QTest::newRow(words) << words << suffix;
        };
        row("graph m.csv --out X", ".json");
        row("flow m.csv --goal 5,5 --cell 1 --out X", ".json");
        row("bake m.csv --out X", "");
        row("simulate m.thicket --seconds 1 --out X", ".thicket-replay");
        row("simulate m.thicket --seconds 1 --out new.txt --csv X", ".csv");
        row("simulate m.thicket --seconds 1 --json --out X", ".thicket-replay");
        row("replay r.thicket-replay --out X", ".thicket-replay");
        row("replay r.thicket-replay --verify m.thicket --csv X", ".csv");
        row("path m.csv --from 0,0 --to 1,1 --trace X", "");
        row("convert m.thicket --to geojson X", ".geojson");
        row("convert m.csv --to thicket X", ".thicket");
    }
    void aDashIsStandardOutput()
    {
        QFETCH(QString, words);
        QFETCH(QString, suffix);
        const CliRun saved = run(QString(words).replace("X", "saved" + suffix));
        QVERIFY2(saved.status == 0, saved.text());
        const QStringList before = m_folder->files();
        const CliRun printed = run(QString(words).replace("X", "-"));
        QVERIFY2(printed.status == 0, printed.text());
        QCOMPARE(m_folder->files(), before);
        QCOMPARE(printed.out, m_folder->read("saved" + suffix));
        if (words.startsWith("convert"))
            QCOMPARE(printed.error, saved.out.mid(saved.out.indexOf('\n') + 1)); // "wrote ..."
        else if (!words.startsWith("path")) // which tells the time it took
            QCOMPARE(printed.error, saved.out);
    }

    void aDashIsStandardInput()
    {
        const QByteArray wanted = m_folder->read("m.thicket");
        for (const char* format : {"thicket", "svg", "tmx", "tiled", "geojson", "godot", "csv"}) {
            const QString id = format;
            const CliRun made = run("convert m.thicket - --to " + id);
            QVERIFY2(made.status == 0, made.text());
            const CliRun known = run("convert - - --to thicket --from " + id, made.out);
            QVERIFY2(known.status == 0, known.text());
            // Of a list of circles the first bytes do not show what it is.
            const CliRun guessed = run("convert - - --to thicket", made.out);
            QCOMPARE(guessed.status, id == "csv" ? 1 : 0);
            if (id != "csv")
                QCOMPARE(guessed.out, known.out);
            else
                QVERIFY2(guessed.error.contains("standard input: line 1") &&
                             guessed.error.contains("--from"),
                         guessed.text());
        }
        QCOMPARE(run("validate -", wanted).out, run("validate m.thicket").out);
        QCOMPARE(run("convert - x.svg", "<svg><circle r='0.5x' cx=").status, 1);
    }

    void whatFormatAFileHasMustBeSaid_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("standard output") << "convert m.csv -" << QByteArray("with --to");
        QTest::newRow("json") << "convert m.csv m2.json" << QByteArray("say which with --to: ");
        QTest::newRow("read only") << "convert m.csv m2.map"
                                   << QByteArray(".map files (movingai) can be read, not written");
    }
    void whatFormatAFileHasMustBeSaid()
    {
        QFETCH(QString, words);
        QFETCH(QByteArray, error);
        const CliRun refused = run(words);
        QVERIFY2(refused.status == 2 && refused.error.contains(error), refused.text());
    }

    void oneOutputAtMostIsStandardOutput()
    {
        for (const char* words :
             {"simulate m.thicket --seconds 1 --out - --csv -",
              "export m.thicket --preset p.json --out -", "convert m.thicket --to recast -"}) {
            m_folder->write(
                "p.json",
                R"({"format": "thicket-export", "version": 1, "maps": [{"format": "csv"}]})");
            const QMap<QString, QByteArray> before = contents();
            const CliRun refused = run(words);
            QVERIFY2(refused.status == 2 && refused.out.isEmpty(), refused.text());
            QVERIFY2(refused.error.count('\n') == 1, refused.text());
            QCOMPARE(contents(), before);
        }
    }

    void whatAKilledSaveLeftIsSwept()
    {
        // No process holds the lock on this one.
        m_folder->write(".thicket-save-1-5f3a-1b-0.tmp", "half");
        QCOMPARE(run("graph m.csv --out g.json").status, 0);
        QVERIFY(!m_folder->files().contains(".thicket-save-1-5f3a-1b-0.tmp"));
    }

private:
    CliRun run(const QString& words, const QByteArray& input = {}) const
    {
        return runCli(words.split(' '), m_folder->path(), {}, input);
    }

    void hardLink(const QString& from, const QString& to) const
    {
        QCOMPARE(::link(qPrintable(m_folder->file(from)), qPrintable(m_folder->file(to))), 0);
    }

    QMap<QString, QByteArray> contents() const
    {
        QMap<QString, QByteArray> all;
        for (const QString& name : m_folder->files())
            all[name] = m_folder->read(name);
        return all;
    }

    std::unique_ptr<WorkFolder> m_folder;
};

QTEST_GUILESS_MAIN(CliFilesTest)
#include "clifilestest.moc"
