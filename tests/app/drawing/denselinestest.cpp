#include "app/drawing/denselines.h"

#include <QImage>
#include <QPainterPath>
#include <QTest>

#include <cmath>
#include <functional>
#include <numbers>

using namespace thicket::drawing;

namespace {

QImage painted(const std::function<void(QPainter&)>& draw)
{
    QImage image(400, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(40, 60, 40), 1.25));
    painter.setBrush(QColor(200, 210, 190));
    draw(painter);
    return image;
}

/// The share of pixels that differ by more than a shade.
double difference(const QImage& a, const QImage& b)
{
    int different = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            different += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 40;
    return different / double(a.width() * a.height());
}

QPolygonF star(int count)
{
    QPolygonF points;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        const double radius = i % 2 == 0 ? 180 : 120;
        points << QPointF(200 + radius * std::cos(angle), 200 + radius * std::sin(angle));
    }
    return points;
}

QPolygonF zigzag(int count)
{
    QPolygonF points;
    for (int i = 0; i < count; ++i)
        points << QPointF(20 + 360.0 * i / count, i % 2 == 0 ? 30 : 370);
    return points;
}

} // namespace

class DenseLinesTest : public QObject {
    Q_OBJECT

private slots:
    void looksAsQtPaintsIt();
    void paintsAnyNumberOfSides();
    void heapedRimsLieWhereQtPaintsThem();
};

void DenseLinesTest::looksAsQtPaintsIt()
{
    for (const int count : {4, 20, 60, 120, 240}) {
        const QPolygonF body = star(count);
        const QPolygonF line = zigzag(count);
        QVERIFY(difference(painted([&](QPainter& p) { drawBody(p, body); }),
                           painted([&](QPainter& p) { p.drawPolygon(body); })) < 0.01);
        QVERIFY(difference(painted([&](QPainter& p) { drawLine(p, line); }),
                           painted([&](QPainter& p) { p.drawPolyline(line); })) < 0.01);
        QPainterPath rim;
        rim.addPolygon(line);
        const auto shifted = [&](bool isRim) {
            return painted([&](QPainter& p) {
                QPen pen = p.pen();
                pen.setCosmetic(true);
                p.setPen(pen);
                p.setBrush(Qt::NoBrush);
                p.translate(20, 10);
                p.scale(0.5, 0.5);
                isRim ? drawRim(p, rim) : p.drawPath(rim);
            });
        };
        QVERIFY(difference(shifted(true), shifted(false)) < 0.01);
    }
}

/// Smoothed as one path these would take minutes.
void DenseLinesTest::paintsAnyNumberOfSides()
{
    const QImage body = painted([](QPainter& p) { drawBody(p, star(5000)); });
    QCOMPARE(body.pixelColor(200, 200), QColor(200, 210, 190));
    QCOMPARE(body.pixelColor(200, 10), QColor(Qt::white));
    QVERIFY(qGray(body.pixel(200, 50)) < 100); // where the teeth are
    const QImage line = painted([](QPainter& p) { drawLine(p, zigzag(5000)); });
    QVERIFY(qGray(line.pixel(200, 200)) < 100);
    QCOMPARE(line.pixelColor(200, 10), QColor(Qt::white));
    QPainterPath star5000;
    star5000.addPolygon(star(5000));
    const QImage fill = painted([&](QPainter& p) {
        p.setBrush(QColor(200, 210, 190));
        drawFill(p, star5000);
    });
    QCOMPARE(fill.pixelColor(200, 200), QColor(200, 210, 190));
    QCOMPARE(fill.pixelColor(200, 10), QColor(Qt::white));
}

/// More sides than are drawn smoothly, but apart.
void DenseLinesTest::heapedRimsLieWhereQtPaintsThem()
{
    QPolygonF wave;
    for (int i = 0; i <= 6000; ++i) {
        const double turn = i / 6000.0 * 12 * 3.141592653589793;
        wave << QPointF(10 + i / 16.0, 200 + 150 * std::sin(turn));
    }
    QPainterPath rim;
    rim.addPolygon(wave);
    const auto drawn = [&](bool isRim) {
        return painted([&](QPainter& p) {
            QPen pen(Qt::black, 2.25);
            pen.setCosmetic(true);
            p.setPen(pen);
            p.setBrush(Qt::NoBrush);
            isRim ? drawRim(p, rim) : p.drawPath(rim);
        });
    };
    QVERIFY(difference(drawn(true), drawn(false)) < 0.01);
}

QTEST_MAIN(DenseLinesTest)
#include "denselinestest.moc"
