#include "libnav/map/underlaycodec.h"

#include "libnav/map/membertable.h"

namespace thicket::nav {
namespace {

/// Reads one corner of the box. Both corners are required.
template <Point Box::*Corner> Member<Underlay> corner(std::string_view key)
{
    return {.key = key,
            .read = [](Members& members, const Member<Underlay>& self,
                       Underlay& out) { members.point(self.key, out.box.*Corner); },
            .write = [](std::string& out,
                        const Underlay& underlay) { append(out, underlay.box.*Corner); }};
}

const MemberTable<Underlay>& underlayMembers()
{
    static const MemberTable<Underlay> table{
        text<&Underlay::image>("image", true),
        corner<&Box::min>("min"),
        corner<&Box::max>("max"),
        flag<&Underlay::locked>("locked"),
        opacity<&Underlay::opacity>("opacity"),
        flagUnlessTrue<&Underlay::visible>("visible"),
    };
    return table;
}

} // namespace

void readUnderlay(Members& members, Underlay& out)
{
    underlayMembers().read(members, out);
    members.rest(out.unknown);
}

void writeUnderlay(std::string& out, const Underlay& underlay)
{
    writeMembers(out, underlayMembers(), underlay);
}

} // namespace thicket::nav
