#include "libnav/bake/bakedfield.h"
#include "libnav/files/crc32c.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

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
