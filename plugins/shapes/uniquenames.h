#pragma once

#include <set>
#include <string>
#include <unordered_map>

namespace thicket::plugins {

/// Gives each thing of a file a name of its own: the wanted one, or with "_2", "_3" and so on where
/// that is taken. In the order of the calls, so that the same map gives the same names.
class UniqueNames {
public:
    /// `wanted` must be valid in the format, also with "_" and digits after it.
    std::string next(const std::string& wanted)
    {
        if (m_taken.insert(wanted).second)
            return wanted;
        int& number = m_numbers.try_emplace(wanted, 1).first->second;
        std::string name;
        do
            name = wanted + '_' + std::to_string(++number);
        while (!m_taken.insert(name).second);
        return name;
    }

private:
    std::set<std::string> m_taken;
    std::unordered_map<std::string, int> m_numbers; // the last one given
};

} // namespace thicket::plugins
