#include "app/editor/document/behaviourwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace thicket::editor {

namespace {

struct BehaviourText {
    const char* type;
    const char* name;
    const char* what;
};

// In the order of the menu: towards the goal, targets, other agents, obstacles.
constexpr std::array<BehaviourText, 20> behaviours{{
    {"followPath", QT_TRANSLATE_NOOP("Behaviour", "Follow path"),
     QT_TRANSLATE_NOOP("Behaviour", "Along the exact shortest path to the goal")},
    {"followFlow", QT_TRANSLATE_NOOP("Behaviour", "Follow flow"),
     QT_TRANSLATE_NOOP("Behaviour", "Along a flow field that the group shares")},
    {"seek", QT_TRANSLATE_NOOP("Behaviour", "Seek"),
     QT_TRANSLATE_NOOP("Behaviour", "Straight at the goal at full speed")},
    {"arrive", QT_TRANSLATE_NOOP("Behaviour", "Arrive"),
     QT_TRANSLATE_NOOP("Behaviour", "Straight at the goal, to a stop")},
    {"wander", QT_TRANSLATE_NOOP("Behaviour", "Wander"),
     QT_TRANSLATE_NOOP("Behaviour", "Moves about at random")},
    {"pursue", QT_TRANSLATE_NOOP("Behaviour", "Pursue"),
     QT_TRANSLATE_NOOP("Behaviour", "To where its target will be")},
    {"flee", QT_TRANSLATE_NOOP("Behaviour", "Flee"),
     QT_TRANSLATE_NOOP("Behaviour", "Straight away from its target")},
    {"evade", QT_TRANSLATE_NOOP("Behaviour", "Evade"),
     QT_TRANSLATE_NOOP("Behaviour", "Away from where its target will be")},
    {"hide", QT_TRANSLATE_NOOP("Behaviour", "Hide"),
     QT_TRANSLATE_NOOP("Behaviour", "Behind the nearest circle, out of its target's sight")},
    {"interpose", QT_TRANSLATE_NOOP("Behaviour", "Interpose"),
     QT_TRANSLATE_NOOP("Behaviour", "Between its two targets")},
    {"contain", QT_TRANSLATE_NOOP("Behaviour", "Contain"),
     QT_TRANSLATE_NOOP("Behaviour", "Stays in the box round its target, or in the map's bounds")},
    {"avoidAgents", QT_TRANSLATE_NOOP("Behaviour", "Avoid agents"),
     QT_TRANSLATE_NOOP("Behaviour", "Turns away from agents that it would soon touch")},
    {"orca", QT_TRANSLATE_NOOP("Behaviour", "ORCA"),
     QT_TRANSLATE_NOOP("Behaviour", "ORCA adjusts what the others want: for dense crowds")},
    {"separation", QT_TRANSLATE_NOOP("Behaviour", "Separation"),
     QT_TRANSLATE_NOOP("Behaviour", "Keeps a distance from agents")},
    {"alignment", QT_TRANSLATE_NOOP("Behaviour", "Alignment"),
     QT_TRANSLATE_NOOP("Behaviour", "Moves in its neighbours' direction")},
    {"cohesion", QT_TRANSLATE_NOOP("Behaviour", "Cohesion"),
     QT_TRANSLATE_NOOP("Behaviour", "Stays near its neighbours")},
    {"avoidObstacles", QT_TRANSLATE_NOOP("Behaviour", "Avoid obstacles"),
     QT_TRANSLATE_NOOP("Behaviour", "Steers round obstacles in its detection box")},
    {"avoidWalls", QT_TRANSLATE_NOOP("Behaviour", "Avoid walls"),
     QT_TRANSLATE_NOOP("Behaviour", "Steers away from walls")},
    {"rayFan", QT_TRANSLATE_NOOP("Behaviour", "Ray fan"),
     QT_TRANSLATE_NOOP("Behaviour", "Turns to where its rays are clear")},
    {"singleRay", QT_TRANSLATE_NOOP("Behaviour", "Single ray"),
     QT_TRANSLATE_NOOP("Behaviour",
                       "To its target, or else the goal; turns off what one ray meets")},
}};

const BehaviourText* textOf(const QString& type)
{
    const auto found = std::find_if(behaviours.begin(), behaviours.end(), [&](const auto& one) {
        return type == QLatin1String(one.type);
    });
    return found != behaviours.end() ? &*found : nullptr;
}

QString words(const char* text) { return QCoreApplication::translate("Behaviour", text); }

} // namespace

QStringList behaviourTypes()
{
    QStringList types;
    for (const BehaviourText& one : behaviours)
        types << QLatin1String(one.type);
    return types;
}

QString behaviourName(const QString& type)
{
    const BehaviourText* text = textOf(type);
    return text ? words(text->name) : type;
}

QString behaviourText(const QString& type)
{
    const BehaviourText* text = textOf(type);
    return text ? words(text->what)
                : QCoreApplication::translate("Behaviour", "Not known to this version");
}

} // namespace thicket::editor
