#include "plugins/tiled/solidtiles.h"

#include "plugins/tiled/tiledata.h"

#include <algorithm>
#include <cstdint>

namespace thicket::plugins {

namespace {

constexpr std::int64_t mostSolidCells = std::int64_t(1) << 24;

/// The rectangle round the chunks, in cells.
struct Extent {
    std::int64_t left = INT64_MAX, top = INT64_MAX, right = INT64_MIN, bottom = INT64_MIN;

    explicit Extent(const std::vector<TiledChunk>& chunks)
    {
        for (const TiledChunk& chunk : chunks) {
            if (chunk.width <= 0 || chunk.height <= 0)
                continue;
            left = std::min(left, chunk.x);
            top = std::min(top, chunk.y);
            right = std::max(right, chunk.x + chunk.width);
            bottom = std::max(bottom, chunk.y + chunk.height);
        }
    }
    bool isEmpty() const { return left >= right; }
    bool isTooLarge() const
    {
        return right - left > mostSolidCells || bottom - top > mostSolidCells / (right - left);
    }
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

Result<SolidCells> solidCells(const TiledLayer& layer, const std::string& name, std::size_t most)
{
    const Extent extent(layer.chunks);
    if (extent.isEmpty())
        return SolidCells{};
    const auto refused = [&](const std::string& message, const TiledChunk& chunk) {
        return Unexpected(message, name + ": line " + std::to_string(chunk.line));
    };
    if (extent.isTooLarge()) {
        return refused("The layer's chunks lie in a rectangle of more than 16,777,216 cells; leave "
                       "it out of the option solid.",
                       layer.chunks.front());
    }
    CellRaster raster(int(extent.right - extent.left), int(extent.bottom - extent.top));
    for (const TiledChunk& chunk : layer.chunks) {
        const auto visit = [&](std::int64_t index, std::uint32_t) {
            raster.set(int(chunk.x - extent.left + index % chunk.width),
                       int(chunk.y - extent.top + index / chunk.width), 1);
            return true;
        };
        if (const auto problem = visitCells(layer, chunk, visit))
            return refused(*problem, chunk);
    }
    auto merged = mergedCells(raster, most);
    if (!merged) {
        return refused("The layer's cells make too many polygons; leave it out of the option "
                       "solid.",
                       layer.chunks.front());
    }
    return SolidCells{{double(extent.left), double(extent.top)}, std::move(merged->pieces)};
}

} // namespace thicket::plugins
