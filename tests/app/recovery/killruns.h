#pragma once

#include <QString>

#include <cstdint>
#include <string>

namespace thicket::tests {

/// Runs journal-driver, kills it at a random instant or call of the system, recovers the map, and
/// compares it with the map of the same session without kills. A third of the sessions has huge
/// maps.
class KillRuns {
public:
    /// `driver`: the program.
    explicit KillRuns(const QString& driver) : m_driver(driver) {}

    /// Empty, or what was wrong.
    std::string run(std::uint64_t seed);

    std::uint64_t steps() const { return m_steps; }           ///< completed before the kills
    std::uint64_t recoveries() const { return m_recoveries; } ///< runs with edits to be recovered
    /// Those whose map was in a file.
    std::uint64_t followedSaves() const { return m_followedSaves; }

private:
    QString m_driver;
    std::uint64_t m_steps = 0;
    std::uint64_t m_recoveries = 0;
    std::uint64_t m_followedSaves = 0;
};

} // namespace thicket::tests
