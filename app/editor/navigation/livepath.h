#pragma once

#include "app/editor/navigation/newestjob.h"
#include "app/editor/navigation/patience.h"
#include "libnav/path/livequery.h"
#include "libnav/path/searchtrace.h"

#include <QObject>

#include <memory>
#include <optional>
#include <span>
#include <stop_token>

namespace thicket::editor {

/// The shortest path between two ends in a field that changes. An edit that the certificate allows
/// needs no search. A short search runs at once. For a long one a path within 2 % is shown first,
/// and the shortest is found on a worker thread. Call its functions on the thread that it lives on.
class LivePath : public QObject {
    Q_OBJECT

public:
    explicit LivePath(QObject* parent = nullptr);
    /// Stops a search in progress.
    ~LivePath() override;

    /// Answers the question anew, whatever was asked before. The ends must be within 1e9.
    void solve(const nav::ObstacleField& field, nav::Point start, nav::Point goal);
    /// Answers after these changes were applied to the field. Falls back to solve().
    void update(const nav::ObstacleField& field, std::span<const nav::ObstacleChange> changes,
                nav::Point start, nav::Point goal);
    /// There is no question: drops the answer.
    void clear();
    /// The same without a signal: a question follows at once.
    void forget();
    /// The field is being built. The present answer, or that there is none, is late until then.
    void wait();
    /// Ends a search on the worker thread without waiting for it, and drops what it finds. Call
    /// solve(), update() or clear() next.
    void giveUp();
    /// Whether the worker thread holds a copy of the field, also of a search that was given up:
    /// letGo() would wait for that.
    bool holdsField() const { return m_job.isWorking(); }
    /// Lets go of every copy of the field. Call solve(), update() or clear() next.
    void letGo();

    /// Absent before the first answer. While isLate() it answers an earlier question.
    const std::optional<nav::PathResult>& result() const { return m_result; }
    /// True while result() does not answer the present question.
    bool isLate() const { return m_isLate; }
    /// True if it has been late for so long that it should be drawn at half strength.
    bool isStale() const { return m_isLate && m_patience.isOver(); }
    /// True while the result is a path within 2 % and the shortest is being searched for.
    bool isApproximate() const { return !m_isLate && m_answer && !m_answer->isExact; }
    /// True if it has been approximate for so long that the user should be told.
    bool isImproving() const { return isApproximate() && m_patience.isOver(); }

    /// The pruning rules of the search. While one is off, or while traced, each search is exact and
    /// runs at once, however long it takes.
    void setPruning(const nav::Pruning& pruning) { m_pruning = pruning; }
    const nav::Pruning& pruning() const { return m_pruning; }
    void setTraced(bool traced) { m_isTraced = traced; }
    bool isTraced() const { return m_isTraced; }
    /// What the last search did. Empty unless traced.
    const nav::SearchTrace& trace() const { return m_trace; }
    /// The obstacles that the result depends on; see LiveQuery::certificate(). nullopt without one,
    /// and while the result is late.
    std::optional<std::span<const std::int64_t>> certificate() const
    {
        return m_answer && !m_isLate ? m_answer->query.certificate() : std::nullopt;
    }
    /// The wall-clock time of the search that found the result.
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

    nav::Segment m_ends;
    std::optional<Answer> m_answer; // absent: the next one is searched for
    std::optional<nav::PathResult> m_result;
    nav::Pruning m_pruning;
    nav::SearchTrace m_trace;
    bool m_isTraced = false;
    bool m_isLate = false;
    Patience m_patience;
    std::optional<nav::ObstacleField> m_searched; // on the worker thread
    std::stop_source m_stop;                      // of the search there
    NewestJob m_job;
};

} // namespace thicket::editor
