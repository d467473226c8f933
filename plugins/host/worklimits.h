#pragma once

#include <QString>

#include <vector>

namespace thicket::plugins {

/// What one task of a worker process may use before it is stopped.
struct WorkLimits {
    int processorSeconds = 60;
    int wallSeconds = 120; ///< from the start of the process to its last byte
    /// Address space, including the program's own code. It has no effect in builds with sanitizers,
    /// which reserve more than any machine has.
    int memoryMegabytes = 4096;

    /// Probing a plugin gets less time: 5 seconds of processor, 20 by the clock.
    WorkLimits forProbing() const;
};

/// An environment variable without a usable number, and why.
struct LimitProblem {
    QString variable;
    QString reason;
};

/// The limits, as the environment sets them: THICKET_PLUGIN_SECONDS (1 to 86,400 seconds of
/// processor; twice that by the clock) and THICKET_PLUGIN_MEGABYTES (256 to 1,048,576). Another
/// value leaves the limit unchanged and is reported in `problems`.
WorkLimits chosenWorkLimits(std::vector<LimitProblem>* problems = nullptr);

} // namespace thicket::plugins
