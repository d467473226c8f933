#pragma once

#include "app/editor/appearance/shortmotion.h"
#include "libnav/map/map.h"

#include <QList>

namespace thicket::editor {

class LiveGraph;

/// How strongly edges of the graph are shown that were not there a moment ago: those of what is
/// newly hovered or selected, and a whole graph that was built anew. The steps of a drag and the
/// path are shown at once, for they are the answer.
class FreshEdges {
public:
    static constexpr int duration = 80; ///< ms

    void setMoving(bool moves);
    /// The user points at this, 0: at nothing.
    void followHovered(nav::ObjectId id);
    void followSelection(const QList<nav::ObjectId>& ids);
    /// LiveGraph::changed.
    void followGraph(const LiveGraph& graph);
    /// Another map.
    void forget();

    /// The objects whose edges are new. Empty if no motion runs.
    QList<nav::ObjectId> obstacles() const;
    /// How strongly these are shown, 0 to 1.
    double nearStrength() const { return m_near.part(); }
    /// How strongly the whole graph is shown unless it is stale, 0 to 1.
    double wholeStrength() const { return m_whole.part(); }

    ShortMotion& near() { return m_near; }
    ShortMotion& whole() { return m_whole; }

private:
    void show(const QList<nav::ObjectId>& ids);

    ShortMotion m_near{duration};
    ShortMotion m_whole{duration};
    nav::ObjectId m_hovered = 0;
    QList<nav::ObjectId> m_selected; // few, otherwise empty
    QList<nav::ObjectId> m_fresh;
    enum class Shown { nothing, stale, fresh } m_shown = Shown::nothing;
};

} // namespace thicket::editor
