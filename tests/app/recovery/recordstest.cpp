#include "app/recovery/recordchain.h"
#include "libnav/files/crc32c.h"

#include <QTest>

#include <string>
#include <vector>

using namespace thicket;
using namespace thicket::recovery;

namespace {

const std::vector<std::string>& bodies()
{
    static const std::vector<std::string> all{"head", "", std::string(300, 'x'),
                                              std::string("\0\xff", 2), "last"};
    return all;
}

std::string journal()
{
    std::string bytes(RecordWriter::signature());
    RecordWriter writer;
    for (const std::string& body : bodies()) {
        bytes += writer.bytesOf({'e', body});
        writer.written();
    }
    return bytes;
}

/// The number of valid records. They must be the first ones that were written.
std::size_t validRecords(const std::string& bytes)
{
    RecordReader reader(bytes);
    std::size_t count = 0;
    while (const auto record = reader.next()) {
        if (count >= bodies().size() || record->body != bodies()[count])
            return SIZE_MAX;
        ++count;
    }
    return count;
}

} // namespace

/// A journal's bytes: whatever happens to them, the longest valid prefix is read, and nothing else.
class RecordsTest : public QObject {
    Q_OBJECT

private slots:
    void checksumIsTheStandardOne()
    {
        QCOMPARE(nav::crc32c("123456789"), 0xe3069283U); // the check value of CRC-32/ISCSI
        QCOMPARE(nav::crc32c("6789", nav::crc32c("12345")), nav::crc32c("123456789"));
    }

    void readsWhatWasWritten()
    {
        const std::string bytes = journal();
        QCOMPARE(validRecords(bytes), bodies().size());
        RecordReader reader(bytes);
        while (reader.next()) {
        }
        QVERIFY(reader.isAtEnd());
    }

    void everyTruncationGivesThePrefix()
    {
        const std::string bytes = journal();
        std::vector<std::size_t> ends;
        RecordReader reader(bytes);
        while (reader.next())
            ends.push_back(reader.position());
        for (std::size_t length = 0; length < bytes.size(); ++length) {
            const auto whole = static_cast<std::size_t>(std::count_if(
                ends.begin(), ends.end(), [&](std::size_t end) { return end <= length; }));
            QCOMPARE(validRecords(bytes.substr(0, length)), whole);
        }
    }

    void everyFlippedBitEndsThePrefix()
    {
        const std::string bytes = journal();
        std::vector<std::size_t> ends;
        RecordReader reader(bytes);
        while (reader.next())
            ends.push_back(reader.position());
        for (std::size_t i = 0; i < 8 * bytes.size(); ++i) {
            std::string damaged = bytes;
            damaged[i / 8] = static_cast<char>(damaged[i / 8] ^ (1 << (i % 8)));
            const bool isInSignature = i / 8 < RecordWriter::signature().size();
            const auto whole = static_cast<std::size_t>(std::count_if(
                ends.begin(), ends.end(), [&](std::size_t end) { return end <= i / 8; }));
            QCOMPARE(validRecords(damaged), isInSignature ? 0 : whole);
        }
    }

    void aRecordOfAnotherPlaceIsInvalid()
    {
        RecordWriter writer;
        const std::string first = writer.bytesOf({'e', "one"});
        writer.written();
        const std::string second = writer.bytesOf({'e', "two"});
        const std::string signature(RecordWriter::signature());
        const std::string swapped = signature + second + first;
        QVERIFY(!RecordReader(swapped).next());
        const std::string repeated = signature + first + first;
        RecordReader reader(repeated);
        QVERIFY(reader.next());
        QVERIFY(!reader.next());
    }

    void aFailedRecordLeavesNoGap()
    {
        RecordWriter writer;
        (void)writer.bytesOf({'e', "this one was not written"});
        const std::string bytes =
            std::string(RecordWriter::signature()) + writer.bytesOf({'e', "this one was"});
        QVERIFY(RecordReader(bytes).next());
    }
};

QTEST_GUILESS_MAIN(RecordsTest)
#include "recordstest.moc"
