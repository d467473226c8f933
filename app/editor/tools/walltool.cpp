#include "app/editor/tools/walltool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "libnav/geometry/distance.h"

namespace thicket::editor {

WallTool::WallTool(ToolContext context, QObject* parent) : PolylineTool(context, parent) {}

QList<KeyHint> WallTool::hints() const
{
    if (!isGestureOpen())
        return {{tr("Click"), tr("point after point")}, {tr("Drag"), tr("a segment")}};
    return {{tr("Enter"), tr("end")},
            {tr("Backspace"), tr("last point")},
            {tr("Shift"), tr("15\u00b0 steps")},
            {tr("Alt"), tr("thickness")},
            {tr("Esc"), tr("put it back")}};
}

QList<ToolOption> WallTool::options()
{
    ToolOption thickness;
    thickness.name = QStringLiteral("wallThickness");
    thickness.label = tr("Thickness");
    thickness.status = tr("Thickness of the next wall");
    thickness.isLength = true;
    thickness.get = [this] { return usualThickness(); };
    thickness.set = [this](double value) { m_chosenThickness = value; };
    return {thickness};
}

/// The one chosen, otherwise that of the last wall drawn, otherwise the agent's radius.
double WallTool::usualThickness() const
{
    if (m_chosenThickness)
        return *m_chosenThickness;
    const auto& objects = m_context.document.map().objects();
    for (auto it = objects.rbegin(); it != objects.rend(); ++it) {
        if (const auto* wall = std::get_if<nav::Wall>(&it->geometry))
            return wall->thickness;
    }
    return m_context.navigator.agentRadius();
}

void WallTool::begin()
{
    PolylineTool::begin();
    m_thickness = usualThickness();
    m_frozen.reset();
}

/// Alt keeps the floating end in place. The pointer's distance from the segment is then half the
/// thickness.
void WallTool::followThickness()
{
    const nav::Point at = gesture().pointer().at;
    if (!gesture().pointer().modifiers.testFlag(Qt::AltModifier)) {
        m_frozen.reset();
        return;
    }
    if (!m_frozen && points().back() != at)
        m_frozen = at;
    if (m_frozen)
        m_thickness = 2 * nav::distance(at, nav::Segment{points().back(), *m_frozen});
}

Drawing WallTool::draw()
{
    followThickness();
    Drawing drawing;
    std::vector<Guide>& guides = drawing.feedback.guides;
    std::vector<nav::Point> drawn = points();
    const bool closed = closes(gesture().pointer()) && !m_frozen && !m_numbers.isTyping();
    const nav::Point floating = m_frozen.value_or(target(gesture().pointer(), guides));
    if (closed)
        guides = {Guide{drawn.front(), drawn.front(), tr("close")}};
    else if (floating != drawn.back())
        drawn.push_back(floating);
    drawing.feedback.vertices = points();
    drawing.feedback.chip = chipFor(drawn);
    if (drawn.size() >= 2)
        drawing.objects.emplace_back(nav::Wall{std::move(drawn), m_thickness, closed});
    return drawing;
}

Chip WallTool::chipFor(const std::vector<nav::Point>& drawn) const
{
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    const nav::Map& map = m_context.document.map();
    Chip chip;
    chip.fields = segmentFields(drawn);
    chip.detail = tr("%1 in all, %2 thick")
                      .arg(lengthText(lengthOfLine(drawn), decimals, map),
                           lengthText(m_thickness, decimals, map));
    chip.around = boxOfLastSegment(drawn, m_thickness / 2);
    return chip;
}

/// Keeps the points placed and drops the floating one. Fewer than two points make no wall.
void WallTool::end(bool closed)
{
    if (points().size() < 2) {
        cancel();
        return;
    }
    forgetPress();
    Drawing done;
    done.objects.emplace_back(nav::Wall{points(), m_thickness, closed});
    finish(std::move(done));
}

} // namespace thicket::editor
