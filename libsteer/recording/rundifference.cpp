#include "libsteer/recording/rundifference.h"

#include "libnav/json/json.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

namespace thicket::steer {

namespace {

struct Place {
    std::uint32_t id = 0;
    Point position;
};

/// Reads a recording's frames in order, as places in ascending order of ids.
class PlacesById {
public:
    explicit PlacesById(const Recording& recording) : m_cursor(recording) {}

    const std::vector<Place>& frame(std::uint32_t k)
    {
        m_cursor.frame(k, m_frame);
        m_places.clear();
        const auto agents = m_cursor.recording().agents();
        for (const FrameAgent& shown : m_frame)
            m_places.push_back({agents[shown.agent].id, shown.position});
        if (!std::ranges::is_sorted(m_places, {}, &Place::id))
            std::ranges::sort(m_places, {}, &Place::id);
        return m_places;
    }

private:
    RecordingCursor m_cursor;
    Frame m_frame;
    std::vector<Place> m_places;
};

/// The differences of all agents so far.
class Differences {
public:
    void compare(std::uint32_t frame, const std::vector<Place>& first,
                 const std::vector<Place>& second)
    {
        auto a = first.begin();
        auto b = second.begin();
        while (a != first.end() || b != second.end()) {
            if (b == second.end() || (a != first.end() && a->id < b->id)) {
                ++of((a++)->id, frame).onlyFirst;
            } else if (a == first.end() || b->id < a->id) {
                ++of((b++)->id, frame).onlySecond;
            } else {
                if (a->position != b->position)
                    depart(of(a->id, frame), frame, lengthOf(a->position - b->position));
                ++a;
                ++b;
            }
        }
    }

    void arrive(const Recording& recording, std::uint32_t frames,
                std::optional<std::uint32_t> AgentDifference::*arrival)
    {
        for (const RecordedEvent& event : recording.events()) {
            const auto found = m_of.find(event.agent);
            if (event.kind != RecordedEvent::Kind::arrived || event.frame >= frames ||
                found == m_of.end())
                continue;
            std::optional<std::uint32_t>& first = m_all[found->second].*arrival;
            if (!first)
                first = event.frame;
        }
    }

    std::vector<AgentDifference> take()
    {
        std::ranges::sort(m_all, {}, [](const AgentDifference& one) {
            return std::pair(one.firstFrame, one.id);
        });
        return std::move(m_all);
    }

private:
    AgentDifference& of(std::uint32_t id, std::uint32_t frame)
    {
        const auto [found, isNew] = m_of.try_emplace(id, m_all.size());
        if (isNew)
            m_all.push_back(
                {.id = id, .firstFrame = frame, .firstArrival = {}, .secondArrival = {}});
        return m_all[found->second];
    }
    static void depart(AgentDifference& agent, std::uint32_t frame, double distance)
    {
        if (distance <= agent.farthest)
            return;
        agent.farthest = distance;
        agent.farthestFrame = frame;
    }

    std::vector<AgentDifference> m_all;
    std::unordered_map<std::uint32_t, std::size_t> m_of; ///< places in m_all, by id
};

std::size_t agentsIn(const Recording& first, const Recording& second)
{
    std::vector<std::uint32_t> ids;
    for (const Recording* recording : {&first, &second})
        for (const RecordedAgent& agent : recording->agents())
            ids.push_back(agent.id);
    std::ranges::sort(ids);
    return static_cast<std::size_t>(std::unique(ids.begin(), ids.end()) - ids.begin());
}

} // namespace

Result<RunDifference> differenceOf(const Recording& first, const Recording& second,
                                   const std::function<bool(std::uint32_t)>& goesOn)
{
    if (first.info().step != second.info().step)
        return Unexpected(
            "The recordings have different steps: " + nav::shortestText(first.info().step) +
            " and " + nav::shortestText(second.info().step) + " seconds.");
    RunDifference difference;
    difference.agents = agentsIn(first, second);
    const std::uint32_t frames = std::min(first.frameCount(), second.frameCount());
    PlacesById placesOfFirst(first);
    PlacesById placesOfSecond(second);
    Differences differences;
    for (std::uint32_t k = 0; k < frames && difference.isComplete; ++k) {
        differences.compare(k, placesOfFirst.frame(k), placesOfSecond.frame(k));
        difference.frames = k + 1;
        difference.isComplete = !goesOn || goesOn(k + 1) || k + 1 == frames;
    }
    differences.arrive(first, difference.frames, &AgentDifference::firstArrival);
    differences.arrive(second, difference.frames, &AgentDifference::secondArrival);
    difference.differing = differences.take();
    return difference;
}

} // namespace thicket::steer
