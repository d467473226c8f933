#include "app/editor/work/timeleft.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr auto firstTold = 10s;
constexpr double leastShare = 0.01;

struct TimeLeft {
    Q_DECLARE_TR_FUNCTIONS(TimeLeft)
};

} // namespace

std::optional<std::chrono::seconds> timeLeft(std::chrono::milliseconds elapsed, double share)
{
    if (elapsed < firstTold || share < leastShare)
        return std::nullopt;
    const double seconds = static_cast<double>(elapsed.count()) / 1000;
    const double left = seconds * (1 - std::min(share, 1.0)) / share;
    return std::chrono::seconds(static_cast<std::chrono::seconds::rep>(std::ceil(left)));
}

QString timeLeftText(std::chrono::seconds left)
{
    constexpr auto longestInSeconds = 90s;
    if (left > longestInSeconds)
        return TimeLeft::tr("about %1 min left")
            .arg(std::chrono::round<std::chrono::minutes>(left).count());
    // Rounded up to tens, so that the number does not flicker; the last ten count down.
    const auto seconds = left > 10s ? (left.count() + 9) / 10 * 10 : left.count();
    return TimeLeft::tr("about %1 s left").arg(seconds);
}

} // namespace thicket::editor
