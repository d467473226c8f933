#include "app/editor/search/partcounts.h"

#include "app/editor/navigation/navigator.h"
#include "app/editor/search/searchplay.h"
#include "app/editor/search/tracedsearch.h"

namespace thicket::editor {

namespace {

std::optional<std::size_t> countInStep(SearchPart part, const SearchPlay& play)
{
    const nav::SearchMoment moment = play.moment();
    switch (part) {
    case SearchPart::current:
        return 1;
    case SearchPart::open:
        return moment.openCount;
    case SearchPart::closed:
        return moment.vertexCount;
    case SearchPart::refused:
        return moment.tried.size() - moment.kept;
    case SearchPart::tree:
        return moment.vertexCount - 1;
    default:
        return {};
    }
}

} // namespace

std::size_t shownStep(const SearchPlay& play, bool isPlayed)
{
    return isPlayed ? play.at() : play.last();
}

std::optional<std::size_t> countOf(SearchPart part, const SearchPlay& play, bool isPlayed,
                                   const Navigator& navigator)
{
    if (part == SearchPart::certificate) {
        const auto certificate = navigator.answer().certificate();
        return certificate ? std::optional(certificate->size()) : std::nullopt;
    }
    if (play.isEmpty())
        return {};
    const std::size_t step = shownStep(play, isPlayed);
    if (const auto reason = reasonOf(part))
        return play.search().refusals().upTo(step, *reason).size();
    if (part == SearchPart::generated)
        return play.history().at(step).queuedEnd;
    if (part == SearchPart::waiting)
        return play.history().openCount(step);
    return isPlayed ? countInStep(part, play) : std::nullopt;
}

} // namespace thicket::editor
