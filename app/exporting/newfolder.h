#pragma once

#include "libnav/result.h"

#include <filesystem>
#include <vector>

namespace thicket::exporting {

/// A folder for files that are about to be written. If it was made for them, it is removed again
/// unless it is kept.
class NewFolder {
public:
    /// Makes the folder, with those above it, unless it is there. Error: one sentence with the
    /// path.
    static Result<NewFolder> make(const std::filesystem::path& path);

    NewFolder(NewFolder&& other) noexcept;
    NewFolder& operator=(NewFolder&& other) noexcept;
    /// Folders that are not empty stay.
    ~NewFolder();

    void keep() { m_made.clear(); }

private:
    NewFolder() = default;
    void remove();

    std::vector<std::filesystem::path> m_made; ///< the outermost first
};

} // namespace thicket::exporting
