#pragma once

#include "libnav/path/pathfinder.h"

#include <QObject>

#include <optional>

namespace thicket::editor {

class LivePath;

/// The answer that is drawn and told everywhere. It is that of the map as drawn, or one that was
/// found among the obstacles of a run where they are at the playhead. For the window's thread.
class ShownAnswer : public QObject {
    Q_OBJECT

public:
    /// `drawn` answers for the map as drawn, and must outlive it.
    explicit ShownAnswer(const LivePath& drawn, QObject* parent = nullptr);

    /// Absent while there is none.
    const std::optional<nav::PathResult>& result() const;
    /// The path of result(), or an empty one.
    const nav::Path& path() const;
    /// Whether it is one of a run, where obstacles are away from where they are drawn.
    bool isPlayed() const { return m_played.has_value(); }
    /// True while it belongs to an earlier state of the map, and another one is looked for.
    bool isLate() const;
    /// True if the next one is so late that this one should be drawn at half strength.
    bool isStale() const;

    /// Shows this answer of a run; nullopt: that of the map as drawn.
    void setPlayed(std::optional<nav::PathResult> answer);
    /// The map has changed: another answer of the run follows.
    void outdatePlayed() { m_isPlayedLate = isPlayed(); }

signals:
    void changed();

private:
    const LivePath& m_drawn;
    std::optional<nav::PathResult> m_played;
    bool m_isPlayedLate = false;
};

} // namespace thicket::editor
