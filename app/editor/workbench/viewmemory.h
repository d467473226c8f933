#pragma once

#include "app/editor/view/camera.h"
#include "libnav/map/mapobject.h"

#include <QList>
#include <QObject>

#include <map>
#include <optional>

namespace thicket::editor {

class AgentRadius;
class MapView;
class Navigator;
class OpenMaps;
class Selection;

/// Keeps how every open map was shown: the camera, the selection, the chosen layer, the ends of a
/// probed path, the agent radius if the map has none. When a map comes back, it is shown so again.
class ViewMemory : public QObject {
    Q_OBJECT

public:
    struct Parts {
        const OpenMaps& maps;
        MapView& view;
        Selection& selection;
        Navigator& navigator;
        AgentRadius& radius;
    };
    /// The parts must outlive it.
    explicit ViewMemory(const Parts& parts, QObject* parent = nullptr);

private:
    struct Shown {
        Camera camera;
        QList<nav::ObjectId> selected = {};
        nav::LayerId layer = 0; ///< that new objects go to
        double agentRadius = 0;
        bool isProbing = false;
        std::optional<nav::Point> start = {};
        std::optional<nav::Point> goal = {};
    };
    void keep(int id);
    void restore(int id);

    Parts m_parts;
    std::map<int, Shown> m_shown; ///< by the map's id
};

} // namespace thicket::editor
