#include "plugins/svg/svgnotes.h"

namespace thicket::plugins::svgnotes {

using Fidelity = FormatNote::Fidelity;

const SvgNote curved{{"curved shape as a polygon or wall", "curved shapes as polygons or walls",
                      ": within the error that was chosen"},
                     Fidelity::approximated};
const SvgNote coarse{{"curve", "curves", ": coarser than the error that was chosen"},
                     Fidelity::approximated};
const SvgNote broken{
    {"shape with faulty data", "shapes with faulty data", ": read up to the fault"},
    Fidelity::approximated};
const SvgNote badLength{{"shape with a length that cannot be read",
                         "shapes with lengths that cannot be read", ": left out"},
                        Fidelity::leftOut};
const SvgNote byFont{{"shape with a length in ex or ch", "shapes with lengths in ex or ch",
                      ": taken as half the size of the font"},
                     Fidelity::approximated};
const SvgNote badSize{{"frame with a place or size that cannot be read",
                       "frames with places or sizes that cannot be read", ": taken as not given"},
                      Fidelity::approximated};
const SvgNote badStroke{{"wall with a stroke width that cannot be read",
                         "walls with stroke widths that cannot be read",
                         ": as thick as lines around it"},
                        Fidelity::approximated};
const SvgNote dashed{{"dashed wall", "dashed walls", ": without gaps"}, Fidelity::approximated};
const SvgNote markers{{"shape with arrowheads or other marks on its line",
                       "shapes with arrowheads or other marks on their lines",
                       ": the marks are left out"},
                      Fidelity::approximated};
const SvgNote filtered{{"element with a filter", "elements with filters", ": taken without it"},
                       Fidelity::approximated};
const SvgNote crossing{{"polygon that crosses itself", "polygons that cross themselves",
                        ": kept, to be mended in the editor"},
                       Fidelity::approximated};
const SvgNote filledHole{{"hole in a shape", "holes in shapes", ": filled"},
                         Fidelity::approximated};
const SvgNote crowded{{"shape of very many rings in each other",
                       "shapes of very many rings in each other", ": holes may be filled"},
                      Fidelity::approximated};
const SvgNote cutHoles{{"polygon cut from a shape with holes",
                        "polygons cut from shapes with holes", ": they touch each other"},
                       Fidelity::approximated};
const SvgNote outlineWidth{{"filled shape with an outline", "filled shapes with outlines",
                            ": the outline's width is left out"},
                           Fidelity::approximated};
const SvgNote uneven{
    {"wall that is stretched", "walls that are stretched", ": as thick as on average"},
    Fidelity::approximated};
const SvgNote squareEnds{{"wall with square ends", "walls with square ends", ": ends are round"},
                         Fidelity::approximated};
const SvgNote unseen{
    {"shape without fill and stroke", "shapes without fill and stroke", ": left out"},
    Fidelity::leftOut};
const SvgNote tooFar{{"shape beyond 1e9", "shapes beyond 1e9", ": left out"}, Fidelity::leftOut};
const SvgNote flat{{"shape without extent", "shapes without extent", ": left out"},
                   Fidelity::leftOut};
const SvgNote covered{{"ring inside a filled shape", "rings inside filled shapes",
                       ": left out, as they change nothing"},
                      Fidelity::leftOut};
const SvgNote text{{"text", "texts", ": left out"}, Fidelity::leftOut};
const SvgNote picture{{"picture", "pictures", ": left out"}, Fidelity::leftOut};
const SvgNote hidden{{"hidden element", "hidden elements", ": left out with all in it"},
                     Fidelity::leftOut};
const SvgNote unknown{{"other element", "other elements", ": left out with all in it"},
                      Fidelity::leftOut};
const SvgNote otherFile{{"reference to another file", "references to other files", ": left out"},
                        Fidelity::leftOut};
const SvgNote noTarget{{"reference to nothing", "references to nothing", ": left out"},
                       Fidelity::leftOut};
const SvgNote clipped{{"clipped or masked element", "clipped or masked elements", ": taken whole"},
                      Fidelity::approximated};
const SvgNote cutAtClip{{"shape cut at its clip path", "shapes cut at their clip paths", ""},
                        Fidelity::approximated};
const SvgNote wallCutAtClip{
    {"wall cut at its clip path", "walls cut at their clip paths", ": ends are round"},
    Fidelity::approximated};
const SvgNote outOfClip{
    {"shape outside of its clip path", "shapes outside of their clip paths", ": left out"},
    Fidelity::leftOut};
const SvgNote badTransform{{"element with a faulty transform", "elements with faulty transforms",
                            ": left out with all in it"},
                           Fidelity::leftOut};
const SvgNote rules{{"style rule whose selector is not known",
                     "style rules whose selectors are not known",
                     ": not applied; + ~ : @ and hundreds of compound ones are not known"},
                    Fidelity::leftOut};

} // namespace thicket::plugins::svgnotes
