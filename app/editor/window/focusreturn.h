#pragma once

#include <QObject>

class QWidget;

namespace thicket::editor {

/// Gives the keys back to the canvas when the user has finished with a field of the window: after
/// Enter or Esc in a field of text or numbers, after a choice from a list that the mouse opened or
/// chose from, and when the part of the window that has them is hidden. Lists that only the
/// keyboard is used with keep them.
class FocusReturn : public QObject {
    Q_OBJECT

public:
    FocusReturn(QWidget& window, QWidget& canvas);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Does so unless something else takes the focus while the event is handled.
    void leave(QWidget* field);

    /// Of a part of the window that is being hidden. Otherwise Qt gives the keys to any button.
    void leaveHidden(const QWidget& part);

    QWidget& m_window;
    QWidget& m_canvas;
    bool m_isMouseUsed = false;   ///< by the last event of mouse or keys
    bool m_isListOfMouse = false; ///< the open list of a combo box was opened by the mouse
};

} // namespace thicket::editor
