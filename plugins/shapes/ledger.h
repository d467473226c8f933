#pragma once

#include "plugins/api/mapformat.h"

#include <map>
#include <vector>

namespace thicket::plugins {

/// What is counted in a note: "circle as an ellipse", "circles as ellipses", ": exact".
struct LedgerLine {
    const char* one;
    const char* many;
    const char* rest; ///< after the count and its noun
};

/// Counts how the things of a map survive an export or import, for FormatNote: one note for each
/// line, in the order in which the lines were first used. The texts of lines must outlive it.
class Ledger {
public:
    using Fidelity = FormatNote::Fidelity;

    void count(const LedgerLine& line, Fidelity fidelity, nav::ObjectId object);
    /// Things that are no objects.
    void count(const LedgerLine& line, Fidelity fidelity, std::size_t number);
    /// Whatever a map holds beside its objects and layers, the motions of objects, keys of other
    /// programs, and how layers look, as left out. Formats that keep some of it say which; none
    /// keeps the picture beneath.
    struct Kept {
        bool bounds = false; ///< bounds that are walls
        bool agentGroups = false;
        bool agentClasses = false;
        bool objectGroups = false;
        bool templates = false;
        bool guides = false;
        bool keys = false;  ///< of other programs
        bool layers = true; ///< false: they are left out whole
        bool looks = false; ///< of layers: colour, opacity, whether they are locked
        bool motions = false;

        static Kept all()
        {
            return {.bounds = true,
                    .agentGroups = true,
                    .agentClasses = true,
                    .objectGroups = true,
                    .templates = true,
                    .guides = true,
                    .keys = true,
                    .looks = true,
                    .motions = true};
        }
    };
    void countLeftovers(const nav::Map& map, const Kept& kept);

    QList<FormatNote> notes() const;

private:
    void countLeftObjects(const nav::Map& map, const Kept& kept);
    void countLeftKeys(const nav::MapSettings& settings, const Kept& kept);
    void countLeftLooks(const std::vector<nav::Layer>& layers);

    struct Entry {
        LedgerLine line;
        Fidelity fidelity;
        std::size_t number = 0;
        QList<nav::ObjectId> objects{};
    };
    Entry& entry(const LedgerLine& line, Fidelity fidelity);

    std::vector<Entry> m_entries;
    std::map<std::pair<std::string, Fidelity>, std::size_t> m_places;
};

} // namespace thicket::plugins
