#include "app/editor/panels/inspector/propertyeditor.h"

#include "app/editor/panels/inspector/objectfield.h"
#include "app/editor/panels/inspector/propertytext.h"
#include "app/editor/widgets/colourfield.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/widgets/switchbutton.h"
#include "app/editor/widgets/textbeginning.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLineEdit>

#include <cmath>

namespace thicket::editor {

PropertyEditor::PropertyEditor(PropertyType type, const QString& name, const MapDocument& document,
                               const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_type(type)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    switch (type) {
    case PropertyType::text:
    case PropertyType::other:
        makeText(name, type == PropertyType::other);
        break;
    case PropertyType::number:
        makeNumber(name, appearance);
        break;
    case PropertyType::boolean:
        makeSwitch(name, appearance);
        break;
    case PropertyType::colour:
        makeColour(name, appearance);
        break;
    case PropertyType::object:
        makeReference(name, document, appearance);
        break;
    }
}

bool PropertyEditor::isVisited() const
{
    const QWidget* const focused = QApplication::focusWidget();
    return focused && isAncestorOf(focused);
}

void PropertyEditor::adopt(QWidget* field)
{
    layout()->addWidget(field);
    setFocusProxy(field);
}

void PropertyEditor::makeText(const QString& name, bool isReadOnly)
{
    auto* field = new QLineEdit;
    field->setObjectName("property " + name);
    field->setAccessibleName(name);
    field->setReadOnly(isReadOnly);
    new TextBeginning(*field);
    adopt(field);
    connect(field, &QLineEdit::textEdited, this,
            [this](const QString& text) { emit edited(nav::Json(text.toStdString())); });
    connect(field, &QLineEdit::editingFinished, this, [this, field] {
        field->setModified(false);
        emit visitEnded();
    });
    m_show = [field](const std::optional<nav::Json>& value) {
        const QString text = value ? propertyText(*value) : QString();
        field->setPlaceholderText(value ? QString() : tr("mixed"));
        if (field->text() != text && !(field->hasFocus() && field->isModified()))
            field->setText(text);
    };
}

void PropertyEditor::makeNumber(const QString& name, const Appearance& appearance)
{
    auto* field = new NumberField(appearance);
    field->setObjectName("property " + name);
    field->setAccessibleName(name);
    field->setWhole(true);
    field->setMinimum(-1e300);
    field->setMaximum(1e300);
    adopt(field);
    connect(field, &NumberField::edited, this, [this](double value) {
        const bool isWhole = std::abs(value) < 1e15 && std::floor(value) == value;
        emit edited(isWhole ? nav::Json(std::int64_t(value)) : nav::Json(value));
    });
    connect(field, &NumberField::visitCancelled, this, &PropertyEditor::visitCancelled);
    connect(field, &NumberField::visitEnded, this, &PropertyEditor::visitEnded);
    m_show = [field](const std::optional<nav::Json>& value) {
        field->setValue(value ? numberOf(*value) : std::nullopt);
    };
}

void PropertyEditor::makeSwitch(const QString& name, const Appearance& appearance)
{
    auto* field = new SwitchButton(appearance);
    field->setObjectName("property " + name);
    field->setAccessibleName(name);
    adopt(field);
    static_cast<QHBoxLayout*>(layout())->addStretch();
    connect(field, &QCheckBox::clicked, this, [this](bool on) {
        emit edited(nav::Json(on));
        emit visitEnded();
    });
    m_show = [field](const std::optional<nav::Json>& value) {
        const auto* const on = value ? value->as<bool>() : nullptr;
        field->setChecked(on && *on);
        field->setToolTip(value ? QString() : tr("mixed"));
    };
}

void PropertyEditor::makeColour(const QString& name, const Appearance& appearance)
{
    auto* field = new ColourField(appearance);
    field->setName("property " + name, name);
    adopt(field);
    connect(field, &ColourField::edited, this,
            [this](const QString& colour) { emit edited(nav::Json(colour.toStdString())); });
    connect(field, &ColourField::visitCancelled, this, &PropertyEditor::visitCancelled);
    connect(field, &ColourField::visitEnded, this, &PropertyEditor::visitEnded);
    m_show = [field](const std::optional<nav::Json>& value) {
        field->setPlaceholder(value ? QString() : tr("mixed"));
        field->setColour(value ? propertyText(*value) : QString());
    };
}

void PropertyEditor::makeReference(const QString& name, const MapDocument& document,
                                   const Appearance& appearance)
{
    auto* field = new ObjectField(document, appearance);
    field->setName("property " + name, name);
    adopt(field);
    connect(field, &ObjectField::edited, this,
            [this](nav::ObjectId id) { emit edited(referenceTo(id)); });
    connect(field, &ObjectField::visitEnded, this, &PropertyEditor::visitEnded);
    connect(field, &ObjectField::selectWanted, this, &PropertyEditor::objectWanted);
    m_show = [field](const std::optional<nav::Json>& value) {
        field->setPlaceholder(value ? tr("none") : tr("mixed"));
        field->setObject(value ? referenceOf(*value) : 0);
    };
}

} // namespace thicket::editor
