#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/json/json.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// What TMX and TMJ files say, whichever of the two they are. Values; lengths in pixels, y down,
/// angles in degrees clockwise as seen. Source: Tiled's manual, "TMX Map Format" and "JSON Map
/// Format".
namespace thicket::plugins {

/// A custom property. A class is an object, a list an array, all else a text, number or flag.
struct TiledProperty {
    std::string name;
    const char* type = "string"; ///< "string", "int", "float", "bool": as Tiled spells it
    nav::Json value;
};

enum class TiledShape : std::uint8_t {
    rectangle,
    ellipse,
    capsule,
    point,
    polygon,
    polyline,
    text,
};

struct TiledObject {
    /// What an instance of a template says itself; the template says the rest.
    enum Given : std::uint8_t {
        givenName = 1,
        givenType = 2,
        givenWidth = 4,
        givenHeight = 8,
        givenRotation = 16,
        givenGid = 32,
        givenVisible = 64,
        givenShape = 128,
    };

    std::int64_t id = 0;
    std::string name = {};
    std::string type = {}; ///< Tiled's class
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    double rotation = 0;
    std::vector<nav::Point> points = {}; ///< of a polygon or polyline, from (x, y)
    std::vector<TiledProperty> properties = {};
    std::string source = {};  ///< of its template; empty: none
    std::uint32_t gid = 0;    ///< with flags; 0: no tile
    std::uint32_t line = 0;   ///< in its file
    std::int32_t tileset = 0; ///< 0: the gid is one of the map; else of TiledFiles::tileset()
    TiledShape shape = TiledShape::rectangle;
    bool visible = true;
    std::uint8_t given = 0;
};

/// Many. They grow without a second copy in memory.
using TiledObjects = std::deque<TiledObject>;
/// About what such a list needs while it is empty.
inline constexpr std::size_t emptyObjectsBytes = 640;

/// A rectangle of cells. The cells are in `gids` or, as the file has them, in `text`.
struct TiledChunk {
    std::int64_t x = 0; ///< cells
    std::int64_t y = 0;
    std::int64_t width = 0;
    std::int64_t height = 0;
    std::string text = {};
    std::vector<std::uint32_t> gids = {};
    std::uint32_t line = 0;
};

struct TiledLayer;
using TiledLayers = std::list<TiledLayer>;

struct TiledLayer {
    enum class Kind : std::uint8_t { tiles, objects, group, other };

    Kind kind = Kind::other;
    std::int64_t id = 0;
    std::string name = {};
    bool visible = true;
    bool locked = false;
    double opacity = 1;
    nav::Point offset = {};
    nav::Point parallax = {1, 1};
    std::string colour = {};
    std::vector<TiledProperty> properties = {};
    TiledObjects objects = {};
    TiledLayers layers = {};
    std::int64_t width = 0; ///< cells
    std::int64_t height = 0;
    std::vector<TiledChunk> chunks = {}; ///< of a layer that is not infinite: one
    std::string encoding = {};           ///< "csv", "base64"; empty: TiledChunk::gids
    std::string compression = {};        ///< "zlib", "gzip", "zstd"; empty: none
};

struct TiledTile {
    std::string type = {}; ///< Tiled's class
    std::vector<TiledProperty> properties = {};
    double width = 0; ///< of its own picture; 0: the tileset's
    double height = 0;
    TiledObjects shapes = {};

    /// Whether there is nothing to know of it.
    bool isPlain() const
    {
        return type.empty() && properties.empty() && width == 0 && height == 0 && shapes.empty();
    }
};

struct TiledTileset {
    std::uint32_t firstGid = 1;
    std::string source = {}; ///< of an external one; empty: embedded
    std::uint32_t line = 0;
    double tileWidth = 0;
    double tileHeight = 0;
    nav::Point tileOffset = {};
    bool isGridIsometric = false; ///< shapes of tiles lie in the plane of its isometric grid
    nav::Point gridSize = {};     ///< of a cell, pixels
    std::string alignment = {};   ///< of tile objects; empty: unspecified
    std::map<std::uint32_t, TiledTile> tiles = {}; ///< those that are not plain
};

enum class TiledOrientation : std::uint8_t { orthogonal, isometric, staggered, hexagonal };

struct TiledMap {
    TiledOrientation orientation = TiledOrientation::orthogonal;
    std::int64_t width = 0; ///< cells
    std::int64_t height = 0;
    double tileWidth = 1;
    double tileHeight = 1;
    bool infinite = false;
    double hexSideLength = 0;
    bool staggersX = false;
    bool staggersEven = false;
    int digits = 14; ///< at least so many significant digits does Tiled keep in this kind of file
    std::int64_t nextObjectId = 1;
    std::int64_t nextLayerId = 1;
    std::vector<TiledProperty> properties = {};
    std::vector<TiledTileset> tilesets = {};
    TiledLayers layers = {}; ///< from the bottom up
};

struct TiledTemplate {
    std::optional<TiledTileset> tileset = {}; ///< that of the object's gid
    TiledObject object = {};
};

} // namespace thicket::plugins
