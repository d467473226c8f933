#include "app/editor/export/optionform.h"

#include "app/editor/export/formatwords.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/widgets/switchbutton.h"
#include "libnav/json/json.h"
#include "plugins/api/formatoptions.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <charconv>
#include <cmath>
#include <optional>
#include <system_error>

namespace thicket::editor {

namespace {

/// As files write it, in any locale.
std::optional<double> numberOf(const QString& text)
{
    const std::string bytes = text.toStdString();
    const char* const end = bytes.data() + bytes.size();
    double number = 0;
    const auto read = std::from_chars(bytes.data(), end, number);
    const bool isNumber = read.ec == std::errc() && read.ptr == end && std::isfinite(number);
    return isNumber ? std::optional(number) : std::nullopt;
}

/// 32, not 32.0.
QString textOf(double number)
{
    const QString text = QString::fromStdString(nav::shortestText(number));
    return text.endsWith(QLatin1String(".0")) ? text.chopped(2) : text;
}

/// A description begins with a small letter. "x" and other names keep theirs.
QString asLabel(const QString& words)
{
    const bool isWord = words.size() > 1 && words[0].isLower() && words[1].isLower();
    return isWord ? words[0].toUpper() + words.mid(1) : words;
}

/// Beside its label a number has room enough. A broad field of another kind is below.
void addRow(QGridLayout& grid, QLabel& label, QWidget& field)
{
    constexpr int broad = 124;
    const int row = grid.rowCount();
    const bool isNumber = qobject_cast<NumberField*>(&field);
    if (isNumber)
        field.setFixedWidth(88);
    const bool isBroad = !isNumber && field.sizeHint().width() > broad;
    grid.addWidget(&label, row, 0, 1, isBroad ? 2 : 1);
    if (isBroad)
        grid.addWidget(&field, row + 1, 0, 1, 2);
    else
        grid.addWidget(&field, row, 1, Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace

OptionForm::OptionForm(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 4);
}

void OptionForm::show(const QList<plugins::FormatOption>& options,
                      const plugins::OptionValues& given)
{
    delete m_rows;
    m_rows = new QWidget;
    auto* grid = new QGridLayout(m_rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(0, 1);
    m_fields.clear();
    for (const plugins::FormatOption& option : options) {
        QWidget* const field = add(option, given.value(option.key, option.defaultValue));
        const QString words = formatWords(option.description);
        field->setObjectName("option " + option.key);
        field->setToolTip(words);
        field->setAccessibleName(words);
        auto* label = new QLabel(asLabel(words));
        label->setWordWrap(true);
        label->setBuddy(field);
        addRow(*grid, *label, *field);
    }
    layout()->addWidget(m_rows);
}

plugins::OptionValues OptionForm::values() const
{
    plugins::OptionValues values;
    for (const Field& field : m_fields) {
        const QString value = field.value();
        if (value != field.option.defaultValue)
            values.insert(field.option.key, value);
    }
    return values;
}

QWidget* OptionForm::add(const plugins::FormatOption& option, const QString& value)
{
    if (option.choices.size() == 2 && option.choices.contains("yes") &&
        option.choices.contains("no"))
        return addSwitch(option, value);
    if (!option.choices.isEmpty())
        return addChoice(option, value);
    const auto number = numberOf(value);
    if (number && numberOf(option.defaultValue))
        return addNumber(option, value, *number);
    return addText(option, value);
}

QWidget* OptionForm::addSwitch(const plugins::FormatOption& option, const QString& value)
{
    auto* button = new SwitchButton(m_appearance);
    button->setChecked(value == QLatin1String("yes"));
    m_fields.append({option, [button] {
                         return button->isChecked() ? QStringLiteral("yes") : QStringLiteral("no");
                     }});
    connect(button, &SwitchButton::toggled, this, &OptionForm::changed);
    return button;
}

QWidget* OptionForm::addChoice(const plugins::FormatOption& option, const QString& value)
{
    auto* box = new QComboBox;
    for (const QString& choice : option.choices)
        box->addItem(choiceWords(choice), choice);
    box->setCurrentIndex(box->findData(value));
    m_fields.append({option, [box] { return box->currentData().toString(); }});
    connect(box, &QComboBox::currentIndexChanged, this, &OptionForm::changed);
    return box;
}

/// An untouched number keeps its spelling, so that it is still the default if it was.
QWidget* OptionForm::addNumber(const plugins::FormatOption& option, const QString& value,
                               double number)
{
    auto* field = new NumberField(m_appearance);
    field->setValue(number);
    m_fields.append({option, [field, number, value] {
                         const double present = field->value().value_or(number);
                         return present == number ? value : textOf(present);
                     }});
    connect(field, &NumberField::edited, this, &OptionForm::changed);
    return field;
}

QWidget* OptionForm::addText(const plugins::FormatOption& option, const QString& value)
{
    auto* field = new QLineEdit(value);
    m_fields.append({option, [field] { return field->text(); }});
    connect(field, &QLineEdit::editingFinished, this, &OptionForm::changed);
    return field;
}

} // namespace thicket::editor
