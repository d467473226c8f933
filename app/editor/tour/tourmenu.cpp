#include "app/editor/tour/tourmenu.h"

#include "app/editor/tour/tourpages.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QMenu>
#include <QWidget>

namespace thicket::editor {

TourMenu::TourMenu(QWidget& window)
    : QObject(&window), m_menu(new QMenu(tr("&Tour"), &window)),
      m_start(makeAction(this,
                         {tr("&Take the Tour"), tr("See on seven maps how the tangent graph is "
                                                   "made")},
                         {QKeySequence(Qt::SHIFT | Qt::Key_F1)})),
      m_next(makeAction(this, {tr("&Next Page"), tr("Go to the next page of the tour")},
                        {QKeySequence(Qt::ALT | Qt::Key_PageDown)})),
      m_previous(makeAction(this, {tr("&Previous Page"), tr("Go back a page of the tour")},
                            {QKeySequence(Qt::ALT | Qt::Key_PageUp)})),
      m_again(makeAction(this,
                         {tr("Begin Page &Again"), tr("Restore the map of this page of the tour")},
                         {QKeySequence(Qt::ALT | Qt::Key_Home)})),
      m_close(makeAction(this, {tr("&Close the Tour"), tr("Close the tour and its map")},
                         {QKeySequence(Qt::ALT | Qt::Key_End)}))
{
    m_menu->menuAction()->setStatusTip(tr("How the tangent graph is made, on seven maps"));
    m_menu->addAction(m_start);
    m_menu->addSeparator();
    addPages();
    m_menu->addSeparator();
    m_menu->addActions({m_previous, m_next, m_again, m_close});
    setShown(-1);
}

void TourMenu::addPages()
{
    for (const TourPage& page : tourPages()) {
        const auto number = m_pages.size() + 1;
        QAction* action =
            makeAction(m_menu, {QStringLiteral("&%1 %2").arg(number).arg(page.title),
                                tr("Open the page of the tour on %1").arg(page.title)});
        action->setCheckable(true);
        m_pages << action;
        m_menu->addAction(action);
    }
}

void TourMenu::setShown(int page)
{
    for (int i = 0; i < m_pages.size(); ++i)
        m_pages[i]->setChecked(i == page);
    m_next->setEnabled(page >= 0 && page + 1 < m_pages.size());
    m_previous->setEnabled(page > 0);
    m_again->setEnabled(page >= 0);
    m_close->setEnabled(page >= 0);
}

} // namespace thicket::editor
