#include "app/editor/scene/freshedges.h"

#include "app/editor/navigation/livegraph.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace thicket::editor {

namespace {

constexpr qsizetype mostSelected = 64; // of more, nobody sees which edges are new

constexpr double staleStrength = 0.5; // at which it was shown before

} // namespace

void FreshEdges::setMoving(bool moves)
{
    m_near.setMoving(moves);
    m_whole.setMoving(moves);
}

void FreshEdges::show(const QList<nav::ObjectId>& ids)
{
    if (ids.isEmpty())
        return;
    m_fresh = ids;
    m_near.begin();
}

void FreshEdges::followHovered(nav::ObjectId id)
{
    const bool isNew = id != 0 && id != m_hovered && !m_selected.contains(id);
    m_hovered = id;
    if (isNew)
        show({id});
}

void FreshEdges::followSelection(const QList<nav::ObjectId>& ids)
{
    const QList<nav::ObjectId> before =
        std::exchange(m_selected, ids.size() > mostSelected ? QList<nav::ObjectId>() : ids);
    QList<nav::ObjectId> added;
    std::copy_if(m_selected.begin(), m_selected.end(), std::back_inserter(added),
                 [&](nav::ObjectId id) { return id != m_hovered && !before.contains(id); });
    show(added);
}

void FreshEdges::followGraph(const LiveGraph& graph)
{
    const Shown now = !graph.isWhole()  ? Shown::nothing
                      : graph.isStale() ? Shown::stale
                                        : Shown::fresh;
    const Shown before = std::exchange(m_shown, now);
    if (now != Shown::fresh || graph.step())
        m_whole.end();
    else if (before == Shown::nothing)
        m_whole.begin();
    else if (before == Shown::stale)
        m_whole.begin(staleStrength);
}

void FreshEdges::forget()
{
    m_hovered = 0;
    m_selected.clear();
    m_near.end();
}

QList<nav::ObjectId> FreshEdges::obstacles() const
{
    return m_near.isRunning() ? m_fresh : QList<nav::ObjectId>();
}

} // namespace thicket::editor
