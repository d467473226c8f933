#pragma once

#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/fieldvisit.h"
#include "libnav/json/json.h"
#include "libsteer/scenario/parameters.h"

#include <cstddef>
#include <optional>

class QComboBox;
class QPushButton;

namespace thicket::editor {

class Appearance;
class MapDocument;
class NumberField;
class Selection;
class TargetBox;
class TargetPicking;

/// The targets and parameters of one behaviour of a group's stack. An empty field shows the default
/// in grey, which the map does not hold.
class ParameterForm : public FieldGrid {
    Q_OBJECT

public:
    /// References that a form keeps.
    struct Sources {
        MapDocument& document;
        const Selection& selection;
        TargetPicking& picking;
        const Appearance& appearance;
    };
    ParameterForm(const Sources& sources, steer::BehaviourKind kind, std::size_t place,
                  QWidget* parent = nullptr);

    /// Shows the behaviour of the group at that index.
    void show(std::size_t group);

private:
    struct Row {
        const steer::BehaviourParameter* parameter = nullptr;
        NumberField* number = nullptr; ///< or
        QComboBox* choice = nullptr;   ///< of a flag or a choice
    };
    struct Target {
        const char* key = "";
        TargetBox* box = nullptr;
        NumberField* x = nullptr; ///< of a point
        NumberField* y = nullptr;
        int pointRow = 0;
    };
    void addNumber(const steer::BehaviourParameter& parameter, const Appearance& appearance);
    void addChoice(const steer::BehaviourParameter& parameter);
    void addTarget(const char* key);
    QWidget* beside(QWidget* field, const QString& label, QWidget* button);
    void addPoint(Target& target);
    void setTarget(const char* key, const std::optional<nav::Json>& value);
    void showPoint(const Target& target, const nav::Json* value);
    void addReset();
    void showTargets(bool selectionAlone);
    void showRow(const Row& row, const steer::Agent& agent);
    void change(const steer::BehaviourParameter& parameter, std::optional<nav::Json> value);
    void push(const QString& text, nav::AgentGroup group);
    bool isThere() const;
    steer::Agent shownAgent() const;

    MapDocument& m_document;
    const Selection& m_selection;
    TargetPicking& m_picking;
    const Appearance& m_appearance;
    FieldVisit m_visit;
    steer::BehaviourKind m_kind;
    std::size_t m_place;
    std::size_t m_group = 0;
    QList<Row> m_parameters;
    QList<Target> m_targets;
    QPushButton* m_reset = nullptr;
};

} // namespace thicket::editor
