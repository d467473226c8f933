#pragma once

#include <QByteArray>
#include <QObject>

class QMainWindow;

namespace thicket::editor {

class DockColumn;

/// Where the user left the window's parts: kept between starts, foldable, put back on demand.
class WindowLayout : public QObject {
    Q_OBJECT

public:
    WindowLayout(QMainWindow& window, DockColumn& dock, QWidget& strip);

    /// Once the window is complete; before it is shown.
    void restore();
    void save() const;
    void reset();
    /// Hides dock and tool strip, or shows them again.
    void togglePanels();

private:
    QMainWindow& m_window;
    DockColumn& m_dock;
    QWidget& m_strip;
    QByteArray m_first;
};

} // namespace thicket::editor
