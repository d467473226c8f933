#include "app/editor/tools/foresttool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr std::size_t usualTrees = 40;
constexpr std::size_t mostPreviewed = 500; // more are placed at the release

} // namespace

ForestTool::ForestTool(ToolContext context, QObject* parent)
    : DrawingTool(context, NumberEntry({tr("count")}), parent), m_options(context, usualTrees)
{}

QList<KeyHint> ForestTool::hints() const
{
    if (!isGestureOpen())
        return {{tr("Drag"), tr("corner to corner")}};
    return {{tr("Digits"), tr("how many")},
            {tr("Ctrl"), tr("no snapping")},
            {tr("Esc"), tr("put it back")}};
}

QList<ToolOption> ForestTool::options() { return m_options.list(tr("Circles wanted in the box")); }

void ForestTool::begin()
{
    m_anchor = gesture().pressed().at + gesture().pull(gesture().pressed()).by;
}

nav::Box ForestTool::boxFor(const PointerEvent& event) const
{
    const nav::Point at = event.at + gesture().pull(event).by;
    nav::Box box{m_anchor, m_anchor};
    enclose(box, {at, at});
    return box;
}

ScatterParams ForestTool::wanted() const
{
    ScatterParams params = m_options.params();
    const auto typed = m_numbers.value(0);
    if (typed && *typed >= 1)
        params.count = std::size_t(std::min(*typed, 10'000.0));
    return params;
}

Drawing ForestTool::draw()
{
    const ScatterParams params = wanted();
    m_wanted = params.count;
    const nav::Box box = boxFor(gesture().pointer());
    const auto avoided = surroundings(m_context.document, grown(box, params.gap), gesture().id(),
                                      m_context.navigator.agentRadius());
    Drawing drawing;
    drawing.refusal = tr("There is no room for a circle");
    drawing.feedback.line = nav::polygonOf(box).points;
    drawing.feedback.line.push_back(box.min);
    Chip chip;
    chip.fields = m_numbers.fields({QString::number(params.count)});
    chip.around = box;
    if (avoided && (m_isEnding || params.count <= mostPreviewed)) {
        const Scattered found = scatter(box, params, *avoided, {m_options.seed()});
        chip.detail = placedText(found.placed.size(), params.count);
        drawing.objects.assign(found.placed.begin(), found.placed.end());
    }
    drawing.feedback.chip = std::move(chip);
    return drawing;
}

void ForestTool::release(const PointerEvent& event)
{
    m_isEnding = true;
    DrawingTool::release(event);
    m_isEnding = false;
}

void ForestTool::accept()
{
    m_isEnding = true;
    finish(draw());
    m_isEnding = false;
}

QString ForestTool::stepName(std::size_t count) const
{
    return tr("Plant %n circles", nullptr, static_cast<int>(count));
}

/// The next box gets other circles.
void ForestTool::committed()
{
    const auto count = static_cast<std::size_t>(m_context.selection.ids().size());
    const QString text = placedText(count, m_wanted);
    m_options.setSeed(m_options.seed() + 1);
    emit optionsChanged();
    emit said(text);
}

} // namespace thicket::editor
