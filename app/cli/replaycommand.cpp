#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/replaydifference.h"
#include "app/cli/replayfiles.h"
#include "app/cli/replaysummary.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace thicket::cli {

namespace {

struct ReplayArguments {
    std::string file;
    std::string map;
    std::string other;
    std::string out;
    std::string table;
    steer::TrajectoryOptions options;
    std::uint64_t threads = 1;
    bool asJson = false;
    bool salvages = false;
};

Result<steer::Verification> verified(const steer::Recording& recording,
                                     const ReplayArguments& arguments)
{
    const Result<plugins::OpenedMap> loaded = openMap(arguments.map);
    if (!loaded)
        return Unexpected(loaded.error());
    const Result<steer::Scenario> scenario = steer::scenarioOf(loaded->map);
    if (!scenario)
        return Unexpected(inFile(scenario.error(), arguments.map));
    Progress progress("Verifying frame", recording.frameCount());
    steer::VerifyOptions options;
    options.threads = static_cast<unsigned>(arguments.threads);
    options.goesOn = [&progress](std::uint32_t frames) {
        progress.show(frames);
        return true;
    };
    Result<steer::Verification> verification = steer::verify(recording, *scenario, options);
    if (!verification)
        return Unexpected(inFile(verification.error(), arguments.file));
    return verification;
}

Result<steer::RunDifference> compared(const steer::Recording& recording,
                                      const ReplayArguments& arguments)
{
    const auto other = openReplay(arguments.other, arguments.options, arguments.salvages);
    if (!other)
        return Unexpected(other.error());
    if (other->damage)
        report(other->damage->text());
    Progress progress("Comparing frame", recording.frameCount());
    Result<steer::RunDifference> difference =
        steer::differenceOf(recording, other->recording, [&progress](std::uint32_t frames) {
            progress.show(frames);
            return true;
        });
    if (!difference)
        return Unexpected(inFile(difference.error(), arguments.other));
    return difference;
}

ExitStatus run(const ReplayArguments& arguments)
{
    using Outcome = steer::Verification::Outcome;
    if (!arguments.out.empty() && !canWriteReplay(arguments.out))
        refuseArgument("--out", arguments.out, "a name that ends in .thicket-replay or .txt, or -");
    const auto opened = openReplay(arguments.file, arguments.options, arguments.salvages);
    if (!opened)
        return refused(opened.error());
    if (opened->damage)
        report(opened->damage->text());
    const steer::Recording& recording = opened->recording;
    std::optional<steer::Verification> verification;
    if (!arguments.map.empty()) {
        const Result<steer::Verification> found = verified(recording, arguments);
        if (!found)
            return refused(found.error());
        verification = *found;
    }
    std::optional<steer::RunDifference> difference;
    if (!arguments.other.empty()) {
        const Result<steer::RunDifference> found = compared(recording, arguments);
        if (!found)
            return refused(found.error());
        difference = *found;
    }
    if (const auto written = writeReplay(recording, arguments.out, arguments.table); !written)
        return refused(written.error());
    const ReplaySummary summary = summaryOf(recording);
    const Stream remarks = remarksBeside({arguments.out, arguments.table});
    if (arguments.asJson) {
        nav::Json::Object object = json(recording, summary);
        if (verification)
            object["verification"] = json(recording, *verification);
        if (difference)
            object["difference"] = json(*difference, recording.info().step);
        print(nav::Json(object).text() + '\n', remarks);
    } else {
        print(text(recording, summary), remarks);
        if (difference)
            print(text(*difference, arguments.other, recording.info().step), remarks);
    }
    if (!verification)
        return ExitStatus::done;
    const std::string outcome = text(recording, *verification);
    if (verification->outcome != Outcome::verified)
        return refused({outcome, arguments.file});
    if (!arguments.asJson)
        print(outcome + '\n', remarks);
    return ExitStatus::done;
}

void addMeasured(CLI::App& command, steer::TrajectoryOptions& options)
{
    const auto readRate = [&options](const std::string& text) {
        options.framesPerSecond = numberFrom(text, 1e-3, 1e6);
        if (!options.framesPerSecond)
            refuseArgument("--fps", text, "a number from 1e-3 to 1e6");
    };
    command
        .add_option_function<std::string>(
            "--fps", readRate, "frames per second of measured trajectories (from the file)")
        ->type_name("NUMBER");
    const auto readUnit = [&options](const std::string& text) {
        if (text == "m")
            options.unit = steer::TrajectoryUnit::metre;
        else if (text == "cm")
            options.unit = steer::TrajectoryUnit::centimetre;
        else if (text == "mm")
            options.unit = steer::TrajectoryUnit::millimetre;
        else
            refuseArgument("--unit", text, "m, cm or mm");
    };
    command
        .add_option_function<std::string>(
            "--unit", readUnit,
            "unit of measured trajectories: m, cm or mm (from the file); a map unit is a "
            "metre")
        ->type_name("NAME");
    addNumber(command, "--radius", options.radius, "of measured people, map units (0.2)", 0);
}

} // namespace

void addReplay(CLI::App& program, Action& action)
{
    CLI::App* const command = program.add_subcommand(
        "replay", "Summarise a recording, verify it, or write it in another format");
    const auto arguments = std::make_shared<ReplayArguments>();
    addInputFile(*command, action.files, "FILE", arguments->file,
                 "the recording, or measured trajectories: rows of id, frame, x, y, z")
        ->required();
    addInputFile(*command, action.files, "--verify", arguments->map,
                 "run it again on this map and compare every frame");
    addInputFile(*command, action.files, "--compare", arguments->other,
                 "another recording: the first frame that differs, and which agents");
    addWhole(*command, "--threads", arguments->threads, "at most, for --verify, 1 to 16 (1)", 1,
             16);
    addOutputFile(*command, action.files, "--out", arguments->out,
                  "write it to this file: .thicket-replay, or .txt for trajectories; - is standard "
                  "output, for the recording");
    addOutputFile(*command, action.files, "--csv", arguments->table,
                  "write id, frame, time and position of each agent to this file; - is standard "
                  "output");
    command->add_flag("--json", arguments->asJson, "print the summary as JSON");
    command->add_flag("--salvage", arguments->salvages,
                      "go on with the frames before the first bad one");
    addMeasured(*command, arguments->options);
    command->callback(
        [arguments, &action] { action.run = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
