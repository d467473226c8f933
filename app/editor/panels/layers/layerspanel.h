#pragma once

#include "app/editor/widgets/section.h"
#include "libnav/map/mapobject.h"

#include <QList>

class QAction;
class QLabel;

namespace thicket::editor {

class LayerRow;
class MapDocument;
class Selection;

/// The map's layers: visible, locked, count. The rows of selected objects are marked. Every toggle
/// is an undo step.
class LayersPanel : public Section {
    Q_OBJECT

public:
    LayersPanel(MapDocument& document, Selection& selection, const Appearance& appearance,
                QWidget* parent = nullptr);

    QAction* addLayerAction() const { return m_add; }

private:
    template <class Change> void changeLayer(nav::LayerId id, const QString& text, Change change);
    void addLayer();
    void selectLayer(nav::LayerId id);
    void refresh();
    void rebuild();
    LayerRow* makeRow(nav::LayerId id);

    MapDocument& m_document;
    Selection& m_selection;
    const Appearance& m_appearance;
    QAction* m_add;
    QWidget* m_body;
    QLabel* m_empty;
    QList<LayerRow*> m_rows;
};

} // namespace thicket::editor
