#include "plugins/shapes/cellpieces.h"

#include <QTest>

#include <cmath>
#include <random>
#include <set>
#include <string>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

/// Letters as kinds: '.' is free.
CellRaster rasterOf(const std::vector<std::string>& rows)
{
    CellRaster cells(int(rows.front().size()), int(rows.size()));
    for (int row = 0; row < cells.rows(); ++row) {
        for (int column = 0; column < cells.columns(); ++column) {
            const char letter = rows[std::size_t(row)][std::size_t(column)];
            cells.set(column, row, letter == '.' ? CellKind(0) : CellKind(letter));
        }
    }
    return cells;
}

CellRaster randomRaster(std::mt19937_64& random, int columns, int rows, double share, int kinds)
{
    CellRaster cells(columns, rows);
    std::bernoulli_distribution isBlocked(share);
    std::uniform_int_distribution<int> kind(1, kinds);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            if (isBlocked(random))
                cells.set(column, row, CellKind(kind(random)));
    return cells;
}

/// By the crossings of a ray: the simplest method. The point must not be on the outline.
bool isInside(Point p, const std::vector<Point>& outline)
{
    bool inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point a = outline[i], b = outline[(i + 1) % outline.size()];
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
            inside = !inside;
    }
    return inside;
}

double fromSegment(Point p, Point a, Point b)
{
    const Point ab = b - a;
    const double t = std::clamp(nav::dot(p - a, ab) / nav::dot(ab, ab), 0.0, 1.0);
    return nav::distance(p, a + t * ab);
}

/// Whether no side but its two own meets a corner, and none is straight. Sides along the grid can
/// only cross where a corner or a half of a cell is; corners cut by less than half are no matter.
bool isSimple(const std::vector<Point>& outline)
{
    const std::size_t n = outline.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Point before = outline[(i + n - 1) % n], after = outline[(i + 1) % n];
        if (nav::cross(outline[i] - before, after - outline[i]) == 0)
            return false;
        for (std::size_t k = 0; k < n; ++k) {
            const bool isOwn = k == i || (k + 1) % n == i;
            if (!isOwn && fromSegment(outline[i], outline[k], outline[(k + 1) % n]) < 1e-9)
                return false;
        }
    }
    return n >= 4;
}

double areaOf(const std::vector<Point>& outline)
{
    double sum = 0;
    for (std::size_t i = 0; i < outline.size(); ++i)
        sum += nav::cross(outline[i], outline[(i + 1) % outline.size()]);
    return std::abs(sum) / 2;
}

/// How many regions the cells make for which `isWanted`, joined across sides and with `corners`
/// also across corners. One ring of cells round the grid takes part.
template <class Wanted> int regionCount(const CellRaster& cells, Wanted isWanted, bool corners)
{
    std::set<std::pair<int, int>> seen;
    int count = 0;
    const auto isNew = [&](int x, int y) {
        return x >= -1 && y >= -1 && x <= cells.columns() && y <= cells.rows() &&
               isWanted(cells.at(x, y)) && !seen.contains({x, y});
    };
    for (int y = -1; y <= cells.rows(); ++y) {
        for (int x = -1; x <= cells.columns(); ++x) {
            if (!isNew(x, y))
                continue;
            ++count;
            std::vector<std::pair<int, int>> open{{x, y}};
            seen.insert({x, y});
            while (!open.empty()) {
                const auto [cx, cy] = open.back();
                open.pop_back();
                for (int dy = -1; dy <= 1; ++dy) {
                    for (int dx = -1; dx <= 1; ++dx) {
                        if ((dx == 0 || dy == 0 || corners) && isNew(cx + dx, cy + dy)) {
                            seen.insert({cx + dx, cy + dy});
                            open.emplace_back(cx + dx, cy + dy);
                        }
                    }
                }
            }
        }
    }
    return count;
}

/// The pieces must cover each cell once, by its kind, and nothing else.
QString faultOf(const CellRaster& cells, const CellPieces& merged)
{
    double area = 0;
    std::size_t blocked = 0;
    for (const CellPiece& piece : merged.pieces) {
        if (!isSimple(piece.outline))
            return "an outline is not simple";
        area += areaOf(piece.outline);
    }
    for (int row = 0; row < cells.rows(); ++row) {
        for (int column = 0; column < cells.columns(); ++column) {
            int count = 0;
            for (const CellPiece& piece : merged.pieces) {
                if (!isInside({column + 0.5, row + 0.5}, piece.outline))
                    continue;
                ++count;
                if (piece.kind != cells.at(column, row))
                    return "a cell is of another kind than its piece";
            }
            blocked += cells.at(column, row) != 0;
            if (count != (cells.at(column, row) != 0))
                return QString("cell %1, %2 is in %3 pieces").arg(column).arg(row).arg(count);
        }
    }
    return std::abs(area - double(blocked)) < 1e-6 ? QString() : "the areas differ";
}

} // namespace

class CellPiecesTest : public QObject {
    Q_OBJECT

private slots:
    void piecesCoverExactlyTheirCells_data()
    {
        QTest::addColumn<double>("share");
        QTest::addColumn<int>("kinds");
        for (const double share : {0.05, 0.3, 0.5, 0.6, 0.7, 0.9, 1.0})
            for (const int kinds : {1, 3})
                QTest::addRow("%g of %d", share, kinds) << share << kinds;
    }

    void piecesCoverExactlyTheirCells()
    {
        QFETCH(double, share);
        QFETCH(int, kinds);
        std::mt19937_64 random(11);
        std::uniform_int_distribution<int> size(1, 14);
        for (int i = 0; i < 150; ++i) {
            const CellRaster cells = randomRaster(random, size(random), size(random), share, kinds);
            const auto merged = mergedCells(cells, 1000);
            QVERIFY(merged);
            const QString fault = faultOf(cells, *merged);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }

    void thereIsAtMostOneMorePieceThanHoles()
    {
        std::mt19937_64 random(12);
        const auto isBlocked = [](CellKind kind) { return kind != 0; };
        const auto isFree = [](CellKind kind) { return kind == 0; };
        for (int i = 0; i < 300; ++i) {
            const CellRaster cells = randomRaster(random, 12, 12, 0.3 + 0.002 * i, 1);
            const auto merged = mergedCells(cells, 1000);
            QVERIFY(merged);
            // Free cells that meet in a corner are apart, as the blocked ones touch there.
            const int components = regionCount(cells, isBlocked, false);
            const int holes = regionCount(cells, isFree, false) - 1;
            QVERIFY(int(merged->pieces.size()) >= components);
            QVERIFY(int(merged->pieces.size()) <= components + holes);
        }
    }

    void shapesThatAreEasyToGetWrong_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<int>("pieces");
        QTest::newRow("none") << QStringList{"...", "..."} << 0;
        QTest::newRow("one") << QStringList{"#"} << 1;
        QTest::newRow("all") << QStringList{"###", "###"} << 1;
        QTest::newRow("bowl") << QStringList{"#.#", "###"} << 1;
        QTest::newRow("bridge") << QStringList{"###", "#.#"} << 1;
        QTest::newRow("ring") << QStringList{"###", "#.#", "###"} << 2;
        QTest::newRow("ring that closes in a corner")
            << QStringList{"###.", "#.##", "#..#", "####"} << 2;
        QTest::newRow("ring open by a corner") << QStringList{".##", "#.#", "###"} << 2;
        QTest::newRow("chequers") << QStringList{"#.#.", ".#.#", "#.#."} << 6;
        QTest::newRow("comb") << QStringList{"#.#.#", "#####", "#.#.#"} << 1;
        QTest::newRow("rings in rings")
            << QStringList{"#####", "#...#", "#.#.#", "#...#", "#####"} << 3;
        QTest::newRow("two holes side by side") << QStringList{"#####", "#.#.#", "#####"} << 2;
        QTest::newRow("spiral") << QStringList{"######", ".....#", "####.#",
                                               "#..#.#", "#....#", "######"}
                                << 1;
        QTest::newRow("kinds") << QStringList{"aab", "abb", "aab"} << 2;
    }

    void shapesThatAreEasyToGetWrong()
    {
        QFETCH(QStringList, rows);
        QFETCH(int, pieces);
        std::vector<std::string> lines;
        for (const QString& row : rows)
            lines.push_back(row.toStdString());
        const CellRaster cells = rasterOf(lines);
        const auto merged = mergedCells(cells, 100);
        QVERIFY(merged);
        const QString fault = faultOf(cells, *merged);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        QCOMPARE(int(merged->pieces.size()), pieces);
    }

    void cutTipsLeaveAGapAndNothingElse()
    {
        std::mt19937_64 random(13);
        constexpr double cut = 0.25;
        for (int i = 0; i < 200; ++i) {
            const CellRaster cells = randomRaster(random, 9, 9, 0.1 + 0.004 * i, 1 + i % 2);
            const auto merged = mergedCells(cells, 1000, cut);
            QVERIFY(merged);
            double area = 0;
            for (const CellPiece& piece : merged->pieces) {
                QVERIFY(isSimple(piece.outline));
                area += areaOf(piece.outline);
            }
            std::size_t blocked = 0, tips = 0;
            for (int y = 0; y < cells.rows(); ++y) {
                for (int x = 0; x < cells.columns(); ++x) {
                    blocked += cells.at(x, y) != 0;
                    const bool a = cells.at(x, y), b = cells.at(x + 1, y);
                    const bool c = cells.at(x, y + 1), d = cells.at(x + 1, y + 1);
                    if (a != d || b != c || a == b)
                        continue;
                    tips += 2;
                    for (const CellPiece& piece : merged->pieces) {
                        for (std::size_t k = 0; k < piece.outline.size(); ++k) {
                            const Point from = piece.outline[k];
                            const Point to = piece.outline[(k + 1) % piece.outline.size()];
                            QVERIFY(fromSegment({x + 1.0, y + 1.0}, from, to) >
                                    cut / std::sqrt(2.0) - 1e-9);
                        }
                    }
                }
            }
            QCOMPARE(merged->cutTips, tips);
            QVERIFY(std::abs(area - (double(blocked) - double(tips) * cut * cut / 2)) < 1e-9);
        }
    }

    void largeGridsAreMergedOrRefused()
    {
        // Every cell a piece of its own; one piece; and very many holes.
        constexpr int side = 1500;
        CellRaster chequers(side, side), full(side, side), sieve(side, side);
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                chequers.set(x, y, (x + y) % 2);
                full.set(x, y, 1);
                sieve.set(x, y, x % 2 == 0 || y % 2 == 0);
            }
        }
        QVERIFY(!mergedCells(chequers, 500'000));
        QCOMPARE(mergedCells(chequers, 2'000'000)->pieces.size(), std::size_t(side * side / 2));
        QCOMPARE(mergedCells(full, 1000)->pieces.size(), std::size_t(1));
        const auto holed = mergedCells(sieve, 1'000'000);
        QVERIFY(holed);
        double area = 0;
        for (const CellPiece& piece : holed->pieces)
            area += areaOf(piece.outline);
        QCOMPARE(area, double(side) * side * 3 / 4);
        QVERIFY(holed->pieces.size() <= std::size_t(side / 2) * (side / 2) + 1);
    }
};

QTEST_GUILESS_MAIN(CellPiecesTest)
#include "cellpiecestest.moc"
