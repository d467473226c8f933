#include "tests/plugins/csvreading.h"

#include <QTest>

#include <numbers>

using namespace thicket;
using namespace thicket::plugins;
using test::circleOf;
using test::csv;
using test::read;

namespace {} // namespace

/// What the options of a circle list mean, and what its first bytes show.
class CsvOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void sizesAreWhatTheOptionsSay_data()
    {
        QTest::addColumn<OptionValues>("options");
        QTest::addColumn<double>("radius");
        const auto row = [](const char* name, const OptionValues& options, double radius) {
            QTest::newRow(name) << options << radius;
        };
        row("diameter in cm", {{"size", "dbh"}, {"measure", "diameter"}, {"unit", "cm"}}, 0.1675);
        row("by number", {{"size", "3"}, {"measure", "diameter"}, {"unit", "cm"}}, 0.1675);
        row("capitals", {{"size", "DBH"}, {"measure", "radius"}, {"unit", "mm"}}, 0.0335);
        row("girth", {{"size", "dbh"}, {"measure", "girth"}, {"unit", "cm"}},
            33.5 / (200 * std::numbers::pi));
        row("factor", {{"size", "dbh"}, {"measure", "radius"}, {"factor", "0.5"}}, 16.75);
        row("all the same", {{"radius", "0.25"}}, 0.25);
    }

    void sizesAreWhatTheOptionsSay()
    {
        QFETCH(OptionValues, options);
        QFETCH(double, radius);
        const auto map = read("x,y,dbh\n1,2,33.5\n", options);
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QVERIFY(circleOf(*map, 0) == (nav::Circle{{1, 2}, radius}));
    }

    void columnsAreChosen()
    {
        const auto map = read("n;Rechtswert;Hochwert;BHD;Art\n7;3500000,5;5400000,25;40,5;Buche\n",
                              {{"x", "Rechtswert"},
                               {"y", "hochwert"},
                               {"size", "BHD"},
                               {"measure", "diameter"},
                               {"unit", "cm"}});
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QVERIFY(circleOf(*map, 0) == (nav::Circle{{3500000.5, 5400000.25}, 0.2025}));
        const nav::Json::Object properties{{"n", nav::Json::Number{"7"}}, {"Art", "Buche"}};
        QVERIFY(map->objects()[0].properties == properties);
    }

    void rowsWithoutNumbersAreLeftOutOnRequest()
    {
        const QByteArray bytes = "x,y,radius\n1,2,3\n4,5,NA\n6,,7\n8,9,nan\n10,11,12\n";
        QVERIFY(!read(bytes));
        const auto map = read(bytes, {{"incomplete", "skip"}});
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(map->objects().size(), 2u);
        QVERIFY(circleOf(*map, 1) == (nav::Circle{{10, 11}, 12}));
        QVERIFY(!read("x,y,radius\n1,2,-3\n", {{"incomplete", "skip"}}));
        const auto notes = [](const QByteArray& rows) {
            const auto imported =
                test::csv().importMap({rows, "trees.csv"}, {{"incomplete", "skip"}});
            QStringList texts;
            for (const FormatNote& note : imported ? imported->notes : QList<FormatNote>())
                texts << note.text;
            return texts;
        };
        QCOMPARE(notes(bytes), QStringList{"3 rows without all numbers: skipped"});
        QVERIFY(notes("x,y,radius\n1,2,3\n").isEmpty());
    }

    void readsWithoutAHeader()
    {
        const OptionValues options{
            {"header", "no"}, {"x", "2"}, {"y", "3"}, {"size", "1"}, {"measure", "radius"}};
        const auto map = read("3 1 2 oak\n", options);
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QVERIFY(circleOf(*map, 0) == (nav::Circle{{1, 2}, 3}));
        QVERIFY(map->objects()[0].properties == (nav::Json::Object{{"column 4", "oak"}}));
    }

    void errorsNameTheOptions_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<OptionValues>("options");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QByteArray& bytes, const OptionValues& options,
                            const char* said) { QTest::newRow(name) << bytes << options << said; };
        const QByteArray stems = "x,y,dbh\n1,2,33.5\n";
        row("no radius", stems, {}, "size=COLUMN (one of: x, y, dbh)");
        row("no measure", stems, {{"size", "dbh"}}, "measure=radius|diameter|girth");
        row("no such column", stems, {{"size", "bhd"}}, "there are x, y, dbh");
        row("no such measure", stems, {{"measure", "area"}}, "radius, diameter, girth");
        row("no such unit", stems, {{"unit", "inch"}}, "m, cm, mm");
        row("no such separator", stems, {{"separator", "|"}}, "comma, semicolon, tab, space");
        row("factor 0", stems, {{"factor", "0"}}, "above 0");
        row("twice", stems, {{"size", "x"}, {"measure", "radius"}}, "another use");
        row("no x", "e,n,radius\n1,2,3\n", {}, "x=COLUMN, one of: e, n, radius");
        row("no header", "1,2,3\n", {}, "header=no");
        row("decimal comma", "x,y,radius\n\"1,5\",2,3\n", {}, "decimal=comma");
    }

    void errorsNameTheOptions()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(OptionValues, options);
        QFETCH(QString, said);
        const auto map = read(bytes, options);
        QVERIFY(!map);
        const QString message = QString::fromStdString(map.error().message);
        QVERIFY2(message.contains(said) && !message.contains('\n'), qPrintable(message));
    }

    void guesses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isClear");
        QTest::addColumn<QString>("guess");
        const auto row = [](const char* name, const QByteArray& bytes, bool isClear,
                            const char* guess) {
            QTest::newRow(name) << bytes << isClear << guess;
        };
        row("clear", "x,y,radius\n1,2,3\n", true, "x,y,radius,radius,m,,comma,point,yes");
        row("clear, decimal commas", "x;y;radius\n1,5;2;3\n", true,
            "x,y,radius,radius,m,,semicolon,comma,yes");
        row("dbh in cm", "x,y,dbh\n1,2,33.5\n3,4,80\n", false,
            "x,y,dbh,diameter,cm,,comma,point,yes");
        row("dbh in mm", "gx,gy,dbh,sp\n1,2,335,a\n3,4,800,b\n", false,
            "gx,gy,dbh,diameter,mm,,comma,point,yes");
        row("unit in the title", "x,y,crown_diameter_cm\n1,2,3\n", false,
            "x,y,crown_diameter_cm,diameter,cm,,comma,point,yes");
        row("crown", "easting,northing,crown\n1,2,3\n", false,
            "easting,northing,crown,diameter,m,,comma,point,yes");
        row("German", "Nr;Rechtswert;Hochwert;Umfang\n1;2,5;3,5;120\n", false,
            "Rechtswert,Hochwert,Umfang,girth,cm,,semicolon,comma,yes");
        row("missing values", "x,y,dbh\n1,2,33.5\n3,4,NA\n5,6,12\n", false,
            "x,y,dbh,diameter,cm,,comma,point,yes");
        row("no size", "x,y\n0,0\n10,0\n10,10\n0,10\n", false, "x,y,,,,1,comma,point,yes");
        row("no header", "1\t2\t3\n4\t5\t6\n", false, "1,2,3,radius,m,,tab,point,no");
        row("quoted decimal commas", "x,y,radius\n\"1,5\",2,3\n", false,
            "x,y,radius,radius,m,,comma,comma,yes");
        row("other numbers", "age,x,y,d\n99,1,2,7\n", false, "x,y,d,diameter,m,,comma,point,yes");
        row("compass", "id,east,north,dbh\n1,2,3,33.5\n2,4,5,80\n", false,
            "east,north,dbh,diameter,cm,,comma,point,yes");
        row("labels last", "tree_id,across,up,dbh\n1,2,3,33.5\n2,4,5,80\n", false,
            "across,up,dbh,diameter,cm,,comma,point,yes");
        row("a number before", "n,x,y,dbh\n1,2,3,40\n", false,
            "x,y,dbh,diameter,cm,,comma,point,yes");
        // As the sources of known forests head their tables.
        row("spatstat", "x,y,marks.diameter,marks.height\n-1.993875,0.9297642,1,1.7\n", false,
            "x,y,marks.diameter,diameter,m,,comma,point,yes");
        row("Mount Rainier",
            "tree_id,stand_id,tag,species,year,dbh,x_coord,y_coord\n"
            "AV02000100001,AV02,1,ABAM,1976,15.5,3.95,87.73\n",
            false, "x_coord,y_coord,dbh,diameter,cm,,comma,point,yes");
        row("ForestGEO",
            "treeID,stemID,tag,sp,quadrat,gx,gy,dbh,pom,hom,ExactDate,DFstatus,status\n"
            "1,1,10079,libe,0104,3.7,73,65,1.3,1.3,2018-06-29,alive,A\n"
            "2,2,10168,fram,0103,17.3,58.9,NULL,1.3,1.3,2018-06-29,dead,D\n"
            "3,3,10567,fram,0110,9,197.2,332.8,1.3,1.3,2018-06-29,alive,A\n",
            false, "gx,gy,dbh,diameter,mm,,comma,point,yes");
        row("APAtree",
            "\"id\",\"species\",\"x\",\"y\",\"dbh\",\"height\",\"crown_radius_95\"\n"
            "1,\"Beech\",-2.41,2.52,35,27.1,3.79\n",
            false, "x,y,crown_radius_95,radius,m,,comma,point,yes");
        row("Konstanz",
            "X;Y;OBJECTID;baumNr;baumart;hoeheM;kronendurchmesserM;stammumfangCM\n"
            "513371,70;5280500,39;1;12;Platane;18;16;132\n",
            false, "X,Y,kronendurchmesserM,diameter,m,,semicolon,comma,yes");
        row("crown in two directions", "east,north,crown_ew_m,crown_ns_m\n1,2,5.5,4\n", false,
            "east,north,crown_ew_m,diameter,m,,comma,point,yes");
        row("empty", "", true, ",,,,,,,,");
        row("no table", "hello\nworld\n", true, ",,,,,,,,");
        row("binary", QByteArray("\x7f\xff,\0\n", 5), true, ",,,,,,,,");
    }

    void guesses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isClear);
        QFETCH(QString, guess);
        const ImportSurvey survey = csv().survey(bytes, {});
        QCOMPARE(survey.isClear, isClear);
        QStringList values;
        for (const char* key :
             {"x", "y", "size", "measure", "unit", "radius", "separator", "decimal", "header"})
            values << survey.options.value(key);
        QCOMPARE(values.join(','), guess);
        if (survey.columns.isEmpty())
            return;
        // What is guessed can be read.
        OptionValues options = survey.options;
        options.insert("incomplete", "skip");
        const auto map = read(bytes, options);
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QVERIFY(!map->objects().empty());
        QCOMPARE(survey.bytes, bytes.size());
        QCOMPARE(survey.rowCount, survey.rows.size());
    }

    void givenAnswersStay()
    {
        const OptionValues given{{"size", "b"}, {"measure", "girth"}, {"header", "no"}};
        const OptionValues options = csv().survey("a,b,c\n1,2,3\n", given).options;
        for (const QString& key : given.keys())
            QCOMPARE(options.value(key), given.value(key));
    }

    void aSurveyEndsAtAWholeRow()
    {
        QByteArray bytes = "x,y,dbh,note\n";
        while (bytes.size() < 300'000)
            bytes += "1.5,2.5,33,\"a\nb\"\n";
        const ImportSurvey survey = csv().survey(bytes.left(200'000), {});
        QVERIFY(survey.bytes > 199'000 && survey.bytes <= 200'000);
        QCOMPARE(bytes.at(survey.bytes - 1), '\n');
        QCOMPARE(survey.bytes, 13 + survey.rowCount * 17);
        QVERIFY(survey.rows.size() < 100);
    }

    void forestsOfAMillionAreRead()
    {
        constexpr std::size_t count = 1'000'000;
        QByteArray bytes = "x,y,radius\n";
        for (std::size_t i = 0; i < count; ++i)
            bytes += "123.456,765.432,0.125\n";
        const auto map = read(bytes);
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(map->objects().size(), count);
        bytes = "x,y,radius\n" + QByteArray("1,2,3\n").repeated(1'000'000); // too little for it
        const auto refused = read(bytes);
        QVERIFY(!refused);
        QVERIFY(refused.error().text().find("a part of the file would do") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(CsvOptionsTest)
#include "csvoptionstest.moc"
