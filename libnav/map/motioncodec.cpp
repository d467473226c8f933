#include "libnav/map/motioncodec.h"

#include "libnav/map/membertable.h"

namespace thicket::nav {
namespace {

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
        points<&Motion::track>("track", 1),
        amount<&Motion::speed>("speed", "a speed must be 0 or more"),
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
