#include "libnav/map/guidescodec.h"

#include "libnav/map/membertable.h"

namespace thicket::nav {
namespace {

/// [12.5, 40]. Not written if empty.
template <std::vector<double> Guides::*Places> Member<Guides> places(std::string_view key)
{
    return {.key = key,
            .read = [](Members& members, const Member<Guides>& self,
                       Guides& out) { members.numbers(self.key, out.*Places); },
            .write =
                [](std::string& out, const Guides& guides) {
                    const char* separator = "[";
                    for (const double place : guides.*Places) {
                        out += separator;
                        appendShortest(out, place);
                        separator = ", ";
                    }
                    out += ']';
                },
            .isWritten = [](const Guides& guides) { return !(guides.*Places).empty(); }};
}

const MemberTable<Guides>& guidesMembers()
{
    static const MemberTable<Guides> table{
        flag<&Guides::locked>("locked"),
        flagUnlessTrue<&Guides::visible>("visible"),
        places<&Guides::x>("x"),
        places<&Guides::y>("y"),
    };
    return table;
}

} // namespace

bool isUsed(const Guides& guides) { return guides != Guides(); }

void readGuides(Members& members, Guides& out)
{
    guidesMembers().read(members, out);
    members.rest(out.unknown);
}

void writeGuides(std::string& out, const Guides& guides)
{
    writeMembers(out, guidesMembers(), guides);
}

} // namespace thicket::nav
