#include "app/recovery/stampcheck.h"

#include <chrono>

namespace thicket::recovery {

namespace {

constexpr std::uint64_t large = 4U << 20;
constexpr std::chrono::nanoseconds settling = std::chrono::seconds(1);

} // namespace

bool isLarge(const FileStamp& stamp) { return stamp.size > large; }

bool tellsContents(const FileStamp& present, const FileVersion& known)
{
    const std::chrono::nanoseconds now = std::chrono::system_clock::now().time_since_epoch();
    const bool isSettled = now - std::chrono::nanoseconds(present.changed) > settling;
    return present == known.stamp && (isSettled || isLarge(present));
}

} // namespace thicket::recovery
