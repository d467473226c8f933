#include "app/editor/panels/groups/targetpicking.h"

#include "app/editor/panels/groups/targetbox.h"

#include <utility>

namespace thicket::editor {

namespace {

nav::Json targetJson(const char* key, nav::Json value)
{
    return nav::Json::Object{{key, std::move(value)}};
}

/// The first object there that has an area; null if there is none.
const nav::MapObject* areaAt(const nav::Map& map, const PickedPlace& place)
{
    for (const nav::ObjectId id : place.objects) {
        const nav::MapObject* const object = map.find(id);
        if (object && nav::isObstacle(object->geometry))
            return object;
    }
    return nullptr;
}

} // namespace

void TargetPicking::ask(QObject* field, steer::BehaviourKind kind,
                        std::function<void(nav::Json)> take)
{
    m_field = field;
    m_kind = kind;
    m_take = std::move(take);
    emit wanted();
}

void TargetPicking::take(const nav::Map& map, const PickedPlace& place)
{
    if (!m_field)
        return emit refused(tr("First unfold a behaviour in Agent groups and press the button "
                               "beside its target"));
    const auto handOver = std::exchange(m_take, {});
    m_field.clear();
    if (m_kind == steer::BehaviourKind::contain) {
        const nav::MapObject* const area = areaAt(map, place);
        return area ? handOver(targetJson("object", nav::Json(area->id)))
                    : emit refused(tr("Nothing there has an area to stay in"));
    }
    const nav::MapObject* const object =
        place.objects.isEmpty() ? nullptr : map.find(place.objects.first());
    const std::string* const group = object ? nav::agentGroupOf(object->geometry) : nullptr;
    if (place.wantsGroup && (!group || group->empty()))
        return emit refused(tr("No agent of a group is there"));
    if (place.wantsGroup)
        return handOver(targetJson("group", nav::Json(*group)));
    if (object)
        return handOver(targetJson("object", nav::Json(object->id)));
    handOver(pointTarget(place.at));
}

} // namespace thicket::editor
