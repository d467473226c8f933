#include "app/exporting/newfolder.h"

#include <system_error>
#include <utility>

namespace thicket::exporting {

namespace fs = std::filesystem;

Result<NewFolder> NewFolder::make(const fs::path& path)
{
    NewFolder folder;
    std::error_code error;
    fs::path end = fs::absolute(path, error).lexically_normal();
    if (!end.has_filename())
        end = end.parent_path();   // "out/"
    std::vector<fs::path> missing; // the innermost first
    while (!fs::exists(end, error) && end.has_relative_path()) {
        missing.push_back(end);
        end = end.parent_path();
    }
    if (missing.empty() && !fs::is_directory(end, error))
        return Unexpected("This is no folder.", path.string());
    for (auto one = missing.rbegin(); one != missing.rend(); ++one) {
        if (!fs::create_directory(*one, error))
            return Unexpected("The folder cannot be made: " +
                                  (error ? error.message() : std::string("it is there")) + '.',
                              path.string());
        folder.m_made.push_back(*one);
    }
    return folder;
}

NewFolder::NewFolder(NewFolder&& other) noexcept : m_made(std::exchange(other.m_made, {})) {}

NewFolder& NewFolder::operator=(NewFolder&& other) noexcept
{
    if (this != &other) {
        remove();
        m_made = std::exchange(other.m_made, {});
    }
    return *this;
}

NewFolder::~NewFolder() { remove(); }

void NewFolder::remove()
{
    std::error_code error;
    for (auto one = m_made.rbegin(); one != m_made.rend(); ++one)
        fs::remove(*one, error);
}

} // namespace thicket::exporting
