#include "app/drawing/pathdrawing.h"
#include "app/drawing/searchdrawing.h"
#include "tests/app/drawing/bentpath.h"
#include "tests/app/drawing/canvasimage.h"
#include "tests/app/drawing/contrast.h"

#include <QTest>

using namespace thicket;
using drawing::Theme;

namespace {

/// Up and down through the window from -100 to 200, with an arc at each turn.
nav::Path longPath()
{
    std::vector<nav::TangentEdge> edges;
    const double half = std::numbers::pi / 2;
    for (double x = -100; x < 200; x += 40) {
        edges.push_back(nav::SurfingEdge{{x, -40}, {x, 60}, {}, {}});
        edges.push_back(
            nav::HuggingEdge{{x + 10, 60}, 10, 2 * half, 0, nav::Winding::clockwise, {}});
        edges.push_back(nav::SurfingEdge{{x + 20, 60}, {x + 20, -40}, {}, {}});
        edges.push_back(nav::HuggingEdge{
            {x + 30, -40}, 10, 2 * half, 4 * half, nav::Winding::counterClockwise, {}});
    }
    return nav::Path(std::move(edges));
}

/// The same without arcs, whose lengths Qt only approximates.
nav::Path squarePath()
{
    std::vector<nav::TangentEdge> edges;
    for (double x = -100; x < 200; x += 40) {
        const nav::Point corners[] = {
            {x, -40}, {x, 61.7}, {x + 20, 61.7}, {x + 20, -40}, {x + 40, -40}};
        for (int i = 0; i < 4; ++i)
            edges.push_back(nav::SurfingEdge{corners[i], corners[i + 1], {}, {}});
    }
    return nav::Path(std::move(edges));
}

} // namespace

/// How paths are drawn.
class PathDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void pathIsALineWithACasingAndDots();
    void formerPathIsDotted();
    void pathsInAWindowAreTheSameThere();
    void pathsOutsideAWindowAreLeftOut();
    void dotsOfFormerPathStayInAWindow();
    void highContrastShowsOnEveryHeat_data();
    void highContrastShowsOnEveryHeat();
};

void PathDrawingTest::highContrastShowsOnEveryHeat_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::highContrastLight;
    QTest::newRow("dark") << Theme::highContrastDark;
}

/// Dotted, dashed and thin lines have something beside them that stands out from a heat map, be
/// that as light or as dark as they are.
void PathDrawingTest::highContrastShowsOnEveryHeat()
{
    QFETCH(Theme, theme);
    const nav::SurfingEdge edge{{20, 50.5}, {380, 50.5}, {}, {}};
    nav::SearchStep::Tangent refused;
    refused.edge = edge;
    refused.reason = nav::Rejection::notTaut;
    drawing::SearchVertices rest;
    rest.rest = nav::Segment{edge.from, edge.to};
    const QRectF view(0, 0, 400, 100);
    using Draw = std::function<void(QPainter&, const drawing::Style&)>;
    const Draw draws[] = {
        [&](auto& p, auto& style) { drawing::drawFormerPath(p, nav::Path({edge}), style); },
        [&](auto& p, auto& style) {
            drawing::drawTried(p, {{refused}, {}}, style);
        },
        [&](auto& p, auto& style) { drawing::drawSearchVertices(p, rest, view, style); }};
    for (const Draw& draw : draws) {
        for (const QColor& heat : drawing::palette(theme).heat) {
            CanvasImage canvas({400, 100}, {0, 0}, 1, theme);
            canvas.paint([&](QPainter& p, const drawing::Style& style) {
                p.fillRect(canvas.view(), heat);
                draw(p, style);
            });
            int legible = 0; // columns in which something stands out
            for (int x = 100; x < 300; ++x) {
                double best = 1;
                for (int y = 44; y < 56; ++y)
                    best = std::max(best, test::contrast(canvas.image().pixelColor(x, y), heat));
                legible += best >= 2.5 ? 1 : 0; // white on the middle of the ramp: 2.7
            }
            QVERIFY2(legible > 50, qPrintable(heat.name()));
        }
    }
}

void PathDrawingTest::pathIsALineWithACasingAndDots()
{
    CanvasImage canvas({800, 600}, {0, 0}, 20);
    const nav::Path path = bentPath();
    canvas.paint([&](QPainter& p, const drawing::Style& style) {
        p.fillRect(canvas.view(), Qt::black);
        drawing::drawPath(p, path, style);
    });
    const auto& palette = canvas.palette();
    for (const double s : {1.0, 9.0, 18 + 3.0, 18 + 6.5, path.length() - 2}) {
        const nav::Point at = path.pointAt(s);
        const nav::Point aside = nav::leftNormal(path.tangentAt(s));
        QVERIFY(isLike(canvas.at(at), palette.path));
        QVERIFY(canvas.at(at + 2.4 / 20 * aside).blue() > 200); // casing
        QVERIFY(canvas.at(at - 2.4 / 20 * aside).blue() > 200);
        QVERIFY(isLike(canvas.at(at + 4.5 / 20 * aside), Qt::black));
    }
    QVERIFY(isLike(canvas.at({20, 15}), palette.casing)); // a dot at each contact
    QVERIFY(isLike(canvas.at({25, 10}), palette.casing));
}

void PathDrawingTest::formerPathIsDotted()
{
    CanvasImage canvas({400, 100}, {0, 0}, 1);
    canvas.paint([&](QPainter& p, const drawing::Style& style) {
        drawing::drawFormerPath(p, nav::Path({nav::SurfingEdge{{20, 50.5}, {380, 50.5}, {}, {}}}),
                                style);
    });
    int dots = 0;
    bool wasInk = false;
    for (int x = 20; x < 380; ++x) {
        const bool isInk = canvas.image().pixelColor(x, 49).green() < 200;
        dots += isInk && !wasInk;
        wasInk = isInk;
    }
    QVERIFY2(dots >= 55 && dots <= 62, qPrintable(QString::number(dots))); // one per 6 px
}

void PathDrawingTest::pathsInAWindowAreTheSameThere()
{
    const nav::Path path = longPath();
    const nav::Box window{{0, 0}, {80, 60}};
    CanvasImage whole({800, 600}, window.min, 10);
    whole.paint(
        [&](QPainter& p, const drawing::Style& style) { drawing::drawPath(p, path, style); });
    CanvasImage part({800, 600}, window.min, 10);
    part.paint([&](QPainter& p, const drawing::Style& style) {
        drawing::drawPathIn(p, path, style, window);
    });
    QCOMPARE(part.image(), whole.image());
}

void PathDrawingTest::pathsOutsideAWindowAreLeftOut()
{
    const nav::Path path = longPath();
    CanvasImage canvas({800, 600}, {0, 0}, 10);
    canvas.paint([&](QPainter& p, const drawing::Style& style) {
        p.fillRect(canvas.view(), style.palette.sheet);
        drawing::drawPathIn(p, path, style, {{0, 0}, {30, 60}});
    });
    QVERIFY(isLike(canvas.at({20, 30}), canvas.palette().path));
    QVERIFY(isLike(canvas.at({60, 30}), canvas.palette().sheet));
}

void PathDrawingTest::dotsOfFormerPathStayInAWindow()
{
    const nav::Path path = squarePath();
    const nav::Box window{{0, 0}, {80, 45}};
    CanvasImage whole({3400, 1200}, {-100, -50}, 10); // all of the path, as Qt's clip shifts dashes
    whole.paint(
        [&](QPainter& p, const drawing::Style& style) { drawing::drawFormerPath(p, path, style); });
    CanvasImage part({800, 450}, window.min, 10);
    part.paint([&](QPainter& p, const drawing::Style& style) {
        drawing::drawFormerPathIn(p, path, style, window);
    });
    int ink = 0;
    int other = 0;
    for (int x = 0; x < 800; ++x) {
        for (int y = 0; y < 450; ++y) {
            const int green = whole.image().pixelColor(x + 1000, y + 250).green();
            ink += green < 200;
            other += std::abs(green - part.image().pixelColor(x, y).green()) > 64;
        }
    }
    QVERIFY(ink > 1000);
    QVERIFY2(other < ink / 100, qPrintable(QStringLiteral("%1 of %2").arg(other).arg(ink)));
}

QTEST_MAIN(PathDrawingTest)
#include "pathdrawingtest.moc"
