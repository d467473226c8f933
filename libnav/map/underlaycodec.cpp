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
        {.key = "opacity",
         .read =
             [](Members& members, const Member<Underlay>& self, Underlay& out) {
                 if (members.has(self.key))
                     members.number(self.key, out.opacity, self.range);
             },
         .write = [](std::string& out,
                     const Underlay& underlay) { appendShortest(out, underlay.opacity); },
         .isWritten = [](const Underlay& underlay) { return underlay.opacity != 1; },
         .range = {0, 1, "an opacity must be from 0 to 1"}},
        {.key = "visible",
         .read = [](Members& members, const Member<Underlay>& self,
                    Underlay& out) { members.flag(self.key, out.visible); },
         .write = [](std::string& out, const Underlay&) { out += "false"; },
         .isWritten = [](const Underlay& underlay) { return !underlay.visible; }},
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
    out += '{';
    MemberWriter writer(out, underlay.unknown);
    underlayMembers().write(writer, underlay);
    writer.finish();
    out += '}';
}

} // namespace thicket::nav
