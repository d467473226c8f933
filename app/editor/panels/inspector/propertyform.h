#pragma once

#include "app/editor/widgets/fieldvisit.h"

#include <QMap>
#include <QWidget>

class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace thicket::editor {

class FieldGrid;
class MapDocument;
class Selection;

/// The custom properties of the one selected object as lines of text, with a button to add one.
class PropertyForm : public QWidget {
    Q_OBJECT

public:
    PropertyForm(MapDocument& document, const Selection& selection, QWidget* parent = nullptr);

    void refresh();

private:
    const nav::MapObject* object() const;
    void rebuild(const nav::MapObject& shown);
    void edit(const std::string& key, const QString& text);
    void add();

    MapDocument& m_document;
    const Selection& m_selection;
    FieldVisit m_visit;
    QVBoxLayout* m_layout;
    FieldGrid* m_grid = nullptr;
    QMap<QString, QLineEdit*> m_fields;
    nav::ObjectId m_shown = 0;
    QLineEdit* m_newName;
    QPushButton* m_add;
};

} // namespace thicket::editor
