#pragma once

#include "libnav/collision/shapes.h"

#include <QGraphicsView>

#include <optional>

namespace thicket::editor {

class Appearance;
class Canvas;
class ToolBox;

/// The canvas' window: camera (pan, zoom, fit), and pointer and keys handed to the current tool in
/// map coordinates. Scene coordinates are map coordinates; +y is shown as the map says.
class MapView : public QGraphicsView {
    Q_OBJECT

public:
    MapView(Canvas& canvas, ToolBox& tools, const Appearance& appearance,
            QWidget* parent = nullptr);

    double pixelsPerUnit() const;
    nav::Box visibleBox() const;

public slots:
    void fitMap();          ///< everything, with a margin (Ctrl+/)
    void frameSelection();  ///< Shift+F
    void centerSelection(); ///< F
    void zoomToActualSize(); ///< Ctrl+0: one unit is the map's natural size (100 %)
    void zoomIn();
    void zoomOut();

signals:
    void cameraChanged();
    /// Nothing when the pointer leaves.
    void pointerMoved(std::optional<thicket::nav::Point> at);
};

} // namespace thicket::editor
