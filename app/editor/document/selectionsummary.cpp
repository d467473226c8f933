#include "app/editor/document/selectionsummary.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/transform/skeleton.h"
#include "libnav/map/layerlookup.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>
#include <variant>

namespace thicket::editor {

namespace {

constexpr qint64 lengthOfTurn = 4;       // milliseconds
constexpr qsizetype untilClock = 512;    // objects
constexpr qsizetype mostAgents = 20'000; // listed

} // namespace

/// The objects from the first one up to a place.
class SelectionSummary::Pass {
public:
    explicit Pass(const nav::Map& map) : m_map(map), m_layers(map) {}

    void add(nav::ObjectId id)
    {
        const nav::MapObject* const object = m_map.find(id);
        if (!object)
            return;
        const std::size_t kind = object->geometry.index();
        const bool isAgent = std::holds_alternative<nav::AgentMarker>(object->geometry);
        if (facts.count++ == 0)
            facts.kind = kind;
        else if (facts.kind != kind)
            facts.kind.reset();
        if (isAgent && facts.agents.size() < mostAgents)
            facts.agents << id;
        const nav::Layer* const layer = m_layers.of(*object);
        if (layer != std::exchange(m_last, layer) && layer)
            facts.layers << layer->id;
        if (layer && !layer->isOpen()) {
            facts.closedLayer = facts.closedLayer == 0 ? layer->id : facts.closedLayer;
            return;
        }
        ++facts.openCount;
        facts.lastOpen = id;
        facts.hasOpenAgents = facts.hasOpenAgents || isAgent;
        enclose(facts.openBox, skeletonBox(object->geometry));
    }

    SelectionFacts facts;
    qsizetype next = 0;

private:
    const nav::Map& m_map;
    nav::LayerLookup m_layers;
    const nav::Layer* m_last = nullptr; // of the object before
};

SelectionSummary::SelectionSummary(const MapDocument& document, const QList<nav::ObjectId>& ids)
    : m_document(document), m_ids(ids)
{
    m_turns.setInterval(0);
    connect(&m_turns, &QTimer::timeout, this, &SelectionSummary::lookOn);
    connect(&document, &MapDocument::changed, this, &SelectionSummary::followEdit);
    connect(&document, &MapDocument::wasReset, this, &SelectionSummary::startOver);
}

SelectionSummary::~SelectionSummary() = default;

void SelectionSummary::startOver()
{
    m_facts = {};
    followEdit();
}

void SelectionSummary::followEdit()
{
    m_isFound = m_ids.isEmpty();
    m_pass.reset();
    m_turns.stop();
    if (m_isFound)
        m_facts = {};
    else if (m_ids.size() > mostAtOnce)
        m_turns.start();
}

const SelectionFacts& SelectionSummary::facts()
{
    look();
    return m_facts;
}

bool SelectionSummary::isFound()
{
    look();
    return m_isFound;
}

/// A small selection is looked through when it is asked for.
void SelectionSummary::look()
{
    if (m_isFound || m_ids.size() > mostAtOnce)
        return;
    Pass pass(m_document.map());
    for (const nav::ObjectId id : m_ids)
        pass.add(id);
    m_facts = std::move(pass.facts);
    m_isFound = true;
}

void SelectionSummary::lookOn()
{
    if (!m_pass)
        m_pass = std::make_unique<Pass>(m_document.map());
    QElapsedTimer clock;
    clock.start();
    while (m_pass->next < m_ids.size() && clock.elapsed() < lengthOfTurn) {
        const qsizetype end = std::min(m_ids.size(), m_pass->next + untilClock);
        for (; m_pass->next < end; ++m_pass->next)
            m_pass->add(m_ids[m_pass->next]);
    }
    if (m_pass->next < m_ids.size())
        return;
    m_turns.stop();
    m_facts = std::exchange(m_pass->facts, {});
    m_pass.reset();
    m_isFound = true;
    emit found();
}

} // namespace thicket::editor
