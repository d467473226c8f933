#include "plugins/ldtk/ldtkentities.h"

#include "plugins/ldtk/ldtkfields.h"
#include "plugins/shapes/arcs.h"

#include <climits>

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;
using nav::Point;

constexpr const char* leftOut = ": left out";

/// One entity, in pixels of the world.
class Entity {
public:
    Entity(const JsonNode& node, Point origin, double cell, const LdtkProject& project)
        : m_node(node), m_origin(origin), m_cell(cell), m_name(node.member("__identifier").text()),
          m_def(project.entities.value(node.member("defUid").whole(INT_MIN, INT_MAX))),
          m_fields(node, m_def)
    {
        m_pivot = origin + pair("px", INT_MIN / 2, INT_MAX / 2);
        const Point share = pair("__pivot", 0, 1);
        m_size = {side("width"), side("height")};
        m_box.min = m_pivot - Point{share.x * m_size.x, share.y * m_size.y};
        m_box.max = m_box.min + m_size;
        m_names << m_name;
        for (const JsonNode& tag : node.member("__tags").elements())
            m_names << tag.text();
    }

    bool isCalled(const char* name) const
    {
        return m_name.compare(QLatin1String(name), Qt::CaseInsensitive) == 0;
    }
    const QStringList& names() const { return m_names; }
    const QString& name() const { return m_name; }
    LdtkDrawing drawing() const { return m_def.drawing; }
    Point pivot() const { return m_pivot; }
    const nav::Box& box() const { return m_box; }
    Point size() const { return m_size; }
    double cell() const { return m_cell; }
    const JsonNode& node() const { return m_node; }
    LdtkFields& fields() { return m_fields; }

    /// The points of a list, pixels of the world.
    std::vector<Point> pixels(const LdtkFields::Points& list) const
    {
        std::vector<Point> points;
        if (list.beginsAtEntity) {
            const Point cells = m_pivot - m_origin;
            points.push_back(center({std::floor(cells.x / m_cell), std::floor(cells.y / m_cell)}));
        }
        for (const Point cell : list.cells)
            points.push_back(center(cell));
        return points;
    }

private:
    Point center(Point cell) const { return m_origin + m_cell * (cell + Point{0.5, 0.5}); }
    double side(const char* key) const { return m_node.member(key).whole(0, largestLdtkSide); }
    Point pair(const char* key, double least, double most) const
    {
        const JsonNode list = m_node.member(key);
        const std::vector<JsonNode> numbers = list.elements();
        if (numbers.size() != 2) {
            list.refuse("Two numbers are expected here.");
            return {};
        }
        const Point p{numbers[0].number(), numbers[1].number()};
        if (std::min(p.x, p.y) < least || std::max(p.x, p.y) > most)
            list.refuse("The numbers are out of range.");
        return p;
    }

    const JsonNode& m_node;
    Point m_origin;
    double m_cell;
    QString m_name;
    LdtkEntityDef m_def;
    LdtkFields m_fields;
    Point m_pivot;
    Point m_size;
    nav::Box m_box;
    QStringList m_names;
};

/// What an entity is in a map.
class Reading {
public:
    Reading(Entity& entity, const LdtkOptions& options, LdtkTarget& target)
        : m_entity(entity), m_options(options), m_target(target)
    {}

    /// No value if it is left out, which the ledger then knows.
    std::optional<nav::Geometry> geometry()
    {
        if (m_options.starts.containsAny(m_entity.names()))
            return nav::StartMarker{m_target.toMap(m_entity.pivot())};
        if (m_options.goals.containsAny(m_entity.names()))
            return nav::GoalMarker{m_target.toMap(m_entity.pivot())};
        if (m_entity.isCalled("agent"))
            return agent();
        if (m_entity.isCalled("spawn"))
            return spawn();
        if (const auto points = m_entity.fields().takePoints("wall", m_entity.isCalled("wall")))
            return wall(*points);
        if (const auto points =
                m_entity.fields().takePoints("polygon", m_entity.isCalled("polygon")))
            return polygon(*points);
        return m_entity.isCalled("circle") ? circle() : shape();
    }

private:
    nav::AgentMarker agent()
    {
        LdtkFields& fields = m_entity.fields();
        const double radius = fields.takeLength("radius", m_entity.cell())
                                  .value_or(std::min(m_entity.size().x, m_entity.size().y) / 2);
        return {m_target.toMap(m_entity.pivot()), fields.takeNumber("heading").value_or(0),
                m_target.toMap(radius), fields.takeText("group").value_or(QString()).toStdString()};
    }

    /// The disc in the entity's box. Fields are named as in a map.
    nav::SpawnMarker spawn()
    {
        LdtkFields& fields = m_entity.fields();
        const auto take = [&fields](const char* name, double usual, double most = 1e9) {
            return std::clamp(fields.takeNumber(name).value_or(usual), 0.0, most);
        };
        nav::SpawnMarker spawn;
        spawn.position = m_target.toMap(m_entity.box().center());
        spawn.radius = m_target.toMap(
            std::max(0.0, fields.takeLength("radius", m_entity.cell())
                              .value_or(std::min(m_entity.size().x, m_entity.size().y) / 2)));
        if (const auto radius = fields.takeLength("agentRadius", m_entity.cell()))
            spawn.agentRadius = m_target.toMap(std::max(0.0, *radius));
        spawn.group = fields.takeText("group").value_or(QString()).toStdString();
        spawn.count = std::int64_t(take("count", double(spawn.count), double(nav::mostSpawned)));
        spawn.rate = take("rate", spawn.rate);
        spawn.from = take("from", spawn.from);
        if (const std::optional<double> until = fields.takeNumber("until"))
            spawn.until = std::clamp(*until, 0.0, 1e9);
        spawn.seed = std::int64_t(take("seed", double(spawn.seed)));
        return spawn;
    }

    std::vector<Point> points(const LdtkFields::Points& list) const
    {
        std::vector<Point> points = m_entity.pixels(list);
        for (Point& point : points)
            point = m_target.toMap(point);
        return points;
    }
    std::optional<nav::Geometry> tooFew() const
    {
        m_target.ledger.count(
            {"wall or polygon of too few points", "walls and polygons of too few points", leftOut},
            Fidelity::leftOut, std::size_t(1));
        return {};
    }
    std::optional<nav::Geometry> wall(const LdtkFields::Points& list)
    {
        nav::Wall wall{points(list)};
        if (wall.points.size() < 2)
            return tooFew();
        wall.thickness =
            m_target.toMap(m_entity.fields().takeLength("thickness", m_entity.cell()).value_or(0));
        wall.closed = m_entity.fields().takeFlag("closed").value_or(list.isLoop);
        return wall;
    }
    std::optional<nav::Geometry> polygon(const LdtkFields::Points& list)
    {
        nav::Polygon polygon{points(list), isInverted()};
        return polygon.points.size() < 3 ? tooFew() : polygon;
    }
    bool isInverted() { return m_entity.fields().takeFlag("inverted").value_or(false); }

    std::optional<nav::Geometry> circle()
    {
        const auto radius = m_entity.fields().takeLength("radius", m_entity.cell());
        if (!radius)
            return ellipseShape();
        return nav::Circle{m_target.toMap(m_entity.box().center()), m_target.toMap(*radius),
                           isInverted()};
    }

    std::optional<nav::Geometry> shape()
    {
        const bool isNamed = m_options.obstacles.containsAny(m_entity.names());
        const bool isDrawn = m_entity.drawing() != LdtkDrawing::other;
        const bool isOurs = m_entity.isCalled("wall") || m_entity.isCalled("polygon");
        if (!isOurs && !(m_options.obstacles.isEmpty() ? isDrawn : isNamed)) {
            const char* const hint = m_options.obstacles.isEmpty()
                                         ? ": left out, the option obstacles can name them"
                                         : leftOut;
            m_target.ledger.count({"entity without a shape", "entities without a shape", hint},
                                  Fidelity::leftOut, std::size_t(1));
            return {};
        }
        if (m_entity.drawing() == LdtkDrawing::ellipse)
            return ellipseShape();
        nav::Polygon rectangle = nav::polygonOf(m_entity.box());
        for (Point& corner : rectangle.points)
            corner = m_target.toMap(corner);
        rectangle.inverted = isInverted();
        return rectangle;
    }

    std::optional<nav::Geometry> ellipseShape()
    {
        const Point center = m_target.toMap(m_entity.box().center());
        const Point half = 0.5 * m_target.toMap(m_entity.size());
        if (half.x == half.y)
            return nav::Circle{center, half.x, isInverted()};
        m_target.ledger.count(
            {"ellipse", "ellipses", ": a polygon, off by at most the option arcError"},
            Fidelity::approximated, std::size_t(1));
        nav::Polygon polygon{ellipse(center, {half.x, 0}, {0, half.y}, m_options.arcError),
                             isInverted()};
        m_target.countCurve(m_entity.node(), polygon.points.size());
        return polygon;
    }

    Entity& m_entity;
    const LdtkOptions& m_options;
    LdtkTarget& m_target;
};

} // namespace

void readEntities(const JsonNode& instance, Point origin, int layer, const LdtkProject& project,
                  const LdtkOptions& options, LdtkTarget& target)
{
    const double cell = instance.member("__gridSize").whole(1, largestLdtkSide);
    for (const JsonNode& node : instance.member("entityInstances").elements()) {
        Entity entity(node, origin, cell, project);
        if (node.fault())
            return;
        std::optional<nav::Geometry> geometry = Reading(entity, options, target).geometry();
        if (!geometry)
            continue;
        const QString name = entity.fields().takeText("name").value_or(entity.name());
        target.add(node, layer,
                   {.name = name.toStdString(),
                    .geometry = *std::move(geometry),
                    .properties = entity.fields().properties()});
    }
}

} // namespace thicket::plugins
