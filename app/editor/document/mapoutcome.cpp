#include "app/editor/document/mapoutcome.h"

#include "app/editor/document/mapcontents.h"
#include "app/editor/document/mapeditcommand.h"
#include "app/editor/edits/mapdifference.h"
#include "app/recovery/editrecord.h"

#include <cstddef>
#include <utility>

namespace thicket::editor {

namespace {

// To append a longer record to a journal takes long: see Journaling.
constexpr std::size_t mostRecorded = 300'000;  // objects
constexpr std::size_t longestRecord = 8 << 20; // bytes

} // namespace

std::unique_ptr<MapOutcome> outcomeOf(nav::Map map, std::shared_ptr<const nav::MapEdit> edit)
{
    auto outcome = std::make_unique<MapOutcome>();
    outcome->map = std::move(map);
    outcome->edit = std::move(edit);
    outcome->index.rebuild();
    outcome->changesAgents = changesAgents(*outcome->edit);
    if (outcome->edit->entries.size() <= mostRecorded)
        outcome->record = recovery::editText(*outcome->edit);
    if (outcome->record.size() > longestRecord)
        outcome->record = {};
    return outcome;
}

std::unique_ptr<MapOutcome> outcomeBetween(const nav::Map& before, nav::Map after)
{
    auto edit = sharedEdit(differenceBetween(before, after));
    return outcomeOf(std::move(after), std::move(edit));
}

} // namespace thicket::editor
