#include "libnav/files/atomicfile.h"

#include "libnav/files/pendingfile.h"

#include <vector>

namespace thicket::nav {

Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view bytes)
{
    const FileContent file{path, bytes};
    return writeFilesAtomically({&file, 1});
}

Result<void> writeFilesAtomically(std::span<const FileContent> files)
{
    std::vector<PendingFile> pending;
    for (const FileContent& file : files) {
        Result<PendingFile> begun = PendingFile::begin(file.path);
        if (!begun)
            return Unexpected(begun.error());
        if (Result<void> written = begun->append(file.bytes); !written)
            return written;
        pending.push_back(*std::move(begun));
    }
    return PendingFile::replaceAll(pending);
}

} // namespace thicket::nav
