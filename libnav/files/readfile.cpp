#include "libnav/files/readfile.h"

#include "libnav/files/openedfile.h"
#include "libnav/files/systemerror.h"

#include <sys/stat.h>

#include <algorithm>
#include <cstring>
#include <new>

namespace thicket::nav {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t headSize = 4096;

std::string tooLarge(std::size_t most)
{
    return "The file is larger than " + std::to_string(most >> 20) + " MiB";
}

/// Appends at most `most` bytes. Returns their number, or -1.
ssize_t readPiece(int file, std::size_t most, std::string& bytes)
{
    const std::size_t filled = bytes.size();
    bytes.resize(filled + most);
    const ssize_t count = uninterrupted([&] { return ::read(file, bytes.data() + filled, most); });
    bytes.resize(filled + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    return count;
}

bool isAllZeros(std::string_view bytes)
{
    return !bytes.empty() && bytes.front() == '\0' &&
           std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0;
}

/// Reads one file with the checks of its nature.
class FileReader {
public:
    FileReader(const fs::path& path, const FileNature& nature) : m_path(path), m_nature(nature) {}

    Result<std::string> read()
    {
        const Result<Descriptor> file = openedForReading(m_path);
        if (!file)
            return Unexpected(file.error());
        struct stat status = {};
        if (::fstat(file->number(), &status) != 0)
            return notOpened(errno, m_path);
        const auto size = static_cast<std::size_t>(status.st_size);
        if (size > m_nature.most)
            return notOpened(tooLarge(m_nature.most), m_path);
        m_bytes.reserve(size + 1); // one more, to detect the end without growing
        if (Result<void> done = readAll(file->number()); !done)
            return Unexpected(done.error());
        return std::move(m_bytes);
    }

private:
    /// Reads to the end, which may have moved since the size was read.
    Result<void> readAll(int file)
    {
        constexpr std::size_t piece = 1 << 20;
        for (std::size_t wanted = headSize;; wanted = piece) {
            const std::size_t filled = m_bytes.size();
            const ssize_t count = readPiece(file, wanted, m_bytes);
            if (count < 0)
                return notOpened(errno, m_path);
            if (m_bytes.size() > m_nature.most)
                return notOpened(tooLarge(m_nature.most), m_path);
            if (filled == 0 && m_nature.canBegin && !m_nature.canBegin(m_bytes))
                return {};
            if (const Result<void> checked = checkZeros(filled, count == piece); !checked)
                return checked;
            if (count == 0)
                return {};
        }
    }

    Result<void> checkZeros(std::size_t begin, bool isWholePiece) const
    {
        const std::string_view fresh = std::string_view(m_bytes).substr(begin);
        if (m_nature.zeros == FileNature::Zeros::few && isWholePiece && isAllZeros(fresh))
            return notOpened("A whole MiB of it is zeros, as after a crash or an unfinished copy",
                             m_path);
        const std::size_t zero =
            m_nature.zeros == FileNature::Zeros::none ? fresh.find('\0') : std::string_view::npos;
        if (zero == std::string_view::npos)
            return {};
        const auto line =
            1 +
            std::count(m_bytes.begin(), m_bytes.begin() + static_cast<ssize_t>(begin + zero), '\n');
        return Unexpected("This is no text: it has a zero byte, as after a crash or an unfinished "
                          "copy.",
                          shownPath(m_path.filename()) + ": line " + std::to_string(line));
    }

    const fs::path& m_path;
    const FileNature& m_nature;
    std::string m_bytes;
};

} // namespace

Result<std::string> readFile(const fs::path& path, const FileNature& nature)
{
    try {
        return FileReader(path, nature).read();
    } catch (const std::bad_alloc&) {
        return notOpened("There is not enough memory for the file", path);
    }
}

Result<std::string> readHead(const fs::path& path)
{
    const Result<Descriptor> file = openedForReading(path);
    if (!file)
        return Unexpected(file.error());
    std::string head;
    if (readPiece(file->number(), headSize, head) < 0)
        return notOpened(errno, path);
    return head;
}

} // namespace thicket::nav
