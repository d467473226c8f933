#pragma once

#include "app/editor/document/objecttally.h"
#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/fieldvisit.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace thicket::editor {

class MapDocument;

/// The map's own fields: name, unit, direction of +y, and counts of its objects.
class MapForm : public FieldGrid {
    Q_OBJECT

public:
    explicit MapForm(MapDocument& document, QWidget* parent = nullptr);

    void refresh();
    void focusName();

private:
    template <class Change> void pushChange(const QString& text, Change change);
    QString contents() const;

    MapDocument& m_document;
    FieldVisit m_visit;
    QLineEdit* m_name;
    QLineEdit* m_unit;
    QComboBox* m_yAxis;
    QLabel* m_contents;
    ObjectTally m_tally;
};

} // namespace thicket::editor
