#pragma once

#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/fieldvisit.h"

#include <cstddef>

class QComboBox;
class QLineEdit;

namespace thicket::editor {

class Appearance;
class MapDocument;
class NumberField;

/// The fields of one agent group: name, speed, goal.
class GroupForm : public FieldGrid {
    Q_OBJECT

public:
    GroupForm(MapDocument& document, const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows the group at that index, which must exist.
    void show(std::size_t group);
    void focusName();

private:
    NumberField* addNumber(const QString& label, double nav::AgentGroup::*member,
                           const Appearance& appearance);
    template <class Change> void change(const QString& text, Change change);
    void addGoalRadius(const Appearance& appearance);
    bool isThere() const;
    void rename(const QString& name);
    void showGoals();

    MapDocument& m_document;
    FieldVisit m_visit;
    std::size_t m_group = 0;
    QLineEdit* m_name;
    NumberField* m_maxSpeed;
    NumberField* m_maxForce;
    QComboBox* m_goal;
    NumberField* m_goalRadius = nullptr;
    QComboBox* m_atGoal;
};

} // namespace thicket::editor
