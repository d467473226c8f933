#include "plugins/host/formatregistry.h"
#include "plugins/host/mapfiles.h"
#include "tests/plugins/tiled/formats.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using namespace tiledtest;

namespace {

const QString folder = THICKET_SHARED_DATA "/tiled/";

const FormatRegistry& registry()
{
    static const FormatRegistry formats({THICKET_BINARY_DIR "/lib/thicket/plugins"});
    return formats;
}

Result<OpenedMap> opened(const QString& file) { return openMap(file, registry()); }

} // namespace

/// The maps that others made.
class TiledRealTest : public QObject {
    Q_OBJECT

private slots:
    void mapsAreRead_data()
    {
        QTest::addColumn<int>("objects");
        QTest::addColumn<int>("layers");
        QTest::newRow("hexagonal.tmx") << 0 << 0;
        QTest::newRow("icons_capsule_ellipse.tmx") << 7 << 6;
        QTest::newRow("mapobject_gzip.tmx") << 1 << 1;
        QTest::newRow("orthogonal-outside.tmx") << 5 << 1;
        QTest::newRow("pytiled_objects.tmj") << 9 << 1;
        QTest::newRow("rs_base64_zlib_infinite.tmx") << 4 << 1;
        QTest::newRow("rs_base64_zstd.tmx") << 4 << 1;
        QTest::newRow("sticker/sandbox.tmx") << 2 << 11;
        QTest::newRow("template/map.json") << 1 << 1;
        QTest::newRow("template/map.tmx") << 1 << 1;
    }
    void mapsAreRead()
    {
        QFETCH(int, objects);
        QFETCH(int, layers);
        const auto map = opened(folder + QTest::currentDataTag());
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(int(map->map.objects().size()), objects);
        QCOMPARE(int(map->map.settings.layers.size()), layers);
    }

    void aPathOutOfTheFolderIsRefused()
    {
        const auto map = opened(folder + "infinite_b64.tmj");
        QVERIFY(!map);
        QVERIFY(map.error().text().find("infinite_b64.tmj: line 43") != std::string::npos);
        QVERIFY(openMap(folder + "infinite_b64.tmj", registry(), {}, {{"outside", "skip"}}));
    }

    /// The real Tiled reads the same: it puts tilesets and templates into the map.
    void tiledReadsTheSame_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* name :
             {"icons_capsule_ellipse.tmx", "mapobject_gzip.tmx", "orthogonal-outside.tmx",
              "rs_base64_zlib_infinite.tmx", "rs_base64_zstd.tmx", "sticker/sandbox.tmx",
              "template/map.json", "template/map.tmx"})
            QTest::newRow(name) << folder + name;
    }
    void tiledReadsTheSame()
    {
        QFETCH(QString, file);
        const QByteArray json =
            throughTiled(file, "json", {"--embed-tilesets", "--detach-templates"});
        const nav::Map theirs = mapOf(json, {{"outside", "skip"}});
        const auto ours = opened(file);
        QVERIFY(ours && !json.isEmpty());
        QCOMPARE(theirs.objects().size(), ours->map.objects().size());
        for (const nav::MapObject& object : ours->map.objects()) {
            const nav::MapObject* const same = theirs.find(object.id);
            QVERIFY(same);
            QCOMPARE(same->name, object.name);
            const nav::Box a = nav::boundingBox(object.geometry);
            const nav::Box b = nav::boundingBox(same->geometry);
            // Tiled 1.8 knows no capsules and takes them for rectangles.
            if (object.geometry.index() == 1 && object.geometry.index() != same->geometry.index())
                continue;
            QCOMPARE(same->geometry.index(), object.geometry.index());
            QVERIFY(nav::distance(a.min, b.min) < 1e-9 && nav::distance(a.max, b.max) < 1e-9);
        }
    }
};

QTEST_GUILESS_MAIN(TiledRealTest)
#include "tiledrealtest.moc"
