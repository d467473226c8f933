#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace thicket::cli {

/// Shows the progress of long work on a terminal. Prints nothing elsewhere and in the first half
/// second.
class Progress {
public:
    Progress(std::string what, std::size_t total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(std::size_t done);

private:
    using Clock = std::chrono::steady_clock;

    std::string m_what;
    std::size_t m_total;
    bool m_isTerminal;
    bool m_isShown = false;
    Clock::time_point m_next;
};

} // namespace thicket::cli
