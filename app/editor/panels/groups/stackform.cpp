#include "app/editor/panels/groups/stackform.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/document/behaviourwords.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/panels/groups/parameterform.h"
#include "app/editor/widgets/closebutton.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/widgets/section.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace thicket::editor {

StackForm::StackForm(MapDocument& document, const Selection& selection, TargetPicking& picking,
                     const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_picking(picking),
      m_appearance(appearance), m_visit(document), m_usual(new QLabel),
      m_rowsLayout(new QVBoxLayout), m_add(new QPushButton)
{
    m_usual->setText(tr("Nothing chosen: they follow the path and avoid agents."));
    m_usual->setObjectName("usualBehaviours");
    m_usual->setProperty("role", "second");
    m_usual->setWordWrap(true);
    m_add->setText(tr("+ Add behaviour"));
    m_add->setObjectName("addBehaviour");
    m_add->setProperty("role", "link");
    m_add->setFlat(true);
    m_add->setToolTip(tr("Add a behaviour below the others"));
    auto* menu = new QMenu(m_add);
    menu->setToolTipsVisible(true);
    for (const QString& type : behaviourTypes()) {
        QAction* action = menu->addAction(behaviourName(type));
        action->setObjectName(type);
        action->setToolTip(behaviourText(type));
        action->setStatusTip(behaviourText(type));
        connect(action, &QAction::triggered, this, [this, type] {
            change(tr("Add Behaviour"),
                   [&](nav::AgentGroup& group) { addBehaviour(group, type.toStdString()); });
            m_visit.end();
        });
    }
    m_add->setMenu(menu);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 0, 16, 0);
    layout->setSpacing(5);
    auto* title = new QLabel(tr("Behaviours, most important first"));
    title->setProperty("role", "second");
    title->setWordWrap(true);
    layout->addWidget(title);
    m_rowsLayout->setSpacing(4);
    layout->addLayout(m_rowsLayout);
    layout->addWidget(m_usual);
    layout->addWidget(m_add, 0, Qt::AlignLeft);
}

template <class Change> void StackForm::change(const QString& text, Change change)
{
    nav::AgentGroup group = m_document.map().settings.agentGroups[m_group];
    change(group);
    m_visit.push(changeGroup(m_document.map(), m_group, std::move(group)), text);
}

void StackForm::show(std::size_t group)
{
    const bool isOther = group != m_group;
    m_group = group;
    const auto stack = stackOf(m_document.map().settings.agentGroups[group]);
    const bool same = !isOther && std::equal(stack.begin(), stack.end(), m_rows.begin(),
                                             m_rows.end(), [](const auto& entry, const Row& row) {
                                                 return row.type.toStdString() == entry.type;
                                             });
    if (!same)
        rebuild(stack);
    for (std::size_t i = 0; i < stack.size(); ++i)
        showRow(m_rows[static_cast<int>(i)], stack[i]);
    m_usual->setVisible(stack.empty());
}

void StackForm::showRow(const Row& row, const StackEntry& entry)
{
    row.weight->setValue(entry.weight);
    if (row.name->isChecked() && row.parameters)
        row.parameters->show(m_group);
}

void StackForm::rebuild(const std::vector<StackEntry>& stack)
{
    QStringList unfolded; // they stay so when the order changes
    for (const Row& row : std::as_const(m_rows)) {
        if (row.name->isChecked())
            unfolded << row.type;
        row.widget->hide();
        row.widget->deleteLater();
    }
    m_rows.clear();
    for (std::size_t i = 0; i < stack.size(); ++i) {
        m_rows << makeRow(i, QString::fromStdString(stack[i].type));
        m_rowsLayout->addWidget(m_rows.last().widget);
        m_rows.last().widget->show(); // at once, not when the event loop lays it out
        m_rows.last().name->setChecked(unfolded.contains(m_rows.last().type));
    }
}

StackForm::Row StackForm::makeRow(std::size_t place, const QString& type)
{
    Row row{type, new QWidget, new NumberField(m_appearance), makeName(place, type)};
    row.weight->setMinimum(0);
    row.weight->setFixedWidth(54); // leaves room for the name
    row.weight->setMinimumHeight(26);
    row.weight->setObjectName(QStringLiteral("weight%1").arg(place));
    row.weight->setAccessibleName(tr("Weight of %1").arg(behaviourName(type)));
    row.weight->setToolTip(tr("Weight: how much of its force counts"));
    auto* up = new QToolButton;
    up->setObjectName(QStringLiteral("raise%1").arg(place));
    up->setIcon(icon("raise", m_appearance));
    up->setEnabled(place > 0);
    up->setProperty("role", "plain");
    up->setToolTip(tr("More important"));
    up->setAccessibleName(tr("Make %1 more important").arg(behaviourName(type)));
    auto* remove = new CloseButton(m_appearance);
    remove->setObjectName(QStringLiteral("remove%1").arg(place));
    remove->setToolTip(tr("Remove this behaviour"));
    remove->setAccessibleName(tr("Remove %1").arg(behaviourName(type)));
    auto* column = new QVBoxLayout(row.widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(5);
    auto* layout = new QHBoxLayout;
    layout->setSpacing(4);
    column->addLayout(layout);
    layout->addWidget(row.name, 1);
    layout->addWidget(row.weight);
    layout->addWidget(up);
    layout->addWidget(remove);

    connect(row.weight, &NumberField::edited, this, [this, place](double weight) {
        change(tr("Change Weight"),
               [&](nav::AgentGroup& group) { setWeight(group, place, weight); });
    });
    connect(row.weight, &NumberField::visitEnded, this, [this] { m_visit.end(); });
    connect(row.weight, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
    connect(up, &QToolButton::clicked, this, [this, place] {
        change(tr("Reorder Behaviours"),
               [&](nav::AgentGroup& group) { raiseBehaviour(group, place); });
        m_visit.end();
    });
    connect(remove, &QToolButton::clicked, this, [this, place] {
        change(tr("Remove Behaviour"),
               [&](nav::AgentGroup& group) { removeBehaviour(group, place); });
        m_visit.end();
    });
    return row;
}

/// Of a type that this version does not know there is nothing to unfold.
SectionTitle* StackForm::makeName(std::size_t place, const QString& type)
{
    auto* name = new SectionTitle(m_appearance);
    name->setObjectName(QStringLiteral("behaviour%1").arg(place));
    name->setText(behaviourName(type));
    name->setChecked(false);
    name->setToolTip(tr("%1; click for its parameters").arg(behaviourText(type)));
    if (!steer::behaviourNamed(type.toStdString())) {
        name->setPlain();
        name->setToolTip(behaviourText(type));
        return name;
    }
    connect(name, &SectionTitle::toggled, this,
            [this, place](bool unfolded) { unfold(place, unfolded); });
    return name;
}

void StackForm::unfold(std::size_t place, bool unfolded)
{
    Row& row = m_rows[static_cast<int>(place)];
    if (!row.parameters) {
        row.parameters = new ParameterForm({m_document, m_selection, m_picking, m_appearance},
                                           *steer::behaviourNamed(row.type.toStdString()), place);
        row.widget->layout()->addWidget(row.parameters);
    }
    row.parameters->setVisible(unfolded);
    if (unfolded)
        row.parameters->show(m_group);
}

} // namespace thicket::editor
