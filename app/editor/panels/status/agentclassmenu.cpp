#include "app/editor/panels/status/agentclassmenu.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/document/agentclasses.h"
#include "app/editor/widgets/action.h"
#include "app/editor/widgets/numberfield.h"

#include <QActionGroup>
#include <QColorDialog>
#include <QPainter>

namespace thicket::editor {

QIcon agentClassIcon(const QString& colour, const Appearance& appearance)
{
    if (!QColor::isValidColor(colour))
        return icon("agent", appearance);
    constexpr int side = 20;
    constexpr double ratio = 3;
    QPixmap swatch(QSize(side, side) * ratio);
    swatch.setDevicePixelRatio(ratio);
    swatch.fill(Qt::transparent);
    QPainter painter(&swatch);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(appearance.palette().mark, 1.25));
    painter.setBrush(QColor(colour));
    painter.drawEllipse(QRectF(3, 3, side - 6, side - 6));
    return QIcon(swatch);
}

AgentClassMenu::AgentClassMenu(AgentClasses& classes, const Appearance& appearance, QWidget* parent)
    : QMenu(tr("Agent &Class"), parent), m_classes(classes), m_appearance(appearance),
      m_group(new QActionGroup(this)), m_separator(addSeparator())
{
    setObjectName("agentClassMenu");
    menuAction()->setStatusTip(tr("The class of agents that the path is for"));
    addChanges();
    connect(&classes, &AgentClasses::changed, this, &AgentClassMenu::refresh);
    connect(&appearance, &Appearance::changed, this, &AgentClassMenu::refresh);
    refresh();
}

void AgentClassMenu::addChanges()
{
    QAction* add = makeAction(
        this, {tr("&New Agent Class"), tr("Add a class of agents with the present radius")});
    QAction* rename = makeAction(
        this, {tr("&Rename Agent Class…"), tr("Type another name for the chosen class")});
    QAction* colour =
        makeAction(this, {tr("&Colour of Agent Class…"), tr("Choose the colour of the class")});
    QAction* remove = makeAction(this, {tr("&Delete Agent Class"), tr("Delete the chosen class")});
    addActions({add, rename, colour, remove});
    m_ofChosen = {rename, colour, remove};
    connect(add, &QAction::triggered, this, [this] {
        m_classes.add();
        emit renameWanted();
    });
    connect(rename, &QAction::triggered, this, &AgentClassMenu::renameWanted);
    connect(colour, &QAction::triggered, this, &AgentClassMenu::openColours);
    connect(remove, &QAction::triggered, &m_classes, &AgentClasses::remove);
}

void AgentClassMenu::refresh()
{
    // Not at once: one of them may have been triggered just now.
    for (QAction* action : m_group->actions()) {
        m_group->removeAction(action);
        removeAction(action);
        action->deleteLater();
    }
    for (const int place : m_classes.bySize()) {
        const nav::AgentClass& one = m_classes.all()[static_cast<std::size_t>(place)];
        QString name = AgentClasses::nameOf(one);
        name.replace('&', QLatin1String("&&"));
        QAction* action = makeAction(
            this,
            {tr("%1, %2 %3").arg(name, fieldText(one.radius, 3), m_classes.unit()).trimmed(),
             tr("Show the path of this class")},
            {}, agentClassIcon(AgentClasses::colourOf(one), m_appearance));
        action->setCheckable(true);
        action->setChecked(place == 0);
        // With an icon, a menu shows no check mark.
        QFont font = action->font();
        font.setBold(place == 0);
        action->setFont(font);
        m_group->addAction(action);
        insertAction(m_separator, action);
        connect(action, &QAction::triggered, &m_classes,
                [this, place] { m_classes.choose(place); });
    }
    for (QAction* action : m_ofChosen)
        action->setEnabled(!m_classes.all().empty());
}

void AgentClassMenu::openColours()
{
    const QColor present(AgentClasses::colourOf(m_classes.all().front()));
    auto* dialog = new QColorDialog(present.isValid() ? present : QColor("#808080"),
                                    parentWidget() ? parentWidget()->window() : nullptr);
    dialog->setObjectName("agentClassColours");
    dialog->setOption(QColorDialog::DontUseNativeDialog);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::colorSelected, &m_classes,
            [this](const QColor& colour) { m_classes.recolour(colour.name()); });
    dialog->open();
}

} // namespace thicket::editor
