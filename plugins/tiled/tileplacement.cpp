#include "plugins/tiled/tileplacement.h"

#include <algorithm>
#include <numbers>

namespace thicket::plugins {

namespace {

using nav::Point;

/// The grid of a staggered or hexagonal map. Source: HexagonalRenderer of Tiled.
struct Hexes {
    double columnWidth, rowHeight, doubleColumn, doubleRow;

    explicit Hexes(const TiledMap& map)
    {
        const bool isHexagonal = map.orientation == TiledOrientation::hexagonal;
        const double side = isHexagonal ? map.hexSideLength : 0;
        const double sideX = map.staggersX ? side : 0;
        const double sideY = map.staggersX ? 0 : side;
        columnWidth = (map.tileWidth - sideX) / 2 + sideX;
        rowHeight = (map.tileHeight - sideY) / 2 + sideY;
        doubleColumn = map.tileWidth + sideX;
        doubleRow = map.tileHeight + sideY;
    }
    Point cell(const TiledMap& map, std::int64_t column, std::int64_t row) const
    {
        const std::int64_t along = map.staggersX ? column : row;
        const bool isShifted = ((along & 1) != 0) != map.staggersEven;
        if (map.staggersX)
            return {double(column) * columnWidth,
                    double(row) * doubleRow + (isShifted ? rowHeight : 0)};
        return {double(column) * doubleColumn + (isShifted ? columnWidth : 0),
                double(row) * rowHeight};
    }
};

bool isIsometric(const TiledMap& map) { return map.orientation == TiledOrientation::isometric; }
bool isRectangular(const TiledMap& map) { return map.orientation == TiledOrientation::orthogonal; }

/// How cells of that size show the plane, where they are squares of their height: from the plane to
/// the screen. The origin stays.
Affine shown(Point cell)
{
    const double w = cell.x / cell.y / 2;
    return {w, 0.5, -w, 0.5, 0, 0};
}
/// From the screen to the plane.
Affine seenFromAbove(const TiledMap& map)
{
    const double w = map.tileWidth / map.tileHeight / 2;
    return {1 / (2 * w), -1 / (2 * w), 1, 1, 0, 0};
}

/// A rotation as Tiled shows it. It turns what an isometric map shows of the plane.
Affine rotation(const TiledMap& map, double degrees)
{
    if (degrees == 0)
        return {};
    const Affine turn = Affine::rotation(degrees * std::numbers::pi / 180);
    if (!isIsometric(map))
        return turn;
    return seenFromAbove(map) * turn * shown({map.tileWidth, map.tileHeight});
}

/// Where in a tile object its (x, y) is, as parts of width and height.
Point anchor(const TiledMap& map, const TileUse& use)
{
    const std::string named = use.tileset ? use.tileset->alignment : std::string();
    const std::string name = !named.empty() && named != "unspecified" ? named
                             : isIsometric(map)                       ? "bottom"
                                                                      : "bottomleft";
    const auto has = [&name](const char* part) { return name.find(part) != std::string::npos; };
    return {has("left") ? 0 : has("right") ? 1 : 0.5, has("top") ? 0 : has("bottom") ? 1 : 0.5};
}

/// Where a tile object's picture begins, from its (x, y).
Point pictureCorner(const TiledMap& map, const TiledObject& object, const TileUse& use)
{
    const Point at = anchor(map, use);
    const Point corner{-at.x * object.width, -at.y * object.height};
    const Point size = use.size();
    if (!use.tileset || size.x <= 0 || size.y <= 0)
        return corner;
    const Point offset = use.tileset->tileOffset;
    return corner + Point{offset.x * object.width / size.x, offset.y * object.height / size.y};
}

/// From the coordinates of a tile's shapes to the pixels of its picture.
Affine shapesInPicture(const TileUse& use)
{
    if (!use.tileset || !use.tileset->isGridIsometric)
        return {};
    const Point cell = use.tileset->gridSize;
    if (!(cell.x > 0 && cell.y > 0))
        return {};
    return Affine::translation({cell.x / 2, use.size().y - cell.y}) * shown(cell);
}

Affine flips(std::uint32_t flags, Point size)
{
    Affine flip;
    if (flags & flippedHorizontally)
        flip = Affine{-1, 0, 0, 1, size.x, 0} * flip;
    if (flags & flippedVertically)
        flip = Affine{1, 0, 0, -1, 0, size.y} * flip;
    return flip;
}

} // namespace

const TiledTile* TileUse::tile() const
{
    if (!tileset)
        return nullptr;
    const auto found = tileset->tiles.find(index);
    return found == tileset->tiles.end() ? nullptr : &found->second;
}

Point TileUse::size() const
{
    const TiledTile* const own = tile();
    if (own && own->width > 0 && own->height > 0)
        return {own->width, own->height};
    return tileset ? Point{tileset->tileWidth, tileset->tileHeight} : Point{};
}

TilesetTable::TilesetTable(const TiledMap& map, const std::vector<const TiledTileset*>& used)
{
    for (std::size_t i = 0; i < used.size(); ++i)
        m_entries.push_back({map.tilesets[i].firstGid, used[i]});
    std::stable_sort(m_entries.begin(), m_entries.end(),
                     [](const Entry& a, const Entry& b) { return a.firstGid < b.firstGid; });
}

TileUse TilesetTable::find(std::uint32_t gid) const
{
    const std::uint32_t number = gid & ~tileFlags;
    const auto after =
        std::upper_bound(m_entries.begin(), m_entries.end(), number,
                         [](std::uint32_t n, const Entry& entry) { return n < entry.firstGid; });
    if (after == m_entries.begin())
        return {nullptr, 0, gid & tileFlags};
    const Entry& entry = *std::prev(after);
    return {entry.tileset, number - entry.firstGid, gid & tileFlags};
}

Affine objectPlacement(const TiledMap& map, const TiledObject& object)
{
    return Affine::translation({object.x, object.y}) * rotation(map, object.rotation);
}

Affine tileObjectPlacement(const TiledMap& map, const TiledObject& object, const TileUse& use)
{
    return objectPlacement(map, object) * Affine::translation(pictureCorner(map, object, use));
}

Affine cellPlacement(const TiledMap& map, const TileUse& use, std::int64_t column, std::int64_t row)
{
    Point size = use.size();
    Affine flip;
    if (use.flags & flippedDiagonally) {
        flip = Affine{0, 1, 1, 0, 0, 0};
        std::swap(size.x, size.y);
    }
    flip = flips(use.flags, size) * flip;
    const double x = double(column), y = double(row);
    Point corner = isIsometric(map)
                       ? Point{(x - y - 1) * map.tileWidth / 2, (x + y) * map.tileHeight / 2}
                   : isRectangular(map) ? Point{x * map.tileWidth, y * map.tileHeight}
                                        : Hexes(map).cell(map, column, row);
    corner = corner + use.tileset->tileOffset;
    corner.y += map.tileHeight - size.y; // pictures stand on the lower edge of the cell
    const Affine onScreen = Affine::translation(corner) * flip * shapesInPicture(use);
    return isIsometric(map) ? seenFromAbove(map) * onScreen : onScreen;
}

Affine tileShapePlacement(const TiledMap& map, const TiledObject& object, const TileUse& use)
{
    const Point size = use.size();
    const Affine scaling = size.x > 0 && size.y > 0
                               ? flips(use.flags, {object.width, object.height}) *
                                     Affine::scaling(object.width / size.x, object.height / size.y)
                               : Affine();
    const Affine inObject =
        Affine::translation(pictureCorner(map, object, use)) * scaling * shapesInPicture(use);
    if (!isIsometric(map))
        return objectPlacement(map, object) * inObject;
    // Pictures stand upright on the screen.
    const Affine turn = Affine::rotation(object.rotation * std::numbers::pi / 180);
    return Affine::translation({object.x, object.y}) * seenFromAbove(map) * turn * inObject;
}

Point layerOffset(const TiledMap& map, Point offset)
{
    return isIsometric(map) ? seenFromAbove(map)(offset) : offset;
}

Point mapSize(const TiledMap& map)
{
    const double columns = double(map.width), rows = double(map.height);
    if (isIsometric(map))
        return {columns * map.tileHeight, rows * map.tileHeight};
    if (isRectangular(map))
        return {columns * map.tileWidth, rows * map.tileHeight};
    const Hexes hexes(map);
    if (map.staggersX) {
        return {columns * hexes.columnWidth + (map.tileWidth - hexes.columnWidth),
                rows * hexes.doubleRow + (columns > 1 ? hexes.rowHeight : 0)};
    }
    return {columns * hexes.doubleColumn + (rows > 1 ? hexes.columnWidth : 0),
            rows * hexes.rowHeight + (map.tileHeight - hexes.rowHeight)};
}

} // namespace thicket::plugins
