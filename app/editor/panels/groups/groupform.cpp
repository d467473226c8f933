#include "app/editor/panels/groups/groupform.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/objectwords.h"
#include "app/editor/edits/agentgroups.h"
#include "app/editor/widgets/numberfield.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>

namespace thicket::editor {

namespace {

constexpr double slowest = 1e-6; // more than 0, which files refuse

} // namespace

GroupForm::GroupForm(MapDocument& document, const Appearance& appearance, QWidget* parent)
    : FieldGrid(parent), m_document(document), m_visit(document), m_name(new QLineEdit),
      m_goal(new QComboBox), m_atGoal(new QComboBox)
{
    m_name->setObjectName("groupName");
    addRow(tr("Name"), m_name);
    m_maxSpeed = addNumber(tr("Max speed"), &nav::AgentGroup::maxSpeed, appearance);
    m_maxForce = addNumber(tr("Max force"), &nav::AgentGroup::maxForce, appearance);
    m_goal->setObjectName("groupGoal");
    m_goal->setToolTip(tr("Where the group's agents go"));
    addRow(tr("Goal"), m_goal);

    addGoalRadius(appearance);
    m_atGoal->setObjectName("groupAtGoal");
    m_atGoal->setToolTip(tr("What agents do at the goal"));
    m_atGoal->addItems({tr("stay there"), tr("leave the map")});
    addRow(tr("At the goal"), m_atGoal);

    connect(m_name, &QLineEdit::textEdited, this, &GroupForm::rename);
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        m_visit.end();
        show(m_group); // after a refused name, shows the group's name again
    });
    connect(m_goal, &QComboBox::activated, this, [this](int index) {
        const nav::ObjectId goal = m_goal->itemData(index).toLongLong();
        change(tr("Change Goal"), [&](nav::AgentGroup& group) { group.goal = goal; });
        m_visit.end();
    });
}

NumberField* GroupForm::addNumber(const QString& label, double nav::AgentGroup::*member,
                                  const Appearance& appearance)
{
    auto* field = new NumberField(appearance);
    field->setMinimum(slowest);
    field->setObjectName(label);
    addRow(label, field);
    connect(field, &NumberField::edited, this, [this, member, label](double value) {
        change(tr("Change %1").arg(label), [&](nav::AgentGroup& group) { group.*member = value; });
    });
    connect(field, &NumberField::visitEnded, this, [this] { m_visit.end(); });
    connect(field, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
    return field;
}

/// Empty means that the simulation chooses.
void GroupForm::addGoalRadius(const Appearance& appearance)
{
    m_goalRadius = new NumberField(appearance);
    m_goalRadius->setMinimum(slowest);
    m_goalRadius->setObjectName("groupGoalRadius");
    m_goalRadius->setClearable(tr("auto"));
    m_goalRadius->setToolTip(
        tr("Within this distance of the goal an agent has arrived; empty: chosen from its size"));
    addRow(tr("Goal radius"), m_goalRadius);
    connect(m_goalRadius, &NumberField::edited, this, [this](double radius) {
        change(tr("Change Goal Radius"),
               [&](nav::AgentGroup& group) { group.goalRadius = radius; });
    });
    connect(m_goalRadius, &NumberField::cleared, this, [this] {
        change(tr("Change Goal Radius"), [](nav::AgentGroup& group) { group.goalRadius.reset(); });
    });
    connect(m_goalRadius, &NumberField::visitEnded, this, [this] { m_visit.end(); });
    connect(m_goalRadius, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
    connect(m_atGoal, &QComboBox::activated, this, [this](int index) {
        change(tr("Change What Follows Arrival"), [&](nav::AgentGroup& group) {
            group.atGoal = index == 0 ? nav::AtGoal::stay : nav::AtGoal::leave;
        });
        m_visit.end();
    });
}

/// While another window is active, a field keeps the focus although its group is gone.
bool GroupForm::isThere() const { return m_group < m_document.map().settings.agentGroups.size(); }

template <class Change> void GroupForm::change(const QString& text, Change change)
{
    if (!isThere())
        return;
    nav::AgentGroup group = m_document.map().settings.agentGroups[m_group];
    change(group);
    m_visit.push(changeGroup(m_document.map(), m_group, std::move(group)), text);
}

void GroupForm::rename(const QString& name)
{
    if (!isThere())
        return;
    if (const auto edit = renameGroup(m_document.map(), m_group, name.toStdString()))
        m_visit.push(*edit, tr("Rename Group"));
}

void GroupForm::show(std::size_t group)
{
    m_group = group;
    const nav::MapSettings& settings = m_document.map().settings;
    if (group >= settings.agentGroups.size())
        return;
    const nav::AgentGroup& shown = settings.agentGroups[group];
    const QString name = QString::fromStdString(shown.name);
    if (m_name->text() != name && !(m_name->hasFocus() && m_name->isModified()))
        m_name->setText(name);
    const QString unit = QString::fromStdString(settings.unit);
    m_maxSpeed->setUnit(unit + QStringLiteral("/s"));
    m_maxForce->setUnit(unit + QStringLiteral("/s²"));
    m_maxSpeed->setValue(shown.maxSpeed);
    m_maxForce->setValue(shown.maxForce);
    m_goalRadius->setUnit(unit);
    m_goalRadius->setValue(shown.goalRadius);
    m_atGoal->setCurrentIndex(shown.atGoal == nav::AtGoal::stay ? 0 : 1);
    showGoals();
}

void GroupForm::showGoals()
{
    const nav::Map& map = m_document.map();
    const QSignalBlocker blocker(m_goal);
    m_goal->clear();
    m_goal->addItem(tr("none"), QVariant::fromValue<qlonglong>(0));
    for (const nav::MapObject& object : map.objects()) {
        if (!std::holds_alternative<nav::GoalMarker>(object.geometry))
            continue;
        const QString name =
            object.name.empty() ? ObjectWords::title(object) : QString::fromStdString(object.name);
        m_goal->addItem(name, QVariant::fromValue<qlonglong>(object.id));
    }
    const nav::ObjectId goal = map.settings.agentGroups[m_group].goal;
    m_goal->setCurrentIndex(m_goal->findData(QVariant::fromValue<qlonglong>(goal)));
}

void GroupForm::focusName()
{
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
}

} // namespace thicket::editor
