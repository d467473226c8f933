#include "app/drawing/linesum.h"

#include <QPainter>
#include <QPainterPath>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace thicket::drawing;

namespace {

constexpr QRect window(0, 0, 300, 200);

/// Lines of all directions, some far beyond the window, some tiny, some along the axes.
std::vector<QLineF> randomLines(std::uint32_t seed, int count)
{
    std::mt19937 random(seed);
    const auto within = [&random](double low, double high) {
        return low + (high - low) * (random() / 4294967296.0);
    };
    std::vector<QLineF> lines;
    for (int i = 0; i < count; ++i) {
        const double reach = i % 5 == 0 ? 3000 : 40;
        const QPointF from(within(-reach, 300 + reach), within(-reach, 200 + reach));
        const double span = i % 3 == 0 ? 2 : 400;
        QPointF to = from + QPointF(within(-span, span), within(-span, span));
        if (i % 11 == 0)
            to.setY(from.y());
        if (i % 13 == 0)
            to.setX(from.x());
        lines.emplace_back(from, to);
    }
    return lines;
}

QImage summed(const LineSum& sum, const std::vector<QRgb>& colors)
{
    QImage image(sum.window().size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    sum.convert(image, sum.window(), colors);
    return image;
}

/// As one path, as the graph is painted.
QImage stroked(const std::vector<QLineF>& lines, const QColor& color, double width)
{
    QImage image(window.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath path;
    for (const QLineF& line : lines) {
        path.moveTo(line.p1());
        path.lineTo(line.p2());
    }
    painter.strokePath(path, QPen(color, width, Qt::SolidLine, Qt::FlatCap));
    return image;
}

struct Difference {
    double mean = 0; ///< of the opacities, in levels of 255
    int largest = 0;
    double far = 0; ///< share of pixels with more than 12 levels
};

Difference difference(const QImage& a, const QImage& b)
{
    Difference found;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const int apart = std::abs(qAlpha(a.pixel(x, y)) - qAlpha(b.pixel(x, y)));
            found.mean += apart;
            found.largest = std::max(found.largest, apart);
            found.far += apart > 12 ? 1 : 0;
        }
    }
    found.mean /= a.width() * a.height();
    found.far /= a.width() * a.height();
    return found;
}

bool isZero(const LineSum& sum)
{
    const QRect& box = sum.window();
    for (int y = box.top(); y <= box.bottom(); ++y)
        for (int x = box.left(); x <= box.right(); ++x)
            if (sum.at({x, y}) != 0)
                return false;
    return true;
}

bool isSame(const LineSum& a, const LineSum& b)
{
    const QRect& box = a.window();
    for (int y = box.top(); y <= box.bottom(); ++y)
        for (int x = box.left(); x <= box.right(); ++x)
            if (a.at({x, y}) != b.at({x, y}))
                return false;
    return a.window() == b.window();
}

} // namespace

/// Sums of lines: Qt's picture, and lines that can be taken out again.
class LineSumTest : public QObject {
    Q_OBJECT

private slots:
    void thinLinesLookLikeQts()
    {
        const auto lines = randomLines(1, 600);
        const QColor color(63, 120, 196, 43);
        LineSum sum(1);
        sum.clear(window);
        for (const QLineF& line : lines)
            sum.add(line);
        const Difference apart =
            difference(summed(sum, heapedColors(color)), stroked(lines, color, 1));
        qInfo("mean %.3f, largest %d, far %.5f", apart.mean, apart.largest, apart.far);
        QVERIFY(apart.mean < 1.5); // Qt rounds at each of the lines that cross
        QVERIFY(apart.far < 0.002);
    }

    void wideLinesLookLikeQts()
    {
        const auto lines = randomLines(2, 60);
        const QColor color(63, 120, 196, 43);
        LineSum sum(2);
        sum.clear(window);
        for (const QLineF& line : lines)
            sum.add(line);
        const Difference apart =
            difference(summed(sum, flatColors(color)), stroked(lines, color, 2));
        qInfo("mean %.3f, largest %d, far %.5f", apart.mean, apart.largest, apart.far);
        QVERIFY(apart.mean < 0.5);
        QVERIFY(apart.far < 0.01); // ends, which Qt cuts at right angles
    }

    void whatIsAddedCanBeTakenOut()
    {
        for (const double width : {1.0, 0.75, 2.0}) {
            const auto lines = randomLines(3, 2000);
            LineSum sum(width);
            sum.clear(window);
            for (const QLineF& line : lines)
                sum.add(line);
            QVERIFY(!isZero(sum));
            for (auto line = lines.rbegin(); line != lines.rend(); ++line)
                sum.subtract(*line);
            QVERIFY(isZero(sum));
        }
    }

    void partsMakeTheWhole()
    {
        const auto lines = randomLines(4, 500);
        LineSum whole(1);
        whole.clear(window);
        LineSum parts(1);
        parts.clear(window);
        for (const QLineF& line : lines) {
            whole.add(line);
            for (const QRect& part :
                 {QRect(0, 0, 300, 77), QRect(0, 77, 130, 123), QRect(130, 77, 170, 123)})
                parts.add(line, part);
        }
        QVERIFY(isSame(whole, parts));
    }

    void aMovedWindowKeepsItsLines()
    {
        const auto lines = randomLines(5, 500);
        LineSum moved(1);
        moved.clear(window);
        for (const QLineF& line : lines)
            moved.add(line);
        const QRect next = window.translated(40, -30);
        moved.moveWindow(next);
        for (const QLineF& line : lines) {
            moved.add(line, QRect(40, -30, 300, 30));
            moved.add(line, QRect(300, 0, 40, 170));
        }
        LineSum anew(1);
        anew.clear(next);
        for (const QLineF& line : lines)
            anew.add(line);
        QVERIFY(isSame(moved, anew));
    }

    void oddLinesAreHarmless()
    {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        LineSum sum(1);
        sum.add(QLineF(0, 0, 10, 10)); // no window yet
        sum.clear(window);
        sum.add(QLineF(5, 5, 5, 5));
        sum.add(QLineF(5, 5, infinity, 5));
        sum.add(QLineF(5, std::nan(""), 7, 5));
        QVERIFY(isZero(sum));
        sum.add(QLineF(-1e12, 0, 1e12, 1e9));
        sum.add(QLineF(-1e300, 3, 1e300, 1e299));
        sum.clear(QRect());
        sum.moveWindow(QRect(0, 0, 3, 3));
        QVERIFY(isZero(sum));
    }

    void colorsOfSums()
    {
        const auto heaped = heapedColors(QColor(0, 0, 0, 128));
        QCOMPARE(qAlpha(heaped[0]), 0);
        QCOMPARE(qAlpha(heaped[255]), 128);
        QVERIFY(std::abs(qAlpha(heaped[510]) - 192) <= 1);
        const auto flat = flatColors(QColor(0, 0, 0, 128));
        QCOMPARE(flat.size(), std::size_t(256));
        QCOMPARE(qAlpha(flat.back()), 128);
    }
};

QTEST_MAIN(LineSumTest)
#include "linesumtest.moc"
