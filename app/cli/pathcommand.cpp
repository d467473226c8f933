#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/jsonoutput.h"
#include "app/cli/mapinput.h"
#include "app/cli/output.h"
#include "app/cli/picture.h"
#include "app/cli/progress.h"
#include "app/cli/queryends.h"
#include "app/cli/queryfile.h"
#include "app/cli/scenariofile.h"
#include "app/drawing/searchanimation.h"
#include "libnav/path/anytime.h"
#include "libnav/path/tracedocument.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>

namespace thicket::cli {

namespace {

struct PathArguments {
    std::string map;
    std::optional<nav::Point> from;
    std::optional<nav::Point> to;
    std::optional<double> radius; ///< absent: the map's
    nav::PathOptions options;
    bool asJson = false;
    std::string traceFile;
    std::string animationFile; ///< .svg
    std::string queryFile;
};

struct TimedResult {
    nav::PathResult result;
    std::int64_t microseconds = 0;
};

TimedResult timedPath(const nav::ObstacleField& field, nav::Point from, nav::Point to,
                      const nav::PathOptions& options)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    // Within a budget any path is better than none, even if it is not the best.
    const bool isBounded = options.maxExpansions < nav::PathOptions().maxExpansions ||
                           options.maxTime < nav::PathOptions().maxTime;
    TimedResult timed{isBounded ? nav::findPathAnytime(field, from, to, options)
                                : nav::findPath(field, from, to, options)};
    timed.microseconds =
        std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin).count();
    return timed;
}

std::string lengthText(const nav::PathResult& result)
{
    return result.path.isEmpty() ? "" : nav::shortestText(result.path.length());
}

std::string pointText(nav::Point p)
{
    return nav::shortestText(p.x) + ',' + nav::shortestText(p.y);
}

std::string edgeText(const nav::TangentEdge& edge)
{
    if (const auto* const surfing = std::get_if<nav::SurfingEdge>(&edge)) {
        return "surfing " + pointText(surfing->from) + " to " + pointText(surfing->to) +
               ", length " + nav::shortestText(surfing->length()) + '\n';
    }
    const auto& hugging = std::get<nav::HuggingEdge>(edge);
    const bool isCcw = hugging.winding == nav::Winding::counterClockwise;
    return "hugging " + pointText(hugging.pointAt(hugging.from)) + " to " +
           pointText(hugging.pointAt(hugging.to)) + ", length " +
           nav::shortestText(hugging.length()) + ", " + (isCcw ? "ccw" : "cw") + " round " +
           pointText(hugging.center) + '\n';
}

std::string resultText(const TimedResult& timed)
{
    const nav::PathResult& result = timed.result;
    std::string text = nav::name(result.status);
    if (!result.path.isEmpty())
        text += ", length " + lengthText(result);
    if (hasOpenBound(result))
        text += ", no path shorter than " + nav::shortestText(result.lowerBound);
    if (result.status == nav::PathStatus::startBlocked ||
        result.status == nav::PathStatus::goalBlocked) {
        text += result.blockedBy == nav::boundsObstacle
                    ? " by the map's bounds"
                    : " by object " + std::to_string(result.blockedBy);
        if (result.nearestFree)
            text += ", nearest free point " + pointText(*result.nearestFree);
    }
    text += ", " + std::to_string(result.statistics.expanded) + " expanded, " +
            std::to_string(timed.microseconds) + " microseconds\n";
    for (const nav::TangentEdge& edge : result.path.edges())
        text += edgeText(edge);
    return text;
}

Result<OutputFile> animation(const nav::Map& map, const Query& query,
                             const PathArguments& arguments, const nav::SearchHistory& history,
                             const nav::Path& path)
{
    if (history.isEmpty())
        return Unexpected("There is nothing to animate: the search has no step, as an end is not "
                          "free or no path can join them.",
                          arguments.map);
    const OffscreenApplication application;
    const drawing::SearchAnimation made = drawing::animateSearch(
        {map, agentRadius(map, arguments.radius), history, path, query.start, query.goal});
    return OutputFile{arguments.animationFile, made.svg.toStdString()};
}

/// What the search did, as the files that were asked for.
Result<void> writeSearch(const nav::Map& map, const Query& query, const PathArguments& arguments,
                         nav::SearchTrace trace, const nav::Path& path)
{
    const nav::SearchHistory history(std::move(trace));
    std::vector<OutputFile> files;
    if (!arguments.traceFile.empty())
        files.push_back({arguments.traceFile, nav::traceDocument(history)});
    if (!arguments.animationFile.empty()) {
        Result<OutputFile> made = animation(map, query, arguments, history, path);
        if (!made)
            return Unexpected(made.error());
        files.push_back(std::move(*made));
    }
    return writeFiles(files);
}

ExitStatus answerOne(const nav::Map& map, const nav::ObstacleField& field, const Query& query,
                     const PathArguments& arguments)
{
    nav::SearchTrace trace;
    const bool traces = !arguments.traceFile.empty() || !arguments.animationFile.empty();
    nav::PathOptions options = arguments.options;
    options.trace = traces ? &trace : nullptr;
    const TimedResult timed = timedPath(field, query.start, query.goal, options);
    if (traces) {
        if (const Result<void> written =
                writeSearch(map, query, arguments, std::move(trace), timed.result.path);
            !written)
            return refused(written.error());
    }
    const Stream remarks = remarksBeside({arguments.traceFile, arguments.animationFile});
    if (arguments.asJson)
        print(json(timed.result, timed.microseconds).text() + '\n', remarks);
    else
        print(resultText(timed), remarks);
    return ExitStatus::done;
}

// With fewer queries, listing the tangents of corners takes longer than it saves. It pays after 4
// to 113 queries on most maps of games, and after 240 to 630 in streets, woods and caves where
// corners see far (tests/bench/RESULTS.md). Where it pays late it has cost most until then, so this
// is not the least of these numbers.
constexpr std::size_t leastForTangents = 128;
// The same of labels of the free space, which are made at the first goal that no path reaches.
constexpr std::size_t leastForLabels = 64;

ExitStatus answerAll(const nav::ObstacleField& field, const std::vector<Query>& queries,
                     const nav::PathOptions& options)
{
    print("status,length,expanded,microseconds\n");
    Progress progress("Finding paths", queries.size());
    for (std::size_t i = 0; i < queries.size(); ++i) {
        const TimedResult timed = timedPath(field, queries[i].start, queries[i].goal, options);
        print(std::string(nav::name(timed.result.status)) + ',' + lengthText(timed.result) + ',' +
              std::to_string(timed.result.statistics.expanded) + ',' +
              std::to_string(timed.microseconds) + '\n');
        progress.show(i + 1);
    }
    return ExitStatus::done;
}

ExitStatus run(const PathArguments& arguments)
{
    if (!arguments.animationFile.empty() && !endsWith(arguments.animationFile, ".svg"))
        refuseArgument("--animate", arguments.animationFile, "a name that ends in .svg");
    QueryFile file;
    if (!arguments.queryFile.empty()) {
        Result<QueryFile> read = readQueries(arguments.queryFile);
        if (!read)
            return refused(read.error());
        file = std::move(*read);
    }
    const Result<plugins::OpenedMap> loaded = openMap(arguments.map);
    if (!loaded)
        return refused(loaded.error());
    Result<std::vector<Query>> queries = placedQueries(std::move(file), loaded->map.settings);
    if (!queries)
        return refused(queries.error());
    if (arguments.queryFile.empty()) {
        const Result<Query> ends = queryEnds(loaded->map, arguments.from, arguments.to,
                                             arguments.map, ", or --queries FILE");
        if (!ends)
            return refused(ends.error());
        *queries = {*ends};
    }
    const std::size_t count = queries->size();
    const auto field = expandedField(
        loaded->map, agentRadius(loaded->map, arguments.radius), arguments.map,
        {.keepsTangents = count >= leastForTangents, .labelsSpace = count >= leastForLabels});
    if (!field)
        return refused(field.error());
    return arguments.queryFile.empty() ? answerOne(loaded->map, *field, queries->front(), arguments)
                                       : answerAll(*field, *queries, arguments.options);
}

/// Switches off the rules of these names. They must be known.
void leaveOut(const std::string& names, nav::Pruning& pruning)
{
    static const std::map<std::string_view, bool nav::Pruning::*> rules{
        {"corners", &nav::Pruning::corners},
        {"crossing", &nav::Pruning::crossing},
        {"departureSector", &nav::Pruning::departureSector},
        {"dominance", &nav::Pruning::dominance},
        {"eitherWay", &nav::Pruning::eitherWay},
        {"pockets", &nav::Pruning::pockets}};
    for (std::size_t begin = 0; begin <= names.size();) {
        const std::size_t end = std::min(names.find(',', begin), names.size());
        const std::string name = names.substr(begin, end - begin);
        const auto rule = rules.find(name);
        if (rule == rules.end())
            refuseArgument("--without", name,
                           "dominance, eitherWay, pockets, departureSector, crossing or corners");
        pruning.*rule->second = false;
        begin = end + 1;
    }
}

void addLimits(CLI::App& command, nav::PathOptions& options)
{
    addNumber(command, "--weight", options.weight,
              "accept a path up to this many times as long as the shortest, 1 or more (1): far "
              "faster on large maps; the answer has a bound that no path is shorter than",
              1);
    addWhole(command, "--max-expansions", options.maxExpansions,
             "give up after so many expansions: budgetExceeded, with the best path so far, if any",
             0, UINT64_MAX);
    const auto readTime = [&options](const std::string& text) {
        const auto milliseconds = numberFrom(text, 0);
        if (!milliseconds)
            refuseArgument("--max-time", text, "a time from 0 to 1e9");
        options.maxTime = std::chrono::duration_cast<std::chrono::nanoseconds>(
            std::chrono::duration<double, std::milli>(*milliseconds));
    };
    command
        .add_option_function<std::string>("--max-time", readTime,
                                          "the same after so many milliseconds for a query")
        ->type_name("MS");
}

} // namespace

void addPath(CLI::App& program, Action& action)
{
    CLI::App* const command = program.add_subcommand("path", "Find the shortest path");
    const auto arguments = std::make_shared<PathArguments>();
    addInputFile(*command, action.files, "MAP", arguments->map,
                 "the map, in any format that can be read")
        ->required();
    CLI::Option* const from =
        addPoint(*command, "--from", arguments->from, "where it begins (the map's start)");
    CLI::Option* const to =
        addPoint(*command, "--to", arguments->to, "where it ends (the map's goal)");
    addRadius(*command, arguments->radius);
    CLI::Option* const asJson =
        command->add_flag("--json", arguments->asJson, "print the path as JSON");
    CLI::Option* const trace = addOutputFile(
        *command, action.files, "--trace", arguments->traceFile,
        "write what the search did to this file, step by step, as JSON; - is standard "
        "output");
    CLI::Option* const animate = addOutputFile(
        *command, action.files, "--animate", arguments->animationFile,
        "write the search step by step to this file, as an animated SVG picture; - is "
        "standard output");
    const auto without = [arguments](const std::string& names) {
        leaveOut(names, arguments->options.pruning);
    };
    command
        ->add_option_function<std::string>(
            "--without", without,
            "search without these pruning rules, for inspection: dominance, eitherWay, "
            "pockets, departureSector, crossing, corners; the path is equally short, --json and "
            "--trace show the cost")
        ->type_name("NAMES");
    addLimits(*command, arguments->options);
    CLI::Option* const queries = addInputFile(
        *command, action.files, "--queries", arguments->queryFile,
        "answer every query of this file, one row each (CSV: start_x,start_y,goal_x,goal_y; or a "
        "MovingAI scenario)");
    for (CLI::Option* other : {from, to, asJson, trace, animate})
        queries->excludes(other);
    command->callback(
        [arguments, &action] { action.run = [arguments] { return run(*arguments); }; });
}

} // namespace thicket::cli
