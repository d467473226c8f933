#include "app/editor/tools/measuretool.h"

#include "app/editor/appearance/namedkeys.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/gestures/polylinetool.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"

#include <QKeyEvent>

#include <cmath>
#include <numbers>

namespace thicket::editor {

MeasureTool::MeasureTool(ToolContext context, QObject* parent)
    : Tool(context, parent), m_numbers({tr("length"), tr("angle")})
{}

QList<KeyHint> MeasureTool::hints() const
{
    if (m_isDragging)
        return {{tr("Shift"), tr("one axis")},
                {tr("Ctrl"), tr("no snapping")},
                {tr("Esc"), tr("leave it")}};
    if (m_measured)
        return {{keyFor("Copy"), tr("copy the numbers")},
                {tr("Alt"), tr("go on from the last point")},
                {tr("Esc"), tr("leave it")}};
    return {{tr("Drag"), tr("from point to point")}};
}

void MeasureTool::activate()
{
    m_points.clear();
    m_measured.reset();
}

void MeasureTool::press(const PointerEvent& event)
{
    const bool isChained = m_measured && event.modifiers.testFlag(Qt::AltModifier);
    m_numbers.clear();
    m_isDragging = true;
    if (!isChained) {
        m_points.clear();
        m_measured.reset();
        std::vector<Guide> guides;
        m_points.push_back(target(event, guides));
    }
    m_points.push_back(m_points.back());
    show(event);
    emit hintsChanged();
}

nav::Point MeasureTool::target(const PointerEvent& event, std::vector<Guide>& guides) const
{
    const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
    const Snapper snapper(m_context.document.index(), {}, m_context.navigator.agentRadius());
    Snapper::Pull pull = snapper.pull({{event.at}, {}}, snapReach(m_context.canvas, inverted));
    nav::Point at = event.at + pull.by;
    if (m_points.size() < 2) {
        guides = std::move(pull.guides);
        return at;
    }
    const nav::Point from = m_points[m_points.size() - 2];
    if (event.modifiers.testFlag(Qt::ShiftModifier)) {
        const nav::Point d = event.at - from;
        at = std::abs(d.x) >= std::abs(d.y) ? nav::Point{at.x, from.y} : nav::Point{from.x, at.y};
    } else {
        guides = std::move(pull.guides);
    }
    if (!m_numbers.isTyping())
        return at;
    guides.clear();
    const nav::Point d = at - from;
    const double length = m_numbers.value(0).value_or(nav::length(d));
    const double angle =
        m_numbers.value(1) ? *m_numbers.value(1) * std::numbers::pi / 180 : std::atan2(d.y, d.x);
    return from + length * nav::Point{std::cos(angle), std::sin(angle)};
}

void MeasureTool::show(const PointerEvent& event)
{
    m_pointer = event;
    Feedback feedback;
    m_points.back() = target(event, feedback.guides);
    const Navigator& navigator = m_context.navigator;
    m_measured = measure(m_points, navigator.field(), navigator.agentRadius());

    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    Chip chip;
    chip.fields =
        m_numbers.fields({numberText(m_measured->length, decimals), angleText(m_measured->angle)});
    chip.detail = measurementDetail(*m_measured, decimals, m_context.document.map());
    chip.around = boxOfLastSegment(m_points, 0);
    feedback.chip = std::move(chip);
    feedback.line = m_points;
    feedback.vertices = m_points;
    m_context.canvas.setFeedback(std::move(feedback));
}

void MeasureTool::move(const PointerEvent& event)
{
    if (m_isDragging)
        show(event);
}

void MeasureTool::release(const PointerEvent& event)
{
    if (!m_isDragging)
        return;
    show(event);
    end();
}

void MeasureTool::end()
{
    m_isDragging = false;
    if (m_measured->length <= 0) {
        cancel();
        return;
    }
    Feedback feedback = m_context.canvas.feedback();
    feedback.guides.clear(); // nothing snaps any more
    m_context.canvas.setFeedback(std::move(feedback));
    emit hintsChanged();
}

bool MeasureTool::key(QKeyEvent& event)
{
    if (!m_isDragging)
        return false;
    return m_numbers.answer(
        event, [this] { end(); }, [this] { show(m_pointer); });
}

bool MeasureTool::cancel()
{
    const bool wasShown = m_measured.has_value();
    m_isDragging = false;
    m_points.clear();
    m_measured.reset();
    m_context.canvas.setFeedback({});
    if (wasShown)
        emit hintsChanged();
    return wasShown;
}

QString MeasureTool::copiedText() const
{
    if (!m_measured)
        return {};
    return measurementText(*m_measured, decimalsAt(m_context.canvas.unitsPerPixel()),
                           m_context.document.map());
}

} // namespace thicket::editor
