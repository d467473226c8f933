#include "libsteer/recording/verify.h"

#include "libsteer/recording/recorder.h"

#include <algorithm>

namespace thicket::steer {
namespace {

using Outcome = Verification::Outcome;

/// Positions by id. In frames agents are in the order of the recording.
std::vector<std::pair<std::uint32_t, Point>> placesOf(const Recording& recording,
                                                      const Frame& frame)
{
    std::vector<std::pair<std::uint32_t, Point>> places;
    for (const FrameAgent& shown : frame)
        places.emplace_back(recording.agents()[shown.agent].id, shown.position);
    std::sort(places.begin(), places.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    return places;
}

std::uint32_t groupOf(const Recording& recording, std::uint32_t id)
{
    const auto agents = recording.agents();
    const auto found = std::find_if(agents.begin(), agents.end(),
                                    [id](const RecordedAgent& one) { return one.id == id; });
    return found == agents.end() ? 0 : found->group;
}

std::optional<Verification::Agent> firstElsewhere(const Recording& recording, const Frame& frame,
                                                  const Crowd& crowd)
{
    const auto places = placesOf(recording, frame);
    const auto agents = crowd.agents();
    std::optional<Verification::Agent> first;
    auto place = places.begin();
    auto agent = agents.begin();
    while (!first && (place != places.end() || agent != agents.end())) {
        if (agent == agents.end() || (place != places.end() && place->first < agent->id)) {
            first = {place->first, groupOf(recording, place->first), {}, {}};
        } else if (place == places.end() || agent->id < place->first) {
            first = {agent->id, agent->group, {}, {}};
        } else if (agent->position != place->second) {
            first = {agent->id, agent->group, lengthOf(agent->position - place->second), {}};
        } else {
            ++place;
            ++agent;
        }
    }
    if (first && first->group < crowd.groups().size())
        first->stack = crowd.groups()[first->group].stack;
    return first;
}

} // namespace

Result<Verification> verify(const Recording& recording, const nav::Map& map,
                            const VerifyOptions& options)
{
    const Result<Scenario> scenario = scenarioOf(map);
    if (!scenario)
        return Unexpected(scenario.error());
    return verify(recording, *scenario, options);
}

Result<Verification> verify(const Recording& recording, const Scenario& scenario,
                            const VerifyOptions& options)
{
    const RecordingInfo& info = recording.info();
    if (!info.params)
        return Unexpected("The recording was not simulated, so that it cannot be run again.");
    if (info.mapHash != scenarioHash(scenario))
        return Verification{Outcome::mapDiffers, 0, {}};
    Result<Crowd> crowd = Crowd::of(scenario, *info.params);
    if (!crowd)
        return Unexpected(crowd.error());
    RecordingCursor cursor(recording);
    Frame frame;
    auto input = recording.inputs().begin();
    for (std::uint32_t k = 0; k < recording.frameCount(); ++k) {
        if (k > 0)
            crowd->step(options.threads);
        if (crowd->hash() != recording.hash(k)) {
            cursor.frame(k, frame);
            return Verification{Outcome::differs, k, firstElsewhere(recording, frame, *crowd)};
        }
        for (; input != recording.inputs().end() && input->step == k; ++input) {
            if (const Result<void> applied = crowd->apply(input->input); !applied) {
                return Unexpected("The crowd refuses an input after frame " + std::to_string(k) +
                                  ": " + applied.error().text());
            }
        }
        if (options.goesOn && !options.goesOn(k + 1))
            return Verification{Outcome::cancelled, k + 1, {}};
    }
    return Verification{Outcome::verified, recording.frameCount(), {}};
}

} // namespace thicket::steer
