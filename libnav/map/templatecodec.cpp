#include "libnav/map/templatecodec.h"

#include "libnav/map/listdecoding.h"
#include "libnav/map/membertable.h"
#include "libnav/map/objectcodec.h"

#include <utility>

namespace thicket::nav {
namespace {

/// Reads the members. What an object has only in a map is a fault, so that nothing is lost.
void readTemplateMembers(Members& members, Template& out)
{
    const JsonValue* const list = members.take("objects", true);
    if (!list)
        return;
    if (!list->is(JsonKind::array))
        return members.fail(list->offset(), "the `objects` of a template must be a list in [ ]");
    for (const JsonValue& element : list->elements()) {
        Members parts(element, "an object of a template");
        MapObject object;
        readObject(parts, object);
        if (!parts.fault() && object.id == 0)
            parts.fail(element.offset(), "an object of a template needs `id`");
        if (!parts.fault() && !out.members.empty() && object.id <= out.members.back().id)
            parts.fail(element.offset(), "the ids of a template's objects must ascend; " +
                                             std::to_string(object.id) + " comes after " +
                                             std::to_string(out.members.back().id));
        if (!parts.fault() && (object.layer != 0 || object.group != 0 || object.member != 0))
            parts.fail(element.offset(),
                       "an object of a template has no `layer`, `objectGroup` or `member`");
        if (parts.fault())
            return members.fail(parts.fault()->offset, parts.fault()->message);
        out.members.push_back(std::move(object));
    }
}

const MemberTable<Template>& templateMembers()
{
    static const MemberTable<Template> table{
        id<&Template::id>("id", true),
        optionalText<&Template::name>("name"),
        {.key = "objects",
         .read = [](Members& members, const Member<Template>&,
                    Template& out) { readTemplateMembers(members, out); },
         .write =
             [](std::string& out, const Template& one) {
                 const char* separator = "[";
                 for (const MapObject& object : one.members) {
                     out += separator;
                     writeObject(out, object);
                     separator = ", ";
                 }
                 out += one.members.empty() ? "[]" : "]";
             }},
    };
    return table;
}

} // namespace

std::optional<Fault> readTemplates(JsonValue value, Templates& out)
{
    std::vector<Template> templates;
    const auto read = [](Members& members, Template& one) {
        templateMembers().read(members, one);
        members.rest(one.unknown);
    };
    std::optional<Fault> fault = readList(value, "templates", "a template", read, templates);
    if (!fault)
        out = Templates(std::move(templates));
    return fault;
}

void writeTemplate(std::string& out, const Template& one)
{
    writeMembers(out, templateMembers(), one);
}

} // namespace thicket::nav
