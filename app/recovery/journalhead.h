#pragma once

#include <QByteArray>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace thicket::recovery {

/// Whose journal it is: the first record of every journal.
struct JournalHead {
    std::filesystem::path path; ///< absolute, of the map's file. Empty: never saved.
    std::string title;          ///< UTF-8, for the user
    std::string host;
    std::int64_t process = 0;
    std::int64_t begun = 0; ///< milliseconds since 1970, UTC
    /// The contents that this process saved to the map's file last, see hashOf(); empty if none.
    QByteArray saved = {};
    bool operator==(const JournalHead&) const = default;
};

/// For a journal of this process that begins now.
JournalHead headFor(const std::filesystem::path& path, const std::string& title);

std::string headText(const JournalHead& head);
std::optional<JournalHead> readJournalHead(std::string_view text);

} // namespace thicket::recovery
