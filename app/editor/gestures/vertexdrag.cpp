#include "app/editor/gestures/vertexdrag.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/vertices.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "app/editor/scene/handleroom.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double vertexSize = 8; // logical pixels

} // namespace

VertexDrag::VertexDrag(const ToolContext& context, nav::MapObject object,
                       std::vector<std::size_t> vertices, std::size_t lead, nav::Point grip)
    : Manipulation(context, NumberEntry({QStringLiteral("x"), QStringLiteral("y")})),
      m_object(std::move(object)), m_base(m_object.geometry), m_vertices(std::move(vertices)),
      m_reference((*verticesOf(m_base))[lead]), m_grip(grip),
      m_position(context.document.map().positionOf(m_object.id)),
      m_snapper(context.document.index(), {m_object.id}, context.navigator.agentRadius())
{
    m_snapper.leaveOut(m_live.followers());
    std::vector<nav::Point> resting;
    const auto& all = *verticesOf(m_base);
    m_isMoved.resize(all.size());
    for (const std::size_t vertex : m_vertices)
        m_isMoved[vertex] = true;
    chooseMarks();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!isMoved(i))
            resting.push_back(all[i]);
    }
    m_snapper.setOwnPoints(std::move(resting));
    const std::size_t count = all.size();
    const auto* wall = std::get_if<nav::Wall>(&m_base);
    const bool isOpen = wall && !wall->closed;
    const auto add = [&](std::size_t index) {
        if (!isMoved(index))
            m_restingNeighbours.push_back(all[index]);
    };
    if (!isOpen || lead + 1 < count)
        add((lead + 1) % count);
    if (!isOpen || lead > 0)
        add((lead + count - 1) % count);
}

std::unique_ptr<VertexDrag> VertexDrag::inserting(const ToolContext& context, nav::MapObject object,
                                                  std::size_t side, nav::Point grip)
{
    const nav::MapObject before = object;
    const nav::Segment at = sideAt(object.geometry, side);
    object.geometry = withInserted(std::move(object.geometry), side, 0.5 * (at.a + at.b));
    auto drag = std::make_unique<VertexDrag>(context, std::move(object),
                                             std::vector<std::size_t>{side + 1}, side + 1, grip);
    drag->m_object = before;
    drag->m_isInserting = true;
    return drag;
}

/// Those that move are marked too, but for such as would cover each other.
void VertexDrag::chooseMarks()
{
    const double pixel = m_context.canvas.unitsPerPixel();
    const auto& all = *verticesOf(m_base);
    for (const std::size_t i : withRoom(all, handleSpacing * pixel)) {
        if (!isMoved(i))
            m_marks.push_back(i);
    }
    std::vector<nav::Point> moving;
    for (const std::size_t i : m_vertices)
        moving.push_back(all[i]);
    for (const std::size_t i : withRoom(moving, chosenSpacing * pixel))
        m_marks.push_back(m_vertices[i]);
}

nav::Point VertexDrag::displacement(const PointerEvent& event, std::vector<Guide>& guides) const
{
    nav::Point by = event.at - m_grip;
    const bool isLocked = event.modifiers.testFlag(Qt::ShiftModifier);
    const bool alongX = std::abs(by.x) >= std::abs(by.y);
    if (isLocked)
        (alongX ? by.y : by.x) = 0;
    if (m_numbers.isTyping()) {
        by.x = m_numbers.value(0).value_or(m_reference.x + by.x) - m_reference.x;
        by.y = m_numbers.value(1).value_or(m_reference.y + by.y) - m_reference.y;
        return by;
    }
    const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
    Snapper::Moving moving{{m_reference + by}};
    moving.sideEnds = m_restingNeighbours;
    Snapper::Pull pull = m_snapper.pull(moving, snapReach(m_context.canvas, inverted));
    const bool isAcross = isLocked && (alongX ? pull.by.y : pull.by.x) != 0;
    if (isAcross)
        return by;
    guides = std::move(pull.guides);
    return by + pull.by;
}

std::vector<nav::Point> VertexDrag::moved(nav::Point by) const
{
    std::vector<nav::Point> points = *verticesOf(m_base);
    for (const std::size_t i : m_vertices)
        points[i] = points[i] + by;
    return points;
}

void VertexDrag::update(const PointerEvent& event)
{
    std::vector<Guide> guides;
    const nav::Point by = displacement(event, guides);
    nav::MapObject after = m_object;
    after.geometry = withVertices(m_base, moved(by));
    const bool isRefused = !staysSound(m_object.geometry, after.geometry);
    if (!isRefused) {
        nav::MapEdit edit;
        edit.entries.push_back({after.id, m_object, std::move(after), m_position});
        m_live.preview(edit);
    }
    show(by, std::move(guides), isRefused);
}

void VertexDrag::show(nav::Point by, std::vector<Guide> guides, bool isRefused)
{
    const double pixel = m_context.canvas.unitsPerPixel();
    const int decimals = decimalsAt(pixel);
    const nav::Geometry shape = withVertices(m_base, moved(by));
    const nav::Point now = m_reference + by;
    Feedback feedback;
    feedback.hidesHandles = true;
    feedback.ghosts = {m_object.geometry};
    feedback.fillsGhosts = true;
    feedback.travel = nav::Segment{m_reference, now};
    feedback.guides = std::move(guides);
    const std::vector<nav::Point>& points = *verticesOf(shape);
    for (const std::size_t i : m_marks)
        feedback.vertices.push_back(points[i]);
    const std::size_t count = points.size();
    for (std::size_t i = 0; isRefused && i < sideCount(shape); ++i) {
        if (isMoved(i) || isMoved((i + 1) % count))
            feedback.refused.push_back(sideAt(shape, i));
    }
    Chip chip;
    chip.fields = m_numbers.fields({numberText(now.x, decimals), numberText(now.y, decimals)});
    chip.detail =
        isRefused
            ? tr("Two sides would meet")
            : tr("moved %1").arg(lengthText(nav::length(by), decimals, m_context.document.map()));
    chip.around = grown(nav::Box{now, now}, vertexSize * pixel);
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

void VertexDrag::commit()
{
    const QString what = objectPhrase(m_object);
    if (m_isInserting)
        return m_live.commit(tr("Insert vertex in %1").arg(what));
    const auto count = static_cast<int>(m_vertices.size());
    m_live.commit(count == 1 ? tr("Move vertex of %1").arg(what)
                             : tr("Move %n vertices of %1", nullptr, count).arg(what));
}

} // namespace thicket::editor
