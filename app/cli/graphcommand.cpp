#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"
#include "libnav/files/pendingfile.h"
#include "libnav/tangent/graphdocument.h"
#include "libnav/tangent/graphsize.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string_view>

namespace thicket::cli {

namespace {

struct GraphArguments {
    std::string map;
    std::string out;
    std::optional<double> radius; ///< absent: the map's
    std::optional<nav::Box> window;
    /// Each takes about 1,000 bytes of the file, with its vertices and arcs.
    std::uint64_t mostEdges = 1'000'000;
};

/// "m.csv: The complete tangent graph has ... edges; choose ..."
Error tooLarge(const GraphArguments& arguments, const std::string& size)
{
    return {"Its complete tangent graph has " + size + " surfing edges, and " +
                std::to_string(arguments.mostEdges) +
                " are allowed; take a part of it with --window X0,Y0,X1,Y1 or allow more with "
                "--most-edges N.",
            arguments.map};
}

/// Piece by piece: a graph may be as large as the memory. What is printed of one that is refused
/// ends in the middle.
Result<nav::VisitedGraph> printedGraph(const nav::ObstacleField& field,
                                       const nav::CompleteGraphOptions& options)
{
    return nav::writeGraph(field, options, [](std::string_view text) {
        print(text);
        return Result<void>();
    });
}

/// Does not touch the file if the graph is too large.
Result<nav::VisitedGraph> savedGraph(const nav::ObstacleField& field,
                                     const nav::CompleteGraphOptions& options,
                                     const GraphArguments& arguments)
{
    Result<nav::PendingFile> file = nav::PendingFile::begin(arguments.out);
    if (!file)
        return Unexpected(file.error());
    Result<nav::VisitedGraph> graph =
        nav::writeGraph(field, options, [&](std::string_view text) { return file->append(text); });
    if (!graph || graph->truncated)
        return graph;
    if (const auto written = nav::PendingFile::replaceAll({&*file, 1}); !written)
        return Unexpected(written.error());
    return graph;
}

ExitStatus run(const GraphArguments& arguments)
{
    const auto field = openField(arguments.map, arguments.radius);
    if (!field)
        return refused(field.error());
    nav::CompleteGraphOptions options;
    options.window = arguments.window;
    options.maxSurfingEdges = arguments.mostEdges;
    options.threads = 0;
    if (const auto size = nav::surelyMoreThan(arguments.mostEdges, *field, options))
        return refused(tooLarge(arguments, *size));
    const Result<nav::VisitedGraph> graph = isStandardOutput(arguments.out)
                                                ? printedGraph(*field, options)
                                                : savedGraph(*field, options, arguments);
    if (!graph)
        return refused(graph.error());
    if (graph->truncated)
        return refused(tooLarge(arguments, "more"));
    print(std::to_string(graph->surfing) + " surfing edges, " + std::to_string(graph->hugging) +
              " hugging edges\n",
          remarksBeside({arguments.out}));
    return ExitStatus::done;
}

} // namespace

void addGraph(CLI::App& program, Action& action)
{
    CLI::App* const command =
        program.add_subcommand("graph", "Write the complete tangent graph as JSON");
    const auto arguments = std::make_shared<GraphArguments>();
    addInputFile(*command, action.files, "MAP", arguments->map,
                 "the map, in any format that can be read")
        ->required();
    addOutputFile(*command, action.files, "--out", arguments->out,
                  "the file to write; - is standard output")
        ->required();
    addRadius(*command, arguments->radius);
    addWindow(*command, "--window", arguments->window,
              "only edges that touch a circle in this window");
    addWhole(*command, "--most-edges", arguments->mostEdges,
             "refuse a graph of more surfing edges than this (1000000)", 1, UINT32_MAX / 2);
    command->callback(
        [arguments, &action] { action.run = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
