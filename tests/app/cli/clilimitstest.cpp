#include "tests/app/cli/cliprocess.h"

#include <QJsonArray>
#include <QTest>

#include <unistd.h>

#include <memory>

namespace {

QByteArray native(const QByteArray& objects)
{
    return "{\"format\": \"thicket-map\", \"version\": 1, \"objects\": [" + objects + "]}";
}

/// Bytes that a terminal must not get, repeated.
QByteArray nasty(int count) { return QByteArray("\x1b[31m\xff\x07").repeated(count); }

} // namespace

/// Input that is too large, or only starts well, is refused before it takes time or memory. What is
/// quoted of it is short and harmless.
class CliLimitsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<WorkFolder>();
        m_folder->write("m.csv", "x,y,radius\n0,9,2\n");
    }

    void sparseFilesAreNotRead_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<qint64>("size");
        QTest::addColumn<QString>("said");
        const qint64 gib = qint64(1) << 30;
        const qint64 fits = qint64(400) << 20;
        const auto row = [](const char* what, const char* words, const QByteArray& head,
                            qint64 size, const char* said) {
            QTest::newRow(what) << words << head << size << said;
        };
        const QByteArray map = native({}).chopped(2);
        const QByteArray queries = "start_x,start_y,goal_x,goal_y\n";
        const char* const tooLarge = "larger than 512 MiB";
        row("map", "validate X.thicket", map, gib, tooLarge);
        row("map of zeros", "validate X.thicket", {}, fits, "line 1, column 1: a zero byte");
        row("map and zeros", "validate X.thicket", map, fits, "line 1: This is no text");
        row("csv", "validate X.csv", "x,y,radius\n", gib, tooLarge);
        row("csv of zeros", "validate X.csv", {}, fits, "MiB of it is zeros");
        row("csv and zeros", "validate X.csv", "x,y,radius\n", fits, "MiB of it is zeros");
        row("no suffix", "validate X", {}, gib, tooLarge);
        row("queries", "path m.csv --queries X", queries, gib, tooLarge);
        row("queries and zeros", "path m.csv --queries X", queries, fits,
            "line 2: This is no text");
        row("trajectories", "replay X.txt", {}, gib, tooLarge);
        row("trajectories and zeros", "replay X.txt", "# framerate: 16 fps\n#", fits,
            "line 2: This is no text");
        row("recording", "replay X.thicket-replay", {}, fits, "This is no Thicket recording");
        row("recording's start", "replay X.thicket-replay", recordingHead(), fits,
            "MiB of it is zeros");
        row("recording, large", "replay X", recordingHead(), 3 * gib, "larger than 2048 MiB");
        row("to verify", "replay r.thicket-replay --verify X.thicket", map, gib, tooLarge);
    }

    void sparseFilesAreNotRead()
    {
        QFETCH(QString, words);
        QFETCH(QByteArray, head);
        QFETCH(qint64, size);
        QFETCH(QString, said);
        m_folder->write("r.thicket-replay", recording());
        const QString name = words.mid(words.lastIndexOf('X'));
        const QString file = m_folder->write(name, head);
        QCOMPARE(::truncate(qPrintable(file), size), 0);
        const CliRun run = runCli(words.split(' '), m_folder->path());
        QVERIFY2(run.status == 1 && run.error.contains(said.toUtf8()), run.text());
        QVERIFY2(run.error.contains(name.toUtf8()) && run.error.count('\n') == 1, run.text());
    }

    /// The time once grew with the square of the number of columns.
    void aWideTableIsRead()
    {
        QByteArray header = "x,y,radius";
        QByteArray row = "1,2,3";
        for (int i = 0; i < 400'000; ++i) {
            header += ",c" + QByteArray::number(i);
            row += ",7";
        }
        m_folder->write("wide.csv", header + '\n' + row + '\n');
        const CliRun run = runCli({"validate", "wide.csv"}, m_folder->path());
        QVERIFY2(run.status == 0, run.text());
        m_folder->write("wider.csv", header + QByteArray(",z").repeated(600'000) + '\n');
        const CliRun wider = runCli({"validate", "wider.csv"}, m_folder->path());
        QVERIFY2(wider.status == 1 && wider.error.contains("more than 1000000 fields"),
                 wider.text());
        m_folder->write("twice.csv", header + ",c5\n" + row + ",7\n");
        const CliRun twice = runCli({"validate", "twice.csv"}, m_folder->path());
        QVERIFY2(twice.status == 1 && twice.error.contains("the column \"c5\" twice"),
                 twice.text());
    }

    void oneValueHasABound()
    {
        const QByteArray list = "{\"format\": \"thicket-map\", \"version\": 1, \"z\": [0" +
                                QByteArray(",0").repeated(8'000'000) + "], \"objects\": []}";
        m_folder->write("m.thicket", list);
        const CliRun run = runCli({"validate", "m.thicket"}, m_folder->path());
        QVERIFY2(run.status == 1 &&
                     run.error.contains("m.thicket: line 1, column 16000045: a value "
                                        "has more than 8000000 parts"),
                 run.text());
    }

    void quotesAreShortAndHarmless_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* what, const char* words, const QByteArray& bytes) {
            QTest::newRow(what) << words << bytes;
        };
        const QByteArray json = QByteArray("\\u001b[31m").repeated(100'000);
        row("type", "validate X.thicket", native("{\"type\": \"" + json + "\"}"));
        row("key", "validate X.thicket",
            native("{\"type\": \"circle\", \"" + json + "\": 1, \"" + json + "\": 2}"));
        row("top key", "validate X.thicket", "{\"" + json + "\": 1, \"" + json + "\": 2}");
        row("number", "validate X.thicket",
            native("{\"type\": \"circle\", \"center\": [0, 0], \"radius\": -1." +
                   QByteArray(100'000, '7') + "}"));
        row("id", "validate X.thicket",
            native("{\"type\": \"circle\", \"center\": [0, 0], \"radius\": 1, \"id\": 1." +
                   QByteArray(100'000, '7') + "}"));
        row("field", "validate X.csv", "x,y,radius\n1," + nasty(100'000) + ",3\n");
        row("negative", "validate X.csv", "x,y,radius\n1,2,-1." + QByteArray(100'000, '7') + '\n');
        row("header twice", "validate X.csv",
            "x,y,radius," + QByteArray("a\x1b[31m").repeated(100'000) + ',' +
                QByteArray("a\x1b[31m").repeated(100'000) + '\n');
        row("query", "path m.csv --queries X",
            "start_x,start_y,goal_x,goal_y\n1,2," + nasty(100'000) + ",4\n");
        row("trajectory", "replay X.txt",
            "# framerate: 16 fps\n# x/cm\n1 1 " + nasty(100'000) + " 1\n");
        row("group", "simulate X.thicket --seconds 1 --out o.txt",
            native("{\"id\": 1, \"type\": \"agent\", \"position\": [0, 0], \"radius\": 1, "
                   "\"name\": \"" +
                   json + "\", \"group\": \"" + json + "\"}"));
    }

    void quotesAreShortAndHarmless()
    {
        QFETCH(QString, words);
        QFETCH(QByteArray, bytes);
        const QString name = words.split(' ').filter("X").first();
        m_folder->write(name, bytes);
        checkHarmless(runCli(words.split(' '), m_folder->path()), 1, name.toUtf8());
    }

    void argumentsAreQuotedLikeThat()
    {
        const QString word = QString::fromUtf8("\x1b[31m\xc2\x9b\xe2\x80\xae").repeated(2000);
        for (const QStringList& words :
             {QStringList{word},
              QStringList{"validate", "m.csv", word},
              QStringList{"validate", "m.csv", "--" + word},
              QStringList{"validate", "m.csv", "--json=" + word},
              QStringList{"path", "m.csv", "--from", word, "--to", "1,1"},
              QStringList{"path", "m.csv", "--from", "0,0", "--to", "1,1", "--radius", word},
              QStringList{"path", "m.csv", "--from", "0,0", "--to", "1,1", "--without", word},
              QStringList{"path", "m.csv", "--from", "0,0", "--to", "1,1", "--max-time", word},
              QStringList{"render", "m.csv", word},
              QStringList{"graph", "m.csv", "--window", word},
              QStringList{"render", "m.csv", "a.png", "--theme", word},
              QStringList{"render", "m.csv", "a.png", "--overlay", word},
              QStringList{"convert", "m.csv", "a.csv", "--option", word},
              QStringList{"convert", "m.csv", "a.csv", "--option", word + "=1"},
              QStringList{"convert", "m.csv", "a.csv", "--option", "radius=" + word},
              QStringList{"convert", "m.csv", "a.csv", "--to", word},
              QStringList{"convert", "m.csv", "a.csv", "--from", word},
              QStringList{"replay", "m.csv", "--unit", word},
              QStringList{"replay", "m.csv", "--fps", word},
              QStringList{"flow", "m.csv", "--cell", "1", "--out", "a.png", "--method", word},
              QStringList{"generate", "a.csv", "--circles", "1", "--density", "1", "--seed", word}})
            checkHarmless(runCli(words, m_folder->path()), 2, {});
        QCOMPARE(m_folder->files(), QStringList{"m.csv"});
    }

    void largeGraphsAreAnnouncedAndNotMade()
    {
        // Far apart, so that nearly every circle sees every other.
        QCOMPARE(runCli({"generate", m_folder->file("s.csv"), "--circles", "3000", "--density",
                         "0.001", "--seed", "1"})
                     .status,
                 0);
        const QStringList before = m_folder->files();
        const CliRun graph = runCli({"graph", "s.csv", "--out", "g.json"}, m_folder->path());
        QVERIFY2(graph.status == 1, graph.text());
        for (const char* word : {"s.csv: ", "about 7", "1000000", "--window", "--most-edges"})
            QVERIFY2(graph.error.contains(word), graph.text());
        const CliRun picture =
            runCli({"render", "s.csv", "g.png", "--overlay", "graph"}, m_folder->path());
        QVERIFY2(picture.status == 1 && picture.error.contains("500000 at most"), picture.text());
        QCOMPARE(m_folder->files(), before);
        const CliRun part = runCli({"graph", "s.csv", "--out", "g.json", "--window", "0,0,80,80"},
                                   m_folder->path());
        QVERIFY2(part.status == 0, part.text());
    }

    void theLimitOfEdgesIsTheUsers()
    {
        m_folder->write("two.csv", "x,y,radius\n0,0,1\n10,0,1\n");
        const auto graph = [this](const char* most) {
            return runCli({"graph", "two.csv", "--out", "g.json", "--most-edges", most},
                          m_folder->path());
        };
        QVERIFY2(graph("3").status == 1, graph("3").text());
        QVERIFY(!m_folder->files().contains("g.json"));
        QVERIFY2(graph("4").status == 0, graph("4").text());
        QCOMPARE(QJsonDocument::fromJson(m_folder->read("g.json"))["edges"].toArray().size(), 12);
        for (const char* bad : {"0", "-1", "many", "0x9"})
            QCOMPARE(graph(bad).status, 2);
    }

private:
    /// One line of valid UTF-8, not much longer than the quote, without control characters.
    static void checkHarmless(const CliRun& run, int status, const QByteArray& named)
    {
        QVERIFY2(run.status == status && run.out.isEmpty(), run.text());
        QVERIFY2(run.error.size() < 600 && run.error.endsWith('\n'), run.text());
        QVERIFY2(run.error.contains(named), run.text());
        const QString line = QString::fromUtf8(run.error.chopped(1));
        QCOMPARE(line.toUtf8(), run.error.chopped(1));
        for (const QChar c : line)
            QVERIFY2(c.isPrint(), run.text());
        // Quotes of 77777... and of "\x1b[31m" repeated.
        QVERIFY2(!run.error.contains(QByteArray(61, '7')), run.text());
        QVERIFY2(run.error.count("[31m") <= 24, run.text());
    }

    QByteArray recording() const
    {
        const WorkFolder folder;
        folder.write("r.txt", "# framerate: 16 fps\n# x/m\n1 1 0 0\n1 2 1 1\n");
        runCli({"replay", "r.txt", "--out", "r.thicket-replay"}, folder.path());
        return folder.read("r.thicket-replay");
    }
    QByteArray recordingHead() const { return recording().left(100); }

    std::unique_ptr<WorkFolder> m_folder;
};

QTEST_GUILESS_MAIN(CliLimitsTest)
#include "clilimitstest.moc"
