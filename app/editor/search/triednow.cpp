#include "app/editor/search/triednow.h"

#include "app/editor/search/searchplay.h"

#include <algorithm>

namespace thicket::editor {

std::vector<nav::SearchStep::Tangent> triedNow(const SearchPlay& play)
{
    const nav::SearchMoment moment = play.moment();
    std::vector<nav::SearchStep::Tangent> tried(moment.tried.begin(), moment.tried.end());
    const auto own = tried.begin() + play.history().trace().taken[play.at()].tried;
    std::rotate(own, own + 1, tried.end());
    return tried;
}

} // namespace thicket::editor
