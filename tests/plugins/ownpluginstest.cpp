#include "plugins/host/mapfiles.h"
#include "tests/plugins/damage.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;

namespace {

const QString built = THICKET_BINARY_DIR "/lib/thicket/plugins/";

QByteArray bytesOf(const QString& file)
{
    QFile source(file);
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

/// The plugin folder of an installation made by the test.
class Installation {
public:
    Installation()
    {
        for (const char* name : {"csv.so", "csv.manifest", "tiled.so", "tiled.manifest"})
            write(name, bytesOf(built + name));
    }
    QString file(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile target(file(name));
        QVERIFY(target.open(QIODevice::WriteOnly) && target.write(bytes) == bytes.size());
    }
    QStringList folders() const { return {m_folder.path()}; }

private:
    QTemporaryDir m_folder;
};

/// Whether this process runs code from the file.
bool isMapped(const QString& file)
{
    return bytesOf("/proc/self/maps").contains(QFile::encodeName(file));
}

QString textOf(const Error& error) { return QString::fromStdString(error.text()); }

} // namespace

/// Plugins of our own installation: they run in this process, but only if they are what was
/// installed.
class OwnPluginsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_installation = std::make_unique<Installation>(); }

    void nothingIsLoadedBeforeItIsNeeded()
    {
        const FormatRegistry registry(m_installation->folders(), m_installation->folders());
        m_installation->write("m.thicket", QByteArray::fromStdString(nav::writeMap({})));
        QVERIFY(openMap(m_installation->file("m.thicket"), registry));
        QCOMPARE(registry.formats().size(), 2);
        QVERIFY(registry.problems().isEmpty());
        QCOMPARE(registry.importerFor("a.csv")->info().title, "Circle list (CSV)");
        QCOMPARE(registry.byId("tiled")->info().exportOptions.first().key, "pixelsPerUnit");
        QVERIFY(!isMapped(m_installation->file("csv.so")));
        QVERIFY(registry.byId("csv")->importMap({"x,y,radius\n1,2,3\n", "a.csv"}, {}));
        QVERIFY(isMapped(m_installation->file("csv.so")));
        QVERIFY(!isMapped(m_installation->file("tiled.so")));
    }

    void nativeMapsAskNoPlugin()
    {
        // Even a folder full of bad plugins does not affect a native map.
        m_installation->write("csv.so", "garbage");
        m_installation->write("csv.manifest", "garbage");
        const FormatRegistry registry(m_installation->folders(), m_installation->folders());
        const QString path = m_installation->file("m.thicket");
        QVERIFY(exportMap({}, path, registry));
        QVERIFY(openMap(path, registry));
        QVERIFY(!registry.importerFor(path));
        QVERIFY(!registry.exporterFor(path));
    }

    void damagedOnesAreNamedAndNotLoaded()
    {
        const QByteArray good = bytesOf(built + "csv.so");
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            m_installation->write("csv.so", test::damaged(good, seed));
            const FormatRegistry registry(m_installation->folders(), m_installation->folders());
            QCOMPARE(registry.problems().size(), 1);
            QCOMPARE(registry.problems().first().file, m_installation->file("csv.so"));
            QVERIFY(registry.problems().first().reason.startsWith("This plugin is damaged"));
            QCOMPARE(registry.formats(), QList{registry.byId("tiled")});
            m_installation->write("a.csv", "x,y,radius\n1,2,3\n");
            const auto map = openMap(m_installation->file("a.csv"), registry);
            QVERIFY(!map);
            QVERIFY(textOf(map.error()).startsWith(m_installation->file("csv.so") + ": This"));
        }
        QVERIFY(!isMapped(m_installation->file("csv.so")));
    }

    void aDamagedExporterWritesNothing()
    {
        m_installation->write("tiled.so", test::damaged(bytesOf(built + "tiled.so"), 7));
        const FormatRegistry registry(m_installation->folders(), m_installation->folders());
        const auto saved = exportMap({}, m_installation->file("m.tmj"), registry);
        QVERIFY(!saved);
        QVERIFY2(textOf(saved.error()).contains("tiled.so: This plugin is damaged"),
                 qPrintable(textOf(saved.error())));
        QVERIFY(!QFile::exists(m_installation->file("m.tmj")));
        QVERIFY(registry.byId("csv")->importMap({"x,y,radius\n1,2,3\n", "a.csv"}, {}));
    }

    void aFileDamagedAfterTheListingIsSeen()
    {
        const FormatRegistry registry(m_installation->folders(), m_installation->folders());
        QVERIFY(registry.problems().isEmpty());
        m_installation->write("csv.so", test::damaged(bytesOf(built + "csv.so"), 3));
        const auto map = registry.byId("csv")->importMap({"x,y,radius\n1,2,3\n", "a.csv"}, {});
        QVERIFY(!map);
        QVERIFY(textOf(map.error()).contains("damaged"));
    }

    void aMissingFileIsNamed()
    {
        QVERIFY(QFile::remove(m_installation->file("csv.so")));
        const FormatRegistry registry(m_installation->folders(), m_installation->folders());
        QCOMPARE(registry.problems().size(), 1);
        QCOMPARE(registry.problems().first().file, m_installation->file("csv.so"));
        QCOMPARE(registry.problems().first().reason, "The file is missing.");
    }

    /// Any change of a manifest is detected: the plugin then works in a worker process.
    void aDamagedManifestIsNotBelieved()
    {
        const QByteArray good = bytesOf(built + "csv.manifest");
        for (qsizetype at = 0; at < good.size(); at += 41) {
            QByteArray bytes = good;
            bytes[at] = bytes[at] == '#' ? '"' : '#';
            m_installation->write("csv.manifest", bytes);
            const FormatRegistry registry(m_installation->folders(), m_installation->folders());
            QCOMPARE(registry.problems().size(), 1);
            QCOMPARE(registry.problems().first().file, m_installation->file("csv.manifest"));
            QVERIFY(registry.problems().first().reason.startsWith("The manifest is damaged: "));
            QCOMPARE(registry.formats().size(), 2);
        }
        const FormatRegistry registry(m_installation->folders(), m_installation->folders());
        QVERIFY(registry.byId("csv")->importMap({"x,y,radius\n1,2,3\n", "a.csv"}, {}));
        QVERIFY(!isMapped(m_installation->file("csv.so")));
    }

    void manifestsCountInOurFoldersOnly()
    {
        const FormatRegistry registry(m_installation->folders(), {});
        QVERIFY(registry.byId("csv")->importMap({"x,y,radius\n1,2,3\n", "a.csv"}, {}));
        QVERIFY(!isMapped(m_installation->file("csv.so")));
        m_installation->write("tiled.manifest", "garbage");
        QVERIFY(FormatRegistry(m_installation->folders(), {}).problems().isEmpty());
    }

private:
    std::unique_ptr<Installation> m_installation;
};

QTEST_GUILESS_MAIN(OwnPluginsTest)
#include "ownpluginstest.moc"
