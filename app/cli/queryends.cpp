#include "app/cli/queryends.h"

#include "app/cli/mapinput.h"

namespace thicket::cli {

Result<Query> queryEnds(const nav::Map& map, const std::optional<nav::Point>& from,
                        const std::optional<nav::Point>& to, const std::string& file,
                        const std::string& alternative)
{
    const auto start = from ? from : markerPosition(map.start());
    const auto goal = to ? to : markerPosition(map.goal());
    if (start && goal)
        return Query{*start, *goal};
    const std::string missing = start ? "goal" : goal ? "start" : "start and no goal";
    const std::string options = start  ? "--to X,Y"
                                : goal ? "--from X,Y"
                                       : "--from X,Y and --to X,Y" + alternative;
    return Unexpected("The map has no " + missing + "; give " + options + ".", file);
}

} // namespace thicket::cli
