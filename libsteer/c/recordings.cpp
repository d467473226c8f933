#include "libsteer/c/recordings.h"

#include "libsteer/c/mapcalls.h"
#include "libsteer/c/runningcrowd.h"
#include "libsteer/recording/recorder.h"
#include "libsteer/scenario/scenario.h"

#include <algorithm>
#include <string>
#include <vector>

namespace thicket::c {

Result<std::uint64_t> mapHashOf(const thk_map& map)
{
    const Result<steer::Scenario> scenario = steer::scenarioOf(map.map);
    if (!scenario)
        return Unexpected(scenario.error());
    return steer::scenarioHash(*scenario);
}

Result<steer::Recording> recordingOf(const thk_crowd& crowd, std::uint64_t mapHash,
                                     unsigned threads)
{
    const RunningCrowd& run = crowd.crowd;
    std::string log;
    log.reserve(run.inputs().bytes());
    for (const std::string_view entry : run.inputs().entries())
        log += entry;
    const Result<std::vector<LoggedInput>> inputs = inputsIn(log);
    if (!inputs)
        return Unexpected(inputs.error());

    steer::Crowd again = run.beginning();
    steer::Recorder recorder(again, mapHash);
    for (auto next = inputs->begin();;) {
        for (; next != inputs->end() && next->step == again.steps(); ++next) {
            if (Result<void> done = again.apply(next->input); !done)
                return Unexpected(done.error());
            recorder.input(again, next->input);
        }
        if (again.steps() >= run.now().steps())
            return recorder.recording();
        again.step(std::clamp(threads, 1u, RunningCrowd::mostThreads));
        recorder.take(again);
    }
}

} // namespace thicket::c
