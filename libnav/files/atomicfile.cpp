#include "libnav/files/atomicfile.h"

#include <vector>

namespace thicket::nav {

Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view bytes,
                                 const PendingFile::Consent& consent)
{
    const FileContent file{path, bytes};
    return writeFilesAtomically({&file, 1}, consent);
}

Result<void> writeFilesAtomically(std::span<const FileContent> files,
                                  const PendingFile::Consent& consent)
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
    return PendingFile::replaceAll(pending, consent);
}

} // namespace thicket::nav
