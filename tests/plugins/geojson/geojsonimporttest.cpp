#include "tests/plugins/geojson/geojsonfiles.h"

#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using nav::Circle;
using nav::Point;
using nav::Polygon;
using nav::Wall;
using test::featuresOf;

namespace {

using Geometries = std::vector<nav::Geometry>;
const OptionValues plain{{"coordinates", "plain"}};

QByteArray feature(const QByteArray& geometry, const QByteArray& properties = "null")
{
    return R"({"type": "Feature", "geometry": )" + geometry + R"(, "properties": )" + properties +
           "}";
}

QByteArray geometry(const QByteArray& type, const QByteArray& coordinates)
{
    return R"({"type": ")" + type + R"(", "coordinates": )" + coordinates + "}";
}

QByteArray collection(const QByteArray& features, const QByteArray& more = {})
{
    return R"({"type": "FeatureCollection", )" + more + R"("features": [)" + features + "]}";
}

QStringList textsOf(const QList<FormatNote>& notes)
{
    QStringList texts;
    for (const FormatNote& note : notes)
        texts << note.text;
    return texts;
}

} // namespace

class GeoJsonImportTest : public QObject {
    Q_OBJECT

private slots:
    void shapes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Geometries>("wanted");
        QTest::addColumn<QStringList>("notes");
        const auto row = [](const char* name, const QByteArray& bytes, const Geometries& wanted,
                            const QStringList& notes = {}) {
            QTest::newRow(name) << bytes << wanted << notes;
        };
        const QByteArray point = geometry("Point", "[1, 2]");
        const QByteArray square = geometry("Polygon", "[[[0,0],[4,0],[4,4],[0,4],[0,0]]]");
        const Geometries squares{Polygon{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}, false}};
        row("radius", collection(feature(point, R"({"radius": 3})")), {Circle{{1, 2}, 3}});
        row("diameter", feature(point, R"({"diameter": 3})"), {Circle{{1, 2}, 1.5}});
        row("start", feature(point, R"({"type": "Start"})"), {nav::StartMarker{{1, 2}}});
        row("agent", feature(point, R"({"class": "agent", "radius": 0.5})"),
            {nav::AgentMarker{{1, 2}, 0, 0.5, {}}});
        row("no radius", feature(point), {},
            {"1 point without a radius: left out; the option pointRadius gives them one"});
        row("polygon", square, squares);
        row("polygon, feature", feature(square, "{}"), squares);
        row("unclosed", geometry("Polygon", "[[[0,0],[4,0],[4,4],[0,4]]]"), squares);
        row("clockwise", geometry("Polygon", "[[[0,0],[0,4],[4,4],[4,0],[0,0]]]"),
            {Polygon{{{0, 0}, {0, 4}, {4, 4}, {4, 0}}, false}});
        row("repeats", geometry("Polygon", "[[[0,0],[0,0],[4,0],[4,4],[4,4],[0,4],[0,0]]]"),
            squares);
        row("line", feature(geometry("LineString", "[[0,0],[4,0]]"), R"({"width": 0.5})"),
            {Wall{{{0, 0}, {4, 0}}, 0.5, false}});
        row("closed line", geometry("LineString", "[[0,0],[4,0],[4,4],[0,0]]"),
            {Wall{{{0, 0}, {4, 0}, {4, 4}}, 0, true}});
        row("several lines", geometry("MultiLineString", "[[[0,0],[4,0]],[[1,1],[2,2]]]"),
            {Wall{{{0, 0}, {4, 0}}, 0, false}, Wall{{{1, 1}, {2, 2}}, 0, false}});
        row("several points", feature(geometry("MultiPoint", "[[0,0],[4,0]]"), R"({"r": 1})"),
            {Circle{{0, 0}, 1}, Circle{{4, 0}, 1}});
        row("several polygons",
            geometry("MultiPolygon", "[[[[0,0],[4,0],[4,4],[0,0]]],[[[9,9],[8,9],[8,8],[9,9]]]]"),
            {Polygon{{{0, 0}, {4, 0}, {4, 4}}, false}, Polygon{{{9, 9}, {8, 9}, {8, 8}}, false}});
        row("collection",
            R"({"type": "GeometryCollection", "geometries": [)" + square + ", " +
                geometry("LineString", "[[0,0],[4,0]]") + "]}",
            {squares[0], Wall{{{0, 0}, {4, 0}}, 0, false}});
        row("collection in a feature",
            feature(R"({"type": "GeometryCollection", "geometries": [)" + square + "]}"), squares);
        row("a hole",
            geometry("Polygon",
                     "[[[0,0],[9,0],[9,9],[0,9],[0,0]],[[3,3],[3,6],[6,6],[6,3],[3,3]]]"),
            {Polygon{{{0, 0}, {9, 0}, {9, 6}, {6, 6}, {6, 3}, {3, 3}, {0, 3}}, false},
             Polygon{{{9, 9}, {0, 9}, {0, 3}, {3, 3}, {3, 6}, {6, 6}, {9, 6}}, false}},
            {"2 polygons cut from shapes with holes: they touch each other"});
        row("heights", feature(geometry("Point", "[1, 2, 3]"), R"({"radius": 3})"),
            {Circle{{1, 2}, 3}}, {"heights: left out"});
        row("nothing", collection(feature("null")), {}, {"1 feature without a geometry: left out"});
        row("flat", geometry("Polygon", "[[[0,0],[1,1],[2,2],[0,0]]]"), {},
            {"1 shape without extent: left out"});
        row("a ring that is no circle any more",
            feature(square, R"({"kind": "circle", "center": [50, 50], "radius": 2})"), squares,
            {"1 ring that was moved or reshaped: polygons, no circles"});
        row("members in another order",
            R"({"features": [{"properties": null, "geometry": )" + square +
                R"(, "type": "Feature"}], "type": "FeatureCollection"})",
            squares);
        row("byte order mark", "\xEF\xBB\xBF" + square, squares);
    }

    void shapes()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Geometries, wanted);
        QFETCH(QStringList, notes);
        const auto map = featuresOf(bytes, plain);
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(map->map.objects().size(), wanted.size());
        for (std::size_t i = 0; i < wanted.size(); ++i)
            QVERIFY2(map->map.objects()[i].geometry == wanted[i], qPrintable(QString::number(i)));
        QCOMPARE(textsOf(map->notes), notes);
    }

    void propertiesKeepTheirTypes()
    {
        const auto map = featuresOf(
            collection(feature(geometry("Point", "[1, 2]"),
                               R"({"name": "oak", "radius": 1.50, "layer": "trees", "tall": true,
                                   "tags": ["a", 1], "note": null})")),
            plain);
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        const nav::MapObject& oak = map->map.objects()[0];
        QCOMPARE(oak.name, std::string("oak"));
        QCOMPARE(map->map.layerOf(oak)->name, std::string("trees"));
        const nav::Json::Object wanted{{"radius", nav::Json::Number{"1.50"}},
                                       {"layer", "trees"},
                                       {"tall", true},
                                       {"tags", nav::Json::Array{"a", std::int64_t(1)}}};
        QVERIFY(oak.properties == wanted);
    }

    void idsThatAreNoNumbersAreProperties()
    {
        const auto map = featuresOf(R"({"type": "FeatureCollection", "features": [
            {"type": "Feature", "id": "way/7", "geometry": {"type": "Point", "coordinates": [9, 8]},
             "properties": {"radius": 1}},
            {"type": "Feature", "id": "8", "geometry": {"type": "Point", "coordinates": [7, 8]},
             "properties": {"radius": 1, "id": 3}}]})",
                                    plain);
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(nav::Json(map->map.objects()[0].properties).text(),
                 R"({"id": "way/7", "radius": 1})");
        QCOMPARE(nav::Json(map->map.objects()[1].properties).text(), R"({"id": 3, "radius": 1})");
    }

    void degreesAreSeen()
    {
        const QByteArray yard =
            geometry("Polygon", "[[[9.170,47.660],[9.171,47.660],[9.171,47.661],"
                                "[9.170,47.660]]]");
        const auto seen = featuresOf(yard);
        QVERIFY(seen);
        QCOMPARE(seen->notes.size(), 1);
        QVERIFY2(seen->notes[0].text.contains("longitude 9.17, latitude 47.66") ||
                     seen->notes[0].text.contains("longitude 9.171, latitude 47.661"),
                 qPrintable(seen->notes[0].text));
        const nav::Box box = seen->map.extent();
        QVERIFY2(box.width() > 74 && box.width() < 76, qPrintable(QString::number(box.width())));
        QVERIFY2(box.height() > 111 && box.height() < 111.5,
                 qPrintable(QString::number(box.height())));
        const auto again = featuresOf(yard, {{"longitude", "9.17"}, {"latitude", "47.66"}});
        QVERIFY(again && again->map.extent().min == (Point{0, 0}));
        const auto asTheyAre = featuresOf(yard, plain);
        QVERIFY(asTheyAre && asTheyAre->map.extent().min == (Point{9.17, 47.66}));
        const QByteArray crs = R"("crs": {"type": "name", "properties": {"name": "EPSG:25832"}}, )";
        const auto metres = featuresOf(collection(feature(yard), crs));
        QVERIFY(metres && metres->map.extent().min == (Point{9.17, 47.66}));
        const auto wide = featuresOf(geometry("LineString", "[[0,0],[100,50]]"));
        QVERIFY(wide && wide->map.extent().max == (Point{100, 50}));
    }

    void optionsGiveWhatIsMissing()
    {
        const OptionValues options{
            {"coordinates", "plain"}, {"pointRadius", "2"}, {"thickness", "0.5"}, {"scale", "10"}};
        const auto map = featuresOf(collection(feature(geometry("Point", "[1, 2]")) + "," +
                                               feature(geometry("LineString", "[[0,0],[1,0]]"))),
                                    options);
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QVERIFY(map->map.objects()[0].geometry == nav::Geometry(Circle{{10, 20}, 2}));
        QVERIFY(map->map.objects()[1].geometry ==
                nav::Geometry(Wall{{{0, 0}, {10, 0}}, 0.5, false}));
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QByteArray& bytes, const char* said) {
            QTest::newRow(name) << bytes << said;
        };
        row("empty", "", "line 1, column 1");
        row("other JSON", R"({"a": 1})", "no GeoJSON");
        row("array", "[1]", "line 1");
        row("cut", collection(feature("null")).chopped(3), "line 1");
        row("type", geometry("Circle", "[0, 0]"), "\"Circle\"");
        row("no coordinates", feature(R"({"type": "Point"})"), "type and coordinates");
        row("text", geometry("Point", R"(["1", 2])"), "must be a number");
        row("one number", geometry("Point", "[1]"), "two numbers");
        row("far", "\n" + geometry("Point", "[1, 2e9]"), "line 2, column 38");
        row("huge", geometry("Point", "[1e999, 2]"), "too large");
        row("short ring", geometry("Polygon", "[[[0,0],[1,1]]]"), "at least 3");
        row("flat array", geometry("Polygon", "[0, 1]"), "must be an array");
        row("no feature", collection("5"), "must be an object");
        row("no geometry", collection(R"({"type": "Feature"})"), "must have a geometry");
        row("a property twice", feature("null", R"({"a": 1, "a": 2})"), "a");
        row("deep", geometry("Point", QByteArray("[").repeated(100000)), "line 1");
        row("long properties of many parts",
            feature(geometry("MultiPoint", "[[0,0]" + QByteArray(",[0,0]").repeated(1000) + "]"),
                    "{\"a\": \"" + QByteArray(1 << 20, 'n') + "\"}"),
            "64 MB");
        row("damaged settings", collection({}, R"("thicket": {"map": {"format": "x"}}, )"),
            "settings");
    }

    void refusals()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        const auto map = featuresOf(bytes, plain);
        QVERIFY(!map);
        const QString text = QString::fromStdString(map.error().text());
        QVERIFY2(text.contains(said) && text.startsWith("yard.geojson: line ") &&
                     !text.contains('\n'),
                 qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(GeoJsonImportTest)
#include "geojsonimporttest.moc"
