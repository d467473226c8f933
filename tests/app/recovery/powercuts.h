#pragma once

#include <QString>

#include <cstdint>
#include <string>

namespace thicket::tests {

/// Runs journal-driver on a disk of its own, cuts the power at a random instant, recovers the map
/// from what the disk then holds, and compares it with the same session without a cut.
class PowerCuts {
public:
    /// `driver`: the program.
    explicit PowerCuts(const QString& driver) : m_driver(driver) {}

    /// Empty, or what was wrong: the saved file is damaged or older than the last completed save,
    /// the recovered map never was, or a step that was completed two seconds before the cut is
    /// lost. (The journal is synced once a second, and a sync takes its time.)
    std::string run(std::uint64_t seed);

    std::uint64_t steps() const { return m_steps; }           ///< completed before the cuts
    std::uint64_t recoveries() const { return m_recoveries; } ///< cuts with edits to be recovered
    double oldestLost() const { return m_oldestLost; } ///< the greatest age of a lost step, s

private:
    QString m_driver;
    std::uint64_t m_steps = 0;
    std::uint64_t m_recoveries = 0;
    double m_oldestLost = 0;
};

} // namespace thicket::tests
