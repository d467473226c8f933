#include "app/exporting/pathjson.h"

#include "libnav/tangent/edgejson.h"

#include <utility>

namespace thicket::exporting {

using nav::Json;

Json::Object pathKeys(const nav::PathResult& result)
{
    Json::Array edges;
    for (const nav::TangentEdge& edge : result.path.edges())
        edges.push_back(json(edge));
    Json::Object keys{{"status", nav::name(result.status)},
                      {"length", result.path.isEmpty() ? Json() : Json(result.path.length())},
                      {"edges", std::move(edges)}};
    if (result.status == nav::PathStatus::startBlocked ||
        result.status == nav::PathStatus::goalBlocked) {
        keys["blockedBy"] = result.blockedBy;
        keys["nearestFree"] = result.nearestFree ? json(*result.nearestFree) : Json();
    }
    return keys;
}

} // namespace thicket::exporting
