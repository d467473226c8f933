#pragma once

#include "app/recovery/journal.h"
#include "app/recovery/journalfolder.h"

#include <QTemporaryDir>

#include <filesystem>
#include <vector>

namespace thicket::tests {

/// A folder of its own with maps, and journals of them.
class Folder {
public:
    std::filesystem::path path(const char* name = "") const
    {
        return m_folder.filePath(name).toStdString();
    }
    recovery::JournalHead head(const char* map = nullptr) const
    {
        return recovery::headFor(map ? path(map) : std::filesystem::path(), "Orchard");
    }
    recovery::Journal journal(const char* map = nullptr) const
    {
        auto begun = recovery::Journal::begin(path("journals"), head(map));
        if (!begun)
            qFatal("%s", begun.error().text().c_str());
        return *std::move(begun);
    }
    std::vector<recovery::LostJournal> lost() const
    {
        return recovery::lostJournals(path("journals"));
    }

private:
    QTemporaryDir m_folder;
};

} // namespace thicket::tests
