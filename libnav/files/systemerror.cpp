#include "libnav/files/systemerror.h"

#include "libnav/excerpt.h"

#include <cerrno>
#include <system_error>

namespace thicket::nav {

std::string shownPath(const std::filesystem::path& path)
{
    const std::string& text = path.native();
    return excerpt(text, text.size());
}

std::string reasonOf(int error)
{
    switch (error) {
    case ENOSPC:
        return "The disk is full";
    case EDQUOT:
        return "Your disk quota is used up";
    case EFBIG:
        return "The file is larger than is allowed here";
    case EACCES:
    case EPERM:
        return "There is no permission";
    case EROFS:
        return "The disk is read-only";
    case ENOENT:
        return "The folder does not exist";
    case ENOTDIR:
        return "Part of the path is not a folder";
    case ENAMETOOLONG:
        return "The name is too long";
    case ELOOP:
        return "The symbolic links lead nowhere";
    case EIO:
        return "The disk reports an error";
    case EXDEV:
    case EBUSY:
        return "The place does not let files be replaced safely";
    case EMFILE:
    case ENFILE:
        return "Too many files are open";
    default:
        return "The system says \"" + std::generic_category().message(error) + "\"";
    }
}

} // namespace thicket::nav
