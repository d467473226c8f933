#include "libnav/files/mappedfile.h"

#include "libnav/files/openedfile.h"

#include <sys/mman.h>
#include <sys/stat.h>

#include <utility>

namespace thicket::nav {

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
    const Result<Descriptor> file = openedForReading(path);
    if (!file)
        return Unexpected(file.error());
    struct stat status = {};
    if (::fstat(file->number(), &status) != 0)
        return notOpened(errno, path);
    MappedFile mapped;
    if (status.st_size == 0)
        return mapped;
    const auto size = static_cast<std::size_t>(status.st_size);
    void* const begin = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file->number(), 0);
    if (begin == MAP_FAILED)
        return notOpened(errno, path);
    mapped.m_begin = static_cast<const char*>(begin);
    mapped.m_size = size;
    return mapped;
}

} // namespace thicket::nav
