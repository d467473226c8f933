#pragma once

#include "app/editor/widgets/fieldvisit.h"

#include <QMap>
#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace thicket::editor {

class Appearance;
class FieldGrid;
class MapDocument;
class Selection;

/// The custom properties of the one selected object as lines of text, with buttons to remove each
/// and to add one.
class PropertyForm : public QWidget {
    Q_OBJECT

public:
    PropertyForm(MapDocument& document, const Selection& selection, const Appearance& appearance,
                 QWidget* parent = nullptr);

    void refresh();

protected:
    /// Esc discards the new name.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeNewRow();
    const nav::MapObject* object() const;
    void rebuild(const nav::MapObject& shown);
    QWidget* row(QLineEdit* field, const std::string& key);
    void edit(const std::string& key, const QString& text);
    void add(const std::string& key);
    void remove(const std::string& key);
    void change(nav::MapObject object, const QString& text);

    MapDocument& m_document;
    const Selection& m_selection;
    const Appearance& m_appearance;
    FieldVisit m_visit;
    QVBoxLayout* m_layout;
    FieldGrid* m_grid = nullptr;
    QMap<QString, QLineEdit*> m_fields;
    nav::ObjectId m_shown = 0;
    QLineEdit* m_newName;
    QPushButton* m_add;
};

} // namespace thicket::editor
