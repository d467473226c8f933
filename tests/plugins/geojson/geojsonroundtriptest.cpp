#include "tests/plugins/anymap.h"
#include "tests/plugins/geojson/geojsonfiles.h"

#include "libnav/map/mapfile.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;
using test::featuresOf;
using test::geoJsonOf;

namespace {

Point pointOf(const QJsonValue& position)
{
    return {position.toArray()[0].toDouble(), position.toArray()[1].toDouble()};
}

std::vector<Point> ringOf(const QJsonObject& feature)
{
    std::vector<Point> ring;
    const QJsonArray rings = feature["geometry"].toObject()["coordinates"].toArray();
    for (const QJsonValue position : rings[0].toArray())
        ring.push_back(pointOf(position));
    return ring;
}

double doubleArea(const std::vector<Point>& ring)
{
    double area = 0;
    for (std::size_t i = 1; i < ring.size(); ++i)
        area += nav::cross(ring[i - 1] - ring[0], ring[i] - ring[0]);
    return area;
}

QJsonArray features(const QByteArray& bytes)
{
    return QJsonDocument::fromJson(bytes).object()["features"].toArray();
}

/// Metres between two places on a sphere as large as the earth, by the haversine formula.
double onSphere(Point a, Point b)
{
    constexpr double degree = std::numbers::pi / 180;
    const double across = std::sin((b.x - a.x) * degree / 2);
    const double along = std::sin((b.y - a.y) * degree / 2);
    const double square =
        along * along + std::cos(a.y * degree) * std::cos(b.y * degree) * across * across;
    return 2 * 6371008.8 * std::asin(std::sqrt(square));
}

} // namespace

class GeoJsonRoundTripTest : public QObject {
    Q_OBJECT

private slots:
    void everyMapComesBack()
    {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const nav::Map map = test::AnyMap(seed).make();
            const QByteArray bytes = geoJsonOf(map);
            const auto again = featuresOf(bytes);
            QVERIFY2(again, again ? "" : again.error().text().c_str());
            QVERIFY2(again->map == map, qPrintable(QString("seed %1\n%2\n%3")
                                                       .arg(seed)
                                                       .arg(nav::writeMap(map).c_str(),
                                                            nav::writeMap(again->map).c_str())));
            QVERIFY(again->notes.isEmpty());
            QCOMPARE(geoJsonOf(again->map), bytes);
        }
    }

    void testMapsComeBack()
    {
        const QDir folder(THICKET_TEST_DATA "/maps");
        int read = 0;
        for (const QString& file : folder.entryList({"*.thicket"})) {
            const auto loaded = nav::loadMap(folder.filePath(file).toStdString());
            if (!loaded || loaded->isNewer)
                continue;
            const auto again = featuresOf(geoJsonOf(loaded->map));
            QVERIFY2(again, qPrintable(file));
            QVERIFY2(again->map == loaded->map, qPrintable(file));
            ++read;
        }
        QVERIFY(read >= 3);
    }

    void scaledAndInDegreesTheyComeBackButForRounding()
    {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            nav::Map map = test::AnyMap(seed).make();
            const auto again =
                featuresOf(geoJsonOf(map, {{"coordinates", seed % 2 ? "degrees" : "plain"},
                                           {"metresPerUnit", "0.01"},
                                           {"longitude", "9.2"},
                                           {"latitude", "-47.7"}}));
            QVERIFY2(again, again ? "" : again.error().text().c_str());
            QVERIFY(again->map.settings == map.settings);
            QCOMPARE(again->map.objects().size(), map.objects().size());
            for (std::size_t i = 0; i < map.objects().size(); ++i) {
                const nav::MapObject &seen = again->map.objects()[i], &wanted = map.objects()[i];
                QCOMPARE(seen.geometry.index(), wanted.geometry.index());
                QVERIFY(seen.properties == wanted.properties);
                if (std::holds_alternative<nav::Circle>(wanted.geometry)) {
                    QVERIFY(seen.geometry == wanted.geometry);
                    continue;
                }
                const nav::Box a = nav::boundingBox(seen.geometry),
                               b = nav::boundingBox(wanted.geometry);
                const double rounding = 1e-6 * (1 + nav::length(b.max) * 1e-6);
                QVERIFY(nav::distance(a.min, b.min) < rounding);
                QVERIFY(nav::distance(a.max, b.max) < rounding);
            }
        }
    }

    void ringsHoldTheirCircles_data()
    {
        QTest::addColumn<OptionValues>("options");
        QTest::addColumn<double>("error");
        QTest::addColumn<double>("perUnit");
        QTest::newRow("plain") << OptionValues() << 0.05 << 1.0;
        QTest::newRow("fine") << OptionValues{{"arcError", "0.0001"}} << 0.0001 << 1.0;
        QTest::newRow("coarse") << OptionValues{{"arcError", "2"}} << 2.0 << 1.0;
        QTest::newRow("scaled") << OptionValues{{"metresPerUnit", "100"}} << 0.05 << 100.0;
    }

    void ringsHoldTheirCircles()
    {
        QFETCH(OptionValues, options);
        QFETCH(double, error);
        QFETCH(double, perUnit);
        nav::Map map;
        for (int i = 0; i < 40; ++i)
            map.append({i + 1,
                        0,
                        "",
                        nav::Circle{{7.3 * i, -3.1 * i}, std::pow(1.5, i - 20), i % 5 == 4},
                        {},
                        {}});
        const QJsonArray seen = features(geoJsonOf(map, options));
        QCOMPARE(seen.size(), 40);
        for (int i = 0; i < 40; ++i) {
            const auto& circle = std::get<nav::Circle>(map.objects()[std::size_t(i)].geometry);
            const std::vector<Point> ring = ringOf(seen[i].toObject());
            QVERIFY(ring.size() >= 9 && ring.front() == ring.back());
            QVERIFY(doubleArea(ring) > 0);
            double least = 1e300, most = 0;
            for (std::size_t k = 1; k < ring.size(); ++k) {
                for (int t = 0; t <= 32; ++t) {
                    const Point p =
                        (1 / perUnit) * (ring[k - 1] + t / 32.0 * (ring[k] - ring[k - 1]));
                    least = std::min(least, nav::distance(p, circle.center));
                    most = std::max(most, nav::distance(p, circle.center));
                }
            }
            const double rounding = 1e-12 * (1 + circle.radius);
            if (circle.inverted) {
                QVERIFY(most <= circle.radius + rounding);
            } else {
                QVERIFY(least >= circle.radius - rounding);
                // With a thousand corners the largest are further off.
                QVERIFY(most <= circle.radius + std::max(error, 6e-6 * circle.radius) + rounding);
            }
        }
    }

    void windingIsCounterClockwiseAfterTheFlip()
    {
        for (const nav::YAxis axis : {nav::YAxis::up, nav::YAxis::down}) {
            nav::Map map;
            map.settings.yAxis = axis;
            map.append({1, 0, "", nav::Polygon{{{0, 0}, {4, 0}, {0, 3}}, false}, {}, {}});
            map.append({2, 0, "", nav::Polygon{{{0, 0}, {0, 3}, {4, 0}}, false}, {}, {}});
            for (const QJsonValue feature : features(geoJsonOf(map))) {
                const std::vector<Point> ring = ringOf(feature.toObject());
                QCOMPARE(doubleArea(ring), 12.0);
                QCOMPARE(ring[1].y < 0 || ring[2].y < 0, axis == nav::YAxis::down);
            }
        }
    }

    /// Within the difference between the sphere and WGS 84.
    void degreesAreMetresNearTheOrigin()
    {
        nav::Map map;
        map.append({1, 0, "", nav::StartMarker{{0, 0}}, {}, {}});
        map.append({2, 0, "", nav::GoalMarker{{300, 400}}, {}, {}});
        for (const char* latitude : {"0", "47.66", "-70"}) {
            const QJsonArray seen = features(geoJsonOf(
                map, {{"coordinates", "degrees"}, {"longitude", "9.17"}, {"latitude", latitude}}));
            const Point from = pointOf(seen[0].toObject()["geometry"].toObject()["coordinates"]);
            const Point to = pointOf(seen[1].toObject()["geometry"].toObject()["coordinates"]);
            QVERIFY(from == (Point{9.17, QByteArray(latitude).toDouble()}));
            QVERIFY(to.x > from.x && to.y > from.y);
            QVERIFY2(std::abs(onSphere(from, to) - 500) < 500 * 0.006,
                     qPrintable(QString::number(onSphere(from, to))));
        }
    }

    void whatIsLargerThanTheEarthIsRefused()
    {
        nav::Map map;
        map.append({1, 0, "", nav::Circle{{1e8, 0}, 1}, {}, {}});
        QVERIFY(test::geoJson().exportMap(map, {}));
        QVERIFY(!test::geoJson().exportMap(map, {{"coordinates", "degrees"}}));
        QVERIFY(!test::geoJson().exportMap(map, {{"latitude", "90"}}));
        QVERIFY(!test::geoJson().exportMap(map, {{"arcError", "0"}}));
    }

    void realForestsComeBack_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("crowns") << "konstanz_crowns_utm32.csv";
        QTest::newRow("stems") << "scbi2018_corner.csv";
    }

    void realForestsComeBack()
    {
        QFETCH(QString, file);
        QFile source(QString(THICKET_TEST_DATA "/forests/") + file);
        QVERIFY(source.open(QIODevice::ReadOnly));
        const FormatRegistry registry({THICKET_BINARY_DIR "/lib/thicket/plugins"});
        const auto forest = registry.byId("csv")->importMap({source.readAll(), file}, {});
        QVERIFY(forest);
        const auto again = featuresOf(geoJsonOf(forest->map));
        QVERIFY(again);
        QVERIFY(again->map == forest->map);
    }
};

QTEST_GUILESS_MAIN(GeoJsonRoundTripTest)
#include "geojsonroundtriptest.moc"
