#include "libsteer/c/inputlog.h"

#include "libnav/soleowner.h"
#include "libsteer/c/bytecode.h"

#include <optional>

namespace thicket::c {

namespace {

enum class Kind : std::uint8_t { addAgent, removeAgent, setGoal, changeObstacles };
enum class ShapeKind : std::uint8_t { none, circle, wall, polygon };

void write(ByteWriter& to, const std::vector<nav::Point>& points)
{
    to.number(static_cast<std::uint32_t>(points.size()));
    for (const nav::Point p : points)
        to.point(p);
}

void write(ByteWriter& to, const std::optional<nav::Shape>& shape)
{
    if (!shape) {
        to.number(static_cast<std::uint8_t>(ShapeKind::none));
    } else if (const auto* const circle = std::get_if<nav::Circle>(&*shape)) {
        to.number(static_cast<std::uint8_t>(ShapeKind::circle));
        to.number(std::uint8_t{circle->inverted});
        to.point(circle->center);
        to.real(circle->radius);
    } else if (const auto* const wall = std::get_if<nav::Wall>(&*shape)) {
        to.number(static_cast<std::uint8_t>(ShapeKind::wall));
        to.number(std::uint8_t{wall->closed});
        to.real(wall->thickness);
        write(to, wall->points);
    } else {
        const auto& polygon = std::get<nav::Polygon>(*shape);
        to.number(static_cast<std::uint8_t>(ShapeKind::polygon));
        to.number(std::uint8_t{polygon.inverted});
        write(to, polygon.points);
    }
}

void write(ByteWriter& to, const steer::CrowdInput& input)
{
    to.number(static_cast<std::uint8_t>(input.index()));
    if (const auto* const add = std::get_if<steer::AddAgent>(&input)) {
        to.number(add->agent.id);
        to.number(add->agent.group);
        to.point(add->agent.position);
        to.point(add->agent.heading);
        to.real(add->agent.radius);
    } else if (const auto* const remove = std::get_if<steer::RemoveAgent>(&input)) {
        to.number(remove->id);
    } else if (const auto* const set = std::get_if<steer::SetGoal>(&input)) {
        to.number(set->group);
        to.point(set->goal);
    } else {
        const auto& changes = std::get<steer::ChangeObstacles>(input).changes;
        to.number(static_cast<std::uint32_t>(changes.size()));
        for (const nav::ObstacleChange& change : changes) {
            to.number(static_cast<std::uint64_t>(change.id));
            write(to, change.after);
        }
    }
}

std::vector<nav::Point> pointsIn(ByteReader& from)
{
    const auto count = from.number<std::uint32_t>();
    std::vector<nav::Point> points;
    for (std::uint32_t i = 0; i < count && from.isWhole(); ++i)
        points.push_back(from.point());
    return points;
}

Result<std::optional<nav::Shape>> shapeIn(ByteReader& from)
{
    using Shape = std::optional<nav::Shape>;
    const auto kind = static_cast<ShapeKind>(from.number<std::uint8_t>());
    if (kind == ShapeKind::none)
        return Shape();
    const bool flag = from.number<std::uint8_t>() != 0;
    if (kind == ShapeKind::circle) {
        const nav::Point center = from.point();
        return Shape(nav::Circle{center, from.real(), flag});
    }
    if (kind == ShapeKind::wall) {
        const double thickness = from.real();
        return Shape(nav::Wall{pointsIn(from), thickness, flag});
    }
    if (kind == ShapeKind::polygon)
        return Shape(nav::Polygon{pointsIn(from), flag});
    return Unexpected("A saved crowd has an obstacle of an unknown kind.");
}

Result<steer::CrowdInput> inputIn(ByteReader& from)
{
    const auto kind = static_cast<Kind>(from.number<std::uint8_t>());
    if (kind == Kind::addAgent) {
        steer::CrowdAgent agent;
        agent.id = from.number<std::uint32_t>();
        agent.group = from.number<std::uint32_t>();
        agent.position = from.point();
        agent.heading = from.point();
        agent.radius = from.real();
        return steer::CrowdInput(steer::AddAgent{agent});
    }
    if (kind == Kind::removeAgent)
        return steer::CrowdInput(steer::RemoveAgent{from.number<std::uint32_t>()});
    if (kind == Kind::setGoal) {
        const auto group = from.number<std::uint32_t>();
        return steer::CrowdInput(steer::SetGoal{group, from.point()});
    }
    if (kind != Kind::changeObstacles)
        return Unexpected("A saved crowd has an input of an unknown kind.");
    const auto count = from.number<std::uint32_t>();
    steer::ChangeObstacles changes;
    for (std::uint32_t i = 0; i < count && from.isWhole(); ++i) {
        const auto id = static_cast<std::int64_t>(from.number<std::uint64_t>());
        Result<std::optional<nav::Shape>> shape = shapeIn(from);
        if (!shape)
            return Unexpected(shape.error());
        changes.changes.push_back({id, std::move(*shape)});
    }
    return steer::CrowdInput(std::move(changes));
}

} // namespace

// Node by node, because each would destroy the one before it from within.
InputLog::~InputLog()
{
    while (m_last && isSoleOwner(m_last))
        m_last = std::move(m_last->before);
}

void InputLog::add(std::uint64_t step, const steer::CrowdInput& input)
{
    auto node = std::make_shared<Node>();
    ByteWriter to(node->entry);
    to.number(step);
    write(to, input);
    node->count += size();
    node->bytes = bytes() + node->entry.size();
    node->before = std::move(m_last);
    m_last = std::move(node);
}

std::vector<std::string_view> InputLog::entries() const
{
    std::vector<std::string_view> entries(size());
    std::size_t at = entries.size();
    for (const Node* node = m_last.get(); node; node = node->before.get())
        entries[--at] = node->entry;
    return entries;
}

Result<std::vector<LoggedInput>> inputsIn(std::string_view bytes)
{
    std::vector<LoggedInput> inputs;
    ByteReader from(bytes);
    while (from.left() > 0) {
        const std::size_t begin = from.at();
        const auto step = from.number<std::uint64_t>();
        Result<steer::CrowdInput> input = inputIn(from);
        if (!input)
            return Unexpected(input.error());
        if (!from.isWhole())
            return Unexpected("A saved crowd ends in the middle of an input.");
        if (!inputs.empty() && step < inputs.back().step)
            return Unexpected("The inputs of a saved crowd are not in order.");
        inputs.push_back({step, std::move(*input), bytes.substr(begin, from.at() - begin)});
    }
    return inputs;
}

} // namespace thicket::c
