#include "tests/plugins/anymap.h"
#include "tests/plugins/datamaps.h"
#include "tests/plugins/geojson/geojsonfiles.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;

namespace {

/// What ogrinfo prints for a question in SQL about the features, as "name = value" lines.
QString asked(const QByteArray& bytes, const QString& sql)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("map.geojson"));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return {};
    file.close();
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    // Its exit status is 0 even for what it cannot read.
    process.start(THICKET_OGRINFO, {"--config", "OGR_GEOMETRY_ACCEPT_UNCLOSED_RING", "NO",
                                    file.fileName(), "-dialect", "SQLITE", "-sql", sql});
    process.waitForFinished(60000);
    return QString::fromUtf8(process.readAll());
}

/// The values of a column.
QStringList column(const QString& output, const QString& name)
{
    QStringList values;
    for (const QString& line : output.split('\n')) {
        if (line.startsWith("  " + name + " ("))
            values << line.mid(line.indexOf(" = ") + 3);
    }
    return values;
}

} // namespace

/// Exported features as GDAL reads them.
class GeoJsonOgrTest : public QObject {
    Q_OBJECT

private:
    static void compareFeatures(nav::Map map, const OptionValues& options)
    {
        map.settings.name = "forest";
        if (map.objects().empty())
            return; // a table without columns
        const QString said =
            asked(test::geoJsonOf(map, options),
                  "SELECT kind, ST_IsValid(geometry) AS valid, ST_Area(geometry) AS area, "
                  "ST_NPoints(geometry) AS points FROM forest");
        QVERIFY2(!said.contains("ERROR") && !said.contains("Warning"), qPrintable(said));
        const QStringList valid = column(said, "valid");
        QCOMPARE(valid.size(), qsizetype(map.objects().size()));
        const QStringList kinds = column(said, "kind");
        for (qsizetype i = 0; i < valid.size(); ++i) {
            const nav::MapObject& object = map.objects()[std::size_t(i)];
            QCOMPARE(kinds[i], QString(nav::typeName(object.geometry)));
            QVERIFY2(valid[i] == "1", qPrintable(said));
        }
    }

private slots:
    void everyFeatureIsValid()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const nav::Map map = test::AnyMap(seed).make();
            compareFeatures(map, seed % 3 == 0 ? OptionValues{{"coordinates", "degrees"}}
                                               : OptionValues());
        }
    }

    void mapsOfTheDataAreValid()
    {
        QVERIFY(test::dataMaps().size() >= 8);
        for (auto map = test::dataMaps().begin(); map != test::dataMaps().end(); ++map) {
            qInfo("%s", qPrintable(map.key()));
            compareFeatures(*map, {});
        }
    }

    void areasAndRadiiAreThose()
    {
        nav::Map map;
        map.settings.name = "forest";
        for (int i = 1; i <= 50; ++i)
            map.append({i, 0, "", nav::Circle{{20.0 * i, 5}, 0.3 * i}, {}, {}});
        const QString said =
            asked(test::geoJsonOf(map, {{"arcError", "0.01"}}),
                  "SELECT radius, ST_Area(geometry) AS area, ST_X(ST_Centroid(geometry)) AS x, "
                  "GeometryType(geometry) AS type FROM forest");
        const QStringList areas = column(said, "area"), radii = column(said, "radius"),
                          xs = column(said, "x");
        QCOMPARE(areas.size(), 50);
        for (int i = 0; i < 50; ++i) {
            const double radius = 0.3 * (i + 1);
            QVERIFY(std::abs(radii[i].toDouble() - radius) < 1e-12);
            QVERIFY(std::abs(xs[i].toDouble() - 20.0 * (i + 1)) < 1e-3);
            // Between the circle and one larger by the error.
            QVERIFY(areas[i].toDouble() > std::numbers::pi * radius * radius);
            QVERIFY(areas[i].toDouble() <
                    std::numbers::pi * (radius + 0.01) * (radius + 0.01) + 1e-9);
        }
    }
};

QTEST_GUILESS_MAIN(GeoJsonOgrTest)
#include "geojsonogrtest.moc"
