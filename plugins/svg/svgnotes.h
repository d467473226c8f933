#pragma once

#include "plugins/shapes/ledger.h"

namespace thicket::plugins {

/// Something of a drawing that a map cannot hold as it is.
struct SvgNote {
    LedgerLine line;
    FormatNote::Fidelity fidelity;
};

namespace svgnotes {
extern const SvgNote curved;
extern const SvgNote coarse;
extern const SvgNote broken;
extern const SvgNote badLength;
extern const SvgNote byFont;
extern const SvgNote badSize;
extern const SvgNote badStroke;
extern const SvgNote dashed;
extern const SvgNote markers;
extern const SvgNote filtered;
extern const SvgNote crossing;
extern const SvgNote filledHole;
extern const SvgNote crowded;
extern const SvgNote cutHoles;
extern const SvgNote outlineWidth;
extern const SvgNote uneven;
extern const SvgNote squareEnds;
extern const SvgNote unseen;
extern const SvgNote tooFar;
extern const SvgNote flat;
extern const SvgNote covered;
extern const SvgNote text;
extern const SvgNote picture;
extern const SvgNote hidden;
extern const SvgNote unknown;
extern const SvgNote otherFile;
extern const SvgNote noTarget;
extern const SvgNote clipped;
extern const SvgNote cutAtClip;
extern const SvgNote wallCutAtClip;
extern const SvgNote outOfClip;
extern const SvgNote badTransform;
extern const SvgNote rules;
} // namespace svgnotes

} // namespace thicket::plugins
