#include "plugins/godot/sceneimport.h"

#include "plugins/api/formatoptions.h"
#include "plugins/godot/godotspace.h"
#include "plugins/godot/movednodes.h"
#include "plugins/godot/nodeshapes.h"
#include "plugins/godot/ownrecords.h"
#include "plugins/godot/scenetext.h"
#include "plugins/godot/tilemaps.h"
#include "plugins/shapes/ledger.h"
#include "plugins/shapes/objectbudget.h"

#include <algorithm>
#include <future>
#include <iterator>
#include <optional>
#include <string_view>

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;

/// Bytes: each shape of a body has a copy.
constexpr std::size_t mostMetadata = 64 << 20;

bool isBody(const std::string& type)
{
    return type == "StaticBody2D" || type == "AnimatableBody2D";
}
bool isOtherBody(const std::string& type)
{
    return type == "Area2D" || type == "RigidBody2D" || type == "CharacterBody2D" ||
           type == "KinematicBody2D";
}
bool isCollision(const std::string& type)
{
    return type == "CollisionShape2D" || type == "CollisionPolygon2D";
}

/// Of Godot 4, 3 and both.
bool isInSpace(const std::string& type)
{
    return type == "CollisionShape3D" || type == "CollisionPolygon3D" ||
           type == "NavigationObstacle3D" || type == "CollisionShape" ||
           type == "CollisionPolygon" || type == "NavigationObstacle" || type == "GridMap";
}

/// "Start 2" is "start".
std::string markerName(const SceneNode& node)
{
    std::string name;
    for (const char c : node.name)
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))
            name += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return name;
}

/// What the object is called in Godot, if it was renamed there. Its node was called like it, but
/// for characters that names there may not have, and for numbers where names were taken.
std::optional<std::string> newName(const nav::MapObject& object, const SceneNode& node)
{
    const std::string written = nodeName(object.name, nav::typeName(object.geometry));
    if (!node.name.starts_with(written))
        return node.name;
    std::string_view rest = std::string_view(node.name).substr(written.size());
    // Godot's copies have numbers alone, which say nothing where there was no name.
    const bool isNumbered = rest.starts_with('_') || object.name.empty();
    if (rest.starts_with('_'))
        rest.remove_prefix(1);
    const bool isNumber = std::ranges::all_of(rest, [](char c) { return c >= '0' && c <= '9'; });
    const bool isSame = node.name == written || (isNumbered && isNumber && !rest.empty());
    return isSame ? std::nullopt : std::optional(node.name);
}

class Importer {
public:
    Importer(const SceneTree& tree, const std::string& name, double pixelsPerUnit, double arcError)
        : m_tree(tree), m_name(name), m_frame({0, 0}, pixelsPerUnit, false), m_arcError(arcError),
          m_roles(tree.nodes.size()), m_tileMaps(tree)
    {}

    Result<ImportedMap> read()
    {
        if (const auto own = ownFrame(m_tree.nodes.front())) {
            const Result<void> done = readOwn(*own);
            if (!done)
                return Unexpected(done.error());
        } else {
            m_map.settings.yAxis = nav::YAxis::down;
            m_map.settings.unit = m_frame.scale() == 1 ? "px" : "m";
            m_map.settings.name = m_tree.nodes.front().node.name;
            m_map.settings.layers = {{1, m_tree.nodes.front().node.name, true, false, {}}};
        }
        for (std::size_t i = 0; i < m_tree.nodes.size(); ++i)
            visit(i);
        if (m_error)
            return Unexpected(*m_error);
        m_ledger.count(
            {"node whose parent is not there", "nodes whose parents are not there", ": ignored"},
            Fidelity::leftOut, m_tree.lostNodes);
        m_ledger.count({"instance of a scene that cannot be read",
                        "instances of scenes that cannot be read", ": ignored"},
                       Fidelity::leftOut, m_tree.lostInstances);
        return ImportedMap{std::move(m_map), m_ledger.notes()};
    }

private:
    /// What a node is, by itself or by what it lies below.
    struct Role {
        bool isOwn = false;     ///< read from a record
        bool isInBody = false;  ///< of a static body
        bool isInOther = false; ///< of a body that moves or only detects
    };

    Result<void> readOwn(const OwnFrame& own)
    {
        const bool isUp = ownYAxis(m_tree.nodes.front().node) == nav::YAxis::up;
        m_frame = Frame(own.origin, own.pixelsPerUnit, isUp);
        std::future<std::vector<std::vector<nav::Geometry>>> shaping =
            std::async(std::launch::async, [this] { return bodyShapes(); });
        Result<OwnMap> read = ownMap(m_tree, m_name);
        const std::vector<std::vector<nav::Geometry>> shapes = shaping.get();
        if (!read)
            return Unexpected(read.error());
        m_map = std::move(read->map);
        m_roles.front().isOwn = true;
        const std::vector<int>& carriers = read->carriers;
        for (std::size_t i = 0; i < carriers.size() && i < m_map.objects().size(); ++i)
            update(m_map.objects()[i], m_tree.nodes[std::size_t(carriers[i])],
                   shapes[std::size_t(carriers[i])]);
        for (nav::MapObject& object : m_changed)
            m_map.replace(std::move(object));
        for (nav::MapObject& object : m_added) {
            object.id = m_map.unusedId();
            m_map.append(std::move(object));
        }
        return {};
    }
    /// What the shapes below each node are now.
    std::vector<std::vector<nav::Geometry>> bodyShapes() const
    {
        std::vector<std::vector<nav::Geometry>> shapes(m_tree.nodes.size());
        for (const PlacedNode& node : m_tree.nodes) {
            if (node.parent < 0 || !isCollision(node.node.type))
                continue;
            std::vector<nav::Geometry>& all = shapes[std::size_t(node.parent)];
            NodeShapes found = shapesOf(node, m_frame, m_arcError);
            if (all.empty())
                all = std::move(found.geometries);
            else
                std::ranges::move(found.geometries, std::back_inserter(all));
        }
        return shapes;
    }
    void update(const nav::MapObject& object, const PlacedNode& node,
                const std::vector<nav::Geometry>& shapes)
    {
        nav::Geometry now = carried(object.geometry, node, m_frame, m_arcError);
        if (!fitsMap(now)) {
            m_ledger.count({"object moved to where a map cannot have it",
                            "objects moved to where a map cannot have them", ": as it was written"},
                           Fidelity::approximated, object.id);
            return;
        }
        const bool isKept = areShapesOf(now, shapes, m_frame);
        std::optional<std::string> name = newName(object, node.node);
        if (isKept && now == object.geometry && !name)
            return;
        nav::MapObject changed = object;
        if (name)
            changed.name = *std::move(name);
        changed.geometry = isKept ? std::move(now) : shapes.front();
        m_changed.push_back(changed);
        if (isKept)
            return;
        m_ledger.count({"object whose shape was changed in Godot",
                        "objects whose shapes were changed in Godot", ": as there"},
                       Fidelity::approximated, object.id);
        for (std::size_t i = 1; i < shapes.size(); ++i) {
            changed.geometry = shapes[i];
            m_added.push_back(changed);
        }
    }

    void visit(std::size_t index)
    {
        const PlacedNode& placed = m_tree.nodes[index];
        const std::string& type = placed.node.type;
        Role& role = m_roles[index];
        if (placed.parent >= 0) {
            role = m_roles[std::size_t(placed.parent)];
            role.isOwn = role.isOwn && placed.parent > 0; // the root's record is of the map
        }
        role.isOwn = role.isOwn || metadataOf(placed.node, "metadata/thicket");
        if (role.isOwn)
            return;
        role.isInBody = role.isInBody || isBody(type);
        role.isInOther = role.isInOther || isOtherBody(type);
        if (isCollision(type))
            collision(placed, role);
        else if (type == "Polygon2D" || (type == "NavigationObstacle2D" && !role.isInBody))
            obstacle(placed, type == "Polygon2D");
        else if (isTileMap(type))
            tileMap(placed);
        else if (type == "NavigationRegion2D" || type == "NavigationPolygonInstance")
            region();
        else if (isInSpace(type))
            ignore(
                {"obstacle of a 3D scene", "obstacles of 3D scenes", ": ignored, maps are flat"});
        else
            marker(placed);
    }
    /// Our own scenes have one that is made anew at each export.
    void region()
    {
        if (!m_roles.front().isOwn)
            ignore({"navigation region", "navigation regions",
                    ": ignored, the path needs only obstacles"});
    }
    void ignore(const LedgerLine& line) { m_ledger.count(line, Fidelity::leftOut, std::size_t(1)); }

    void collision(const PlacedNode& placed, const Role& role)
    {
        if (role.isInOther || !role.isInBody)
            return ignore({"shape of a body that moves, or of none",
                           "shapes of bodies that move, or of none", ": ignored"});
        const SceneNode& parent = m_tree.nodes[std::size_t(placed.parent)].node;
        add(placed, isBody(parent.type) ? parent : placed.node);
    }
    void obstacle(const PlacedNode& placed, bool isPicture)
    {
        if (isPicture && (!placed.isVisible || isBelowBody(placed, m_tree)))
            return ignore({"picture of a body, or hidden one", "pictures of bodies, or hidden ones",
                           ": ignored"});
        add(placed, placed.node);
    }
    static bool isBelowBody(const PlacedNode& placed, const SceneTree& tree)
    {
        for (int up = placed.parent; up >= 0; up = tree.nodes[std::size_t(up)].parent)
            if (isBody(tree.nodes[std::size_t(up)].node.type) ||
                isOtherBody(tree.nodes[std::size_t(up)].node.type))
                return true;
        return false;
    }
    void tileMap(const PlacedNode& placed)
    {
        if (m_error)
            return;
        Result<TileMapShapes> shapes = m_tileMaps.read(placed, m_frame);
        if (!shapes) {
            m_error = Error{shapes.error().message, m_name};
            return;
        }
        if (shapes->why)
            return ignore(*shapes->why);
        m_ledger.count({"shape of a tile that blocks from one side only",
                        "shapes of tiles that block from one side only",
                        ": as blocking from all sides"},
                       Fidelity::approximated, shapes->oneWay);
        m_ledger.count(
            {"cell of a tile map with a scene", "cells of tile maps with scenes", ": ignored"},
            Fidelity::leftOut, shapes->scenes);
        m_ledger.count({"shape with numbers that a map cannot hold",
                        "shapes with numbers that a map cannot hold", ": ignored"},
                       Fidelity::leftOut, shapes->tooFar);
        const nav::Json::Object properties = plainProperties(placed.node);
        const std::size_t bytes = ObjectBudget::heapBytes(properties);
        for (nav::Geometry& geometry : shapes->geometries) {
            nav::MapObject object = madeObject(placed.node, std::move(geometry));
            setProperties(object, properties, bytes);
            m_map.append(std::move(object));
        }
    }
    nav::MapObject madeObject(const SceneNode& named, nav::Geometry geometry) const
    {
        nav::MapObject object;
        object.id = m_map.unusedId();
        object.layer = m_map.settings.layers.empty() ? 0 : m_map.settings.layers.front().id;
        object.name = named.name;
        object.geometry = std::move(geometry);
        return object;
    }
    void add(const PlacedNode& placed, const SceneNode& named)
    {
        NodeShapes shapes = shapesOf(placed, m_frame, m_arcError);
        if (shapes.why)
            return ignore(*shapes.why);
        for (nav::Geometry& geometry : shapes.geometries) {
            nav::MapObject object = madeObject(named, std::move(geometry));
            describe(object, named, placed.node);
            if (shapes.error > 0)
                m_ledger.count({"round shape that is no circle", "round shapes that are no circles",
                                ": polygons within arcError"},
                               Fidelity::approximated, object.id);
            m_map.append(std::move(object));
        }
    }
    /// The body's metadata and that of its shape.
    void describe(nav::MapObject& object, const SceneNode& body, const SceneNode& shape)
    {
        nav::Json::Object properties = plainProperties(body);
        if (&shape != &body)
            for (auto& [name, value] : plainProperties(shape))
                properties.insert_or_assign(name, std::move(value));
        setProperties(object, properties, ObjectBudget::heapBytes(properties));
    }
    void setProperties(nav::MapObject& object, const nav::Json::Object& properties,
                       std::size_t bytes)
    {
        if (m_properties.spend(bytes))
            object.properties = properties;
        else
            m_ledger.count({"object whose metadata needs too much memory",
                            "objects whose metadata needs too much memory", ": without it"},
                           Fidelity::approximated, object.id);
    }
    void marker(const PlacedNode& placed)
    {
        const nav::Point at = m_frame.toMap(placed.global({0, 0}));
        const std::string name = markerName(placed.node);
        if (placed.parent < 0 || !nav::isInRange(at))
            return;
        nav::Geometry geometry;
        if (name == "start")
            geometry = nav::StartMarker{at};
        else if (name == "goal")
            geometry = nav::GoalMarker{at};
        else if (name == "agent")
            geometry = nav::AgentMarker{at, std::atan2(placed.global.b, placed.global.a)};
        else
            return placed.node.type == "Marker2D" || placed.node.type == "Position2D"
                       ? ignore({"marker whose name says no kind",
                                 "markers whose names say no kind", ": ignored"})
                       : void();
        nav::MapObject object = madeObject(placed.node, std::move(geometry));
        describe(object, placed.node, placed.node);
        m_map.append(std::move(object));
    }

    const SceneTree& m_tree;
    const std::string& m_name;
    Frame m_frame;
    double m_arcError;
    std::vector<Role> m_roles;
    TileMaps m_tileMaps;
    std::optional<Error> m_error;
    nav::Map m_map;
    std::vector<nav::MapObject> m_changed, m_added;
    Ledger m_ledger;
    ObjectBudget m_properties{mostMetadata};
};

} // namespace

QList<FormatOption> sceneImportOptions()
{
    return {{"pixelsPerUnit", "how many pixels are one map unit, unless the scene is from Thicket",
             QString::number(defaultPixelsPerUnit)},
            {"arcError", "how far polygons may be from round shapes, map units", "0.05"}};
}

Result<ImportedMap> importScene(const ImportSource& source, const OptionValues& given)
{
    const Result<OptionValues> values = completedOptions(sceneImportOptions(), given);
    if (!values)
        return Unexpected(values.error());
    const Result<double> scale = numberOption(*values, "pixelsPerUnit", 1e-6, 1e6);
    if (!scale)
        return Unexpected(scale.error());
    const Result<double> error = numberOption(*values, "arcError", 1e-9, 1e9);
    if (!error)
        return Unexpected(error.error());
    const Result<SceneTree> tree = readSceneTree(source);
    if (!tree)
        return Unexpected(tree.error());
    return Importer(*tree, source.name.toStdString(), *scale, *error).read();
}

} // namespace thicket::plugins
