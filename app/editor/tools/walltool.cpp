#include "app/editor/tools/walltool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "libnav/geometry/distance.h"

#include <QKeyEvent>

#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

constexpr double closingDistance = 8; // logical pixels
constexpr double angleStep = std::numbers::pi / 12;

/// The thickness of the last wall drawn, otherwise the agent's radius.
double usualThickness(const nav::Map& map, double agentRadius)
{
    for (auto it = map.objects().rbegin(); it != map.objects().rend(); ++it) {
        if (const auto* wall = std::get_if<nav::Wall>(&it->geometry))
            return wall->thickness;
    }
    return agentRadius;
}

nav::Point onAngleStep(nav::Point from, nav::Point to)
{
    const nav::Point d = to - from;
    const double angle = std::round(std::atan2(d.y, d.x) / angleStep) * angleStep;
    const nav::Point direction{std::cos(angle), std::sin(angle)};
    return from + nav::dot(d, direction) * direction;
}

nav::Box boxAround(nav::Point a, nav::Point b, double by)
{
    return {{std::min(a.x, b.x) - by, std::min(a.y, b.y) - by},
            {std::max(a.x, b.x) + by, std::max(a.y, b.y) + by}};
}

} // namespace

WallTool::WallTool(ToolContext context, QObject* parent)
    : DrawingTool(context, parent), m_numbers({tr("length"), tr("angle")})
{}

QList<KeyHint> WallTool::hints() const
{
    if (!m_live)
        return {{tr("Click"), tr("point after point")}, {tr("Drag"), tr("a segment")}};
    return {{tr("Enter"), tr("end")},
            {tr("Backspace"), tr("last point")},
            {tr("Shift"), tr("15\u00b0 steps")},
            {tr("Alt"), tr("thickness")},
            {tr("Esc"), tr("put it back")}};
}

bool WallTool::begin()
{
    const nav::Map& map = m_context.document.map();
    const auto object = NewObject::on(map, nav::Wall{});
    if (!object) {
        emit refused(tr("Every layer is hidden or locked"));
        return false;
    }
    m_object = *object;
    m_thickness = usualThickness(map, m_context.navigator.agentRadius());
    m_snapper.emplace(m_context.document.index(), QList<nav::ObjectId>{},
                      m_context.navigator.agentRadius());
    m_numbers.clear();
    m_points.clear();
    m_frozen.reset();
    m_live = std::make_unique<LiveGesture>(m_context);
    return true;
}

nav::Point WallTool::target(const PointerEvent& event, std::vector<Guide>& guides) const
{
    nav::Point at = event.at;
    if (!m_points.empty() && event.modifiers.testFlag(Qt::ShiftModifier)) {
        at = onAngleStep(m_points.back(), at);
    } else {
        const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
        auto pull = m_snapper->pull({{at}, {}}, snapReach(m_context.canvas, inverted));
        at = at + pull.by;
        guides = std::move(pull.guides);
    }
    if (m_points.empty() || !m_numbers.isTyping())
        return at;
    const nav::Point d = at - m_points.back();
    const double length = m_numbers.value(0).value_or(nav::length(d));
    const double degrees = m_numbers.value(1).value_or(0);
    const double angle =
        m_numbers.value(1) ? degrees * std::numbers::pi / 180 : std::atan2(d.y, d.x);
    guides.clear();
    return m_points.back() + length * nav::Point{std::cos(angle), std::sin(angle)};
}

bool WallTool::closes(const PointerEvent& event) const
{
    const double reach = closingDistance * m_context.canvas.unitsPerPixel();
    return m_points.size() >= 3 && nav::distance(event.at, m_points.front()) <= reach;
}

void WallTool::press(const PointerEvent& event)
{
    m_last = event;
    if (!m_live && !begin())
        return;
    m_press = event;
    if (closes(event))
        return end(true);
    std::vector<Guide> guides;
    place(m_frozen.value_or(target(event, guides)));
    update();
    emit hintsChanged();
}

void WallTool::place(nav::Point at)
{
    const bool isSame = !m_points.empty() && m_points.back() == at;
    if (!isSame)
        m_points.push_back(at);
    m_numbers.clear();
    m_frozen.reset();
}

void WallTool::move(const PointerEvent& event)
{
    m_last = event;
    if (m_live)
        update();
}

void WallTool::release(const PointerEvent& event)
{
    m_last = event;
    const auto press = std::exchange(m_press, {});
    if (!m_live || !press || !isDrag(*press, event))
        return;
    if (closes(event))
        return end(true);
    std::vector<Guide> guides;
    place(target(event, guides));
    update();
}

void WallTool::doubleClick(const PointerEvent& event)
{
    m_last = event;
    if (m_live)
        end(false);
}

bool WallTool::secondaryClick(const PointerEvent&)
{
    if (!m_live)
        return false;
    end(false);
    return true;
}

/// Alt: the pointer's distance from the segment is half the thickness.
void WallTool::setThickness(nav::Point at)
{
    const nav::Segment segment{m_points.back(), *m_frozen};
    m_thickness = 2 * nav::distance(at, segment);
}

void WallTool::update()
{
    std::vector<Guide> guides;
    std::vector<nav::Point> points = m_points;
    const bool setsThickness = m_last.modifiers.testFlag(Qt::AltModifier);
    if (setsThickness && !m_frozen && m_points.back() != m_last.at)
        m_frozen = m_last.at;
    else if (!setsThickness)
        m_frozen.reset();
    if (setsThickness && m_frozen)
        setThickness(m_last.at);
    const bool closed = closes(m_last) && !m_frozen && !m_numbers.isTyping();
    const nav::Point floating = m_frozen.value_or(target(m_last, guides));
    if (closed)
        guides = {Guide{m_points.front(), m_points.front(), tr("close")}};
    else if (floating != points.back())
        points.push_back(floating);
    if (points.size() >= 2)
        m_live->preview(m_object.edit(nav::Wall{points, m_thickness, closed}));
    else
        m_live->preview({});
    show(points, std::move(guides));
}

void WallTool::show(const std::vector<nav::Point>& points, std::vector<Guide> guides)
{
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    const nav::Map& map = m_context.document.map();
    Feedback feedback;
    feedback.hidesHandles = true;
    feedback.vertices = m_points;
    feedback.guides = std::move(guides);
    const nav::Point from = points.size() > 1 ? points[points.size() - 2] : points.back();
    const nav::Point d = points.back() - from;
    Chip chip;
    chip.fields =
        m_numbers.fields({numberText(nav::length(d), decimals), angleText(std::atan2(d.y, d.x))});
    double total = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        total += nav::distance(points[i - 1], points[i]);
    chip.detail =
        tr("%1 in all, %2 thick")
            .arg(lengthText(total, decimals, map), lengthText(m_thickness, decimals, map));
    chip.around = boxAround(from, points.back(), m_thickness / 2);
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

void WallTool::removeLast()
{
    m_points.pop_back();
    if (m_points.empty())
        cancel();
    else
        update();
}

bool WallTool::key(QKeyEvent& event)
{
    if (!m_live)
        return false;
    std::vector<Guide> guides;
    switch (m_numbers.key(event)) {
    case NumberEntry::Reaction::accepted:
        place(target(m_last, guides));
        update();
        return true;
    case NumberEntry::Reaction::edited:
        update();
        return true;
    case NumberEntry::Reaction::unused:
        break;
    }
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        end(false);
    else if (event.key() == Qt::Key_Backspace)
        removeLast();
    else
        return false;
    return true;
}

/// Keeps the points placed and drops the floating one. Fewer than two are no wall.
void WallTool::end(bool closed)
{
    if (m_points.size() < 2) {
        cancel();
        return;
    }
    m_live->preview(m_object.edit(nav::Wall{m_points, m_thickness, closed}));
    const auto done = std::move(m_live);
    done->commit(tr("Draw wall"));
    m_press.reset();
    m_context.selection.set({m_object.id});
    m_context.canvas.setFeedback({});
    emit hintsChanged();
}

bool WallTool::cancel()
{
    if (m_live) {
        m_press.reset();
        m_points.clear();
    }
    return DrawingTool::cancel();
}

} // namespace thicket::editor
