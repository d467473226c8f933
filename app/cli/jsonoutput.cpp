#include "app/cli/jsonoutput.h"

#include "app/exporting/pathjson.h"

namespace thicket::cli {

using nav::Json;

Json json(const nav::PathResult& result, std::int64_t microseconds)
{
    Json::Object keys = exporting::pathKeys(result);
    keys["stats"] = Json::Object{{"expanded", std::int64_t(result.statistics.expanded)},
                                 {"generated", std::int64_t(result.statistics.generated)},
                                 {"rays", std::int64_t(result.statistics.rays)},
                                 {"microseconds", microseconds}};
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
        Json::Object keys{{"severity", name(finding.severity)},
                          {"code", finding.code},
                          {"message", finding.message()},
                          {"objects", std::move(objects)}};
        if (finding.place)
            keys["place"] = Json::Array{finding.place->x, finding.place->y};
        list.emplace_back(std::move(keys));
    }
    return Json::Object{{"findings", std::move(list)}};
}

} // namespace thicket::cli
