#include "app/editor/tools/polygontool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/vertices.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"

namespace thicket::editor {

PolygonTool::PolygonTool(ToolContext context, QObject* parent) : PolylineTool(context, parent) {}

QList<KeyHint> PolygonTool::hints() const
{
    if (!isGestureOpen())
        return {{tr("Click"), tr("corner after corner")}, {tr("Drag"), tr("a side")}};
    return {{tr("Enter"), tr("close")},
            {tr("Backspace"), tr("last corner")},
            {tr("Shift"), tr("15\u00b0 steps")},
            {tr("Ctrl"), tr("no snapping")},
            {tr("Esc"), tr("put it back")}};
}

bool PolygonTool::mayPlace(nav::Point at) const { return canContinue(points(), at); }

Drawing PolygonTool::draw()
{
    Drawing drawing;
    Feedback& feedback = drawing.feedback;
    std::vector<nav::Point> corners = points();
    const bool closed = closes(gesture().pointer()) && !m_numbers.isTyping();
    const nav::Point floating = target(gesture().pointer(), feedback.guides);
    const bool isRefused = !closed && floating != corners.back() && !mayPlace(floating);
    if (closed)
        feedback.guides = {Guide{corners.front(), corners.front(), tr("close")}};
    else if (isRefused)
        feedback.refused = {nav::Segment{corners.back(), floating}};
    else if (floating != corners.back())
        corners.push_back(floating);
    feedback.vertices = points();
    feedback.chip = chipFor(corners, isRefused);
    feedback.line = corners;
    if (isSimplePolygon(corners))
        add(drawing, std::move(corners));
    return drawing;
}

void PolygonTool::add(Drawing& drawing, std::vector<nav::Point> corners) const
{
    drawing.objects.emplace_back(nav::Polygon{std::move(corners), false});
}

Chip PolygonTool::chipFor(const std::vector<nav::Point>& corners, bool isRefused) const
{
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    Chip chip;
    chip.fields = segmentFields(corners);
    chip.detail =
        isRefused ? tr("This side would meet another one")
                  : tr("%n corners, %1 long", nullptr, static_cast<int>(corners.size()))
                        .arg(lengthText(lengthOfLine(corners), decimals, m_context.document.map()));
    chip.around = boxOfLastSegment(corners, 0);
    return chip;
}

/// Closes the corners placed and drops the floating one. Fewer than three make no polygon.
void PolygonTool::end(bool)
{
    if (points().size() < 3) {
        cancel();
        return;
    }
    if (!isSimplePolygon(points())) {
        emit refused(tr("The closing side would meet another one"));
        return update();
    }
    forgetPress();
    Drawing done;
    add(done, points());
    finish(std::move(done));
}

} // namespace thicket::editor
