#pragma once

#include "libnav/geometry/shapes.h"

#include <QWidget>

#include <optional>

namespace thicket::editor {

class Appearance;
class ViewCamera;

/// A ruler along the upper or left side of a view: round steps in map units, and the place of the
/// pointer.
class Ruler : public QWidget {
    Q_OBJECT

public:
    static constexpr int thickness = 22; ///< logical pixels

    /// Both must outlive it. It must lie right beside the view, and be as long.
    Ruler(Qt::Orientation orientation, const ViewCamera& camera, const Appearance& appearance,
          QWidget* parent = nullptr);

    Qt::Orientation orientation() const { return m_orientation; }
    /// nullopt: the pointer is elsewhere.
    void setPointer(std::optional<nav::Point> at);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool isLevel() const { return m_orientation == Qt::Horizontal; }
    double pixelOf(double place) const;
    double placeOf(double pixel) const;
    void drawTicks(QPainter& painter);
    void drawNumber(QPainter& painter, double pixel, const QString& text);
    void drawPointer(QPainter& painter);

    Qt::Orientation m_orientation;
    const ViewCamera& m_camera;
    const Appearance& m_appearance;
    std::optional<nav::Point> m_pointer;
};

} // namespace thicket::editor
