#include "libnav/map/mapfile.h"
#include "plugins/host/worktask.h"

#include <QJsonArray>
#include <QTest>

#include <random>

using namespace thicket;
using namespace thicket::plugins;

namespace {

WorkMessage sample()
{
    return {{{"task", "import"}, {"name", "Bäume.pbl"}}, {"first", "", QByteArray(1000, '\0')}};
}

QString messageOf(const Error& error) { return QString::fromStdString(error.message); }

} // namespace

/// Messages between a program and its worker process: no answer of a plugin may be trusted.
class WorkMessageTest : public QObject {
    Q_OBJECT

private slots:
    void messagesArriveWhole()
    {
        const Result<WorkMessage> read = workMessageFrom(bytesOf(sample()));
        QVERIFY(read);
        QCOMPARE(read->parts, sample().parts);
        QCOMPARE(read->head.value("name").toString(), "Bäume.pbl");
    }

    void onlyWholeMessagesAreRead()
    {
        const QByteArray bytes = bytesOf(sample());
        for (qsizetype length = 0; length < bytes.size(); ++length)
            QVERIFY(!workMessageFrom(bytes.left(length)));
        QVERIFY(!workMessageFrom(bytes + '\0'));
        QVERIFY(!workMessageFrom("noise" + bytes));
    }

    void lengthsThatLieAreRefused()
    {
        for (const char* lengths : {"[-1]", "[1e300]", "[9223372036854775807]", "[5,-5]", "[\"5\"]",
                                    "{}", "[4]", "[6]", "[5,1]"}) {
            const QByteArray head = QByteArray("{\"lengths\":") + lengths + '}';
            QByteArray bytes("THICKET1");
            bytes += char(head.size()) + QByteArray(7, '\0') + head + "12345";
            QVERIFY2(!workMessageFrom(bytes), lengths);
        }
        QByteArray bytes("THICKET1");
        QVERIFY(!workMessageFrom(bytes + QByteArray(8, '\xff') + "{}"));
    }

    void garbageIsRefused()
    {
        std::mt19937_64 random(5);
        const QByteArray good = bytesOf(sample());
        for (int i = 0; i < 2000; ++i) {
            QByteArray bytes = good;
            bytes[qsizetype(random() % 80)] = char(random());
            const Result<WorkMessage> read = workMessageFrom(bytes);
            if (!read)
                continue;
            QVERIFY(!infoFrom(*read));
            QVERIFY(!importedFrom(*read));
            QVERIFY(!bundleFrom(*read));
        }
    }

    void tasksArriveWhole()
    {
        const WorkTask task{WorkKind::exporting, "bytes", "name", {{"a", "1"}, {"b", ""}}, "/maps"};
        const Result<WorkTask> read = workTaskFrom(toMessage(task));
        QVERIFY(read);
        QVERIFY(read->kind == task.kind && read->bytes == task.bytes && read->name == task.name &&
                read->options == task.options && read->folder == task.folder);
        QVERIFY(!workTaskFrom({{{"task", "dance"}}, {""}}));
        QVERIFY(!workTaskFrom({{{"task", "probe"}}, {}}));
    }

    void bundlesArriveWhole()
    {
        const ExportBundle bundle{
            {{"", QByteArray("\0\1", 2)}, {".names.txt", ""}},
            {{FormatNote::Fidelity::leftOut, "3 walls", {1, 9007199254740993}}}};
        const Result<ExportBundle> read = bundleFrom(answerOf(Result<ExportBundle>(bundle)));
        QVERIFY(read);
        QCOMPARE(read->files.size(), 2);
        QCOMPARE(read->files[0].bytes, bundle.files[0].bytes);
        QCOMPARE(read->files[1].suffix, ".names.txt");
        QCOMPARE(read->notes.size(), 1);
        QCOMPARE(read->notes[0].text, "3 walls");
        QVERIFY(read->notes[0].fidelity == FormatNote::Fidelity::leftOut);
        QCOMPARE(read->notes[0].objects, bundle.notes[0].objects);
    }

    void errorsArePrintable()
    {
        const Unexpected rude("Bad\x1b[31m\nnews\x07", "a.pbl: line 3\r");
        const auto map = importedFrom(answerOf(Result<ImportedMap>(rude)));
        QVERIFY(!map);
        QCOMPARE(QString::fromStdString(map.error().text()), "a.pbl: line 3: Bad?[31m news?.");
        const Unexpected endless(std::string(5'000'000, 'x'));
        QVERIFY(importedFrom(answerOf(Result<ImportedMap>(endless))).error().message.size() < 500);
    }

    void mapsThatNoFileMayHoldAreRefused()
    {
        nav::Map map;
        map.settings.layers.push_back({1, "", true, false, {}});
        map.append({1, 1, "", nav::Circle{{2e9, 0}, 1}, {}, {}});
        const auto read = importedFrom(answerOf(Result<ImportedMap>(ImportedMap{map, {}})));
        QVERIFY(!read);
        QVERIFY2(messageOf(read.error()).contains("1e9"), qPrintable(messageOf(read.error())));
    }

    void descriptionsAreChecked_data()
    {
        QTest::addColumn<QJsonObject>("change");
        QTest::newRow("id with a slash") << QJsonObject{{"id", "../csv"}};
        QTest::newRow("id of the native format") << QJsonObject{{"id", "thicket"}};
        QTest::newRow("no title") << QJsonObject{{"title", 5}};
        QTest::newRow("long title") << QJsonObject{{"title", QString(2000, 'x')}};
        QTest::newRow("title for a terminal") << QJsonObject{{"title", "\x1b[31mred"}};
        QTest::newRow("suffix with a slash") << QJsonObject{{"suffixes", QJsonArray{"a/b"}}};
        QTest::newRow("suffixes as text") << QJsonObject{{"suffixes", "csv"}};
        QTest::newRow("odd options") << QJsonObject{{"importOptions", QJsonArray{1, 2}}};
    }

    void descriptionsAreChecked()
    {
        QFETCH(QJsonObject, change);
        const FormatInfo info{"csv", "Circles", {"csv"}, true, false, {}, {}};
        WorkMessage answer = answerOf(Result<FormatInfo>(info));
        QVERIFY(infoFrom(answer));
        QJsonObject format = answer.head.value("format").toObject();
        for (auto it = change.begin(); it != change.end(); ++it)
            format.insert(it.key(), it.value());
        answer.head.insert("format", format);
        QVERIFY(!infoFrom(answer));
    }
};

QTEST_GUILESS_MAIN(WorkMessageTest)
#include "workmessagetest.moc"
