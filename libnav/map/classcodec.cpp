#include "libnav/map/classcodec.h"

#include "libnav/map/membertable.h"

namespace thicket::nav {
namespace {

const MemberTable<AgentClass>& classMembers()
{
    static const MemberTable<AgentClass> table{
        optionalText<&AgentClass::name>("name"),
        number<&AgentClass::radius>("radius", sizeRange("a radius must be 0 or more"), true),
    };
    return table;
}

} // namespace

void readClass(Members& members, AgentClass& out)
{
    classMembers().read(members, out);
    members.rest(out.unknown);
}

void writeClass(std::string& out, const AgentClass& agentClass)
{
    writeMembers(out, classMembers(), agentClass);
}

} // namespace thicket::nav
