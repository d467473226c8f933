#include "app/cli/jsonoutput.h"

namespace thicket::cli {

using nav::Json;

Json json(nav::Point point) { return Json::Array{point.x, point.y}; }

namespace {

const char* windingName(nav::Winding winding)
{
    return winding == nav::Winding::counterClockwise ? "ccw" : "cw";
}

const char* rejectionName(nav::Rejection reason)
{
    switch (reason) {
    case nav::Rejection::blockedSurfing:
        return "blockedSurfing";
    case nav::Rejection::blockedHugging:
        return "blockedHugging";
    case nav::Rejection::dominated:
        return "dominated";
    case nav::Rejection::leftToAnother:
        return "leftToAnother";
    case nav::Rejection::crossesArrival:
        return "crossesArrival";
    case nav::Rejection::notTaut:
        return "notTaut";
    case nav::Rejection::inPocket:
        return "inPocket";
    case nav::Rejection::turnsTooFar:
        return "turnsTooFar";
    case nav::Rejection::turnsBack:
        return "turnsBack";
    }
    return "";
}

void appendElement(std::string& text, const Json& element)
{
    text += text.empty() || text.back() == '[' ? "\n" : ",\n";
    text += element.text();
}

Json tangent(const nav::SearchStep::Tangent& tangent)
{
    Json::Object keys{{"from", json(tangent.edge.from)},
                      {"to", json(tangent.edge.to)},
                      {"lowerBound", tangent.lowerBound},
                      {"accepted", tangent.accepted},
                      {"triedDuring", std::int64_t(tangent.triedDuring)}};
    if (tangent.accepted)
        return keys;
    if (tangent.rival >= 0)
        keys["rival"] = std::int64_t(tangent.rival);
    keys["reason"] = rejectionName(tangent.reason);
    if (tangent.reason == nav::Rejection::blockedSurfing) {
        keys["blockedAt"] = tangent.blockedAt;
        keys["blockedBy"] = tangent.blockedBy;
    }
    return keys;
}

Json step(const nav::SearchStep& step)
{
    Json::Array tangents;
    for (const nav::SearchStep::Tangent& tried : step.tangents)
        tangents.push_back(tangent(tried));
    return Json::Object{{"contact", json(step.at)},
                        {"position", json(step.position)},
                        {"winding", windingName(step.winding)},
                        {"parent", std::int64_t(step.parent)},
                        {"travelled", step.travelled},
                        {"lowerBound", step.lowerBound},
                        {"tangents", std::move(tangents)}};
}

Json queued(const nav::QueuedTangent& tangent)
{
    Json::Object keys{{"source", std::int64_t(tangent.source)},
                      {"from", json(tangent.edge.from)},
                      {"to", json(tangent.edge.to)},
                      {"target", json(tangent.edge.toContact)},
                      {"turn", tangent.turn},
                      {"travelled", tangent.travelled},
                      {"estimate", tangent.estimate}};
    if (tangent.edge.toContact.kind == nav::Contact::Kind::disc)
        keys["winding"] = windingName(tangent.winding);
    if (tangent.isLeftOut)
        keys["leftOut"] = true;
    return keys;
}

Json taken(const nav::SearchMoment& moment, std::uint32_t tangent)
{
    Json::Object keys{
        {"queued", std::int64_t(tangent)},
        {"result", moment.result.accepted ? "accepted" : rejectionName(moment.result.reason)},
        {"bound", moment.bound},
        {"open", std::int64_t(moment.openCount)},
        {"queuedEnd", std::int64_t(moment.queuedEnd)}};
    if (moment.reached)
        keys["step"] = std::int64_t(*moment.reached);
    return keys;
}

} // namespace

Json::Object json(const nav::TangentEdge& edge)
{
    if (const auto* const surfing = std::get_if<nav::SurfingEdge>(&edge)) {
        return {{"type", "surfing"}, {"from", json(surfing->from)}, {"to", json(surfing->to)}};
    }
    const auto& hugging = std::get<nav::HuggingEdge>(edge);
    return {{"type", "hugging"},        {"center", json(hugging.center)},
            {"radius", hugging.radius}, {"from", hugging.from},
            {"to", hugging.to},         {"winding", windingName(hugging.winding)}};
}

Json json(const nav::Contact& contact)
{
    if (contact.kind == nav::Contact::Kind::start)
        return Json::Object{{"end", "start"}};
    if (contact.kind == nav::Contact::Kind::goal)
        return Json::Object{{"end", "goal"}};
    Json::Object keys{{"obstacle", contact.obstacle}};
    if (contact.corner >= 0)
        keys["corner"] = std::int64_t(contact.corner);
    return keys;
}

Json json(const nav::PathResult& result, std::int64_t microseconds)
{
    Json::Array edges;
    for (const nav::TangentEdge& edge : result.path.edges())
        edges.push_back(json(edge));
    Json::Object keys{
        {"status", nav::name(result.status)},
        {"length", result.path.isEmpty() ? Json() : Json(result.path.length())},
        {"edges", std::move(edges)},
        {"stats", Json::Object{{"expanded", std::int64_t(result.statistics.expanded)},
                               {"generated", std::int64_t(result.statistics.generated)},
                               {"rays", std::int64_t(result.statistics.rays)},
                               {"microseconds", microseconds}}}};
    if (result.status == nav::PathStatus::startBlocked ||
        result.status == nav::PathStatus::goalBlocked) {
        keys["blockedBy"] = result.blockedBy;
        keys["nearestFree"] = result.nearestFree ? json(*result.nearestFree) : Json();
    }
    if (hasOpenBound(result))
        keys["lowerBound"] = result.lowerBound;
    return keys;
}

bool hasOpenBound(const nav::PathResult& result)
{
    return result.status == nav::PathStatus::budgetExceeded ||
           (result.status == nav::PathStatus::found && result.lowerBound < result.path.length());
}

Json json(const std::vector<nav::Finding>& findings)
{
    Json::Array list;
    for (const nav::Finding& finding : findings) {
        Json::Array objects;
        for (nav::ObjectId id : finding.objects)
            objects.emplace_back(id);
        list.emplace_back(Json::Object{{"severity", name(finding.severity)},
                                       {"code", finding.code},
                                       {"message", finding.message()},
                                       {"objects", std::move(objects)}});
    }
    return Json::Object{{"findings", std::move(list)}};
}

std::string document(const nav::SearchHistory& history)
{
    const nav::SearchTrace& trace = history.trace();
    std::string steps;
    for (const nav::SearchStep& each : trace.steps)
        appendElement(steps, step(each));
    std::string tangents;
    for (const nav::QueuedTangent& each : trace.queued)
        appendElement(tangents, queued(each));
    std::string expansions;
    for (std::size_t i = 0; i < history.stepCount(); ++i)
        appendElement(expansions, taken(history.at(i), trace.taken[i].queued));
    return "{\"weight\": " + Json(trace.weight).text() + ",\n\"steps\": [" + steps +
           "],\n\"queued\": [" + tangents + "],\n\"taken\": [" + expansions + "]}\n";
}

} // namespace thicket::cli
