#include "tests/plugins/anymap.h"
#include "tests/plugins/geojson/geojsonfiles.h"
#include "tests/plugins/matrix/everymap.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;

namespace {

/// Writes files and asks ogrinfo, which ends with status 0 even for what it cannot read.
class Ogr {
public:
    bool write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }
    /// What it prints for a question in SQL about the features, as "name = value" lines.
    QString asked(const QString& name, const QString& sql) const
    {
        QProcess process;
        process.start(THICKET_OGRINFO,
                      {"--config", "OGR_GEOMETRY_ACCEPT_UNCLOSED_RING", "NO",
                       m_folder.filePath(name), "-dialect", "SQLITE", "-sql", sql});
        process.waitForFinished(250'000);
        // What it complains of may come in the midst of a line.
        return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError());
    }

private:
    QTemporaryDir m_folder;
};

QString asked(const QByteArray& bytes, const QString& sql)
{
    const Ogr ogr;
    return ogr.write("map.geojson", bytes) ? ogr.asked("map.geojson", sql) : QString();
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

/// Where GDAL must see an object, and how much of it.
struct Seen {
    nav::Box box;
    double area = 0;
    qsizetype points = 0;
};

double areaOf(const std::vector<nav::Point>& ring)
{
    double twice = 0;
    for (std::size_t i = 2; i < ring.size(); ++i)
        twice += nav::cross(ring[i - 1] - ring[0], ring[i] - ring[0]);
    return std::abs(twice) / 2;
}

Seen expected(const nav::MapObject& object, bool isDown)
{
    Seen seen;
    std::vector<nav::Point> points;
    bool isRing = true;
    if (const auto* const polygon = std::get_if<nav::Polygon>(&object.geometry))
        points = polygon->points;
    else if (const auto* const spawn = std::get_if<nav::SpawnMarker>(&object.geometry))
        points = spawn->points;
    else if (const auto* const wall = std::get_if<nav::Wall>(&object.geometry)) {
        points = wall->points;
        isRing = false;
        if (wall->closed)
            points.push_back(points.front());
    }
    for (const nav::Point p : points)
        nav::enclose(seen.box, {p, p});
    seen.points = qsizetype(points.size()) + (isRing ? 1 : 0);
    seen.area = isRing ? areaOf(points) : 0;
    if (const auto* const circle = std::get_if<nav::Circle>(&object.geometry)) {
        seen.box = nav::Box{circle->center, circle->center};
        seen.box = nav::grown(seen.box, circle->radius);
        seen.area = std::numbers::pi * circle->radius * circle->radius;
        seen.points = 0; // as many as the error asks for
    } else if (points.empty()) {
        const nav::Point at = std::visit(
            [](const auto& marker) {
                if constexpr (requires { marker.position; })
                    return marker.position;
                else
                    return nav::Point{};
            },
            object.geometry);
        seen.box = {at, at};
    }
    if (isDown)
        seen.box = {{seen.box.min.x, -seen.box.max.y}, {seen.box.max.x, -seen.box.min.y}};
    return seen;
}

/// All files as one table of features.
QByteArray tableOf(qsizetype count)
{
    QByteArray text = "<OGRVRTDataSource><OGRVRTUnionLayer name=\"every\">"
                      "<SourceLayerFieldName>file</SourceLayerFieldName>\n";
    for (qsizetype i = 0; i < count; ++i) {
        const QByteArray name = "m" + QByteArray::number(i);
        text += "<OGRVRTLayer name=\"" + name + "\"><SrcDataSource relativeToVRT=\"1\">" + name +
                ".geojson</SrcDataSource><SrcLayer>forest</SrcLayer></OGRVRTLayer>\n";
    }
    return text + "</OGRVRTUnionLayer></OGRVRTDataSource>\n";
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

    /// By value: boxes, areas, numbers of points. Empty if they are those of the object.
    static QString fault(const nav::MapObject& object, bool isDown, const nav::Box& box,
                         double area, qsizetype points)
    {
        const auto* const circle = std::get_if<nav::Circle>(&object.geometry);
        const Seen wanted = expected(object, isDown);
        // What 15 digits tell, and for circles the default of the arc error.
        const double reach = nav::length(box.max) + nav::length(box.min);
        const double near = 1e-8 + 1e-14 * reach + (circle ? arcError : 0);
        if (nav::distance(box.min, wanted.box.min) > 2 * near ||
            nav::distance(box.max, wanted.box.max) > 2 * near)
            return "another place";
        const double slack = 1e-6 + 1e-15 * reach * reach;
        if (circle) {
            // Rings lie outside of circles, and inside of arenas.
            const double other = circle->inverted ? std::max(0.0, circle->radius - arcError)
                                                  : circle->radius + arcError;
            const double bound = std::numbers::pi * other * other;
            return area >= std::min(bound, wanted.area) - slack &&
                           area <= std::max(bound, wanted.area) + slack
                       ? QString()
                       : "another area";
        }
        if (points != wanted.points)
            return "other points";
        return std::abs(area - wanted.area) <= slack ? QString() : "another area";
    }

    static void compareTable(const QString& said, const std::vector<const nav::Map*>& maps)
    {
        const QStringList files = column(said, "file"), kinds = column(said, "kind"),
                          valid = column(said, "valid"), area = column(said, "area"),
                          points = column(said, "points");
        QList<QStringList> box;
        for (const char* name : {"x0", "y0", "x1", "y1"})
            box << column(said, name);
        qsizetype row = 0;
        for (std::size_t i = 0; i < maps.size(); ++i) {
            const bool isDown = maps[i]->settings.yAxis == nav::YAxis::down;
            for (const nav::MapObject& object : maps[i]->objects()) {
                const QString where = QString("map %1, object %2: ").arg(i).arg(object.id);
                QVERIFY2(files.value(row) == "m" + QString::number(i), qPrintable(where));
                QCOMPARE(kinds.value(row), QString(nav::typeName(object.geometry)));
                // A wall of one place is no line.
                const auto* const wall = std::get_if<nav::Wall>(&object.geometry);
                const bool isPlace =
                    wall && std::all_of(wall->points.begin(), wall->points.end(),
                                        [wall](nav::Point p) { return p == wall->points[0]; });
                QVERIFY2(valid.value(row) == (isPlace ? "0" : "1"), qPrintable(where));
                const auto side = [&](qsizetype k) { return box[k].value(row).toDouble(); };
                const QString wrong =
                    fault(object, isDown, {{side(0), side(1)}, {side(2), side(3)}},
                          area.value(row).toDouble(), points.value(row).toLongLong());
                QVERIFY2(wrong.isEmpty(), qPrintable(where + wrong));
                ++row;
            }
        }
        QCOMPARE(files.size(), row);
    }

    static constexpr double arcError = 0.05;

private slots:
    /// In one run of ogrinfo.
    void everyMap()
    {
        const Ogr ogr;
        std::vector<const nav::Map*> maps;
        for (const test::NamedMap& each : test::everyMap()) {
            if (each.map.objects().empty())
                continue; // a table without columns
            nav::Map map = each.map;
            map.settings.name = "forest";
            const QString name = QString("m%1.geojson").arg(maps.size());
            QVERIFY(ogr.write(name, test::geoJsonOf(map)));
            maps.push_back(&each.map);
        }
        QVERIFY(ogr.write("every.vrt", tableOf(qsizetype(maps.size()))));
        const QString said = ogr.asked(
            "every.vrt", "SELECT file, kind, ST_IsValid(geometry) AS valid, ST_Area(geometry) AS "
                         "area, ST_NPoints(geometry) AS points, ST_MinX(geometry) AS x0, "
                         "ST_MinY(geometry) AS y0, ST_MaxX(geometry) AS x1, ST_MaxY(geometry) AS "
                         "y1 FROM every");
        QVERIFY2(!said.contains("ERROR") && !said.contains("Warning"), qPrintable(said.left(2000)));
        compareTable(said, maps);
    }

    void everyFeatureIsValid()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const nav::Map map = test::AnyMap(seed).make();
            compareFeatures(map, seed % 3 == 0 ? OptionValues{{"coordinates", "degrees"}}
                                               : OptionValues());
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
