#include "plugins/godot/sceneexport.h"

#include "libnav/map/layerlookup.h"
#include "libnav/map/mapfile.h"
#include "plugins/api/formatoptions.h"
#include "plugins/godot/arcerror.h"
#include "plugins/godot/godotspace.h"
#include "plugins/godot/sceneobjects.h"
#include "plugins/godot/sceneregion.h"
#include "plugins/shapes/uniquenames.h"

#include <algorithm>
#include <future>
#include <map>

namespace thicket::plugins {

namespace {

using nav::Point;

struct SceneOptions {
    double pixelsPerUnit = 0;
    double agentRadius = 0;
    double arcError = 0;
    bool givesNavigation = true;
    bool givesAvoidance = true;
};

Result<SceneOptions> chosenOptions(const nav::Map& map, const OptionValues& values)
{
    SceneOptions options;
    const Result<double> scale = numberOption(values, "pixelsPerUnit", 1e-6, 1e6);
    if (!scale)
        return Unexpected(scale.error());
    const auto& classes = map.settings.agentClasses;
    options.agentRadius = classes.empty() ? 0 : classes.front().radius;
    if (values["agentRadius"] != "auto") {
        const Result<double> radius = numberOption(values, "agentRadius", 0, 1e9);
        if (!radius)
            return Unexpected(radius.error());
        options.agentRadius = *radius;
    }
    options.pixelsPerUnit = *scale;
    if (values["arcError"] == "auto") {
        options.arcError = usualArcError(map, options.agentRadius);
    } else {
        const Result<double> error = numberOption(values, "arcError", 1e-9, 1e9);
        if (!error)
            return Unexpected(error.error());
        options.arcError = *error;
    }
    options.givesNavigation = isYes(values, "navigation");
    options.givesAvoidance = values.contains("avoidance") && isYes(values, "avoidance");
    return options;
}

/// The parts of a map file: each object's line, and all else in one line.
struct Records {
    std::vector<std::string> objects;
    std::string settings;
};

Records recordsOf(const nav::Map& map)
{
    if (map.settings.underlay) { // where the picture is says nothing elsewhere
        nav::Map bare = map;
        bare.settings.underlay.reset();
        return recordsOf(bare);
    }
    const std::string text = nav::writeMap(map);
    const std::string open = "\n  \"objects\": [\n";
    Records records;
    std::size_t begin = text.find(open), at = begin;
    std::string rest = text;
    if (begin != std::string::npos) {
        at += open.size();
        while (text.compare(at, 5, "    {") == 0) {
            const std::size_t end = text.find('\n', at);
            const bool isLast = text[end - 1] != ',';
            records.objects.push_back(text.substr(at + 4, end - at - 4 - (isLast ? 0 : 1)));
            at = end + 1;
        }
        rest = text.substr(0, begin) + "\n  \"objects\": [\n" + text.substr(at);
    }
    for (std::size_t i = 0; i < rest.size(); ++i)
        if (rest[i] != '\n')
            records.settings += rest[i];
        else
            while (i + 1 < rest.size() && rest[i + 1] == ' ')
                ++i;
    return records;
}

class SceneWriter {
public:
    SceneWriter(const nav::Map& map, GodotVersion version, const SceneOptions& options)
        : m_map(map), m_options(options), m_frame(Frame::ofScreen(map, options.pixelsPerUnit)),
          m_scene(version)
    {}

    Result<ExportBundle> write()
    {
        // Half of the time goes into the mesh, half into the nodes.
        const SceneRegion region{m_map,
                                 m_frame,
                                 m_scene.version(),
                                 m_options.agentRadius,
                                 m_options.arcError,
                                 m_options.givesNavigation};
        std::future<Result<RegionLines>> navigation =
            std::async(std::launch::async, [&region] { return regionLines(region); });
        Records records = recordsOf(m_map);
        const Point origin = m_frame.origin();
        const std::string name = nodeName(m_map.settings.name, "Map");
        m_scene.node(
            {}, name, "Node2D", {},
            {{"thicket", records.settings},
             {"thicket_origin", "[" + numberText(origin.x) + ", " + numberText(origin.y) + "]"},
             {"thicket_pixels_per_unit", numberText(m_frame.scale())}});
        m_scene.expect(m_map.objects().size());
        const std::string parent = writeRegion();
        writeLayers(parent, std::move(records.objects));
        if (m_map.settings.boundsAreWalls && m_map.settings.bounds)
            writeBounds(m_scene, m_frame, parent, *m_map.settings.bounds);
        Ledger::Kept kept = Ledger::Kept::all();
        kept.motions = false; // only in the metadata
        m_ledger.countLeftovers(m_map, kept);
        Result<RegionLines> lines = navigation.get();
        if (!lines)
            return Unexpected(lines.error());
        m_scene.fillFirst(std::move(lines->lines));
        ExportBundle bundle;
        bundle.files << ExportBundle::File{{}, m_scene.text()};
        bundle.notes = lines->notes + m_ledger.notes();
        return bundle;
    }

private:
    /// The node below which the layers are. Its mesh comes by regionLines().
    std::string writeRegion()
    {
        const std::string reference = m_scene.first("NavigationPolygon");
        if (m_scene.version() == GodotVersion::four)
            return m_scene.node(".", "Navigation", "NavigationRegion2D",
                                {{"navigation_polygon", reference}});
        const std::string navigation = m_scene.node(".", "Navigation", "Navigation2D", {});
        m_scene.node(navigation, "Region", "NavigationPolygonInstance", {{"navpoly", reference}});
        return navigation;
    }

    void writeLayers(const std::string& region, std::vector<std::string> records)
    {
        std::vector<nav::Layer> layers = m_map.settings.layers;
        if (layers.empty())
            layers.push_back({0, "objects", true, false, {}});
        const ScenePlace place{m_frame, m_options.arcError, m_options.givesAvoidance};
        const nav::LayerLookup lookup(m_map);
        std::map<nav::LayerId, std::vector<std::size_t>> members;
        for (std::size_t i = 0; i < m_map.objects().size(); ++i) {
            const nav::Layer* const layer = lookup.of(m_map.objects()[i]);
            members[layer ? layer->id : layers.front().id].push_back(i);
        }
        std::vector<std::size_t> order;
        for (const nav::Layer& layer : layers)
            order.insert(order.end(), members[layer.id].begin(), members[layer.id].end());
        const bool isInOrder = std::is_sorted(order.begin(), order.end());
        UniqueNames names;
        names.next("Bounds");
        names.next("Region");
        for (const nav::Layer& layer : layers) {
            SceneLines lines;
            if (!layer.visible)
                lines.push_back({"visible", "false"});
            if (layer.opacity != 1)
                lines.push_back({"modulate", "Color(1, 1, 1, " + numberText(layer.opacity) + ")"});
            const std::string path =
                m_scene.node(region, names.next(nodeName(layer.name, "Layer")), "Node2D", lines,
                             layer.locked ? SceneLines{{"_edit_lock_", "true"}} : SceneLines{});
            UniqueNames own;
            for (const std::size_t i : std::exchange(members[layer.id], {})) {
                const nav::MapObject& object = m_map.objects()[i];
                const char* const type = nav::typeName(object.geometry);
                SceneLines metadata = lineOf("thicket", std::move(records[i]));
                if (!isInOrder)
                    metadata.push_back({"thicket_place", std::to_string(i)});
                writeObject(m_scene, m_ledger, place, path, own.next(nodeName(object.name, type)),
                            object, std::move(metadata));
            }
        }
    }

    const nav::Map& m_map;
    const SceneOptions& m_options;
    Frame m_frame;
    SceneText m_scene;
    Ledger m_ledger;
};

} // namespace

QList<FormatOption> sceneExportOptions(GodotVersion version)
{
    QList<FormatOption> options{
        {"pixelsPerUnit", "how many pixels one map unit becomes; y points down",
         QString::number(defaultPixelsPerUnit)},
        {"agentRadius",
         "the agent's radius for the navigation mesh, map units; auto: the map's first agent class",
         "auto"},
        {"arcError",
         "how far polygons may be from arcs, map units; auto: 0.05, or more where they would have "
         "over a million corners",
         "auto"},
        {"navigation", "whether to write a navigation mesh, ready to use", "yes", yesOrNo()}};
    if (version == GodotVersion::four)
        options << FormatOption{"avoidance", "whether obstacles push agents that avoid others",
                                "yes", yesOrNo()};
    return options;
}

Result<ExportBundle> exportScene(const nav::Map& map, GodotVersion version,
                                 const OptionValues& given)
{
    const Result<OptionValues> values = completedOptions(sceneExportOptions(version), given);
    if (!values)
        return Unexpected(values.error());
    const Result<SceneOptions> options = chosenOptions(map, *values);
    if (!options)
        return Unexpected(options.error());
    return SceneWriter(map, version, *options).write();
}

} // namespace thicket::plugins
