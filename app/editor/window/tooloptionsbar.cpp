#include "app/editor/window/tooloptionsbar.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/tools/toolbox.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/window/sidewaysscroll.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace thicket::editor {

namespace {

constexpr int rowHeight = 36;
constexpr int fieldWidth = 84;
constexpr int narrowFieldWidth = 64; // where the window has no room for all
constexpr int choiceWidth = 168;
constexpr int spacing = 6;
constexpr int labelGap = 8; // beside the spacing: a label belongs to the field after it

} // namespace

ToolOptionsBar::ToolOptionsBar(ToolBox& tools, const MapDocument& document,
                               const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_tools(tools), m_document(document), m_appearance(appearance),
      m_scroll(new SidewaysScroll)
{
    setObjectName("toolOptions");
    setAccessibleName(tr("Tool options"));
    setProperty("look", "bar");
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(rowHeight);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 1);
    layout->addWidget(m_scroll);
    connect(&tools, &ToolBox::currentChanged, this, &ToolOptionsBar::rebuild);
    connect(&tools, &ToolBox::optionsChanged, this, &ToolOptionsBar::refresh);
    connect(&tools, &ToolBox::hintsChanged, this, &ToolOptionsBar::refresh);
    connect(&document, &MapDocument::wasReset, this, &ToolOptionsBar::refresh);
    rebuild();
}

void ToolOptionsBar::rebuild()
{
    m_fields.clear();
    m_row = new QWidget;
    m_row->setAutoFillBackground(false);
    auto* layout = new QHBoxLayout(m_row);
    layout->setContentsMargins(12, 0, 12, 0);
    layout->setSpacing(spacing);
    auto* name = new QLabel(m_tools.current().name());
    name->setProperty("role", "second");
    layout->addWidget(name);
    for (const ToolOption& option : m_tools.current().options())
        add(option);
    for (QAction* deed : ToolBox::deedsOf(m_tools.current())) {
        auto* button = new QToolButton;
        button->setDefaultAction(deed);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::TabFocus);
        layout->addWidget(button);
    }
    layout->addStretch(1);
    m_scroll->setRow(m_row); // deletes the one before
    setVisible(!m_fields.isEmpty());
    fit();
}

void ToolOptionsBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// Wide fields if all have room, otherwise narrow ones without units.
void ToolOptionsBar::fit()
{
    setNarrow(false);
    if (m_row->sizeHint().width() > width())
        setNarrow(true);
}

void ToolOptionsBar::setNarrow(bool isNarrow)
{
    m_isNarrow = isNarrow;
    for (const Field& one : m_fields) {
        one.label->setContentsMargins(isNarrow ? 0 : labelGap, 0, 0, 0);
        if (one.field)
            one.field->setFixedWidth(isNarrow ? narrowFieldWidth : fieldWidth);
    }
    m_row->layout()->invalidate(); // its hint may be that of the other width
    refresh();
}

void ToolOptionsBar::add(const ToolOption& option)
{
    if (option.choices)
        return addChoice(option);
    auto* label = new QLabel(option.label);
    auto* field = new NumberField(m_appearance);
    field->setObjectName(option.name);
    field->setAccessibleName(QStringLiteral("%1, %2").arg(m_tools.current().name(), option.label));
    field->setToolTip(option.status);
    field->setStatusTip(option.status);
    field->setWhole(!option.isLength);
    field->setMinimum(option.minimum);
    field->setMaximum(option.maximum);
    label->setBuddy(field);
    connect(field, &NumberField::edited, this, [set = option.set](double value) { set(value); });
    m_row->layout()->addWidget(label);
    m_row->layout()->addWidget(field);
    m_fields.append({option, label, field, nullptr});
}

void ToolOptionsBar::addChoice(const ToolOption& option)
{
    auto* label = new QLabel(option.label);
    auto* box = new QComboBox;
    box->setObjectName(option.name);
    box->setAccessibleName(QStringLiteral("%1, %2").arg(m_tools.current().name(), option.label));
    box->setToolTip(option.status);
    box->setStatusTip(option.status);
    box->setFixedWidth(choiceWidth);
    label->setBuddy(box);
    connect(box, &QComboBox::activated, this, [set = option.set](int index) { set(index); });
    m_row->layout()->addWidget(label);
    m_row->layout()->addWidget(box);
    m_fields.append({option, label, nullptr, box});
}

void ToolOptionsBar::refreshChoice(const ToolOption& option, QComboBox& box)
{
    const QStringList words = option.choices();
    QStringList shown;
    for (int i = 0; i < box.count(); ++i)
        shown << box.itemText(i);
    if (shown != words) {
        box.clear();
        box.addItems(words);
    }
    box.setEnabled(!words.isEmpty());
    box.setPlaceholderText(tr("None yet"));
    box.setCurrentIndex(words.isEmpty() ? -1 : static_cast<int>(option.get()));
}

void ToolOptionsBar::refresh()
{
    const QString unit = QString::fromStdString(m_document.map().settings.unit);
    for (const Field& one : m_fields) {
        if (one.choice) {
            refreshChoice(one.option, *one.choice);
            continue;
        }
        one.field->setUnit(one.option.isLength && !m_isNarrow ? unit : QString());
        one.field->setValue(one.option.get());
    }
}

} // namespace thicket::editor
