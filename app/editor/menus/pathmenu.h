#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace thicket::editor {

class Appearance;
class Navigator;

/// The Path menu: the agent's radius, the search for the path, and what the path is compared with.
/// A pinned path stays to compare later ones with: each edit and radius then shows how much longer
/// the path is.
class PathMenu : public QObject {
    Q_OBJECT

public:
    /// Made elsewhere; listed in this order.
    struct Parts {
        const QList<QAction*>& radius;
        QMenu& classes;
        const QList<QAction*>& search;
        QAction& compare;
        QMenu& maps; ///< compared with the shown one
    };
    /// Navigator and appearance must outlive it.
    PathMenu(const Parts& parts, Navigator& navigator, const Appearance& appearance,
             QWidget& window);

    QMenu* menu() const { return m_menu; }

private:
    void refresh();

    Navigator& m_navigator;
    QMenu* m_menu;
    QAction* m_pin;
};

} // namespace thicket::editor
