#include "app/editor/panels/inspector/objectform.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/edits/vertices.h"
#include "app/editor/widgets/elidedcombobox.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/widgets/switchbutton.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace thicket::editor {

namespace {

std::optional<std::string> groupOf(const nav::MapObject& object)
{
    const std::string* const group = nav::agentGroupOf(object.geometry);
    return group ? std::optional<std::string>(*group) : std::nullopt;
}

std::optional<bool> invertedOf(const nav::MapObject& object)
{
    const bool canBe = std::holds_alternative<nav::Circle>(object.geometry) ||
                       std::holds_alternative<nav::Polygon>(object.geometry);
    return canBe ? std::optional<bool>(nav::isInverted(object.geometry)) : std::nullopt;
}

void setInverted(nav::Geometry& geometry, bool inverted)
{
    if (auto* circle = std::get_if<nav::Circle>(&geometry))
        circle->inverted = inverted;
    else if (auto* polygon = std::get_if<nav::Polygon>(&geometry))
        polygon->inverted = inverted;
}

} // namespace

ObjectForm::ObjectForm(MapDocument& document, const Selection& selection,
                       const Appearance& appearance, QWidget* parent)
    : FieldGrid(parent), m_document(document), m_selection(selection), m_visit(document),
      m_name(new QLineEdit), m_layer(new ElidedComboBox), m_group(new ElidedComboBox),
      m_closed(new SwitchButton(appearance)), m_inverted(new SwitchButton(appearance)),
      m_points(new QLabel)
{
    m_name->setObjectName("objectName");
    m_layer->setObjectName("objectLayer");
    m_closed->setObjectName("wallClosed");
    addRow(tr("Name"), m_name);
    addRow(tr("Layer"), m_layer);
    addNumbers(appearance);
    addGroup();
    m_closedRow = addRow(tr("Closed"), m_closed);
    m_inverted->setObjectName("objectInverted");
    m_inverted->setAccessibleName(tr("Inverted (arena)"));
    m_invertedRow = addSwitchRow(tr("Inverted"), m_inverted, tr("arena"));
    m_pointsRow = addRow(tr("Points"), m_points);

    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) {
        pushChange(tr("Rename"), [&](nav::MapObject& o) { o.name = name.toStdString(); });
    });
    connect(m_name, &QLineEdit::editingFinished, this, [this] { m_visit.end(); });
    connect(m_layer, &QComboBox::activated, this, [this](int index) {
        const nav::LayerId layer = m_layer->itemData(index).toLongLong();
        pushChange(tr("Move to Layer"), [&](nav::MapObject& o) { o.layer = layer; });
        m_visit.end();
        refreshLayers(); // if that layer is closed
    });
    connect(m_closed, &QCheckBox::clicked, this, [this](bool closed) {
        pushChange(tr("Close Wall"), [&](nav::MapObject& o) {
            if (auto* wall = std::get_if<nav::Wall>(&o.geometry))
                wall->closed = closed;
        });
        m_visit.end();
    });
    connect(m_inverted, &QCheckBox::clicked, this, [this](bool inverted) {
        pushChange(tr("Invert"), [&](nav::MapObject& o) { setInverted(o.geometry, inverted); });
        m_visit.end();
    });
}

void ObjectForm::addGroup()
{
    m_group->setObjectName("agentGroup");
    m_group->setPlaceholderText(tr("mixed"));
    m_group->setToolTip(tr("The group that gives its speed, goal and behaviours"));
    m_groupRow = addRow(tr("Group"), m_group);
    connect(m_group, &QComboBox::activated, this, [this](int index) {
        const std::string group = m_group->itemData(index).toString().toStdString();
        pushChange(tr("Change Group"), [&](nav::MapObject& o) {
            if (std::string* const own = nav::agentGroupOf(o.geometry))
                *own = group;
        });
        m_visit.end();
    });
}

void ObjectForm::refreshGroup()
{
    const nav::Map& map = m_document.map();
    const auto common = commonOf<std::string>(map, m_selection.ids(), groupOf);
    setRowVisible(m_groupRow, common.applies);
    if (!common.applies)
        return;
    const QSignalBlocker blocker(m_group);
    m_group->clear();
    m_group->addItem(tr("none"), QString());
    for (const nav::AgentGroup& group : map.settings.agentGroups) {
        const QString name = QString::fromStdString(group.name);
        m_group->addItem(name, name);
    }
    const QString present = QString::fromStdString(common.value.value_or(std::string()));
    if (common.value && m_group->findData(present) < 0)
        m_group->addItem(tr("%1 (not in the map)").arg(present), present);
    m_group->setCurrentIndex(common.value ? m_group->findData(present) : -1);
}

template <class Change> void ObjectForm::pushChange(const QString& text, Change change)
{
    const nav::Map& map = m_document.map();
    std::vector<nav::MapObject> objects = openObjects(map, m_selection.ids());
    for (nav::MapObject& object : objects)
        change(object);
    m_visit.push(nav::MapEdit::change(map, std::move(objects)), text);
}

NumberField* ObjectForm::makeField(const NumberBinding& binding, const Appearance& appearance)
{
    auto* field = new NumberField(appearance);
    field->setPrefix(binding.prefix);
    field->setMinimum(binding.minimum);
    field->setAccessibleName(binding.spoken);
    field->setObjectName(binding.spoken);
    connect(field, &NumberField::edited, this, [this, binding](double value) {
        pushChange(tr("Change %1").arg(binding.spoken),
                   [&](nav::MapObject& o) { binding.set(o, value); });
    });
    connect(field, &NumberField::visitEnded, this, [this] { m_visit.end(); });
    connect(field, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
    return field;
}

void ObjectForm::addNumbers(const Appearance& appearance)
{
    for (const NumberBinding& binding : numberBindings())
        m_numbers.push_back({binding, makeField(binding, appearance), 0});
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const bool isPair = i + 1 < m_numbers.size() && m_numbers[i + 1].binding.label.isEmpty();
        NumberField* second = isPair ? m_numbers[i + 1].field : nullptr;
        const int row = addRow(m_numbers[i].binding.label, m_numbers[i].field, second);
        m_numbers[i].row = row;
        if (isPair)
            m_numbers[++i].row = row;
    }
}

void ObjectForm::refresh()
{
    refreshText();
    refreshLayers();
    refreshNumbers();
    refreshGroup();
    refreshWall();
    refreshInverted();
}

void ObjectForm::focusName()
{
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
}

void ObjectForm::refreshText()
{
    const auto name =
        commonOf<std::string>(m_document.map(), m_selection.ids(), [](const nav::MapObject& o) {
            return std::optional<std::string>(o.name);
        });
    const bool mixed = name.applies && !name.value;
    m_name->setPlaceholderText(mixed ? tr("mixed") : QString());
    const QString text = QString::fromStdString(name.value.value_or(std::string()));
    if (m_name->text() != text)
        m_name->setText(text);
}

/// At each step of a drag they are the same, and a new list lays the whole form out anew.
void ObjectForm::listLayers(const std::vector<nav::Layer>& layers)
{
    if (layers == m_listed)
        return;
    m_listed = layers;
    m_layer->clear();
    for (auto one = layers.rbegin(); one != layers.rend(); ++one) {
        const QString name = QString::fromStdString(one->name);
        const QString text = one->locked    ? tr("%1 (locked)").arg(name)
                             : one->visible ? name
                                            : tr("%1 (hidden)").arg(name);
        m_layer->addItem(text, QVariant::fromValue<qlonglong>(one->id));
    }
}

void ObjectForm::refreshLayers()
{
    const nav::Map& map = m_document.map();
    const auto layer = commonOf<nav::LayerId>(map, m_selection.ids(), [&](const auto& o) {
        const nav::Layer* own = map.layerOf(o);
        return std::optional<nav::LayerId>(own ? own->id : 0);
    });
    const QSignalBlocker blocker(m_layer);
    listLayers(map.settings.layers);
    m_layer->setPlaceholderText(layer.value ? tr("none") : tr("mixed"));
    m_layer->setCurrentIndex(
        layer.value ? m_layer->findData(QVariant::fromValue<qlonglong>(*layer.value)) : -1);
    m_layer->setEnabled(m_layer->count() > 0);
}

void ObjectForm::refreshNumbers()
{
    const nav::Map& map = m_document.map();
    const QString unit = QString::fromStdString(map.settings.unit);
    for (const NumberRow& number : m_numbers) {
        const auto common = commonOf<double>(map, m_selection.ids(), number.binding.get);
        setRowVisible(number.row, common.applies);
        number.field->setUnit(number.binding.prefix.isEmpty() ? unit : QString());
        number.field->setValue(common.value);
    }
}

void ObjectForm::refreshInverted()
{
    const auto inverted = commonOf<bool>(m_document.map(), m_selection.ids(), invertedOf);
    setRowVisible(m_invertedRow, inverted.applies);
    m_inverted->setChecked(inverted.value.value_or(false));
    m_inverted->setToolTip(inverted.applies && !inverted.value
                               ? tr("mixed")
                               : tr("An arena: agents live inside, everything outside blocks"));
}

void ObjectForm::refreshWall()
{
    const nav::Map& map = m_document.map();
    const auto closed =
        commonOf<bool>(map, m_selection.ids(), [](const nav::MapObject& o) -> std::optional<bool> {
            const auto* wall = std::get_if<nav::Wall>(&o.geometry);
            return wall ? std::optional<bool>(wall->closed) : std::nullopt;
        });
    setRowVisible(m_closedRow, closed.applies);
    m_closed->setChecked(closed.value.value_or(false));
    m_closed->setToolTip(closed.applies && !closed.value ? tr("mixed") : QString());

    const auto points = commonOf<std::size_t>(
        map, m_selection.ids(), [](const nav::MapObject& o) -> std::optional<std::size_t> {
            const auto* vertices = verticesOf(o.geometry);
            return vertices ? std::optional<std::size_t>(vertices->size()) : std::nullopt;
        });
    setRowVisible(m_pointsRow, points.applies);
    m_points->setText(points.value ? QString::number(*points.value) : tr("mixed"));
}

} // namespace thicket::editor
