#pragma once

#include "app/editor/panels/inspector/sharedproperties.h"
#include "app/editor/widgets/fieldvisit.h"

#include <QMap>
#include <QWidget>

class QHBoxLayout;
class QLabel;
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
/// choose the type, to remove each and to add one. Each is set, renamed, removed and added for all
/// of them. A double click on a name, or F2 in its row, renames it.
class PropertyForm : public QWidget {
    Q_OBJECT

public:
    PropertyForm(MapDocument& document, Selection& selection, const Appearance& appearance,
                 QWidget* parent = nullptr);

    void refresh();

protected:
    /// Esc discards the new name. A double click on a name changes it.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeNewRow();
    bool fits(const SharedProperties& shown) const;
    void rebuild(const SharedProperties& shown);
    void addRow(const QString& name, QWidget* row);
    PropertyEditor* makeEditor(const std::string& key, PropertyType type);
    QToolButton* makeRemove(const std::string& key);
    QToolButton* makeTypeButton(const std::string& key, PropertyType type);
    void chooseType(const std::string& key, PropertyType type);
    void edit(const std::string& key, const nav::Json& value);
    void add(const std::string& key);
    void remove(const std::string& key);
    bool endsRenaming(const QEvent& event);
    void beginRenaming(const QString& name);
    void endRenaming();
    void closeRenaming();
    void refuse(const QString& reason);
    void rename(const std::string& from, const std::string& to);
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
    QMap<QString, QLabel*> m_labels;
    QLineEdit* m_renaming = nullptr; // over the row while its name is changed
    QString m_renamed;               // the name before
    QLineEdit* m_newName;
    QPushButton* m_add;
    QLabel* m_refusal;
};

} // namespace thicket::editor
