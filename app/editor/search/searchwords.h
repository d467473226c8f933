#pragma once

#include "libnav/tangent/pruning.h"
#include "libnav/tangent/rejection.h"

#include <QList>
#include <QString>

namespace thicket::editor {

/// A short name and one sentence that explains it, translated.
struct Explained {
    QString name;
    QString explanation;
};

/// A pruning rule of the search, and its switch.
struct PruningRule {
    Explained words;
    bool nav::Pruning::*isOn;
    const char* id; ///< as on the command line
};

/// In the order of nav::Pruning.
QList<PruningRule> pruningRules();

/// The reasons why a search drops a tangent, in the order of the enum.
QList<nav::Rejection> rejections();
Explained rejectionWords(nav::Rejection reason);

} // namespace thicket::editor
