#pragma once

#include "app/editor/replay/player.h"
#include "libnav/path/searchhistory.h"

#include <cstddef>

namespace thicket::editor {

class TracedSearch;

/// A playhead over the steps of a traced search, at 1 to 1,000 steps a second. It begins at the
/// last step, and after another search it stays at its step, or at the end if it was there. The
/// steps of a loop are those from its begin up to, but not including, its end.
class SearchPlay : public Player {
    Q_OBJECT

public:
    /// The search must outlive it.
    explicit SearchPlay(TracedSearch& search, QObject* parent = nullptr);

    const TracedSearch& search() const { return m_search; }
    const nav::SearchHistory& history() const { return m_history; }
    bool isEmpty() const override { return m_history.isEmpty(); }
    /// Of the history, from 0 on; 0 without steps.
    std::size_t at() const { return m_step; }
    std::size_t last() const { return isEmpty() ? 0 : m_history.stepCount() - 1; }
    /// What is done in this step. There must be one.
    nav::SearchMoment moment() const { return m_history.at(m_step); }

public slots:
    void play() override;
    void step(int steps) override;
    void toStart() override { seek(0); }
    void toEnd() override { seek(last()); }
    void seek(std::size_t step); ///< clamped
    void advanceBy(double seconds) override;
    void toNextRejection(); ///< stays if there is none
    void toNextRise();      ///< where the bound is higher; stays if there is none

signals:
    void stepChanged();   ///< or what it is a step of
    void searchChanged(); ///< another search, or its state

private:
    void takeSearch();
    void moveTo(std::size_t step);

    TracedSearch& m_search;
    nav::SearchHistory m_history; // of m_search
    std::size_t m_step = 0;
    double m_rest = 0; // part of a step that was played, 0 to 1
};

} // namespace thicket::editor
