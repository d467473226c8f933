#include "app/recovery/fileversion.h"
#include "app/recovery/stampcheck.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>

using namespace thicket::recovery;

/// What is known of a file's contents, and when its stamp is enough to know it.
class FileVersionTest : public QObject {
    Q_OBJECT

private slots:
    void init() { put("contents"); }

    void followsTheContents()
    {
        const auto first = versionOf(path());
        QVERIFY(first && *first);
        QCOMPARE((*first)->hash, hashOf("contents"));
        QCOMPARE((*first)->stamp.size, std::uint64_t(8));
        put("CONTENTS");
        const auto second = versionOf(path());
        QVERIFY(!(*second)->hasContentsOf(**first));
        QVERIFY(std::filesystem::remove(path()));
        put("contents"); // another file
        QVERIFY((*versionOf(path()))->hasContentsOf(**first));
        QVERIFY(stampOf(path()) != (*first)->stamp);
    }

    void aChangeWithTheOldTimeIsSeen()
    {
        const auto first = stampOf(path());
        put("CONTENTS");
        const timespec times[2] = {
            {0, UTIME_OMIT}, {first->written / 1'000'000'000, first->written % 1'000'000'000}};
        QCOMPARE(::utimensat(AT_FDCWD, path().c_str(), times, 0), 0);
        QCOMPARE(stampOf(path())->written, first->written);
        QVERIFY(stampOf(path())->changed >= first->changed);
        QVERIFY(versionOf(path()).value()->hash != hashOf("contents"));
    }

    void whatIsNoFile()
    {
        const auto missing = versionOf(path() / "below");
        QVERIFY(!missing || !*missing);
        const auto none = versionOf(m_folder.filePath("none").toStdString());
        QVERIFY(none.has_value() && !*none);
        QVERIFY(!versionOf(m_folder.path().toStdString()).has_value());
        QVERIFY(!stampOf("/dev/null"));
    }

    void aFreshStampTellsNothing()
    {
        const FileVersion known = *versionOf(path()).value();
        FileStamp now = known.stamp;
        const auto clock = std::chrono::system_clock::now().time_since_epoch();
        now.changed = std::chrono::nanoseconds(clock).count();
        QVERIFY(!tellsContents(now, {now, known.hash}));
        FileStamp old = now;
        old.changed -= 2'000'000'000;
        QVERIFY(tellsContents(old, {old, known.hash}));
        QVERIFY(!tellsContents(old, {now, known.hash}));
        FileStamp large = now;
        large.size = 5U << 20;
        QVERIFY(isLarge(large) && tellsContents(large, {large, known.hash}));
    }

private:
    std::filesystem::path path() const { return m_folder.filePath("a").toStdString(); }
    void put(const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath("a"));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(FileVersionTest)
#include "fileversiontest.moc"
