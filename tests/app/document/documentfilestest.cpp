#include "app/editor/document/fileopening.h"
#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/recentfiles.h"
#include "app/editor/document/watchedwriting.h"
#include "libnav/files/atomicfile.h"
#include "libnav/map/mapfile.h"
#include "plugins/host/formatregistry.h"
#include "plugins/host/mapfiles.h"
#include "tests/app/document/savedocument.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace {

using namespace thicket;
using editor::MapDocument;
using editor::RecentFiles;

nav::MapObject circle(nav::ObjectId id, nav::Point center)
{
    nav::MapObject object;
    object.id = id;
    object.geometry = nav::Circle{center, 1.5};
    return object;
}

nav::MapEdit oneMore(const nav::Map& map)
{
    return nav::MapEdit::add(map, {circle(map.unusedId(), {1, 2})});
}

editor::DocumentFile readOnly(const QString& path)
{
    return editor::DocumentFile(path, {}, editor::DocumentFile::Access::readOnly);
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

Result<void> openFile(MapDocument& document, const QString& path,
                      const plugins::FormatRegistry& formats)
{
    auto opened = editor::readForOpening(path, formats);
    if (!opened)
        return Unexpected(opened.error());
    document.exchange(**opened);
    return {};
}

} // namespace

/// Saving, opening and recent files: whatever could lose a user's work.
class DocumentFilesTest : public QObject {
    Q_OBJECT

private slots:
    void writingCanBeStoppedUntilTheFileIsReplaced()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.thicket");
        nav::Map map;
        map.append(circle(1, {1, 2}));
        const auto file = editor::DocumentFile().write(map, path);
        QVERIFY(file.has_value());
        const QByteArray before = bytesOf(path);
        nav::Map large = map;
        large.settings.name = std::string(3U << 20, 'a');
        int asked = 0;
        int stopAt = 0;
        QByteArray announced;
        editor::WritingWatch watch;
        watch.tell = [&](double) { return ++asked != stopAt; };
        watch.announce = [&](const QByteArray& hash, const QString& target) {
            if (target == path && bytesOf(path) == before)
                announced = hash;
        };
        const auto write = [&] {
            ++stopAt;
            asked = 0;
            return editor::writeWatched(*file, large, path, {}, watch);
        };
        auto written = write();
        for (; !written; written = write()) {
            QCOMPARE(asked, stopAt);
            QCOMPARE(bytesOf(path), before);
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
            QVERIFY(announced.isEmpty());
        }
        QVERIFY(stopAt > 5); // the text, several pieces, and the last instant
        QVERIFY(bytesOf(path) != before);
        QCOMPARE(written->version()->hash, announced);
        QCOMPARE(announced, recovery::hashOf(bytesOf(path).toStdString()));
    }

    /// As an old archive has them. Qt alone cannot name them.
    void namesThatAreNotUtf8AreKept()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file =
            std::filesystem::path(folder.path().toStdString()) / "f\xfc.thicket";
        const QString path = plugins::pathText(file);
        nav::Map map;
        map.append(circle(1, {1, 2}));
        auto saved = editor::DocumentFile().write(map, path);
        QVERIFY(saved.has_value());
        map.append(circle(2, {5, 2}));
        saved = saved->write(map, path); // as the same file
        QVERIFY(saved.has_value());
        const auto again = nav::loadMap(file);
        QVERIFY(again && again->map == map);
    }

    void initTestCase()
    {
        QCoreApplication::setOrganizationName("thicket-tests");
        QCoreApplication::setApplicationName("document-files");
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, path("settings"));
    }

    void init()
    {
        QDir(path("files")).removeRecursively();
        QVERIFY(QDir().mkpath(path("files")));
        m_document.reset({}, {});
        RecentFiles().clear();
    }

    void saveAndReopen()
    {
        const QString file = path("files/orchard.thicket");
        m_document.push(oneMore(m_document.map()), "Draw");
        QVERIFY(save(m_document, file));
        QCOMPARE(m_document.file().path(), file);
        QCOMPARE(titleOf(m_document), "orchard.thicket");
        QVERIFY(!m_document.isModified());

        MapDocument other;
        QVERIFY(openFile(other, file, m_formats));
        QVERIFY(other.map() == m_document.map());
        QCOMPARE(other.file().path(), file);
        QVERIFY(!other.isModified());
        QVERIFY(!other.file().isReadOnly());
    }

    void undoPastTheSaveIsModified()
    {
        m_document.push(oneMore(m_document.map()), "Draw");
        QVERIFY(save(m_document, path("files/a.thicket")));
        m_document.undo();
        QVERIFY(m_document.isModified());
        m_document.redo();
        QVERIFY(!m_document.isModified());
    }

    void failedSaveChangesNothing()
    {
        const QString file = path("files/a.thicket");
        QVERIFY(save(m_document, file));
        const QByteArray saved = bytesOf(file);
        m_document.push(oneMore(m_document.map()), "Draw");
        for (const QString& bad : {path("files/missing/a.thicket"), path("files")}) {
            const auto result = save(m_document, bad);
            QVERIFY(!result);
            QVERIFY(!result.error().message.empty());
            QCOMPARE(m_document.file().path(), file);
            QVERIFY(m_document.isModified());
        }
        QCOMPARE(bytesOf(file), saved);
    }

    void readOnlyFileIsNeverSavedOver()
    {
        const QString file = path("files/newer.thicket");
        QVERIFY(nav::saveMap({}, file.toStdString()));
        const QByteArray original = bytesOf(file);
        QVERIFY(QFile::link(file, path("files/alias.thicket")));
        m_document.reset({}, readOnly(file));
        m_document.push(oneMore(m_document.map()), "Draw");
        QVERIFY(!save(m_document, file));
        QVERIFY(!save(m_document, path("files/../files/newer.thicket")));
        QVERIFY(!save(m_document, path("files/alias.thicket")));
        QCOMPARE(bytesOf(file), original);
        QVERIFY(m_document.isModified());

        QVERIFY(save(m_document, path("files/copy.thicket")));
        QVERIFY(!m_document.file().isReadOnly());
        QCOMPARE(bytesOf(file), original);
    }

    void savingDuringAGestureKeepsItsPreviewOut()
    {
        const QString file = path("files/a.thicket");
        m_document.push(oneMore(m_document.map()), "Draw");
        const nav::Map committed = m_document.map();
        editor::Gesture gesture(m_document);
        gesture.preview(oneMore(committed));
        QVERIFY(save(m_document, file));
        QVERIFY(gesture.isOpen());
        QVERIFY(nav::loadMap(file.toStdString()).value().map == committed);
        QVERIFY(!m_document.isModified());
        gesture.commit("Draw");
        QVERIFY(m_document.isModified());
    }

    void importedMapIsUntitled()
    {
        const QString file = path("files/grove.csv");
        write(file, "x,y,radius\n1,2,3\n4,5,0.5\n");
        const auto opened = openFile(m_document, file, m_formats);
        QVERIFY2(opened, opened ? "" : opened.error().text().c_str());
        QCOMPARE(m_document.map().objects().size(), std::size_t(2));
        QVERIFY(m_document.file().isUntitled());
        QCOMPARE(titleOf(m_document), "grove");
        QVERIFY(!m_document.isModified());
    }

    void failedOpenLeavesTheDocument()
    {
        write(path("files/bad.thicket"), "{\"format\": \"thicket-map\", ");
        write(path("files/bad.csv"), "a,b\n1,2\n");
        write(path("files/noise.bin"), QByteArray("\0\xff\x13 noise", 9));
        m_document.push(oneMore(m_document.map()), "Draw");
        const nav::Map before = m_document.map();
        for (const char* name : {"bad.thicket", "bad.csv", "noise.bin", "missing.thicket", "."}) {
            const auto opened = openFile(m_document, path("files/") + name, m_formats);
            QVERIFY2(!opened, name);
            QVERIFY2(!opened.error().message.empty(), name);
            QVERIFY2(m_document.map() == before, name);
            QVERIFY2(m_document.canUndo() && m_document.isModified(), name);
        }
    }

    void newerVersionOpensReadOnly()
    {
        const QString file = path("files/newer.thicket");
        write(file, "{\"format\": \"thicket-map\", \"version\": 3, \"objects\": []}\n");
        QVERIFY(openFile(m_document, file, m_formats));
        QVERIFY(m_document.file().isReadOnly());
        QCOMPARE(m_document.file().path(), file);
    }

    void newerObjectsAreNeverLost()
    {
        const QString file = path("files/newer.thicket");
        write(file, "{\"format\": \"thicket-map\", \"version\": 3, \"objects\": ["
                    "{\"type\": \"spline\", \"knots\": [1, 2]}]}\n");
        QVERIFY(openFile(m_document, file, m_formats));
        QVERIFY(!save(m_document, path("files/copy.thicket")));
        QVERIFY(!QFile::exists(path("files/copy.thicket")));
        QCOMPARE(m_document.file().path(), file);
        QVERIFY(m_document.file().isReadOnly());
    }

    void recentFilesNewestFirst()
    {
        RecentFiles recent;
        QSignalSpy changed(&recent, &RecentFiles::changed);
        for (const char* name : {"a", "b", "c", "a"})
            recent.add(existing(name));
        QCOMPARE(changed.size(), 4);
        QCOMPARE(recent.files(), (QStringList{path("files/a"), path("files/c"), path("files/b")}));
        recent.remove(path("files/c"));
        QCOMPARE(RecentFiles().files(), (QStringList{path("files/a"), path("files/b")}));
    }

    void recentFilesKeepNamesThatAreNotUtf8()
    {
        const std::string odd = path("files/odd").toStdString() + "\xe4.thicket";
        QVERIFY(nav::writeFileAtomically(odd, "x"));
        RecentFiles recent;
        recent.add(plugins::pathText(odd));
        QCOMPARE(RecentFiles().files(), QStringList{plugins::pathText(odd)}); // a list of one
        recent.add(path("files/gone"));
        recent.add(existing("a"));
        QSettings().sync();
        QCOMPARE(RecentFiles().files(),
                 (QStringList{path("files/a"), plugins::pathText(odd), path("files/gone")}));
    }

    void recentFilesKeepTen()
    {
        RecentFiles recent;
        for (int i = 0; i < 15; ++i)
            recent.add(existing(QString::number(i)));
        QCOMPARE(recent.files().size(), RecentFiles::capacity);
        QCOMPARE(recent.files().first(), path("files/14"));
        QCOMPARE(recent.files().last(), path("files/5"));
    }

    void recentFilesThatAreGoneComeLast()
    {
        RecentFiles recent;
        recent.add(existing("a"));
        recent.add(existing("b"));
        recent.add(path("files/gone"));
        QCOMPARE(recent.files(),
                 (QStringList{path("files/b"), path("files/a"), path("files/gone")}));
    }

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    void write(const QString& file, const QByteArray& bytes)
    {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(bytes), bytes.size());
    }

    QString existing(const QString& name)
    {
        write(path("files/") + name, "x");
        return path("files/") + name;
    }

    QTemporaryDir m_folder;
    plugins::FormatRegistry m_formats{QStringList{THICKET_BINARY_DIR "/lib/thicket/plugins"}};
    MapDocument m_document;
};

QTEST_GUILESS_MAIN(DocumentFilesTest)
#include "documentfilestest.moc"
