#include "app/exporting/radiusfiles.h"

#include "app/drawing/mappicture.h"
#include "app/drawing/picturefile.h"
#include "app/drawing/pngpicture.h"
#include "app/exporting/markerpaths.h"
#include "libnav/path/pathfinder.h"
#include "libnav/tangent/graphdocument.h"
#include "libnav/tangent/graphsize.h"

#include <QPainter>

#include <string>
#include <utility>

namespace thicket::exporting {

namespace {

/// More lines than this make any picture plain grey.
constexpr std::size_t mostDrawnEdges = 500'000;

Unexpected tooLarge(const std::string& size, std::size_t most, const char* advice)
{
    return Unexpected("The complete tangent graph has " + size + " surfing edges, and " +
                      std::to_string(most) + " are allowed; " + advice + '.');
}

std::optional<nav::Point> positionOf(const nav::MapObject* marker)
{
    return marker ? std::optional(nav::boundingBox(marker->geometry).min) : std::nullopt;
}

Result<nav::CompleteGraph> graphToDraw(const RadiusSubject& subject)
{
    constexpr const char* advice = "leave \"graph\" out of the overlays of the picture";
    nav::CompleteGraphOptions options;
    options.start = positionOf(subject.map.start());
    options.goal = positionOf(subject.map.goal());
    options.maxSurfingEdges = mostDrawnEdges;
    if (const auto size = nav::surelyMoreThan(mostDrawnEdges, subject.field, options))
        return tooLarge(*size, mostDrawnEdges, advice);
    nav::CompleteGraph graph = nav::CompleteGraph::build(subject.field, options);
    if (graph.truncated)
        return tooLarge("more", mostDrawnEdges, advice);
    return graph;
}

drawing::PicturePyramid pictureBeneath(const nav::Map& map)
{
    const auto& underlay = map.settings.underlay;
    if (!underlay || !underlay->visible)
        return {};
    // A map whose picture is missing is drawn without it.
    const Result<QImage> picture = drawing::readPicture(QString::fromStdString(underlay->image));
    return picture ? drawing::PicturePyramid(*picture) : drawing::PicturePyramid();
}

} // namespace

Result<void> appendGraph(const RadiusSubject& subject, const Preset::Graph& wanted,
                         nav::PendingFile& file)
{
    constexpr const char* advice = "allow more with \"mostEdges\", or leave \"graph\" out";
    nav::CompleteGraphOptions options;
    options.maxSurfingEdges = wanted.mostEdges;
    options.threads = 0;
    if (const auto size = nav::surelyMoreThan(wanted.mostEdges, subject.field, options))
        return tooLarge(*size, wanted.mostEdges, advice);
    const auto graph = nav::writeGraph(
        subject.field, options, [&file](std::string_view text) { return file.append(text); });
    if (!graph)
        return Unexpected(graph.error());
    if (graph->truncated)
        return tooLarge("more", wanted.mostEdges, advice);
    return {};
}

Result<void> appendPaths(const RadiusSubject& subject, nav::PendingFile& file)
{
    const auto text = markerPaths(subject.map, subject.field, subject.goesOn);
    if (!text)
        return Unexpected(text.error());
    return file.append(*text);
}

Result<void> appendPicture(const RadiusSubject& subject, const Preset::Picture& wanted,
                           nav::PendingFile& file)
{
    const nav::Map& map = subject.map;
    const double radius = subject.field.agentRadius();
    nav::CompleteGraph graph;
    if (wanted.showsGraph) {
        auto found = graphToDraw(subject);
        if (!found)
            return Unexpected(found.error());
        graph = std::move(*found);
    }
    nav::Path path;
    const auto start = positionOf(map.start());
    const auto goal = positionOf(map.goal());
    if (wanted.showsPath && start && goal)
        path = nav::findPath(subject.field, *start, *goal).path;
    const drawing::PicturePyramid beneath = pictureBeneath(map);
    const drawing::PictureContent content{.map = map,
                                          .agentRadius = radius,
                                          .graph = wanted.showsGraph ? &graph : nullptr,
                                          .path = wanted.showsPath ? &path : nullptr,
                                          .start = start,
                                          .goal = goal,
                                          .expanded = radius > 0,
                                          .picture = &beneath};
    const QByteArray png = drawing::pngPicture(wanted.size, [&](QPainter& painter) {
        drawing::drawMapPicture(painter, QRectF(QPointF(), QSizeF(wanted.size)), content,
                                wanted.isDark ? drawing::Theme::dark : drawing::Theme::light);
    });
    return file.append({png.constData(), std::size_t(png.size())});
}

} // namespace thicket::exporting
