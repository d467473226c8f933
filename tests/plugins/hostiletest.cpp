// Files that are made to exhaust the memory or the time of who reads them. Those of Tiled are in a
// test of their own.
#include "tests/plugins/hostilefiles.h"

#include <QTest>

#include <random>

using thicket::test::repeated;

namespace {

QByteArray drawing(const QByteArray& content)
{
    return "<svg xmlns='http:/"
           "/www.w3.org/2000/svg'>" +
           content + "</svg>";
}

/// Each group shows the one before ten times.
QByteArray useBomb(int levels)
{
    QByteArray text = "<g id='a0'><circle r='1'/></g>";
    for (int i = 1; i <= levels; ++i)
        text += "<g id=\"a" + QByteArray::number(i) + "\">" +
                repeated("<use href=\"#a" + QByteArray::number(i - 1) + "\"/>", 10) + "</g>";
    return drawing("<defs>" + text + "</defs><use href=\"#a" + QByteArray::number(levels) + "\"/>");
}

QByteArray scene(const QByteArray& content)
{
    return "[gd_scene format=3]\n\n[node name=\"A\" type=\"Node2D\"]\n" + content;
}

QByteArray numbered(const QByteArray& before, const QByteArray& after, int count)
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += before + QByteArray::number(i) + after;
    return all;
}

} // namespace

class HostileTest : public QObject {
    Q_OBJECT

private slots:
    void drawingsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("deep") << drawing(repeated("<g>", 2'000'000));
        QTest::newRow("entities") << QByteArray("<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">") +
                                         repeated("<!ENTITY b \"&a;&a;&a;&a;&a;\">", 30) +
                                         "]><svg>&b;</svg>";
        QTest::newRow("copies of copies") << useBomb(12);
        QTest::newRow("circle of uses")
            << drawing("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>");
        QTest::newRow("long path")
            << drawing("<path d=\"M0 0" + repeated("L0 1 1 0", 6'000'000) + "\"/>");
        QTest::newRow("many short lines")
            << drawing("<path d=\"M0 0" + repeated("L0 1 1 0", 1'900'000) + "\"/>");
        QTest::newRow("attributes") << "<svg " + numbered("a", "=\"\" ", 1'000'000) + "/>";
        QTest::newRow("tiny circles") << drawing(repeated("<circle r=\"1\"/>", 3'000'000));
        QTest::newRow("long tags before tiny circles")
            << drawing(repeated("<circle cx='1234567890' cy='1234567890' r='1'/>", 200'000) +
                       repeated("<circle r='1'/>", 2'000'000));
        QTest::newRow("large curves")
            << drawing("<path d=\"M0 0" + repeated("C9e8 0 0 9e8 9e8 9e8", 200'000) + "\"/>");
        QTest::newRow("large ellipses")
            << drawing(repeated("<ellipse rx='9e8' ry='8e8'/>", 200'000));
        QTest::newRow("long style")
            << drawing("<g style=\"" + repeated("a:b;", 8'000'000) + "\"/>");
        QTest::newRow("long comment") << drawing("<!--" + QByteArray(40'000'000, 'a') + "-->");
    }
    void drawingsAreRefused() { isRefused("svg"); }

    void featuresAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("deep") << repeated("[", 20'000'000);
        QTest::newRow("empty features")
            << R"({"type":"FeatureCollection","features":[)" + repeated("{},", 8'000'000) + "{}]}";
        QTest::newRow("large ring")
            << R"({"type":"Polygon","coordinates":[[)" + repeated("[0,0],", 8'000'000) + "[0,0]]]}";
        QTest::newRow("many points") << R"({"type":"MultiPoint","coordinates":[)" +
                                            repeated("[0,0],", 8'000'000) + "[0,0]]}";
        const QByteArray point =
            R"({"type":"Feature","geometry":{"type":"Point","coordinates":[0,0]},"properties":)";
        QTest::newRow("large property") << point + "{\"a\":[" + repeated("0,", 12'000'000) + "0]}}";
        QTest::newRow("many properties")
            << point + "{" + numbered("\"", "\":0,", 3'000'000) + "\"z\":0}}";
        QTest::newRow("collections in collections")
            << repeated(R"({"type":"GeometryCollection","geometries":[)", 1'000'000);
        const QByteArray features = R"({"type":"FeatureCollection","features":[)";
        QTest::newRow("bare features")
            << features +
                   repeated(
                       R"({"type":"Feature","geometry":{"type":"Point","coordinates":[0,0]}},)",
                       1'000'000) +
                   point + "{}}]}";
        QTest::newRow("features of empty lists")
            << features + repeated(point + "{\"a\":[" + repeated("[],", 100) + "0]}},", 100'000) +
                   point + "{}}]}";
        QTest::newRow("parts of a collection")
            << features + R"({"type":"Feature","geometry":{"type":"GeometryCollection",)" +
                   R"("geometries":[)" +
                   repeated(R"({"type":"Point","coordinates":[0,0]},)", 300'000) +
                   R"({"type":"Point","coordinates":[0,0]}]},"properties":null}]})";
    }
    void featuresAreRefused() { isRefused("geojson"); }

    /// Walks round the pieces between them do not come back to where they began.
    void crossingHolesAreFilled()
    {
        QByteArray rings = "[[0,0],[1000,0],[1000,1000],[0,1000],[0,0]]";
        std::mt19937_64 random(7);
        const auto number = [&random] { return QByteArray::number(5 + int(random() % 990)); };
        for (int i = 0; i < 3000; ++i) {
            const auto point = [&] { return '[' + number() + ',' + number() + ']'; };
            const QByteArray first = point();
            rings += ",[" + first + ',' + point() + ',' + point() + ',' + first + ']';
        }
        const QString fault = thicket::test::readingFault(
            R"({"type":"Polygon","coordinates":[)" + rings + "]}", "geojson");
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    void scenesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("deep") << scene("a = " + repeated("[", 20'000'000));
        QTest::newRow("values") << scene("a = [" + repeated("0,", 7'500'000) + "0]");
        QTest::newRow("empty arrays") << scene("a = [" + repeated("[],", 6'000'000) + "0]");
        QTest::newRow("vectors") << scene("a = [" + repeated("Vector2(0,0),", 1'500'000) + "0]");
        QTest::newRow("nodes") << scene(repeated("[node name=\"B\" parent=\".\"]\n", 700'000));
        QTest::newRow("lines") << scene(numbered("a", " = 1\n", 2'000'000));
        QTest::newRow("instances of itself")
            << QByteArray("[gd_scene format=3]\n[ext_resource path=\"res://bomb.tscn\" id=\"1\"]\n"
                          "[node name=\"A\" type=\"Node2D\"]\n") +
                   repeated("[node name=\"B\" parent=\".\" instance=ExtResource(\"1\")]\n"
                            "[node name=\"B\" parent=\"B\"]\nposition = Vector2(1, 2)\n",
                            30);
        // Copies of a node share its lines.
        QTest::newRow("instances of many lines")
            << QByteArray("[gd_scene format=3]\n[ext_resource path=\"res://bomb.tscn\" id=\"1\"]\n"
                          "[node name=\"A\" type=\"Node2D\"]\n") +
                   numbered("a", " = 1\n", 20'000) +
                   repeated("[node name=\"B\" parent=\".\" instance=ExtResource(\"1\")]\n", 30);
        QTest::newRow("large polygon")
            << scene("[node name=\"B\" type=\"Polygon2D\" parent=\".\"]\n"
                     "polygon = PackedVector2Array(" +
                     repeated("0,1,", 5'000'000) + "0,0)");
    }
    void scenesAreRefused() { isRefused("tscn"); }

    void tablesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("rows") << "x,y,radius\n" + repeated("1,2,3\n", 5'000'000);
        QTest::newRow("long field") << "x,y,radius\n" + QByteArray(60'000'000, '1');
        QTest::newRow("columns") << repeated(",", 50'000'000);
        QTest::newRow("long quote") << "x,y,radius\n\"" + repeated("a\n", 25'000'000);
        QTest::newRow("long names")
            << "x,y,radius,name\n" + repeated("1,2,3," + QByteArray(50'000, 'a') + "\n", 800) +
                   repeated("1,2,3,\n", 500'000);
    }
    void tablesAreRefused() { isRefused("csv"); }

    void gridsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("claim") << QByteArray(
            "type octile\nheight 1000000000\nwidth 1000000000\nmap\n.");
        QTest::newRow("chessboard")
            << "type octile\nheight 4000\nwidth 4000\nmap\n" +
                   repeated(repeated(".@", 2000) + "\n" + repeated("@.", 2000) + "\n", 2000);
    }
    void gridsAreRefused() { isRefused("map"); }

    void projectsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("deep") << repeated("[", 20'000'000);
        QTest::newRow("levels") << R"({"jsonVersion":"1.5.3","levels":[)" +
                                       repeated("{},", 8'000'000) + "{}]}";
    }
    void projectsAreRefused() { isRefused("ldtk"); }

private:
    static void isRefused(const QString& suffix)
    {
        QFETCH(QByteArray, bytes);
        const QString fault = thicket::test::hostileFault(bytes, suffix);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
};

QTEST_GUILESS_MAIN(HostileTest)
#include "hostiletest.moc"
