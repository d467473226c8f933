#pragma once

#include "app/recovery/journal.h"

#include <optional>
#include <utility>

namespace thicket::editor {

/// A journal that is removed with this object, unless it is taken.
class PendingJournal {
public:
    explicit PendingJournal(recovery::Journal journal) : m_journal(std::move(journal)) {}
    PendingJournal(const PendingJournal&) = delete;
    PendingJournal& operator=(const PendingJournal&) = delete;
    ~PendingJournal()
    {
        if (m_journal)
            m_journal->discard();
    }

    recovery::Journal& journal() { return *m_journal; }
    recovery::Journal take() { return *std::exchange(m_journal, std::nullopt); }

private:
    std::optional<recovery::Journal> m_journal;
};

} // namespace thicket::editor
