#include "plugins/shapes/ledger.h"

#include <algorithm>

namespace thicket::plugins {

Ledger::Entry& Ledger::entry(const LedgerLine& line, Fidelity fidelity)
{
    // Mostly it is the text of an entry itself, not an equal one.
    for (Entry& known : m_entries)
        if (known.line.many == line.many && known.line.rest == line.rest &&
            known.fidelity == fidelity)
            return known;
    const auto [place, isNew] =
        m_places.try_emplace({std::string(line.many) + line.rest, fidelity}, m_entries.size());
    if (isNew)
        m_entries.push_back({line, fidelity});
    return m_entries[place->second];
}

void Ledger::count(const LedgerLine& line, Fidelity fidelity, nav::ObjectId object)
{
    Entry& counted = entry(line, fidelity);
    ++counted.number;
    counted.objects << object;
}

void Ledger::count(const LedgerLine& line, Fidelity fidelity, std::size_t number)
{
    if (number > 0)
        entry(line, fidelity).number += number;
}

void Ledger::countLeftObjects(const nav::Map& map, const Kept& kept)
{
    for (const nav::MapObject& object : map.objects()) {
        if (!kept.keys && !object.unknown.empty()) {
            count({"object's keys of other programs", "objects' keys of other programs",
                   ": left out"},
                  Fidelity::leftOut, object.id);
        }
        if (!kept.motions && nav::isMoving(object)) {
            count({"motion of an obstacle", "motions of obstacles", ": left out; at rest as drawn"},
                  Fidelity::leftOut, object.id);
        }
    }
}

/// Those of things that are left out are left out with them.
void Ledger::countLeftKeys(const nav::MapSettings& settings, const Kept& kept)
{
    const auto keyed = [](const auto& list) {
        return std::size_t(std::count_if(list.begin(), list.end(),
                                         [](const auto& each) { return !each.unknown.empty(); }));
    };
    count({"map's key of other programs", "map's keys of other programs", ": left out"},
          Fidelity::leftOut, settings.unknown.size());
    if (kept.layers)
        count({"layer's keys of other programs", "layers' keys of other programs", ": left out"},
              Fidelity::leftOut, keyed(settings.layers));
    const std::size_t groups = (kept.agentGroups ? keyed(settings.agentGroups) : 0) +
                               (kept.agentClasses ? keyed(settings.agentClasses) : 0) +
                               (kept.objectGroups ? keyed(settings.objectGroups.list()) : 0) +
                               (kept.templates ? keyed(settings.templates.list()) : 0);
    count({"group's or class's keys of other programs",
           "groups' or classes' keys of other programs", ": left out"},
          Fidelity::leftOut, groups);
}

void Ledger::countLeftLooks(const std::vector<nav::Layer>& layers)
{
    for (const nav::Layer& layer : layers) {
        count({"colour of a layer", "colours of layers", ": left out"}, Fidelity::leftOut,
              std::size_t(!layer.colour.empty()));
        count({"opacity of a layer", "opacities of layers", ": left out"}, Fidelity::leftOut,
              std::size_t(layer.opacity != 1));
        count({"locked layer", "locked layers", ": not locked"}, Fidelity::approximated,
              std::size_t(layer.locked));
    }
}

void Ledger::countLeftovers(const nav::Map& map, const Kept& kept)
{
    const nav::MapSettings& settings = map.settings;
    countLeftObjects(map, kept);
    const auto leave = [&](bool isKept, const LedgerLine& line, std::size_t number) {
        if (!isKept)
            count(line, Fidelity::leftOut, number);
    };
    leave(kept.bounds,
          {"rectangle of bounds that are walls", "bounds that are walls", ": left out"},
          settings.boundsAreWalls && settings.bounds ? 1 : 0);
    leave(kept.agentGroups, {"agent group", "agent groups", ": left out"},
          settings.agentGroups.size());
    leave(kept.agentClasses, {"agent class", "agent classes", ": left out"},
          settings.agentClasses.size());
    leave(kept.objectGroups, {"group of objects", "groups of objects", ": left out"},
          settings.objectGroups.list().size());
    leave(kept.templates, {"template", "templates", ": instances are written as plain objects"},
          settings.templates.list().size());
    leave(kept.guides, {"guide", "guides", ": left out"},
          settings.guides.x.size() + settings.guides.y.size());
    leave(false, {"picture beneath", "pictures beneath", ": left out"}, settings.underlay ? 1 : 0);
    if (!kept.keys)
        countLeftKeys(settings, kept);
    if (kept.layers && !kept.looks)
        countLeftLooks(settings.layers);
}

QList<FormatNote> Ledger::notes() const
{
    QList<FormatNote> notes;
    for (const Entry& entry : m_entries) {
        const char* const noun = entry.number == 1 ? entry.line.one : entry.line.many;
        notes << FormatNote{entry.fidelity,
                            QString("%1 %2%3")
                                .arg(entry.number)
                                .arg(QString::fromUtf8(noun), QString::fromUtf8(entry.line.rest)),
                            entry.objects};
    }
    return notes;
}

} // namespace thicket::plugins
