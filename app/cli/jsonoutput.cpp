#include "app/cli/jsonoutput.h"

namespace thicket::cli {

using nav::Json;

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

} // namespace thicket::cli
