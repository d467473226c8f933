#include "app/editor/tour/tourtangents.h"

#include "libnav/tangent/bitangent.h"

#include <algorithm>
#include <set>
#include <utility>

namespace thicket::editor {

namespace {

using Place = std::pair<double, double>;

Place placeOf(nav::Point at) { return {at.x, at.y}; }

/// Where the edge meets the rim comes first.
nav::Segment outwards(const nav::HuggingEdge& rim, const nav::SurfingEdge& edge)
{
    const bool isFrom = edge.fromContact.kind == nav::Contact::Kind::disc &&
                        edge.fromContact.disc == rim.contact.disc;
    return isFrom ? nav::Segment{edge.from, edge.to} : nav::Segment{edge.to, edge.from};
}

bool touchesRim(const nav::Contact& contact, const nav::HuggingEdge& rim)
{
    return contact.kind == nav::Contact::Kind::disc && contact.disc == rim.contact.disc;
}

} // namespace

TourTangents bitangentsOf(const nav::ObstacleField& field, const nav::Circle& a,
                          const nav::Circle& b)
{
    TourTangents tangents;
    for (const nav::Bitangent& line : nav::bitangents(a, b)) {
        if (const auto hit = field.firstHit(line.from, line.to))
            tangents.refused.push_back({{line.from, line.to}, hit->at});
        else
            tangents.kept.push_back({line.from, line.to, {}, {}});
    }
    return tangents;
}

std::vector<nav::SurfingEdge> generatedTangents(const nav::SearchTrace& trace)
{
    std::vector<nav::SurfingEdge> generated;
    std::set<std::pair<Place, Place>> known; // in either direction
    for (const nav::SearchStep& step : trace.steps) {
        for (const nav::SearchStep::Tangent& tangent : step.tangents) {
            const Place from = placeOf(tangent.edge.from);
            const Place to = placeOf(tangent.edge.to);
            if (tangent.accepted && known.emplace(std::min(from, to), std::max(from, to)).second)
                generated.push_back(tangent.edge);
        }
    }
    return generated;
}

std::optional<nav::HuggingEdge> firstHugged(const nav::Path& path)
{
    for (const nav::TangentEdge& edge : path.edges()) {
        if (const auto* hugging = std::get_if<nav::HuggingEdge>(&edge))
            return *hugging;
    }
    return {};
}

TourTangents departuresFrom(const nav::HuggingEdge& rim,
                            const std::vector<nav::SurfingEdge>& candidates)
{
    TourTangents tangents;
    for (const nav::SurfingEdge& edge : candidates) {
        if (!touchesRim(edge.fromContact, rim) && !touchesRim(edge.toContact, rim))
            continue;
        const nav::Segment line = outwards(rim, edge);
        const double turn = nav::cross(line.a - rim.center, line.b - line.a);
        if (turn * nav::sign(rim.winding) > 0)
            tangents.kept.push_back(edge);
        else
            tangents.refused.push_back({line, 0});
    }
    return tangents;
}

} // namespace thicket::editor
