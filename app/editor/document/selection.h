#pragma once

#include "libnav/map/mapobject.h"

#include <QList>
#include <QObject>

namespace thicket::editor {

class MapDocument;

/// The selected objects of a document, in the order in which they were selected. Objects removed
/// from the document leave it. Objects of hidden or locked layers may be in it. They are drawn
/// dashed.
class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(MapDocument& document, QObject* parent = nullptr);

    const QList<nav::ObjectId>& ids() const { return m_ids; }
    bool contains(nav::ObjectId id) const { return m_ids.contains(id); }
    bool isEmpty() const { return m_ids.isEmpty(); }

    /// Unknown ids and repeated ones are dropped.
    void set(const QList<nav::ObjectId>& ids);
    void toggle(nav::ObjectId id);
    void clear() { set({}); }
    /// Selects everything on visible, unlocked layers.
    void selectAll();

signals:
    void changed();

private:
    MapDocument& m_document;
    QList<nav::ObjectId> m_ids;
};

} // namespace thicket::editor
