#pragma once

#include "app/editor/document/gesture.h"
#include "app/editor/gestures/tool.h"
#include "app/editor/navigation/navigator.h"

namespace thicket::editor {

/// A gesture that shows the former path beside the new one. Destroyed uncommitted, it leaves no
/// trace.
class LiveGesture {
public:
    explicit LiveGesture(const ToolContext& context)
        : m_navigator(context.navigator), m_gesture(context.document)
    {
        m_navigator.beginComparison();
    }
    ~LiveGesture()
    {
        m_gesture.cancel();
        m_navigator.endComparison();
    }
    LiveGesture(const LiveGesture&) = delete;
    LiveGesture& operator=(const LiveGesture&) = delete;

    void preview(const nav::MapEdit& edit) { m_gesture.preview(edit); }
    void commit(const QString& text) { m_gesture.commit(text); }
    /// False after the document has ended it.
    bool isOpen() const { return m_gesture.isOpen(); }

private:
    Navigator& m_navigator;
    Gesture m_gesture;
};

} // namespace thicket::editor
