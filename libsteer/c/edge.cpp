#include "libsteer/c/edge.h"

#include "libsteer/c/outcome.h"

namespace thicket::c {

namespace {

/// The length of the sentence's beginning that fits into `room` bytes and ends with a whole
/// character of UTF-8.
std::size_t fitting(std::string_view sentence, std::size_t room)
{
    if (sentence.size() <= room)
        return sentence.size();
    std::size_t length = room;
    while (length > 0 && (static_cast<unsigned char>(sentence[length]) & 0xC0) == 0x80)
        --length;
    return length;
}

} // namespace

thk_status report(thk_error* error, thk_status status, std::string_view sentence) noexcept
{
    if (!isSized(error))
        return status;
    thk_error told = {};
    told.status = status;
    const std::size_t known = std::min<std::size_t>(error->size, sizeof(thk_error));
    const std::size_t before = offsetof(thk_error, message);
    if (known > before)
        sentence.copy(told.message, fitting(sentence, known - before - 1));
    give(error, told);
    return status;
}

} // namespace thicket::c

int32_t thk_version(void)
{
    return THK_VERSION_MAJOR * 10000 + THK_VERSION_MINOR * 100 + THK_VERSION_PATCH;
}

const char* thk_outcome_name(int32_t outcome) { return thicket::c::nameOf(outcome); }
