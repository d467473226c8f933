// Files of other programs that are as large as they are honest: each object is spelt out.
#include "tests/plugins/exporting.h"

#include <QTest>

using namespace thicket;

namespace {

/// More than any fixed bound allowed for.
constexpr int count = 400'000;
constexpr int columns = 700;

/// "%1" is the centre's x, "%2" its y, "%3" the number.
QByteArray repeated(const QByteArray& before, const QByteArray& piece, const QByteArray& between,
                    const QByteArray& after)
{
    QByteArray all = before;
    all.reserve(qsizetype(count) * (piece.size() + between.size() + 12) + after.size());
    for (int i = 0; i < count; ++i) {
        QByteArray one = piece;
        one.replace("%1", QByteArray::number(2 * (i % columns)) + ".5");
        one.replace("%2", QByteArray::number(2 * (i / columns)) + ".25");
        one.replace("%3", QByteArray::number(i + 10));
        all += (i > 0 ? between : QByteArray()) + one;
    }
    return all + after;
}

QByteArray drawing(const QByteArray& begin)
{
    return repeated(R"(<svg xmlns="http:/)"
                    R"(/www.w3.org/2000/svg">)" +
                        begin,
                    R"(<circle cx="%1" cy="%2" r="0.75"/>)", "\n", "</svg>");
}

QByteArray tmj()
{
    return repeated(R"({"orientation":"orthogonal","tilewidth":1,"tileheight":1,"layers":[)"
                    R"({"type":"objectgroup","name":"trees","objects":[)",
                    R"({"id":%3,"x":%1,"y":%2,"width":1.5,"height":1.5,"ellipse":true})", ",\n",
                    "]}]}");
}

QByteArray tmx()
{
    return repeated(R"(<map orientation="orthogonal" tilewidth="1" tileheight="1"><objectgroup>)",
                    R"(<object id="%3" x="%1" y="%2" width="1.5" height="1.5"><ellipse/></object>)",
                    "\n", "</objectgroup></map>");
}

QByteArray scene()
{
    return repeated("[gd_scene format=3]\n\n[sub_resource type=\"CircleShape2D\" id=\"1\"]\n"
                    "radius = 48.0\n\n[node name=\"Level\" type=\"Node2D\"]\n",
                    "[node name=\"Tree%3\" type=\"StaticBody2D\" parent=\".\"]\n"
                    "position = Vector2(%1, %2)\n\n"
                    "[node name=\"Shape\" type=\"CollisionShape2D\" parent=\"Tree%3\"]\n"
                    "shape = SubResource(\"1\")\n",
                    "\n", "");
}

QByteArray project()
{
    return repeated(
        R"({"jsonVersion":"1.5.3","defaultGridSize":16,"worldLayout":"Free","defs":{"layers":[)"
        R"({"uid":1,"identifier":"Trees"}],"entities":[{"uid":2,"identifier":"Tree",)"
        R"("renderMode":"Ellipse","fieldDefs":[]}]},"levels":[{"identifier":"Wood","worldX":0,)"
        R"("worldY":0,"pxWid":2000,"pxHei":2000,"layerInstances":[{"__identifier":"Trees",)"
        R"("__type":"Entities","__cWid":125,"__cHei":125,"__gridSize":16,"__opacity":1,)"
        R"("layerDefUid":1,"visible":true,"pxOffsetX":0,"pxOffsetY":0,"intGridCsv":[],)"
        R"("entityInstances":[)",
        R"({"__identifier":"Tree","__grid":[1,2],"__pivot":[0.5,0.5],"__tags":[],"__tile":null,)"
        R"("__smartColor":"#BE4A2F","iid":"%3f9d0-7820-11ed-b6fd-010ddaafa733","width":16,)"
        R"("height":16,"defUid":2,"px":[%3,40],"fieldInstances":[]})",
        ",", "]}]}]}");
}

} // namespace

class LargeFilesTest : public QObject {
    Q_OBJECT

private slots:
    void areRead_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("drawing") << "svg" << drawing({});
        QTest::newRow("drawing with a use") << "svg" << drawing("<g id='a'/><use href='#a'/>");
        QTest::newRow("features") << "geojson"
                                  << repeated(R"({"type":"FeatureCollection","features":[)",
                                              R"({"type":"Feature","geometry":{"type":"Point",)"
                                              R"("coordinates":[%1,%2]},"properties":)"
                                              R"({"radius":0.75}})",
                                              ",\n", "]}");
        QTest::newRow("Tiled, JSON") << "tiled" << tmj();
        QTest::newRow("Tiled, XML") << "tmx" << tmx();
        QTest::newRow("scene") << "godot" << scene();
        QTest::newRow("project") << "ldtk" << project();
        QTest::newRow("table") << "csv" << repeated("x,y,radius\n", "%1,%2,0.75", "\n", "\n");
    }

    void areRead()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, bytes);
        const auto imported = test::ownFormat(format).importMap({bytes, "large"}, {});
        QVERIFY2(imported, imported ? "" : imported.error().text().c_str());
        QCOMPARE(imported->map.objects().size(), std::size_t(count));
        QVERIFY(std::holds_alternative<nav::Circle>(imported->map.objects().back().geometry));
    }
};

QTEST_GUILESS_MAIN(LargeFilesTest)
#include "largefilestest.moc"
