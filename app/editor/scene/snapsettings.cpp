#include "app/editor/scene/snapsettings.h"

namespace thicket::editor {

void SnapSettings::setSmart(bool on)
{
    if (on == m_smart)
        return;
    m_smart = on;
    emit changed();
}

void SnapSettings::setGrid(bool on)
{
    if (on == m_grid)
        return;
    m_grid = on;
    emit changed();
}

void SnapSettings::setGridStep(double step)
{
    if (step == m_gridStep)
        return;
    m_gridStep = step;
    emit changed();
}

} // namespace thicket::editor
