#include "tests/plugins/csvreading.h"

#include <QTest>

#include <bit>
#include <random>

using namespace thicket;
using namespace thicket::plugins;
using test::circleOf;
using test::csv;
using test::read;

namespace {

/// Any finite double of the allowed range, down to the denormals.
double anyDouble(std::mt19937_64& random)
{
    while (true) {
        const auto value = std::bit_cast<double>(random());
        if (std::abs(value) <= 1e9)
            return value;
    }
}

} // namespace

class CsvFormatTest : public QObject {
    Q_OBJECT

private slots:
    void readsAForest()
    {
        const auto map = read("x,y,radius\n12.5,40,1.2\n-3,4e2,0\n");
        QVERIFY2(map, "");
        QCOMPARE(map->objects().size(), 2u);
        QVERIFY(circleOf(*map, 0) == (nav::Circle{{12.5, 40}, 1.2}));
        QVERIFY(circleOf(*map, 1) == (nav::Circle{{-3, 400}, 0}));
        QCOMPARE(map->objects()[0].id, 1);
        QCOMPARE(map->settings.name, std::string("trees"));
        QCOMPARE(map->settings.layers.size(), 1u);
        QCOMPARE(map->settings.layers[0].name, std::string("trees"));
        QVERIFY(map->layerOf(map->objects()[1]) == &map->settings.layers[0]);
        QVERIFY(map->settings.bounds == (nav::Box{{-3, 38.8}, {13.7, 400}}));
    }

    void forgivesHowItIsSpelt_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("order of columns") << QByteArray("radius,x,y\n3,1,2\n");
        QTest::newRow("capitals") << QByteArray("X,Y,Radius\n1,2,3\n");
        QTest::newRow("CRLF") << QByteArray("x,y,radius\r\n1,2,3\r\n");
        QTest::newRow("CR") << QByteArray("x,y,radius\r1,2,3\r");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBFx,y,radius\n1,2,3\n");
        QTest::newRow("quotes") << QByteArray("\"x\",\"y\",\"radius\"\n\"1\",\"2\",\"3\"\n");
        QTest::newRow("spaces") << QByteArray(" x ,\ty, radius \n 1 , 2,\t3 \n");
        QTest::newRow("blank lines") << QByteArray("\n  \nx,y,radius\n\n1,2,3\n\n \n");
        QTest::newRow("no last line end") << QByteArray("x,y,radius\n1,2,3");
        QTest::newRow("plus signs") << QByteArray("x,y,radius\n+1,+2,+3\n");
        QTest::newRow("semicolons") << QByteArray("x;y;radius\n1;2;3\n");
        QTest::newRow("tabs") << QByteArray("x\ty\tradius\n1\t2\t3\n");
        QTest::newRow("spaces between") << QByteArray("x  y   radius\n 1 2  3 \n");
        QTest::newRow("decimal commas") << QByteArray("x;y;radius\n1,0;2,0;3,00\n");
        QTest::newRow("row numbers") << QByteArray("\"\",\"x\",\"y\",\"radius\"\n\"1\",1,2,3\n");
    }

    void forgivesHowItIsSpelt()
    {
        QFETCH(QByteArray, bytes);
        const auto map = read(bytes);
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(map->objects().size(), 1u);
        QVERIFY(circleOf(*map, 0) == (nav::Circle{{1, 2}, 3}));
    }

    void furtherColumnsBecomeProperties()
    {
        const auto map = read("name,x,y,radius,species,dbh,tag,note\n"
                              "\"big \"\"oak\"\", old\",1,2,3,Quercus,12.50,007,\"a\nb\"\n"
                              "Bu\xC3\xA4,4,5,6,,,,\n");
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        const nav::MapObject& oak = map->objects()[0];
        QCOMPARE(oak.name, std::string("big \"oak\", old"));
        const nav::Json::Object properties{{"species", "Quercus"},
                                           {"dbh", nav::Json::Number{"12.50"}},
                                           {"tag", "007"},
                                           {"note", "a\nb"}};
        QVERIFY(oak.properties == properties);
        QCOMPARE(map->objects()[1].name, std::string("Bu\xC3\xA4"));
        QVERIFY(map->objects()[1].properties.empty());
    }

    void aHeaderAloneIsAnEmptyForest()
    {
        const auto map = read("x,y,radius\n");
        QVERIFY(map);
        QVERIFY(map->objects().empty());
        QVERIFY(!map->settings.bounds);
    }

    void aMissingRadiusCanBeGiven()
    {
        const auto map = read("x,y\n1,2\n", {{"radius", "0.25"}});
        QVERIFY(map);
        QVERIFY(circleOf(*map, 0) == (nav::Circle{{1, 2}, 0.25}));
        QVERIFY(!read("x,y\n1,2\n", {{"radius", "-1"}}));
        QVERIFY(!read("x,y\n1,2\n", {{"radius", "nan"}}));
        QVERIFY(!read("x,y\n1,2\n", {{"radius", "1m"}}));
        QVERIFY(!read("x,y\n1,2\n", {{"diameter", "1"}}));
    }

    void namesThePlaceOfTheFault_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QByteArray& bytes, const char* place,
                            const char* said) { QTest::newRow(name) << bytes << place << said; };
        row("empty", "", "line 1, column 1", "empty");
        row("only blanks", "\n\n", "line 1, column 1", "empty");
        row("no header", "1,2,3\n", "line 1, column 1", "no column x");
        row("wrong separator", "x|y|radius\n1|2|3\n", "line 1, column 1", "no column x");
        row("wrong column", "x,z,radius\n1,2,3\n", "line 1, column 1", "no column y");
        row("no radius", "x,y\n1,2\n", "line 1, column 1", "radius=NUMBER");
        row("a column twice", "x,y,radius,X\n", "line 1, column 12", "twice");
        row("a nameless column", "x,y,,radius\n", "line 1, column 5", "no name");
        row("not a number", "x,y,radius\n1,2,3\n1,2,wide\n", "line 3, column 5",
            "radius \"wide\" is not a number");
        row("half a number", "x,y,radius\n1,2m,3\n", "line 2, column 3", "y \"2m\"");
        row("hexadecimal", "x,y,radius\n0x10,2,3\n", "line 2, column 1", "not a number");
        row("decimal comma", "x,y,radius\n\"1,5\",2,3\n", "line 2, column 1", "not a number");
        row("empty field", "x,y,radius\n1,,3\n", "line 2, column 3", "not a number");
        row("sign alone", "x,y,radius\n+,1,3\n", "line 2, column 1", "not a number");
        row("two signs", "x,y,radius\n+-1,1,3\n", "line 2, column 1", "not a number");
        row("NaN", "x,y,radius\n1,NaN,3\n", "line 2, column 3", "not a finite number");
        row("infinity", "x,y,radius\n1,2,-inf\n", "line 2, column 5", "not a finite number");
        row("beyond 1e9", "x,y,radius\n1.0000001e9,2,3\n", "line 2, column 1", "beyond 1e9");
        row("1e308", "x,y,radius\n1,1e308,3\n", "line 2, column 3", "beyond 1e9");
        row("1e999", "x,y,radius\n1,1e999,3\n", "line 2, column 3", "range of numbers");
        row("negative radius", "x,y,radius\r\n1,2,-0.5\r\n", "line 2, column 5", "negative");
        row("too few", "x,y,radius\n1,2\n", "line 2, column 3", "2 fields, the header has 3");
        row("one field", "x,y,radius\n1\n", "line 2, column 1", "1 field, the header has 3");
        row("too many", "x,y,radius\n1,2,3,4\n", "line 2, column 7", "4 fields");
        row("comma at the end", "x,y,radius\n1,2,3,\n", "line 2, column 7", "4 fields");
        row("open quote", "x,y,radius\n1,2,\"3\n4,5,6\n", "line 2, column 5", "never closed");
        row("text after quote", "x,y,radius\n1,2,\"3\"4\n", "line 2, column 8", "closing quote");
        row("not UTF-8", "x,y,radius,name\n1,2,3,B\xE4r\n", "line 2, column 7", "not UTF-8");
        row("binary",
            QByteArray("\x7f"
                       "ELF\0\1\2\xff",
                       8),
            "line 1, column 1", "UTF-8");
        row("after a quoted line end", "x,y,radius,name\n1,2,3,\"a\nb\"\n1,x,3,c\n",
            "line 4, column 3", "not a number");
    }

    void namesThePlaceOfTheFault()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, place);
        QFETCH(QString, said);
        const auto map = read(bytes);
        QVERIFY(!map);
        QCOMPARE(QString::fromStdString(map.error().where), "trees.csv: " + place);
        const QString message = QString::fromStdString(map.error().message);
        QVERIFY2(message.contains(said) && !message.contains('\n'), qPrintable(message));
    }

    void radiusIsNotGivenTwice() { QVERIFY(!read("x,y,radius\n1,2,3\n", {{"radius", "1"}})); }

    void anyNumberComesBackBitForBit()
    {
        std::mt19937_64 random(11);
        nav::Map map;
        for (int id = 1; id <= 5000; ++id) {
            const nav::Point center{anyDouble(random), anyDouble(random)};
            map.append({id, 0, "", nav::Circle{center, std::abs(anyDouble(random))}, {}, {}});
        }
        map.append({5001, 0, "", nav::Circle{{-0.0, 0.1}, 1e9}, {}, {}});
        const auto bundle = csv().exportMap(map, {});
        QVERIFY(bundle);
        QCOMPARE(bundle->files.size(), 1);
        const auto again = read(bundle->files[0].bytes);
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QCOMPARE(again->objects().size(), map.objects().size());
        for (std::size_t i = 0; i < map.objects().size(); ++i) {
            QVERIFY(circleOf(*again, i) == circleOf(map, i));
            QCOMPARE(std::signbit(circleOf(*again, i).center.x),
                     std::signbit(circleOf(map, i).center.x));
        }
    }

    void namesAndPropertiesComeBack_data()
    {
        QTest::addColumn<OptionValues>("options");
        const auto row = [](const char* separator, const char* decimal) {
            QTest::addRow("%s, %s", separator, decimal) << OptionValues{
                {"delimiter", separator}, {"decimalSign", decimal}, {"properties", "yes"}};
        };
        row("comma", "point");
        row("semicolon", "point");
        row("semicolon", "comma");
        row("tab", "comma");
    }

    void namesAndPropertiesComeBack()
    {
        QFETCH(OptionValues, options);
        const auto before = read("name,x,y,radius,species,dbh,\"a;b, c\",n\n"
                                 "\"big \"\"oak\"\", old;\",1.5,2,3,Quercus,12.50,\" x\ty \",1e-7\n"
                                 "B\xC3\xA4r,4,5,6.25,,,,-3\n");
        QVERIFY2(before, before ? "" : before.error().text().c_str());
        const auto bundle = csv().exportMap(*before, options);
        QVERIFY2(bundle, bundle ? "" : bundle.error().text().c_str());
        QCOMPARE(bundle->notes.size(), 1);
        const auto again = read(bundle->files[0].bytes);
        QVERIFY2(again, qPrintable(QString::fromUtf8(bundle->files[0].bytes)));
        QVERIFY2(*again == *before, bundle->files[0].bytes.constData());
    }

    void whatATableCannotHoldIsTold()
    {
        nav::Map map;
        map.append({1, 0, "a", nav::Circle{{1, 2}, 3}, {{"tall", true}}, {}});
        map.append({2, 0, "b", nav::Circle{{4, 5}, 6}, {{"Name", "x"}}, {}});
        map.append({3, 0, "c", nav::Circle{{4, 5}, 6}, {{"tag", "007"}, {"n", "7"}}, {}});
        map.append({4, 0, "d", nav::Circle{{4, 5}, 6}, {{"tag", "007"}}, {}});
        const auto bundle = csv().exportMap(map, {{"properties", "yes"}});
        QVERIFY(bundle);
        QCOMPARE(bundle->notes.size(), 2);
        QCOMPARE(bundle->notes[1].text,
                 QString("3 circles' properties: as text or numbers, or left out"));
        QCOMPARE(bundle->notes[1].objects, (QList<nav::ObjectId>{1, 2, 3}));
        QCOMPARE(bundle->files[0].bytes,
                 QByteArray("x,y,radius,name,n,tag,tall\n1,2,3,a,,,true\n4,5,6,b,,,\n"
                            "4,5,6,c,7,007,\n4,5,6,d,,007,\n"));
        const auto commas = csv().exportMap(map, {{"decimalSign", "comma"}});
        QVERIFY(!commas);
        QCOMPARE(commas.error().where, std::string("option decimalSign"));
    }

    void saysWhatIsLeftOut()
    {
        nav::Map map;
        map.append({1, 0, "", nav::Circle{{1, 2.5}, 3}, {}, {}});
        map.append({2, 0, "oak", nav::Circle{{4, 5}, 6}, {}, {}});
        map.append({3, 0, "", nav::Circle{{0, 0}, 100, true}, {}, {}});
        map.append({4, 0, "", nav::Wall{{{0, 0}, {1, 1}}, 0, false}, {}, {}});
        map.append({5, 0, "", nav::StartMarker{{0, 0}}, {}, {}});
        map.settings.bounds = nav::Box{{-9, -9}, {9, 9}};
        map.settings.boundsAreWalls = true;
        const auto bundle = csv().exportMap(map, {});
        QVERIFY(bundle);
        QCOMPARE(bundle->files[0].bytes, QByteArray("x,y,radius\n1,2.5,3\n4,5,6\n"));
        QMap<QString, QList<nav::ObjectId>> notes;
        for (const FormatNote& note : bundle->notes) {
            const bool isExact = note.fidelity == FormatNote::Fidelity::exact;
            QCOMPARE(note.text.contains("left out"), !isExact);
            notes.insert(note.text, note.objects);
        }
        QCOMPARE(notes.size(), 6);
        QVERIFY(notes.contains("1 rectangle of bounds that are walls: left out"));
        QCOMPARE(notes.value("2 circles: exact"), (QList<nav::ObjectId>{1, 2}));
        QCOMPARE(notes.value("1 inverted circle: left out"), QList<nav::ObjectId>{3});
        QCOMPARE(notes.value("1 wall: left out"), QList<nav::ObjectId>{4});
        QCOMPARE(notes.value("1 marker: left out"), QList<nav::ObjectId>{5});
    }

    void scalesAndTurnsOver()
    {
        nav::Map map;
        map.append({1, 0, "", nav::Circle{{1, 2.5}, 3}, {}, {}});
        map.append({2, 0, "", nav::Circle{{0.1, 0}, 0.3}, {}, {}});
        const auto rows = [&map](const OptionValues& options) {
            const auto bundle = csv().exportMap(map, options);
            return bundle ? bundle->files[0].bytes : QByteArray();
        };
        const QByteArray plain = "x,y,radius\n1,2.5,3\n0.1,0,0.3\n";
        const QByteArray turned = "x,y,radius\n1,-2.5,3\n0.1,0,0.3\n";
        QCOMPARE(rows({}), plain);
        QCOMPARE(rows({{"scale", "1"}, {"yAxis", "up"}}), plain);
        QCOMPARE(rows({{"yAxis", "down"}}), turned);
        QCOMPARE(rows({{"scale", "16"}, {"yAxis", "down"}}),
                 QByteArray("x,y,radius\n16,-40,48\n1.6,0,4.8\n"));
        QCOMPARE(rows({{"scale", "0.5"}, {"decimalSign", "comma"}, {"delimiter", "tab"}}),
                 QByteArray("x\ty\tradius\n0,5\t1,25\t1,5\n0,05\t0\t0,15\n"));
        map.settings.yAxis = nav::YAxis::down;
        QCOMPARE(rows({{"yAxis", "down"}}), plain);
        QCOMPARE(rows({{"yAxis", "up"}}), turned);
        for (const char* scale : {"0", "-1", "nan", "1e7", "wide"}) {
            const auto refused = csv().exportMap(map, {{"scale", scale}});
            QVERIFY2(!refused, scale);
            QCOMPARE(refused.error().where, std::string("option scale"));
        }
        QVERIFY(!csv().exportMap(map, {{"yAxis", "left"}}));
    }

    void whatAScaleRoundsIsTold()
    {
        nav::Map map;
        map.append({1, 0, "", nav::Circle{{1, 2}, 3}, {}, {}});
        map.append({2, 0, "", nav::Circle{{0.1, 0.7}, 1.9}, {}, {}});
        for (int id = 3; id < 40; ++id)
            map.append({id, 0, "", nav::Circle{{1.0 / id, 2.0 / id}, 3.0 / id}, {}, {}});
        const auto notes = csv().exportMap(map, {{"scale", "49"}})->notes;
        QCOMPARE(notes.size(), 2);
        QVERIFY(notes[0].text.endsWith(": exact") && notes[0].objects.contains(1));
        QVERIFY(notes[1].text.endsWith("rounded in the last digit"));
        QCOMPARE(csv().exportMap(map, {{"scale", "64"}})->notes.size(), 1);
    }

    void realForestsLoad_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<std::size_t>("rows");
        QTest::newRow("crowns") << "konstanz_crowns_utm32.csv" << std::size_t(1359);
        QTest::newRow("stems") << "scbi2018_corner.csv" << std::size_t(1896);
    }

    void realForestsLoad()
    {
        QFETCH(QString, file);
        QFETCH(std::size_t, rows);
        QFile source(QString(THICKET_TEST_DATA "/forests/") + file);
        QVERIFY(source.open(QIODevice::ReadOnly));
        const QByteArray bytes = source.readAll();
        const auto map = read(bytes);
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(map->objects().size(), rows);
        const QList<QByteArray> lines = bytes.split('\n');
        for (std::size_t i = 0; i < rows; ++i) {
            const QList<QByteArray> fields = lines[qsizetype(i) + 1].split(',');
            const nav::Circle circle = circleOf(*map, i);
            QCOMPARE(circle.center.x, fields[0].toDouble());
            QCOMPARE(circle.center.y, fields[1].toDouble());
            QCOMPARE(circle.radius, fields[2].toDouble());
        }
    }
};

QTEST_GUILESS_MAIN(CsvFormatTest)
#include "csvformattest.moc"
