#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/comparisonoutput.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"
#include "app/cli/queryends.h"
#include "libnav/map/map.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace thicket::cli {

namespace {

struct CompareArguments {
    std::string map;
    std::optional<nav::Point> from;
    std::optional<nav::Point> to;
    std::optional<double> radius; ///< absent: the map's
    double largestRadius = 0;     ///< 0: no radii are asked for
    steer::ComparisonOptions options;
    bool asJson = false;
};

Result<Comparison> compared(const CompareArguments& arguments, const nav::Map& map)
{
    const Result<Query> ends = queryEnds(map, arguments.from, arguments.to, arguments.map);
    if (!ends)
        return Unexpected(ends.error());
    const double radius = agentRadius(map, arguments.radius);
    if (arguments.largestRadius > 0 && arguments.largestRadius <= radius)
        refuseArgument("--up-to", nav::shortestText(arguments.largestRadius),
                       "a radius above the agent's, " + nav::shortestText(radius));
    const auto field = expandedField(map, radius, arguments.map);
    if (!field)
        return Unexpected(field.error());
    const nav::Segment query{ends->start, ends->goal};
    const steer::ComparisonOptions& options = arguments.options;
    Comparison comparison{compareSolvers(*field, query, options),
                          steer::cellSide(*field, query, options.cellSide),
                          {}};
    if (arguments.largestRadius > radius) {
        Result<nav::CriticalRadii> radii =
            nav::findCriticalRadii(nav::obstacles(map), query, radius, arguments.largestRadius);
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
    const Result<nav::LoadedMap> loaded = openMap(arguments.map);
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
    addNumber(*command, "--weight", arguments->options.weight,
              "of the weighted search, above 1 (1.05)", 1);
    addPositive(*command, "--cell", arguments->options.cellSide,
                "the side of a cell of grid and flow field, map units, raised to have at most a "
                "million cells (the agent's radius, but at most half a million)");
    command->add_flag("--json", arguments->asJson, "print all as JSON, with the paths");
    command->callback(
        [arguments, &action] { action.run = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
