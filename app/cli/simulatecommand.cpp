#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/replayfiles.h"
#include "app/cli/replaysummary.h"
#include "libsteer/recording/recorder.h"
#include "libsteer/recording/trajectories.h"
#include "libsteer/sim/crowd.h"

#include <CLI/CLI.hpp>

#include <cmath>
#include <memory>

namespace thicket::cli {

namespace {

constexpr double mostFrames = 1e7;

struct SimulateArguments {
    std::string map;
    std::string out;
    std::string table;
    double seconds = 0;
    steer::CrowdParams params;
    std::uint64_t threads = 1;
    bool asJson = false;
};

steer::Recording recorded(steer::Crowd& crowd, std::uint64_t mapHash,
                          const SimulateArguments& arguments)
{
    // The last step begins before the time is over: 1 second at 0.3 takes 4 steps.
    const double exact = arguments.seconds / arguments.params.step;
    const auto steps = static_cast<std::size_t>(std::ceil(exact - 1e-9 * exact));
    steer::Recorder recorder(crowd, mapHash);
    Progress progress("Simulating step", steps);
    for (std::size_t i = 0; i < steps; ++i) {
        crowd.step(static_cast<unsigned>(arguments.threads));
        recorder.take(crowd);
        progress.show(i + 1);
    }
    return recorder.recording();
}

/// What the recording cannot tell: the agents that have not entered.
std::string waitingText(std::uint64_t waiting)
{
    if (waiting == 0)
        return {};
    return std::to_string(waiting) + (waiting == 1 ? " agent waits" : " agents wait") +
           " for room in spawn areas\n";
}

ExitStatus run(const SimulateArguments& arguments)
{
    if (!canWriteReplay(arguments.out))
        refuseArgument("--out", arguments.out, "a name that ends in .thicket-replay or .txt, or -");
    if (arguments.seconds / arguments.params.step > mostFrames)
        throw CLI::ValidationError("--seconds", "more than ten million steps");
    const Result<plugins::OpenedMap> loaded = openMap(arguments.map);
    if (!loaded)
        return refused(loaded.error());
    const Result<steer::Scenario> scenario = steer::scenarioOf(loaded->map);
    if (!scenario)
        return refused(inFile(scenario.error(), arguments.map));
    if (scenario->agents.empty() && scenario->spawns.empty())
        return refused({"The map has no agents and no spawn areas.", arguments.map});
    Result<steer::Crowd> crowd = steer::Crowd::of(*scenario, arguments.params);
    if (!crowd)
        return refused(inFile(crowd.error(), arguments.map));
    const steer::Recording recording = recorded(*crowd, steer::scenarioHash(*scenario), arguments);
    if (const auto written = writeReplay(recording, arguments.out, arguments.table); !written)
        return refused(written.error());
    const ReplaySummary summary = summaryOf(recording);
    const Stream remarks = remarksBeside({arguments.out, arguments.table});
    if (arguments.asJson) {
        nav::Json::Object object = json(recording, summary);
        object["waiting"] = nav::Json(static_cast<std::int64_t>(crowd->waiting()));
        print(nav::Json(std::move(object)).text() + '\n', remarks);
    } else {
        print(text(recording, summary) + waitingText(crowd->waiting()), remarks);
    }
    return ExitStatus::done;
}

} // namespace

void addSimulate(CLI::App& program, Action& action)
{
    CLI::App* const command = program.add_subcommand(
        "simulate", "Run the map's agents and record them: the same file for the same input");
    const auto arguments = std::make_shared<SimulateArguments>();
    addInputFile(*command, action.files, "MAP", arguments->map,
                 "the map, in any format that can be read")
        ->required();
    addNumber(*command, "--seconds", arguments->seconds, "how long", 0)->required();
    addNumber(*command, "--step", arguments->params.step, "seconds a step (0.05)", 1e-6, 10);
    addWhole(*command, "--seed", arguments->params.seed, "of the random numbers (0)", 0,
             UINT64_MAX);
    addWhole(*command, "--threads", arguments->threads,
             "at most, 1 to 16; the result does not depend on it (1)", 1, 16);
    addOutputFile(*command, action.files, "--out", arguments->out,
                  "the file to write: .thicket-replay, or .txt for trajectories; - is standard "
                  "output, for the recording")
        ->required();
    addOutputFile(
        *command, action.files, "--csv", arguments->table,
        "write id, frame, time and position of each agent to this file, too; - is standard "
        "output");
    command->add_flag("--json", arguments->asJson, "print the summary as JSON");
    command->callback(
        [arguments, &action] { action.run = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
