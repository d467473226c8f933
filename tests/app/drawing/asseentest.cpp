#include "app/drawing/asseen.h"

#include <QImage>
#include <QPainter>
#include <QPolygonF>
#include <QTest>

#include <algorithm>
#include <cmath>
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
