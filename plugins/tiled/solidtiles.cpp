#include "plugins/tiled/solidtiles.h"

#include "plugins/shapes/cellpieces.h"
#include "plugins/tiled/tiledata.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace thicket::plugins {

namespace {

constexpr std::int64_t mostSolidCells = std::int64_t(1) << 24;

/// The rectangle round the chunks, in cells of the lattice.
class Extent {
public:
    Extent(const std::vector<TiledChunk>& chunks, const SolidLattice& lattice)
    {
        for (const TiledChunk& chunk : chunks) {
            if (chunk.width <= 0 || chunk.height <= 0)
                continue;
            // Of cells that are moved against each other, the outermost are among these.
            for (const std::int64_t column : ends(chunk.x, chunk.width))
                for (const std::int64_t row : ends(chunk.y, chunk.height))
                    enclose(lattice.cells(column, row));
        }
    }
    std::int64_t left() const { return m_left; }
    std::int64_t top() const { return m_top; }
    std::int64_t columns() const { return m_right - m_left; }
    std::int64_t rows() const { return m_bottom - m_top; }
    bool isEmpty() const { return m_left >= m_right; }
    bool isTooLarge() const
    {
        return columns() > mostSolidCells || rows() > mostSolidCells / columns();
    }

private:
    static std::array<std::int64_t, 4> ends(std::int64_t first, std::int64_t count)
    {
        const std::int64_t last = first + count - 1;
        return {first, std::min(first + 1, last), std::max(last - 1, first), last};
    }
    void enclose(const SolidLattice::Cells& cells)
    {
        m_left = std::min(m_left, cells.column);
        m_top = std::min(m_top, cells.row);
        m_right = std::max(m_right, cells.column + cells.columns);
        m_bottom = std::max(m_bottom, cells.row + cells.rows);
    }

    std::int64_t m_left = INT64_MAX, m_top = INT64_MAX, m_right = INT64_MIN, m_bottom = INT64_MIN;
};

} // namespace

SolidTiles::SolidTiles(const QString& list)
{
    for (const QString& name : list.split(',', Qt::SkipEmptyParts))
        if (!name.trimmed().isEmpty())
            m_names << name.trimmed();
    const auto isOnly = [this](const char* word) {
        return m_names.size() == 1 &&
               m_names[0].compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
    };
    m_isAll = isOnly("all");
    if (m_isAll || isOnly("none"))
        m_names.clear();
    m_unused = m_names;
}

bool SolidTiles::take(const std::string& name, const std::string& path)
{
    bool isSolid = m_isAll;
    for (const std::string& called : {name, path}) {
        const QString text = QString::fromStdString(called).trimmed();
        isSolid = isSolid || m_names.contains(text, Qt::CaseInsensitive);
        m_unused.removeIf(
            [&](const QString& other) { return other.compare(text, Qt::CaseInsensitive) == 0; });
    }
    return isSolid;
}

Result<std::vector<std::vector<nav::Point>>> solidCells(const TiledLayer& layer,
                                                        const SolidLattice& lattice,
                                                        const std::string& name, std::size_t most)
{
    std::vector<std::vector<nav::Point>> polygons;
    const Extent extent(layer.chunks, lattice);
    if (extent.isEmpty())
        return polygons;
    const auto refused = [&](const std::string& message, const TiledChunk& chunk) {
        return Unexpected(message, name + ": line " + std::to_string(chunk.line));
    };
    if (extent.isTooLarge()) {
        return refused("The layer's chunks lie in a rectangle of more than 16,777,216 cells; leave "
                       "it out of the option solid.",
                       layer.chunks.front());
    }
    CellRaster raster(int(extent.columns()), int(extent.rows()));
    for (const TiledChunk& chunk : layer.chunks) {
        const auto visit = [&](std::int64_t index, std::uint32_t) {
            const SolidLattice::Cells cells =
                lattice.cells(chunk.x + index % chunk.width, chunk.y + index / chunk.width);
            for (int i = 0; i < cells.columns * cells.rows; ++i)
                raster.set(int(cells.column - extent.left()) + i % cells.columns,
                           int(cells.row - extent.top()) + i / cells.columns, 1);
            return true;
        };
        if (const auto problem = visitCells(layer, chunk, visit))
            return refused(*problem, chunk);
    }
    const auto merged = mergedCells(raster, most);
    if (!merged) {
        return refused("The layer's cells make too many polygons; leave it out of the option "
                       "solid.",
                       layer.chunks.front());
    }
    const nav::Point corner{double(extent.left()), double(extent.top())};
    for (const CellPiece& piece : merged->pieces) {
        std::vector<nav::Point> ring = piece.outline;
        for (nav::Point& p : ring)
            p = p + corner;
        polygons.push_back(lattice.placed(ring));
    }
    return polygons;
}

} // namespace thicket::plugins
