#pragma once

#include "libnav/result.h"
#include "tests/support/crowds/crowdchecker.h"

#include <functional>

namespace thicket::test {

struct RunOptions {
    steer::CrowdParams params = {};
    unsigned threads = 1;
    bool stopsWhenAllArrived = true;
    /// Called after every step, if not null.
    std::function<void(const steer::Crowd&)> watch = {};
};

/// Runs a trial for its time, or until all agents have arrived, and has every step judged. Errors
/// as from Crowd::of().
Result<CrowdVerdict> judged(const CrowdTrial& trial, const RunOptions& options = {});

/// The times at which each agent first crosses the line y = `line` downwards where |x| is at most
/// `halfWidth`; seconds, ascending. For RunOptions::watch.
class LineCrossings {
public:
    LineCrossings(double line, double halfWidth) : m_line(line), m_halfWidth(halfWidth) {}
    void see(const steer::Crowd& crowd);
    const std::vector<double>& times() const { return m_times; }

private:
    double m_line;
    double m_halfWidth;
    std::vector<double> m_times;
    std::vector<double> m_last; // y by id
    std::vector<bool> m_hasCrossed;
};

/// Crossings per second between the first and the last.
double flowOf(const std::vector<double>& crossings);

} // namespace thicket::test
