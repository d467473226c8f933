#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/jsonoutput.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace thicket::cli {

namespace {

struct GraphArguments {
    std::string map;
    std::string out;
    double radius = 0;
    std::optional<nav::Box> window;
};

ExitStatus run(const GraphArguments& arguments)
{
    const auto field = openField(arguments.map, arguments.radius);
    if (!field) {
        report(field.error().text());
        return ExitStatus::inputAtFault;
    }
    nav::CompleteGraphOptions options;
    options.window = arguments.window;
    const nav::CompleteGraph graph = nav::CompleteGraph::build(*field, options);
    if (const auto written = writeFile(arguments.out, document(graph, arguments.radius));
        !written) {
        report(written.error().text());
        return ExitStatus::inputAtFault;
    }
    print(std::to_string(graph.surfing.size()) + " surfing edges, " +
          std::to_string(graph.hugging.size()) + " hugging edges\n");
    return ExitStatus::done;
}

} // namespace

void addGraph(CLI::App& program, Action& action)
{
    CLI::App* const command =
        program.add_subcommand("graph", "Write the complete tangent graph as JSON");
    const auto arguments = std::make_shared<GraphArguments>();
    command->add_option("MAP", arguments->map, "the map, in any format that can be read")
        ->required();
    command->add_option("--out", arguments->out, "the file to write")->required();
    addRadius(*command, arguments->radius);
    addWindow(*command, "--window", arguments->window,
              "only edges that touch a circle in this window");
    command->callback([arguments, &action] { action = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
