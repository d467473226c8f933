#include "libsteer/recording/recordingcode.h"

#include "libsteer/scenario/parameters.h"

#include <utility>

namespace thicket::steer {
/// Passes a member that is a struct to the function below that names its members. Found by
/// argument-dependent lookup, hence those functions are not in an unnamed namespace.
static constexpr auto members = [](auto& stream, auto& value) { codeMembers(stream, value); };

template <class Stream> static void require(Stream& stream, bool holds)
{
    if (!holds)
        stream.fail();
}

/// The last list of a value, absent if it is empty: so older files are read, and written, as
/// before.
template <class Stream, class T> static void codeLast(Stream& stream, std::vector<T>& values)
{
    if constexpr (Stream::reads) {
        values.clear();
        if (stream.left() == 0)
            return;
    } else if (values.empty()) {
        return;
    }
    stream.list(values, members);
}

template <class Stream> static void codeMembers(Stream& stream, Point& point)
{
    auto& [x, y] = point;
    stream.number(x);
    stream.number(y);
}

/// A parameter by its key: a later version may have others.
template <class Stream>
static void codeSetting(Stream& stream, Setting& setting, BehaviourKind kind)
{
    auto& [parameter, value] = setting;
    std::string key;
    if constexpr (!Stream::reads)
        key = parametersOf(kind)[parameter].key;
    stream.text(key);
    stream.number(value);
    if constexpr (Stream::reads) {
        const auto known = parameterNamed(kind, key);
        require(stream, known && parametersOf(kind)[*known].allows(value));
        parameter = known.value_or(0);
    }
}

template <class Stream> static void codeMembers(Stream& stream, TargetGroup& target)
{
    stream.whole(target.group);
}

template <class Stream> static void codeMembers(Stream& stream, TargetAgent& target)
{
    stream.whole(target.id);
}

template <class Stream> static void codeMembers(Stream& stream, TargetGoal& target)
{
    stream.whole(target.group);
}

template <class Stream> static void codeMembers(Stream& stream, nav::Box& box)
{
    auto& [min, max] = box;
    codeMembers(stream, min);
    codeMembers(stream, max);
}

/// The highest bit of the kind tells whether there are settings or targets, so that behaviours
/// without any are coded as in version 1.
template <class Stream> static void codeMembers(Stream& stream, StackedBehaviour& behaviour)
{
    constexpr std::uint8_t hasMore = 0x80;
    auto& [kind, weight, settings, targets] = behaviour;
    auto head = static_cast<std::uint8_t>(kind);
    if (!settings.empty() || !targets.empty())
        head |= hasMore;
    stream.whole(head);
    const auto number = static_cast<std::uint8_t>(head & ~hasMore);
    if (number > static_cast<std::uint8_t>(lastBehaviourKind)) {
        stream.fail();
        return;
    }
    kind = static_cast<BehaviourKind>(number);
    stream.number(weight);
    if (!(head & hasMore))
        return;
    stream.list(settings, [&behaviour](Stream& from, Setting& setting) {
        codeSetting(from, setting, behaviour.kind);
    });
    stream.list(targets, members);
}

template <class Stream> static void codeMembers(Stream& stream, CrowdGroup& group)
{
    auto& [name, maxSpeed, maxForce, goal, goalRadius, leavesAtGoal, stack] = group;
    stream.text(name);
    stream.number(maxSpeed);
    stream.number(maxForce);
    stream.maybe(goal, members);
    stream.number(goalRadius);
    stream.flag(leavesAtGoal);
    stream.list(stack, members);
}

template <class Stream> static void codeMembers(Stream& stream, CrowdParams& params)
{
    auto& [step, seed, denominator, cell, flowCell] = params;
    stream.number(step);
    stream.whole(seed);
    stream.whole(denominator);
    stream.number(cell);
    stream.number(flowCell);
}

template <class Stream> static void codeMembers(Stream& stream, MinusZero& zero)
{
    auto& [frame, id, axis] = zero;
    stream.whole(frame);
    stream.whole(id);
    stream.whole(axis);
}

template <class Stream> static void codeMembers(Stream& stream, TrajectoryNotation& notation)
{
    auto& [header, separator, byAgent, perUnit, firstFrame, minusZeros] = notation;
    stream.text(header);
    stream.whole(separator);
    stream.flag(byAgent);
    stream.whole(perUnit);
    stream.whole(firstFrame);
    stream.list(minusZeros, members);
    require(stream, (perUnit == 1 || perUnit == 100 || perUnit == 1000) &&
                        (separator == ' ' || separator == '\t'));
}

template <class Stream> static void codeMembers(Stream& stream, RecordingInfo& info)
{
    auto& [step, denominator, hasHeights, groups, source, mapHash, params, notation, moving] = info;
    stream.number(step);
    stream.whole(denominator);
    stream.flag(hasHeights);
    stream.list(groups, members);
    stream.text(source);
    stream.whole(mapHash);
    stream.maybe(params, members);
    stream.maybe(notation, members);
    require(stream, step > 0 && denominator >= 1 && denominator <= std::uint64_t{1} << 52);
    codeLast(stream, moving);
}

template <class Stream> static void codeMembers(Stream& stream, RecordedAgent& agent)
{
    auto& [id, group, radius, maxSpeed, maxForce, heading, begin, end] = agent;
    stream.whole(id);
    stream.whole(group);
    stream.number(radius);
    stream.number(maxSpeed);
    stream.number(maxForce);
    codeMembers(stream, heading);
    // `end` is computed from the frames. So is `begin` of an agent that any frame shows.
    stream.whole(begin);
    end = begin;
}

template <class Stream> static void codeMembers(Stream& stream, RecordedEvent& event)
{
    auto& [frame, agent, kind, reason] = event;
    stream.whole(frame);
    stream.whole(agent);
    stream.choice(kind, RecordedEvent::Kind::input);
    stream.choice(reason, StuckReason::idle);
}

template <class Stream> static void codeMembers(Stream& stream, nav::Circle& circle)
{
    auto& [center, radius, inverted] = circle;
    codeMembers(stream, center);
    stream.number(radius);
    stream.flag(inverted);
}

template <class Stream> static void codeMembers(Stream& stream, nav::Wall& wall)
{
    auto& [points, thickness, closed] = wall;
    stream.list(points, members);
    stream.number(thickness);
    stream.flag(closed);
}

template <class Stream> static void codeMembers(Stream& stream, nav::Polygon& polygon)
{
    auto& [points, inverted] = polygon;
    stream.list(points, members);
    stream.flag(inverted);
}

/// Codes the index of the alternative, then its value.
template <class Stream, class... Kinds>
static void codeMembers(Stream& stream, std::variant<Kinds...>& variant)
{
    auto kind = static_cast<std::uint8_t>(variant.index());
    stream.whole(kind);
    require(stream, kind < sizeof...(Kinds));
    std::uint8_t i = 0;
    const auto codeOne = [&]<class Kind>(std::in_place_type_t<Kind>) {
        if (i++ != kind)
            return;
        if constexpr (Stream::reads)
            variant.template emplace<Kind>();
        codeMembers(stream, std::get<Kind>(variant));
    };
    (codeOne(std::in_place_type<Kinds>), ...);
}

template <class Stream> static void codeMembers(Stream& stream, nav::ObstacleChange& change)
{
    auto& [id, after] = change;
    stream.whole(id);
    stream.maybe(after, members);
}

template <class Stream> static void codeMembers(Stream& stream, CrowdAgent& agent)
{
    auto& [id, group, position, heading, radius] = agent;
    stream.whole(id);
    stream.whole(group);
    codeMembers(stream, position);
    codeMembers(stream, heading);
    stream.number(radius);
}

template <class Stream> static void codeMembers(Stream& stream, AddAgent& input)
{
    codeMembers(stream, input.agent);
}

template <class Stream> static void codeMembers(Stream& stream, RemoveAgent& input)
{
    stream.whole(input.id);
}

template <class Stream> static void codeMembers(Stream& stream, SetGoal& input)
{
    stream.whole(input.group);
    codeMembers(stream, input.goal);
}

template <class Stream> static void codeMembers(Stream& stream, ChangeObstacles& input)
{
    stream.list(input.changes, members);
}

template <class Stream> static void codeMembers(Stream& stream, RecordedInput& recorded)
{
    auto& [step, input] = recorded;
    stream.whole(step);
    codeMembers(stream, input);
}

template <class Stream> static void codeMembers(Stream& stream, nav::Obstacle& obstacle)
{
    auto& [id, shape] = obstacle;
    stream.whole(id);
    codeMembers(stream, shape);
}

/// The highest bit of the course tells whether it turns, so that tracks are coded as in version 4.
template <class Stream> static void codeMembers(Stream& stream, MovingObstacle& one)
{
    auto& [obstacle, motion] = one;
    codeMembers(stream, obstacle);
    auto& [track, turn, course, speed, start, pauseAtEnd, pauseAtStart, unknown] = motion;
    stream.list(track, members);
    constexpr std::uint8_t turns = 0x80;
    auto head = static_cast<std::uint8_t>(static_cast<std::uint8_t>(course) | (turn ? turns : 0));
    stream.whole(head);
    const auto number = static_cast<std::uint8_t>(head & ~turns);
    require(stream, number <= static_cast<std::uint8_t>(nav::Course::round));
    course = static_cast<nav::Course>(number);
    if (head & turns) {
        auto& [angle, hinge] = turn ? *turn : turn.emplace();
        stream.number(angle);
        require(stream, std::abs(angle) <= nav::mostTurned);
        codeMembers(stream, hinge);
    }
    for (double* const amount : {&speed, &start, &pauseAtEnd, &pauseAtStart}) {
        stream.number(*amount);
        require(stream, *amount >= 0);
    }
    static_cast<void>(unknown); // means nothing to a crowd
}

template <class Stream> static void codeMembers(Stream& stream, SpawnArea& area)
{
    auto& [id, group, center, radius, agentRadius, count, rate, from, until, seed, corners] = area;
    stream.whole(id);
    stream.whole(group);
    codeMembers(stream, center);
    stream.number(radius);
    stream.number(agentRadius);
    stream.whole(count);
    stream.number(rate);
    stream.number(from);
    stream.maybe(until, [](Stream& to, double& time) { to.number(time); });
    stream.whole(seed);
    static_assert(!Stream::reads); // a round area has the hash that it had before there were others
    if (!corners.empty())
        stream.list(corners, members);
}

template <class Stream> static void codeMembers(Stream& stream, Scenario& scenario)
{
    auto& [obstacles, groups, agents, spawns, firstSpawned, moving] = scenario;
    stream.list(obstacles, members);
    stream.list(groups, members);
    stream.list(agents, members);
    // Without spawn areas and motions a scenario keeps the hash that older recordings have of it.
    if (spawns.empty() && moving.empty())
        return;
    stream.list(spawns, members);
    stream.whole(firstSpawned);
    codeLast(stream, moving);
}

template <class Stream> static void codeMembers(Stream& stream, RecordedWait& wait)
{
    auto& [frame, obstacle, begins] = wait;
    stream.whole(frame);
    stream.whole(obstacle);
    stream.flag(begins);
}

template <class Stream> static void codeMembers(Stream& stream, BlockFacts& facts)
{
    auto& [agents, events, inputs, waits] = facts;
    stream.list(agents, members);
    stream.list(events, members);
    stream.list(inputs, members);
    codeLast(stream, waits);
}

void code(ByteWriter& stream, RecordingInfo& info) { codeMembers(stream, info); }
void code(ByteReader& stream, RecordingInfo& info) { codeMembers(stream, info); }
void code(ByteWriter& stream, Scenario& scenario) { codeMembers(stream, scenario); }
void code(ByteWriter& stream, BlockFacts& facts) { codeMembers(stream, facts); }
void code(ByteReader& stream, BlockFacts& facts) { codeMembers(stream, facts); }

} // namespace thicket::steer
