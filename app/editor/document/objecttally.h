#pragma once

#include "app/editor/document/objectpass.h"
#include "libnav/map/mapedit.h"

#include <QHash>
#include <QObject>

#include <array>
#include <cstddef>
#include <unordered_map>
#include <unordered_set>
#include <variant>

namespace thicket::editor {

class MapDocument;

/// What lies on a layer.
struct LayerContents {
    int count = 0;
    nav::ObjectId obstacle = 0; ///< the first one in drawing order; 0: none
    bool hasMarkers = false;
};

/// How many objects of each kind the shown map has, and on which layers. It follows edits without
/// a pass over the map.
class ObjectTally : public QObject {
    Q_OBJECT

public:
    /// The document must outlive it.
    explicit ObjectTally(const MapDocument& document, QObject* parent = nullptr);

    /// By the index of the object's kind in nav::Geometry.
    using Counts = std::array<int, std::variant_size_v<nav::Geometry>>;
    Counts counts() const;
    /// Of every layer that holds something.
    QHash<nav::LayerId, LayerContents> layers() const;

signals:
    /// The numbers are others, or the layers that they belong to. A huge map is counted over some
    /// turns of the event loop. Until then its numbers are too low.
    void changed();

private:
    /// What names one layer, which need not exist.
    struct Named {
        Counts counts{};
        nav::ObjectId obstacle = 0; ///< the first one in drawing order
    };
    void startOver();
    void count(const nav::MapObject& object);
    void follow(const nav::MapEdit& edit);
    void followCounts(const nav::MapEdit::Entry& entry);
    void noteObstacle(nav::ObjectId id);
    void findLost(std::size_t from);
    /// The one that is drawn earlier. 0, and what is gone, count as none.
    nav::ObjectId earlier(nav::ObjectId a, nav::ObjectId b) const;
    bool isPassed(std::size_t position) const;

    const MapDocument& m_document;
    std::unordered_map<nav::LayerId, Named> m_named;
    std::unordered_set<nav::LayerId>
        m_lost; // their first obstacle is gone, while an edit is followed
    ObjectPass m_pass;
};

} // namespace thicket::editor
