#pragma once

#include "libnav/tangent/pruning.h"
#include "libnav/tangent/rejection.h"

#include <QList>
#include <QString>

namespace thicket::editor {

/// A name of a few words and one sentence that explains it, translated.
struct Explained {
    QString name;
    QString explanation;
};

/// A rule by which a search leaves tangents out, and its switch.
struct PruningRule {
    Explained words;
    bool nav::Pruning::*isOn;
    const char* id; ///< as the command line spells it
};

/// In the order of nav::Pruning.
QList<PruningRule> pruningRules();

/// Every reason why a search drops a tangent, in the order of the enum.
QList<nav::Rejection> rejections();
Explained rejectionWords(nav::Rejection reason);

} // namespace thicket::editor
