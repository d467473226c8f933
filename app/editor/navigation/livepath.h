#pragma once

#include "app/editor/navigation/newestjob.h"
#include "libnav/path/livequery.h"
#include "libnav/path/searchtrace.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <span>
#include <stop_token>

namespace thicket::editor {

/// The shortest path between two ends through a field that changes. An answer whose certificate an
/// edit leaves alone stays without a search. A short search is done at once; of a long one a path
/// within 2 % is shown first, and the shortest is found on another thread. Its functions are for
/// the thread that it lives on.
class LivePath : public QObject {
    Q_OBJECT

public:
    explicit LivePath(QObject* parent = nullptr);
    /// Stops a search under way.
    ~LivePath() override;

    /// The answer in a field, whatever was asked before. The ends must be within 1e9.
    void solve(const nav::ObstacleField& field, nav::Point start, nav::Point goal);
    /// The answer after these changes were applied to the field; otherwise solve().
    void update(const nav::ObstacleField& field, std::span<const nav::ObstacleChange> changes,
                nav::Point start, nav::Point goal);
    /// There is nothing to ask for: no answer.
    void clear();
    /// As clear(), but told to nobody: a question follows at once.
    void forget();
    /// The field is on its way: the present answer is late, and so is that none is known.
    void wait();
    /// No copy of a field is held any more; solve(), update() or clear() has to follow.
    void letGo();

    /// Absent before the first answer. While isLate() it is that of an earlier question.
    const std::optional<nav::PathResult>& result() const { return m_result; }
    /// While result() is not the answer to the present question.
    bool isLate() const { return m_isLate; }
    /// Late for so long that the result should not pass for the answer: draw it at half strength.
    bool isStale() const { return m_isLate && m_isPatienceOver; }
    /// While a path within 2 % stands for the shortest, which is being looked for.
    bool isApproximate() const { return !m_isLate && m_answer && !m_answer->isExact; }
    /// Approximate for so long that it should be said.
    bool isImproving() const { return isApproximate() && m_isPatienceOver; }

    /// Rules that the search leaves tangents out by. With another set than all of them, or while
    /// traced, each search is exact and done at once, however long it takes.
    void setPruning(const nav::Pruning& pruning) { m_pruning = pruning; }
    const nav::Pruning& pruning() const { return m_pruning; }
    void setTraced(bool traced) { m_isTraced = traced; }
    bool isTraced() const { return m_isTraced; }
    /// What the last search did; empty unless traced.
    const nav::SearchTrace& trace() const { return m_trace; }
    /// Wall-clock time of the search that found the result.
    double milliseconds() const { return m_answer ? m_answer->milliseconds : 0; }

signals:
    void changed(); ///< the result, or how late it is

private:
    struct Answer {
        nav::LiveQuery query;
        bool isExact = true;
        double milliseconds = 0;
    };
    static Answer solved(const nav::ObstacleField& field, const nav::Segment& ends,
                         const nav::PathOptions& options);
    bool isInspected() const;
    bool keepsAnswer(const nav::ObstacleField& field,
                     std::span<const nav::ObstacleChange> changes) const;
    void search(const nav::ObstacleField& field);
    bool searchHere(const nav::ObstacleField& field, nav::PathOptions options);
    void order(const nav::ObstacleField& field, double weight);
    void takeOrdered(Answer answer);
    void take(Answer answer);
    void becomeLate();
    void beginPatience();
    void endPatience();

    nav::Segment m_ends;
    std::optional<Answer> m_answer; // absent: the next is searched for
    std::optional<nav::PathResult> m_result;
    nav::Pruning m_pruning;
    nav::SearchTrace m_trace;
    bool m_isTraced = false;
    bool m_isLate = false;
    bool m_isPatienceOver = false;
    QTimer m_patience;
    std::optional<nav::ObstacleField> m_searched; // on the other thread
    std::stop_source m_stop;                      // of the search there
    NewestJob m_job;
};

} // namespace thicket::editor
