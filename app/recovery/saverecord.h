#pragma once

#include <QByteArray>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace thicket::recovery {

/// What a journal knows of a save of its map, before the file is replaced: the map as it was at the
/// mark of this number makes a file with these contents.
struct SaveRecord {
    std::size_t mark = 0;
    QByteArray hash; ///< see hashOf()
    std::filesystem::path file;
};

std::string saveText(const SaveRecord& save);
/// nullopt if the text is none.
std::optional<SaveRecord> readSave(std::string_view text);

} // namespace thicket::recovery
