#include "app/editor/panels/groups/parameterform.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/agentgroups.h"
#include "app/editor/panels/groups/parameterwords.h"
#include "app/editor/panels/groups/targetbox.h"
#include "app/editor/panels/groups/targetpicking.h"
#include "app/editor/replay/mapagent.h"
#include "app/editor/widgets/numberfield.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include <charconv>
#include <cmath>

namespace thicket::editor {

namespace {

std::optional<double> numberIn(const nav::Json* value)
{
    const auto* number = value ? value->as<nav::Json::Number>() : nullptr;
    double read = 0;
    if (!number ||
        std::from_chars(number->text.data(), number->text.data() + number->text.size(), read).ec !=
            std::errc())
        return {};
    return read;
}

/// The index of a flag's or choice's value in the file.
std::optional<double> indexIn(const steer::BehaviourParameter& parameter, const nav::Json* value)
{
    if (const bool* flag = value ? value->as<bool>() : nullptr)
        return *flag ? 1 : 0;
    const auto* word = value ? value->as<std::string>() : nullptr;
    for (std::size_t i = 0; word && i < parameter.choices.size(); ++i)
        if (*word == parameter.choices[i])
            return static_cast<double>(i);
    return {};
}

nav::Json valueOf(const steer::BehaviourParameter& parameter, double number)
{
    if (parameter.quantity == steer::Quantity::flag)
        return number != 0;
    if (parameter.quantity == steer::Quantity::choice)
        return parameter.choices[static_cast<std::size_t>(number)];
    if (parameter.isWhole())
        return static_cast<std::int64_t>(number);
    return number;
}

} // namespace

ParameterForm::ParameterForm(const Sources& sources, steer::BehaviourKind kind, std::size_t place,
                             QWidget* parent)
    : FieldGrid(parent), m_document(sources.document), m_selection(sources.selection),
      m_picking(sources.picking), m_appearance(sources.appearance), m_visit(sources.document),
      m_kind(kind), m_place(place)
{
    layout()->setContentsMargins(6, 0, 0, 6);
    for (int i = 0; i < steer::targetRule(kind).most; ++i)
        addTarget(steer::targetKeys[i]);
    connect(&m_selection, &Selection::changed, this, [this] {
        if (isVisible())
            showTargets(true);
    });
    for (const steer::BehaviourParameter& parameter : steer::parametersOf(kind)) {
        const bool isNumber = parameter.quantity != steer::Quantity::flag &&
                              parameter.quantity != steer::Quantity::choice;
        if (isNumber)
            addNumber(parameter, m_appearance);
        else
            addChoice(parameter);
    }
    addReset();
}

void ParameterForm::addNumber(const steer::BehaviourParameter& parameter,
                              const Appearance& appearance)
{
    auto* field = new NumberField(appearance);
    field->setObjectName(QStringLiteral("%1%2").arg(QLatin1String(parameter.key)).arg(m_place));
    field->setMinimum(parameter.least);
    field->setMaximum(parameter.most);
    field->setWhole(parameter.isWhole());
    addRow(parameterName(parameter.key), field);
    connect(field, &NumberField::edited, this,
            [this, &parameter](double value) { change(parameter, valueOf(parameter, value)); });
    connect(field, &NumberField::cleared, this, [this, &parameter] { change(parameter, {}); });
    connect(field, &NumberField::visitEnded, this, [this] { m_visit.end(); });
    connect(field, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
    m_parameters << Row{&parameter, field, nullptr};
}

void ParameterForm::addChoice(const steer::BehaviourParameter& parameter)
{
    auto* box = new QComboBox;
    box->setObjectName(QStringLiteral("%1%2").arg(QLatin1String(parameter.key)).arg(m_place));
    box->addItem({}); // the default
    for (int i = 0; i <= static_cast<int>(parameter.most); ++i)
        box->addItem(choiceName(parameter, i));
    addRow(parameterName(parameter.key), box);
    connect(box, &QComboBox::activated, this, [this, &parameter](int index) {
        change(parameter, index == 0 ? std::nullopt : std::optional(valueOf(parameter, index - 1)));
        m_visit.end();
    });
    m_parameters << Row{&parameter, nullptr, box};
}

void ParameterForm::addTarget(const char* key)
{
    auto* box = new TargetBox(m_kind);
    box->setObjectName(QStringLiteral("%1%2").arg(QLatin1String(key)).arg(m_place));
    box->setToolTip(tr("What it is about"));
    auto* pick = new QToolButton;
    pick->setObjectName(QStringLiteral("%1Pick%2").arg(QLatin1String(key)).arg(m_place));
    pick->setIcon(icon("target", m_appearance));
    pick->setToolTip(tr("Click the target on the map"));
    pick->setAccessibleName(tr("Click the target on the map"));
    pick->setFocusPolicy(Qt::StrongFocus);
    const QString label = m_targets.isEmpty() ? tr("Target") : tr("Other target");
    addRow(label, beside(box, label, pick));
    connect(box, &TargetBox::chosen, this, [this, key](const std::optional<nav::Json>& value) {
        setTarget(key, value);
        m_visit.end();
    });
    connect(pick, &QToolButton::clicked, this, [this, box, key] {
        m_picking.ask(box, m_kind, [this, key](const nav::Json& value) {
            setTarget(key, value);
            m_visit.end();
        });
    });
    Target target{key, box};
    addPoint(target);
    m_targets << target;
}

/// The field with a small button on its right.
QWidget* ParameterForm::beside(QWidget* field, const QString& label, QWidget* button)
{
    auto* both = new QWidget;
    auto* line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    line->addWidget(field, 1);
    line->addWidget(button);
    both->setFocusProxy(field);
    field->setAccessibleName(label);
    field->setMinimumHeight(26);
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(this);
    return both;
}

/// The coordinates of a target that is a point.
void ParameterForm::addPoint(Target& target)
{
    const auto field = [&](const QString& prefix, double nav::Point::*coordinate) {
        auto* made = new NumberField(m_appearance);
        made->setPrefix(prefix);
        made->setObjectName(target.box->objectName() + prefix);
        made->setAccessibleName(tr("Target %1").arg(prefix));
        const char* const key = target.key;
        connect(made, &NumberField::edited, this, [this, key, coordinate](double value) {
            if (!isThere())
                return;
            const nav::AgentGroup& group = m_document.map().settings.agentGroups[m_group];
            const nav::Json* const present = behaviourKey(group, m_place, key);
            auto point = present ? pointIn(*present) : std::nullopt;
            if (!point)
                return;
            (*point).*coordinate = value;
            setTarget(key, pointTarget(*point));
        });
        connect(made, &NumberField::visitEnded, this, [this] { m_visit.end(); });
        connect(made, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
        return made;
    };
    target.x = field(QStringLiteral("x"), &nav::Point::x);
    target.y = field(QStringLiteral("y"), &nav::Point::y);
    target.pointRow = addRow(tr("Point"), target.x, target.y);
}

void ParameterForm::setTarget(const char* key, const std::optional<nav::Json>& value)
{
    if (!isThere())
        return;
    nav::AgentGroup group = m_document.map().settings.agentGroups[m_group];
    setBehaviourKey(group, m_place, key, value);
    push(tr("Change Target"), std::move(group));
}

void ParameterForm::showPoint(const Target& target, const nav::Json* value)
{
    const auto point = value ? pointIn(*value) : std::nullopt;
    setRowVisible(target.pointRow, point.has_value());
    if (!point)
        return;
    target.x->setValue(point->x);
    target.y->setValue(point->y);
}

/// `selectionAlone`: nothing else has changed.
void ParameterForm::showTargets(bool selectionAlone)
{
    const nav::Map& map = m_document.map();
    if (!isThere())
        return;
    const nav::AgentGroup& group = map.settings.agentGroups[m_group];
    for (const Target& target : std::as_const(m_targets)) {
        const nav::Json* value = behaviourKey(group, m_place, target.key);
        if (selectionAlone)
            target.box->showSelected(map, m_selection, value);
        else
            target.box->show(map, m_selection, value);
        showPoint(target, value);
    }
}

void ParameterForm::addReset()
{
    m_reset = new QPushButton(tr("Defaults"));
    m_reset->setObjectName(QStringLiteral("defaults%1").arg(m_place));
    m_reset->setProperty("role", "link");
    m_reset->setFlat(true);
    m_reset->setToolTip(tr("Set all parameters of this behaviour to their defaults"));
    addRow({}, m_reset);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (!isThere())
            return;
        nav::AgentGroup group = m_document.map().settings.agentGroups[m_group];
        for (const Row& row : std::as_const(m_parameters))
            setBehaviourKey(group, m_place, row.parameter->key, {});
        push(tr("Reset Parameters"), std::move(group));
        m_visit.end();
    });
}

/// While another window is active, a field keeps the focus although its behaviour is gone.
bool ParameterForm::isThere() const
{
    const auto& groups = m_document.map().settings.agentGroups;
    return m_group < groups.size() && m_place < groups[m_group].behaviours.size();
}

/// A value that is the default is not kept.
void ParameterForm::change(const steer::BehaviourParameter& parameter,
                           std::optional<nav::Json> value)
{
    if (!isThere())
        return;
    if (value && *value == valueOf(parameter, std::min(parameter.usual(shownAgent()), 1e300)))
        value.reset();
    nav::AgentGroup group = m_document.map().settings.agentGroups[m_group];
    setBehaviourKey(group, m_place, parameter.key, std::move(value));
    push(tr("Change %1").arg(parameterName(parameter.key)), std::move(group));
}

void ParameterForm::push(const QString& text, nav::AgentGroup group)
{
    if (group != m_document.map().settings.agentGroups[m_group])
        m_visit.push(changeGroup(m_document.map(), m_group, std::move(group)), text);
}

/// The group's first agent, whose defaults are shown.
steer::Agent ParameterForm::shownAgent() const
{
    const nav::Map& map = m_document.map();
    const std::string& name = map.settings.agentGroups[m_group].name;
    for (const nav::MapObject& object : map.objects())
        if (const auto* agent = std::get_if<nav::AgentMarker>(&object.geometry))
            if (agent->group == name)
                return agentOf(map, name, agent->radius);
    return agentOf(map, name, 0.3);
}

void ParameterForm::show(std::size_t group)
{
    m_group = group;
    showTargets(false);
    const steer::Agent agent = shownAgent();
    const nav::AgentGroup& shown = m_document.map().settings.agentGroups[m_group];
    bool isChanged = false;
    for (const Row& row : std::as_const(m_parameters)) {
        showRow(row, agent);
        isChanged = isChanged || behaviourKey(shown, m_place, row.parameter->key);
    }
    m_reset->setEnabled(isChanged);
}

void ParameterForm::showRow(const Row& row, const steer::Agent& agent)
{
    const nav::MapSettings& settings = m_document.map().settings;
    const nav::Json* value =
        behaviourKey(settings.agentGroups[m_group], m_place, row.parameter->key);
    const QString unit = QString::fromStdString(settings.unit);
    const QString usual = valueText(*row.parameter, row.parameter->usual(agent));
    const QString tip = parameterTip(*row.parameter, usual, unit);
    if (row.choice) {
        const auto index = indexIn(*row.parameter, value);
        row.choice->setItemText(0, tr("%1 (default)").arg(usual));
        row.choice->setCurrentIndex(index ? static_cast<int>(*index) + 1 : 0);
        row.choice->setToolTip(tip);
        return;
    }
    row.number->setUnit(
        QString::fromStdString(steer::unitText(row.parameter->quantity, settings.unit)));
    row.number->setClearable(usual);
    row.number->setValue(numberIn(value));
    row.number->setToolTip(tip);
}

} // namespace thicket::editor
