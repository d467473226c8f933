#pragma once

#include "app/editor/tools/livegesture.h"

#include <memory>

namespace thicket::editor {

/// A tool whose gesture draws new objects, with a crosshair cursor. A cancelled or undone gesture
/// leaves no trace.
class DrawingTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    QCursor cursor() const override { return Qt::CrossCursor; }
    bool isGestureOpen() const override { return m_live != nullptr; }
    bool cancel() override;
    void historyChanged() override;

protected:
    std::unique_ptr<LiveGesture> m_live; // while something is being drawn
};

} // namespace thicket::editor
