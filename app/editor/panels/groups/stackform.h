#pragma once

#include "app/editor/edits/agentgroups.h"
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
class ParameterForm;
class SectionTitle;
class Selection;
class TargetPicking;

/// A group's behaviours, most important first. Each has a weight, a button to move it up and one to
/// remove it; its name unfolds its parameters. A menu adds others.
class StackForm : public QWidget {
    Q_OBJECT

public:
    StackForm(MapDocument& document, const Selection& selection, TargetPicking& picking,
              const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows the group at that index, which must exist.
    void show(std::size_t group);

private:
    struct Row {
        QString type;
        QWidget* widget = nullptr;
        NumberField* weight = nullptr;
        SectionTitle* name = nullptr;
        ParameterForm* parameters = nullptr; ///< made when it is first unfolded
    };
    template <class Change> void change(const QString& text, Change change);
    Row makeRow(std::size_t place, const QString& type);
    SectionTitle* makeName(std::size_t place, const QString& type);
    void unfold(std::size_t place, bool unfolded);
    void showRow(const Row& row, const StackEntry& entry);
    void rebuild(const std::vector<StackEntry>& stack);

    MapDocument& m_document;
    const Selection& m_selection;
    TargetPicking& m_picking;
    const Appearance& m_appearance;
    FieldVisit m_visit;
    std::size_t m_group = 0;
    QLabel* m_usual;
    QVBoxLayout* m_rowsLayout;
    QList<Row> m_rows;
    QPushButton* m_add;
};

} // namespace thicket::editor
