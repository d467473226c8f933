#pragma once

#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/fieldvisit.h"
#include "libnav/map/map.h"

namespace thicket::editor {

class Appearance;
class ColourField;
class LayerChoice;
class MapDocument;
class NumberField;

/// Colour and opacity of the chosen layer. Hidden for a map without layers.
class LayerForm : public FieldGrid {
    Q_OBJECT

public:
    LayerForm(MapDocument& document, const LayerChoice& choice, const Appearance& appearance,
              QWidget* parent = nullptr);

    void refresh();

private:
    template <class Change> void pushChange(const QString& text, Change change);
    template <class Field> void followVisits(Field* field);

    MapDocument& m_document;
    const LayerChoice& m_choice;
    FieldVisit m_visit;
    ColourField* m_colour;
    NumberField* m_opacity;
};

} // namespace thicket::editor
