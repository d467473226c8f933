#include "app/editor/view/hovering.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/agentwords.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/canvasinput.h"
#include "app/editor/scene/description.h"
#include "app/editor/scene/edgewords.h"

#include <QApplication>
#include <QToolTip>
#include <QWidget>

namespace thicket::editor {

namespace {

constexpr int restMilliseconds = 400;
constexpr double agentSlop = 8; // logical pixels

} // namespace

Hovering::Hovering(Canvas& canvas, QWidget& viewport, QObject* parent)
    : QObject(parent), m_canvas(canvas), m_viewport(viewport), m_rest(this)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &Hovering::showText);
    connect(&canvas.playback(), &Playback::timeChanged, this, &Hovering::renewText);
}

void Hovering::follow(const PointerEvent& event, bool wanted)
{
    m_pixel = event.pixel;
    m_at = event.at;
    std::optional<nav::ObjectId> object;
    std::optional<nav::TangentEdge> edge;
    std::optional<SearchVertex> vertex;
    std::optional<std::uint32_t> running;
    std::optional<Handle> handle;
    if (wanted) {
        handle = m_canvas.hits().handleAt(event.at);
        const double unit = m_canvas.unitsPerPixel();
        vertex = m_canvas.searchVertexAt(event.at, edgeSlop * unit);
        if (const auto agent = m_canvas.runningAgentAt(event.at, agentSlop * unit))
            running = m_canvas.playback().run().recording().agents()[agent->agent].id;
        const auto objects = m_canvas.hits().objectsAt(event.at, objectSlop * unit);
        if (!vertex && !objects.empty())
            object = objects.front();
        else if (!vertex)
            edge = m_canvas.hits().edgeAt(event.at, edgeSlop * unit);
    }
    const auto at = vertex ? std::optional(vertex->at) : std::nullopt;
    const bool isSame = object == m_canvas.hoveredObject() && edge == m_canvas.hoveredEdge() &&
                        at == m_canvas.hoveredVertex() && running == m_running;
    m_running = running;
    m_canvas.setHoveredObject(object, event.at);
    m_canvas.setHoveredEdge(edge);
    m_canvas.setHoveredHandle(handle && handle->isOfOutline() ? handle : std::nullopt);
    m_canvas.setHoveredVertex(at);
    if (!isSame)
        QToolTip::hideText();
    if (!object && !edge && !vertex && !running)
        m_rest.stop();
    else if (!isSame)
        m_rest.start();
}

void Hovering::hideText()
{
    m_rest.stop();
    QToolTip::hideText();
}

void Hovering::leave()
{
    hideText();
    m_running.reset();
    m_canvas.setHoveredObject({});
    m_canvas.setHoveredEdge({});
    m_canvas.setHoveredHandle({});
    m_canvas.setHoveredVertex({});
}

/// Not over an open menu, the rows of which it would cover.
void Hovering::showText()
{
    if (QApplication::activePopupWidget())
        return;
    const nav::Map& map = m_canvas.document().map();
    QString text;
    const auto vertex = m_canvas.searchVertexAt(m_at, edgeSlop * m_canvas.unitsPerPixel());
    if (vertex && vertex->isOpen)
        text = explainOpenVertex(map, m_canvas.trace(), vertex->number);
    else if (vertex)
        text = explainVertex(map, m_canvas.trace(), vertex->number);
    else if (m_running)
        text = runningText();
    else if (m_canvas.hoveredEdge())
        text = explainEdge(map, *m_canvas.hoveredEdge(), m_canvas.trace(), m_at,
                           edgeSlop * m_canvas.unitsPerPixel());
    else if (const auto id = m_canvas.hoveredObject(); id && map.find(*id))
        text = describeObject(map, *map.find(*id), decimalsAt(m_canvas.unitsPerPixel()));
    if (!text.isEmpty())
        QToolTip::showText(m_viewport.mapToGlobal(m_pixel.toPoint()), text, &m_viewport);
}

QString Hovering::runningText() const
{
    const auto agent = m_canvas.runningAgent(*m_running);
    const Playback& playback = m_canvas.playback();
    const QString unit = QString::fromStdString(m_canvas.document().map().settings.unit);
    return agent ? describeRunning(playback.run(), *agent, playback.frame(), unit) : QString();
}

/// While its card is shown, the agent runs on.
void Hovering::renewText()
{
    if (!m_running || !QToolTip::isVisible())
        return;
    const QString text = runningText();
    if (text.isEmpty())
        QToolTip::hideText();
    else if (text != QToolTip::text())
        QToolTip::showText(m_viewport.mapToGlobal(m_pixel.toPoint()), text, &m_viewport);
}

} // namespace thicket::editor
