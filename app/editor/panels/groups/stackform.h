#pragma once

#include "app/editor/document/agentgroups.h"
#include "app/editor/widgets/fieldvisit.h"

#include <QList>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace thicket::editor {

class Appearance;
class MapDocument;
class NumberField;

/// A group's behaviours, most important first: weight, a way up and a way out each, and a menu of
/// those that can be added.
class StackForm : public QWidget {
    Q_OBJECT

public:
    StackForm(MapDocument& document, const Appearance& appearance, QWidget* parent = nullptr);

    /// The group at that place, which exists.
    void show(std::size_t group);

private:
    struct Row {
        QString type;
        QWidget* widget = nullptr;
        NumberField* weight = nullptr;
    };
    template <class Change> void change(const QString& text, Change change);
    Row makeRow(std::size_t place, const QString& type);
    void rebuild(const std::vector<StackEntry>& stack);

    MapDocument& m_document;
    const Appearance& m_appearance;
    FieldVisit m_visit;
    std::size_t m_group = 0;
    QLabel* m_usual;
    QVBoxLayout* m_rowsLayout;
    QList<Row> m_rows;
    QPushButton* m_add;
};

} // namespace thicket::editor
