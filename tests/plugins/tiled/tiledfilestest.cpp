#include "plugins/host/companionfolder.h"
#include "tests/plugins/tiled/formats.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using namespace tiledtest;

namespace {

const QByteArray tileset = R"(<tileset tilewidth="32" tileheight="32"><tile id="0"><objectgroup>)"
                           R"(<object x="0" y="0" width="32" height="32"/></objectgroup></tile>)"
                           R"(</tileset>)";
const QByteArray ownCircle =
    R"(<object id="7" x="0" y="0" width="4" height="4"><ellipse/></object>)";
const QByteArray ownObject = "<objectgroup>" + ownCircle + "</objectgroup>";
const QByteArray twoTiles =
    R"(<layer width="2" height="1"><data encoding="csv">1,1</data></layer>)";

QByteArray withTileset(const QByteArray& source)
{
    return tmxWith("<tileset firstgid=\"1\" source=\"" + source + "\"/>" + twoTiles + ownObject);
}

} // namespace

class TiledFilesTest : public QObject {
    Q_OBJECT

private slots:
    void externalTilesetsOfBothFormats()
    {
        const Files files{
            {"sets/a.tsx", tileset},
            {"b.tsj",
             R"({"type": "tileset", "tilewidth": 32, "tileheight": 32, "tiles": [{"id": 0, )"
             R"("objectgroup": {"objects": [{"x": 0, "y": 0, "width": 32, "height": 32}]}}]})"}};
        for (const char* source : {"sets/a.tsx", "b.tsj", "x/../sets/./a.tsx", "sets\\a.tsx"}) {
            const auto result = imported(withTileset(source), {}, files);
            QVERIFY2(result && result->map.objects().size() == 3, source);
        }
    }

    /// The files of a template are named from where it lies.
    void templatesReferToTilesets()
    {
        const Files files{{"sets/a.tsx", tileset},
                          {"t/a.tx", R"(<template><tileset firstgid="5" source="../sets/a.tsx"/>)"
                                     R"(<object gid="5" name="Barrel" width="64" height="32">)"
                                     R"(<properties><property name="wood" value="oak"/>)"
                                     R"(</properties></object></template>)"}};
        const nav::Map map =
            mapOf(tmxObjects(R"(<object id="3" template="t/a.tx" x="10" y="100"/>)"), {}, files);
        QCOMPARE(map.objects().size(), std::size_t(1));
        const nav::MapObject object = *map.objects().begin();
        QVERIFY(object.id == 3 && object.name == "Barrel");
        QVERIFY(object.properties == (nav::Json::Object{{"wood", "oak"}}));
        const nav::Box box = nav::boundingBox(object.geometry);
        QVERIFY(box == (nav::Box{{10, 68}, {74, 100}}));
    }

    /// Hand-made files: what an object says goes before what its template says, and that before the
    /// class and properties of the tile.
    void tilesSayWhatTheirObjectsAre()
    {
        const QByteArray shape = R"(<objectgroup><object x="0" y="0" width="8" height="8">)"
                                 R"(<properties><property name="hard" value="shape"/>)"
                                 R"(</properties></object></objectgroup>)";
        const QByteArray tiles =
            "<tileset firstgid=\"1\" tilewidth=\"32\" tileheight=\"32\"><tile id=\"0\" "
            "type=\"goal\">"
            R"(<properties><property name="team" value="red"/></properties></tile>)"
            R"(<tile id="1" class="wall"><properties><property name="hard" value="tile"/>)"
            R"(<property name="wood" value="oak"/></properties>)" +
            shape + "</tile></tileset>";
        const QByteArray objects =
            R"(<objectgroup><object id="3" gid="1" x="0" y="32"/><object id="4" gid="1" x="40" )"
            R"(y="32" type="start"><properties><property name="team" value="blue"/></properties>)"
            R"(</object><object id="5" gid="2" x="80" y="32"/></objectgroup>)";
        const QByteArray cells =
            R"(<layer width="1" height="1"><data encoding="csv">2</data></layer>)";
        const nav::Map map = mapOf(tmxWith(tiles + objects + cells));
        QCOMPARE(map.objects().size(), 4u);
        QVERIFY(std::holds_alternative<nav::GoalMarker>(map.find(3)->geometry));
        QVERIFY(map.find(3)->properties == (nav::Json::Object{{"team", "red"}}));
        QVERIFY(std::holds_alternative<nav::StartMarker>(map.find(4)->geometry));
        QVERIFY(map.find(4)->properties == (nav::Json::Object{{"team", "blue"}}));
        // The shape that is drawn counts, not the tile's outline. A cell's shape has the rest, too.
        QVERIFY(nav::boundingBox(map.find(5)->geometry) == (nav::Box{{80, 0}, {88, 8}}));
        QVERIFY(std::holds_alternative<nav::Polygon>(map.find(5)->geometry));
        QVERIFY(map.find(5)->properties ==
                (nav::Json::Object{{"class", "wall"}, {"hard", "shape"}, {"wood", "oak"}}));
        const nav::MapObject& inCell = map.objects().back();
        QVERIFY(nav::boundingBox(inCell.geometry) == (nav::Box{{0, 0}, {8, 8}}));
        QVERIFY(inCell.properties == map.find(5)->properties);
    }

    void tilesOfJsonSayTheSame()
    {
        const nav::Map map = mapOf(
            R"({"layers": [{"type": "objectgroup", "objects": [{"id": 3, "gid": 1, "x": 0, )"
            R"("y": 16}]}], "orientation": "orthogonal", "tilewidth": 16, "tileheight": 16, )"
            R"("tilesets": [{"firstgid": 1, "tilewidth": 16, "tileheight": 16, "tiles": [{"id": )"
            R"(0, "type": "goal", "properties": [{"name": "team", "type": "string", "value": )"
            R"("red"}]}]}]})");
        QCOMPARE(map.objects().size(), 1u);
        QVERIFY(std::holds_alternative<nav::GoalMarker>(map.find(3)->geometry));
        QVERIFY(map.find(3)->properties == (nav::Json::Object{{"team", "red"}}));
    }

    void propertiesOfTilesAreBounded()
    {
        QByteArray objects = "<tileset firstgid=\"1\" tilewidth=\"32\" tileheight=\"32\"><tile "
                             "id=\"0\"><properties><property name=\"a\" value=\"" +
                             QByteArray(1 << 20, 'x') +
                             "\"/></properties></tile></tileset><objectgroup>";
        for (int i = 0; i < 65; ++i)
            objects += "<object type=\"goal\" gid=\"1\" x=\"0\" y=\"0\"/>\n";
        const auto result = imported(tmxWith(objects + "</objectgroup>"));
        QVERIFY(!result);
        QCOMPARE(
            result.error().text(),
            std::string("level.tmx: line 64: The properties that objects have from their tiles "
                        "need over 64 MiB."));
    }

    void whatIsMissingIsNoted()
    {
        QByteArray file = withTileset("gone.tsx");
        file.replace("</objectgroup>", R"(<object template="gone.tx" x="1" y="1"/></objectgroup>)");
        const auto result = imported(file);
        QVERIFY(result);
        QCOMPARE(result->map.objects().size(), std::size_t(1));
        QVERIFY(result->map.find(7));
        const QString notes = notesOf(result).join('\n');
        QVERIFY(notes.contains("gone.tsx was not read"));
        QVERIFY(notes.contains("gone.tx was not read"));
        QVERIFY(notes.contains("1 object of a missing template: left out"));
    }

    void damagedOnesAreNotedWithTheirPlace()
    {
        const auto result =
            imported(withTileset("a.tsx"), {}, {{"a.tsx", "<tileset>\n<tile></tileset>"}});
        QVERIFY(result && result->map.objects().size() == 1);
        QVERIFY(notesOf(result).join('\n').contains("a.tsx: line 2"));
    }

    void pathsThatLeaveTheFolderAreRefused()
    {
        for (const char* source : {"../a.tsx", "/etc/a.tsx", "x/../../a.tsx", "C:\\a.tsx",
                                   "..\\a.tsx", "file:///etc/passwd"}) {
            const auto result = imported(withTileset(source));
            QVERIFY2(!result, source);
            QCOMPARE(result.error().where, std::string("level.tmx: line 1"));
            QVERIFY(result.error().message.find("lies outside") != std::string::npos);
            const auto skipped = imported(withTileset(source), {{"outside", "skip"}});
            QVERIFY(skipped && skipped->map.objects().size() == 1);
            QVERIFY(notesOf(skipped).join('\n').contains("outside of the map's folder"));
        }
    }

    void linksThatLeaveTheFolderAreRefused()
    {
        const QTemporaryDir outer;
        const QString folder = outer.filePath("maps");
        QVERIFY(QDir().mkdir(folder));
        const auto write = [&outer](const char* name, const QByteArray& bytes) {
            QFile file(outer.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(write("a.tsx", tileset));
        QVERIFY(write("a.tx", "<template><object width=\"2\" height=\"2\"/></template>"));
        for (const char* name : {"a.tsx", "a.tx"})
            QVERIFY(QFile::link(outer.filePath(name), folder + '/' + name));
        for (const QByteArray& bytes :
             {withTileset("a.tsx"), tmxObjects("<object template=\"a.tx\"/>" + ownCircle)}) {
            const ImportSource source{bytes, "level.tmx", CompanionFolder(folder)};
            const auto result = tmx().importMap(source, {});
            QVERIFY(!result);
            QVERIFY(result.error().where.starts_with("level.tmx: line "));
            QVERIFY(result.error().message.find("lies outside") != std::string::npos);
            const auto skipped = tmx().importMap(source, {{"outside", "skip"}});
            QVERIFY(skipped && skipped->map.objects().size() == 1);
            QVERIFY(notesOf(skipped).join('\n').contains("outside of the map's folder"));
        }
    }

    void templatesMadeFromThemselvesAreRefused()
    {
        const auto instance = [](const char* source) {
            return "<template><object template=\"" + QByteArray(source) +
                   "\" width=\"2\" height=\"2\"/></template>";
        };
        const Files files{{"a.tx", instance("b.tx")},
                          {"b.tx", instance("a.tx")},
                          {"c.tx", instance("c.tx")},
                          {"d.tx", instance("plain.tx")},
                          {"plain.tx", "<template><object name=\"p\"/></template>"}};
        for (const char* source : {"a.tx", "c.tx"}) {
            const auto result = imported(
                tmxObjects("<object template=\"" + QByteArray(source) + "\"/>"), {}, files);
            QVERIFY(!result);
            QVERIFY(result.error().message.find("made from itself") != std::string::npos);
        }
        const nav::Map map = mapOf(tmxObjects("<object template=\"d.tx\"/>"), {}, files);
        QCOMPARE((*map.objects().begin()).name, std::string("p"));
    }

    void otherFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("message");
        QTest::newRow("empty") << QByteArray(" \n") << "The file is empty.";
        QTest::newRow("no map") << QByteArray("{}") << "neither layers nor an orientation";
        QTest::newRow("tileset") << tileset << "holds a <tileset>, not a <map>";
        QTest::newRow("tileset in JSON")
            << QByteArray(R"({"type": "tileset", "name": "a"})") << "of the type \"tileset\"";
        QTest::newRow("cut") << QByteArray("<map width=\"2\">") << "not valid XML";
        QTest::newRow("cut JSON") << QByteArray(R"({"layers": [)") << "not valid JSON";
        QTest::newRow("trailing") << QByteArray(R"({"layers": []} x)") << "follows its end";
        QTest::newRow("comma") << QByteArray(R"({"layers": [],})") << "not valid JSON";
        QTest::newRow("text") << QByteArray("Hello") << "neither Tiled's XML nor its JSON";
        QTest::newRow("number") << tmxWith({}, "infinite=\"maybe\"") << "`infinite` \"maybe\"";
        QTest::newRow("nan") << tmxObjects("<object x=\"nan\"/>") << "`x` \"nan\"";
        QTest::newRow("infinite") << tmxObjects("<object x=\"1e999\"/>") << "`x` \"1e999\"";
        QTest::newRow("NaN")
            << QByteArray(R"({"layers": [{"type": "objectgroup", "objects": [{"x": NaN}]}]})")
            << "not valid JSON";
        QTest::newRow("points") << tmxObjects("<object><polygon points=\"0,0 1\"/></object>")
                                << "\"1\", which is not a point";
        QTest::newRow("orientation")
            << QByteArray("<map orientation=\"round\"/>") << "`orientation` \"round\"";
    }
    void otherFilesAreRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, message);
        const auto result = imported(bytes);
        QVERIFY(!result);
        const QString text = QString::fromStdString(result.error().text());
        QVERIFY2(text.contains(message), qPrintable(text));
        QVERIFY2(text.startsWith("level.tm") && !text.contains('\n'), qPrintable(text));
    }

    /// As Tiled 1.1 and before wrote it.
    void oldJsonIsRead()
    {
        const nav::Map map = mapOf(
            R"({"height": 1, "width": 2, "layers": [{"type": "objectgroup", "name": "a", "objects": )"
            R"([{"id": 1, "x": 0, "y": 0, "width": 2, "height": 2, "ellipse": true, "properties": )"
            R"({"kind": "oak"}, "propertytypes": {"kind": "string"}}]}, {"type": "tilelayer", )"
            R"("width": 2, "height": 1, "data": [1, 0]}], "orientation": "orthogonal", )"
            R"("tilewidth": 16, "tileheight": 16, "tilesets": [{"firstgid": 1, "tilewidth": 16, )"
            R"("tileheight": 16, "tiles": {"0": {"objectgroup": {"objects": [{"x": 0, "y": 0, )"
            R"("width": 16, "height": 16}]}}}}]})");
        QCOMPARE(map.objects().size(), std::size_t(2));
        QVERIFY(map.find(1)->properties == (nav::Json::Object{{"kind", "oak"}}));
    }
};

QTEST_GUILESS_MAIN(TiledFilesTest)
#include "tiledfilestest.moc"
