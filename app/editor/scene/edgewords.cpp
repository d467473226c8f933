#include "app/editor/scene/edgewords.h"

#include "app/editor/scene/description.h"
#include "app/editor/scene/edgefacts.h"

#include <QCoreApplication>
#include <QStringList>

namespace thicket::editor {

namespace {

struct EdgeWords {
    Q_DECLARE_TR_FUNCTIONS(EdgeWords)
};

QString length(const nav::Map& map, double value) { return lengthText(value, 2, map); }

QString stepText(std::size_t step)
{
    return step == 0 ? EdgeWords::tr("before the first step")
                     : EdgeWords::tr("in step %L1").arg(static_cast<qulonglong>(step));
}

/// The centre of what a contact turns round; nullopt for an end or an object that is gone.
std::optional<nav::Point> centerOf(const nav::Map& map, const nav::Contact& contact)
{
    const nav::MapObject* object =
        contact.kind == nav::Contact::Kind::disc ? map.find(contact.obstacle) : nullptr;
    if (!object)
        return std::nullopt;
    if (const auto* circle = std::get_if<nav::Circle>(&object->geometry))
        return circle->center;
    const std::vector<nav::Point>* points = nullptr;
    if (const auto* wall = std::get_if<nav::Wall>(&object->geometry))
        points = &wall->points;
    else if (const auto* polygon = std::get_if<nav::Polygon>(&object->geometry))
        points = &polygon->points;
    const auto corner = static_cast<std::size_t>(contact.corner);
    return points && contact.corner >= 0 && corner < points->size()
               ? std::optional((*points)[corner])
               : std::nullopt;
}

/// Which way round something, as it looks on the screen.
QString windingText(const nav::Map& map, bool isCounterClockwise)
{
    return isCounterClockwise == (map.settings.yAxis == nav::YAxis::up)
               ? EdgeWords::tr("counter-clockwise")
               : EdgeWords::tr("clockwise");
}

/// "from circle 14 counter-clockwise, to wall 2 clockwise"; empty without discs at the ends.
QString windings(const nav::Map& map, const nav::SurfingEdge& edge)
{
    const nav::Point along = edge.to - edge.from;
    QStringList parts;
    for (const nav::Contact& contact : {edge.fromContact, edge.toContact}) {
        if (const auto center = centerOf(map, contact))
            parts << EdgeWords::tr("round %1 %2")
                         .arg(objectPhrase(map, contact.obstacle),
                              windingText(map, cross(along, *center - edge.from) > 0));
    }
    return parts.join(QLatin1String(", "));
}

QString costs(const nav::Map& map, double travelled, double rest)
{
    return EdgeWords::tr("g %1 + h %2 = f %3")
        .arg(length(map, travelled), length(map, rest), length(map, travelled + rest));
}

QString outcome(const nav::Map& map, const EdgeFacts& facts, const nav::SearchTrace& trace)
{
    if (!facts.triedIn)
        return EdgeWords::tr("still open when the search ended");
    if (facts.result.accepted)
        return EdgeWords::tr("kept %1").arg(stepText(*facts.triedIn));
    return EdgeWords::tr("refused %1: %2")
        .arg(stepText(*facts.triedIn), rejectionPhrase(map, facts.result, trace));
}

QStringList searchLines(const nav::Map& map, const nav::SurfingEdge& edge,
                        const nav::SearchTrace& trace)
{
    if (trace.steps.empty())
        return {};
    const std::optional<EdgeFacts> facts = factsOf(trace, edge);
    if (!facts)
        return {EdgeWords::tr("the search did not need it")};
    return {costs(map, facts->queued.travelled, facts->queued.estimate),
            EdgeWords::tr("generated %1").arg(stepText(facts->generatedIn)),
            outcome(map, *facts, trace)};
}

QStringList vertexLines(const nav::Map& map, const nav::Contact& contact, nav::Point at,
                        const nav::SearchTrace& trace, double slop)
{
    QStringList lines{
        EdgeWords::tr("vertex on %1, x %2, y %3")
            .arg(objectPhrase(map, contact.obstacle), numberText(at.x, 2), numberText(at.y, 2))};
    if (const std::optional<VertexFacts> facts = factsOf(trace, contact, at, slop)) {
        const nav::SearchStep& vertex = facts->vertex;
        lines << EdgeWords::tr("reached %1, %2")
                     .arg(stepText(facts->reachedIn),
                          windingText(map, vertex.winding == nav::Winding::counterClockwise))
              << costs(map, vertex.travelled, vertex.lowerBound - vertex.travelled);
    }
    return lines;
}

} // namespace

QString explainEdge(const nav::Map& map, const nav::TangentEdge& edge,
                    const nav::SearchTrace& trace, nav::Point at, double slop)
{
    QStringList lines{describeEdge(map, edge)};
    const auto* surfing = std::get_if<nav::SurfingEdge>(&edge);
    if (!surfing)
        return lines.first();
    if (const QString ways = windings(map, *surfing); !ways.isEmpty())
        lines << ways;
    lines << searchLines(map, *surfing, trace);
    const std::pair<nav::Contact, nav::Point> ends[] = {{surfing->fromContact, surfing->from},
                                                        {surfing->toContact, surfing->to}};
    for (const auto& end : ends)
        if (end.first.kind == nav::Contact::Kind::disc && distance(end.second, at) <= slop)
            lines << vertexLines(map, end.first, end.second, trace, slop);
    return lines.join('\n');
}

QString rejectionPhrase(const nav::Map& map, const nav::SearchStep::Tangent& tangent,
                        const nav::SearchTrace& trace)
{
    const auto rival = [&] {
        const auto index = static_cast<std::size_t>(tangent.rival);
        return tangent.rival >= 0 && index < trace.steps.size()
                   ? EdgeWords::tr(" (g %1 there)").arg(length(map, trace.steps[index].travelled))
                   : QString();
    };
    switch (tangent.reason) {
    case nav::Rejection::blockedSurfing:
        return EdgeWords::tr("blocked by %1 after %2")
            .arg(objectPhrase(map, tangent.blockedBy), length(map, tangent.blockedAt));
    case nav::Rejection::blockedHugging:
        return EdgeWords::tr("%1 covers the arc before it")
            .arg(objectPhrase(map, tangent.blockedBy));
    case nav::Rejection::dominated:
        return EdgeWords::tr("another path to the same place is as short") + rival();
    case nav::Rejection::leftToAnother:
        return EdgeWords::tr("left to another arrival on the same circle") + rival();
    case nav::Rejection::crossesArrival:
        return EdgeWords::tr("crosses the edge by which the path arrived");
    case nav::Rejection::notTaut:
        return EdgeWords::tr("no taut path turns round this corner");
    case nav::Rejection::inPocket:
        return EdgeWords::tr("leads into a pocket that a shorter path closes");
    case nav::Rejection::turnsTooFar:
        return EdgeWords::tr("would turn full circle");
    case nav::Rejection::turnsBack:
        return EdgeWords::tr("would turn back");
    }
    return {};
}

} // namespace thicket::editor
