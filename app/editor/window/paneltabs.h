#pragma once

#include "app/editor/widgets/action.h"

#include <QTabWidget>

class QAction;

namespace thicket::editor {

class Appearance;

/// Panels that share one place, with a row of icons above them. Every panel has an action that
/// shows it.
class PanelTabs : public QTabWidget {
    Q_OBJECT

public:
    explicit PanelTabs(const Appearance& appearance, QWidget* parent = nullptr);

    /// `page` is owned. Its accessible name is the tab's.
    void add(QWidget* page, const QString& iconName, const ActionText& text,
             const QKeySequence& key);
    /// A short text beside the icon of the page's tab; empty: none.
    void setBadge(QWidget* page, const QString& badge, const QString& details);
    /// Shows the page and gives it the focus.
    void showPage(QWidget* page);

    /// One for each page, in their order.
    const QList<QAction*>& pageActions() const { return m_actions; }

signals:
    void pageWanted(QWidget* page);

private:
    const Appearance& m_appearance;
    QList<QAction*> m_actions;
};

} // namespace thicket::editor
