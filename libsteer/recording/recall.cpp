#include "libsteer/recording/recall.h"

#include "libsteer/recording/recorder.h"
#include "libsteer/scenario/behaviourparams.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace thicket::steer {

namespace {

/// So many steps before a frame each fan has sensed the rays that it uses there.
std::uint64_t stepsOfMemory(const RecordingInfo& info)
{
    double longest = 0;
    for (const CrowdGroup& group : info.groups)
        for (const StackedBehaviour& part : group.stack)
            if (part.kind == BehaviourKind::rayFan)
                longest = std::max(longest, paramsOf<RayFanParams>(part, {}).interval);
    return static_cast<std::uint64_t>(std::ceil(longest / info.step)) + 1;
}

} // namespace

Result<Recall> Recall::of(const Recording& recording, const Scenario& scenario)
{
    const RecordingInfo& info = recording.info();
    if (!info.params)
        return Unexpected("The recording was not simulated, so that it cannot be run again.");
    if (info.mapHash != scenarioHash(scenario))
        return Unexpected("The recording is of other obstacles, groups or agents than the map's.");
    const Result<Crowd> crowd = Crowd::of(scenario, *info.params);
    if (!crowd)
        return Unexpected(crowd.error());
    KeyCrowds kept = KeyCrowds::fitting(*crowd);
    kept.offer(*crowd);
    return Recall(recording, std::move(kept));
}

Recall::Recall(Recording recording, KeyCrowds kept)
    : m_recording(std::move(recording)), m_kept(std::move(kept))
{
    assert(!m_kept.isEmpty());
}

void Recall::extend(Recording recording, const KeyCrowds& kept)
{
    // An input may have come after the last frame that was known.
    if (m_last && m_last->steps() >= m_recording.frameCount())
        m_last.reset();
    m_recording = std::move(recording);
    if (kept.size() * kept.interval() > m_kept.size() * m_kept.interval())
        m_kept = kept;
}

Result<void> Recall::takeInputs(Crowd& crowd) const
{
    const auto inputs = m_recording.inputs();
    auto input = std::ranges::lower_bound(inputs, crowd.steps(), {}, &RecordedInput::step);
    for (; input != inputs.end() && input->step == crowd.steps(); ++input) {
        if (const Result<void> applied = crowd.apply(input->input); !applied)
            return Unexpected("The crowd refuses an input after frame " +
                              std::to_string(crowd.steps()) + ": " + applied.error().text());
    }
    return {};
}

Result<Recalled> Recall::records(std::uint32_t frame, std::vector<std::uint32_t> ids,
                                 const RecallOptions& options)
{
    assert(frame < m_recording.frameCount());
    std::ranges::sort(ids);
    if (ids != m_ids)
        m_last.reset();
    m_ids = std::move(ids);
    const auto kept = [](const Crowd& crowd) {
        return Recalled(std::in_place, crowd.records().begin(), crowd.records().end());
    };
    if (m_last && m_last->steps() == frame + std::uint64_t(1))
        return kept(*m_last);
    Crowd crowd = startFor(frame);
    while (crowd.steps() <= frame) {
        if (options.goesOn && !options.goesOn())
            return Recalled();
        if (crowd.steps() == frame && crowd.hash() != m_recording.hash(frame))
            return Unexpected(
                "The crowd moves otherwise than was recorded, at the latest at frame " +
                std::to_string(frame) + ".");
        m_kept.offer(crowd);
        if (const Result<void> taken = takeInputs(crowd); !taken)
            return Unexpected(taken.error());
        crowd.step(options.threads);
    }
    m_last.emplace(std::move(crowd));
    return kept(*m_last);
}

/// A crowd that watches the agents from before the frame on, early enough to know the rays that
/// their fans use there.
Crowd Recall::startFor(std::uint32_t frame)
{
    const std::uint64_t memory = stepsOfMemory(m_recording.info());
    const std::uint64_t from = frame > memory ? frame - memory : 0;
    const std::shared_ptr<const Crowd> kept = m_kept.atOrBefore(from);
    if (m_last && m_last->steps() <= frame && m_last->steps() >= kept->steps())
        return *std::exchange(m_last, std::nullopt);
    Crowd crowd = *kept;
    crowd.watch(m_ids);
    return crowd;
}

} // namespace thicket::steer
