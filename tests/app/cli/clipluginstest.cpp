#include "tests/app/cli/cliprocess.h"

#include <QTest>

namespace {

const QString faulty = THICKET_BINARY_DIR "/tests/faultyplugins/";
const QString built = THICKET_BINARY_DIR "/lib/thicket/plugins";

} // namespace

/// The command line goes on working when plugins fail.
class CliPluginsTest : public QObject {
    Q_OBJECT

private slots:
    void aCrashIsOneSentence_data()
    {
        QTest::addColumn<QString>("plugin");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("crash") << "crashesatwork"
                               << QByteArray("The plugin crashed (segmentation fault) while it ");
        QTest::newRow("exit") << "exitsatwork"
                              << QByteArray("The plugin ended its process (exit status 0) while ");
        QTest::newRow("exception")
            << "throwsatwork" << QByteArray("The format plugin \"throwsatwork\" failed: ");
    }

    void aCrashIsOneSentence()
    {
        QFETCH(QString, plugin);
        QFETCH(QByteArray, said);
        const WorkFolder folder;
        QVERIFY(QFile::copy(faulty + plugin + ".so", folder.file(plugin + ".so")));
        const QString trees = folder.write("trees.csv", "x,y,radius\n1,2,3\n");
        const QString old = folder.write("m.faulty", "the old file");
        const QMap<QString, QString> both{{"THICKET_PLUGIN_PATH", built + ':' + folder.path()},
                                          {"XDG_CACHE_HOME", folder.file("cache")}};
        for (const QStringList& arguments :
             {QStringList{"validate", old}, QStringList{"convert", trees, old}}) {
            const CliRun run = runCli(arguments, {}, both);
            QCOMPARE(run.status, 1);
            QCOMPARE(run.error.count('\n'), 1);
            QVERIFY2(
                run.error.startsWith("thicket-cli: ") &&
                    run.error.contains(QFile::encodeName(folder.file(plugin + ".so: ")) + said),
                run.text());
        }
        QCOMPARE(folder.read("m.faulty"), QByteArray("the old file"));
        QCOMPARE(runCli({"validate", trees}, {}, both).status, 0);
    }

    void aCrashAtLoadIsListed()
    {
        const WorkFolder folder;
        QVERIFY(QFile::copy(faulty + "crashesatload.so", folder.file("crashesatload.so")));
        const CliRun run = runCli({"formats"}, {}, {{"THICKET_PLUGIN_PATH", folder.path()}});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
        QVERIFY2(run.out.contains("crashesatload.so: The plugin crashed (segmentation fault) while "
                                  "it started."),
                 run.text());
    }
};

QTEST_GUILESS_MAIN(CliPluginsTest)
#include "clipluginstest.moc"
