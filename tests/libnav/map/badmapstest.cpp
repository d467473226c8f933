#include "libnav/files/readfile.h"
#include "libnav/map/mapfile.h"
#include "tests/libnav/map/badmaprows.h"

#include <QTest>

#include <filesystem>

using namespace thicket;
using namespace thicket::nav;

namespace {

/// One sentence on one line, with the place.
void checkExplained(const Result<LoadedMap>& loaded)
{
    QVERIFY(!loaded.has_value());
    const Error& error = loaded.error();
    QVERIFY(error.where.starts_with("bad: line "));
    QVERIFY(!error.message.empty());
    QVERIFY(error.text().find('\n') == std::string::npos);
}

} // namespace

class BadMapsTest : public QObject {
    Q_OBJECT

private slots:
    void explains_data();
    void explains();
    void refusesEveryTruncation();
    void survivesEveryDeletedByte();
    void survivesTheCorpus();
};

void BadMapsTest::explains_data() { addBadMapRows(); }

void BadMapsTest::explains()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QByteArray, words);
    const Result<LoadedMap> loaded = readMap(bytes.toStdString(), "bad");
    checkExplained(loaded);
    const Error& error = loaded.error();
    QCOMPARE(error.where,
             "bad: line " + std::to_string(line) + ", column " + std::to_string(column));
    QVERIFY2(error.message.find(words.toStdString()) != std::string::npos, error.message.c_str());
}

void BadMapsTest::refusesEveryTruncation()
{
    for (const char* name : {"/app/resources/samples/old-orchard.thicket"}) {
        const std::string whole = *readFile(std::string(THICKET_SOURCE_DIR) + name);
        const std::size_t end = whole.find_last_of('}');
        for (std::size_t length = 0; length <= end; ++length)
            checkExplained(readMap(std::string_view(whole).substr(0, length), "bad"));
    }
}

void BadMapsTest::survivesEveryDeletedByte()
{
    const std::string whole =
        *readFile(THICKET_SOURCE_DIR "/app/resources/samples/old-orchard.thicket");
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string bytes = whole;
        bytes.erase(at, 1);
        const Result<LoadedMap> loaded = readMap(bytes, "bad");
        if (!loaded) {
            checkExplained(loaded);
            continue;
        }
        const Result<LoadedMap> again = readMap(writeMap(loaded->map), "again");
        QVERIFY(again.has_value() && again->map == loaded->map);
    }
}

void BadMapsTest::survivesTheCorpus()
{
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(THICKET_TEST_DATA "/maps")) {
        const Result<std::string> bytes = readFile(entry.path());
        QVERIFY(bytes.has_value());
        const Result<LoadedMap> loaded = readMap(*bytes, "bad");
        if (!loaded) {
            checkExplained(loaded);
        } else if (!loaded->isNewer) {
            const Result<LoadedMap> again = readMap(writeMap(loaded->map), "again");
            QVERIFY(again.has_value() && again->map == loaded->map);
        }
        ++count;
    }
    QVERIFY(count > 0);
}

QTEST_GUILESS_MAIN(BadMapsTest)
#include "badmapstest.moc"
