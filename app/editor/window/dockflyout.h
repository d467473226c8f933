#pragma once

#include <QFrame>

namespace thicket::editor {

/// The dock's column over the canvas while the dock is folded. It is there until Esc, or until the
/// focus goes elsewhere in the window.
class DockFlyout : public QFrame {
    Q_OBJECT

public:
    /// `column` is shown in it. The dock stands at its right.
    DockFlyout(QWidget* window, const QWidget& dock);

    void open(int breadth);
    /// Hides it. If it had the focus, emits focusLeft().
    void close();
    /// To the left of the dock, as high as it.
    void place();
    void follow(QWidget* focused);

signals:
    void focusLeft();
    void shownChanged(bool shown);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    const QWidget& m_dock;
    int m_breadth = 0;
};

} // namespace thicket::editor
