#pragma once

#include <string_view>

namespace thicket::recovery {

/// How the names of journals end. One is hidden until all of a map is in it; its extension,
/// `.next`, keeps it out of the folder's list.
inline constexpr std::string_view journalSuffix = ".journal";
inline constexpr std::string_view hiddenJournalSuffix = ".journal.next";

} // namespace thicket::recovery
