#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/tangent/tangentedge.h"

#include <QGraphicsScene>

#include <optional>
#include <vector>

namespace thicket::editor {

class Appearance;
class MapDocument;
class Navigator;
class Overlays;
class Playback;
class Selection;

/// The picture of a document: layers of graphics items from sheet to chip, each redrawn from
/// const snapshots of what it shows. Tools ask it what lies where and lend it what they show while
/// they work.
class Canvas : public QGraphicsScene {
    Q_OBJECT

public:
    Canvas(MapDocument& document, Selection& selection, Navigator& navigator, Overlays& overlays,
           Playback& playback, const Appearance& appearance, QObject* parent = nullptr);

    /// Objects under a point, best first: topmost wins, smaller before larger; `slop` map units
    /// round lines. Only visible layers.
    std::vector<nav::ObjectId> objectsAt(nav::Point at, double slop) const;
    /// The graph edge within `slop` of a point that the overlays show; only when no object is there.
    std::optional<nav::TangentEdge> edgeAt(nav::Point at, double slop) const;

    /// Map units per logical pixel of the view that shows it.
    double unitsPerPixel() const { return m_unitsPerPixel; }
    void setUnitsPerPixel(double units);

    void setHoveredObject(std::optional<nav::ObjectId> id);
    void setHoveredEdge(std::optional<nav::TangentEdge> edge);
    /// The walking agent and its trail are shown instead of the still picture.
    void setSimulating(bool simulating);

private:
    double m_unitsPerPixel = 1;
};

} // namespace thicket::editor
