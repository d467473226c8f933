#include "plugins/shapes/holedrings.h"

#include "libnav/geometry/crossing.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

Ring round(Point center, double radius, int corners, bool isClockwise = false, double turn = 0)
{
    Ring ring;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + (isClockwise ? -2 : 2) * std::numbers::pi * i / corners;
        ring.push_back(center + radius * Point{std::cos(angle), std::sin(angle)});
    }
    return ring;
}

Ring box(double x, double y, double width, double height)
{
    return {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
}

double areaOf(const std::vector<Ring>& rings)
{
    double area = 0;
    for (const Ring& ring : rings)
        area += std::abs(doubleArea(ring)) / 2;
    return area;
}

/// Whether pieces and area cover the same random points, none twice.
bool coverTheSame(const HoledRing& area, const std::vector<Ring>& pieces, std::mt19937_64& random)
{
    const auto number = [&random] { return double(random() >> 11) * 0x1p-53; };
    for (int i = 0; i < 2000; ++i) {
        const Point p{-10 + 120 * number(), -10 + 120 * number()};
        bool isIn = encloses(area.outer, p);
        for (const Ring& hole : area.holes)
            isIn = isIn && !encloses(hole, p);
        int times = 0;
        for (const Ring& piece : pieces)
            times += encloses(piece, p);
        if (times != (isIn ? 1 : 0))
            return false;
    }
    return true;
}

} // namespace

class RingsTest : public QObject {
    Q_OBJECT

private slots:
    void evenOddAlternates()
    {
        std::vector<Ring> rings;
        for (const double radius : {10, 40, 20, 30})
            rings.push_back(round({0, 0}, radius, 12, radius == 20));
        rings.push_back(round({100, 0}, 5, 9));
        const NestedRings sorted = nested(rings, FillRule::evenOdd);
        QCOMPARE(sorted.areas.size(), std::size_t(3));
        QCOMPARE(sorted.areas[0].index, std::size_t(1));
        QCOMPARE(sorted.areas[0].holes.size(), std::size_t(1));
        QVERIFY(sorted.areas[0].holes[0] == rings[3]);
        QVERIFY(sorted.areas[1].outer == rings[2] && sorted.areas[1].holes[0] == rings[0]);
        QVERIFY(sorted.areas[2].outer == rings[4] && sorted.areas[2].holes.empty());
        QCOMPARE(sorted.covered, std::size_t(0));
    }

    void sensesCount()
    {
        const Ring outer = round({0, 0}, 40, 12), same = round({0, 0}, 30, 12),
                   against = round({0, 0}, 20, 12, true), last = round({0, 0}, 10, 12, true);
        const NestedRings sorted = nested({outer, same, against, last}, FillRule::nonZero);
        // Twice round, once, not at all.
        QCOMPARE(sorted.areas.size(), std::size_t(1));
        QVERIFY(sorted.areas[0].holes == std::vector<Ring>{last});
        QCOMPARE(sorted.covered, std::size_t(2));
    }

    void manyRingsAreSortedInTime_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("apart") << 0;
        QTest::newRow("in each other") << 1;
        QTest::newRow("in a column") << 2;
    }

    void manyRingsAreSortedInTime()
    {
        QFETCH(int, kind);
        constexpr int count = 20000;
        std::vector<Ring> rings;
        for (int i = 0; i < count; ++i)
            rings.push_back(kind == 0   ? box(3 * (i % 200), 3 * (i / 200), 1, 1)
                            : kind == 1 ? box(i, i, 1e6 - 2 * i, 1e6 - 2 * i)
                                        : box(0, 3 * i, 1, 1));
        const NestedRings sorted = nested(rings, FillRule::evenOdd);
        std::size_t seen = 0;
        for (const HoledRing& area : sorted.areas)
            seen += 1 + area.holes.size();
        QCOMPARE(seen, std::size_t(count));
        if (kind == 0)
            QCOMPARE(sorted.areas.size(), std::size_t(count));
    }

    void holesAreCut()
    {
        std::mt19937_64 random(3);
        const auto number = [&random] { return double(random() >> 11) * 0x1p-53; };
        for (int round_ = 0; round_ < 200; ++round_) {
            HoledRing area{round({50, 50}, 70, 5 + round_ % 30, round_ % 2), {}, 0};
            const int cells = 1 + round_ % 6;
            // On a grid, so that many begin and end at the same height.
            for (int i = 0; i < cells * cells; ++i) {
                const double side = 60.0 / cells;
                const Point corner{20 + side * (i % cells), 20 + side * (i / cells)};
                if (round_ % 3 == 0)
                    area.holes.push_back(box(corner.x, corner.y, side / 2, side / 2));
                else
                    area.holes.push_back(round(corner + Point{side / 2, side / 2},
                                               side * (0.1 + 0.3 * number()), 3 + i % 7, i % 2,
                                               round_ % 3 == 1 ? 0 : number()));
            }
            const std::vector<Ring> pieces = cutAtHoles(area);
            QVERIFY2(!pieces.empty(), qPrintable(QString::number(round_)));
            QVERIFY(pieces.size() <= area.holes.size() + 1);
            const double wanted = areaOf({area.outer}) - areaOf(area.holes);
            QVERIFY(std::abs(areaOf(pieces) - wanted) < 1e-6);
            for (const Ring& piece : pieces)
                QVERIFY(!nav::crossingSides(piece));
            QVERIFY(coverTheSame(area, pieces, random));
        }
    }

    void crossingRingsAreNotCut()
    {
        QVERIFY(cutAtHoles({box(0, 0, 10, 10), {box(5, 5, 10, 2)}, 0}).empty());
        QVERIFY(cutAtHoles({box(0, 0, 10, 10), {box(2, 2, 4, 4), box(3, 3, 4, 4)}, 0}).empty());
    }

    void aThousandHolesAreCut()
    {
        HoledRing area{box(-1, -1, 3002, 3002), {}, 0};
        for (int i = 0; i < 1000; ++i)
            area.holes.push_back(box(90 * (i % 32), 90 * (i / 32), 40, 40));
        const std::vector<Ring> pieces = cutAtHoles(area);
        QVERIFY(!pieces.empty());
        QVERIFY(std::abs(areaOf(pieces) - (3002.0 * 3002 - 1000 * 1600)) < 1e-3);
    }
};

QTEST_GUILESS_MAIN(RingsTest)
#include "holedringstest.moc"
