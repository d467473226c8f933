#include "libsteer/scenario/behaviourfindings.h"

#include "libnav/excerpt.h"
#include "libsteer/scenario/behaviourreading.h"
#include "libsteer/scenario/parameters.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace thicket::steer {

namespace {

constexpr std::size_t mostFindings = 100;

std::string placeOf(const nav::AgentGroup& group, std::size_t index)
{
    return "Agent group \"" + excerpt(group.name) + "\", behaviour " + std::to_string(index + 1);
}

/// Collects the first findings, errors before warnings, and counts the others.
class Findings {
public:
    void add(nav::Severity severity, const char* code, std::string message)
    {
        std::vector<nav::Finding>& list = severity == nav::Severity::error ? m_errors : m_warnings;
        if (list.size() < mostFindings)
            list.push_back({severity, code, {std::move(message)}, {}});
        ++m_count;
    }
    std::vector<nav::Finding> take() &&
    {
        std::vector<nav::Finding> all = std::move(m_errors);
        std::ranges::move(m_warnings, std::back_inserter(all));
        all.resize(std::min(all.size(), mostFindings));
        if (m_count > all.size())
            all.push_back({nav::Severity::warning,
                           "moreBehaviours",
                           {"There are " + std::to_string(m_count - all.size()) +
                            " more findings about behaviours."},
                           {}});
        return all;
    }

private:
    std::vector<nav::Finding> m_errors;
    std::vector<nav::Finding> m_warnings;
    std::size_t m_count = 0;
};

void checkKeys(const nav::Json& json, BehaviourKind kind, const std::string& place,
               Findings& findings)
{
    for (const auto& [key, value] : *json.as<nav::Json::Object>())
        if (!isBehaviourKey(kind, key))
            findings.add(nav::Severity::warning, "ignoredKey",
                         place + ": \"" + excerpt(key) + "\" is ignored; the behaviour " +
                             name(kind) + " has the keys " + behaviourKeys(kind) + ".");
}

void checkGroup(const nav::AgentGroup& group, const TargetReading& targets, std::size_t groups,
                Findings& findings)
{
    std::vector<StackedBehaviour> stack;
    for (std::size_t i = 0; i < group.behaviours.size(); ++i) {
        const std::string place = placeOf(group, i);
        const auto read = readBehaviour(group.behaviours[i], targets, place);
        if (!read) {
            findings.add(nav::Severity::error, "badBehaviour", read.error().text());
            continue;
        }
        checkKeys(group.behaviours[i], read->kind, place, findings);
        stack.push_back(*read);
    }
    if (const char* const problem = stackProblem(stack, groups))
        findings.add(nav::Severity::error, "badBehaviour",
                     "Agent group \"" + excerpt(group.name) + "\" cannot be simulated: " + problem +
                         ".");
}

} // namespace

std::vector<nav::Finding> behaviourFindings(const nav::Map& map)
{
    Findings findings;
    const TargetReading targets(map);
    const auto& groups = map.settings.agentGroups;
    for (const nav::AgentGroup& group : groups)
        checkGroup(group, targets, groups.size(), findings);
    return std::move(findings).take();
}

} // namespace thicket::steer
