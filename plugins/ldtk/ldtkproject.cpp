#include "plugins/ldtk/ldtkproject.h"

#include "libnav/excerpt.h"
#include "plugins/api/formatoptions.h"

#include <algorithm>
#include <climits>

namespace thicket::plugins {

namespace {

constexpr double linearSpacing = 48; // pixels

int uidOf(const JsonNode& node) { return node.member("uid").whole(INT_MIN, INT_MAX); }

void readLayerDefs(const JsonNode& defs, LdtkProject& project)
{
    const std::vector<JsonNode> layers = defs.member("layers").elements();
    int order = int(layers.size());
    for (const JsonNode& layer : layers) {
        LdtkLayerDef def{order--, {}};
        for (const JsonNode& value : layer.member("intGridValues").elements())
            def.values.insert(value.member("value").whole(0, USHRT_MAX),
                              value.member("identifier").text(QString()));
        project.layers.insert(uidOf(layer), def);
    }
}

void readEntityDefs(const JsonNode& defs, LdtkProject& project)
{
    for (const JsonNode& entity : defs.member("entities").elements()) {
        LdtkEntityDef def;
        const QString mode = entity.member("renderMode").text(QString());
        def.drawing = mode == "Ellipse"     ? LdtkDrawing::ellipse
                      : mode == "Rectangle" ? LdtkDrawing::rectangle
                                            : LdtkDrawing::other;
        for (const JsonNode& field : entity.member("fieldDefs").elements())
            def.shown.insert(uidOf(field), field.member("editorDisplayMode").text(QString()));
        project.entities.insert(uidOf(entity), def);
    }
}

/// What an option names and the project has not.
Unexpected unknownName(const char* option, const char* what, const QString& name,
                       const QStringList& known)
{
    constexpr qsizetype mostNamed = 20;
    return optionError(option,
                       "There is no " + std::string(what) + " \"" + excerpt(name.toStdString()) +
                           "\"; the project has " +
                           known.first(std::min(known.size(), mostNamed)).join(", ").toStdString() +
                           (known.size() > mostNamed ? " and others." : "."));
}

/// Names of values that the options take for solid and no layer has.
Result<void> checkSolid(const LdtkProject& project, const LdtkNames& solid)
{
    QStringList known{"none"};
    QStringList named;
    for (const LdtkLayerDef& def : project.layers) {
        for (auto value = def.values.begin(); value != def.values.end(); ++value) {
            known << QString::number(value.key()) << value.value();
            named << (value->isEmpty() ? QString::number(value.key()) : *value);
        }
    }
    const QString missing = solid.missing(known);
    std::sort(named.begin(), named.end());
    if (missing.isEmpty())
        return {};
    return unknownName("solid", "value of an IntGrid layer", missing, named);
}

/// The world that the options choose: an object with levels and a layout.
Result<JsonNode> chosenWorld(const JsonNode& root, const LdtkOptions& options, std::size_t& others)
{
    const std::vector<JsonNode> worlds = root.member("worlds").elements();
    others = worlds.empty() ? 0 : worlds.size() - 1;
    QStringList names;
    for (const JsonNode& world : worlds) {
        names << world.member("identifier").text(QString());
        if (options.world.isEmpty() || names.back() == options.world)
            return world;
    }
    if (options.world.isEmpty())
        return root;
    return optionError(
        "world",
        ("There is no such world; the project has " +
         (names.isEmpty() ? QString("only one, without a name")
                          : names.first(std::min<qsizetype>(names.size(), 20)).join(", ")) +
         '.')
            .toStdString());
}

/// Until 0.8, values of grids had another form.
void refuseOldVersions(const JsonNode& version)
{
    const QStringList parts = version.text(QString()).split('.');
    if (parts.size() > 1 && parts[0] == "0" && parts[1].toInt() < 8)
        version.refuse("LDtk 0.8 or later must have saved the project; open and save it there.");
}

class LevelReader {
public:
    LevelReader(const JsonNode& world, const LdtkOptions& options)
        : m_world(world), m_options(options), m_layout(world.member("worldLayout").text(QString()))
    {}

    Result<void> read(LdtkProject& project)
    {
        const std::vector<JsonNode> nodes = m_world.member("levels").elements();
        QStringList names;
        for (const JsonNode& node : nodes) {
            LdtkLevel level{node, node.member("identifier").text(), boxOf(node)};
            names << level.name;
            const int depth = node.member("worldDepth").isNull()
                                  ? 0
                                  : node.member("worldDepth").whole(-1'000'000, 1'000'000);
            const bool isNamed =
                m_options.levels.isEmpty() || m_options.levels.contains(level.name);
            if (isNamed && depth == m_options.depth)
                project.levels.push_back(std::move(level));
            else
                ++project.otherLevels;
        }
        if (const QString missing = m_options.levels.missing(names); !missing.isEmpty())
            return unknownName("levels", "level", missing, names);
        if (!project.levels.empty() || nodes.empty())
            return {};
        return m_options.levels.isEmpty()
                   ? optionError("depth", "No level has this depth.")
                   : optionError("levels", "No level of this depth has such a name.");
    }

private:
    nav::Box boxOf(const JsonNode& node)
    {
        const nav::Point size{double(node.member("pxWid").whole(0, largestLdtkSide)),
                              double(node.member("pxHei").whole(0, largestLdtkSide))};
        nav::Point corner = m_next;
        if (m_layout == "LinearHorizontal")
            m_next.x += size.x + linearSpacing;
        else if (m_layout == "LinearVertical")
            m_next.y += size.y + linearSpacing;
        else
            corner = {node.member("worldX").number(), node.member("worldY").number()};
        return {corner, corner + size};
    }

    const JsonNode& m_world;
    const LdtkOptions& m_options;
    QString m_layout;
    nav::Point m_next;
};

} // namespace

Result<LdtkProject> readLdtkProject(const JsonNode& root, const LdtkOptions& options)
{
    if (root.member("jsonVersion").isNull() || root.member("defs").isNull())
        root.refuse("This is no LDtk project: it has no jsonVersion or no defs.");
    refuseOldVersions(root.member("jsonVersion"));
    LdtkProject project;
    project.gridSize = root.member("defaultGridSize").number(project.gridSize);
    if (!(project.gridSize >= 1))
        root.member("defaultGridSize").refuse("A number from 1 is expected here.");
    readLayerDefs(root.member("defs"), project);
    readEntityDefs(root.member("defs"), project);
    if (const Result<void> checked = checkSolid(project, options.solid); !checked)
        return Unexpected(checked.error());
    const Result<JsonNode> world = chosenWorld(root, options, project.otherWorlds);
    if (!world)
        return Unexpected(world.error());
    const Result<void> levels = LevelReader(*world, options).read(project);
    if (const auto fault = root.fault())
        return Unexpected(*fault);
    if (!levels)
        return Unexpected(levels.error());
    return project;
}

} // namespace thicket::plugins
