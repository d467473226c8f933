#include "app/drawing/asseen.h"
#include "app/drawing/grownparts.h"
#include "libnav/geometry/distance.h"

#include <QImage>
#include <QPainter>
#include <QPolygonF>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

using namespace thicket;

namespace {

constexpr int side = 200; // of a window, pixels

/// A star of random rays round (0, 0), as large as a few windows.
nav::Polygon star(std::uint32_t seed, int corners)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> away(50, 400);
    nav::Polygon polygon;
    for (int i = 0; i < corners; ++i) {
        const double turn = 2 * std::numbers::pi * i / corners;
        const double reach = away(random);
        polygon.points.push_back({reach * std::cos(turn), reach * std::sin(turn)});
    }
    return polygon;
}

QImage filled(const nav::Polygon& polygon, const nav::Box& window)
{
    QPolygonF body;
    for (const nav::Point p : polygon.points)
        body << QPointF(p.x - window.min.x, p.y - window.min.y);
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    painter.drawPolygon(body);
    return image;
}

double distanceTo(const nav::Shape& shape, nav::Point at)
{
    const auto* wall = std::get_if<nav::Wall>(&shape);
    const auto& points = wall ? wall->points : std::get<nav::Polygon>(shape).points;
    const bool isClosed = !wall || wall->closed;
    double least = std::numeric_limits<double>::infinity();
    bool isInside = false;
    for (std::size_t i = 0; i + (isClosed ? 0 : 1) < points.size(); ++i) {
        const nav::Point a = points[i];
        const nav::Point b = points[(i + 1) % points.size()];
        least = std::min(least, nav::distance(at, nav::Segment{a, b}));
        if ((a.y > at.y) != (b.y > at.y) && at.x < a.x + (at.y - a.y) / (b.y - a.y) * (b.x - a.x))
            isInside = !isInside;
    }
    return !wall && isInside ? 0 : least - (wall ? wall->thickness / 2 : 0);
}

} // namespace

/// Outlines of very many corners, reduced to what shows.
class AsSeenTest : public QObject {
    Q_OBJECT

private slots:
    void windowsShowTheSame()
    {
        for (std::uint32_t seed = 0; seed < 40; ++seed) {
            const nav::Polygon polygon = star(seed, 600);
            const double x = 13.0 * seed - 350;
            const nav::Box window{{x, -90}, {x + side, -90 + side}};
            const auto seen = drawing::asSeen(polygon, {nav::grown(window, 2), 1e-9});
            QVERIFY(seen);
            const auto& part = std::get<nav::Polygon>(*seen);
            QVERIFY(part.points.size() < polygon.points.size());
            const QImage all = filled(polygon, window);
            const QImage reduced = filled(part, window);
            int wrong = 0; // clipping may round a pixel of an edge
            for (int y = 0; y < side; ++y) {
                for (int column = 0; column < side; ++column)
                    wrong += all.pixel(column, y) != reduced.pixel(column, y);
            }
            QVERIFY2(wrong <= 4, qPrintable(QString::number(wrong)));
        }
    }

    void cornersThatGoAreNearOthers()
    {
        const nav::Polygon polygon = star(7, 5000);
        constexpr double pixel = 20;
        const auto fewer = drawing::withoutHeapedCorners(polygon, pixel);
        QVERIFY(fewer);
        const auto& kept = std::get<nav::Polygon>(*fewer).points;
        QVERIFY(kept.size() < polygon.points.size());
        for (const nav::Point p : polygon.points) {
            QVERIFY(std::any_of(kept.begin(), kept.end(), [p](nav::Point q) {
                return std::max(std::abs(p.x - q.x), std::abs(p.y - q.y)) < pixel / 4 || p == q;
            }));
        }
    }

    /// By the distance from each side of the whole outline.
    void grownPartsCoverTheSame()
    {
        std::mt19937 random(3);
        std::uniform_real_distribution<double> share(0, side);
        constexpr double by = 12;
        for (std::uint32_t seed = 0; seed < 12; ++seed) {
            const nav::Polygon polygon = star(seed, 600);
            const nav::Shape shapes[] = {polygon, nav::Wall{polygon.points, 3, seed % 2 == 0}};
            const double x = 40.0 * seed - 350;
            const nav::Box window{{x, -90}, {x + side, -90 + side}};
            for (const nav::Shape& shape : shapes) {
                const nav::Geometry geometry =
                    std::visit([](const auto& s) { return nav::Geometry(s); }, shape);
                const auto parts = drawing::grownParts(geometry, by, {window, 1e-9});
                for (int i = 0; i < 300; ++i) {
                    const nav::Point at = window.min + nav::Point{share(random), share(random)};
                    const double away = distanceTo(shape, at) - by;
                    if (std::abs(away) < 1e-6)
                        continue;
                    const bool isCovered =
                        std::any_of(parts.begin(), parts.end(), [at](const auto& part) {
                            return distanceTo(part.shape, at) <= part.by;
                        });
                    QCOMPARE(isCovered, away <= 0);
                }
            }
        }
    }

    void grownPartsAreNearTheWindow()
    {
        const nav::Polygon polygon = star(5, 5000);
        const nav::Box window{{100, 100}, {110, 110}};
        std::size_t corners = 0;
        for (const auto& part : drawing::grownParts(polygon, 1, {window, 1e-9})) {
            if (const auto* wall = std::get_if<nav::Wall>(&part.shape))
                corners += wall->points.size();
        }
        QVERIFY(corners > 0);
        QVERIFY2(corners < 1000, qPrintable(QString::number(corners)));
        // Few corners, arenas and markers.
        QCOMPARE(drawing::grownParts(star(1, 200), 1, {window, 1}).size(), std::size_t(1));
        QCOMPARE(drawing::grownParts(nav::Circle{{0, 0}, 5}, 1, {window, 1}).front().by, 1.0);
        QVERIFY(drawing::grownParts(nav::StartMarker{}, 1, {window, 1}).empty());
        nav::Polygon arena = polygon;
        arena.inverted = true;
        QCOMPARE(drawing::grownParts(arena, 1, {window, 1e-9}).size(), std::size_t(1));
    }

    void fewCornersStay()
    {
        const nav::Box window{{0, 0}, {1, 1}};
        QVERIFY(!drawing::asSeen(star(1, 200), {window, 1}));
        QVERIFY(!drawing::asSeen(nav::Circle{{0, 0}, 5}, {window, 1}));
        QVERIFY(!drawing::withoutHeapedCorners(star(1, 5000), 1e9)); // less than a pixel
    }
};

QTEST_MAIN(AsSeenTest)
#include "asseentest.moc"
