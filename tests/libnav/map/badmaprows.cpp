#include "tests/libnav/map/badmaprows.h"

#include <QTest>

#include <string>

namespace {

/// A map file with `objects` in the second line, from column 1.
std::string withObjects(const std::string& objects)
{
    return "{\"format\": \"thicket-map\", \"version\": 1, \"objects\": [\n" + objects + "\n]}\n";
}

/// A map file with `members` in the second line, from column 1.
std::string withMembers(const std::string& members)
{
    return "{\"format\": \"thicket-map\", \"version\": 1, \"objects\": [],\n" + members + "\n}\n";
}

std::string circle(const std::string& members)
{
    return withObjects("{\"type\": \"circle\", " + members + "}");
}

std::string nested(std::size_t depth)
{
    return withMembers("\"deep\": " + std::string(depth, '[') + std::string(depth, ']'));
}

void addRow(const char* name, const std::string& bytes, int line, int column, const char* words)
{
    QTest::newRow(name) << QByteArray::fromStdString(bytes) << line << column << QByteArray(words);
}

void addSyntaxRows()
{
    addRow("empty", "", 1, 1, "the file is empty");
    addRow("blank", " \n ", 2, 2, "the file is empty");
    addRow("only a byte order mark", "\xEF\xBB\xBF", 1, 1, "the file is empty");
    addRow("binary",
           std::string("\x7F"
                       "ELF\0\1",
                       6),
           1, 1, "a value is expected here");
    addRow("UTF-16", std::string("\xFF\xFE{\0}\0", 6), 1, 1, "a value is expected here");
    addRow("XML", "<map/>", 1, 1, "a value is expected here");
    addRow("CSV", "x,y,radius\n1,2,3\n", 1, 1, "a value is expected here");
    addRow("a list", "[]", 1, 1, "this is no Thicket map; one begins with {");
    addRow("a number", "5", 1, 1, "this is no Thicket map; one begins with {");
    addRow("a text", "\"thicket-map\"", 1, 1, "this is no Thicket map; one begins with {");
    addRow("null", "null", 1, 1, "this is no Thicket map; one begins with {");
    addRow("brace only", "{", 1, 2, "the file ends in the middle");
    addRow("no value", "{\"a\":\n", 2, 1, "the file ends in the middle");
    addRow("no colon", "{\"a\" 1}", 1, 6, "a colon is missing after the key");
    addRow("bare key", "{a: 1}", 1, 2, "a \"key\" is expected here");
    addRow("single quotes", "{'a': 1}", 1, 2, "a \"key\" is expected here");
    addRow("comment", "// map\n{}", 1, 1, "a value is expected here");
    addRow("trailing comma", withMembers("\"a\": 1,"), 3, 1, "a \"key\" is expected here");
    addRow("trailing comma in a list", withMembers("\"a\": [1,]"), 2, 9, "a value is expected");
    addRow("missing comma", withMembers("\"a\": 1 \"b\": 2"), 2, 8, "a comma or } is missing");
    addRow("missing comma in a list", withMembers("\"a\": [1 2]"), 2, 9, "a comma or ] is missing");
    addRow("wrong bracket", withMembers("\"a\": [1}"), 2, 8, "a comma or ] is missing");
    addRow("something behind", withMembers("\"a\": 1") + "{}", 4, 1, "something follows");
    addRow("NUL behind", withMembers("\"a\": 1") + std::string("\0x", 2), 4, 1,
           "something follows");
    addRow("misspelt true", withMembers("\"a\": True"), 2, 6, "a value is expected here");
    addRow("cut off true", withMembers("\"a\": tru"), 2, 9, "a value is expected here");
    addRow("leading zero", withMembers("\"a\": 01"), 2, 7, "a comma or } is missing");
    addRow("plus sign", withMembers("\"a\": +1"), 2, 6, "a value is expected here");
    addRow("hexadecimal", withMembers("\"a\": 0x10"), 2, 7, "a comma or } is missing");
}

void addTextAndDepthRows()
{
    addRow("open text", withMembers("\"a\": \"oak"), 2, 10, "no closing \" on its line");
    addRow("tab in text", withMembers("\"a\": \"o\tk\""), 2, 8, "no closing \" on its line");
    addRow("wrong escape", withMembers("\"a\": \"\\x\""), 2, 7, "a backslash must be followed");
    addRow("wrong unicode escape", withMembers("\"a\": \"\\u12G4\""), 2, 7, "hex");
    addRow("broken UTF-8", withMembers("\"a\": \"\xC3(\""), 2, 7, "not valid UTF-8");
    addRow("Latin-1", withMembers("\"a\": \"\xE4\""), 2, 7, "not valid UTF-8");
    addRow("overlong UTF-8", withMembers("\"a\": \"\xC0\xAF\""), 2, 7, "not valid UTF-8");
    addRow("surrogate in UTF-8", withMembers("\"a\": \"\xED\xA0\x80\""), 2, 7, "not valid UTF-8");
    addRow("high surrogate alone", withMembers("\"a\": \"\\uD800\""), 2, 7, "half a surrogate");
    addRow("low surrogate alone", withMembers("\"a\": \"\\uDC00\""), 2, 6, "half a surrogate");
    addRow("surrogate in a key", withMembers("\"\\uDFFF\": 1"), 2, 1, "half a surrogate");
    addRow("nested too deep", nested(64), 2, 72, "deeper than 64");
    addRow("nested a million deep", withMembers("\"d\": " + std::string(1000000, '[')), 2, 69,
           "deeper than 64");
    addRow(
        "objects a million deep",
        [] {
            std::string bytes;
            for (int i = 0; i < 1000000; ++i)
                bytes += "{\"a\":";
            return bytes;
        }(),
        1, 321, "deeper than 64");
    addRow("column counts characters", withMembers("\"äöü\": x"), 2, 8, "a value is expected");
}

void addWallsRows()
{
    const auto walls = [](const char* value) {
        return withMembers("\"bounds\": {\"min\": [0, 0], \"max\": [1, 1], \"walls\": " +
                           std::string(value) + "}");
    };
    for (const char* value : {"1", "\"true\"", "null", "[]", "{}"})
        addRow(("walls " + std::string(value)).c_str(), walls(value), 2, 51,
               "`walls` must be true or false");
    addRow("walls twice", walls("true, \"walls\": true"), 2, 57, "stands here a second time");
    addRow("walls and half of the bounds",
           withMembers("\"bounds\": {\"max\": [1, 1], \"walls\": true}"), 2, 11,
           "`bounds` needs `min`");
    addRow("no walls and no bounds", withMembers("\"bounds\": {\"walls\": false}"), 2, 11,
           "`bounds` needs `min`");
}

void addTopLevelRows()
{
    addRow("no format", R"({"version": 1, "objects": []})", 1, 1, "no `format`");
    addRow("no version", R"({"format": "thicket-map", "objects": []})", 1, 1, "no `version`");
    addRow("no objects", R"({"format": "thicket-map", "version": 1})", 1, 1, "no `objects`");
    addRow("empty object", "{}", 1, 1, "no `format`");
    addRow("foreign format", R"({"format": "tiled", "version": 1, "objects": []})", 1, 12,
           "`format` must be \"thicket-map\"");
    addRow("format no text", R"({"format": 1, "version": 1, "objects": []})", 1, 12,
           "`format` must be \"thicket-map\"");
    for (const char* version : {"0", "-1", "1.5", "\"1\"", "null", "1e0", "99999999999999999999"}) {
        const std::string bytes = std::string(R"({"format": "thicket-map", "version": )") +
                                  version + R"(, "objects": []})";
        addRow((std::string("version ") + version).c_str(), bytes, 1, 38,
               "`version` must be a whole number from 1");
    }
    addRow("objects no list", R"({"format": "thicket-map", "version": 1, "objects": {}})", 1, 52,
           "`objects` must be a list in [ ]");
    addRow("name no text", withMembers("\"name\": 5"), 2, 9, "`name` must be text in quotes");
    addRow("unit no text", withMembers("\"unit\": null"), 2, 9, "`unit` must be text in quotes");
    addRow("yAxis sideways", withMembers("\"yAxis\": \"left\""), 2, 10, "\"up\" or \"down\"");
    addRow("duplicate key", withMembers("\"a\": 1, \"a\": 2"), 2, 9, "the key \"a\" stands here");
    addRow("duplicate name", withMembers("\"name\": \"\", \"name\": \"\""), 2, 13,
           "the key \"name\" stands here a second time");
    addRow("duplicate objects", withMembers("\"objects\": []"), 2, 1,
           "the key \"objects\" stands here a second time");
    addRow("duplicate key within", withMembers("\"a\": [{\"b\": 1, \"b\": 1}]"), 2, 16,
           "the key \"b\" stands here a second time");
    addRow("bounds no object", withMembers("\"bounds\": [0, 0]"), 2, 11, "an object in { }");
    addRow("bounds without max", withMembers("\"bounds\": {\"min\": [0, 0]}"), 2, 11,
           "`bounds` needs `max`");
    addRow("bounds upside down", withMembers("\"bounds\": {\"min\": [0, 1], \"max\": [1, 0]}"), 2,
           11, "the `max` of `bounds` lies below its `min`");
    addRow("bounds with more",
           withMembers("\"bounds\": {\"min\": [0, 0], \"max\": [1, 1], \"z\": 1}"), 2, 11,
           "`bounds` has `min`, `max` and `walls` only");
    addRow("bounds beyond", withMembers("\"bounds\": {\"min\": [0, -2e9], \"max\": [1, 1]}"), 2, 23,
           "`min` is -2e9; a coordinate must lie within 1e9 of 0");
    addRow("number too large", withMembers("\"a\": 1e999"), 2, 6, "number is too large");
}

void addLayerAndGroupRows()
{
    addRow("layers no list", withMembers("\"layers\": {}"), 2, 11, "`layers` must be a list");
    addRow("layer no object", withMembers("\"layers\": [1]"), 2, 12, "an object in { }");
    addRow("layer without id", withMembers("\"layers\": [{\"name\": \"a\"}]"), 2, 12,
           "a layer needs `id`");
    addRow("layer id zero", withMembers("\"layers\": [{\"id\": 0}]"), 2, 19,
           "`id` is 0; it must be a whole number from 1");
    addRow("layer ids equal", withMembers("\"layers\": [{\"id\": 1}, {\"id\": 1}]"), 2, 23,
           "a layer with the id 1 is there already");
    for (const char* colour : {"\"red\"", "\"#12345\"", "\"#12345g\"", "7"}) {
        addRow(colour,
               withMembers("\"layers\": [{\"id\": 1, \"colour\": " + std::string(colour) + "}]"), 2,
               32, "`colour` must be text like \"#3f78c4\"");
    }
    addRow("layer opacity", withMembers("\"layers\": [{\"id\": 1, \"opacity\": 1.5}]"), 2, 33,
           "`opacity` is 1.5; an opacity must be from 0 to 1");
    addRow("layer visible", withMembers("\"layers\": [{\"id\": 1, \"visible\": 1}]"), 2, 33,
           "`visible` must be true or false");
    addRow("underlay no object", withMembers("\"underlay\": 1"), 2, 13, "an object in { }");
    addRow("underlay without picture",
           withMembers("\"underlay\": {\"min\": [0, 0], \"max\": [1, 1]}"), 2, 13,
           "`underlay` needs `image`");
    addRow("underlay without place", withMembers("\"underlay\": {\"image\": \"a.png\"}"), 2, 13,
           "`underlay` needs `min`");
    addRow("underlay without area",
           withMembers("\"underlay\": {\"image\": \"a\", \"min\": [0, 0], \"max\": [1, 0]}"), 2, 13,
           "the `max` of `underlay` must lie above its `min`");
    addRow("underlay's opacity",
           withMembers("\"underlay\": {\"image\": \"a\", \"min\": [0, 0], \"max\": [1, 1], "
                       "\"opacity\": 2}"),
           2, 69, "`opacity` is 2; an opacity must be from 0 to 1");
    addRow("guides no object", withMembers("\"guides\": [1]"), 2, 11, "an object in { }");
    addRow("guides no list", withMembers("\"guides\": {\"x\": 1}"), 2, 17,
           "`x` must be a list of numbers");
    addRow("guide no number", withMembers("\"guides\": {\"x\": [1, \"a\"]}"), 2, 21,
           "`x` must be a number");
    addRow("guide too far", withMembers("\"guides\": {\"y\": [2e9]}"), 2, 18,
           "`y` is 2e9; no number may be beyond 1e9");
    addRow("classes no list", withMembers("\"agentClasses\": {}"), 2, 17,
           "`agentClasses` must be a list");
    addRow("class no object", withMembers("\"agentClasses\": [1]"), 2, 18, "an object in { }");
    addRow("class without radius", withMembers("\"agentClasses\": [{\"name\": \"a\"}]"), 2, 18,
           "an agent class needs `radius`");
    addRow("class's radius", withMembers("\"agentClasses\": [{\"radius\": -1}]"), 2, 29,
           "`radius` is -1; a radius must be 0 or more");
    addRow("groups no list", withMembers("\"agentGroups\": 1"), 2, 16,
           "`agentGroups` must be a list");
    addRow("group without name", withMembers("\"agentGroups\": [{}]"), 2, 17,
           "an agent group needs `name`");
    addRow("group at rest", withMembers("\"agentGroups\": [{\"name\": \"a\", \"maxSpeed\": 0}]"), 2,
           43, "`maxSpeed` is 0; a speed must be more than 0");
    addRow("group without force",
           withMembers("\"agentGroups\": [{\"name\": \"a\", \"maxForce\": -1}]"), 2, 43,
           "`maxForce` is -1; a force must be more than 0");
    addRow("group's goal", withMembers("\"agentGroups\": [{\"name\": \"a\", \"goal\": \"g\"}]"), 2,
           39, "`goal` must be a whole number from 1");
    addRow("goal's radius", withMembers("\"agentGroups\": [{\"name\": \"a\", \"goalRadius\": 0}]"),
           2, 45, "`goalRadius` is 0; a goal's radius must be more than 0");
    addRow("goal's radius no number",
           withMembers("\"agentGroups\": [{\"name\": \"a\", \"goalRadius\": \"1\"}]"), 2, 45,
           "`goalRadius` must be a number");
    addRow("goal's radius beyond",
           withMembers("\"agentGroups\": [{\"name\": \"a\", \"goalRadius\": 2e9}]"), 2, 45,
           "`goalRadius` is 2e9; no number may be beyond 1e9");
    addRow("at goal", withMembers("\"agentGroups\": [{\"name\": \"a\", \"atGoal\": \"sleep\"}]"), 2,
           41, "`atGoal` must be \"stay\" or \"leave\"");
    addRow("at goal no text", withMembers("\"agentGroups\": [{\"name\": \"a\", \"atGoal\": true}]"),
           2, 41, "`atGoal` must be \"stay\" or \"leave\"");
    addRow("group's behaviours",
           withMembers("\"agentGroups\": [{\"name\": \"a\", \"behaviours\": {}}]"), 2, 45,
           "`behaviours` must be a list");
}

void addObjectGroupRows()
{
    const auto groups = [](const char* list) {
        return withMembers("\"objectGroups\": " + std::string(list));
    };
    addRow("object groups no list", groups("{}"), 2, 17, "`objectGroups` must be a list in [ ]");
    addRow("object group no object", groups("[1]"), 2, 18, "an object in { }");
    addRow("object group without id", groups("[{\"name\": \"a\"}]"), 2, 18,
           "a group of objects needs `id`");
    addRow("object group's id", groups("[{\"id\": 0}]"), 2, 25,
           "`id` is 0; it must be a whole number from 1");
    addRow("object group's name", groups("[{\"id\": 1, \"name\": 1}]"), 2, 36,
           "`name` must be text");
    addRow("object group's parent", groups("[{\"id\": 1, \"parent\": \"a\"}]"), 2, 38,
           "`parent` must be a whole number from 1");
    addRow("object groups' ids equal", groups("[{\"id\": 1}, {\"id\": 1}]"), 2, 29,
           "a group of objects with the id 1 is there already");
    addRow("object group within nothing", groups("[{\"id\": 1}, {\"id\": 2, \"parent\": 7}]"), 2,
           29, "the group of objects 2 lies within group 7, which does not exist");
    addRow("object group within itself", groups("[{\"id\": 3, \"parent\": 3}]"), 2, 18,
           "the group of objects 3 lies within itself");
    addRow("object groups in a ring",
           groups("[{\"id\": 4, \"parent\": 1}, {\"id\": 1, \"parent\": 2},"
                  " {\"id\": 2, \"parent\": 3}, {\"id\": 3, \"parent\": 1}]"),
           2, 42, "the group of objects 1 lies within itself");
    addRow("an object's group", circle("\"center\": [0, 0], \"radius\": 1, \"objectGroup\": 0"), 2,
           66, "`objectGroup` is 0; it must be a whole number from 1");
    addRow("flat axes", groups("[{\"id\": 1, \"axes\": [[1, 0], [2, 0]]}]"), 2, 36,
           "the `axes` of a group must be two");
    addRow("templates no list", withMembers("\"templates\": 1"), 2, 14,
           "`templates` must be a list");
    addRow("a member on a layer",
           withMembers("\"templates\": [{\"id\": 1, \"objects\": [{\"type\": \"start\", "
                       "\"position\": [0, 0], \"id\": 1, \"layer\": 2}]}]"),
           2, 37, "an object of a template has no `layer`");
}

void addObjectRows()
{
    addRow("object no object", withObjects("7"), 2, 1, "an object in { }");
    addRow("object null", withObjects("null"), 2, 1, "an object in { }");
    addRow("object in a list", withObjects("[{}]"), 2, 1, "an object in { }");
    addRow("no type", withObjects("{}"), 2, 1, "an object needs `type`");
    addRow("type no text", withObjects("{\"type\": 1}"), 2, 10, "`type` must be text");
    addRow("unknown type", withObjects("{\"type\": \"spline\"}"), 2, 10,
           "the type \"spline\" is unknown; known are circle");
    addRow("type with a capital", withObjects("{\"type\": \"Circle\"}"), 2, 10, "is unknown");
    addRow("no center", circle("\"radius\": 1"), 2, 1, "a circle needs `center`");
    addRow("no radius", circle("\"center\": [0, 0]"), 2, 1, "a circle needs `radius`");
    addRow("radius negative", circle("\"center\": [0, 0], \"radius\": -2"), 2, 48,
           "`radius` is -2; a radius must be 0 or more");
    addRow("radius text", circle("\"center\": [0, 0], \"radius\": \"2\""), 2, 48,
           "`radius` must be a number");
    addRow("radius NaN", circle("\"center\": [0, 0], \"radius\": NaN"), 2, 48,
           "a value is expected here");
    addRow("radius Infinity", circle("\"center\": [0, 0], \"radius\": Infinity"), 2, 48,
           "a value is expected here");
    addRow("radius \"NaN\"", circle("\"center\": [0, 0], \"radius\": \"NaN\""), 2, 48,
           "`radius` must be a number");
    addRow("radius huge", circle("\"center\": [0, 0], \"radius\": 1e308"), 2, 48,
           "`radius` is 1e308; no number may be beyond 1e9");
    addRow("radius just beyond", circle("\"center\": [0, 0], \"radius\": 1000000000.0000002"), 2,
           48, "no number may be beyond 1e9");
    addRow("radius infinite", circle("\"center\": [0, 0], \"radius\": 1e999"), 2, 48,
           "number is too large");
    addRow("radius vanishing", circle("\"center\": [0, 0], \"radius\": 1e-400"), 2, 48,
           "`radius` is 1e-400; a number must be 0 or from 5e-324");
    addRow("center one number", circle("\"center\": [0], \"radius\": 1"), 2, 30,
           "`center` must have two numbers, [x, y]");
    addRow("center three numbers", circle("\"center\": [0, 0, 0], \"radius\": 1"), 2, 30,
           "`center` must have two numbers");
    addRow("center object", circle("\"center\": {\"x\": 0, \"y\": 0}, \"radius\": 1"), 2, 30,
           "`center` must have two numbers");
    addRow("center far", circle("\"center\": [0, -1e10], \"radius\": 1"), 2, 34,
           "`center` is -1e10; a coordinate must lie within 1e9 of 0");
    addRow("center null", circle("\"center\": [null, 0], \"radius\": 1"), 2, 31,
           "`center` must be a number");
    addRow("inverted", circle("\"center\": [0, 0], \"radius\": 1, \"inverted\": \"no\""), 2, 63,
           "`inverted` must be true or false");
}

void addObjectMemberRows()
{
    for (const char* id : {"0", "-3", "1.5", "9007199254740994", "1e30"})
        addRow((std::string("id ") + id).c_str(),
               circle(std::string("\"center\": [0, 0], \"radius\": 1, \"id\": ") + id), 2, 57,
               "it must be a whole number from 1");
    addRow("id text", circle("\"center\": [0, 0], \"radius\": 1, \"id\": \"a\""), 2, 57,
           "`id` must be a whole number from 1");
    addRow("layer zero", circle("\"center\": [0, 0], \"radius\": 1, \"layer\": 0"), 2, 60,
           "`layer` is 0");
    addRow("name of an object", circle("\"center\": [0, 0], \"radius\": 1, \"name\": []"), 2, 59,
           "`name` must be text");
    addRow("properties a list", circle("\"center\": [0, 0], \"radius\": 1, \"properties\": []"), 2,
           65, "`properties` must be an object in { }");
    addRow("key twice", circle("\"radius\": 1, \"radius\": 1, \"center\": [0, 0]"), 2, 33,
           "the key \"radius\" stands here a second time");
    addRow("property twice",
           circle("\"center\": [0, 0], \"radius\": 1, \"properties\": {\"a\": 1, \"a\": 2}"), 2, 74,
           "the key \"a\" stands here a second time");
    addRow("escaped key twice", circle("\"radius\": 1, \"r\\u0061dius\": 1, \"center\": [0, 0]"), 2,
           33, "the key \"radius\" stands here a second time");
}

void addShapeRows()
{
    const std::string point = "{\"type\": \"start\", \"id\": 4, \"position\": [0, 0]}";
    addRow("ids equal", withObjects(point + ",\n" + point), 3, 25,
           "an object with the id 4 is there already");
    addRow("first of two faults", withObjects("{},\n{\"type\": 1}"), 2, 1, "needs `type`");
    addRow("wall without points", withObjects("{\"type\": \"wall\"}"), 2, 1,
           "a wall needs `points`");
    addRow("wall of one point", withObjects("{\"type\": \"wall\", \"points\": [[0, 0]]}"), 2, 28,
           "`points` has 1 point; a wall needs 2 or more");
    addRow("wall of numbers", withObjects("{\"type\": \"wall\", \"points\": [0, 1, 2]}"), 2, 29,
           "`points` must have two numbers");
    addRow("wall's points", withObjects("{\"type\": \"wall\", \"points\": 4}"), 2, 28,
           "`points` must be a list of points");
    addRow("wall's thickness",
           withObjects("{\"type\": \"wall\", \"points\": [[0, 0], [1, 0]], \"thickness\": -0.5}"),
           2, 59, "`thickness` is -0.5; a thickness must be 0 or more");
    addRow("wall closed",
           withObjects("{\"type\": \"wall\", \"points\": [[0, 0], [1, 0]], \"closed\": 1}"), 2, 56,
           "`closed` must be true or false");
    addRow("polygon of two points",
           withObjects("{\"type\": \"polygon\", \"points\": [[0, 0], [1, 0]]}"), 2, 31,
           "a polygon needs 3 or more");
    addRow("start nowhere", withObjects("{\"type\": \"start\"}"), 2, 1, "a start needs `position`");
    addRow("goal nowhere", withObjects("{\"type\": \"goal\"}"), 2, 1, "a goal needs `position`");
    addRow("agent nowhere", withObjects("{\"type\": \"agent\"}"), 2, 1,
           "an agent needs `position`");
    addRow("agent's radius",
           withObjects("{\"type\": \"agent\", \"position\": [0, 0], \"radius\": -1}"), 2, 49,
           "`radius` is -1; a radius must be 0 or more");
    addRow("agent's heading",
           withObjects("{\"type\": \"agent\", \"position\": [0, 0], \"heading\": -1e10}"), 2, 50,
           "`heading` is -1e10; a heading must lie within 1e9 of 0");
    addRow("agent's group",
           withObjects("{\"type\": \"agent\", \"position\": [0, 0], \"group\": 1}"), 2, 48,
           "`group` must be text");
}

} // namespace

void addBadMapRows()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("words");
    addSyntaxRows();
    addTextAndDepthRows();
    addTopLevelRows();
    addWallsRows();
    addLayerAndGroupRows();
    addObjectGroupRows();
    addObjectRows();
    addObjectMemberRows();
    addShapeRows();
}
