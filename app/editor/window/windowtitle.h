#pragma once

#include <QObject>

class QLabel;
class QMainWindow;

namespace thicket::editor {

class MapDocument;

/// Shows which map is open and whether it is changed: in the window's title, and at the right end
/// of the menu bar.
class WindowTitle : public QObject {
    Q_OBJECT

public:
    /// Child of the window; the document must outlive it. Takes the menu bar's corner.
    WindowTitle(const MapDocument& document, QMainWindow& window);

private:
    void refresh();

    const MapDocument& m_document;
    QMainWindow& m_window;
    QLabel* m_fileName;
};

} // namespace thicket::editor
