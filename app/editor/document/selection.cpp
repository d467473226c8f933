#include "app/editor/document/selection.h"

#include "app/editor/document/mapdocument.h"
#include "libnav/map/layerlookup.h"

#include <QSet>

namespace thicket::editor {

Selection::Selection(MapDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&document, &MapDocument::changed, this, [this] { set(m_ids); });
    connect(&document, &MapDocument::wasReset, this, &Selection::clear);
}

void Selection::set(const QList<nav::ObjectId>& ids)
{
    QList<nav::ObjectId> kept;
    QSet<nav::ObjectId> seen;
    for (const nav::ObjectId id : ids) {
        if (m_document.map().find(id) && !seen.contains(id)) {
            seen.insert(id);
            kept.append(id);
        }
    }
    if (kept == m_ids)
        return;
    m_ids = kept;
    emit changed();
}

void Selection::toggle(nav::ObjectId id)
{
    QList<nav::ObjectId> ids = m_ids;
    if (!ids.removeOne(id))
        ids.append(id);
    set(ids);
}

void Selection::selectAll()
{
    QList<nav::ObjectId> ids;
    const nav::LayerLookup layers(m_document.map());
    for (const nav::MapObject& object : m_document.map().objects()) {
        const nav::Layer* layer = layers.of(object);
        if (!layer || layer->isOpen())
            ids.append(object.id);
    }
    set(ids);
}

} // namespace thicket::editor
