#include "app/cli/replaysummary.h"

#include "libnav/counted.h"
#include "libnav/excerpt.h"

#include <cmath>

namespace thicket::cli {

namespace {

using Kind = steer::RecordedEvent::Kind;
using Outcome = steer::Verification::Outcome;

const char* name(Outcome outcome)
{
    switch (outcome) {
    case Outcome::verified:
        return "verified";
    case Outcome::mapDiffers:
        return "mapDiffers";
    case Outcome::differs:
        return "differs";
    case Outcome::cancelled:
        break;
    }
    return "cancelled";
}

std::string groupName(const steer::Recording& recording, std::uint32_t group)
{
    const auto& groups = recording.info().groups;
    return group < groups.size() ? groups[group].name : std::string();
}

std::string stackText(const std::vector<steer::StackedBehaviour>& stack)
{
    std::string text;
    for (const steer::StackedBehaviour& behaviour : stack)
        text += std::string(text.empty() ? "" : ", ") + steer::name(behaviour.kind);
    return text;
}

/// The number of agents summed over all frames. Agents may leave and return, so only the frames
/// tell.
std::size_t agentFramesOf(const steer::Recording& recording)
{
    std::size_t count = 0;
    steer::RecordingCursor cursor(recording);
    steer::Frame frame;
    for (std::uint32_t k = 0; k < recording.frameCount(); ++k) {
        cursor.frame(k, frame);
        count += frame.size();
    }
    return count;
}

} // namespace

ReplaySummary summaryOf(const steer::Recording& recording)
{
    ReplaySummary summary;
    summary.agents = recording.agents().size();
    summary.groups = recording.info().groups.size();
    std::map<std::uint32_t, steer::RecordedEvent> last; // by id
    for (const steer::RecordedEvent& event : recording.events()) {
        if (event.kind == Kind::planned || event.kind == Kind::input)
            continue;
        // An agent that leaves after its arrival has arrived all the same.
        const auto before = last.find(event.agent);
        const bool stays = event.kind == Kind::removed && before != last.end() &&
                           before->second.kind == Kind::arrived;
        if (!stays)
            last[event.agent] = event;
    }
    for (const auto& [id, event] : last) {
        if (event.kind == Kind::arrived)
            ++summary.arrived;
        if (event.kind == Kind::stuck)
            ++summary.stuck[steer::name(event.reason)];
    }
    return summary;
}

std::string text(const steer::Recording& recording, const ReplaySummary& summary)
{
    const double duration = std::nearbyint(1000 * recording.duration()) / 1000;
    std::string line = counted(summary.agents, "agent") + " in " +
                       counted(summary.groups, "group") + ", " +
                       counted(recording.frameCount(), "frame") + ", " +
                       nav::shortestText(duration) + (duration == 1 ? " second" : " seconds");
    if (!recording.info().params)
        return line + '\n';
    line += "; " + std::to_string(summary.arrived) + " arrived, ";
    std::size_t stuck = 0;
    std::string reasons;
    for (const auto& [reason, count] : summary.stuck) {
        stuck += count;
        reasons += (reasons.empty() ? " (" : ", ") + std::to_string(count) + ' ' + reason;
    }
    return line + std::to_string(stuck) + " stuck" + reasons + (stuck > 0 ? ")\n" : "\n");
}

nav::Json::Object json(const steer::Recording& recording, const ReplaySummary& summary)
{
    const auto whole = [](std::size_t count) { return nav::Json(std::int64_t(count)); };
    nav::Json::Object stuck;
    for (const auto& [reason, count] : summary.stuck)
        stuck[reason] = whole(count);
    return {{"agents", whole(summary.agents)},
            {"agentFrames", whole(agentFramesOf(recording))},
            {"arrived", whole(summary.arrived)},
            {"duration", recording.duration()},
            {"frames", whole(recording.frameCount())},
            {"groups", whole(summary.groups)},
            {"simulated", recording.info().params.has_value()},
            {"source", recording.info().source},
            {"step", recording.info().step},
            {"stuck", stuck}};
}

std::string text(const steer::Recording& recording, const steer::Verification& verification)
{
    const std::string frame = "frame " + std::to_string(verification.frames);
    switch (verification.outcome) {
    case Outcome::verified:
        return "Verified: a second run gave the same " + counted(verification.frames, "frame") +
               ", bit for bit.";
    case Outcome::mapDiffers:
        return "The obstacles, groups or agents of the map are not the recorded ones.";
    case Outcome::cancelled:
        return "Verified up to " + frame + '.';
    case Outcome::differs:
        break;
    }
    std::string line = "A second run differs from " + frame + " on: ";
    if (!verification.agent)
        return line + "all agents are where they were recorded, but their memory differs.";
    const steer::Verification::Agent& agent = *verification.agent;
    line += "agent " + std::to_string(agent.id) + " of group \"" +
            excerpt(groupName(recording, agent.group)) + "\"";
    if (!agent.stack.empty())
        line += " (" + stackText(agent.stack) + ")";
    if (!agent.distance)
        return line + " is in only one of them.";
    return line + " is " + nav::shortestText(*agent.distance) + " from where it was recorded.";
}

nav::Json json(const steer::Recording& recording, const steer::Verification& verification)
{
    nav::Json::Object object{{"frames", std::int64_t(verification.frames)},
                             {"outcome", name(verification.outcome)}};
    if (const auto& agent = verification.agent) {
        nav::Json::Array stack;
        for (const steer::StackedBehaviour& behaviour : agent->stack)
            stack.emplace_back(steer::name(behaviour.kind));
        nav::Json::Object entry{{"behaviours", stack},
                                {"group", groupName(recording, agent->group)},
                                {"id", std::int64_t(agent->id)}};
        if (agent->distance)
            entry["distance"] = *agent->distance;
        object["agent"] = entry;
    }
    return object;
}

} // namespace thicket::cli
