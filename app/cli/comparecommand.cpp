#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/comparisonoutput.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"
#include "app/cli/queryends.h"
#include "libnav/map/map.h"
#include "libsteer/comparison/timelimit.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace thicket::cli {

namespace {

struct CompareArguments {
    std::string map;
    std::optional<nav::Point> from;
    std::optional<nav::Point> to;
    std::optional<double> radius; ///< absent: the map's
    double largestRadius = 0;     ///< of those at which gaps close; 0: none are asked for
    std::optional<RadiusSteps> radii;
    double timeLimit = 10; ///< seconds for each method; 0: none
    steer::ComparisonOptions options;
    bool asJson = false;
};

/// Radii at which the path jumps are searched for between these.
std::optional<std::pair<double, double>> rangeOfJumps(const CompareArguments& arguments,
                                                      double radius)
{
    const double to = arguments.largestRadius;
    if (to > 0 && to <= radius)
        refuseArgument("--up-to", nav::shortestText(to),
                       "a radius above the agent's, " + nav::shortestText(radius));
    if (to > 0)
        return std::pair(radius, to);
    if (arguments.radii && arguments.radii->from < arguments.radii->to)
        return std::pair(arguments.radii->from, arguments.radii->to);
    return std::nullopt;
}

std::chrono::nanoseconds limitOf(const CompareArguments& arguments)
{
    return std::chrono::nanoseconds(std::int64_t(1e9 * arguments.timeLimit));
}

Result<std::vector<steer::RadiusRow>> tableOf(const std::vector<nav::Obstacle>& obstacles,
                                              const nav::Segment& query, const RadiusSteps& steps,
                                              steer::ComparisonOptions options)
{
    using enum steer::SolverMethod;
    constexpr std::size_t most = 1001;
    options.methods = {exact, grid, flow};
    return steer::compareRadii(
        obstacles, query, steer::steppedRadii(steps.from, steps.to, steps.step, most), options);
}

Result<Comparison> compared(const CompareArguments& arguments, const nav::Map& map)
{
    const Result<Query> ends = queryEnds(map, arguments.from, arguments.to, arguments.map);
    if (!ends)
        return Unexpected(ends.error());
    const double radius = agentRadius(map, arguments.radius);
    const auto jumps = rangeOfJumps(arguments, radius);
    const auto field = expandedField(map, radius, arguments.map);
    if (!field)
        return Unexpected(field.error());
    const nav::Segment query{ends->start, ends->goal};
    steer::ComparisonOptions options = arguments.options;
    options.timeLimit = limitOf(arguments);
    Comparison comparison{compareSolvers(*field, query, options),
                          steer::cellSide(*field, query, options.cellSide),
                          {},
                          {}};
    const std::vector<nav::Obstacle> obstacles = nav::obstacles(map);
    if (arguments.radii) {
        auto table = tableOf(obstacles, query, *arguments.radii, options);
        if (!table)
            return Unexpected(inFile(table.error(), arguments.map));
        comparison.table = std::move(*table);
    }
    if (jumps) {
        const steer::TimeLimit limit({}, options.timeLimit);
        auto radii = nav::findCriticalRadii(obstacles, query, jumps->first, jumps->second,
                                            {.stop = limit.token()});
        if (!radii)
            return Unexpected(inFile(radii.error(), arguments.map));
        comparison.radii = std::move(*radii);
    }
    return comparison;
}

ExitStatus run(const CompareArguments& arguments)
{
    if (arguments.options.weight == 1)
        refuseArgument("--weight", "1", "a number above 1");
    const Result<plugins::OpenedMap> loaded = openMap(arguments.map);
    if (!loaded)
        return refused(loaded.error());
    const Result<Comparison> comparison = compared(arguments, loaded->map);
    if (!comparison)
        return refused(comparison.error());
    print(arguments.asJson ? comparisonJson(*comparison).text() + '\n'
                           : comparisonText(*comparison));
    return ExitStatus::done;
}

} // namespace

void addCompare(CLI::App& program, Action& action)
{
    CLI::App* const command = program.add_subcommand(
        "compare", "Find one path by exact and weighted search, complete graph, grid and flow "
                   "field, side by side");
    const auto arguments = std::make_shared<CompareArguments>();
    addInputFile(*command, action.files, "MAP", arguments->map,
                 "the map, in any format that can be read")
        ->required();
    addPoint(*command, "--from", arguments->from, "where it begins (the map's start)");
    addPoint(*command, "--to", arguments->to, "where it ends (the map's goal)");
    addRadius(*command, arguments->radius);
    addPositive(*command, "--up-to", arguments->largestRadius,
                "also list the radii up to this one at which a gap closes and the path jumps");
    addRadiusSteps(*command, "--radii", arguments->radii,
                   "also compare exact search, grid and flow field for each of these agent radii, "
                   "and list those between them at which a gap closes");
    addNumber(*command, "--weight", arguments->options.weight,
              "of the weighted search, above 1 (1.05)", 1);
    addPositive(*command, "--cell", arguments->options.cellSide,
                "the side of a cell of grid and flow field, map units, raised to have at most a "
                "million cells (the agent's radius, but at most half a million)");
    addNumber(*command, "--time-limit", arguments->timeLimit,
              "seconds after which a method, or the search for radii, is given up; 0: never (10)",
              0, 1e6);
    command->add_flag("--json", arguments->asJson, "print all as JSON, with the paths");
    command->callback(
        [arguments, &action] { action.run = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
