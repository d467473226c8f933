#include "app/editor/panels/groups/stackform.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/document/behaviourwords.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/widgets/closebutton.h"
#include "app/editor/widgets/numberfield.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace thicket::editor {

StackForm::StackForm(MapDocument& document, const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_document(document), m_appearance(appearance), m_visit(document),
      m_usual(new QLabel), m_rowsLayout(new QVBoxLayout), m_add(new QPushButton)
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
        m_rows[static_cast<int>(i)].weight->setValue(stack[i].weight);
    m_usual->setVisible(stack.empty());
}

void StackForm::rebuild(const std::vector<StackEntry>& stack)
{
    for (const Row& row : std::as_const(m_rows)) {
        row.widget->hide();
        row.widget->deleteLater();
    }
    m_rows.clear();
    for (std::size_t i = 0; i < stack.size(); ++i) {
        m_rows << makeRow(i, QString::fromStdString(stack[i].type));
        m_rowsLayout->addWidget(m_rows.last().widget);
        m_rows.last().widget->show(); // at once, not when the event loop lays it out
    }
}

StackForm::Row StackForm::makeRow(std::size_t place, const QString& type)
{
    Row row{type, new QWidget, new NumberField(m_appearance)};
    auto* name = new QLabel(behaviourName(type));
    name->setToolTip(behaviourText(type));
    row.weight->setMinimum(0);
    row.weight->setFixedWidth(64);
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
    auto* layout = new QHBoxLayout(row.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(name, 1);
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

} // namespace thicket::editor
