#include "app/editor/scene/edgewords.h"

#include "app/editor/scene/description.h"
#include "app/editor/scene/edgefacts.h"
#include "app/editor/search/stepwords.h"

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

/// "round circle 14 counter-clockwise, round wall 2 clockwise"; empty without discs at the ends.
QString windings(const nav::Map& map, const nav::SurfingEdge& edge)
{
    const nav::Point along = edge.to - edge.from;
    QStringList parts;
    for (const nav::Contact& contact : {edge.fromContact, edge.toContact}) {
        if (const auto center = centerOf(map, contact))
            parts << EdgeWords::tr("round %1 %2")
                         .arg(objectPhrase(map, contact.obstacle),
                              windingWords(map, cross(along, *center - edge.from) > 0
                                                    ? nav::Winding::counterClockwise
                                                    : nav::Winding::clockwise));
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
        .arg(stepText(*facts.triedIn), refusalDetails(map, facts.result, trace));
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

QStringList searchLines(const nav::Map& map, const nav::HuggingEdge& arc,
                        const nav::SearchTrace& trace)
{
    if (trace.steps.empty())
        return {};
    const std::optional<ArcFacts> facts = factsOf(trace, arc);
    if (!facts)
        return {EdgeWords::tr("the search did not need it")};
    QString walked = EdgeWords::tr("still open when the search ended");
    if (facts->triedIn)
        walked = facts->isKept ? EdgeWords::tr("walked %1").arg(stepText(*facts->triedIn))
                               : EdgeWords::tr("tried %1").arg(stepText(*facts->triedIn));
    return {costs(map, facts->travelled, facts->estimate) + QLatin1String(", ") +
                windingWords(map, facts->winding),
            EdgeWords::tr("generated %1").arg(stepText(facts->generatedIn)), walked};
}

/// "Vertex on circle 14, corner 2, counter-clockwise".
QString vertexTitle(const nav::Map& map, const nav::Contact& contact, nav::Winding winding)
{
    if (contact.kind == nav::Contact::Kind::start)
        return EdgeWords::tr("The start");
    if (contact.kind == nav::Contact::Kind::goal)
        return EdgeWords::tr("The goal");
    return EdgeWords::tr("Vertex on %1, %2")
        .arg(contactWords(map, contact), windingWords(map, winding));
}

QStringList vertexLines(const nav::Map& map, const VertexFacts& facts)
{
    const nav::SearchStep& vertex = facts.vertex;
    QStringList lines{vertexTitle(map, vertex.at, vertex.winding),
                      costs(map, vertex.travelled, vertex.lowerBound - vertex.travelled)};
    if (facts.reachedIn > 0)
        lines << EdgeWords::tr("generated %1").arg(stepText(facts.generatedIn))
              << EdgeWords::tr("expanded %1").arg(stepText(facts.reachedIn));
    std::size_t kept = 0;
    for (const nav::SearchStep::Tangent& tangent : vertex.tangents)
        kept += tangent.accepted ? 1 : 0;
    lines << EdgeWords::tr("tangents from it: %1")
                 .arg(tallyWords(kept, vertex.tangents.size() - kept));
    return lines;
}

QStringList endLines(const nav::Map& map, const nav::Contact& contact, nav::Point at,
                     const nav::SearchTrace& trace, double slop)
{
    if (const std::optional<VertexFacts> facts = factsOf(trace, contact, at, slop))
        return vertexLines(map, *facts);
    // A departure, or no search came here.
    return {EdgeWords::tr("Vertex on %1, x %2, y %3")
                .arg(contactWords(map, contact), numberText(at.x, 2), numberText(at.y, 2))};
}

} // namespace

QString explainEdge(const nav::Map& map, const nav::TangentEdge& edge,
                    const nav::SearchTrace& trace, nav::Point at, double slop)
{
    QStringList lines{describeEdge(map, edge)};
    const auto* surfing = std::get_if<nav::SurfingEdge>(&edge);
    if (!surfing)
        return (lines << searchLines(map, std::get<nav::HuggingEdge>(edge), trace)).join('\n');
    if (const QString ways = windings(map, *surfing); !ways.isEmpty())
        lines << ways;
    lines << searchLines(map, *surfing, trace);
    const std::pair<nav::Contact, nav::Point> ends[] = {{surfing->fromContact, surfing->from},
                                                        {surfing->toContact, surfing->to}};
    for (const auto& end : ends)
        if (end.first.kind == nav::Contact::Kind::disc && distance(end.second, at) <= slop)
            lines << endLines(map, end.first, end.second, trace, slop);
    return lines.join('\n');
}

QString explainVertex(const nav::Map& map, const nav::SearchTrace& trace, std::size_t vertex)
{
    return vertexLines(map, vertexFacts(trace, vertex)).join('\n');
}

QString explainOpenVertex(const nav::Map& map, const nav::SearchTrace& trace, std::size_t tangent)
{
    const nav::QueuedTangent& queued = trace.queued[tangent];
    const nav::SearchStep& source = trace.steps[queued.source];
    return QStringList{
        vertexTitle(map, queued.edge.toContact, queued.winding),
        costs(map, queued.travelled, queued.estimate),
        EdgeWords::tr("generated %1, from %2")
            .arg(stepText(generationOf(trace, tangent)), contactWords(map, source.at)),
        EdgeWords::tr("waits in the open list")}
        .join('\n');
}

} // namespace thicket::editor
