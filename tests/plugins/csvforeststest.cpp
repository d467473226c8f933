#include "tests/plugins/csvreading.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using test::circleOf;
using test::csv;
using test::read;

/// Real forests that may not be redistributed: with the answers that the editor's question offers,
/// and what `convert` does without answers.
class CsvForestsTest : public QObject {
    Q_OBJECT

private slots:
    void everyForestOpens_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(THICKET_SHARED_DATA "/forests");
        const QStringList files = folder.entryList({"*.csv"});
        QVERIFY(files.size() >= 15);
        for (const QString& file : files)
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }

    void everyForestOpens()
    {
        QFETCH(QString, file);
        QFile source(file);
        QVERIFY(source.open(QIODevice::ReadOnly));
        const QByteArray bytes = source.readAll();
        const bool hasRadii = !file.endsWith("_points.csv");
        const ImportSurvey survey = csv().survey(bytes.left(200'000), {});
        QCOMPARE(survey.isClear, hasRadii);
        const auto map = read(bytes, survey.options);
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        const auto unanswered = read(bytes);
        QCOMPARE(bool(unanswered), hasRadii);
        if (hasRadii)
            QVERIFY(*unanswered == *map);
        else
            QVERIFY(unanswered.error().message.find("radius=NUMBER") != std::string::npos);
        compare(bytes, *map, hasRadii);
        comesBack(*map);
    }

private:
    static void compare(const QByteArray& bytes, const nav::Map& map, bool hasRadii)
    {
        QList<QByteArray> lines = bytes.trimmed().split('\n');
        lines.removeFirst();
        QCOMPARE(map.objects().size(), std::size_t(lines.size()));
        for (std::size_t i = 0; i < map.objects().size(); ++i) {
            const QList<QByteArray> fields = lines[qsizetype(i)].split(',');
            const nav::Circle circle = circleOf(map, i);
            QCOMPARE(circle.center.x, fields[0].toDouble());
            QCOMPARE(circle.center.y, fields[1].toDouble());
            if (hasRadii)
                QCOMPARE(circle.radius, fields[2].toDouble());
            else
                QVERIFY(circle.radius > 0 && circle.radius < map.extent().width() / 40);
        }
    }

    /// With any separator.
    static void comesBack(const nav::Map& map)
    {
        for (const OptionValues& options :
             {OptionValues(), OptionValues{{"delimiter", "semicolon"}, {"decimalSign", "comma"}},
              OptionValues{{"delimiter", "tab"}}}) {
            const auto bundle = csv().exportMap(map, options);
            QVERIFY(bundle);
            const auto again = read(bundle->files[0].bytes);
            QVERIFY2(again, again ? "" : again.error().text().c_str());
            QVERIFY(again->objects() == map.objects());
        }
    }
};

QTEST_GUILESS_MAIN(CsvForestsTest)
#include "csvforeststest.moc"
