#pragma once

#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/fieldvisit.h"

#include <vector>

namespace thicket::editor {

class Appearance;
class MapDocument;
class NumberField;
class Selection;
struct SpawnNumber;

/// The numbers of the selected spawn areas: how large they are, and which agents enter when. Hidden
/// unless only spawn areas are selected.
class SpawnForm : public FieldGrid {
    Q_OBJECT

public:
    SpawnForm(MapDocument& document, const Selection& selection, const Appearance& appearance,
              QWidget* parent = nullptr);

    void refresh();

private:
    void addField(const SpawnNumber& number, const Appearance& appearance);
    void push(const SpawnNumber& number, double value);

    MapDocument& m_document;
    const Selection& m_selection;
    FieldVisit m_visit;
    std::vector<NumberField*> m_fields; ///< in the order of the table
    std::vector<int> m_fieldRows;       ///< of the fields
};

} // namespace thicket::editor
