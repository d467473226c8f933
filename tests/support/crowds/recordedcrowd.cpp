#include "tests/support/crowds/recordedcrowd.h"

#include "tests/support/geometry/randompart.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace thicket::test {
namespace {

struct Walker {
    LatticeAgent place;
    std::int64_t dx = 0;
    std::int64_t dy = 0;
    bool isHere = false;
    bool stands = false;
};

constexpr std::int64_t farthest = std::int64_t{1} << 53;

std::int64_t within(std::mt19937_64& random, std::int64_t most)
{
    return static_cast<std::int64_t>(std::floor((2 * part(random) - 1) * double(most)));
}

void goOn(Walker& walker, const CrowdHabits& habits, std::mt19937_64& random)
{
    if (walker.stands)
        return;
    walker.dx = walker.dx * 7 / 8 + within(random, habits.push);
    walker.dy = walker.dy * 7 / 8 + within(random, habits.push);
    walker.place.x = std::clamp(walker.place.x + walker.dx, -farthest, farthest);
    walker.place.y = std::clamp(walker.place.y + walker.dy, -farthest, farthest);
    walker.place.z += habits.hasHeights ? within(random, 3) : 0;
    if (part(random) < habits.jumping)
        walker.place.x = within(random, farthest);
    if (part(random) < habits.jumping)
        walker.place.y = part(random) < 0.5 ? farthest : -farthest;
}

} // namespace

const std::vector<NamedHabits>& crowdsOfAllKinds()
{
    constexpr std::int64_t edge = (std::int64_t{1} << 53) - 5000;
    static const std::vector<NamedHabits> kinds{
        {"walking", {}},
        {"coming and going", {.coming = 0.05, .leaving = 0.03}},
        {"all change", {.frames = 90, .coming = 0.5, .leaving = 0.5}},
        {"jumping", {.jumping = 0.05}},
        {"far from the origin", {.origin = edge, .spread = 4000}},
        {"far on the other side", {.origin = -edge, .spread = 4000}},
        {"standing", {.standing = 1}},
        {"half of them standing", {.standing = 0.5}},
        {"creeping", {.push = 3}},
        {"one agent", {.agents = 1, .coming = 0.2, .leaving = 0.1}},
        {"no agents", {.agents = 0}},
        {"no frames", {.frames = 0}},
        {"one frame", {.frames = 1}},
        {"a whole block", {.frames = 64}},
        {"a block and a frame", {.frames = 65}},
        {"heights", {.coming = 0.1, .leaving = 0.05, .hasHeights = true}},
    };
    return kinds;
}

RecordedCrowd randomCrowd(const CrowdHabits& habits, std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    RecordedCrowd crowd;
    crowd.info.hasHeights = habits.hasHeights;
    crowd.info.denominator = std::uint64_t{1} << (random() % 30);
    crowd.info.mapHash = random();
    crowd.info.groups.resize(2);
    crowd.info.groups[0].name = "walkers";
    crowd.info.groups[1].goal = steer::Point{1, 2};
    crowd.info.source = "random";
    std::vector<Walker> walkers(habits.agents);
    for (std::size_t i = 0; i < habits.agents; ++i) {
        steer::RecordedAgent agent;
        agent.id = static_cast<std::uint32_t>(7 * (habits.agents - i));
        agent.group = static_cast<std::uint32_t>(i % 2);
        agent.radius = part(random);
        agent.heading = i % 2 == 0 ? steer::Point{0, -1} : steer::Point{0.6, 0.8};
        crowd.agents.push_back(agent);
        Walker& walker = walkers[i];
        walker.place = {static_cast<std::uint32_t>(i),
                        habits.origin + within(random, habits.spread),
                        habits.origin + within(random, habits.spread),
                        habits.hasHeights ? within(random, 200) : 0};
        walker.stands = part(random) < habits.standing;
    }
    for (std::size_t k = 0; k < habits.frames; ++k) {
        std::vector<LatticeAgent> frame;
        for (Walker& walker : walkers) {
            walker.isHere =
                walker.isHere ? part(random) >= habits.leaving : part(random) < habits.coming;
            goOn(walker, habits, random);
            if (walker.isHere)
                frame.push_back(walker.place);
        }
        crowd.frames.push_back(std::move(frame));
    }
    return crowd;
}

void append(const RecordedCrowd& crowd, std::size_t from, std::size_t to,
            steer::RecordingBuilder& builder)
{
    if (builder.frameCount() == 0) {
        for (const steer::RecordedAgent& agent : crowd.agents)
            builder.addAgent(agent);
    }
    const auto denominator = static_cast<double>(crowd.info.denominator);
    for (std::size_t k = from; k < to; ++k) {
        std::vector<steer::PlacedAgent> placed;
        for (const LatticeAgent& one : crowd.frames[k])
            placed.push_back({one.agent,
                              {double(one.x) / denominator, double(one.y) / denominator},
                              double(one.z) / denominator});
        builder.append(placed, crowd.hash(k));
    }
}

steer::Recording recordingOf(const RecordedCrowd& crowd)
{
    steer::RecordingBuilder builder(crowd.info);
    append(crowd, 0, crowd.frames.size(), builder);
    return builder.recording();
}

std::vector<steer::Frame> shownBy(const RecordedCrowd& crowd)
{
    struct Seen {
        LatticeAgent place;
        std::size_t frame = 0;
        steer::Point heading;
    };
    const auto denominator = static_cast<double>(crowd.info.denominator);
    std::map<std::uint32_t, Seen> seen;
    std::vector<steer::Frame> frames;
    for (std::size_t k = 0; k < crowd.frames.size(); ++k) {
        steer::Frame frame;
        for (const LatticeAgent& one : crowd.frames[k]) {
            steer::FrameAgent shown;
            shown.agent = one.agent;
            shown.position = {double(one.x) / denominator, double(one.y) / denominator};
            shown.height = double(one.z) / denominator;
            shown.heading = crowd.agents[one.agent].heading;
            const auto before = seen.find(one.agent);
            if (before != seen.end() && before->second.frame + 1 == k) {
                const std::int64_t dx = one.x - before->second.place.x;
                const std::int64_t dy = one.y - before->second.place.y;
                shown.velocity = {double(dx) / denominator / crowd.info.step,
                                  double(dy) / denominator / crowd.info.step};
                shown.heading = before->second.heading;
                if (std::max(std::abs(dx), std::abs(dy)) >= 16)
                    shown.heading = steer::unitOr({double(dx), double(dy)}, {});
            }
            seen[one.agent] = {one, k, shown.heading};
            frame.push_back(shown);
        }
        frames.push_back(std::move(frame));
    }
    return frames;
}

std::vector<steer::RecordedAgent> agentsOf(const RecordedCrowd& crowd)
{
    std::vector<steer::RecordedAgent> agents = crowd.agents;
    const auto count = static_cast<std::uint32_t>(crowd.frames.size());
    for (steer::RecordedAgent& agent : agents)
        agent.begin = agent.end = 0;
    std::vector<bool> hasBegun(agents.size());
    for (std::uint32_t k = 0; k < count; ++k) {
        for (const LatticeAgent& one : crowd.frames[k]) {
            if (!hasBegun[one.agent])
                agents[one.agent].begin = k;
            hasBegun[one.agent] = true;
            agents[one.agent].end = k + 1 < count ? k + 1 : steer::RecordedAgent::toTheEnd;
        }
    }
    return agents;
}

std::string difference(const steer::Recording& recording, const RecordedCrowd& crowd,
                       std::size_t frames)
{
    if (recording.frameCount() != frames)
        return std::to_string(recording.frameCount()) + " frames instead of " +
               std::to_string(frames);
    RecordedCrowd part = crowd;
    part.frames.resize(frames);
    const std::vector<steer::RecordedAgent> agents = agentsOf(part);
    for (std::size_t i = 0; i < agents.size(); ++i) {
        const bool isThere = i < recording.agents().size();
        const bool isShown = agents[i].begin != agents[i].end;
        if (isShown ? !isThere || recording.agents()[i] != agents[i]
                    : isThere && recording.agents()[i].begin != recording.agents()[i].end)
            return "agent " + std::to_string(i) + " differs";
    }
    const std::vector<steer::Frame> expected = shownBy(part);
    steer::RecordingCursor cursor(recording);
    steer::Frame frame;
    for (std::uint32_t k = 0; k < frames; ++k) {
        cursor.frame(k, frame);
        if (frame != expected[k] || recording.hash(k) != crowd.hash(k))
            return "frame " + std::to_string(k) + " differs";
    }
    return recording.info() == crowd.info ? "" : "other information";
}

} // namespace thicket::test
