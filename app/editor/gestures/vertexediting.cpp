#include "app/editor/gestures/vertexediting.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/vertices.h"
#include "app/editor/scene/description.h"
#include "libnav/geometry/distance.h"
#include "libnav/geometry/nearestpoint.h"

#include <algorithm>
#include <set>

namespace thicket::editor {

const nav::MapObject* VertexEditing::object() const
{
    const nav::Map& map = m_context.document.map();
    const auto& ids = m_context.selection.ids();
    const nav::MapObject* object = ids.size() == 1 ? map.find(ids.first()) : nullptr;
    return object && verticesOf(object->geometry) && !isLocked(map, *object) ? object : nullptr;
}

QList<KeyHint> VertexEditing::hidingHints() const
{
    const std::size_t hidden = m_context.canvas.hiddenHandles();
    if (hidden == 0 || !object())
        return {};
    if (hidden == 1)
        return {{tr("Zoom in"), tr("one more vertex")}};
    return {{tr("Zoom in"), tr("%L1 more vertices").arg(hidden)}};
}

std::optional<std::size_t> VertexEditing::sideAt(nav::Point at) const
{
    const nav::MapObject* edited = object();
    if (!edited)
        return {};
    const auto* wall = std::get_if<nav::Wall>(&edited->geometry);
    double nearest =
        std::max(objectSlop * m_context.canvas.unitsPerPixel(), wall ? wall->thickness / 2 : 0.0);
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < sideCount(edited->geometry); ++i) {
        const double away = nav::distance(at, editor::sideAt(edited->geometry, i));
        if (away > nearest || (best && away == nearest))
            continue;
        nearest = away;
        best = i;
    }
    return best;
}

void VertexEditing::choose(std::size_t vertex, bool adds)
{
    auto chosen = m_context.canvas.chosenVertices();
    const auto it = std::find(chosen.begin(), chosen.end(), vertex);
    if (!adds)
        chosen = {vertex};
    else if (it == chosen.end())
        chosen.push_back(vertex);
    else
        chosen.erase(it);
    m_context.canvas.chooseVertices(std::move(chosen));
}

std::optional<std::size_t> VertexEditing::chooseNext(bool backwards)
{
    const nav::MapObject* const edited = object();
    if (!edited)
        return {};
    const std::size_t count = verticesOf(edited->geometry)->size();
    const auto chosen = m_context.canvas.chosenVertices();
    std::size_t next = backwards ? count - 1 : 0;
    if (!chosen.empty())
        next = (chosen.back() + (backwards ? count - 1 : 1)) % count;
    m_context.canvas.chooseVertices({next});
    return next;
}

std::unique_ptr<VertexDrag> VertexEditing::drag(const Handle& handle, nav::Point grip)
{
    if (handle.side)
        return VertexDrag::inserting(m_context, *object(), *handle.side, grip);
    auto chosen = m_context.canvas.chosenVertices();
    if (std::find(chosen.begin(), chosen.end(), *handle.vertex) == chosen.end())
        chosen = {*handle.vertex};
    return std::make_unique<VertexDrag>(m_context, *object(), std::move(chosen), *handle.vertex,
                                        grip);
}

std::unique_ptr<VertexDrag> VertexEditing::dragSide(std::size_t side, nav::Point grip)
{
    const std::size_t next = (side + 1) % verticesOf(object()->geometry)->size();
    return std::make_unique<VertexDrag>(m_context, *object(), std::vector<std::size_t>{side, next},
                                        side, grip);
}

void VertexEditing::push(nav::Geometry geometry, const QString& text, const QString& mergeKey)
{
    nav::MapObject after = *object();
    after.geometry = std::move(geometry);
    m_context.document.push(nav::MapEdit::change(m_context.document.map(), {std::move(after)}),
                            text, mergeKey);
}

void VertexEditing::chooseIn(const nav::Box& box, bool adds)
{
    const nav::MapObject* edited = object();
    if (!edited)
        return;
    auto chosen = adds ? m_context.canvas.chosenVertices() : std::vector<std::size_t>();
    const std::set<std::size_t> before(chosen.begin(), chosen.end());
    const auto& points = *verticesOf(edited->geometry);
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (box.contains(points[i]) && !before.contains(i))
            chosen.push_back(i);
    }
    m_context.canvas.chooseVertices(std::move(chosen));
}

QString VertexEditing::nudgeChosen(nav::Point by)
{
    const nav::MapObject* edited = object();
    if (!edited)
        return tr("The layer is locked");
    std::vector<nav::Point> points = *verticesOf(edited->geometry);
    QStringList key{QStringLiteral("nudge vertices"), QString::number(edited->id)};
    for (const std::size_t i : m_context.canvas.chosenVertices()) {
        points[i] = points[i] + by;
        key << QString::number(i);
    }
    nav::Geometry after = withVertices(edited->geometry, std::move(points));
    if (!staysSound(edited->geometry, after))
        return tr("Two sides would meet");
    push(std::move(after), tr("Nudge vertices of %1").arg(objectPhrase(*edited)),
         key.join(QLatin1Char(' ')));
    return {};
}

void VertexEditing::insert(std::size_t side, nav::Point at)
{
    const nav::MapObject& edited = *object();
    const nav::Point on = nav::nearestPoint(editor::sideAt(edited.geometry, side), at);
    push(withInserted(edited.geometry, side, on),
         tr("Insert vertex in %1").arg(objectPhrase(edited)));
    m_context.canvas.chooseVertices({side + 1});
}

QString VertexEditing::removeChosen()
{
    const auto chosen = m_context.canvas.chosenVertices();
    const nav::MapObject* edited = object();
    if (!edited) {
        m_context.document.locks().admitted(m_context.selection.ids());
        return {};
    }
    const std::size_t least = leastVertices(edited->geometry);
    if (verticesOf(edited->geometry)->size() < chosen.size() + least)
        return least == 3 ? tr("Three corners have to stay") : tr("Two points have to stay");
    nav::Geometry after = withoutVertices(edited->geometry, chosen);
    if (!staysSound(edited->geometry, after))
        return tr("Without it two sides would meet");
    push(std::move(after), tr("Remove vertex of %1").arg(objectPhrase(*edited)));
    m_context.canvas.chooseVertices({});
    return {};
}

} // namespace thicket::editor
