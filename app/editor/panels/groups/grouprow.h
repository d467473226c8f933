#pragma once

#include "app/drawing/mapdrawing.h"

#include <QAbstractButton>

namespace thicket::editor {

class Appearance;

/// One agent group: a disc as on the canvas, name, count. Checked while its fields are shown.
class GroupRow : public QAbstractButton {
    Q_OBJECT

public:
    explicit GroupRow(const Appearance& appearance, QWidget* parent = nullptr);

    void setState(const QString& name, int count, std::size_t tint);
    QSize sizeHint() const override;

signals:
    void agentsWanted(); ///< select its agents: a double click

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    const Appearance& m_appearance;
    int m_count = 0;
    std::size_t m_tint = 0;
};

} // namespace thicket::editor
