#include "libnav/map/motioncodec.h"

#include "libnav/map/membertable.h"

namespace thicket::nav {
namespace {

/// A motion has one or the other.
void readTrack(Members& members, const Member<Motion>& self, Motion& out)
{
    if (!members.has("turn"))
        return members.points(self.key, out.track, self.atLeast);
    if (const JsonValue* const value = members.take(self.key))
        members.fail(value->offset(), "a motion has a `track` or a `turn`, not both");
}

void readTurn(Members& members, const Member<Motion>& self, Motion& out)
{
    if (!members.has(self.key))
        return;
    Turn& turn = out.turn.emplace();
    members.number(self.key, turn.angle, self.range);
    if (members.has("hinge"))
        members.point("hinge", turn.hinge);
    out.speed = speedOfTurns;
}

double usualSpeed(const Motion& motion) { return motion.turn ? speedOfTurns : Motion().speed; }

Member<Motion> track()
{
    Member<Motion> member = points<&Motion::track>("track", 1);
    member.read = readTrack;
    member.isWritten = [](const Motion& motion) { return !motion.turn; };
    return member;
}

/// Not written if it is what a motion has that does not set it.
template <auto Field> Member<Motion> amount(std::string_view key, const char* rule)
{
    Member<Motion> member = number<Field>(key, sizeRange(rule));
    member.read = [](Members& members, const Member<Motion>& self, Motion& out) {
        if (members.has(self.key))
            members.number(self.key, out.*Field, self.range);
    };
    member.isWritten = [](const Motion& motion) { return motion.*Field != Motion().*Field; };
    return member;
}

Member<Motion> speed()
{
    Member<Motion> member = amount<&Motion::speed>("speed", "a speed must be 0 or more");
    member.isWritten = [](const Motion& motion) { return motion.speed != usualSpeed(motion); };
    return member;
}

void readCourse(Members& members, const Member<Motion>& self, Motion& out)
{
    const JsonValue* const value = members.take(self.key);
    if (!value)
        return;
    const auto course = courseNamed(value->is(JsonKind::string) ? value->text() : "");
    if (!course)
        return members.fail(value->offset(),
                            "`course` must be \"once\", \"toAndFro\" or \"round\"");
    out.course = *course;
}

const MemberTable<Motion>& motionMembers()
{
    constexpr const char* timeRule = "a time must be 0 or more";
    static const MemberTable<Motion> table{
        track(),
        {.key = "turn",
         .read = readTurn,
         .write = [](std::string& out,
                     const Motion& motion) { appendShortest(out, motion.turn->angle); },
         .isWritten = [](const Motion& motion) { return motion.turn.has_value(); },
         .range = {-mostTurned, mostTurned, "a turn must lie within 1e6 degrees of 0"}},
        // Read with the turn.
        {.key = "hinge",
         .read = [](Members&, const Member<Motion>&, Motion&) {},
         .write = [](std::string& out, const Motion& motion) { append(out, motion.turn->hinge); },
         .isWritten =
             [](const Motion& motion) { return motion.turn && motion.turn->hinge != Point{}; }},
        speed(),
        {.key = "course",
         .read = readCourse,
         .write = [](std::string& out,
                     const Motion& motion) { appendQuoted(out, name(motion.course)); },
         .isWritten = [](const Motion& motion) { return motion.course != Motion().course; }},
        amount<&Motion::start>("start", timeRule),
        amount<&Motion::pauseAtEnd>("pauseAtEnd", timeRule),
        amount<&Motion::pauseAtStart>("pauseAtStart", timeRule),
    };
    return table;
}

} // namespace

void readMotion(Members& members, Motion& out)
{
    motionMembers().read(members, out);
    members.rest(out.unknown);
}

void writeMotion(std::string& out, const Motion& motion)
{
    writeMembers(out, motionMembers(), motion);
}

} // namespace thicket::nav
