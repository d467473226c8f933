#include "libnav/map/groupcodec.h"

#include "libnav/map/membertable.h"

namespace thicket::nav {
namespace {

NumberRange positive(const char* rule) { return {0, coordinateLimit, rule, true}; }

void readAtGoal(Members& members, const Member<AgentGroup>& self, AgentGroup& out)
{
    const JsonValue* const value = members.take(self.key);
    if (!value)
        return;
    const std::string_view text = value->is(JsonKind::string) ? value->text() : "";
    if (text == name(AtGoal::stay))
        out.atGoal = AtGoal::stay;
    else if (text == name(AtGoal::leave))
        out.atGoal = AtGoal::leave;
    else
        members.fail(value->offset(), "`atGoal` must be \"stay\" or \"leave\"");
}

const MemberTable<AgentGroup>& groupMembers()
{
    static const MemberTable<AgentGroup> table{
        text<&AgentGroup::name>("name", true),
        number<&AgentGroup::maxSpeed>("maxSpeed", positive("a speed must be more than 0")),
        number<&AgentGroup::maxForce>("maxForce", positive("a force must be more than 0")),
        optionalId<&AgentGroup::goal>("goal"),
        optionalNumber<&AgentGroup::goalRadius>("goalRadius",
                                                positive("a goal's radius must be more than 0")),
        {.key = "atGoal",
         .read = readAtGoal,
         .write = [](std::string& out,
                     const AgentGroup& group) { appendQuoted(out, name(group.atGoal)); },
         .isWritten = [](const AgentGroup& group) { return group.atGoal != AtGoal::stay; }},
        {.key = "behaviours",
         .read = [](Members& members, const Member<AgentGroup>& self,
                    AgentGroup& out) { members.array(self.key, out.behaviours); },
         .write = [](std::string& out,
                     const AgentGroup& group) { out += Json(group.behaviours).text(); },
         .isWritten = [](const AgentGroup& group) { return !group.behaviours.empty(); }},
    };
    return table;
}

} // namespace

void readGroup(Members& members, AgentGroup& out)
{
    groupMembers().read(members, out);
    members.rest(out.unknown);
}

void writeGroup(std::string& out, const AgentGroup& group)
{
    writeMembers(out, groupMembers(), group);
}

} // namespace thicket::nav
