#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/jsonoutput.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"
#include "libnav/path/blockedshortcuts.h"
#include "libsteer/scenario/behaviourfindings.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>

namespace thicket::cli {

namespace {

struct ValidateArguments {
    std::string map;
    std::optional<double> radius; ///< absent: the map's
    bool asJson = false;
};

std::string line(const nav::Finding& finding)
{
    std::string text = std::string(name(finding.severity)) + ' ' + finding.code + ": " +
                       oneLine(finding.message());
    for (nav::ObjectId id : finding.objects)
        text += (id == finding.objects.front() ? " [" : ", ") + std::to_string(id);
    return text + (finding.objects.empty() ? "\n" : "]\n");
}

/// Errors first.
std::vector<nav::Finding> findingsOf(const nav::Map& map, double agentRadius)
{
    std::vector<nav::Finding> findings = nav::validate(map, {.agentRadius = agentRadius});
    std::vector<nav::Finding> hiding = nav::findBlockedShortcuts(map, agentRadius);
    std::move(hiding.begin(), hiding.end(), std::back_inserter(findings));
    std::vector<nav::Finding> steering = steer::behaviourFindings(map);
    std::move(steering.begin(), steering.end(), std::back_inserter(findings));
    std::stable_sort(
        findings.begin(), findings.end(),
        [](const nav::Finding& a, const nav::Finding& b) { return a.severity < b.severity; });
    return findings;
}

ExitStatus run(const ValidateArguments& arguments)
{
    const Result<plugins::OpenedMap> loaded = openMap(arguments.map);
    if (!loaded)
        return refused(loaded.error());
    const std::vector<nav::Finding> findings =
        findingsOf(loaded->map, agentRadius(loaded->map, arguments.radius));
    if (arguments.asJson)
        print(json(findings).text() + '\n');
    else if (findings.empty())
        print("no findings\n");
    else
        for (const nav::Finding& finding : findings)
            print(line(finding));
    const bool hasError =
        std::any_of(findings.begin(), findings.end(), [](const nav::Finding& finding) {
            return finding.severity == nav::Severity::error;
        });
    return hasError ? ExitStatus::inputAtFault : ExitStatus::done;
}

} // namespace

void addValidate(CLI::App& program, Action& action)
{
    CLI::App* const command =
        program.add_subcommand("validate", "Check a map; exit 1 if a finding is an error");
    const auto arguments = std::make_shared<ValidateArguments>();
    addInputFile(*command, action.files, "MAP", arguments->map,
                 "the map, in any format that can be read")
        ->required();
    addRadius(*command, arguments->radius);
    command->add_flag("--json", arguments->asJson, "print the findings as JSON");
    command->callback(
        [arguments, &action] { action.run = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
