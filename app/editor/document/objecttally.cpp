#include "app/editor/document/objecttally.h"

#include "app/editor/document/mapdocument.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <type_traits>

namespace thicket::editor {

namespace {

/// To count a map again takes less than to follow an edit of more objects.
constexpr std::size_t mostFollowed = 4096;

/// They come first in nav::Geometry.
constexpr std::size_t obstacleKinds = 3;
static_assert(
    std::is_same_v<std::variant_alternative_t<obstacleKinds - 1, nav::Geometry>, nav::Polygon>);

/// Whether the edit leaves the kind, the layer and the place in drawing order of its objects.
bool keepsNumbers(const nav::MapEdit& edit)
{
    return std::all_of(
        edit.entries.begin(), edit.entries.end(), [](const nav::MapEdit::Entry& entry) {
            return entry.before && entry.after && entry.before->layer == entry.after->layer &&
                   entry.before->geometry.index() == entry.after->geometry.index();
        });
}

} // namespace

ObjectTally::ObjectTally(const MapDocument& document, QObject* parent)
    : QObject(parent), m_document(document),
      m_pass(document, [this](const nav::MapObject& object) { count(object); })
{
    connect(&document, &MapDocument::changed, this, &ObjectTally::follow);
    connect(&document, &MapDocument::wasReset, this, &ObjectTally::startOver);
    connect(&m_pass, &ObjectPass::ended, this, &ObjectTally::changed);
    startOver();
}

void ObjectTally::startOver()
{
    m_named.clear();
    m_pass.begin();
    if (m_pass.isActive())
        emit changed();
}

void ObjectTally::count(const nav::MapObject& object)
{
    Named& named = m_named[object.layer];
    ++named.counts[object.geometry.index()];
    if (named.obstacle == 0 && nav::isObstacle(object.geometry))
        named.obstacle = object.id;
}

void ObjectTally::follow(const nav::MapEdit& edit)
{
    const bool hasNewLayers =
        edit.settings && edit.settings->before.layers != edit.settings->after.layers;
    if (edit.entries.size() > mostFollowed && !keepsNumbers(edit))
        return startOver();
    if (!keepsNumbers(edit)) {
        std::size_t from = m_document.map().objects().size();
        for (const nav::MapEdit::Entry& entry : edit.entries) {
            if (m_pass.isActive() && !m_pass.follow(entry))
                continue;
            followCounts(entry);
            from = std::min(from, entry.position);
        }
        // Later entries may have moved what the earlier ones name.
        findLost(from - std::min(from, edit.entries.size()));
        for (const nav::MapEdit::Entry& entry : edit.entries)
            noteObstacle(entry.id);
    } else if (!hasNewLayers) {
        return;
    }
    emit changed();
}

void ObjectTally::followCounts(const nav::MapEdit::Entry& entry)
{
    if (entry.before) {
        Named& named = m_named[entry.before->layer];
        --named.counts[entry.before->geometry.index()];
        if (named.obstacle == entry.id) {
            named.obstacle = 0;
            m_lost.insert(entry.before->layer);
        }
    }
    if (entry.after)
        ++m_named[entry.after->layer].counts[entry.after->geometry.index()];
}

void ObjectTally::findLost(std::size_t from)
{
    const auto& objects = m_document.map().objects();
    for (std::size_t i = from; i < objects.size() && isPassed(i) && !m_lost.empty(); ++i) {
        if (nav::isObstacle(objects[i].geometry) && m_lost.erase(objects[i].layer) > 0)
            m_named[objects[i].layer].obstacle = objects[i].id;
    }
    m_lost.clear();
}

/// An object of an edit may now be the first obstacle of its layer.
void ObjectTally::noteObstacle(nav::ObjectId id)
{
    const nav::Map& map = m_document.map();
    const nav::MapObject* const object = map.find(id);
    if (!object || !nav::isObstacle(object->geometry) || !isPassed(map.positionOf(id)))
        return;
    Named& named = m_named[object->layer];
    named.obstacle = earlier(named.obstacle, id);
}

bool ObjectTally::isPassed(std::size_t position) const
{
    return !m_pass.isActive() || position < m_pass.place();
}

nav::ObjectId ObjectTally::earlier(nav::ObjectId a, nav::ObjectId b) const
{
    const nav::Map& map = m_document.map();
    if (a == b || b == 0 || !map.find(b))
        return a;
    if (a == 0 || !map.find(a))
        return b;
    return map.positionOf(a) < map.positionOf(b) ? a : b;
}

ObjectTally::Counts ObjectTally::counts() const
{
    Counts sums{};
    for (const auto& [layer, named] : m_named)
        std::transform(sums.begin(), sums.end(), named.counts.begin(), sums.begin(), std::plus<>());
    return sums;
}

QHash<nav::LayerId, LayerContents> ObjectTally::layers() const
{
    QHash<nav::LayerId, LayerContents> contents;
    const nav::LayerLookup lookup(m_document.map());
    for (const auto& [id, named] : m_named) {
        nav::MapObject sample;
        sample.layer = id;
        const nav::Layer* const layer = lookup.of(sample);
        const auto markers = named.counts.begin() + obstacleKinds;
        const int markerCount = std::accumulate(markers, named.counts.end(), 0);
        const int count = std::accumulate(named.counts.begin(), markers, markerCount);
        if (!layer || count == 0)
            continue;
        LayerContents& one = contents[layer->id];
        one.count += count;
        one.obstacle = earlier(one.obstacle, named.obstacle);
        one.hasMarkers = one.hasMarkers || markerCount > 0;
    }
    return contents;
}

} // namespace thicket::editor
