#pragma once

#include "app/editor/navigation/newestjob.h"
#include "app/editor/search/refusals.h"
#include "app/editor/search/searchtally.h"
#include "libnav/path/pathfinder.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace thicket::editor {

class Navigator;

/// All that the search for the navigator's path does, step by step. The search runs on a worker
/// thread, only while this is active, and again after every edit. Until the next one is done, the
/// last one is kept. Call its functions on the thread that it lives on.
class TracedSearch : public QObject {
    Q_OBJECT

public:
    /// A search is cut off after this many expansions, as what it did is kept in memory.
    static constexpr std::size_t mostExpansions = 50'000;

    /// The navigator must outlive it.
    explicit TracedSearch(Navigator& navigator, QObject* parent = nullptr);
    /// Stops a search in progress.
    ~TracedSearch() override;

    /// Initially false. While false there is no search.
    void setActive(bool active);
    bool isActive() const { return m_isActive; }
    /// Whether it searches again after every edit. Initially true.
    void setFollowing(bool following);
    bool isFollowing() const { return m_isFollowing; }

    /// Empty before the first search is done, and while nothing is asked for.
    const nav::SearchHistory& history() const { return m_found->history; }
    /// For each step of the history.
    const std::vector<StepTally>& tallies() const { return m_found->tallies; }
    /// Of the history.
    const Refusals& refusals() const { return m_found->refusals; }
    /// What the search found; absent before the first one is done.
    const std::optional<nav::PathResult>& result() const { return m_found->result; }
    /// The search was too long: the history is its beginning.
    bool isCutOff() const;
    bool isSearching() const { return m_job.isBusy() || m_gathering.isBusy(); }
    /// Something was changed since the search in history() began.
    bool isOutdated() const;

signals:
    void changed(); ///< the history, or whether it is outdated
    void followingChanged(bool following);

private:
    struct Found {
        nav::SearchHistory history;
        std::vector<StepTally> tallies;
        Refusals refusals;
        std::optional<nav::PathResult> result;
    };
    /// What was asked for.
    struct Question {
        std::uint64_t field = 0; ///< counts the changes of the field
        nav::Point start;
        nav::Point goal;
        nav::Pruning pruning;
        bool operator==(const Question&) const = default;
    };
    /// A search in progress: its trace becomes a history when it has ended.
    struct Traced {
        nav::SearchTrace trace;
        nav::PathResult result;
    };
    static std::shared_ptr<Traced> searched(const nav::ObstacleField& field,
                                            const Question& question, std::stop_token stop);
    std::optional<Question> question() const;
    void letGo();
    void follow();
    void order();
    void gather(std::shared_ptr<Traced> traced, const Question& answered);
    void take(std::shared_ptr<const Found> found, const Question& answered);
    void drop();

    Navigator& m_navigator;
    bool m_isActive = false;
    bool m_isFollowing = true;
    std::uint64_t m_fieldChanges = 0;
    std::optional<Question> m_asked;    // of the search in progress
    std::optional<Question> m_answered; // of the history
    std::shared_ptr<const Found> m_found;
    std::stop_source m_stop; // of the search in progress
    NewestJob m_job;
    NewestJob m_gathering; // holds no field, so that no edit waits for it
};

} // namespace thicket::editor
