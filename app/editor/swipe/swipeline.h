#pragma once

#include <QSlider>

namespace thicket::editor {

class Appearance;

/// The line between two pictures that share a widget, its parent. It is dragged, or moved by the
/// arrow keys. Its value is its place in thousandths of the width, from the left.
class SwipeLine : public QSlider {
    Q_OBJECT

public:
    SwipeLine(const Appearance& appearance, QWidget* parent);

    /// Its middle, pixels from the left border of the parent.
    int edge() const;

signals:
    void moved(); ///< edge() has changed

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override; ///< is for the view

private:
    void place();

    const Appearance& m_appearance;
};

} // namespace thicket::editor
