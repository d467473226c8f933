#pragma once

#include "app/editor/document/layerchoice.h"
#include "libnav/map/mapedit.h"

#include <QList>
#include <QObject>
#include <QSet>

namespace thicket::editor {

class MapDocument;

/// The selected objects of a document, in the order in which they were selected, and the chosen
/// layer. Objects removed from the document leave it. Objects of hidden or locked layers may be in
/// it. They are drawn dashed. Selecting obstacles of one layer chooses that layer.
class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(MapDocument& document, QObject* parent = nullptr);

    const QList<nav::ObjectId>& ids() const { return m_ids; }
    bool contains(nav::ObjectId id) const { return m_members.contains(id); }
    bool isEmpty() const { return m_ids.isEmpty(); }
    LayerChoice& layerChoice() { return m_layer; }
    const LayerChoice& layerChoice() const { return m_layer; }

    /// Unknown ids and repeated ones are dropped.
    void set(const QList<nav::ObjectId>& ids);
    void toggle(nav::ObjectId id);
    void clear() { set({}); }
    /// Selects everything on visible, unlocked layers.
    void selectAll();

signals:
    void changed();

private:
    void followEdit(const nav::MapEdit& edit);
    void chooseLayer();

    MapDocument& m_document;
    LayerChoice m_layer;
    QList<nav::ObjectId> m_ids;
    QSet<nav::ObjectId> m_members; // the same
};

} // namespace thicket::editor
