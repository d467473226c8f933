#pragma once

#include "libnav/result.h"
#include "tests/support/crowds/crowdchecker.h"

#include <functional>

namespace thicket::test {

struct RunOptions {
    steer::CrowdParams params = {};
    unsigned threads = 1;
    bool stopsWhenAllArrived = true;
    /// After every step, when not null.
    std::function<void(const steer::Crowd&)> watch = {};
};

/// Runs a trial for its time, or until everybody has arrived, and has every step judged. An error
/// is Crowd::of()'s.
Result<CrowdVerdict> judged(const CrowdTrial& trial, const RunOptions& options = {});

/// When each agent crosses the line y = `line` downwards for the first time where |x| is at most
/// `halfWidth`, seconds, ascending; for RunOptions::watch.
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
