#pragma once

#include "libnav/map/mapobject.h"

#include <QList>
#include <QObject>

namespace thicket::editor {

class MapDocument;

/// The selected objects of a document, in the order they were selected. Objects that the document
/// loses leave it by themselves; those of hidden or locked layers can be held (they show dashed).
class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(MapDocument& document, QObject* parent = nullptr);

    const QList<nav::ObjectId>& ids() const { return m_ids; }
    bool contains(nav::ObjectId id) const { return m_ids.contains(id); }
    bool isEmpty() const { return m_ids.isEmpty(); }

    /// Ids that the document does not have, and repeated ones, are dropped.
    void set(const QList<nav::ObjectId>& ids);
    void toggle(nav::ObjectId id);
    void clear() { set({}); }
    /// Everything on visible, unlocked layers.
    void selectAll();

signals:
    void changed();

private:
    MapDocument& m_document;
    QList<nav::ObjectId> m_ids;
};

} // namespace thicket::editor
