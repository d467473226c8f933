#include "libnav/map/layercodec.h"

#include "libnav/map/membertable.h"

namespace thicket::nav {
namespace {

bool isColour(std::string_view text)
{
    return text.size() == 7 && text.front() == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

void readColour(Members& members, const Member<Layer>& self, Layer& out)
{
    const JsonValue* const value = members.take(self.key);
    if (!value)
        return;
    const std::string_view text = value->is(JsonKind::string) ? value->text() : "";
    if (isColour(text))
        out.colour = text;
    else
        members.fail(value->offset(), "`colour` must be text like \"#3f78c4\"");
}

const MemberTable<Layer>& layerMembers()
{
    static const MemberTable<Layer> table{
        id<&Layer::id>("id", true),
        text<&Layer::name>("name"),
        toggle<&Layer::visible>("visible"),
        toggle<&Layer::locked>("locked"),
        {.key = "colour",
         .read = readColour,
         .write = [](std::string& out, const Layer& layer) { appendQuoted(out, layer.colour); },
         .isWritten = [](const Layer& layer) { return !layer.colour.empty(); }},
        opacity<&Layer::opacity>("opacity"),
    };
    return table;
}

} // namespace

void readLayer(Members& members, Layer& out)
{
    layerMembers().read(members, out);
    members.rest(out.unknown);
}

void writeLayer(std::string& out, const Layer& layer) { writeMembers(out, layerMembers(), layer); }

} // namespace thicket::nav
