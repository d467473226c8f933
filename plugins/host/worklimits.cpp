#include "plugins/host/worklimits.h"

#include "plugins/host/sentence.h"

#include <QtGlobal>

#include <algorithm>
#include <charconv>
#include <optional>

namespace thicket::plugins {

namespace {

/// The variable's number; nullopt if it is unset or not a number of that range.
std::optional<int> numberIn(const char* variable, int least, int most,
                            std::vector<LimitProblem>* problems)
{
    if (!qEnvironmentVariableIsSet(variable))
        return std::nullopt;
    const QByteArray text = qgetenv(variable);
    int number = 0;
    const char* const end = text.constData() + text.size();
    const auto [rest, error] = std::from_chars(text.constData(), end, number);
    if (error == std::errc() && rest == end && number >= least && number <= most)
        return number;
    if (problems) {
        problems->push_back(
            {variable, oneSentence(QString("\"%1\" is not a whole number from %2 to %3")
                                       .arg(QString::fromUtf8(text.left(60)))
                                       .arg(least)
                                       .arg(most))});
    }
    return std::nullopt;
}

} // namespace

WorkLimits WorkLimits::forProbing() const
{
    WorkLimits limits = *this;
    limits.processorSeconds = std::min(processorSeconds, 5);
    limits.wallSeconds = std::min(wallSeconds, 20);
    return limits;
}

WorkLimits chosenWorkLimits(std::vector<LimitProblem>* problems)
{
    WorkLimits limits;
    if (const auto seconds = numberIn("THICKET_PLUGIN_SECONDS", 1, 86400, problems)) {
        limits.processorSeconds = *seconds;
        limits.wallSeconds = 2 * *seconds;
    }
    if (const auto megabytes = numberIn("THICKET_PLUGIN_MEGABYTES", 256, 1 << 20, problems))
        limits.memoryMegabytes = *megabytes;
    return limits;
}

} // namespace thicket::plugins
