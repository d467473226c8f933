#include "tests/plugins/svg/drawncontent.h"

using namespace thicket;
using namespace thicket::plugins;
using nav::Circle;
using nav::Point;
using nav::Polygon;
using nav::Wall;
using test::addDrawing;
using test::drawing;
using test::Geometries;
using test::isNear;
using test::mapOf;
using test::textsOf;

class SvgImportTest : public QObject {
    Q_OBJECT

private slots:
    void shapes_data()
    {
        test::addDrawingColumns();
        const Geometries square{Polygon{{{1, 2}, {4, 2}, {4, 6}, {1, 6}}, false}};
        addDrawing("circle", "<circle cx='1' cy='2' r='3'/>", {Circle{{1, 2}, 3}});
        addDrawing("round ellipse", "<ellipse cx='1' cy='2' rx='3' ry='3'/>", {Circle{{1, 2}, 3}});
        addDrawing("turned circle", "<circle cx='1' r='3' transform='rotate(90) scale(2)'/>",
                   {Circle{{0, 2}, 6}});
        addDrawing("circle of arcs", "<path d='M4 2a3 3 0 0 1 -6 0a3 3 0 0 1 6 0z'/>",
                   {Circle{{1, 2}, 3}});
        addDrawing("unfilled circle", "<circle r='3' fill='none' stroke='red'/>",
                   {Circle{{0, 0}, 3}},
                   {"1 filled shape with an outline: the outline's width is left out"});
        addDrawing("rect", "<rect x='1' y='2' width='3' height='4'/>", square);
        addDrawing("polygon", "<polygon points='1,2 4 2,4-.5e1'/>",
                   {Polygon{{{1, 2}, {4, 2}, {4, -5}}, false}});
        addDrawing("path", "<path d='M1 2h3v4H1z'/>", square);
        addDrawing("numbers again", "<path d='m1 2 3 0 0 4-3 0'/>", square);
        addDrawing("other prefix",
                   "<s:rect xmlns:s='http://www.w3.org/2000/svg' x='1' y='2' width='3' "
                   "height='4'/>",
                   square);
        addDrawing("line",
                   "<line x2='4' y2='3' stroke='#000' stroke-width='2' stroke-linecap='round'/>",
                   {Wall{{{0, 0}, {4, 3}}, 2, false}});
        addDrawing("square ends", "<line x2='4' y2='3' stroke='#000'/>",
                   {Wall{{{0, 0}, {4, 3}}, 1, false}}, {"1 wall with square ends: ends are round"});
        addDrawing("stroked ring", "<rect width='3' height='4' style='fill:none; stroke: red'/>",
                   {Wall{{{0, 0}, {3, 0}, {3, 4}, {0, 4}}, 1, true}});
        addDrawing("scaled stroke",
                   "<polyline points='0 0 1 0 1 1' fill='none' stroke='red' stroke-width='.5' "
                   "stroke-linecap='round' transform='scale(4)'/>",
                   {Wall{{{0, 0}, {4, 0}, {4, 4}}, 2, false}});
        addDrawing("filled polyline", "<polyline points='1 2 4 2 4 6 1 6'/>", square);
        addDrawing("inherited",
                   "<g fill='none' stroke='red' stroke-width='3' stroke-linecap='round'><path "
                   "d='M0 0 5 0M0 3H5'/></g>",
                   {Wall{{{0, 0}, {5, 0}}, 3, false}, Wall{{{0, 3}, {5, 3}}, 3, false}});
        addDrawing("units",
                   "<circle cx='1in' cy='2.54cm' r='25.4mm'/><circle cx='72pt' cy='6pc' r='1px'/>",
                   {Circle{{96, 96}, 96}, Circle{{96, 96}, 1}});
        addDrawing(
            "nested transforms",
            "<g transform='translate(10,20)'><g transform='matrix(2 0 0 2 1 1) translate(1)'>"
            "<circle r='1'/></g></g>",
            {Circle{{13, 21}, 2}});
        addDrawing("turned about a point",
                   "<circle cx='2' cy='1' r='1' transform='rotate(90 1 1)'/>", {Circle{{1, 2}, 1}});
        addDrawing("skewed", "<polygon points='0 0 1 0 1 1' transform='skewX(45)'/>",
                   {Polygon{{{0, 0}, {1, 0}, {2, 1}}, false}});
        addDrawing("use before its target",
                   "<use xlink:href='#a' x='5' y='6'/><defs><circle id='a' r='1'/></defs>",
                   {Circle{{5, 6}, 1}});
        addDrawing(
            "use in use",
            "<defs><circle id='a' r='1'/><g id='b'><use href='#a' x='1'/><use href='#a' y='2'/></g>"
            "</defs><use href='#b' transform='scale(10)'/>",
            {Circle{{10, 0}, 10}, Circle{{0, 20}, 10}});
        addDrawing("symbol",
                   "<symbol id='s' viewBox='0 0 10 10'><circle cx='5' cy='5' r='5'/></symbol>"
                   "<use href='#s' x='100' width='20' height='40'/>",
                   {Circle{{110, 20}, 10}});
        addDrawing("nested svg",
                   "<svg x='10' y='10' width='20' height='20' viewBox='-1 -1 2 2'>"
                   "<circle r='50%'/></svg>",
                   {Circle{{20, 20}, 10}});
        addDrawing("classes of style sheets",
                   "<style>/* a */ .w, #u { fill: none; stroke: red } line{stroke-width:2}</style>"
                   "<line class='w x' x2='1' stroke-linecap='round'/>",
                   {Wall{{{0, 0}, {1, 0}}, 2, false}});
        addDrawing(
            "markers",
            "<circle class='start' cx='1' cy='2' r='3'/><rect id='goal' width='2' height='4'/>"
            "<circle class='agent' r='.5'/>",
            {nav::StartMarker{{1, 2}}, nav::GoalMarker{{1, 2}},
             nav::AgentMarker{{0, 0}, 0, 0.5, {}}});
        addDrawing("classes of shapes", "<path class='wall' d='M0 0H4V3z' stroke-width='2'/>",
                   {Wall{{{0, 0}, {4, 0}, {4, 3}}, 2, true}});
        addDrawing("hidden",
                   "<rect display='none' width='1' height='1'/><rect visibility='hidden' "
                   "width='1' height='1'/>",
                   {}, {"2 hidden elements: left out with all in it"});
        addDrawing("masked",
                   "<clipPath id='c'><circle r='1'/></clipPath><clipPath id='two'><rect width='1' "
                   "height='1'/><rect width='2' height='1'/></clipPath>"
                   "<g clip-path='url(#c)'><circle r='3'/></g><circle r='2' style='mask:url(#m)'/>"
                   "<circle r='4' clip-path='url(#two)'/><circle r='5' clip-path='url(#none)'/>"
                   "<circle r='6' clip-path='inset(1px)'/><circle r='1' clip-path='none'/>",
                   {Circle{{0, 0}, 3}, Circle{{0, 0}, 2}, Circle{{0, 0}, 4}, Circle{{0, 0}, 5},
                    Circle{{0, 0}, 6}, Circle{{0, 0}, 1}},
                   {"5 clipped or masked elements: taken whole"});
        const QByteArray page = "<clipPath id='p' transform='translate(10 0)'><path "
                                "d='M0 0h10v10H0z'/></clipPath>";
        addDrawing("within a clip path",
                   page + "<g clip-path='url(#p)'><circle cx='15' cy='5' r='5'/>"
                          "<g transform='translate(10 0)'><rect width='10' height='10'/></g></g>",
                   {Circle{{15, 5}, 5}, Polygon{{{10, 0}, {20, 0}, {20, 10}, {10, 10}}}}, {});
        addDrawing("outside of a clip path",
                   page + "<g clip-path='url(#p)'><circle cx='4' cy='5' r='5'/></g>"
                          "<circle cx='4' cy='5' r='5'/>",
                   {Circle{{4, 5}, 5}}, {"1 shape outside of its clip path: left out"});
        // The clip path is moved with the element.
        addDrawing(
            "across a clip path",
            page + "<g style='clip-path: url(\"#p\")' transform='scale(2)'><polygon "
                   "points='5 5 15 0 15 10'/><polyline points='12 1 25 1' fill='none' "
                   "stroke='red' stroke-linecap='round'/></g>",
            {Polygon{{{20, 5}, {30, 0}, {30, 20}, {20, 15}}}, Wall{{{24, 2}, {40, 2}}, 2, false}},
            {"1 shape cut at its clip path", "1 wall cut at its clip path: ends are round"});
        addDrawing("walls across a clip path",
                   page + "<g clip-path='url(#p)' fill='none' stroke='red' stroke-linecap='round'>"
                          "<polygon points='15 5 25 5 25 -5 15 -5'/>"
                          "<polyline points='5 1 12 1 12 15 18 15 18 2'/>"
                          "<path d='M5 5 9.6 5M5 8 8 8'/></g>",
                   {Wall{{{15, 0}, {15, 5}, {20, 5}}, 1, false},
                    Wall{{{10, 1}, {12, 1}, {12, 10}}, 1}, Wall{{{18, 10}, {18, 2}}, 1},
                    Wall{{{5, 5}, {9.6, 5}}, 1}},
                   {"1 shape outside of its clip path: left out",
                    "3 walls cut at their clip paths: ends are round",
                    "1 clipped or masked element: taken whole"});
        addDrawing("one of a switch",
                   "<switch><g requiredExtensions='x'><circle r='1'/></g><g systemLanguage='de'>"
                   "<circle r='2'/></g><g><circle r='3'/></g><g><circle r='4'/></g></switch>",
                   {Circle{{0, 0}, 3}}, {"3 hidden elements: left out with all in it"});
        addDrawing("without paint", "<rect width='1' height='1' fill='none'/>", {},
                   {"1 shape without fill and stroke: left out"});
        addDrawing("texts and pictures", "<text>a<tspan>b</tspan></text><image href='a.png'/>", {},
                   {"1 text: left out", "1 picture: left out"});
        addDrawing("other files", "<use href='b.svg#a'/><use href='#none'/>", {},
                   {"1 reference to another file: left out", "1 reference to nothing: left out"});
        addDrawing("flat", "<circle r='0'/><path d='M1 1h2h-2z'/>", {},
                   {"2 shapes without extent: left out"});
        addDrawing("far", "<circle cx='1e10' r='1'/><polygon points='0 0 1e300 0 0 1e300'/>", {},
                   {"2 shapes beyond 1e9: left out"});
        addDrawing("faulty data", "<path d='M1 2h3v4H1L x'/>", square,
                   {"1 shape with faulty data: read up to the fault"});
        addDrawing("ellipses with one radius",
                   "<ellipse rx='3'/><ellipse rx='auto' ry='2'/><ellipse/>",
                   {Circle{{0, 0}, 3}, Circle{{0, 0}, 2}}, {"1 shape without extent: left out"});
        addDrawing("faulty transform", "<g transform='move(1)'><circle r='1'/></g>", {},
                   {"1 element with a faulty transform: left out with all in it"});
        addDrawing("crossing", "<polygon points='0 0 2 2 2 0 0 2'/>",
                   {Polygon{{{0, 0}, {2, 2}, {2, 0}, {0, 2}}, false}},
                   {"1 polygon that crosses itself: kept, to be mended in the editor"});
        addDrawing("a hole", "<path d='M0 0h10v10h-10z M2 2v2h2v-2z'/>",
                   {Polygon{{{0, 0}, {10, 0}, {10, 4}, {4, 4}, {4, 2}, {2, 2}, {0, 2}}, false},
                    Polygon{{{10, 10}, {0, 10}, {0, 2}, {2, 2}, {2, 4}, {4, 4}, {10, 4}}, false}},
                   {"2 polygons cut from shapes with holes: they touch each other"});
        addDrawing("no hole by the senses", "<path d='M0 0h10v10h-10z M2 2h2v2h-2z'/>",
                   {Polygon{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, false}},
                   {"1 ring inside a filled shape: left out, as they change nothing"});
        addDrawing(
            "two areas", "<path d='M0 0h1v1z M5 5h1v1z'/>",
            {Polygon{{{0, 0}, {1, 0}, {1, 1}}, false}, Polygon{{{5, 5}, {6, 5}, {6, 6}}, false}});
    }

    void shapes() { test::compareDrawing(); }

    void layersAndNames()
    {
        const auto map = mapOf(drawing(
            "<title> The plan </title>"
            "<g id='layer1' inkscape:groupmode='layer' inkscape:label='Trees' style='display:none'>"
            "<circle id='oak' r='1'/><circle id='circle17' r='1'><title>elm</title></circle>"
            "<g inkscape:groupmode='layer' inkscape:label='Small' sodipodi:insensitive='true'>"
            "<circle inkscape:label='rowan' id='x' r='1'/></g></g>"
            "<g id='walls'><g id='inner'><circle r='2'/></g></g><g id='empty'/><circle r='3'/>"));
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(map->map.settings.name, std::string("The plan"));
        const auto& layers = map->map.settings.layers;
        QStringList names;
        for (const nav::Layer& layer : layers)
            names << layer.name.c_str();
        QCOMPARE(names, (QStringList{"Trees", "Small", "walls", "drawing"}));
        QVERIFY(!layers[0].visible && layers[1].visible);
        QVERIFY(layers[1].locked && !layers[0].locked);
        QStringList seen;
        for (const nav::MapObject& object : map->map.objects())
            seen << QString("%1 %2").arg(map->map.layerOf(object)->name.c_str(),
                                         object.name.c_str());
        QCOMPARE(seen,
                 (QStringList{"Trees oak", "Trees elm", "Small rowan", "walls ", "drawing "}));
    }

    void thePageIsTheBounds()
    {
        const auto bounds = [](const QByteArray& attributes, const OptionValues& options) {
            const auto map = mapOf(drawing({}, attributes), options);
            return map ? map->map.settings.bounds : std::nullopt;
        };
        const QByteArray page = "width='210mm' height='297mm' viewBox='10 20 105 148.5'";
        QVERIFY(!bounds({}, {}));
        QVERIFY(bounds(page, {}) == (nav::Box{{10, 20}, {115, 168.5}}));
        QVERIFY(bounds(page, {{"scale", "2"}}) == (nav::Box{{20, 40}, {230, 337}}));
        const auto millimetres = bounds(page, {{"unit", "mm"}});
        QVERIFY(isNear(millimetres->min, {0, 0}) && isNear(millimetres->max, {210, 297}));
        QVERIFY(bounds("width='20' height='10'", {}) == (nav::Box{{0, 0}, {20, 10}}));
        QVERIFY(bounds("width='100%' height='100%'", {}) == std::nullopt);
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QByteArray& bytes, const char* said) {
            QTest::newRow(name) << bytes << said;
        };
        row("empty", "", "XML");
        row("text", "hello", "XML");
        row("other XML", "<html/>", "svg element");
        row("cut", drawing("<g>").chopped(10), "line 1");
        row("entities", "<!DOCTYPE svg [<!ENTITY a 'b'>]>" + drawing("&a;"), "entities");
        QByteArray laughs = "<!DOCTYPE svg [<!ENTITY a0 'ha'>";
        for (int i = 1; i < 30; ++i)
            laughs += QString("<!ENTITY a%1 '&a%2;&a%2;'>").arg(i).arg(i - 1).toUtf8();
        row("laughs", laughs + "]>" + drawing("<title>&a29;</title>"), "entities");
        row("outside", "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>" + drawing("&a;"),
            "entities");
        row("unknown entity", drawing("<title>&b;</title>"), "line 1");
        row("a cycle", drawing("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>"),
            "shows itself again");
        row("itself", drawing("<g id='a'>\n<use href='#a'/></g>"), "line 2");
        QByteArray bomb = "<circle id='a0' r='1'/>";
        for (int i = 1; i < 30; ++i)
            bomb += QString("<g id='a%1'><use href='#a%2'/><use href='#a%2'/></g>")
                        .arg(i)
                        .arg(i - 1)
                        .toUtf8();
        row("doubling", drawing("<defs>" + bomb + "</defs><use href='#a29'/>"), "more than 72 MB");
        QByteArray chain = "<circle id='a0' r='1'/>";
        for (int i = 1; i < 100; ++i)
            chain += QString("<use id='a%1' href='#a%2'/>").arg(i).arg(i - 1).toUtf8();
        row("a chain", drawing("<defs>" + chain + "</defs><use href='#a99'/>"), "More than 32");
        QByteArray wild = "M0 0";
        for (int i = 0; i < 4000; ++i)
            wild += "Q9e8 9e8 0 0";
        row("long curves", drawing("<path d='" + wild + "'/>"), "2000000 points");
        row("default attributes",
            "<!DOCTYPE svg [<!ATTLIST circle class CDATA 'x'>]>" + drawing("<circle r='1'/>"),
            "default attributes");
        QByteArray crowd = "<circle r='1'";
        for (int i = 0; i < 100'000; ++i)
            crowd += " a" + QByteArray::number(i) + "=''";
        row("attributes", drawing("\n  " + crowd + "/>"), "line 2, column 3: An element has");
        const QByteArray longName(1 << 20, 'n');
        row("a long name shown often",
            drawing("<g id='a'><circle r='1' inkscape:label='" + longName + "'/></g>" +
                    QByteArray("<use href='#a'/>").repeated(1000)),
            "64 MB");
        row("a long name of many strokes",
            drawing("<path fill='none' stroke='red' inkscape:label='" + longName + "' d='" +
                    QByteArray("M0 0h1v1z").repeated(1000) + "'/>"),
            "64 MB");
        row("damaged settings",
            drawing("<metadata><t:map xmlns:t='urn:thicket:svg'>{}</t:map></metadata>"),
            "settings");
        row("damaged object",
            drawing("<circle xmlns:t='urn:thicket:svg' t:type='agent' t:heading='north' r='1'/>"),
            "thicket:heading");
    }

    void refusals()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        const auto map = mapOf(bytes);
        QVERIFY(!map);
        const QString text = QString::fromStdString(map.error().text());
        QVERIFY2(text.contains(said) && text.startsWith("plan.svg") && !text.contains('\n'),
                 qPrintable(text));
    }

    void deepNestingIsRead()
    {
        constexpr int depth = 20000;
        const QByteArray deep = QByteArray("<g>").repeated(depth) + "<circle r='1'/>" +
                                QByteArray("</g>").repeated(depth);
        const auto map = mapOf(drawing(deep));
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(map->map.objects().size(), std::size_t(1));
    }

    void optionsAreChecked()
    {
        for (const auto& [key, value] : {std::pair("error", "0"),
                                         {"scale", "-1"},
                                         {"unit", "ell"},
                                         {"yAxis", "left"},
                                         {"holes", "maybe"},
                                         {"depth", "1"}}) {
            const auto map = mapOf(drawing({}), {{key, value}});
            QVERIFY(!map);
            QCOMPARE(map.error().where, "option " + std::string(key));
        }
        const auto bundle = test::svg().exportMap({}, {{"pixelsPerUnit", "0"}});
        QVERIFY(!bundle);
    }
};

QTEST_GUILESS_MAIN(SvgImportTest)
#include "svgimporttest.moc"
