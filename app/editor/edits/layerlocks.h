#pragma once

#include "libnav/map/mapedit.h"

#include <QList>
#include <QObject>
#include <QString>

#include <vector>

namespace thicket::editor {

/// The layer of an object if it is closed: locked or hidden. Otherwise null.
const nav::Layer* closedLayerOf(const nav::Map& map, const nav::MapObject& object);
/// Whether there is an object of this id, on an open layer.
bool isOpen(const nav::Map& map, nav::ObjectId id);
/// The objects of these ids that lie on open layers, in the order of the map. Unknown ids are left
/// out.
std::vector<nav::MapObject> openObjects(const nav::Map& map, const QList<nav::ObjectId>& ids);
/// The first closed layer that the edit changes an object of, takes one from, or adds one to; null
/// if there is none. `map` may have the edit already or not.
const nav::Layer* closedLayer(const nav::Map& map, const nav::MapEdit& edit);
/// "Layer rocks is locked".
QString closedText(const nav::Layer& layer);

/// The one place that decides what may be edited: objects of open layers (nav::Layer::isOpen()).
/// The document asks it before every step. Panels and tools ask it before they begin, so that
/// nothing is shown that would be refused.
class LayerLocks : public QObject {
    Q_OBJECT

public:
    /// The map must outlive it.
    explicit LayerLocks(const nav::Map& map, QObject* parent = nullptr);

    /// Whether the edit leaves closed layers as they are. Otherwise emits refused().
    /// `templateName`: of the template whose instances follow in the edit, if any do.
    bool admits(const nav::MapEdit& edit, const QString& templateName = {});
    /// Whether objects may be added to a layer. True for null: a map without layers. Otherwise
    /// emits refused().
    bool admits(const nav::Layer* layer);
    /// Whether any of these objects may be changed. Otherwise, if they exist, emits refused().
    bool admitsAny(const QList<nav::ObjectId>& ids);
    /// openObjects(). Emits refused() if they are all on closed layers.
    std::vector<nav::MapObject> admitted(const QList<nav::ObjectId>& ids);

signals:
    /// Something was not done because this layer is closed. With `templateName`: because instances
    /// of that template on the layer would have followed.
    void refused(thicket::nav::LayerId layer, const QString& templateName = {});

private:
    const nav::Map& m_map;
};

} // namespace thicket::editor
