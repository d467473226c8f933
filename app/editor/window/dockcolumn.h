#pragma once

#include <QDockWidget>
#include <QList>

class QScrollArea;
class QSplitter;

namespace thicket::editor {

class Appearance;
class PanelTabs;
class Section;

/// The dock on the right: two panes, of which each scrolls by itself. The upper one has the first
/// section, which is always in sight. The lower one has tabs. The first tab, View, has the other
/// sections, with lines between them. A pane scrolls to the widget that takes the focus.
class DockColumn : public QDockWidget {
    Q_OBJECT

public:
    /// At least one section.
    DockColumn(const QList<Section*>& sections, const Appearance& appearance,
               QWidget* parent = nullptr);

    const QList<Section*>& sections() const { return m_sections; }
    QSize sizeHint() const override { return {296, 600}; }

    /// The tabs of the lower pane; their first page is there from the beginning.
    PanelTabs& tabs() { return *m_tabs; }
    const PanelTabs& tabs() const { return *m_tabs; }
    /// Shows the dock, the page's tab, and gives it the focus.
    void showPage(QWidget* page);
    /// Shows the tab of the sections.
    void showSections();

    /// Scrolls the upper pane to its beginning.
    void showTop();
    /// The heights of the panes, as a value to store.
    QByteArray panes() const;
    /// Takes stored heights, or those of the first start if there are none.
    void setPanes(const QByteArray& stored);

private:
    void follow(QWidget* focused);

    QList<Section*> m_sections;
    QSplitter* m_splitter;
    QScrollArea* m_upper;
    QScrollArea* m_lower;
    PanelTabs* m_tabs;
};

} // namespace thicket::editor
