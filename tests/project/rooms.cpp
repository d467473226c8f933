#include "tests/project/rooms.h"

const QList<Room>& rooms()
{
    static const QStringList collision{"libnav", "libnav/geometry", "libnav/collision/"};
    static const QStringList map =
        collision + QStringList{"libnav/files", "libnav/json", "libnav/map/"};
    static const QStringList format = map + QStringList{"plugins/api", "plugins/shapes"};
    static const QStringList steer{"libnav/", "libsteer/"};
    static const QStringList document =
        steer + QStringList{"plugins/api",          "plugins/host",         "app/recovery",
                            "app/editor/transform", "app/editor/templates", "app/editor/numbers",
                            "app/editor/errors",    "app/editor/edits",     "app/editor/document"};
    static const QStringList navigation = document + QStringList{"app/editor/navigation"};
    static const QStringList shown{"app/drawing", "app/editor/appearance", "app/editor/replay",
                                   "app/editor/search"};
    static const QStringList panel =
        navigation + shown + QStringList{"app/editor/widgets", "app/editor/panels"};
    static const QStringList workbench =
        navigation + shown +
        QStringList{"app/editor/scene", "app/editor/view", "app/editor/gestures",
                    "app/editor/tools", "app/editor/settings"};
    static const QStringList files =
        document + shown + QStringList{"app/editor/navigation", "app/editor/work",
                                       "app/editor/widgets",    "app/editor/export",
                                       "app/editor/import",     "app/exporting",
                                       "app/watching"};
    static const QStringList menus =
        workbench + QStringList{"app/editor/widgets", "app/editor/panels/", "app/editor/workbench",
                                "app/editor/files", "app/editor/work"};
    static const QList<Room> table{
        {"libnav", {}},
        {"libnav/geometry", {"libnav"}},
        {"libnav/collision/expansion", {"libnav", "libnav/geometry"}},
        {"libnav/collision/index", {"libnav", "libnav/geometry", "libnav/collision/expansion"}},
        {"libnav/collision/rims",
         {"libnav", "libnav/geometry", "libnav/collision/expansion", "libnav/collision/index"}},
        {"libnav/collision", collision},
        {"libnav/files", {"libnav"}},
        {"libnav/json", {"libnav"}},
        {"libnav/map", collision + QStringList{"libnav/files", "libnav/json"}},
        {"libnav/map/validation", map},
        {"libnav/tangent", map},
        {"libnav/tangent/graph", map + QStringList{"libnav/tangent"}},
        {"libnav/path", map + QStringList{"libnav/tangent/"}},
        {"libnav/bake", map + QStringList{"libnav/tangent/", "libnav/path"}},
        {"libsteer", {"libnav/"}},
        {"libsteer/ground", collision + QStringList{"libsteer"}},
        {"libsteer/flow", collision},
        {"libsteer/comparison", {"libnav/", "libsteer/flow"}},
        {"libsteer/behaviours", {"libnav/", "libsteer", "libsteer/flow"}},
        {"libsteer/lanes", collision + QStringList{"libsteer", "libsteer/behaviours"}},
        {"libsteer/scenario", {"libnav/", "libsteer", "libsteer/behaviours"}},
        {"libsteer/guidance",
         {"libnav/", "libsteer", "libsteer/ground", "libsteer/flow", "libsteer/scenario"}},
        {"libsteer/sim",
         {"libnav/", "libsteer", "libsteer/ground", "libsteer/flow", "libsteer/behaviours",
          "libsteer/lanes", "libsteer/scenario", "libsteer/guidance"}},
        {"libsteer/recording",
         {"libnav/", "libsteer", "libsteer/ground", "libsteer/flow", "libsteer/behaviours",
          "libsteer/lanes", "libsteer/scenario", "libsteer/sim"}},
        {"libsteer/c", steer},
        {"plugins/hosts/python", {"libsteer/c"}},
        {"plugins/hosts/godot", {"libsteer/c"}},
        {"plugins/hosts/web", {"libsteer/c"}},
        {"plugins/hosts/web/onethread", {}},
        {"plugins/api", map},
        {"plugins/host", map + QStringList{"plugins/api"}},
        {"plugins/worker", map + QStringList{"plugins/api", "plugins/host"}},
        {"plugins/shapes", map + QStringList{"plugins/api"}},
        {"plugins/csv", format},
        {"plugins/godot", format},
        {"plugins/geojson", format},
        {"plugins/svg",
         format + QStringList{"libnav/tangent", "libnav/path", "libsteer", "libsteer/flow"}},
        {"plugins/ldtk", format},
        {"plugins/movingai", format},
        {"plugins/cppheader", format},
        {"plugins/box2d", format},
        {"plugins/recast", format},
        {"plugins/unity", format},
        {"plugins/flow", format + QStringList{"libsteer/flow", "libsteer/guidance"}},
        {"plugins/graph", format + QStringList{"libnav/tangent"}},
        {"plugins/tiled", format + QStringList{"libnav/tangent/", "libnav/path"}},
        {"app/drawing", steer},
        {"app/watching", {}},
        {"app/exporting", steer + QStringList{"plugins/api", "plugins/host", "app/drawing"}},
        {"app/cli", steer + QStringList{"plugins/api", "plugins/host", "app/drawing",
                                        "app/exporting", "app/watching"}},
        {"app/recovery", map},
        {"app/editor/numbers", {}},
        {"app/editor/settings", {}},
        {"app/editor/errors", {"libnav"}},
        {"app/editor/appearance", {"app/drawing"}},
        {"app/editor/transform", map},
        {"app/editor/templates", map},
        {"app/editor/edits",
         map + QStringList{"app/editor/errors", "app/editor/transform", "app/editor/templates"}},
        {"app/editor/document",
         steer + QStringList{"plugins/api", "plugins/host", "app/recovery", "app/editor/errors",
                             "app/editor/transform", "app/editor/templates", "app/editor/edits"}},
        {"app/editor/navigation", document},
        {"app/editor/work", {"app/editor/navigation"}},
        {"app/editor/replay", steer + QStringList{"app/editor/errors"}},
        {"app/editor/search", navigation + QStringList{"app/editor/replay"}},
        {"app/editor/scene", navigation + shown},
        {"app/editor/view",
         navigation + shown + QStringList{"app/editor/scene", "app/editor/settings"}},
        {"app/editor/gestures", navigation + shown + QStringList{"app/editor/scene"}},
        {"app/editor/tools",
         navigation + shown + QStringList{"app/editor/scene", "app/editor/gestures"}},
        {"app/editor/widgets", document + shown},
        {"app/editor/panels", navigation + shown + QStringList{"app/editor/widgets"}},
        {"app/editor/panels/comparison", panel},
        {"app/editor/panels/groups", panel},
        {"app/editor/panels/history", panel},
        {"app/editor/panels/inspector", panel},
        {"app/editor/panels/layers", panel},
        {"app/editor/panels/objects", panel},
        {"app/editor/panels/overlays", panel},
        {"app/editor/panels/playback", panel},
        {"app/editor/panels/problems", panel},
        {"app/editor/panels/recordings", panel + QStringList{"app/editor/panels/playback"}},
        {"app/editor/panels/search", panel + QStringList{"app/editor/panels/playback"}},
        {"app/editor/panels/status", panel},
        {"app/editor/export",
         document + shown + QStringList{"app/exporting", "app/editor/work", "app/editor/widgets"}},
        {"app/editor/import",
         document + shown +
             QStringList{"app/editor/work", "app/editor/widgets", "app/editor/export"}},
        {"app/editor/workbench", workbench},
        {"app/editor/files", files},
        {"app/editor/swipe", menus},
        {"app/editor/tour", menus},
        {"app/editor/menus", menus},
        {"app/editor/preferences", menus + QStringList{"app/editor/menus"}},
        {"app/editor/window",
         menus + QStringList{"app/editor/menus", "app/editor/preferences", "app/editor/swipe",
                             "app/editor/tour", "app/editor/export"}},
        {"app/editor", menus + QStringList{"app/editor/menus", "app/editor/window"}},
    };
    return table;
}

int placeOf(const QString& room)
{
    for (int i = 0; i < rooms().size(); ++i)
        if (rooms()[i].name == room)
            return i;
    return -1;
}

bool mayInclude(const QString& room, const QString& target)
{
    for (const QString& allowed : rooms()[placeOf(room)].allowed)
        if (target == allowed || (allowed.endsWith('/') && (target + '/').startsWith(allowed)))
            return true;
    return false;
}
