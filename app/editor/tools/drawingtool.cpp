#include "app/editor/tools/drawingtool.h"

#include "app/editor/scene/canvas.h"

namespace thicket::editor {

bool DrawingTool::cancel()
{
    if (!m_live)
        return false;
    m_live.reset();
    m_context.canvas.setFeedback({});
    emit hintsChanged();
    return true;
}

void DrawingTool::historyChanged()
{
    if (m_live && !m_live->isOpen())
        cancel();
}

} // namespace thicket::editor
