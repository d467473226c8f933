#pragma once

#include "app/editor/panels/inspector/objectbindings.h"
#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/fieldvisit.h"

class QLabel;
class QLineEdit;

namespace thicket::editor {

class Appearance;
class ElidedComboBox;
class MapDocument;
class NumberField;
class Selection;
class SwitchButton;

/// The fields of the selected objects. Each shows the value they share and sets it for all of them.
class ObjectForm : public FieldGrid {
    Q_OBJECT

public:
    ObjectForm(MapDocument& document, const Selection& selection, const Appearance& appearance,
               QWidget* parent = nullptr);

    void refresh();
    /// The name takes the focus, with its text selected.
    void focusName();

private:
    struct NumberRow {
        NumberBinding binding;
        NumberField* field = nullptr;
        int row = 0;
    };
    void addNumbers(const Appearance& appearance);
    NumberField* makeField(const NumberBinding& binding, const Appearance& appearance);
    void refreshNumbers();
    void refreshText();
    void refreshLayers();
    void listLayers(const std::vector<nav::Layer>& layers);
    void addGroup();
    void refreshGroup();
    void refreshWall();
    void refreshInverted();
    template <class Change> void pushChange(const QString& text, Change change);

    MapDocument& m_document;
    const Selection& m_selection;
    FieldVisit m_visit;
    QLineEdit* m_name;
    ElidedComboBox* m_layer;
    std::vector<nav::Layer> m_listed; // in m_layer
    std::vector<NumberRow> m_numbers;
    ElidedComboBox* m_group;
    int m_groupRow = 0;
    SwitchButton* m_closed;
    int m_closedRow = 0;
    SwitchButton* m_inverted;
    int m_invertedRow = 0;
    QLabel* m_points;
    int m_pointsRow = 0;
};

} // namespace thicket::editor
