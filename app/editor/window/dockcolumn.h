#pragma once

#include "app/editor/widgets/action.h"
#include "app/editor/window/paneshares.h"

#include <QDockWidget>
#include <QList>

class QHBoxLayout;
class QMainWindow;
class QScrollArea;
class QSplitter;

namespace thicket::editor {

class Appearance;
class DockFlyout;
class DockRail;
class PanelTabs;
class Section;

/// The dock: two panes with a splitter between, each of which scrolls by itself. The first section
/// is the upper pane, always in sight; below are the tabs. In a narrow window it folds into a rail
/// of icons, which open it over the canvas.
class DockColumn : public QDockWidget {
    Q_OBJECT

public:
    static constexpr int firstBreadth = 296; ///< at the first start

    /// `sections`: that of the upper pane, then those of the first tab; at least two.
    DockColumn(const QList<Section*>& sections, const Appearance& appearance, QMainWindow& window);
    ~DockColumn() override;

    /// Those that the user may fold.
    const QList<Section*>& sections() const { return m_sections; }
    QSize sizeHint() const override;

    /// The tabs of the lower pane; their first page is there from the beginning.
    PanelTabs& tabs() { return *m_tabs; }
    const PanelTabs& tabs() const { return *m_tabs; }
    /// Adds a tab with one section, which is always open, or with any other widget.
    void addPage(Section* section, const QString& iconName, const ActionText& text,
                 const QKeySequence& key);
    void addPage(QWidget* page, const QString& iconName, const ActionText& text,
                 const QKeySequence& key);
    /// Those of the panes: the Inspector, then the pages.
    QList<QAction*> paneActions() const;

    /// Shows the dock, the page's tab, and gives it the focus.
    void showPage(QWidget* page);
    /// Shows the tab of this section.
    void reveal(Section& section);
    /// Shows the upper pane and gives it the focus.
    void showUpper();
    /// Scrolls the upper pane to its beginning.
    void showTop();

    bool isFolded() const { return m_isFolded; }
    DockRail& rail() { return *m_rail; }
    /// The breadth while it is not folded.
    int breadth() const;
    void setBreadth(int breadth);
    /// The heights of the panes.
    PaneShares& shares() { return m_shares; }

signals:
    /// The column over the canvas is closed and had the focus.
    void focusLeft();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeBody();
    void makeInspectorAction(const Appearance& appearance);
    void setFolded(bool folded);
    void open();
    void toggle(QWidget* page);
    bool closesFor(const QWidget* pane);
    void markRail();
    void follow(QWidget* focused);

    QMainWindow& m_window;
    QList<Section*> m_sections;
    QList<QScrollArea*> m_panes;
    QSplitter* m_splitter;
    PaneShares m_shares;
    PanelTabs* m_tabs;
    QWidget* m_body;
    QHBoxLayout* m_layout = nullptr;
    DockRail* m_rail;
    DockFlyout* m_flyout;
    QAction* m_inspector = nullptr;
    bool m_isFolded = false;
    bool m_isUpperShown = false; ///< the rail's mark is at the Inspector
    int m_breadth;
};

} // namespace thicket::editor
