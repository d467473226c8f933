#include "app/editor/panels/status/agentclassbutton.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/document/agentclasses.h"
#include "app/editor/panels/status/agentclassmenu.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

#include <utility>

namespace thicket::editor {

namespace {

constexpr int widestName = 110;

} // namespace

AgentClassButton::AgentClassButton(AgentClasses& classes, const Appearance& appearance,
                                   QWidget* parent)
    : QWidget(parent), m_classes(classes), m_appearance(appearance),
      m_menu(new AgentClassMenu(classes, appearance, this)), m_button(new QToolButton),
      m_name(new QLineEdit)
{
    m_button->setObjectName("agentClassButton");
    m_button->setMenu(m_menu);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setIconSize({20, 20});
    m_button->setFocusPolicy(Qt::TabFocus);
    m_name->setObjectName("agentClassName");
    m_name->setAccessibleName(tr("Name of the agent class"));
    m_name->setFixedWidth(widestName);
    m_name->installEventFilter(this);
    m_name->hide();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_button);
    layout->addWidget(m_name);
    // When the menu is closed, which moves the focus.
    connect(m_menu, &AgentClassMenu::renameWanted, this, &AgentClassButton::beginRenaming,
            Qt::QueuedConnection);
    connect(m_name, &QLineEdit::editingFinished, this, [this] { endRenaming(true); });
    connect(&classes, &AgentClasses::changed, this, &AgentClassButton::refresh);
    connect(&appearance, &Appearance::changed, this, &AgentClassButton::refresh);
    refresh();
}

void AgentClassButton::refresh()
{
    const auto& classes = m_classes.all();
    const bool isNamed = !classes.empty() && !classes.front().name.empty();
    const QString name = isNamed ? AgentClasses::nameOf(classes.front()) : tr("Agent radius");
    m_button->setText(QStringLiteral("%1 ▾").arg(
        m_button->fontMetrics().elidedText(name, Qt::ElideRight, widestName)));
    m_button->setIcon(agentClassIcon(
        classes.empty() ? QString() : AgentClasses::colourOf(classes.front()), m_appearance));
    m_button->setAccessibleName(isNamed ? tr("Agent class %1").arg(name) : tr("Agent class"));
    m_button->setToolTip(isNamed ? tr("%1: choose another class of agents").arg(name)
                                 : tr("Classes of agents"));
}

void AgentClassButton::beginRenaming()
{
    if (m_classes.all().empty())
        return;
    m_name->setText(QString::fromStdString(m_classes.all().front().name));
    m_before = window()->focusWidget();
    m_button->hide();
    m_name->show();
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void AgentClassButton::endRenaming(bool takesName)
{
    if (m_name->isHidden() || std::exchange(m_isEnding, true))
        return;
    if (m_before && window()->focusWidget() == m_name)
        m_before->setFocus(Qt::OtherFocusReason); // which ends the editing once more
    m_name->hide();
    m_button->show();
    if (takesName && !m_name->text().trimmed().isEmpty())
        m_classes.rename(m_name->text().trimmed());
    m_isEnding = false;
}

bool AgentClassButton::eventFilter(QObject* watched, QEvent* event)
{
    // Before the window's shortcuts: Esc takes back what was typed.
    const bool isKey =
        event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        if (event->type() == QEvent::KeyPress)
            endRenaming(false);
        event->accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace thicket::editor
