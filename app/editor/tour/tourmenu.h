#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace thicket::editor {

/// The actions of the tour: each of its pages, and the steps between them.
class TourMenu : public QObject {
    Q_OBJECT

public:
    explicit TourMenu(QWidget& window);

    QMenu* menu() const { return m_menu; }
    const QList<QAction*>& pageActions() const { return m_pages; }
    QAction* startAction() const { return m_start; }
    QAction* nextAction() const { return m_next; }
    QAction* previousAction() const { return m_previous; }
    QAction* againAction() const { return m_again; }
    QAction* closeAction() const { return m_close; }
    /// The page that is shown, or -1.
    void setShown(int page);

private:
    void addPages();

    QMenu* m_menu;
    QList<QAction*> m_pages;
    QAction* m_start;
    QAction* m_next;
    QAction* m_previous;
    QAction* m_again;
    QAction* m_close;
};

} // namespace thicket::editor
