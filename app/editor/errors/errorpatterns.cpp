#include "app/editor/errors/errorpatterns.h"

#include "app/editor/errors/formatpatterns.h"
#include "app/editor/errors/simulationpatterns.h"

#include <QtGlobal>

#include <array>
#include <vector>

namespace thicket::editor {

namespace {

constexpr auto messages = std::to_array<ErrorPattern>({
    // Files: what was not done, and why.
    {QT_TRANSLATE_NOOP("Error", "%1: %2 was not opened."), 1},
    {QT_TRANSLATE_NOOP("Error", "%1: %2 was not saved."), 1},
    {QT_TRANSLATE_NOOP("Error", "%1: %2 was written, but may be lost if the power fails now."), 1},
    {QT_TRANSLATE_NOOP("Error", "There is no such file")},
    {QT_TRANSLATE_NOOP("Error", "The file is larger than %1 MiB")},
    {QT_TRANSLATE_NOOP("Error", "This is a folder")},
    {QT_TRANSLATE_NOOP("Error", "This is a device or pipe and no file")},
    {QT_TRANSLATE_NOOP("Error",
                       "A whole MiB of it is zeros, as after a crash or an unfinished copy")},
    {QT_TRANSLATE_NOOP("Error", "There is not enough memory for the file")},
    {QT_TRANSLATE_NOOP("Error", "This is the name of a folder")},
    {QT_TRANSLATE_NOOP("Error", "The file is write-protected")},
    {QT_TRANSLATE_NOOP("Error", "This is no name of a file")},
    {QT_TRANSLATE_NOOP("Error", "Two files would have the same name")},
    {QT_TRANSLATE_NOOP("Error", "The disk is full")},
    {QT_TRANSLATE_NOOP("Error", "Your disk quota is used up")},
    {QT_TRANSLATE_NOOP("Error", "The file is larger than is allowed here")},
    {QT_TRANSLATE_NOOP("Error", "There is no permission")},
    {QT_TRANSLATE_NOOP("Error", "The disk is read-only")},
    {QT_TRANSLATE_NOOP("Error", "The folder does not exist")},
    {QT_TRANSLATE_NOOP("Error", "No file can be made in this folder (the system says \"%1\")")},
    {QT_TRANSLATE_NOOP("Error", "Part of the path is not a folder")},
    {QT_TRANSLATE_NOOP("Error", "The name is too long")},
    {QT_TRANSLATE_NOOP("Error", "The symbolic links lead nowhere")},
    {QT_TRANSLATE_NOOP("Error", "The disk reports an error")},
    {QT_TRANSLATE_NOOP("Error", "The place does not let files be replaced safely")},
    {QT_TRANSLATE_NOOP("Error", "Too many files are open")},
    {QT_TRANSLATE_NOOP("Error", "The system says \"%1\"")},
    {QT_TRANSLATE_NOOP(
        "Error", "This is no text: it has a zero byte, as after a crash or an unfinished copy.")},
    {QT_TRANSLATE_NOOP("Error", "There is not enough memory for the map.")},
    {QT_TRANSLATE_NOOP("Error", "There is not enough memory")},
    // Maps: JSON that is none.
    {QT_TRANSLATE_NOOP("Error", "%1 (Read as a Thicket map, because no plugin reads such a file; "
                                "known: %2. Plugins that failed: %3.)"),
     1},
    {QT_TRANSLATE_NOOP(
         "Error", "%1 (Read as a Thicket map, because no plugin reads such a file; known: %2.)"),
     1},
    {QT_TRANSLATE_NOOP(
        "Error",
        "This is a scenario of the MovingAI benchmark: starts and goals for a map. Open the map "
        "instead (thicket-cli path reads scenarios by --queries).")},
    {QT_TRANSLATE_NOOP(
        "Error",
        "This is a scenario of the MovingAI benchmark: starts and goals for the map \"%1\". Open "
        "that map instead (thicket-cli path reads scenarios by --queries).")},
    {QT_TRANSLATE_NOOP("Error", "the file is empty; a Thicket map begins with {")},
    {QT_TRANSLATE_NOOP("Error", "a zero byte stands here; a Thicket map begins with {")},
    {QT_TRANSLATE_NOOP("Error", "the file ends in the middle; it seems to be cut off")},
    {QT_TRANSLATE_NOOP("Error", "something follows the map's last }")},
    {QT_TRANSLATE_NOOP("Error",
                       "a value is expected here: a number, \"text\", true, false, null, [ or {")},
    {QT_TRANSLATE_NOOP("Error", "a \"key\" is expected here")},
    {QT_TRANSLATE_NOOP("Error", "a colon is missing after the key")},
    {QT_TRANSLATE_NOOP("Error", "a comma or } is missing here")},
    {QT_TRANSLATE_NOOP("Error", "a comma or ] is missing here")},
    {QT_TRANSLATE_NOOP("Error", "this text is not valid UTF-8")},
    {QT_TRANSLATE_NOOP("Error", "this text has no closing \" on its line")},
    {QT_TRANSLATE_NOOP("Error", "this text holds half a surrogate pair (\\uD800 to \\uDFFF), which "
                                "stands for no character")},
    {QT_TRANSLATE_NOOP("Error", "a backslash must be followed by one of \" \\ / b f n r t u")},
    {QT_TRANSLATE_NOOP("Error", "this number is too large")},
    {QT_TRANSLATE_NOOP("Error", "brackets are nested deeper than 64 levels")},
    {QT_TRANSLATE_NOOP("Error", "a value has more than %1 parts; this one goes beyond")},
    {QT_TRANSLATE_NOOP("Error", "this is no Thicket map; one begins with {")},
    {QT_TRANSLATE_NOOP("Error", "this is no Thicket map: `format` must be \"thicket-map\"")},
    {QT_TRANSLATE_NOOP("Error", "this is no Thicket map: it has no `%1`")},
    {QT_TRANSLATE_NOOP("Error", "the key \"%1\" stands here a second time")},
    // Maps: values that cannot be.
    {QT_TRANSLATE_NOOP("Error", "`%1` must be %2"), 2},
    {QT_TRANSLATE_NOOP("Error", "text in quotes")},
    {QT_TRANSLATE_NOOP("Error", "true or false")},
    {QT_TRANSLATE_NOOP("Error", "a number")},
    {QT_TRANSLATE_NOOP("Error", "a whole number")},
    {QT_TRANSLATE_NOOP("Error", "a whole number from 1")},
    {QT_TRANSLATE_NOOP("Error", "a whole number from 1 to 9007199254740992")},
    {QT_TRANSLATE_NOOP("Error", "a list in [ ]")},
    {QT_TRANSLATE_NOOP("Error", "a list of points, [[x, y], ...]")},
    {QT_TRANSLATE_NOOP("Error", "a list of numbers in [ ]")},
    {QT_TRANSLATE_NOOP("Error", "an object in { }")},
    {QT_TRANSLATE_NOOP("Error", "\"up\" or \"down\"")},
    {QT_TRANSLATE_NOOP("Error", "\"stay\" or \"leave\"")},
    {QT_TRANSLATE_NOOP("Error", "\"once\", \"toAndFro\" or \"round\"")},
    {QT_TRANSLATE_NOOP("Error", "text like \"#3f78c4\"")},
    {QT_TRANSLATE_NOOP("Error", "`%1` must have two numbers, [x, y]")},
    {QT_TRANSLATE_NOOP("Error", "`%1` has 1 point; %2 needs %3 or more"), 2},
    {QT_TRANSLATE_NOOP("Error", "`%1` has %2 points; %3 needs %4 or more"), 3},
    {QT_TRANSLATE_NOOP("Error", "`%1` is %2; %3"), 3},
    {QT_TRANSLATE_NOOP("Error", "a number must be 0 or from 5e-324 to 1e9 in size")},
    {QT_TRANSLATE_NOOP("Error", "no number may be beyond 1e9")},
    {QT_TRANSLATE_NOOP("Error", "a coordinate must lie within 1e9 of 0")},
    {QT_TRANSLATE_NOOP("Error", "a heading must lie within 1e9 of 0")},
    {QT_TRANSLATE_NOOP("Error", "a radius must be 0 or more")},
    {QT_TRANSLATE_NOOP("Error", "a thickness must be 0 or more")},
    {QT_TRANSLATE_NOOP("Error", "a time must be 0 or more")},
    {QT_TRANSLATE_NOOP("Error", "a speed must be 0 or more")},
    {QT_TRANSLATE_NOOP("Error", "a speed must be more than 0")},
    {QT_TRANSLATE_NOOP("Error", "a force must be more than 0")},
    {QT_TRANSLATE_NOOP("Error", "a goal's radius must be more than 0")},
    {QT_TRANSLATE_NOOP("Error", "an opacity must be from 0 to 1")},
    {QT_TRANSLATE_NOOP("Error", "a count must be from 0 to 1000000")},
    {QT_TRANSLATE_NOOP("Error", "a rate must be 0 or more")},
    {QT_TRANSLATE_NOOP("Error", "a seed must be from 0 to 9007199254740992")},
    {QT_TRANSLATE_NOOP("Error", "it must be a whole number from 1 to 9007199254740992")},
    {QT_TRANSLATE_NOOP("Error", "the `max` of `bounds` lies below its `min`")},
    {QT_TRANSLATE_NOOP("Error", "`bounds` has `min`, `max` and `walls` only")},
    {QT_TRANSLATE_NOOP("Error", "the `max` of `underlay` must lie above its `min`")},
    {QT_TRANSLATE_NOOP("Error", "an object in { } is expected here")},
    {QT_TRANSLATE_NOOP("Error", "the type \"%1\" is unknown; known are circle, wall, polygon, "
                                "start, goal, agent and spawn")},
    {QT_TRANSLATE_NOOP("Error", "%1 with the id %2 is there already"), 1},
    {QT_TRANSLATE_NOOP("Error", "%1 needs `%2`"), 1},
    {QT_TRANSLATE_NOOP("Error", "an object")},
    {QT_TRANSLATE_NOOP("Error", "a circle")},
    {QT_TRANSLATE_NOOP("Error", "a wall")},
    {QT_TRANSLATE_NOOP("Error", "a polygon")},
    {QT_TRANSLATE_NOOP("Error", "a start")},
    {QT_TRANSLATE_NOOP("Error", "a goal")},
    {QT_TRANSLATE_NOOP("Error", "an agent")},
    {QT_TRANSLATE_NOOP("Error", "a spawn area")},
    {QT_TRANSLATE_NOOP("Error", "a motion")},
    {QT_TRANSLATE_NOOP("Error", "a layer")},
    {QT_TRANSLATE_NOOP("Error", "a group of objects")},
    {QT_TRANSLATE_NOOP("Error", "an agent class")},
    {QT_TRANSLATE_NOOP("Error", "an agent group")},
    {QT_TRANSLATE_NOOP("Error", "a template")},
    {QT_TRANSLATE_NOOP("Error", "an object of a template")},
    {QT_TRANSLATE_NOOP("Error",
                       "the `axes` of a group must be two, [x, y] each, and not on one line")},
    {QT_TRANSLATE_NOOP("Error", "the group of objects %1 lies within itself")},
    {QT_TRANSLATE_NOOP("Error",
                       "the group of objects %1 lies within group %2, which does not exist")},
    {QT_TRANSLATE_NOOP("Error", "a motion has a `track` or a `turn`, not both")},
    {QT_TRANSLATE_NOOP("Error", "a turn must lie within 1e6 degrees of 0")},
    {QT_TRANSLATE_NOOP("Error", "the ids of a template's objects must ascend; %1 comes after %2")},
    {QT_TRANSLATE_NOOP("Error",
                       "an object of a template has no `layer`, `objectGroup` or `member`")},
    {QT_TRANSLATE_NOOP("Error", "the `objects` of a template must be %1"), 1},
    {QT_TRANSLATE_NOOP("Error", "The reading was stopped.")},
    // Plugins.
    {QT_TRANSLATE_NOOP("Error",
                       "No plugin writes this file's suffix; known: %1. Plugins that failed: %2.")},
    {QT_TRANSLATE_NOOP("Error", "No plugin writes this file's suffix; known: %1.")},
    {QT_TRANSLATE_NOOP("Error", "The format plugin \"%1\" failed: %2"), 2},
    {QT_TRANSLATE_NOOP("Error", "it needs more memory than it can have")},
    {QT_TRANSLATE_NOOP("Error", "The plugin did not finish within %1 s %2 and was stopped."), 2},
    {QT_TRANSLATE_NOOP("Error", "The plugin crashed (%1) %2."), 2},
    {QT_TRANSLATE_NOOP("Error", "while it read a file")},
    {QT_TRANSLATE_NOOP("Error", "while it wrote a file")},
    {QT_TRANSLATE_NOOP("Error", "while it started")},
    // Journals and recordings.
    {QT_TRANSLATE_NOOP("Error",
                       "The file changed after the edits were made, so they do not fit it.")},
    {QT_TRANSLATE_NOOP("Error", "The journal has no readable beginning.")},
    {QT_TRANSLATE_NOOP("Error", "The journal has no edits.")},
});

constexpr auto places = std::to_array<ErrorPattern>({
    {QT_TRANSLATE_NOOP("Error", "%1: line %2, column %3")},
    {QT_TRANSLATE_NOOP("Error", "%1: line %2")},
    {QT_TRANSLATE_NOOP("Error", "option %1")},
    {QT_TRANSLATE_NOOP("Error", "object %1")},
    {QT_TRANSLATE_NOOP("Error", "agent group \"%1\"")},
    {QT_TRANSLATE_NOOP("Error", "agent %1")},
    {QT_TRANSLATE_NOOP("Error", "spawn area %1")},
    {QT_TRANSLATE_NOOP("Error", "circle %1")},
    {QT_TRANSLATE_NOOP("Error", "wall %1")},
    {QT_TRANSLATE_NOOP("Error", "polygon %1")},
    {QT_TRANSLATE_NOOP("Error", "%1: byte %2")},
    {QT_TRANSLATE_NOOP("Error", "%1: metadata \"thicket\" of the node \"%2\"")},
});

} // namespace

std::span<const ErrorPattern> errorMessages()
{
    static const std::vector<ErrorPattern> all = [] {
        std::vector<ErrorPattern> patterns(messages.begin(), messages.end());
        for (const std::span<const ErrorPattern> more : {simulationErrors(), formatErrors()})
            patterns.insert(patterns.end(), more.begin(), more.end());
        return patterns;
    }();
    return all;
}

std::span<const ErrorPattern> errorPlaces() { return places; }

} // namespace thicket::editor
