// Every format that is registered over the real forests, and the published worlds of polygons.
#include "plugins/host/mapfiles.h"
#include "tests/plugins/matrix/roundtrip.h"
#include "tests/support/oracles/freeregions.h"
#include "tests/support/published/navmesh.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace thicket;
using namespace thicket::test;
using plugins::MapFormat;

namespace {

const plugins::FormatRegistry& registry()
{
    static const plugins::FormatRegistry all;
    return all;
}

QStringList filesOf(const QString& folder, const QString& pattern)
{
    QStringList paths;
    for (const QFileInfo& file :
         QDir(THICKET_SHARED_DATA "/" + folder).entryInfoList({pattern}, QDir::Files))
        paths << file.filePath();
    return paths;
}

/// Positions without sizes get the radius 1.
nav::Map forest(const QString& path)
{
    plugins::OptionValues options;
    if (path.endsWith("_points.csv"))
        options.insert("radius", "1");
    auto opened = plugins::openMap(path, registry(), "csv", options);
    if (!opened)
        qFatal("%s", opened.error().text().c_str());
    return std::move(opened->map);
}

nav::Map mapOf(const std::vector<FreeRegion>& regions)
{
    nav::Map map;
    for (const FreeRegion& region : regions) {
        map.append({.id = map.unusedId(), .geometry = nav::Wall{region.outline, 0, true}});
        for (const auto& hole : region.holes)
            map.append({.id = map.unusedId(), .geometry = nav::Polygon{hole}});
    }
    return map;
}

std::vector<nav::Point> pointsOf(const QJsonArray& list)
{
    std::vector<nav::Point> points;
    for (const QJsonValue point : list)
        points.push_back({point[0].toDouble(), point[1].toDouble()});
    return points;
}

/// A boundary and holes, or loops, of which those that run clockwise are holes.
nav::Map polygonFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(path));
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    nav::Map map;
    if (root.contains("boundary"))
        map.append({.id = 1, .geometry = nav::Polygon{pointsOf(root["boundary"].toArray()), true}});
    const QJsonArray loops = root["holes"].toArray();
    for (const QJsonValue loop : loops)
        map.append({.id = map.unusedId(), .geometry = nav::Polygon{pointsOf(loop.toArray())}});
    for (const QJsonValue loop : root["loops"].toArray()) {
        map.append(
            {.id = map.unusedId(), .geometry = nav::Wall{pointsOf(loop.toArray()), 0, true}});
    }
    return map;
}

} // namespace

class SharedMatrixTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const QString& path : filesOf("forests", "*.csv"))
            m_maps.insert(path, forest(path));
        for (const QString& path : filesOf("polygons", "*.mesh"))
            m_maps.insert(path, mapOf(freeRegions(readMeshBoundary(path.toStdString()))));
        for (const QString& path : filesOf("polygons", "*.json"))
            m_maps.insert(path, polygonFile(path));
        QVERIFY(m_maps.size() >= 15 + 5 + 3);
        for (auto it = m_maps.begin(); it != m_maps.end(); ++it)
            QVERIFY2(!it.value().objects().empty(), qPrintable(it.key()));
    }

    void realMapsComeBack_data()
    {
        QTest::addColumn<QString>("id");
        for (const MapFormat* const format : registry().formats())
            if (format->info().canExport)
                QTest::newRow(qPrintable(format->info().id)) << format->info().id;
    }
    void realMapsComeBack()
    {
        QFETCH(QString, id);
        for (auto it = m_maps.begin(); it != m_maps.end(); ++it) {
            const QString fault = roundTripFault(*registry().byId(id), it.value());
            QVERIFY2(fault.isEmpty(), qPrintable(it.key() + ": " + fault));
        }
    }

private:
    QMap<QString, nav::Map> m_maps;
};

QTEST_GUILESS_MAIN(SharedMatrixTest)
#include "sharedmatrixtest.moc"
