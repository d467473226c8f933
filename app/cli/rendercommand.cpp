#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"
#include "app/cli/picture.h"
#include "app/drawing/mappicture.h"
#include "app/drawing/picturefile.h"
#include "app/drawing/pngpicture.h"
#include "app/drawing/svgpicture.h"
#include "libnav/path/pathfinder.h"
#include "libnav/tangent/graphsize.h"
#include "plugins/host/mapfiles.h"
#include "plugins/host/picturepath.h"

#include <CLI/CLI.hpp>

#include <QFileInfo>
#include <QPainter>

#include <memory>

namespace thicket::cli {

namespace {

/// More lines than this make any picture plain grey.
constexpr std::size_t mostSurfingEdges = 500'000;

struct RenderArguments {
    std::string map;
    std::string out;
    PixelSize size;
    bool showsGraph = false;
    bool showsPath = false;
    std::optional<nav::Point> from;
    std::optional<nav::Point> to;
    bool cornerToCorner = false;
    std::optional<double> radius; ///< absent: the map's
    std::string theme = "light";
};

/// What is drawn over the map, and the picture beneath.
struct Overlays {
    drawing::PicturePyramid picture;
    std::optional<nav::Point> start;
    std::optional<nav::Point> goal;
    nav::CompleteGraph graph;
    nav::Path path;
    std::string remarks; ///< lines for standard output
};

void chooseEnds(const RenderArguments& arguments, const nav::Map& map,
                const nav::ObstacleField& field, Overlays& overlays)
{
    overlays.start = arguments.from ? arguments.from : markerPosition(map.start());
    overlays.goal = arguments.to ? arguments.to : markerPosition(map.goal());
    const nav::Box extent = map.extent();
    if (arguments.cornerToCorner && !extent.isEmpty()) {
        overlays.start = field.nearestFreePoint(extent.min);
        overlays.goal = field.nearestFreePoint(extent.max);
    }
}

Result<void> findGraph(const nav::ObstacleField& field, const std::string& path, Overlays& overlays)
{
    const auto tooLarge = [&path](const std::string& size) {
        return Unexpected("Its tangent graph has " + size + " surfing edges, and a picture shows " +
                              std::to_string(mostSurfingEdges) +
                              " at most; leave out --overlay graph or draw a part of the map.",
                          path);
    };
    nav::CompleteGraphOptions options;
    options.start = overlays.start;
    options.goal = overlays.goal;
    options.maxSurfingEdges = mostSurfingEdges;
    if (const auto size = nav::surelyMoreThan(mostSurfingEdges, field, options))
        return tooLarge(*size);
    overlays.graph = nav::CompleteGraph::build(field, options);
    if (overlays.graph.truncated)
        return tooLarge("more");
    overlays.remarks += "graph: " + std::to_string(overlays.graph.surfing.size()) +
                        " surfing edges, " + std::to_string(overlays.graph.hugging.size()) +
                        " hugging edges\n";
    return {};
}

Result<Overlays> overlaysFor(const RenderArguments& arguments, const nav::Map& map)
{
    const auto field = expandedField(map, agentRadius(map, arguments.radius), arguments.map);
    if (!field)
        return Unexpected(field.error());
    Overlays overlays;
    chooseEnds(arguments, map, *field, overlays);
    if (arguments.showsGraph) {
        if (const auto found = findGraph(*field, arguments.map, overlays); !found)
            return Unexpected(found.error());
    }
    if (!arguments.showsPath)
        return overlays;
    if (!overlays.start || !overlays.goal) {
        return Unexpected("The map has no start or no goal marker for a path; give --from X,Y "
                          "and --to X,Y.",
                          arguments.map);
    }
    nav::PathResult result = nav::findPath(*field, *overlays.start, *overlays.goal);
    overlays.remarks += std::string("path: ") + nav::name(result.status);
    if (result.status == nav::PathStatus::found)
        overlays.remarks += ", length " + nav::shortestText(result.path.length());
    overlays.remarks += '\n';
    overlays.path = std::move(result.path);
    return overlays;
}

/// A map whose picture is missing is drawn without it.
void readPictureBeneath(const nav::Map& map, Overlays& overlays)
{
    const auto& underlay = map.settings.underlay;
    if (!underlay || !underlay->visible)
        return;
    const Result<QImage> picture = drawing::readPicture(QString::fromStdString(underlay->image));
    if (picture)
        overlays.picture = drawing::PicturePyramid(*picture);
    else
        overlays.remarks += "picture beneath: " + oneLine(picture.error().text()) + '\n';
}

void paint(QPainter& painter, const RenderArguments& arguments, const nav::Map& map,
           const Overlays& overlays)
{
    const double radius = agentRadius(map, arguments.radius);
    const drawing::PictureContent content{map,
                                          radius,
                                          arguments.showsGraph ? &overlays.graph : nullptr,
                                          arguments.showsPath ? &overlays.path : nullptr,
                                          overlays.start,
                                          overlays.goal,
                                          arguments.showsGraph && radius > 0,
                                          nullptr,
                                          0,
                                          &overlays.picture};
    drawing::drawMapPicture(
        painter, QRectF(0, 0, arguments.size.width, arguments.size.height), content,
        arguments.theme == "dark" ? drawing::Theme::dark : drawing::Theme::light);
}

ExitStatus run(const RenderArguments& arguments)
{
    const bool isSvg = endsWith(arguments.out, ".svg");
    if (!isSvg && !endsWith(arguments.out, ".png"))
        refuseArgument("OUT", arguments.out, "a name that ends in .png or .svg");
    Result<plugins::OpenedMap> loaded = openMap(arguments.map);
    if (!loaded)
        return refused(loaded.error());
    const QFileInfo file(plugins::pathText(arguments.map));
    plugins::resolvePicture(loaded->map.settings, file.absoluteFilePath());
    Result<Overlays> overlays = overlaysFor(arguments, loaded->map);
    if (!overlays)
        return refused(overlays.error());
    const OffscreenApplication application;
    readPictureBeneath(loaded->map, *overlays);
    const auto draw = [&](QPainter& painter) { paint(painter, arguments, loaded->map, *overlays); };
    const QSize size(arguments.size.width, arguments.size.height);
    const QByteArray picture =
        isSvg ? drawing::svgPicture(size, QString::fromStdString(loaded->map.settings.name), draw)
              : drawing::pngPicture(size, draw);
    if (const auto written = writeFiles({{arguments.out, picture.toStdString()}}); !written)
        return refused(written.error());
    print(overlays->remarks);
    return ExitStatus::done;
}

void readOverlays(const std::string& text, RenderArguments& arguments)
{
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string word = text.substr(begin, end - begin);
        if (word == "graph")
            arguments.showsGraph = true;
        else if (word == "path")
            arguments.showsPath = true;
        else
            refuseArgument("--overlay", word, "graph or path");
        begin = end + 1;
    }
}

} // namespace

void addRender(CLI::App& program, Action& action)
{
    CLI::App* const command = program.add_subcommand("render", "Draw a map, without a display");
    const auto arguments = std::make_shared<RenderArguments>();
    addInputFile(*command, action.files, "MAP", arguments->map,
                 "the map, in any format that can be read")
        ->required();
    addOutputFile(*command, action.files, "OUT", arguments->out, "the picture: .png or .svg")
        ->required();
    addSize(*command, "--size", arguments->size, "in pixels (1440x1020)");
    const auto overlay = [arguments](const std::string& text) { readOverlays(text, *arguments); };
    command
        ->add_option_function<std::string>("--overlay", overlay,
                                           "what to draw over the map: graph, path or graph,path")
        ->type_name("NAMES");
    CLI::Option* const from =
        addPoint(*command, "--from", arguments->from, "where the path begins (the map's start)");
    CLI::Option* const to =
        addPoint(*command, "--to", arguments->to, "where the path ends (the map's goal)");
    command
        ->add_flag("--corner-to-corner", arguments->cornerToCorner,
                   "path from the free point nearest to one corner to that at the opposite one")
        ->excludes(from)
        ->excludes(to);
    addRadius(*command, arguments->radius);
    addTheme(*command, arguments->theme);
    command->callback(
        [arguments, &action] { action.run = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
