#include "app/recovery/fileversion.h"

#include "libnav/files/readfile.h"

#include <QCryptographicHash>

#include <sys/stat.h>

#include <system_error>

namespace thicket::recovery {

namespace {

std::int64_t nanoseconds(const timespec& time)
{
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

} // namespace

std::optional<FileStamp> stampOf(const std::filesystem::path& path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode))
        return std::nullopt;
    return FileStamp{status.st_dev, status.st_ino, static_cast<std::uint64_t>(status.st_size),
                     nanoseconds(status.st_mtim), nanoseconds(status.st_ctim)};
}

QByteArray hashOf(std::string_view bytes)
{
    return QCryptographicHash::hash(
        QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())),
        QCryptographicHash::Blake2b_256);
}

Result<std::optional<FileVersion>> versionOf(const std::filesystem::path& path)
{
    std::error_code error;
    const auto kind = std::filesystem::status(path, error).type();
    if (kind == std::filesystem::file_type::not_found)
        return std::optional<FileVersion>();
    const std::optional<FileStamp> stamp = stampOf(path);
    nav::FileNature nature;
    nature.zeros = nav::FileNature::Zeros::any;
    nature.most = nav::largestBinaryFile;
    const Result<std::string> bytes = nav::readFile(path, nature);
    if (!bytes)
        return Unexpected(bytes.error());
    return std::optional(FileVersion{stamp.value_or(FileStamp()), hashOf(*bytes)});
}

} // namespace thicket::recovery
