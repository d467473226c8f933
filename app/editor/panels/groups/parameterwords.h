#pragma once

#include "libsteer/scenario/parameters.h"

#include <QString>

/// The names of behaviours' parameters on the screen. All translated.
namespace thicket::editor {

/// By the key in map files; an unknown key as it is spelt.
QString parameterName(const char* key);
/// A value of a flag or choice by its index.
QString choiceName(const steer::BehaviourParameter& parameter, int index);
/// "17", "yes", "unlimited", without unit.
QString valueText(const steer::BehaviourParameter& parameter, double value);
/// What it does, its range and its default, which `usual` is in words.
QString parameterTip(const steer::BehaviourParameter& parameter, const QString& usual,
                     const QString& lengthUnit);

} // namespace thicket::editor
