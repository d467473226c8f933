#include "app/editor/files/fileplace.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket;
using namespace thicket::editor;

/// What is shown of a file at the place of an error.
class FilePlaceTest : public QObject {
    Q_OBJECT

private slots:
    void anErrorNamesAPlaceOfItsFile()
    {
        const QString path = "/maps/old orchard.thicket";
        const auto place =
            placeIn(path, {"radius is -2", "old orchard.thicket: line 41, column 18"});
        QVERIFY(place);
        QCOMPARE(place->path, path);
        QCOMPARE(place->line, 41);
        QCOMPARE(place->column, 18);
        const auto line = placeIn(path, {"a zero byte", "old orchard.thicket: line 7"});
        QVERIFY(line);
        QCOMPARE(line->line, 7);
        QCOMPARE(line->column, 0);
        QVERIFY(!placeIn(path, {"no such file", ""}));
        QVERIFY(!placeIn(path, {"no such file", "old orchard.thicket"}));
        QVERIFY(!placeIn(path, {"of another file", "tiles.tsx: line 41, column 18"}));
        QVERIFY(!placeIn(path, {"no line", "old orchard.thicket: line 0"}));
        QVERIFY(!placeIn(path, {"too large", "old orchard.thicket: line 99999999999999999999"}));
    }

    void theLinesRoundItAreRead_data()
    {
        QTest::addColumn<qint64>("line");
        QTest::addColumn<QByteArray>("ending");
        for (const qint64 line : {1, 2, 50, 150, 499, 500}) {
            QTest::addRow("line %lld", line) << line << QByteArray("\n");
            QTest::addRow("line %lld, Windows", line) << line << QByteArray("\r\n");
        }
    }
    void theLinesRoundItAreRead()
    {
        QFETCH(qint64, line);
        QFETCH(QByteArray, ending);
        QByteArrayList lines;
        for (int i = 1; i <= 500; ++i)
            lines << "line " + QByteArray::number(i);
        const auto excerpt = excerptRound({write(lines.join(ending)), line, 3});
        QVERIFY(excerpt);
        const qint64 first = std::max<qint64>(1, line - 100);
        const qint64 last = std::min<qint64>(500, line + 100);
        QCOMPARE(excerpt->lines.size(), last - first + 1);
        for (qint64 i = first; i <= last; ++i) {
            const FileExcerpt::Line& one = excerpt->lines[i - first];
            QCOMPARE(one.number, i);
            QCOMPARE(one.text, QString("line %1").arg(i));
            QCOMPARE(one.before, 0);
            QVERIFY(!one.isCut);
        }
    }

    /// A map may be one line of many megabytes. Columns count characters, not bytes.
    void ofALongLineTheColumnIsShown()
    {
        const QString text =
            QString::fromUtf8("ä").repeated(3'000'000) + "Ω" + QString("b").repeated(1'000'000);
        const auto excerpt =
            excerptRound({write("first\n" + text.toUtf8() + "\nlast"), 2, 3'000'001});
        QVERIFY(excerpt);
        QCOMPARE(excerpt->lines.size(), 3);
        const FileExcerpt::Line& line = excerpt->lines[1];
        QCOMPARE(line.text.size(), 400);
        QCOMPARE(line.text[3'000'000 - line.before], QChar(0x3A9));
        QVERIFY(line.isCut);
        QCOMPARE(excerpt->lines[0].text, "first");
        QCOMPARE(excerpt->lines[2].text, "last");
    }

    void whatIsNoTextIsReplaced()
    {
        const auto excerpt = excerptRound({write(QByteArray("\x80\xFF\0a\xC3", 5)), 1, 0});
        QVERIFY(excerpt);
        QVERIFY(excerpt->lines[0].text.contains('a'));
    }

    void aFileThatHasChangedSaysSo()
    {
        const auto shorter = excerptRound({write("one\ntwo\n"), 9, 1});
        QVERIFY(!shorter);
        QVERIFY(QString::fromStdString(shorter.error().text()).contains("map.thicket"));
        QVERIFY(!excerptRound({write(""), 1, 1}));
        QVERIFY(!excerptRound({m_folder.filePath("gone.thicket"), 1, 1}));
    }

private:
    QString write(const QByteArray& contents)
    {
        QFile file(m_folder.filePath("map.thicket"));
        if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
            qFatal("the file cannot be written");
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(FilePlaceTest)
#include "fileplacetest.moc"
