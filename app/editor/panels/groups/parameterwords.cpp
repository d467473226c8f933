#include "app/editor/panels/groups/parameterwords.h"

#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/groups/parametermeanings.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace thicket::editor {

namespace {

struct ParameterText {
    const char* key;
    const char* name;
};

constexpr std::array<ParameterText, 48> parameterTexts{{
    {"beside", QT_TRANSLATE_NOOP("BehaviourParameter", "At the wall")},
    {"boxLength", QT_TRANSLATE_NOOP("BehaviourParameter", "Box length")},
    {"brakeBias", QT_TRANSLATE_NOOP("BehaviourParameter", "Brakes")},
    {"braking", QT_TRANSLATE_NOOP("BehaviourParameter", "Braking")},
    {"corridor", QT_TRANSLATE_NOOP("BehaviourParameter", "Corridor")},
    {"distance", QT_TRANSLATE_NOOP("BehaviourParameter", "Distance")},
    {"fanAngle", QT_TRANSLATE_NOOP("BehaviourParameter", "Fan angle")},
    {"followDistance", QT_TRANSLATE_NOOP("BehaviourParameter", "Wall distance")},
    {"followTurnRate", QT_TRANSLATE_NOOP("BehaviourParameter", "Turning at walls")},
    {"followsWalls", QT_TRANSLATE_NOOP("BehaviourParameter", "Follows walls")},
    {"fromBareRadius", QT_TRANSLATE_NOOP("BehaviourParameter", "Bare radius")},
    {"headOn", QT_TRANSLATE_NOOP("BehaviourParameter", "Head-on from")},
    {"horizon", QT_TRANSLATE_NOOP("BehaviourParameter", "Horizon")},
    {"interval", QT_TRANSLATE_NOOP("BehaviourParameter", "Interval")},
    {"jitter", QT_TRANSLATE_NOOP("BehaviourParameter", "Jitter")},
    {"lateral", QT_TRANSLATE_NOOP("BehaviourParameter", "Lateral force")},
    {"lean", QT_TRANSLATE_NOOP("BehaviourParameter", "Lean to the right")},
    {"longest", QT_TRANSLATE_NOOP("BehaviourParameter", "Prediction")},
    {"lookAhead", QT_TRANSLATE_NOOP("BehaviourParameter", "Prediction")},
    {"margin", QT_TRANSLATE_NOOP("BehaviourParameter", "Margin")},
    {"multiplier", QT_TRANSLATE_NOOP("BehaviourParameter", "Factor")},
    {"neighbours", QT_TRANSLATE_NOOP("BehaviourParameter", "Neighbours")},
    {"obstacleHorizon", QT_TRANSLATE_NOOP("BehaviourParameter", "Horizon, obstacles")},
    {"obstacles", QT_TRANSLATE_NOOP("BehaviourParameter", "Obstacles")},
    {"panicDistance", QT_TRANSLATE_NOOP("BehaviourParameter", "Panic distance")},
    {"patience", QT_TRANSLATE_NOOP("BehaviourParameter", "Patience")},
    {"pull", QT_TRANSLATE_NOOP("BehaviourParameter", "Pull")},
    {"push", QT_TRANSLATE_NOOP("BehaviourParameter", "Push")},
    {"radius", QT_TRANSLATE_NOOP("BehaviourParameter", "Radius")},
    {"range", QT_TRANSLATE_NOOP("BehaviourParameter", "Range")},
    {"rays", QT_TRANSLATE_NOOP("BehaviourParameter", "Rays")},
    {"reach", QT_TRANSLATE_NOOP("BehaviourParameter", "Reach")},
    {"remembers", QT_TRANSLATE_NOOP("BehaviourParameter", "Remembers")},
    {"responseTime", QT_TRANSLATE_NOOP("BehaviourParameter", "Response time")},
    {"rightBias", QT_TRANSLATE_NOOP("BehaviourParameter", "Evades right")},
    {"seesTarget", QT_TRANSLATE_NOOP("BehaviourParameter", "Sees the target")},
    {"sight", QT_TRANSLATE_NOOP("BehaviourParameter", "Sight")},
    {"slope", QT_TRANSLATE_NOOP("BehaviourParameter", "Slope")},
    {"slowingRadius", QT_TRANSLATE_NOOP("BehaviourParameter", "Slows down from")},
    {"speed", QT_TRANSLATE_NOOP("BehaviourParameter", "Speed")},
    {"stiffness", QT_TRANSLATE_NOOP("BehaviourParameter", "Stiffness")},
    {"stopRadius", QT_TRANSLATE_NOOP("BehaviourParameter", "Stops within")},
    {"stopRange", QT_TRANSLATE_NOOP("BehaviourParameter", "Stops within")},
    {"strength", QT_TRANSLATE_NOOP("BehaviourParameter", "Strength")},
    {"threatRange", QT_TRANSLATE_NOOP("BehaviourParameter", "Threat range")},
    {"turnRate", QT_TRANSLATE_NOOP("BehaviourParameter", "Turning")},
    {"turning", QT_TRANSLATE_NOOP("BehaviourParameter", "Force in arcs")},
    {"turnsLeft", QT_TRANSLATE_NOOP("BehaviourParameter", "Turns left")},
}};

QString parameterWords(const char* text)
{
    return QCoreApplication::translate("BehaviourParameter", text);
}

} // namespace

QString parameterName(const char* key)
{
    const auto found = std::find_if(parameterTexts.begin(), parameterTexts.end(),
                                    [&](const auto& one) { return qstrcmp(one.key, key) == 0; });
    return found != parameterTexts.end() ? parameterWords(found->name) : QLatin1String(key);
}

QString choiceName(const steer::BehaviourParameter& parameter, int index)
{
    if (parameter.quantity == steer::Quantity::flag)
        return index ? parameterWords(QT_TRANSLATE_NOOP("BehaviourParameter", "yes"))
                     : parameterWords(QT_TRANSLATE_NOOP("BehaviourParameter", "no"));
    const char* const word = parameter.choices[static_cast<std::size_t>(index)];
    if (qstrcmp(word, "radiusMinusOffset") == 0)
        return parameterWords(QT_TRANSLATE_NOOP("BehaviourParameter", "Article's text, R − |y|"));
    if (qstrcmp(word, "radiusPlusOffset") == 0)
        return parameterWords(QT_TRANSLATE_NOOP("BehaviourParameter", "Article's code, R + |y|"));
    return QLatin1String(word);
}

QString valueText(const steer::BehaviourParameter& parameter, double value)
{
    if (!std::isfinite(value))
        return parameterWords(QT_TRANSLATE_NOOP("BehaviourParameter", "unlimited"));
    if (parameter.quantity == steer::Quantity::flag ||
        parameter.quantity == steer::Quantity::choice)
        return choiceName(parameter, static_cast<int>(value));
    return numberLocale().toString(value, 'g', 4);
}

QString parameterTip(const steer::BehaviourParameter& parameter, const QString& usual,
                     const QString& lengthUnit)
{
    const QString meaning = parameterWords(parameter.meaning);
    if (parameter.quantity == steer::Quantity::flag ||
        parameter.quantity == steer::Quantity::choice)
        return meaning;
    const QString unit =
        QString::fromStdString(steer::unitText(parameter.quantity, lengthUnit.toStdString()));
    //: What a parameter is, its range, its unit, its default.
    return QCoreApplication::translate("BehaviourParameter",
                                       "%1 %2 to %3%4; empty: the default, %5")
        .arg(meaning, valueText(parameter, parameter.least), valueText(parameter, parameter.most),
             unit.isEmpty() ? QString() : QChar(0x00a0) + unit, usual);
}

} // namespace thicket::editor
