#include "app/editor/document/selection.h"

#include "app/editor/document/mapdocument.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

/// Objects of a larger selection are not asked for their layer: they would take some hundredths of
/// a second.
constexpr qsizetype mostAsked = 200'000;

} // namespace

Selection::Selection(MapDocument& document, QObject* parent)
    : QObject(parent), m_document(document), m_layer(document), m_groups(document)
{
    connect(&document, &MapDocument::changed, this, &Selection::followEdit);
    connect(&document, &MapDocument::wasReset, this, &Selection::clear);
}

/// A large selection is looked through only if one of its objects is gone.
void Selection::followEdit(const nav::MapEdit& edit)
{
    const auto removes = [this](const nav::MapEdit::Entry& entry) {
        return !entry.after && entry.before && contains(entry.before->id);
    };
    if (m_ids.isEmpty() || std::none_of(edit.entries.begin(), edit.entries.end(), removes))
        return;
    if (m_document.map().objects().empty())
        clear(); // a million need not be looked up
    else
        set(m_ids);
}

void Selection::set(const QList<nav::ObjectId>& ids)
{
    QList<nav::ObjectId> kept;
    kept.reserve(ids.size());
    IdSet seen;
    for (const nav::ObjectId id : ids) {
        if (m_document.map().find(id) && seen.insert(id))
            kept.append(id);
    }
    take(std::move(kept), std::move(seen));
}

void Selection::take(QList<nav::ObjectId> ids, IdSet members)
{
    if (ids == m_ids)
        return;
    m_ids = std::move(ids);
    m_members = std::move(members);
    m_summary.startOver();
    chooseLayer();
    emit changed();
}

/// Markers choose none: they have a layer of their own.
void Selection::chooseLayer()
{
    if (m_document.map().settings.layers.empty() || m_ids.size() > mostAsked)
        return;
    const nav::Layer* layer = nullptr;
    const nav::LayerLookup layers(m_document.map());
    for (const nav::ObjectId id : m_ids) {
        const nav::MapObject& object = *m_document.map().find(id);
        const nav::Layer* const own = layers.of(object);
        if ((layer && own != layer) || !nav::isObstacle(object.geometry))
            return;
        layer = own;
    }
    if (layer)
        m_layer.choose(layer->id);
}

void Selection::toggle(nav::ObjectId id)
{
    const QList<nav::ObjectId> picked = m_groups.pick(id);
    const bool isAll = std::all_of(picked.begin(), picked.end(),
                                   [this](nav::ObjectId one) { return contains(one); });
    if (!isAll)
        return set(m_ids + picked);
    IdSet taken;
    for (const nav::ObjectId one : picked)
        taken.insert(one);
    QList<nav::ObjectId> left;
    for (const nav::ObjectId one : m_ids) {
        if (!taken.contains(one))
            left << one;
    }
    set(left);
}

void Selection::selectAll()
{
    QList<nav::ObjectId> ids;
    if (const nav::GroupId entered = m_groups.entered()) {
        for (const nav::MapObject& object :
             openObjects(m_document.map(), m_groups.objectsOf(entered)))
            ids << object.id;
        return set(ids);
    }
    const nav::Map& map = m_document.map();
    const nav::ObjectList& objects = map.objects();
    const nav::LayerLookup lookup(map);
    const auto& layers = map.settings.layers;
    const bool areAllOpen = std::all_of(layers.begin(), layers.end(),
                                        [](const nav::Layer& layer) { return layer.isOpen(); });
    IdSet members;
    ids.reserve(static_cast<qsizetype>(objects.size()));
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (!areAllOpen && !lookup.of(objects[i])->isOpen())
            continue;
        ids.append(objects.idAt(i));
        members.insert(objects.idAt(i));
    }
    take(std::move(ids), std::move(members));
}

} // namespace thicket::editor
