#include "libnav/map/layercodec.h"

#include "libnav/map/membertable.h"

namespace thicket::nav {
namespace {

const MemberTable<Layer>& layerMembers()
{
    static const MemberTable<Layer> table{
        id<&Layer::id>("id", true),
        text<&Layer::name>("name"),
        toggle<&Layer::visible>("visible"),
        toggle<&Layer::locked>("locked"),
    };
    return table;
}

} // namespace

void readLayer(Members& members, Layer& out)
{
    layerMembers().read(members, out);
    members.rest(out.unknown);
}

void writeLayer(std::string& out, const Layer& layer)
{
    out += '{';
    MemberWriter writer(out, layer.unknown);
    layerMembers().write(writer, layer);
    writer.finish();
    out += '}';
}

} // namespace thicket::nav
