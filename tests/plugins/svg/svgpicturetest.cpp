#include "tests/plugins/anymap.h"
#include "tests/plugins/svg/svgfiles.h"

#include "libnav/path/pathfinder.h"

#include <QSvgRenderer>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using test::mapOf;
using test::svgOf;

namespace {

constexpr int side = 400;     // of the drawings
constexpr int pixels = 2;     // for each unit
constexpr int samples = 2500; // of each picture

/// Draws at random with everything that draws, in a square of 400 units. Shapes are black. Rings
/// may cross, but not those of one path.
class AnyDrawing {
public:
    explicit AnyDrawing(std::uint64_t seed) : m_random(seed) {}

    QByteArray make()
    {
        QByteArray text = "<svg xmlns='http://www.w3.org/2000/svg' "
                          "xmlns:xlink='http://www.w3.org/1999/xlink' width='800' height='800' "
                          "viewBox='0 0 400 400' fill-rule='evenodd'>"
                          "<style>.line{fill:none;stroke:black;stroke-width:4}</style>"
                          "<defs><symbol id='s' viewBox='-20 -10 40 20' overflow='visible'>"
                          "<circle r='9'/></symbol>"
                          "<g id='t'><rect x='-12' y='-8' width='14' height='9'/></g></defs>";
        for (int i = 0; i < 8; ++i)
            text += "<g transform='" + transform(true) + "'>" + filled() + filled() + "</g>";
        for (int i = 0; i < 4; ++i)
            text += "<g transform='" + transform(false) +
                    "' stroke-linecap='round' stroke-linejoin='round'>" + lined() + "</g>";
        text += "<use xlink:href='#s' x='" + number(0, 300) + "' y='" + number(0, 300) +
                "' width='80' height='40'/>";
        text += "<use href='#t' transform='" + transform(true) + "'/>";
        text += "<svg x='" + number(0, 200) +
                "' y='50' width='100' height='60' viewBox='0 0 50 50' "
                "overflow='visible' preserveAspectRatio='xMaxYMin'>" +
                ("<ellipse cx='25' cy='50%' rx='" + number(4, 20) + "' ry='8'/>") + "</svg>";
        return text + "</svg>";
    }

private:
    double value(double least, double most)
    {
        return least + (most - least) * double(m_random() >> 11) * 0x1p-53;
    }
    QByteArray number(double least, double most)
    {
        return QByteArray::number(value(least, most), 'g', 6);
    }
    int whole(int below) { return int(m_random() % std::uint64_t(below)); }
    QByteArray pair(double least, double most)
    {
        return number(least, most) + (whole(2) ? "," : " ") + number(least, most);
    }

    QByteArray transform(bool mayStretch)
    {
        QByteArray text = "translate(" + pair(80, 320) + ") rotate(" + number(-180, 180) + ")";
        if (mayStretch && whole(2))
            text += " scale(" + number(0.5, 1.8) + ", " + number(-1.8, -0.5) + ") skewX(" +
                    number(-30, 30) + ")";
        else
            text += " scale(" + number(0.6, 1.5) + ")";
        return text;
    }

    QByteArray filled()
    {
        switch (whole(6)) {
        case 0:
            return "<circle cx='" + number(-20, 20) + "' cy='3' r='" + number(3, 25) + "'/>";
        case 1:
            return "<ellipse rx='" + number(3, 30) + "' ry='" + number(3, 30) + "'/>";
        case 2:
            return "<rect x='-10' y='5' width='" + number(10, 40) + "' height='" + number(10, 40) +
                   "' rx='" + number(0, 30) + "'/>";
        case 3:
            return "<polygon points='" + pair(-40, 40) + " " + pair(-40, 40) + " " + pair(-40, 40) +
                   " " + pair(-40, 40) + "'/>";
        case 4:
            return holed();
        default:
            return "<path d='" + curve() + "z'/>";
        }
    }

    /// Rings in each other, in either sense and with either rule.
    QByteArray holed()
    {
        QByteArray d;
        double radius = value(25, 40);
        for (int i = 0; i < 1 + whole(4); ++i) {
            const QByteArray r = QByteArray::number(radius);
            const QByteArray sense = whole(2) ? "1" : "0";
            if (whole(2))
                d += "M-" + r + " 0a" + r + " " + r + " 0 0" + sense + " " +
                     QByteArray::number(2 * radius) + " 0A" + r + " " + r + " 0 0 " + sense + " -" +
                     r + " 0z";
            else
                d += "M" + r + " 0L0 " + r + " -" + r + ",0 0-" + r + "z";
            radius /= 2;
        }
        return "<path fill-rule='" + QByteArray(whole(2) ? "evenodd" : "nonzero") + "' d='" + d +
               "'/>";
    }

    QByteArray curve()
    {
        QByteArray d = "M" + pair(-40, 40);
        for (int i = 0; i < 5; ++i) {
            switch (whole(12)) {
            case 0:
                d += "L" + pair(-40, 40) + " " + pair(-40, 40);
                break;
            case 1:
                d += "h" + number(-20, 20) + "V" + number(-40, 40);
                break;
            case 2:
                d += "C" + pair(-60, 60) + " " + pair(-60, 60) + " " + pair(-40, 40);
                break;
            case 3:
                d += "c" + pair(-30, 30) + " " + pair(-30, 30) + " " + pair(-20, 20) + "s" +
                     pair(-30, 30) + " " + pair(-20, 20);
                break;
            case 4:
                d += "S" + pair(-60, 60) + " " + pair(-40, 40);
                break;
            case 5:
                d += "Q" + pair(-60, 60) + " " + pair(-40, 40) + "T" + pair(-40, 40) + " " +
                     pair(-40, 40);
                break;
            case 6:
                d += "q" + pair(-30, 30) + " " + pair(-20, 20) + "t" + pair(-20, 20);
                break;
            case 7:
                d += "l" + pair(-20, 20) + "H" + number(-40, 40) + "v" + number(-9, 9);
                break;
            default:
                d += (whole(2) ? "A" : "a") + number(5, 40) + " " + number(5, 40) + " " +
                     number(-90, 90) + (whole(2) ? " 0 " : " 1 ") + (whole(2) ? "0" : "1") +
                     pair(-30, 30).prepend(' ');
            }
        }
        return d;
    }

    QByteArray lined()
    {
        switch (whole(4)) {
        case 0:
            return "<line class='line' x1='-30' x2='" + number(10, 40) + "' y2='12'/>";
        case 1:
            return "<polyline class='line' points='" + pair(-40, 40) + " " + pair(-40, 40) + " " +
                   pair(-40, 40) + "'/>";
        case 2:
            return "<polygon style='fill:none;stroke:#000;stroke-width:" + number(3, 9) +
                   "' points='" + pair(-40, 40) + " " + pair(-40, 40) + " " + pair(-40, 40) + "'/>";
        default:
            return "<path class='line' d='" + curve() + "'/>";
        }
    }

    std::mt19937_64 m_random;
};

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
