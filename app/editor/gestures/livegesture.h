#pragma once

#include "app/editor/document/followersinview.h"
#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/gestures/tool.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/scene/canvas.h"

namespace thicket::editor {

/// A gesture that shows the former path beside the new one, and in view what follows for other
/// instances of a template. Destroyed uncommitted, it leaves no trace.
class LiveGesture {
public:
    explicit LiveGesture(const ToolContext& context)
        : m_navigator(context.navigator), m_canvas(context.canvas), m_gesture(context.document),
          m_followers(context.document.index())
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

    void preview(const nav::MapEdit& edit)
    {
        if (m_gesture.isOpen())
            m_gesture.preview(edit, m_followers.of(edit, m_gesture.shown(), m_canvas.visible()));
    }
    const FollowersInView& followers() const { return m_followers; }
    void commit(const QString& text) { m_gesture.commit(text); }
    /// False after the document has ended it.
    bool isOpen() const { return m_gesture.isOpen(); }

private:
    Navigator& m_navigator;
    const Canvas& m_canvas;
    Gesture m_gesture;
    FollowersInView m_followers;
};

} // namespace thicket::editor
