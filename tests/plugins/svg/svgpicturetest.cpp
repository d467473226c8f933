#include "tests/plugins/anymap.h"
#include "tests/plugins/exporting.h"
#include "tests/plugins/matrix/everymap.h"
#include "tests/plugins/svg/anydrawing.h"
#include "tests/plugins/svg/svgfiles.h"

#include "libnav/path/pathfinder.h"

#include <QSvgRenderer>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using test::AnyDrawing;
using test::mapOf;
using test::svgOf;

namespace {

constexpr int side = 400;     // of the drawings
constexpr int pixels = 2;     // for each unit
constexpr int samples = 2500; // of each picture

/// How often a picture and a map differ, at points away from edges; `compared` counts those points.
int differences(const QImage& picture, const nav::Map& map, nav::Point corner, nav::Point perPixel,
                std::uint64_t seed, int& compared)
{
    std::mt19937_64 random(seed);
    int count = 0;
    for (int i = 0; i < samples; ++i) {
        const int x = int(random() % std::uint64_t(picture.width()));
        const int y = int(random() % std::uint64_t(picture.height()));
        const int seen = test::isDrawn(picture, x, y);
        if (seen < 0)
            continue;
        ++compared;
        const nav::Point p = corner + nav::Point{(x + 0.5) * perPixel.x, (y + 0.5) * perPixel.y};
        count += test::isCovered(map, p) != (seen == 1);
    }
    return count;
}

QImage drawnByQt(const QByteArray& drawing)
{
    QSvgRenderer renderer(drawing);
    QImage image(side * pixels, side * pixels, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

/// What fills areas of a drawing: obstacles of layers that are seen, but for arenas.
nav::Map filled(const nav::Map& map)
{
    nav::Map part;
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* const layer = map.layerOf(object);
        if (nav::obstacleShape(object.geometry) && !nav::isInverted(object.geometry) &&
            (!layer || layer->visible))
            part.append(object);
    }
    return part;
}

/// Whether a marker, or its disc of this size, is drawn there.
bool isMarked(const nav::Map& map, nav::Point p, double size)
{
    return std::any_of(map.objects().begin(), map.objects().end(), [&](const auto& object) {
        double reach = size;
        if (const auto* const agent = std::get_if<nav::AgentMarker>(&object.geometry))
            reach += agent->radius;
        else if (const auto* const spawn = std::get_if<nav::SpawnMarker>(&object.geometry))
            reach += spawn->radius;
        return !nav::obstacleShape(object.geometry) &&
               nav::grown(nav::boundingBox(object.geometry), reach).contains(p);
    });
}

/// The first place at which librsvg draws other than the map; empty if there is none.
QString difference(const nav::Map& map)
{
    constexpr int width = 300, places = 300;
    const QByteArray drawing = svgOf(map, {{"path", "no"}});
    const double longer = std::max(map.extent().width(), map.extent().height());
    const nav::Box view = nav::grown(map.extent(), longer / 50);
    const int height = std::clamp(int(width * view.height() / view.width()), 10, 3000);
    const QImage picture = test::drawn(drawing, width, height);
    if (picture.isNull())
        return "refused";
    const nav::Map part = filled(map);
    const double perX = view.width() / width, perY = view.height() / height;
    const bool isUp = map.settings.yAxis == nav::YAxis::up;
    std::mt19937_64 random(1);
    for (int i = 0; i < places; ++i) {
        const int x = int(random() % width), y = int(random() % std::uint64_t(height));
        const nav::Point p{view.min.x + (x + 0.5) * perX,
                           isUp ? view.max.y - (y + 0.5) * perY : view.min.y + (y + 0.5) * perY};
        const int seen = test::isDrawn(picture, x, y);
        if (seen >= 0 && !isMarked(map, p, longer / 40) && test::isCovered(part, p) != (seen == 1))
            return QString("%1, %2 is %3").arg(p.x, 0, 'f', 3).arg(p.y, 0, 'f', 3).arg(seen);
    }
    return {};
}

} // namespace

/// Drawings against what renderers draw.
class SvgPictureTest : public QObject {
    Q_OBJECT

private slots:
    void importsWhatLibrsvgDraws()
    {
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const QByteArray drawing = AnyDrawing(seed).make();
            const QImage picture = test::drawn(drawing, side * pixels, side * pixels);
            QVERIFY(!picture.isNull());
            const auto map = mapOf(drawing);
            QVERIFY2(map, map ? "" : map.error().text().c_str());
            QVERIFY(map->map.settings.bounds == (nav::Box{{0, 0}, {side, side}}));
            const int off = differences(picture, map->map, {0, 0}, {1.0 / pixels, 1.0 / pixels},
                                        seed, compared);
            QVERIFY2(off == 0, qPrintable(QString("seed %1: %2 points differ\n%3")
                                              .arg(seed)
                                              .arg(off)
                                              .arg(QString::fromUtf8(drawing))));
        }
        QVERIFY(compared > 30 * samples / 2);
    }

    /// On the page in millimetres, and turned over.
    void unitsAndDirectionsChangeOnlyThePlace()
    {
        const QByteArray drawing = AnyDrawing(7).make();
        const QImage picture = test::drawn(drawing, side * pixels, side * pixels);
        const double millimetres = 800 * 25.4 / 96;
        const auto map =
            mapOf(drawing, {{"unit", "mm"}, {"scale", "0.1"}, {"yAxis", "up"}, {"error", "0.001"}});
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QVERIFY(map->map.settings.yAxis == nav::YAxis::up);
        const double size = millimetres / 10;
        int compared = 0;
        QCOMPARE(differences(picture, map->map, {0, size},
                             {size / (side * pixels), -size / (side * pixels)}, 1, compared),
                 0);
        QVERIFY(compared > samples / 2);
    }

    void drawsTheMap()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const bool isUp = seed % 2;
            std::mt19937_64 random(seed);
            const auto number = [&random] { return double(random() >> 11) * 0x1p-53; };
            nav::Map map;
            map.settings.yAxis = isUp ? nav::YAxis::up : nav::YAxis::down;
            map.settings.bounds = nav::Box{{0, 0}, {100, 100}};
            for (nav::ObjectId id = 1; id <= 30; ++id) {
                const nav::Point p{5 + 90 * number(), 5 + 90 * number()};
                if (id % 3 == 0)
                    map.append({id, 0, "", nav::Circle{p, 5 * number()}, {}, {}});
                else if (id % 3 == 1)
                    map.append({id,
                                0,
                                "",
                                nav::Wall{{p, p + nav::Point{4 * number(), -3}, {50, 50}},
                                          1 + number(),
                                          id % 2 == 0},
                                {},
                                {}});
                else
                    map.append(
                        {id,
                         0,
                         "",
                         nav::Polygon{{p, p + nav::Point{5, 0}, p + nav::Point{0, 5}}, false},
                         {},
                         {}});
            }
            const QByteArray drawing = svgOf(map);
            // A 50th of the longer side is left free all round.
            const nav::Box view = nav::grown(map.extent(), map.extent().width() / 50);
            for (const QImage& picture :
                 {test::drawn(drawing, side * pixels, side * pixels), drawnByQt(drawing)}) {
                int compared = 0;
                const double perPixel = view.width() / (side * pixels);
                const int off =
                    differences(picture, map, {view.min.x, isUp ? view.max.y : view.min.y},
                                {perPixel, isUp ? -perPixel : perPixel}, seed, compared);
                QVERIFY2(off == 0, qPrintable(QString("seed %1: %2").arg(seed).arg(off)));
                QVERIFY(compared > samples / 2);
            }
        }
    }

    /// librsvg reads numbers in single precision. Where that shows all the same, it is said.
    void everyMap()
    {
        for (const test::NamedMap& each : test::everyMap()) {
            const nav::Box box = each.map.extent();
            if (!(box.width() > 0 && box.height() > 0))
                continue;
            const plugins::MapFormat& format = test::ownFormat("svg");
            if (!test::notesOf(format, each.map).filter("drawn far from the origin").isEmpty()) {
                QVERIFY2(!test::isNearOrigin(each.map), each.name);
                continue;
            }
            const QString wrong = difference(each.map);
            QVERIFY2(wrong.isEmpty(), qPrintable(each.name + ": " + wrong));
        }
    }

    /// To the last bit when they are read again, and as drawings of librsvg.
    void mapsFarFromTheOriginAreDrawnNearIt_data()
    {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<QByteArray>("origin");
        QTest::newRow("UTM") << 512345.6789 << 5281234.987 << QByteArray("512345 5281234");
        QTest::newRow("both negative") << -8e6 / 3 << -1e7 / 3 << QByteArray("-26666");
        QTest::newRow("about 0 in x") << -3.3 << 1e8 / 3 << QByteArray("0 33333333");
        QTest::newRow("near") << 100.1 << 200.2 << QByteArray();
    }
    void mapsFarFromTheOriginAreDrawnNearIt()
    {
        QFETCH(double, x);
        QFETCH(double, y);
        QFETCH(QByteArray, origin);
        for (const nav::YAxis yAxis : {nav::YAxis::up, nav::YAxis::down}) {
            nav::Map map;
            map.settings.yAxis = yAxis;
            map.settings.bounds = nav::Box{{x, y}, {x + 40.1, y + 30.1}};
            map.settings.boundsAreWalls = true;
            std::mt19937_64 random(4);
            const auto place = [&] {
                return nav::Point{x, y} + nav::Point{40.1 * double(random() >> 11) * 0x1p-53,
                                                     30.1 * double(random() >> 11) * 0x1p-53};
            };
            for (int i = 0; i < 12; ++i) {
                const nav::Point p = place();
                map.append({.id = map.unusedId(), .geometry = nav::Circle{p, 1.3}});
                map.append({.id = map.unusedId(),
                            .geometry = nav::Polygon{{p, p + nav::Point{2.7, 0.1}, place()}}});
                map.append({.id = map.unusedId(), .geometry = nav::Wall{{place(), p}, 0.7}});
            }
            map.append({.id = map.unusedId(), .geometry = nav::GoalMarker{place()}});
            const QByteArray drawing = svgOf(map);
            QCOMPARE(drawing.contains("thicket:origin=\"" + origin), !origin.isEmpty());
            const auto back = mapOf(drawing);
            QVERIFY2(back, back ? "" : back.error().text().c_str());
            QVERIFY(back->map == map);
            const QString wrong = difference(map);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }

    void layersAreThere()
    {
        nav::Map map;
        map.settings.layers = {{3, "trees", true, false, {}, 1}, {7, "walls", true, false, {}, 1}};
        map.append({1, 3, "", nav::Circle{{50, 50}, 10}, {}, {}});
        map.append({2, 7, "", nav::Wall{{{20, 0}, {20, 30}}, 1, false}, {}, {}});
        map.append({3, 3, "", nav::StartMarker{{0, 50}}, {}, {}});
        map.append({4, 3, "", nav::GoalMarker{{100, 50}}, {}, {}});
        const QByteArray drawing = svgOf(map, {{"graph", "yes"}, {"flow", "yes"}});
        QSvgRenderer renderer(drawing);
        QVERIFY(renderer.isValid());
        for (const char* id :
             {"layer3", "layer7", "graph", "flow", "path", "agents", "o1", "o2", "o3", "o4"})
            QVERIFY2(renderer.elementExists(id), id);
        QCOMPARE(drawing.count("inkscape:groupmode=\"layer\""), 6);
        QVERIFY(!svgOf(map).contains("id=\"graph\"") && !svgOf(map).contains("id=\"flow\""));
        QVERIFY(!svgOf(map, {{"path", "no"}}).contains("id=\"path\""));
    }

    /// The path's data, read back as a wall, is as long as the path.
    void thePathIsExact()
    {
        nav::Map map;
        map.append({1, 0, "", nav::Circle{{50, 50}, 10}, {}, {}});
        map.append({2, 0, "", nav::Circle{{70, 58}, 8}, {}, {}});
        map.append({3, 0, "", nav::StartMarker{{0, 51}}, {}, {}});
        map.append({4, 0, "", nav::GoalMarker{{100, 53}}, {}, {}});
        const auto field = nav::ObstacleField::build(nav::obstacles(map), 2);
        QVERIFY(field);
        const nav::PathResult path = nav::findPath(*field, {0, 51}, {100, 53});
        QByteArray drawing = svgOf(map, {{"agentRadius", "2"}});
        QVERIFY(drawing.contains("thicket:length=\"" +
                                 QByteArray::fromStdString(nav::shortestText(path.path.length())) +
                                 "\""));
        drawing.replace(" thicket:role=\"path\"", "");
        const auto read = mapOf(drawing, {{"error", "1e-7"}});
        QVERIFY(read);
        double length = 0;
        for (const nav::MapObject& object : read->map.objects()) {
            if (const auto* const wall = std::get_if<nav::Wall>(&object.geometry)) {
                for (std::size_t i = 1; i < wall->points.size(); ++i)
                    length += nav::distance(wall->points[i - 1], wall->points[i]);
            }
        }
        QVERIFY2(std::abs(length - path.path.length()) < 1e-5, qPrintable(QString::number(length)));
    }
};

QTEST_MAIN(SvgPictureTest)
#include "svgpicturetest.moc"
