#include "plugins/shapes/convexpieces.h"

#include <QTest>

#include <cstdint>
#include <numbers>
#include <random>
#include <set>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

double areaOf(const std::vector<Point>& ring)
{
    double area = 0;
    for (std::size_t i = 1; i + 1 < ring.size(); ++i)
        area += 0.5 * nav::cross(ring[i] - ring[0], ring[i + 1] - ring[0]);
    return area;
}

/// A star round a centre, so it does not cross itself; angles may be equal.
nav::Polygon star(std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    const auto share = [&random] { return double(random() >> 11) * 0x1p-53; };
    const Point center{1e3 * share(), 5e6 * share()};
    nav::Polygon polygon;
    for (std::uint64_t i = 0, count = 3 + seed % 60; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * double(i) / double(count);
        polygon.points.push_back(center +
                                 (1 + 20 * share()) * Point{std::cos(angle), std::sin(angle)});
    }
    if (seed % 2)
        std::reverse(polygon.points.begin(), polygon.points.end());
    return polygon;
}

} // namespace

class ConvexPiecesTest : public QObject {
    Q_OBJECT

private slots:
    void piecesAreConvexAndMakeUpThePolygon()
    {
        for (std::uint64_t seed = 1; seed <= 600; ++seed) {
            const nav::Polygon polygon = star(seed);
            const int most = 3 + int(seed % 10);
            const auto pieces = convexPieces(polygon, most);
            QVERIFY(pieces);
            double sum = 0;
            for (const std::vector<Point>& piece : *pieces) {
                const std::size_t n = piece.size();
                QVERIFY(n >= 3 && int(n) <= most);
                for (std::size_t i = 0; i < n; ++i) {
                    const Point a = piece[i], b = piece[(i + 1) % n], c = piece[(i + 2) % n];
                    QVERIFY(nav::cross(b - a, c - b) >= -1e-6);
                    QVERIFY(std::find(polygon.points.begin(), polygon.points.end(), a) !=
                            polygon.points.end());
                }
                sum += areaOf(piece);
            }
            const double expected = std::abs(areaOf(polygon.points));
            QVERIFY2(std::abs(sum - expected) < 1e-6 * expected, qPrintable(QString::number(seed)));
        }
    }

    void simplePolygonsNeedFewPieces()
    {
        const auto count = [](std::vector<Point> points, std::optional<int> most = std::nullopt) {
            const auto pieces = convexPieces({std::move(points)}, most);
            return pieces ? int(pieces->size()) : -1;
        };
        QCOMPARE(count({{0, 0}, {4, 0}, {4, 4}, {0, 4}}), 1);
        QCOMPARE(count({{0, 0}, {4, 0}, {4, 4}, {2, 2}, {0, 4}}), 2);
        QVERIFY(count({{0, 0}, {4, 0}, {4, 2}, {2, 2}, {2, 4}, {0, 4}}) <= 3);
        std::vector<Point> round;
        for (int i = 0; i < 24; ++i)
            round.push_back(
                {std::cos(i * std::numbers::pi / 12), std::sin(i * std::numbers::pi / 12)});
        QCOMPARE(count(round), 1);
        // 22 triangles make four eights at best; each limited piece may leave some over.
        QVERIFY(count(round, 8) >= 4);
        QVERIFY(count(round, 8) <= 10);
        QCOMPARE(count({{1, 1}, {1, 1}, {1, 1}}), 0);
        QCOMPARE(count({{0, 0}, {1, 1}, {2, 2}}), 0);
    }

    /// The pieces of an outline that crosses itself everywhere grow with the square of its points.
    void crossingsAreBounded()
    {
        const auto scribble = [](int count) {
            std::mt19937_64 random(5);
            nav::Polygon polygon;
            for (int i = 0; i < count; ++i)
                polygon.points.push_back({double(random() % 10'000), double(random() % 10'000)});
            return polygon;
        };
        QVERIFY(convexPieces(scribble(300)));
        const auto pieces = convexPieces(scribble(3000));
        QVERIFY(!pieces);
        QCOMPARE(pieces.error().message,
                 "The polygon crosses itself more often than 100,000 times.");
    }
};

QTEST_APPLESS_MAIN(ConvexPiecesTest)
#include "convexpiecestest.moc"
