#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/randomforest.h"
#include "libnav/counted.h"
#include "libnav/files/readfile.h"
#include "plugins/host/mapfiles.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace thicket::cli {

namespace {

struct GenerateArguments {
    std::string out;
    ForestOptions forest;
};

void checkUsage(const ForestOptions& forest)
{
    if (forest.maxRadius < forest.minRadius)
        throw CLI::ValidationError("--max-radius", "must not be less than --min-radius");
    if (forest.gap < -2 * forest.minRadius)
        throw CLI::ValidationError("--gap", "circles can overlap by twice --min-radius at most");
}

ExitStatus run(const GenerateArguments& arguments)
{
    checkUsage(arguments.forest);
    const plugins::FormatRegistry registry;
    const QString out = plugins::pathText(arguments.out);
    if (const auto problem = plugins::exportProblem(out, registry))
        throw CLI::ValidationError("OUT", problem->text());
    const nav::Map map = randomForest(arguments.forest);
    if (map.settings.bounds->max.x > nav::coordinateLimit) {
        throw CLI::ValidationError("generate", "This forest would reach beyond 1e9; choose smaller "
                                               "radii or a higher density.");
    }
    const auto exported = plugins::exportedFiles(map, out, registry);
    if (!exported)
        return refused(exported.error());
    if (exported->files.first().bytes.size() > nav::largestTextFile) {
        throw CLI::ValidationError("--circles", "so many make a file of more than 512 MiB, which "
                                                "Thicket cannot read");
    }
    const auto saved = plugins::save(*exported);
    if (!saved)
        return refused(saved.error());
    const std::size_t placed = map.objects().size();
    const std::string wanted = counted(std::size_t(arguments.forest.circles), "circle");
    print("placed " + std::to_string(placed) + " of " + wanted + " in a square of " +
          nav::shortestText(map.settings.bounds->max.x) + '\n');
    if (placed < std::size_t(arguments.forest.circles)) {
        report("Only " + std::to_string(placed) + " of " + wanted +
               (placed == 1 ? " was" : " were") +
               " placed; a lower density or gap leaves more room.");
    }
    return ExitStatus::done;
}

} // namespace

void addGenerate(CLI::App& program, Action& action)
{
    CLI::App* const command =
        program.add_subcommand("generate", "Write a random forest, the same for the same seed");
    const auto arguments = std::make_shared<GenerateArguments>();
    ForestOptions& forest = arguments->forest;
    addOutputFile(*command, action.files, "OUT", arguments->out,
                  "the map to write; its suffix is the format")
        ->required();
    addWhole(*command, "--circles", forest.circles, "how many", 0, 10'000'000)->required();
    addNumber(*command, "--density", forest.density,
              "the expected area of the circles over the area they stand in", 1e-9, 100)
        ->required();
    addWhole(*command, "--seed", forest.seed, "of the random numbers", 0, UINT64_MAX)->required();
    addNumber(*command, "--min-radius", forest.minRadius, "of the circles (0.5)", 1e-6);
    addNumber(*command, "--max-radius", forest.maxRadius, "of the circles (1.5)", 1e-6);
    addNumber(*command, "--gap", forest.gap,
              "least distance between two circles; negative lets them overlap so deep, twice "
              "--min-radius at most (0)",
              -nav::coordinateLimit);
    addNumber(*command, "--border", forest.border, "free margin inside the bounds (0)", 0);
    command->callback(
        [arguments, &action] { action.run = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
