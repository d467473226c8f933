#include "libnav/tangent/edgejson.h"

namespace thicket::nav {

const char* nameOf(Winding winding) { return winding == Winding::counterClockwise ? "ccw" : "cw"; }

Json json(Point point) { return Json::Array{point.x, point.y}; }

Json::Object json(const TangentEdge& edge)
{
    if (const auto* const surfing = std::get_if<SurfingEdge>(&edge)) {
        return {{"type", "surfing"}, {"from", json(surfing->from)}, {"to", json(surfing->to)}};
    }
    const auto& hugging = std::get<HuggingEdge>(edge);
    return {{"type", "hugging"},        {"center", json(hugging.center)},
            {"radius", hugging.radius}, {"from", hugging.from},
            {"to", hugging.to},         {"winding", nameOf(hugging.winding)}};
}

Json json(const Contact& contact)
{
    if (contact.kind == Contact::Kind::start)
        return Json::Object{{"end", "start"}};
    if (contact.kind == Contact::Kind::goal)
        return Json::Object{{"end", "goal"}};
    Json::Object keys{{"obstacle", contact.obstacle}};
    if (contact.corner >= 0)
        keys["corner"] = std::int64_t(contact.corner);
    return keys;
}

} // namespace thicket::nav
