#include "libnav/files/readfile.h"
#include "libnav/map/mapfile.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

using namespace thicket;
using namespace thicket::nav;

namespace {

using Zeros = FileNature::Zeros;

constexpr std::size_t mebi = std::size_t{1} << 20;

class Folder {
public:
    std::string path(const std::string& name = "file") const
    {
        return m_folder.path().toStdString() + '/' + name;
    }
    /// Writes a file with these bytes and then a hole up to the size.
    void put(const std::string& bytes, std::size_t size = 0) const
    {
        std::ofstream(path(), std::ios::binary | std::ios::trunc) << bytes;
        if (size > bytes.size())
            QCOMPARE(::truncate(path().c_str(), static_cast<off_t>(size)), 0);
    }

private:
    QTemporaryDir m_folder;
};

std::string refusal(const Result<std::string>& read)
{
    return read ? "read " + std::to_string(read->size()) : read.error().text();
}

bool beginsWithX(std::string_view head) { return head.starts_with('x'); }

} // namespace

class ReadFileTest : public QObject {
    Q_OBJECT

private slots:
    void readsAnySize()
    {
        const Folder folder;
        for (const std::size_t size :
             {std::size_t{0}, std::size_t{1}, std::size_t{4095}, std::size_t{4096},
              std::size_t{4097}, mebi, mebi + 4096, 3 * mebi + 5}) {
            std::string bytes(size, 'a');
            for (std::size_t i = 0; i < size; i += 7)
                bytes[i] = static_cast<char>('b' + i % 20);
            folder.put(bytes);
            const auto read = readFile(folder.path());
            QVERIFY(read && *read == bytes);
            QVERIFY(*readHead(folder.path()) == bytes.substr(0, 4096));
        }
    }

    void keepsToTheLimit()
    {
        const Folder folder;
        const FileNature nature{.most = 2 * mebi, .zeros = Zeros::any};
        folder.put("x", 2 * mebi);
        QVERIFY(readFile(folder.path(), nature)->size() == 2 * mebi);
        folder.put("x", 2 * mebi + 1);
        QCOMPARE(refusal(readFile(folder.path(), nature)),
                 "The file is larger than 2 MiB: " + folder.path() + " was not opened.");
        // A file that reports no size, and ends beyond the limit.
        QVERIFY(refusal(readFile("/proc/self/maps", {.most = 64}))
                    .starts_with("The file is larger than"));
        QVERIFY(readFile("/proc/self/maps").has_value());
    }

    void textHasNoZeros()
    {
        const Folder folder;
        folder.put(std::string("one\ntwo\nth\0ree\n", 15));
        QCOMPARE(
            refusal(readFile(folder.path())),
            std::string("file: line 3: This is no text: it has a zero byte, as after a crash or "
                        "an unfinished copy."));
        QVERIFY(readFile(folder.path(), {.zeros = Zeros::few}).has_value());
        folder.put("one\n", 300 * mebi);
        QVERIFY(refusal(readFile(folder.path())).starts_with("file: line 2: "));
    }

    void aMegabyteOfZerosIsNoFormat()
    {
        const Folder folder;
        for (const std::size_t begin : {std::size_t{0}, std::size_t{10}, 2 * mebi + 77}) {
            folder.put(std::string(begin, 'x'), begin + 3 * mebi);
            QVERIFY(refusal(readFile(folder.path(), {.zeros = Zeros::few}))
                        .starts_with("A whole MiB of it is zeros"));
            QVERIFY(readFile(folder.path(), {.zeros = Zeros::any}).has_value());
        }
        folder.put("x", mebi);
        QVERIFY(readFile(folder.path(), {.zeros = Zeros::few}).has_value());
    }

    void aWrongBeginningIsAllThatIsRead()
    {
        const Folder folder;
        const FileNature nature{.zeros = Zeros::any, .canBegin = beginsWithX};
        folder.put("y", 300 * mebi);
        QCOMPARE(readFile(folder.path(), nature)->size(), std::size_t{4096});
        folder.put("x", 3 * mebi);
        QCOMPARE(readFile(folder.path(), nature)->size(), 3 * mebi);
        folder.put("y");
        QCOMPARE(*readFile(folder.path(), nature), std::string("y"));
    }

    void aMapMayBeginWithBlanks()
    {
        const Folder folder;
        const std::string map = R"({"format": "thicket-map", "version": 1, "objects": []})";
        for (const std::string& before :
             {std::string(), std::string("\xEF\xBB\xBF"), std::string(" \t\r\n"),
              std::string("\xEF\xBB\xBF\n"), std::string(100'000, '\n')}) {
            folder.put(before + map);
            QVERIFY(loadMap(folder.path()).has_value());
        }
        folder.put(std::string(100'000, '\n') + "[]" + map);
        QVERIFY(loadMap(folder.path()).error().where == "file: line 100001, column 1");
        folder.put("trees\n" + std::string(100'000, 'x'));
        QVERIFY(loadMap(folder.path()).error().where.starts_with("file: line 1, column "));
    }

    void whatIsNoFileHasNoHead()
    {
        const Folder folder;
        QCOMPARE(::mkfifo(folder.path("pipe").c_str(), 0600), 0);
        for (const std::string& name : {folder.path("pipe"), folder.path(""), folder.path("none"),
                                        std::string("/dev/zero")}) {
            QVERIFY(!readHead(name));
            QCOMPARE(readHead(name).error().text(), readFile(name).error().text());
        }
    }
};

QTEST_GUILESS_MAIN(ReadFileTest)
#include "readfiletest.moc"
