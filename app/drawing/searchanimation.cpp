#include "app/drawing/searchanimation.h"

#include "app/drawing/mappicture.h"
#include "app/drawing/svgelements.h"
#include "app/drawing/svgpicture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <string>

namespace thicket::drawing {

namespace {

constexpr double captionRoom = 34;           // pixels below the map
constexpr std::size_t mostTreeLines = 50000; // of the search tree
constexpr std::size_t mostFrameLines = 40;   // tangents of a kind in a frame
constexpr std::size_t bestOpen = 8;
constexpr std::size_t mostDrawnObjects = 4000; // more are a picture of pixels
constexpr double holdSeconds = 3;              // at the end

struct MovieTexts {
    Q_DECLARE_TR_FUNCTIONS(SearchAnimation)
};

std::string colour(const QColor& one) { return one.name().toStdString(); }

/// An element with a path, which is left out if the path is empty.
std::string element(const SvgPath& path, const std::string& attributes)
{
    return path.isEmpty() ? std::string()
                          : "<path " + attributes + " d=\"" + path.data() + "\"/>\n";
}

/// The elements between the tags of an SVG file.
std::string contentOf(const QByteArray& file)
{
    const std::string text = file.toStdString();
    const std::size_t tag = text.find("<svg");
    const std::size_t begin = tag == std::string::npos ? tag : text.find('>', tag);
    const std::size_t end = text.rfind("</svg>");
    return begin == std::string::npos || end == std::string::npos
               ? std::string()
               : text.substr(begin + 1, end - begin - 1);
}

class Movie {
public:
    Movie(const AnimationContent& content, const AnimationOptions& options)
        : m_content(content), m_options(options), m_colours(palette(options.theme)),
          m_history(content.history), m_trace(content.history.trace()),
          m_picture{content.map,  content.agentRadius,     nullptr, nullptr,    content.start,
                    content.goal, content.agentRadius > 0, nullptr, captionRoom},
          m_toPixels(mapPictureTransform(QRectF(QPointF(), options.size), m_picture)),
          m_frames(std::min(m_history.stepCount(), std::max<std::size_t>(1, options.mostFrames))),
          m_seconds(double(m_frames) / options.framesPerSecond + holdSeconds), m_clock(m_seconds)
    {}

    SearchAnimation made()
    {
        SearchAnimation result;
        result.frames = m_frames;
        result.stepsPerFrame = (m_history.stepCount() + m_frames - 1) / m_frames;
        std::string text = head(result.stepsPerFrame);
        text += background();
        if (!addTree(text) || !addFrames(text))
            return result;
        text += "</svg>\n";
        result.svg = QByteArray::fromStdString(text);
        return result;
    }

private:
    /// The step that a frame shows; the last frame shows the last step.
    std::size_t stepOf(std::size_t frame) const
    {
        return (frame + 1) * m_history.stepCount() / m_frames - 1;
    }
    /// The share of the loop at which a frame begins.
    double beginOf(std::size_t frame) const
    {
        return double(frame) / m_options.framesPerSecond / m_seconds;
    }
    bool goesOn(double share) const { return !m_options.goesOn || m_options.goesOn(share); }

    std::string head(std::size_t stepsPerFrame) const;
    std::string background() const;
    bool addTree(std::string& text) const;
    bool addFrames(std::string& text) const;
    std::string treeLine(std::size_t vertex) const;
    std::string frame(std::size_t frame) const;
    std::string tried(std::size_t first, std::size_t step) const;
    std::string vertices(const nav::SearchMoment& moment) const;
    std::string caption(const nav::SearchMoment& moment, double share) const;

    const AnimationContent& m_content;
    const AnimationOptions& m_options;
    const Palette& m_colours;
    const nav::SearchHistory& m_history;
    const nav::SearchTrace& m_trace;
    PictureContent m_picture;
    QTransform m_toPixels;
    std::size_t m_frames;
    double m_seconds;
    SvgClock m_clock;
};

std::string Movie::head(std::size_t stepsPerFrame) const
{
    const QString name = QString::fromStdString(m_content.map.settings.name);
    const QString title = name.isEmpty() ? MovieTexts::tr("A search") : name;
    const QString steps =
        m_history.stepCount() == 1
            ? MovieTexts::tr("The search for a path in 1 step")
            : MovieTexts::tr("The search for a path in %L1 steps").arg(m_history.stepCount());
    const QString sampled = stepsPerFrame == 1
                                ? QString()
                                : MovieTexts::tr("; one step in %L1 is shown").arg(stepsPerFrame);
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                       "xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 ";
    text += std::to_string(m_options.size.width()) + ' ' + std::to_string(m_options.size.height());
    return text + "\">\n<title>" + escaped(title) + "</title>\n<desc>" + escaped(steps + sampled) +
           "</desc>\n";
}

/// The map, with the path that the search finds dotted.
std::string Movie::background() const
{
    const QRectF viewport(QPointF(), m_options.size);
    const auto paint = [&](QPainter& painter) {
        painter.fillRect(viewport, m_colours.outside);
        drawMapPicture(painter, viewport, m_picture, m_options.theme);
    };
    std::string text = "<g>\n";
    if (m_content.map.objects().size() <= mostDrawnObjects) {
        text += contentOf(svgPicture(m_options.size, {}, paint));
    } else {
        QImage image(m_options.size, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter);
        painter.end();
        QBuffer buffer;
        image.save(&buffer, "PNG");
        text += "<image width=\"" + std::to_string(m_options.size.width()) + "\" height=\"" +
                std::to_string(m_options.size.height()) + "\" xlink:href=\"data:image/png;base64," +
                buffer.data().toBase64().toStdString() + "\"/>\n";
    }
    SvgPath path(m_toPixels);
    path.addWay(m_content.path.edges());
    return text + "</g>\n" +
           element(path, "fill=\"none\" stroke=\"" + colour(m_colours.path) +
                             "\" stroke-width=\"1.5\" stroke-linecap=\"round\" "
                             "stroke-dasharray=\"0.1 5\" opacity=\"0.55\"");
}

/// The tangents that were kept, each from its frame on.
bool Movie::addTree(std::string& text) const
{
    text += "<g fill=\"none\" stroke=\"" + colour(m_colours.surfing) +
            "\" stroke-width=\"1\" stroke-opacity=\"0.45\">\n";
    std::size_t vertex = 1; // the start has no tangent
    std::size_t lines = 0;
    for (std::size_t frame = 0; frame < m_frames; ++frame) {
        if (!goesOn(0.3 * double(frame) / double(m_frames)))
            return false;
        const std::size_t end = m_history.at(stepOf(frame)).vertexCount;
        std::string data;
        for (; vertex < end; ++vertex) {
            if (lines++ < mostTreeLines)
                data += treeLine(vertex);
        }
        if (!data.empty())
            text +=
                "<path d=\"" + data + "\">" + m_clock.shownBetween(beginOf(frame), 1) + "</path>\n";
    }
    text += "</g>\n";
    return true;
}

/// The arc to a departure and the tangent to a vertex.
std::string Movie::treeLine(std::size_t vertex) const
{
    const nav::QueuedTangent& tangent =
        m_trace.queued[m_trace.taken[m_history.stepOf(vertex)].queued];
    const nav::SearchStep& source = m_trace.steps[tangent.source];
    SvgPath line(m_toPixels);
    if (tangent.turn > 0 && source.radius > 0) {
        line.moveTo(source.position);
        line.arcTo(source.position, source.center, nav::sign(source.winding) * tangent.turn);
    } else {
        line.moveTo(tangent.edge.from);
    }
    line.lineTo(tangent.edge.to);
    return line.data();
}

bool Movie::addFrames(std::string& text) const
{
    for (std::size_t i = 0; i < m_frames; ++i) {
        if (!goesOn(0.3 + 0.7 * double(i) / double(m_frames)))
            return false;
        const bool isLast = i + 1 == m_frames;
        // A viewer that does not play shows the last frame.
        text += isLast ? "<g>" : "<g visibility=\"hidden\">";
        text += m_clock.shownBetween(beginOf(i), isLast ? 1 : beginOf(i + 1)) + '\n';
        text += frame(i) + "</g>\n";
    }
    return true;
}

std::string Movie::frame(std::size_t frame) const
{
    const std::size_t step = stepOf(frame);
    const std::size_t first = frame == 0 ? 0 : stepOf(frame - 1) + 1;
    const nav::SearchMoment moment = m_history.at(step);
    const bool isReached = m_history.goalStep() && *m_history.goalStep() <= step;
    SvgPath way(m_toPixels);
    way.addWay(isReached && !m_content.path.isEmpty() ? m_content.path.edges()
                                                      : m_history.wayTo(moment.taken.source));
    return tried(first, step) +
           element(way, "fill=\"none\" stroke=\"" + colour(m_colours.path) +
                            "\" stroke-width=\"3\" stroke-linejoin=\"round\" "
                            "stroke-linecap=\"round\"") +
           vertices(moment) + caption(moment, double(frame + 1) / double(m_frames));
}

/// What the steps from `first` on tried, the last ones.
std::string Movie::tried(std::size_t first, std::size_t step) const
{
    SvgPath kept(m_toPixels);
    SvgPath blocked(m_toPixels);
    SvgPath refused(m_toPixels);
    SvgPath hits(m_toPixels);
    std::size_t keptCount = 0;
    std::size_t refusedCount = 0;
    for (std::size_t one = step + 1;
         one-- > first && keptCount + refusedCount < 2 * mostFrameLines;) {
        const nav::SearchStep::Tangent result = m_history.at(one).result;
        const nav::SurfingEdge& edge = result.edge;
        if (result.accepted ? keptCount++ >= mostFrameLines : refusedCount++ >= mostFrameLines)
            continue;
        const bool isBlocked = !result.accepted && edge.length() > 0 &&
                               result.reason == nav::Rejection::blockedSurfing;
        if (isBlocked) {
            const nav::Point hit =
                edge.from + (result.blockedAt / edge.length()) * (edge.to - edge.from);
            blocked.moveTo(edge.from);
            blocked.lineTo(hit);
            hits.addCross(hit, 7);
        } else {
            (result.accepted ? kept : refused).add(edge);
        }
    }
    const std::string rejected = "fill=\"none\" stroke=\"" + colour(m_colours.rejected) + '"';
    return element(refused, rejected + " stroke-width=\"1.4\" stroke-dasharray=\"2 4\"") +
           element(blocked, rejected + " stroke-width=\"1.4\" stroke-dasharray=\"5 3\"") +
           element(hits, rejected + " stroke-width=\"1.6\"") +
           element(kept,
                   "fill=\"none\" stroke=\"" + colour(m_colours.surfing) + "\" stroke-width=\"2\"");
}

/// The best of the open list, what is expanded, and the straight line to the goal.
std::string Movie::vertices(const nav::SearchMoment& moment) const
{
    SvgPath open(m_toPixels);
    for (const std::uint32_t tangent : m_history.openList(moment.step, 0, bestOpen))
        open.addDot(m_trace.queued[tangent].edge.to, 4.2);
    SvgPath current(m_toPixels);
    current.addDot(m_trace.steps[moment.taken.source].position, 6.2);
    SvgPath rest(m_toPixels);
    const nav::SurfingEdge& edge = moment.taken.edge;
    if (edge.toContact.kind != nav::Contact::Kind::goal)
        rest.add(nav::SurfingEdge{edge.to, m_content.goal, {}, {}});
    return element(rest, "fill=\"none\" stroke=\"" + colour(m_colours.current) +
                             "\" stroke-width=\"1.25\" stroke-dasharray=\"1 4\"") +
           element(open, "fill=\"" + colour(m_colours.sheet) + "\" stroke=\"" +
                             colour(m_colours.open) + "\" stroke-width=\"1.8\"") +
           element(current, "fill=\"" + colour(m_colours.current) + "\" stroke=\"" +
                                colour(m_colours.casing) + "\" stroke-width=\"1.5\"");
}

/// The step in numbers and how much of the search it is, below the map.
std::string Movie::caption(const nav::SearchMoment& moment, double share) const
{
    const QString unit = QString::fromStdString(m_content.map.settings.unit);
    const QString bound = QLocale().toString(moment.bound, 'f', 2) +
                          (unit.isEmpty() ? QString() : QStringLiteral(" ") + unit);
    const QString words = MovieTexts::tr("Step %L1 of %L2, lower bound %3, %L4 open")
                              .arg(moment.step + 1)
                              .arg(m_history.stepCount())
                              .arg(bound)
                              .arg(moment.openCount);
    const double width = m_options.size.width();
    const double bottom = m_options.size.height();
    std::string text = "<rect x=\"0\" height=\"4\" fill=\"" + colour(m_colours.accent) + "\" y=\"";
    appendNumber(text, bottom - 4);
    text += "\" width=\"";
    appendNumber(text, share * width);
    text += "\"/>\n<text text-anchor=\"middle\" font-family=\"sans-serif\" font-size=\"15\" "
            "fill=\"" +
            colour(m_colours.text) + "\" x=\"";
    appendNumber(text, width / 2);
    text += "\" y=\"";
    appendNumber(text, bottom - 14);
    return text + "\">" + escaped(words) + "</text>\n";
}

} // namespace

SearchAnimation animateSearch(const AnimationContent& content, const AnimationOptions& options)
{
    if (content.history.isEmpty())
        return {};
    return Movie(content, options).made();
}

} // namespace thicket::drawing
