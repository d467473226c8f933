#pragma once

#include <QDockWidget>
#include <QList>

class QScrollArea;
class QSplitter;

namespace thicket::editor {

class Section;

/// The dock on the right: two panes, of which each scrolls by itself. The upper one has the first
/// section, which is always in sight. The lower one has the others, with lines between them. A pane
/// scrolls to the widget that takes the focus.
class DockColumn : public QDockWidget {
    Q_OBJECT

public:
    /// At least one section.
    explicit DockColumn(const QList<Section*>& sections, QWidget* parent = nullptr);

    const QList<Section*>& sections() const { return m_sections; }
    QSize sizeHint() const override { return {296, 600}; }

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
};

} // namespace thicket::editor
