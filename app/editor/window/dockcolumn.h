#pragma once

#include <QDockWidget>
#include <QList>

namespace thicket::editor {

class Section;

/// The dock on the right: one scrolling column of sections, with lines between them.
class DockColumn : public QDockWidget {
    Q_OBJECT

public:
    explicit DockColumn(const QList<Section*>& sections, QWidget* parent = nullptr);

    const QList<Section*>& sections() const { return m_sections; }
    QSize sizeHint() const override { return {296, 600}; }

private:
    QList<Section*> m_sections;
};

} // namespace thicket::editor
