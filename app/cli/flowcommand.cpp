#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"
#include "app/cli/picture.h"
#include "app/drawing/mappicture.h"
#include "app/drawing/pngpicture.h"
#include "libsteer/guidance/flowdocument.h"
#include "libsteer/guidance/mapflow.h"

#include <CLI/CLI.hpp>

#include <QPainter>

#include <map>
#include <memory>

namespace thicket::cli {

namespace {

struct FlowArguments {
    std::string map;
    std::string out;
    std::vector<nav::Point> goals;
    double cell = 0;
    std::optional<double> radius; ///< absent: the map's
    steer::FlowMethod method = steer::FlowMethod::eikonal;
    PixelSize size;
    std::string theme = "light";
};

Result<steer::IntegrationField> integrated(const FlowArguments& arguments, const nav::Map& map)
{
    if (arguments.goals.empty() && !map.goal())
        return Unexpected("The map has no goal marker; give --goal X,Y.", arguments.map);
    auto costs = steer::mapFlow(map, {.goals = arguments.goals,
                                      .radius = agentRadius(map, arguments.radius),
                                      .cell = arguments.cell,
                                      .method = arguments.method});
    if (!costs)
        return Unexpected(inFile(costs.error(), arguments.map));
    return costs;
}

std::string picture(const FlowArguments& arguments, const nav::Map& map,
                    const steer::IntegrationField& costs, const steer::FlowField& field)
{
    const OffscreenApplication application;
    const drawing::FlowContent flow{costs, field};
    drawing::PictureContent content{map};
    content.agentRadius = agentRadius(map, arguments.radius);
    content.goal = costs.goals().front();
    content.expanded = content.agentRadius > 0;
    content.flow = &flow;
    return drawing::pngPicture(
               {arguments.size.width, arguments.size.height},
               [&](QPainter& painter) {
                   drawing::drawMapPicture(
                       painter, QRectF(0, 0, arguments.size.width, arguments.size.height), content,
                       arguments.theme == "dark" ? drawing::Theme::dark : drawing::Theme::light);
               })
        .toStdString();
}

std::string remarks(const steer::IntegrationField& costs, const steer::FlowField& field)
{
    const steer::CellGrid& grid = costs.grid();
    int free = 0;
    int reached = 0;
    for (int row = 0; row < grid.rows(); ++row)
        for (int column = 0; column < grid.columns(); ++column) {
            free += costs.costs().isFree({column, row});
            reached += field.flows({column, row});
        }
    return std::to_string(grid.columns()) + " x " + std::to_string(grid.rows()) + " cells, " +
           std::to_string(free) + " free, " + std::to_string(reached) + " with a path to a goal\n";
}

ExitStatus run(const FlowArguments& arguments)
{
    const bool isPicture = endsWith(arguments.out, ".png");
    if (!isPicture && !endsWith(arguments.out, ".json") && !isStandardOutput(arguments.out))
        refuseArgument("--out", arguments.out, "a name that ends in .json or .png, or -");
    const Result<plugins::OpenedMap> loaded = openMap(arguments.map);
    if (!loaded)
        return refused(loaded.error());
    const auto costs = integrated(arguments, loaded->map);
    if (!costs)
        return refused(costs.error());
    const steer::FlowField field(*costs);
    const std::string bytes =
        isPicture ? picture(arguments, loaded->map, *costs, field)
                  : steer::flowDocument(*costs, field, agentRadius(loaded->map, arguments.radius));
    if (const auto written = writeFiles({{arguments.out, bytes}}); !written)
        return refused(written.error());
    print(remarks(*costs, field), remarksBeside({arguments.out}));
    return ExitStatus::done;
}

} // namespace

void addFlow(CLI::App& program, Action& action)
{
    CLI::App* const command = program.add_subcommand(
        "flow", "Write the flow field to a goal as JSON, or as a picture with a legend");
    const auto arguments = std::make_shared<FlowArguments>();
    addInputFile(*command, action.files, "MAP", arguments->map,
                 "the map, in any format that can be read")
        ->required();
    addPoints(*command, "--goal", arguments->goals,
              "the goal; repeat for the nearest of several (the map's goals)");
    addPositive(*command, "--cell", arguments->cell, "the side of a cell, map units")->required();
    const auto choose = [arguments](const std::string& word) {
        static const std::map<std::string, steer::FlowMethod> methods{
            {"bfs", steer::FlowMethod::breadthFirst},
            {"dijkstra", steer::FlowMethod::dijkstra},
            {"eikonal", steer::FlowMethod::eikonal}};
        const auto found = methods.find(word);
        if (found == methods.end())
            refuseArgument("--method", word, "bfs, dijkstra or eikonal");
        arguments->method = found->second;
    };
    command
        ->add_option_function<std::string>(
            "--method", choose,
            "how costs spread: bfs (4 neighbours), dijkstra (8) or eikonal "
            "(any angle; the default)")
        ->type_name("NAME");
    addRadius(*command, arguments->radius);
    addOutputFile(*command, action.files, "--out", arguments->out,
                  "the file to write: .json or .png; - is standard output, for JSON")
        ->required();
    addSize(*command, "--size", arguments->size, "of the picture, in pixels (1440x1020)");
    addTheme(*command, arguments->theme);
    command->callback(
        [arguments, &action] { action.run = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
