#include "libnav/path/tracedocument.h"

#include "libnav/tangent/edgejson.h"

namespace thicket::nav {

namespace {

const char* rejectionName(Rejection reason)
{
    switch (reason) {
    case Rejection::blockedSurfing:
        return "blockedSurfing";
    case Rejection::blockedHugging:
        return "blockedHugging";
    case Rejection::dominated:
        return "dominated";
    case Rejection::leftToAnother:
        return "leftToAnother";
    case Rejection::crossesArrival:
        return "crossesArrival";
    case Rejection::notTaut:
        return "notTaut";
    case Rejection::inPocket:
        return "inPocket";
    case Rejection::turnsTooFar:
        return "turnsTooFar";
    case Rejection::turnsBack:
        return "turnsBack";
    }
    return "";
}

void appendElement(std::string& text, const Json& element)
{
    text += text.empty() || text.back() == '[' ? "\n" : ",\n";
    text += element.text();
}

Json tangent(const SearchStep::Tangent& tangent)
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
    if (tangent.reason == Rejection::blockedSurfing) {
        keys["blockedAt"] = tangent.blockedAt;
        keys["blockedBy"] = tangent.blockedBy;
    }
    return keys;
}

Json step(const SearchStep& step)
{
    Json::Array tangents;
    for (const SearchStep::Tangent& tried : step.tangents)
        tangents.push_back(tangent(tried));
    return Json::Object{{"contact", json(step.at)},        {"position", json(step.position)},
                        {"winding", nameOf(step.winding)}, {"parent", std::int64_t(step.parent)},
                        {"travelled", step.travelled},     {"lowerBound", step.lowerBound},
                        {"tangents", std::move(tangents)}};
}

Json queued(const QueuedTangent& tangent)
{
    Json::Object keys{{"source", std::int64_t(tangent.source)},
                      {"from", json(tangent.edge.from)},
                      {"to", json(tangent.edge.to)},
                      {"target", json(tangent.edge.toContact)},
                      {"turn", tangent.turn},
                      {"travelled", tangent.travelled},
                      {"estimate", tangent.estimate}};
    if (tangent.edge.toContact.kind == Contact::Kind::disc)
        keys["winding"] = nameOf(tangent.winding);
    if (tangent.isLeftOut)
        keys["leftOut"] = true;
    return keys;
}

Json taken(const SearchMoment& moment, std::uint32_t tangent)
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

std::string traceDocument(const SearchHistory& history)
{
    const SearchTrace& trace = history.trace();
    std::string steps;
    for (const SearchStep& each : trace.steps)
        appendElement(steps, step(each));
    std::string tangents;
    for (const QueuedTangent& each : trace.queued)
        appendElement(tangents, queued(each));
    std::string expansions;
    for (std::size_t i = 0; i < history.stepCount(); ++i)
        appendElement(expansions, taken(history.at(i), trace.taken[i].queued));
    return "{\"weight\": " + Json(trace.weight).text() + ",\n\"steps\": [" + steps +
           "],\n\"queued\": [" + tangents + "],\n\"taken\": [" + expansions + "]}\n";
}

} // namespace thicket::nav
