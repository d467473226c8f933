#include "plugins/shapes/kinds.h"

namespace thicket::plugins {

namespace {

/// Whether the numbers of a geometry are the same after they went through a file.
class Keeping {
public:
    explicit Keeping(const Frame& frame) : m_frame(frame) {}

    bool operator()(const nav::Circle& circle) const
    {
        return keeps(circle.center) && keeps(circle.radius);
    }
    bool operator()(const nav::Wall& wall) const
    {
        return keeps(wall.points) && keeps(wall.thickness);
    }
    bool operator()(const nav::Polygon& polygon) const { return keeps(polygon.points); }
    bool operator()(const nav::StartMarker& start) const { return keeps(start.position); }
    bool operator()(const nav::GoalMarker& goal) const { return keeps(goal.position); }
    bool operator()(const nav::AgentMarker& agent) const
    {
        return keeps(agent.position) && keeps(agent.radius);
    }
    bool operator()(const nav::SpawnMarker& spawn) const
    {
        return keeps(spawn.position) && keeps(spawn.radius) && keeps(spawn.agentRadius) &&
               keeps(spawn.points);
    }

private:
    bool keeps(double size) const { return size * m_frame.scale() / m_frame.scale() == size; }
    bool keeps(nav::Point p) const { return m_frame.toMap(m_frame.toFile(p)) == p; }
    bool keeps(const std::vector<nav::Point>& points) const
    {
        for (const nav::Point p : points)
            if (!keeps(p))
                return false;
        return true;
    }

    const Frame& m_frame;
};

} // namespace

LedgerLine kindLine(const nav::Geometry& geometry, const char* rest)
{
    const bool isInverted = nav::isInverted(geometry);
    if (std::holds_alternative<nav::Circle>(geometry)) {
        return isInverted ? LedgerLine{"inverted circle", "inverted circles", rest}
                          : LedgerLine{"circle", "circles", rest};
    }
    if (std::holds_alternative<nav::Wall>(geometry))
        return {"wall", "walls", rest};
    if (std::holds_alternative<nav::Polygon>(geometry)) {
        return isInverted ? LedgerLine{"inverted polygon", "inverted polygons", rest}
                          : LedgerLine{"polygon", "polygons", rest};
    }
    return {"marker", "markers", rest};
}

void countWritten(Ledger& ledger, const nav::MapObject& object, const Frame& frame)
{
    if (std::visit(Keeping(frame), object.geometry))
        ledger.count(kindLine(object.geometry, ": exact"), Ledger::Fidelity::exact, object.id);
    else
        ledger.count(kindLine(object.geometry, ": rounded in the last digit"),
                     Ledger::Fidelity::approximated, object.id);
}

void countLeftOut(Ledger& ledger, const nav::MapObject& object)
{
    ledger.count(kindLine(object.geometry, ": left out"), Ledger::Fidelity::leftOut, object.id);
}

} // namespace thicket::plugins
