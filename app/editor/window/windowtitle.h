#pragma once

#include <QObject>
#include <QString>

class QLabel;
class QMainWindow;

namespace thicket::editor {

class MapDocument;

/// The title of a map, with a mark if it was modified: "orchard.thicket •".
QString markedTitle(const QString& title, bool isModified);

/// Shows the name of the open map and whether it has unsaved changes, in the window's title and at
/// the right end of the menu bar.
class WindowTitle : public QObject {
    Q_OBJECT

public:
    /// A child of the window. The document must outlive it. Uses the menu bar's corner.
    WindowTitle(const MapDocument& document, QMainWindow& window);

private:
    void refresh();

    const MapDocument& m_document;
    QMainWindow& m_window;
    QLabel* m_fileName;
};

} // namespace thicket::editor
