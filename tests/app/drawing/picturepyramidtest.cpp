#include "app/drawing/picturepyramid.h"
#include "tests/app/drawing/canvasimage.h"
#include "tests/app/drawing/quarters.h"

#include <QTest>

#include <cstdlib>

using namespace thicket;
using drawing::PicturePyramid;

namespace {

const QColor red(220, 0, 0);
const QColor green(0, 160, 0);
const QColor blue(0, 0, 220);

CanvasImage painted(const PicturePyramid& picture, double pixelsPerUnit, bool isYUp = true,
                    double ratio = 1)
{
    CanvasImage canvas({400, 300}, {0, 0}, pixelsPerUnit, drawing::Theme::light, isYUp, ratio);
    canvas.paint([&](QPainter& painter, const drawing::Style&) {
        picture.paint(painter, QRectF(10, 20, 200, 100), canvas.view());
    });
    return canvas;
}

int mostDifference(const QImage& a, const QImage& b)
{
    int most = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            most = std::max({most, std::abs(p.red() - q.red()), std::abs(p.green() - q.green()),
                             std::abs(p.blue() - q.blue())});
        }
    }
    return most;
}

} // namespace

class PicturePyramidTest : public QObject {
    Q_OBJECT

private slots:
    void standsUprightOnBothAxes()
    {
        const PicturePyramid picture(quarters({800, 400}));
        const CanvasImage up = painted(picture, 1);
        QVERIFY(isLike(up.at({30, 110}), red)); // the top is where y is greatest
        QVERIFY(isLike(up.at({190, 110}), green));
        QVERIFY(isLike(up.at({30, 30}), blue));
        QVERIFY(isLike(up.at({5, 30}), up.palette().sheet));
        const CanvasImage down = painted(picture, 1, false);
        QVERIFY(isLike(down.at({30, 30}), red));
        QVERIFY(isLike(down.at({30, 110}), blue));
    }

    /// Every size of the picture shows the same thing at the same place.
    void everyLevelFits()
    {
        const PicturePyramid large(quarters({4100, 2050}));
        const PicturePyramid small(quarters({300, 150}));
        for (const double scale : {0.1, 0.3, 0.9, 1.9})
            for (const double ratio : {1.0, 1.5, 2.0}) {
                for (const PicturePyramid* picture : {&large, &small}) {
                    const CanvasImage canvas = painted(*picture, scale, true, ratio);
                    const double d = 8 / scale; // beside the edges of the quarters
                    const nav::Point middle{110, 70};
                    if (d > 40)
                        continue;
                    QVERIFY(isLike(canvas.at(middle + nav::Point{-d, d}), red));
                    QVERIFY(isLike(canvas.at(middle + nav::Point{d, d}), green));
                    QVERIFY(isLike(canvas.at(middle + nav::Point{-d, -d}), blue));
                }
            }
    }

    /// The canvas repaints parts. They must fit together.
    void partsMakeTheWhole()
    {
        const PicturePyramid picture(
            quarters({1000, 500})
                .scaled(1000, 700, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        for (const double scale : {0.7, 1.6}) {
            const CanvasImage whole = painted(picture, scale);
            CanvasImage parts({400, 300}, {0, 0}, scale);
            parts.paint([&](QPainter& painter, const drawing::Style&) {
                const QRectF view = parts.view();
                for (int i = 0; i < 4; ++i) {
                    const QRectF part(view.x() + view.width() / 4 * i, view.y(), view.width() / 4,
                                      view.height());
                    painter.save();
                    painter.setClipRect(part);
                    picture.paint(painter, QRectF(10, 20, 200, 100), part);
                    painter.restore();
                }
            });
            QVERIFY(mostDifference(whole.image(), parts.image()) <= 3);
        }
    }

    void greyAndClearPicturesKeepTheirKind()
    {
        QImage grey(600, 300, QImage::Format_Indexed8);
        grey.setColorTable({qRgb(0, 0, 0), qRgb(90, 90, 90)});
        grey.fill(1);
        QVERIFY(isLike(painted(PicturePyramid(grey), 1).at({50, 50}), QColor(90, 90, 90)));
        QImage clear(600, 300, QImage::Format_ARGB32);
        clear.fill(Qt::transparent);
        const CanvasImage canvas = painted(PicturePyramid(clear), 1);
        QVERIFY(isLike(canvas.at({50, 50}), canvas.palette().sheet));
        QVERIFY(PicturePyramid(QImage()).isNull());
    }

    /// Far magnified, each pixel is a square with sharp edges, also where its size exceeds what
    /// Qt's image transform can tell apart.
    void farMagnifiedPixelsAreSquares()
    {
        const PicturePyramid picture(quarters({20, 10}));
        for (const double scale : {100.0, 1e7}) {
            CanvasImage canvas({400, 300}, nav::Point{110, 70} - nav::Point{200, 150} * (1 / scale),
                               scale);
            canvas.paint([&](QPainter& painter, const drawing::Style&) {
                picture.paint(painter, QRectF(10, 20, 200, 100), canvas.view());
            });
            const double d = 3 / scale;
            QVERIFY(isLike(canvas.at({110 - d, 70 + d}), red));
            QVERIFY(isLike(canvas.at({110 + d, 70 + d}), green));
            QVERIFY(isLike(canvas.at({110 - d, 70 - d}), blue));
        }
    }
};

QTEST_MAIN(PicturePyramidTest)
#include "picturepyramidtest.moc"
