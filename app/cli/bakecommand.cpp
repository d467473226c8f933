#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"
#include "libnav/bake/bakedfield.h"
#include "libnav/json/json.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cmath>
#include <memory>

namespace thicket::cli {

namespace {

struct BakeArguments {
    std::string map;
    std::string out;
    std::vector<double> radii; ///< none: those of the map's agent classes, or 0
};

std::vector<double> radiiFor(const nav::Map& map, const BakeArguments& arguments)
{
    std::vector<double> radii = arguments.radii;
    if (radii.empty())
        for (const nav::AgentClass& agents : map.settings.agentClasses)
            radii.push_back(agents.radius);
    if (radii.empty())
        radii.push_back(0);
    return radii;
}

std::string remarks(const nav::BakedField& baked)
{
    std::string radii;
    for (const double radius : baked.radii())
        radii += (radii.empty() ? "" : ", ") + nav::shortestText(radius);
    const double kilobytes = std::ceil(static_cast<double>(baked.bytes().size()) / 1000);
    return "agent radius " + radii + ": " + nav::shortestText(kilobytes) + " kB\n";
}

ExitStatus run(const BakeArguments& arguments)
{
    const Result<plugins::OpenedMap> loaded = openMap(arguments.map);
    if (!loaded)
        return refused(loaded.error());
    const auto baked =
        nav::bake(nav::obstacles(loaded->map), radiiFor(loaded->map, arguments), {.threads = 0});
    if (!baked)
        return refused(inFile(baked.error(), arguments.map));
    if (const auto written = writeFiles({{arguments.out, std::string(baked->bytes())}}); !written)
        return refused(written.error());
    print(remarks(*baked), remarksBeside({arguments.out}));
    return ExitStatus::done;
}

} // namespace

void addBake(CLI::App& program, Action& action)
{
    CLI::App* const command = program.add_subcommand(
        "bake", "Prepare a map that stands still for queries of microseconds (BakedField::open())");
    const auto arguments = std::make_shared<BakeArguments>();
    addInputFile(*command, action.files, "MAP", arguments->map,
                 "the map, in any format that can be read")
        ->required();
    addRadii(*command, arguments->radii,
             "an agent radius, map units; repeat for several (those of the map's agent classes, or "
             "0)");
    addOutputFile(*command, action.files, "--out", arguments->out,
                  "the file to write; - is standard output")
        ->required();
    command->callback(
        [arguments, &action] { action.run = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
