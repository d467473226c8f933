#include "tests/app/cli/cliprocess.h"

#include <QDir>
#include <QTest>

/// Published trajectories, in their original form.
class CliMeasuredTest : public QObject {
    Q_OBJECT

private slots:
    void everyPublishedFileIsReadAndReadBack_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(THICKET_SHARED_DATA "/crowd");
        const QStringList names = folder.entryList({"*.txt", "*.csv"}, QDir::Files);
        QVERIFY(names.size() >= 2);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void everyPublishedFileIsReadAndReadBack()
    {
        QFETCH(const QString, file);
        const WorkFolder folder;
        QStringList options;
        // The files of this series state neither.
        if (file.contains("/uo-"))
            options = {"--fps", "16", "--unit", "cm"};
        CliRun run = runCli(QStringList{"replay", file, "--out", folder.file("a.txt"), "--csv",
                                        folder.file("a.csv"), "--json"} +
                            options);
        QVERIFY2(run.status == 0, run.text());
        const int frames = run.json()["frames"].toInt();
        QVERIFY(frames > 0);
        run = runCli(QStringList{"replay", folder.file("a.txt"), "--csv", folder.file("b.csv")} +
                     options);
        QVERIFY2(run.status == 0, run.text());
        QVERIFY(folder.read("b.csv") == folder.read("a.csv"));
        run = runCli({"replay", folder.file("a.csv"), "--csv", folder.file("c.csv"), "--json"});
        QVERIFY2(run.status == 0, run.text());
        QCOMPARE(run.json()["frames"].toInt(), frames);
        QVERIFY(folder.read("c.csv") == folder.read("a.csv"));
    }
};

QTEST_GUILESS_MAIN(CliMeasuredTest)
#include "climeasuredtest.moc"
