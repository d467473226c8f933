#include "app/editor/workbench/runbeginning.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/replay/playback.h"
#include "app/editor/replay/recordings.h"
#include "app/editor/workbench/simulation.h"

namespace thicket::editor {

RunBeginning beginningOf(const Playback& playback, const Recordings& recordings,
                         const Simulation& simulation, const MapDocument& document)
{
    const KeptRecording* current = recordings.current();
    RunBeginning from{playback.run().recording(), {}, current ? current->map : nullptr};
    if (simulation.isLive())
        from.kept = simulation.run().kept();
    if (!from.map)
        from.map = std::make_shared<const nav::Map>(document.map());
    return from;
}

Result<steer::Recall> recallFrom(const RunBeginning& from)
{
    if (!from.kept.isEmpty())
        return steer::Recall(from.recording, from.kept);
    const auto scenario = steer::scenarioOf(*from.map);
    if (!scenario)
        return Unexpected(scenario.error());
    return steer::Recall::of(from.recording, *scenario);
}

} // namespace thicket::editor
