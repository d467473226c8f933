#pragma once

#include "app/editor/gestures/tool.h"
#include "app/editor/scene/canvas.h"

#include <memory>

namespace thicket::editor {

/// A tool with at most one gesture. `Work` is the open one: it takes its preview back when it is
/// destroyed, and its isOpen() is false after the document has ended it, as by undo.
template <class Work> class GestureTool : public Tool {
public:
    bool isGestureOpen() const override { return m_gesture != nullptr; }

    bool cancel() override
    {
        if (!m_gesture)
            return false;
        m_gesture.reset();
        m_context.canvas.setFeedback({});
        emit hintsChanged();
        return true;
    }
    void historyChanged() override
    {
        if (m_gesture && !m_gesture->isOpen())
            cancel();
    }

protected:
    using Tool::Tool;

    std::unique_ptr<Work> m_gesture;
};

} // namespace thicket::editor
