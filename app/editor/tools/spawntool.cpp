#include "app/editor/tools/spawntool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "app/editor/tools/groupofplaced.h"
#include "app/editor/tools/spawntoplace.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

constexpr double firstSpawnRadius = 48; // logical pixels; for a click before anything was drawn

} // namespace

SpawnTool::SpawnTool(ToolContext context, QObject* parent)
    : DrawingTool(context,
                  NumberEntry({QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("r")}, 2),
                  parent)
{
    m_spawn.agentRadius = 0;
}

QList<KeyHint> SpawnTool::hints() const
{
    if (!isGestureOpen())
        return {{tr("Drag"), tr("centre to rim")}, {tr("Click"), tr("last radius")}};
    return {{tr("Ctrl"), tr("no snapping")}, {tr("Esc"), tr("put it back")}};
}

void SpawnTool::begin()
{
    const nav::Map& map = m_context.document.map();
    m_spawn = spawnToPlace(m_context, std::move(m_spawn));
    m_spawn.points.clear();
    m_anchor = gesture().pressed().at + gesture().pull(gesture().pressed()).by;
    m_groupAdded = groupToAdd(map, m_spawn.group, m_spawn.agentRadius, m_anchor);
}

Drawing SpawnTool::draw()
{
    const double pixel = m_context.canvas.unitsPerPixel();
    m_spawn.position = {m_numbers.value(0).value_or(m_anchor.x),
                        m_numbers.value(1).value_or(m_anchor.y)};
    m_spawn.radius = gesture().isDragging() ? nav::distance(m_anchor, gesture().pointer().at)
                                            : m_lastRadius.value_or(firstSpawnRadius * pixel);
    if (const auto typed = m_numbers.value(2); typed && *typed > 0)
        m_spawn.radius = *typed;
    m_spawn.radius = std::max(m_spawn.radius, pixel);
    Drawing drawing;
    drawing.objects.emplace_back(m_spawn);
    drawing.settings = m_groupAdded;
    drawing.feedback.cross = m_spawn.position;
    drawing.feedback.chip = chip();
    return drawing;
}

Chip SpawnTool::chip() const
{
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    Chip chip;
    chip.fields = m_numbers.fields({numberText(m_spawn.position.x, decimals),
                                    numberText(m_spawn.position.y, decimals),
                                    numberText(m_spawn.radius, decimals)});
    chip.detail = tr("group %1").arg(QString::fromStdString(m_spawn.group));
    const nav::Point reach{m_spawn.radius, m_spawn.radius};
    chip.around = {m_spawn.position - reach, m_spawn.position + reach};
    return chip;
}

} // namespace thicket::editor
