#pragma once

#include "libnav/map/map.h"

#include <QObject>

#include <cstddef>

namespace thicket::editor {

class MapDocument;

/// The layer that new objects go to. It stays the same through edits, undo and redo, also when its
/// layer is deleted and comes back; meanwhile its neighbour is chosen.
class LayerChoice : public QObject {
    Q_OBJECT

public:
    /// The document must outlive it.
    explicit LayerChoice(const MapDocument& document, QObject* parent = nullptr);

    /// Null for a map without layers. Valid until the map's settings change.
    const nav::Layer* layer() const;
    /// 0 for a map without layers.
    nav::LayerId id() const { return m_id; }
    /// Ids of no layer are ignored.
    void choose(nav::LayerId id);
    /// The next one above (1) or below (-1), if there is one.
    void chooseNeighbour(int step);

signals:
    void changed();

private:
    std::size_t placeOf(nav::LayerId id) const;
    void follow();
    void show(nav::LayerId id);

    const MapDocument& m_document;
    nav::LayerId m_wanted = 0; // by the user
    nav::LayerId m_id = 0;
    std::size_t m_place = 0; // of m_id, from the bottom
};

} // namespace thicket::editor
