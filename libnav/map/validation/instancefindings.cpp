#include "libnav/map/validation/instancefindings.h"

#include "libnav/excerpt.h"
#include "libnav/map/placement.h"
#include "libnav/map/validation/objectname.h"

#include <string>
#include <unordered_map>
#include <utility>

namespace thicket::nav {
namespace {

template <class Named> std::string quotedName(const Named& named)
{
    return named.name.empty() ? std::to_string(named.id) : "\"" + excerpt(named.name) + "\"";
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
    void add(const char* code, std::string message, std::vector<ObjectId> objects)
    {
        m_findings.push_back({Severity::warning, code, std::move(message), std::move(objects), {}});
    }

    void enlist(const ObjectGroup& group)
    {
        const Template* const of = m_map.settings.templates.find(group.instanceOf);
        if (of)
            m_instances[group.id] = {&group, of, {}, nullptr};
        else
            add("unknownTemplate",
                "The group of objects " + quotedName(group) + " is an instance of template " +
                    std::to_string(group.instanceOf) + ", which does not exist.",
                {});
    }

    void enlist(const MapObject& object)
    {
        const auto found = m_instances.find(object.group);
        if (found == m_instances.end() || !found->second.of->find(object.member)) {
            const ObjectGroup* const group = m_map.settings.objectGroups.find(object.group);
            const bool isReported = group && group->instanceOf != 0 && found == m_instances.end();
            if (!isReported)
                add("strayMember",
                    "The " + nameOf(object) + " is member " + std::to_string(object.member) +
                        " of a template, but no instance that it lies in has this member.",
                    {object.id});
            return;
        }
        if (!found->second.members.emplace(object.member, &object).second)
            found->second.twin = &object;
    }

    void addMisfit(const Instance& instance, const std::string& why,
                   const MapObject* object = nullptr)
    {
        std::vector<ObjectId> ids;
        if (object)
            ids.push_back(object->id);
        for (const MapObject& member : instance.of->members) {
            const auto other = instance.members.find(member.id);
            if (other != instance.members.end() && other->second != object)
                ids.push_back(other->second->id);
        }
        add("templateMisfit",
            "The group of objects " + quotedName(*instance.group) + " does not fit its template " +
                quotedName(*instance.of) + ": " + why + ".",
            std::move(ids));
    }

    void check(const Instance& instance)
    {
        const Axes& axes = instance.group->axes;
        std::optional<Point> origin;
        if (instance.twin)
            return addMisfit(instance, "the " + nameOf(*instance.twin) + " is there twice",
                             instance.twin);
        for (const MapObject& member : instance.of->members) {
            const auto found = instance.members.find(member.id);
            if (found == instance.members.end())
                return addMisfit(instance,
                                 "its member " + std::to_string(member.id) + " is missing");
            const MapObject& object = *found->second;
            if (!origin)
                origin = originOf(member.geometry, axes, object.geometry);
            if (!isClose(placed(member.geometry, axes, *origin), object.geometry))
                return addMisfit(instance, "the " + nameOf(object) + " has another shape or place",
                                 &object);
        }
    }

    const Map& m_map;
    std::unordered_map<GroupId, Instance> m_instances;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> findMisfits(const Map& map) { return Misfits(map).run(); }

} // namespace thicket::nav
