#include "plugins/shapes/cellpieces.h"

#include "plugins/shapes/cellstretches.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

namespace thicket::plugins {

namespace {

using nav::Point;

constexpr std::size_t stretchesPerPiece = 6;

/// The piece of each cell, counted from 1; 0: none.
class PieceRaster {
public:
    PieceRaster(const CellRaster& cells, const StretchPieces& joined)
        : m_columns(cells.columns()), m_rows(cells.rows()),
          m_pieces(std::size_t(m_columns) * std::size_t(m_rows))
    {
        for (std::size_t i = 0; i < joined.stretches.size(); ++i) {
            const CellStretch& stretch = joined.stretches[i];
            const auto row = m_pieces.begin() + std::ptrdiff_t(stretch.row) * m_columns;
            std::fill(row + stretch.begin, row + stretch.end, joined.pieceOf[i] + 1);
        }
    }
    std::uint32_t at(int column, int row) const
    {
        if (column < 0 || row < 0 || column >= m_columns || row >= m_rows)
            return 0;
        return m_pieces[std::size_t(row) * std::size_t(m_columns) + std::size_t(column)];
    }

private:
    int m_columns;
    int m_rows;
    std::vector<std::uint32_t> m_pieces;
};

/// A place on the lines between cells, and the direction to the next one.
struct Walker {
    int x;
    int y;
    int dx = 1;
    int dy = 0;

    /// The cell ahead on the right, where y points down.
    std::pair<int, int> right() const
    {
        return {x + std::min(0, dx - dy), y + std::min(0, dx + dy)};
    }
    std::pair<int, int> left() const
    {
        return {x + std::min(0, dx + dy), y + std::min(0, dy - dx)};
    }
    void advance()
    {
        x += dx;
        y += dy;
    }
    void turnRight() { std::tie(dx, dy) = std::pair(-dy, dx); }
    void turnLeft() { std::tie(dx, dy) = std::pair(dy, -dx); }
    Walker turnedRight() const
    {
        Walker other = *this;
        other.turnRight();
        return other;
    }
};

/// Walks round pieces, with the piece on the right.
class OutlineWalk {
public:
    OutlineWalk(const CellRaster& cells, const StretchPieces& joined, double tipCut)
        : m_cells(cells), m_pieces(cells, joined), m_tipCut(tipCut)
    {}

    /// From the first cell of the piece.
    std::vector<Point> outline(const CellStretch& first)
    {
        const std::uint32_t piece = m_pieces.at(first.begin, first.row);
        Walker walker{first.begin, first.row};
        m_outline.clear();
        do {
            walker.advance();
            if (isIn(piece, walker.left())) {
                addCorner(walker);
                walker.turnLeft();
            } else if (!isIn(piece, walker.right())) {
                if (m_tipCut > 0 && isTip(walker))
                    addCutTip(walker);
                else
                    addCorner(walker);
                walker.turnRight();
            }
        } while (walker.x != first.begin || walker.y != first.row);
        return {m_outline.begin(), m_outline.end()};
    }
    std::size_t cutTips() const { return m_cutTips; }

private:
    bool isIn(std::uint32_t piece, std::pair<int, int> cell) const
    {
        return m_pieces.at(cell.first, cell.second) == piece;
    }
    bool isFree(std::pair<int, int> cell) const { return m_cells.at(cell.first, cell.second) == 0; }

    /// Whether the walker, about to turn right, meets another blocked cell only in this corner.
    bool isTip(const Walker& walker) const
    {
        Walker back = walker;
        back.dx = -walker.dx;
        back.dy = -walker.dy;
        // What was on the left on the way here is on the right when looking back.
        return !isFree(walker.left()) && isFree(walker.right()) && isFree(back.right());
    }

    void addCorner(const Walker& walker)
    {
        m_outline.push_back({double(walker.x), double(walker.y)});
    }
    void addCutTip(const Walker& walker)
    {
        const Walker next = walker.turnedRight();
        const Point corner{double(walker.x), double(walker.y)};
        m_outline.push_back(corner - m_tipCut * Point{double(walker.dx), double(walker.dy)});
        m_outline.push_back(corner + m_tipCut * Point{double(next.dx), double(next.dy)});
        ++m_cutTips;
    }

    const CellRaster& m_cells;
    PieceRaster m_pieces;
    double m_tipCut;
    std::vector<Point> m_outline;
    std::size_t m_cutTips = 0;
};

} // namespace

std::optional<CellPieces> mergedCells(const CellRaster& cells, std::size_t most, double tipCut)
{
    assert(tipCut >= 0 && tipCut < 0.5);
    const auto joined = joinedStretches(cells, most * stretchesPerPiece);
    if (!joined || joined->pieces > most)
        return {};
    OutlineWalk walk(cells, *joined, tipCut);
    CellPieces result;
    result.pieces.reserve(joined->pieces);
    for (std::size_t i = 0; i < joined->stretches.size(); ++i) {
        const CellStretch& stretch = joined->stretches[i];
        if (joined->pieceOf[i] == result.pieces.size())
            result.pieces.push_back({stretch.kind, walk.outline(stretch)});
    }
    result.cutTips = walk.cutTips();
    return result;
}

} // namespace thicket::plugins
