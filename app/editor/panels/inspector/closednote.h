#pragma once

#include "libnav/map/mapobject.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace thicket::editor {

class MapDocument;
class Selection;

/// Says that selected objects cannot be changed, as their layer is locked or hidden, with a button
/// that opens the layer. Hidden if all can be changed.
class ClosedNote : public QWidget {
    Q_OBJECT

public:
    ClosedNote(MapDocument& document, const Selection& selection, QWidget* parent = nullptr);

    void refresh();
    /// Whether any of the selected objects can be changed.
    bool isAnyOpen() const { return m_isAnyOpen; }

private:
    void open();

    MapDocument& m_document;
    const Selection& m_selection;
    QLabel* m_text;
    QPushButton* m_open;
    nav::LayerId m_layer = 0; // the first closed one
    bool m_isAnyOpen = true;
};

} // namespace thicket::editor
