#include "libnav/map/validation/instancefindings.h"

#include "libnav/map/placement.h"
#include "libnav/map/validation/findingkind.h"

#include <unordered_map>
#include <utility>

namespace thicket::nav {
namespace {

template <class Named> Mention nameOf(const Named& named)
{
    return named.name.empty() ? Mention(std::int64_t(named.id))
                              : Mention(mention::Quoted{named.name});
}

/// An instance, and which of its objects is which member.
struct Instance {
    const ObjectGroup* group = nullptr;
    const Template* of = nullptr;
    std::unordered_map<ObjectId, const MapObject*> members;
    const MapObject* twin = nullptr; ///< the same member as another one
};

class Misfits {
public:
    explicit Misfits(const Map& map) : m_map(map) {}

    std::vector<Finding> run() &&
    {
        for (const ObjectGroup& group : m_map.settings.objectGroups.list()) {
            if (group.instanceOf != 0)
                enlist(group);
        }
        for (const MapObject& object : m_map.objects()) {
            if (object.member != 0)
                enlist(object);
        }
        for (const ObjectGroup& group : m_map.settings.objectGroups.list()) {
            if (const auto found = m_instances.find(group.id); found != m_instances.end())
                check(found->second);
        }
        return std::move(m_findings);
    }

private:
    void enlist(const ObjectGroup& group)
    {
        const Template* const of = m_map.settings.templates.find(group.instanceOf);
        if (of)
            m_instances[group.id] = {&group, of, {}, nullptr};
        else
            m_findings.push_back(
                makeFinding(FindingKind::unknownTemplate, {nameOf(group), group.instanceOf}, {}));
    }

    void enlist(const MapObject& object)
    {
        const auto found = m_instances.find(object.group);
        if (found == m_instances.end() || !found->second.of->find(object.member)) {
            const ObjectGroup* const group = m_map.settings.objectGroups.find(object.group);
            const bool isReported = group && group->instanceOf != 0 && found == m_instances.end();
            if (!isReported)
                m_findings.push_back(makeFinding(FindingKind::strayMember,
                                                 {mentionOf(object), object.member}, {object.id}));
            return;
        }
        if (!found->second.members.emplace(object.member, &object).second)
            found->second.twin = &object;
    }

    /// `member` is what the sentence says of the kind.
    void addMisfit(const Instance& instance, FindingKind kind, Mention member,
                   const MapObject* object = nullptr)
    {
        std::vector<ObjectId> ids;
        if (object)
            ids.push_back(object->id);
        for (const MapObject& each : instance.of->members) {
            const auto other = instance.members.find(each.id);
            if (other != instance.members.end() && other->second != object)
                ids.push_back(other->second->id);
        }
        m_findings.push_back(
            makeFinding(kind, {nameOf(*instance.group), nameOf(*instance.of), std::move(member)},
                        std::move(ids)));
    }

    void check(const Instance& instance)
    {
        const Axes& axes = instance.group->axes;
        std::optional<Point> origin;
        if (instance.twin)
            return addMisfit(instance, FindingKind::memberIsTwice, mentionOf(*instance.twin),
                             instance.twin);
        for (const MapObject& member : instance.of->members) {
            const auto found = instance.members.find(member.id);
            if (found == instance.members.end())
                return addMisfit(instance, FindingKind::memberIsMissing, member.id);
            const MapObject& object = *found->second;
            if (!origin)
                origin = originOf(member.geometry, axes, object.geometry);
            if (!isClose(placed(member.geometry, axes, *origin), object.geometry))
                return addMisfit(instance, FindingKind::memberIsOther, mentionOf(object), &object);
        }
    }

    const Map& m_map;
    std::unordered_map<GroupId, Instance> m_instances;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> findMisfits(const Map& map) { return Misfits(map).run(); }

} // namespace thicket::nav
