#pragma once

#include "app/editor/panels/inspector/sharedproperties.h"
#include "app/editor/widgets/fieldvisit.h"

#include <QMap>
#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace thicket::editor {

class Appearance;
class FieldGrid;
class MapDocument;
class PropertyEditor;
class Selection;

/// The custom properties of the selected objects, each in a field of its type, with buttons to
/// choose the type, to remove each and to add one. Each is set, removed and added for all of them.
class PropertyForm : public QWidget {
    Q_OBJECT

public:
    PropertyForm(MapDocument& document, Selection& selection, const Appearance& appearance,
                 QWidget* parent = nullptr);

    void refresh();

protected:
    /// Esc discards the new name.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeNewRow();
    bool fits(const SharedProperties& shown) const;
    void rebuild(const SharedProperties& shown);
    PropertyEditor* makeEditor(const std::string& key, PropertyType type);
    QToolButton* makeRemove(const std::string& key);
    QToolButton* makeTypeButton(const std::string& key, PropertyType type);
    void chooseType(const std::string& key, PropertyType type);
    void edit(const std::string& key, const nav::Json& value);
    void add(const std::string& key);
    void remove(const std::string& key);
    template <class Change> void pushChange(const QString& text, Change change);

    MapDocument& m_document;
    Selection& m_selection;
    const Appearance& m_appearance;
    FieldVisit m_visit;
    QVBoxLayout* m_layout;
    FieldGrid* m_grid = nullptr;
    QMap<QString, PropertyEditor*> m_fields;
    QList<nav::ObjectId> m_shown; // whose properties the fields show
    std::string m_edited;         // the property of the visit
    QLineEdit* m_newName;
    QPushButton* m_add;
};

} // namespace thicket::editor
