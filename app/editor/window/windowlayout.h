#pragma once

#include <QByteArray>
#include <QObject>

class QMainWindow;

namespace thicket::editor {

class DockColumn;

/// The layout of the window: saved between starts, foldable, resettable.
class WindowLayout : public QObject {
    Q_OBJECT

public:
    WindowLayout(QMainWindow& window, DockColumn& dock, QWidget& strip);

    /// Call it once the window is complete and before it is shown.
    void restore();
    void save() const;
    void reset();
    /// Hides the dock and the tool strip, or shows them again.
    void togglePanels();

private:
    QMainWindow& m_window;
    DockColumn& m_dock;
    QWidget& m_strip;
    QByteArray m_first;
};

} // namespace thicket::editor
