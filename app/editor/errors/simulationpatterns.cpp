#include "app/editor/errors/simulationpatterns.h"

#include <QtGlobal>

#include <array>

namespace thicket::editor {

namespace {

constexpr auto simulationMessages = std::to_array<ErrorPattern>({
    // Why a simulation is refused: of what, and then a clause.
    {QT_TRANSLATE_NOOP("Error", "The agent %1 cannot be added: %2."), 2},
    {QT_TRANSLATE_NOOP("Error", "There is already an agent %1.")},
    {QT_TRANSLATE_NOOP("Error", "There is no agent %1.")},
    {QT_TRANSLATE_NOOP("Error", "Two agents have the id %1.")},
    {QT_TRANSLATE_NOOP("Error", "The group of the agent %1 does not exist.")},
    {QT_TRANSLATE_NOOP("Error", "The group \"%1\" cannot be simulated: %2."), 2},
    {QT_TRANSLATE_NOOP("Error", "The spawn area %1 cannot be simulated: %2."), 2},
    {QT_TRANSLATE_NOOP("Error", "The moving obstacle %1 cannot be simulated: %2."), 2},
    {QT_TRANSLATE_NOOP("Error", "It cannot be simulated: %1."), 1},
    {QT_TRANSLATE_NOOP("Error", "Another obstacle has the id %1 of one that moves.")},
    {QT_TRANSLATE_NOOP(
        "Error",
        "Its id is above 4294967295, the largest that an agent of a simulation can have.")},
    {QT_TRANSLATE_NOOP("Error", "There is no group %1.")},
    {QT_TRANSLATE_NOOP("Error", "The goal must be within 1e9 of the origin.")},
    {QT_TRANSLATE_NOOP("Error", "its position must be within 1e9 of the origin")},
    {QT_TRANSLATE_NOOP("Error", "its position is too far out for the denominator")},
    {QT_TRANSLATE_NOOP("Error", "its radius must be above 0 and at most 1e6")},
    {QT_TRANSLATE_NOOP("Error", "its heading must be a unit vector")},
    {QT_TRANSLATE_NOOP("Error", "its group does not exist")},
    {QT_TRANSLATE_NOOP(
        "Error",
        "its maxSpeed must be above 0 and at most 1e6, its maxForce above 0 and at most 1e9")},
    {QT_TRANSLATE_NOOP("Error", "its goal must be within 1e9 of the origin")},
    {QT_TRANSLATE_NOOP("Error", "its goal radius must be above 0 and at most 1e9")},
    {QT_TRANSLATE_NOOP("Error", "it has more than 32 behaviours")},
    {QT_TRANSLATE_NOOP("Error", "its weights must be from 0 to 1e9")},
    {QT_TRANSLATE_NOOP("Error", "it has a behaviour with wrong targets")},
    {QT_TRANSLATE_NOOP("Error", "it has a behaviour with parameters that are not allowed")},
    {QT_TRANSLATE_NOOP("Error", "it has a behaviour twice with different parameters")},
    {QT_TRANSLATE_NOOP("Error", "its corners must be within 1e9 of the origin")},
    {QT_TRANSLATE_NOOP("Error", "its polygon must have at least three different corners")},
    {QT_TRANSLATE_NOOP("Error", "the sides of its polygon must not cross")},
    {QT_TRANSLATE_NOOP("Error",
                       "its radius must be from 0 to 1e9, its centre within 1e9 of the origin")},
    {QT_TRANSLATE_NOOP("Error", "the radius of its agents must be above 0 and at most 1e6")},
    {QT_TRANSLATE_NOOP("Error", "its rate and times must be from 0 to 1e9")},
    {QT_TRANSLATE_NOOP("Error", "it is inverted: obstacles round agents cannot move")},
    {QT_TRANSLATE_NOOP("Error", "its speed and times must be from 0 to 1e9")},
    {QT_TRANSLATE_NOOP("Error", "its turn must be at most 1e6 degrees")},
    {QT_TRANSLATE_NOOP("Error", "its turn must be within 1e9 of the origin")},
    {QT_TRANSLATE_NOOP("Error", "its track must be within 1e9 of the origin")},
    {QT_TRANSLATE_NOOP("Error", "The step must be from 1e-6 to 10 seconds.")},
    {QT_TRANSLATE_NOOP("Error", "The denominator must be a power of two up to 2^40.")},
    {QT_TRANSLATE_NOOP("Error", "The sides of cells must be from 0 to 1e9.")},
    // Behaviours of a map file.
    {QT_TRANSLATE_NOOP("Error", "Its goal is the object %1, which is no goal on this map.")},
    {QT_TRANSLATE_NOOP("Error",
                       "It has a motion but is inverted: obstacles round agents cannot move.")},
    {QT_TRANSLATE_NOOP("Error", "Its radius is 0; an agent of a simulation needs one above 0.")},
    {QT_TRANSLATE_NOOP("Error",
                       "Its agents have the radius 0; those of a simulation need one above 0.")},
    {QT_TRANSLATE_NOOP("Error", "Its group \"%1\" does not exist.")},
    {QT_TRANSLATE_NOOP("Error", "The agent %1 is inside an obstacle.")},
    {QT_TRANSLATE_NOOP("Error", "polygon %1 crosses itself: side %2 meets side %3")},
    {QT_TRANSLATE_NOOP("Error", "The behaviour \"%1\" is not known; known are %2.")},
    {QT_TRANSLATE_NOOP("Error",
                       "The weight of a behaviour is %1; it must be a number from 0 to 1e9.")},
    {QT_TRANSLATE_NOOP(
        "Error", "The behaviour contain needs a \"target\" object, as the map has no bounds.")},
    {QT_TRANSLATE_NOOP("Error", "\"%1\" of the behaviour %2 is %3; it must be %4."), 4},
    {QT_TRANSLATE_NOOP("Error", "\"%1\" of the behaviour %2 is %3"), 3},
    {QT_TRANSLATE_NOOP("Error", "the group \"%1\", which does not exist.")},
    {QT_TRANSLATE_NOOP("Error", "the object %1, which is not on this map.")},
    {QT_TRANSLATE_NOOP("Error", "A behaviour is %1; it must be {\"type\": ..., \"weight\": ...}.")},
    {QT_TRANSLATE_NOOP("Error", "The behaviour %1 needs a \"target\" and an \"otherTarget\": %2."),
     2},
    {QT_TRANSLATE_NOOP("Error", "The behaviour %1 needs a \"target\": %2."), 2},
    {QT_TRANSLATE_NOOP("Error", "the object %1, which has no area.")},
    {QT_TRANSLATE_NOOP("Error", "{\"group\": ...}, {\"object\": ...} or {\"point\": [x, y]}")},
    {QT_TRANSLATE_NOOP("Error", "a whole number from %1 to %2")},
    {QT_TRANSLATE_NOOP("Error", "a number from %1 to %2 map units%3")}, // %3: "/s" or nothing
    {QT_TRANSLATE_NOOP("Error", "a number from %1 to %2 degrees")},
    {QT_TRANSLATE_NOOP("Error", "a number from %1 to %2")},
    {QT_TRANSLATE_NOOP("Error", "one of %1")},
    // What no obstacle can be.
    {QT_TRANSLATE_NOOP("Error", "%1 is at (%2, %3); coordinates must be finite and within 1e9"), 1},
    {QT_TRANSLATE_NOOP("Error", "circle %1: its center")},
    {QT_TRANSLATE_NOOP("Error", "wall %1: point %2")},
    {QT_TRANSLATE_NOOP("Error", "polygon %1: point %2")},
    {QT_TRANSLATE_NOOP("Error", "%1 has radius %2; a radius must be %3"), 3},
    {QT_TRANSLATE_NOOP("Error", "%1 has thickness %2; a thickness must be %3"), 3},
    {QT_TRANSLATE_NOOP("Error", "%1 has %2 different points; it needs at least %3 different ones"),
     1},
    {QT_TRANSLATE_NOOP("Error", "%1 has 1 point; it needs at least %2 different ones"), 1},
    {QT_TRANSLATE_NOOP("Error", "%1 has an id that stands for no obstacle"), 1},
    {QT_TRANSLATE_NOOP("Error", "the agent")},
    {QT_TRANSLATE_NOOP("Error", "circle %1")},
    {QT_TRANSLATE_NOOP("Error", "wall %1")},
    {QT_TRANSLATE_NOOP("Error", "polygon %1")},
    {QT_TRANSLATE_NOOP("Error", "0 or more")},
    {QT_TRANSLATE_NOOP("Error", "finite and within 1e9")},
    // Grids of flow fields.
    {QT_TRANSLATE_NOOP("Error", "A grid needs an area with coordinates within 1e9.")},
    {QT_TRANSLATE_NOOP("Error", "A cell's side must be above 0 and at most 1e9.")},
    {QT_TRANSLATE_NOOP("Error", "Cells of side %1 cannot be told apart so far from the origin.")},
    {QT_TRANSLATE_NOOP("Error", "Cells of side %1 would be %2; at most %3 are possible.")},
    // Recordings that are played, run again or compared.
    {QT_TRANSLATE_NOOP("Error", "This is no Thicket recording.")},
    {QT_TRANSLATE_NOOP("Error", "The recording was written by a newer Thicket (file version %1; "
                                "this one reads up to %2).")},
    {QT_TRANSLATE_NOOP("Error",
                       "The recording is damaged in its header, so that no frame can be read.")},
    {QT_TRANSLATE_NOOP("Error", "The recording ends in its header, so that no frame can be read.")},
    {QT_TRANSLATE_NOOP("Error",
                       "The recording was not simulated, so that it cannot be run again.")},
    {QT_TRANSLATE_NOOP("Error",
                       "The recording is of other obstacles, groups or agents than the map's.")},
    {QT_TRANSLATE_NOOP("Error", "The crowd refuses an input after frame %1: %2"), 2},
    {QT_TRANSLATE_NOOP("Error",
                       "The crowd moves otherwise than was recorded, at the latest at frame %1.")},
    {QT_TRANSLATE_NOOP("Error", "The recordings have different steps: %1 and %2 seconds.")},
    {QT_TRANSLATE_NOOP("Error", "The recording ends in frame %1, the first bad one; %2"), 2},
    {QT_TRANSLATE_NOOP("Error", "The recording is damaged in frame %1, the first bad one; %2"), 2},
    {QT_TRANSLATE_NOOP("Error", "no frame is before it.")},
    {QT_TRANSLATE_NOOP("Error", "the one before it is good.")},
    {QT_TRANSLATE_NOOP("Error", "the %1 before it are good.")},
    {QT_TRANSLATE_NOOP("Error", "The recording ends in its index, behind frame %1, the first bad "
                                "one; the 1 frame before it is good.")},
    {QT_TRANSLATE_NOOP("Error", "The recording is damaged in its index, behind frame %1, the first "
                                "bad one; the 1 frame before it is good.")},
    {QT_TRANSLATE_NOOP("Error", "The recording ends in its index, behind frame %1, the first bad "
                                "one; the %2 frames before it are good.")},
    {QT_TRANSLATE_NOOP("Error", "The recording is damaged in its index, behind frame %1, the first "
                                "bad one; the %2 frames before it are good.")},
    // Measured trajectories.
    {QT_TRANSLATE_NOOP("Error",
                       "The file has no row of a trajectory: id, frame, x, y and perhaps z.")},
    {QT_TRANSLATE_NOOP("Error", "The row has %1 or more fields, it must have %2."), 2},
    {QT_TRANSLATE_NOOP("Error", "The row has 1 field, it must have %1."), 1},
    {QT_TRANSLATE_NOOP("Error", "The row has %1 fields, it must have %2."), 2},
    {QT_TRANSLATE_NOOP("Error", "%1, as those before it")},
    {QT_TRANSLATE_NOOP("Error", "5 (id, frame, time, x, y) or 6 (and z)")},
    {QT_TRANSLATE_NOOP("Error", "4 (id, frame, x, y) or 5 (and z)")},
    {QT_TRANSLATE_NOOP("Error", "\"%1\" is no id: a whole number from 0 to 4294967295.")},
    {QT_TRANSLATE_NOOP("Error", "\"%1\" is no frame: a whole number of at most 9 digits.")},
    {QT_TRANSLATE_NOOP("Error", "\"%1\" is no place: it must be below 1e15.")},
    {QT_TRANSLATE_NOOP("Error",
                       "Person %1 has a second row for frame %2; the first is in line %3.")},
    {QT_TRANSLATE_NOOP("Error", "Frame %1 is more than two million frames after the first, %2.")},
    {QT_TRANSLATE_NOOP("Error", "The file does not tell its frame rate; it must be given.")},
    {QT_TRANSLATE_NOOP("Error",
                       "The file does not tell its unit (m, cm or mm); it must be given.")},
});

} // namespace

std::span<const ErrorPattern> simulationErrors() { return simulationMessages; }

} // namespace thicket::editor
