#pragma once

#include <QString>

#include <cstdint>
#include <string>

namespace thicket::tests {

/// Runs journal-driver, kills it at a random instant, recovers the map, and compares it with the
/// map of the same session without kills.
class KillRuns {
public:
    /// `driver`: the program.
    explicit KillRuns(const QString& driver) : m_driver(driver) {}

    /// Empty, or what was wrong.
    std::string run(std::uint64_t seed);

    std::uint64_t steps() const { return m_steps; }           ///< completed before the kills
    std::uint64_t recoveries() const { return m_recoveries; } ///< runs with edits to be recovered

private:
    QString m_driver;
    std::uint64_t m_steps = 0;
    std::uint64_t m_recoveries = 0;
};

} // namespace thicket::tests
