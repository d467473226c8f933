#include "libnav/files/mappedfile.h"

#include "libnav/files/descriptor.h"
#include "libnav/files/systemerror.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <utility>

namespace thicket::nav {

namespace {

Unexpected notMapped(const std::string& reason, const std::filesystem::path& path)
{
    return Unexpected(reason + ": " + shownPath(path) + " was not opened.");
}

} // namespace

MappedFile::MappedFile(MappedFile&& other) noexcept
    : m_begin(std::exchange(other.m_begin, nullptr)), m_size(std::exchange(other.m_size, 0))
{}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept
{
    std::swap(m_begin, other.m_begin);
    std::swap(m_size, other.m_size);
    return *this;
}

MappedFile::~MappedFile()
{
    if (m_begin)
        ::munmap(const_cast<char*>(m_begin), m_size);
}

Result<MappedFile> MappedFile::open(const std::filesystem::path& path)
{
    // O_NONBLOCK: opening a pipe must not wait for its writer.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat status = {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0)
        return notMapped(errno == ENOENT ? "There is no such file" : reasonOf(errno), path);
    if (S_ISDIR(status.st_mode))
        return notMapped("This is a folder", path);
    if (!S_ISREG(status.st_mode))
        return notMapped("This is a device or pipe and no file", path);
    MappedFile mapped;
    if (status.st_size == 0)
        return mapped;
    const auto size = static_cast<std::size_t>(status.st_size);
    void* const begin = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.number(), 0);
    if (begin == MAP_FAILED)
        return notMapped(reasonOf(errno), path);
    mapped.m_begin = static_cast<const char*>(begin);
    mapped.m_size = size;
    return mapped;
}

} // namespace thicket::nav
