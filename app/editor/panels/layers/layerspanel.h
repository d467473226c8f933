#pragma once

#include "app/editor/document/objecttally.h"
#include "app/editor/widgets/section.h"

namespace thicket::editor {

class HiddenLayersInAnswer;
class LayerActions;
class LayerForm;
class LayerList;
class LayerRow;
class MapDocument;
class Selection;

/// The map's layers, the highest first: visible, locked, colour, count. New objects go to the
/// marked row. The names of layers of selected objects are heavier.
class LayersPanel : public Section {
    Q_OBJECT

public:
    LayersPanel(MapDocument& document, Selection& selection, const Appearance& appearance,
                QWidget* parent = nullptr);

    LayerActions& layerActions() const { return *m_actions; }
    /// Marks the hidden layers that decide the path.
    void follow(const HiddenLayersInAnswer& hiding);

private:
    void makeBody();
    void connectList();
    void connectRow(LayerRow* row);
    void beginRenaming();
    void openMenu(const QPoint& globalPosition);
    void refresh();

    MapDocument& m_document;
    Selection& m_selection;
    const Appearance& m_appearance;
    const HiddenLayersInAnswer* m_hiding = nullptr;
    LayerActions* m_actions;
    LayerList* m_list;
    LayerForm* m_form;
    QLabel* m_empty;
    ObjectTally m_tally;
};

} // namespace thicket::editor
