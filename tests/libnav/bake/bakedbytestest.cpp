#include "libnav/bake/bakedfield.h"
#include "libnav/files/crc32c.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <cstring>

using namespace thicket::nav;

namespace {

std::vector<Obstacle> obstacles()
{
    return {{1, Polygon{{{0, 0}, {3, 0}, {3, 2}, {0, 2}}}},
            {2, Wall{{{5, -1}, {5, 4}, {7, 4}}, 0.2}},
            {3, Circle{{2, 5}, 1}}};
}

std::string bytesOf(unsigned threads = 1)
{
    const std::vector<Obstacle> map = obstacles();
    const std::vector<double> radii{0, 0.25};
    const auto baked = bake(map, radii, {.threads = threads});
    return baked ? std::string(baked->bytes()) : std::string();
}

/// With a checksum that fits, so that only the tests of the numbers are left.
std::string sealed(std::string bytes)
{
    const std::uint64_t sum = crc32c(std::string_view(bytes).substr(24));
    std::memcpy(bytes.data() + 16, &sum, sizeof sum);
    return bytes;
}

/// A list in the bytes: its number of entries, then these.
struct List {
    std::size_t begin = 0; ///< of the number
    std::size_t entrySize = 0;
};

std::uint64_t numberAt(const std::string& bytes, std::size_t place)
{
    std::uint64_t number = 0;
    std::memcpy(&number, bytes.data() + place, sizeof number);
    return number;
}

std::size_t endOf(const std::string& bytes, const List& list)
{
    const std::size_t size = numberAt(bytes, list.begin) * list.entrySize;
    return list.begin + 8 + (size + 7) / 8 * 8;
}

/// In the order of the bytes.
enum ListName {
    firstStretch,
    stretches,
    tangentEnds,
    firstSight,
    sights,
    sightParts,
    onwardParts,
    sureParts,
    clearParts,
    hubs,
    firstEntry,
    entries,
    legs
};

/// The lists of the least radius, by ListName.
std::vector<List> listsIn(const std::string& bytes)
{
    std::size_t at = 24 + 8;
    for (std::uint64_t left = numberAt(bytes, 24); left > 0; --left)
        at = endOf(bytes, {at + 32, sizeof(Point)}); // after id, kind, flag and size
    at += 8 + 7 * 8;
    std::vector<List> lists;
    for (const std::size_t entrySize : {4, 16, 16, 4, 4, 8, 8, 8, 8, 16, 4, 16, 8}) {
        lists.push_back({at, entrySize});
        at = endOf(bytes, lists.back());
    }
    return lists;
}

/// With another number at some place in the first entry of a list.
template <class Number>
std::string changed(std::string bytes, const List& list, std::size_t place, Number number)
{
    std::memcpy(bytes.data() + list.begin + 8 + place, &number, sizeof number);
    return sealed(std::move(bytes));
}

/// Where in the list a leg begins that leads on to another entry.
std::size_t placeOfLongLeg(const std::string& bytes, const List& list)
{
    for (std::size_t place = 0;; place += list.entrySize)
        if (numberAt(bytes, list.begin + 8 + place) >> 32 != UINT32_MAX)
            return place;
}

/// Without the first entries of a list, 8 bytes or one.
std::string shortened(std::string bytes, const List& list)
{
    const std::size_t gone = std::max<std::size_t>(8, list.entrySize);
    const std::uint64_t count = numberAt(bytes, list.begin) - gone / list.entrySize;
    std::memcpy(bytes.data() + list.begin, &count, sizeof count);
    bytes.erase(list.begin + 8, gone);
    const std::uint64_t size = bytes.size();
    std::memcpy(bytes.data() + 8, &size, sizeof size);
    return sealed(std::move(bytes));
}

} // namespace

class BakedBytesTest : public QObject {
    Q_OBJECT

private slots:
    void areTheSameEveryTime()
    {
        const std::string bytes = bytesOf();
        QVERIFY(bytes.size() > 1000);
        QVERIFY(bytesOf() == bytes);
        QVERIFY(bytesOf(3) == bytes);
        const auto again = BakedField::fromBytes(bytes);
        QVERIFY(again);
        QVERIFY(again->bytes() == bytes);
    }

    void answerAsBefore()
    {
        const std::vector<Obstacle> map = obstacles();
        const std::vector<double> radii{0, 0.25};
        const auto baked = bake(map, radii);
        QVERIFY(baked);
        const auto again = BakedField::fromBytes(baked->bytes());
        QVERIFY(again);
        for (const double radius : radii) {
            const PathResult a = findPath(*baked, {-1, 1}, {8, 3}, radius);
            const PathResult b = findPath(*again, {-1, 1}, {8, 3}, radius);
            QCOMPARE(a.status, PathStatus::found);
            QVERIFY(a.path == b.path);
            QVERIFY(a.path.edges().size() > 2);
        }
    }

    void ofAFileAreMapped()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("map.baked").toStdString();
        const auto baked = BakedField::fromBytes(bytesOf());
        QVERIFY(baked);
        QVERIFY(baked->save(path));
        auto opened = BakedField::open(path);
        QVERIFY(opened);
        QVERIFY(opened->bytes() == baked->bytes());
        QVERIFY(QFile::remove(QString::fromStdString(path.string())));
        QCOMPARE(findPath(*opened, {-1, 1}, {8, 3}, 0.25).path.length(),
                 findPath(*baked, {-1, 1}, {8, 3}, 0.25).path.length());
    }

    void ofOtherFilesAreRefused()
    {
        const QTemporaryDir folder;
        const auto path = [&](const char* name) {
            return std::filesystem::path(folder.filePath(name).toStdString());
        };
        const auto missing = BakedField::open(path("missing"));
        QVERIFY(!missing);
        QVERIFY(missing.error().text().find("missing") != std::string::npos);
        QVERIFY(!BakedField::open(folder.path().toStdString()));
        for (const QByteArray& content :
             {QByteArray(), QByteArray("{\"format\":1}"), QByteArray(4096, '\0')}) {
            QFile file(folder.filePath("other"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
            file.close();
            const auto refused = BakedField::open(path("other"));
            QVERIFY(!refused);
            QVERIFY(refused.error().text().find("other") != std::string::npos);
        }
    }

    void thatAreCutOffAreRefused()
    {
        const std::string bytes = bytesOf();
        for (std::size_t size = 0; size < bytes.size(); ++size)
            QVERIFY2(!BakedField::fromBytes(std::string_view(bytes).substr(0, size)),
                     qPrintable(QString::number(size)));
        QVERIFY(!BakedField::fromBytes(bytes + "12345678"));
    }

    void areRefusedWithAnyByteFlipped()
    {
        std::string bytes = bytesOf();
        for (std::size_t i = 0; i < bytes.size(); ++i)
            for (const char flip : {char(1), char(0x80), char(0xFF)}) {
                bytes[i] ^= flip;
                QVERIFY2(!BakedField::fromBytes(bytes), qPrintable(QString::number(i)));
                bytes[i] ^= flip;
            }
        QVERIFY(BakedField::fromBytes(bytes));
    }

    void ofTheFormerVersionAreRefused()
    {
        const std::string bytes = bytesOf();
        QCOMPARE(bytes.substr(0, 8), std::string("TKHBAKE5"));
        const auto refused = BakedField::fromBytes("TKHBAKE4" + bytes.substr(8));
        QVERIFY(!refused);
        QCOMPARE(refused.error().message,
                 std::string("These bytes are no baked field of this version."));
    }

    void withListsOfOtherSizesAreRefused()
    {
        const std::string bytes = bytesOf();
        for (const List& list : listsIn(bytes))
            QVERIFY2(!BakedField::fromBytes(shortened(bytes, list)),
                     qPrintable(QString::number(list.begin)));
    }

    void withNumbersOutOfRangeAreRefused()
    {
        const std::string bytes = bytesOf();
        const std::vector<List> lists = listsIn(bytes);
        QVERIFY(BakedField::fromBytes(changed(bytes, lists[entries], 0, 1.5)));
        constexpr std::uint32_t many = 4000000;
        const auto isRefused = [&](ListName list, std::size_t place, auto number) {
            return !BakedField::fromBytes(changed(bytes, lists[list], place, number));
        };
        for (const ListName list : {firstStretch, firstSight, firstEntry}) {
            QVERIFY(isRefused(list, 0, 1U));
            QVERIFY(isRefused(list, 4, many));
        }
        QVERIFY(isRefused(entries, 8, many));
        for (const ListName list : {tangentEnds, sights, legs})
            QVERIFY2(isRefused(list, 0, many), qPrintable(QString::number(list)));
        QVERIFY(isRefused(tangentEnds, 4, many));
        QVERIFY(isRefused(tangentEnds, 8, double(NAN)));
        QVERIFY(isRefused(hubs, 0, double(NAN)));
        QVERIFY(isRefused(hubs, 8, many));
        QVERIFY(isRefused(stretches, 0, double(NAN)));
        QVERIFY(isRefused(stretches, 8, -1.0));
        QVERIFY(isRefused(entries, 0, double(NAN)));
        QVERIFY(isRefused(entries, 12, NAN));
        const std::size_t leg = placeOfLongLeg(bytes, lists[legs]);
        QVERIFY(isRefused(legs, leg + 4, many));
        QVERIFY(isRefused(legs, leg + 4, static_cast<std::uint32_t>(leg / 8))); // itself
    }

    /// Bytes whose checksum was made to fit are refused or give some answer, but lead nowhere.
    void areNeverFollowedOutside()
    {
        const std::string bytes = bytesOf();
        int accepted = 0;
        for (std::size_t i = 24; i < bytes.size(); ++i) {
            std::string damaged = bytes;
            damaged[i] ^= i % 2 == 0 ? char(0x80) : char(0x11);
            const auto baked = BakedField::fromBytes(sealed(damaged));
            if (!baked)
                continue;
            ++accepted;
            for (const double radius : baked->radii()) {
                const PathResult got = findPath(*baked, {-1, 1}, {8, 3}, radius);
                QVERIFY(got.status != PathStatus::found || got.path.length() > 0);
            }
        }
        QVERIFY(accepted > 0); // lengths may be any
        QVERIFY(BakedField::fromBytes(sealed(bytes)));
    }
};

QTEST_GUILESS_MAIN(BakedBytesTest)
#include "bakedbytestest.moc"
