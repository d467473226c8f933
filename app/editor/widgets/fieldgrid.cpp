#include "app/editor/widgets/fieldgrid.h"

#include "app/editor/widgets/numberfield.h"
#include "app/editor/widgets/textbeginning.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

namespace thicket::editor {

FieldGrid::FieldGrid(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    setProperty("role", "fields");
    m_grid->setContentsMargins(16, 0, 16, 0);
    m_grid->setHorizontalSpacing(6);
    m_grid->setVerticalSpacing(7);
    m_grid->setColumnMinimumWidth(0, 78);
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(2, 1);
}

int FieldGrid::addRow(const QString& label, QWidget* field, QWidget* second)
{
    const int row = static_cast<int>(m_rows.size());
    auto* name = new QLabel(label);
    name->setProperty("role", "fieldLabel");
    name->setWordWrap(true);
    name->setBuddy(field);
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(label);
    m_grid->addWidget(name, 2 * row, 0);
    for (QWidget* one : {field, second}) {
        if (!one)
            continue;
        one->setMinimumHeight(26);
        if (one->focusPolicy() == Qt::WheelFocus)
            one->setFocusPolicy(Qt::StrongFocus);
        one->installEventFilter(this);
        auto* text = qobject_cast<QLineEdit*>(one);
        if (text && !qobject_cast<NumberField*>(one))
            new TextBeginning(*text);
        auto* number = second ? qobject_cast<NumberField*>(one) : nullptr;
        if (number)
            connect(number, &NumberField::neededWidthChanged, this, [this, row] { place(row); });
    }
    m_grid->addWidget(field, 2 * row, 1, 1, second ? 1 : 2);
    if (second)
        m_grid->addWidget(second, 2 * row, 2);
    m_rows << Row{name, field, second};
    return row;
}

/// Of each field in a row of two.
int FieldGrid::breadthOfTwo() const
{
    const QMargins margins = m_grid->contentsMargins();
    const int fields = width() - margins.left() - margins.right() - m_grid->columnMinimumWidth(0) -
                       2 * m_grid->horizontalSpacing();
    return fields / 2;
}

/// Side by side, or one below the other.
void FieldGrid::place(int row)
{
    Row& moved = m_rows[row];
    const auto fits = [this](QWidget* field) {
        const auto* number = qobject_cast<NumberField*>(field);
        return !number || number->neededWidth() <= breadthOfTwo();
    };
    const bool isStacked = !fits(moved.field) || !fits(moved.second);
    if (isStacked == moved.isStacked)
        return;
    moved.isStacked = isStacked;
    m_grid->removeWidget(moved.field);
    m_grid->removeWidget(moved.second);
    m_grid->addWidget(moved.field, 2 * row, 1, 1, isStacked ? 2 : 1);
    if (isStacked)
        m_grid->addWidget(moved.second, 2 * row + 1, 1, 1, 2);
    else
        m_grid->addWidget(moved.second, 2 * row, 2);
}

void FieldGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].second)
            place(row);
    }
}

int FieldGrid::addSwitchRow(const QString& label, QWidget* button, const QString& words)
{
    if (button->accessibleName().isEmpty())
        button->setAccessibleName(label);
    auto* field = new QWidget;
    auto* layout = new QHBoxLayout(field);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(button);
    auto* text = new QLabel(words);
    text->setProperty("role", "second");
    layout->addWidget(text, 1);
    return addRow(label, field);
}

void FieldGrid::setRowVisible(int row, bool visible)
{
    const Row& shown = m_rows[row];
    for (QWidget* widget : {static_cast<QWidget*>(shown.label), shown.field, shown.second}) {
        if (widget)
            widget->setVisible(visible);
    }
}

bool FieldGrid::eventFilter(QObject* watched, QEvent* event)
{
    const auto* field = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::Wheel || !field || field->hasFocus())
        return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

} // namespace thicket::editor
