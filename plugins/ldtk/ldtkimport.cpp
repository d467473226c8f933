#include "plugins/ldtk/ldtkimport.h"

#include "plugins/ldtk/ldtkentities.h"
#include "plugins/ldtk/ldtkgrids.h"

#include <climits>

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;

class Importer {
public:
    Importer(const ImportSource& source, const JsonNode& root, LdtkProject project,
             const LdtkOptions& options)
        : m_source(source), m_root(root), m_project(std::move(project)), m_options(options),
          m_target(options.pixelsPerUnit.value_or(m_project.gridSize))
    {}

    Result<ImportedMap> run()
    {
        nav::Box box;
        for (const LdtkLevel& level : m_project.levels) {
            nav::enclose(box, level.pixels);
            if (const Result<void> read = readLevel(level); !read)
                return Unexpected(read.error());
        }
        if (!box.isEmpty() && !m_target.setBounds(box, m_options.blocksOutside))
            return Unexpected("The levels lie beyond 1e9 map units.", m_source.name.toStdString());
        if (m_options.blocksOutside)
            blockOutside(m_root, m_project.levels, m_project.layers.size() + 1, m_target);
        if (const auto fault = m_root.fault())
            return Unexpected(*fault);
        noteWhatIsLeft();
        const std::string name = m_source.name.toStdString();
        return ImportedMap{m_target.takeMap(name.substr(0, name.rfind('.'))),
                           m_target.ledger.notes()};
    }

private:
    Result<void> readLevel(const LdtkLevel& level)
    {
        m_levelFields += !level.node.member("fieldInstances").elements().empty();
        m_pictures += !level.node.member("bgRelPath").isNull();
        if (!level.node.member("layerInstances").isNull())
            return readInstances(level, level.node);
        const QString path = level.node.member("externalRelPath").text();
        if (const auto fault = m_root.fault())
            return Unexpected(*fault);
        if (!m_source.companion)
            return Unexpected("The level " + level.name.toStdString() +
                                  " is in a file of its own, which cannot be read here.",
                              m_source.name.toStdString());
        const Result<QByteArray> bytes = m_source.companion(path);
        if (!bytes)
            return Unexpected(bytes.error());
        const Result<JsonNode> file = JsonNode::parse(*bytes, path);
        if (!file)
            return Unexpected(file.error());
        return readInstances(level, *file);
    }

    Result<void> readInstances(const LdtkLevel& level, const JsonNode& node)
    {
        for (const JsonNode& instance : node.member("layerInstances").elements()) {
            readInstance(level, instance);
            if (const auto fault = node.fault())
                return Unexpected(*fault);
        }
        const auto fault = node.fault();
        return fault ? Result<void>(Unexpected(*fault)) : Result<void>();
    }

    void readInstance(const LdtkLevel& level, const JsonNode& instance)
    {
        const QString type = instance.member("__type").text();
        if (type != "IntGrid" && type != "Entities") {
            ++m_tileLayers;
            return;
        }
        const JsonNode uid = instance.member("layerDefUid");
        const auto def = m_project.layers.constFind(uid.whole(INT_MIN, INT_MAX));
        if (def == m_project.layers.constEnd()) {
            uid.refuse("No layer of defs.layers has this uid.");
            return;
        }
        m_target.addLayer(def->order, instance.member("__identifier").text(),
                          instance.member("visible").flag(true),
                          instance.member("__opacity").number(1));
        const nav::Point origin =
            level.pixels.min + nav::Point{instance.member("__pxTotalOffsetX").number(0),
                                          instance.member("__pxTotalOffsetY").number(0)};
        if (type == "IntGrid")
            readIntGrid(instance, origin, *def, m_options, m_target);
        else
            readEntities(instance, origin, def->order, m_project, m_options, m_target);
    }

    void noteWhatIsLeft()
    {
        const auto leave = [this](const LedgerLine& line, std::size_t number) {
            m_target.ledger.count(line, Fidelity::leftOut, number);
        };
        leave({"layer of tiles", "layers of tiles", ": left out"}, m_tileLayers);
        leave({"level's fields", "levels' fields", ": left out"}, m_levelFields);
        leave({"level's background picture", "levels' background pictures", ": left out"},
              m_pictures);
        leave({"level that the options do not choose", "levels that the options do not choose",
               ": left out"},
              m_project.otherLevels);
        leave({"other world", "other worlds", ": left out, the option world chooses one"},
              m_project.otherWorlds);
    }

    const ImportSource& m_source;
    const JsonNode& m_root;
    LdtkProject m_project;
    const LdtkOptions& m_options;
    LdtkTarget m_target;
    std::size_t m_tileLayers = 0;
    std::size_t m_levelFields = 0;
    std::size_t m_pictures = 0;
};

} // namespace

Result<ImportedMap> importLdtk(const ImportSource& source, const LdtkOptions& options)
{
    const Result<JsonNode> root = JsonNode::parse(source.bytes, source.name);
    if (!root)
        return Unexpected(root.error());
    Result<LdtkProject> project = readLdtkProject(*root, options);
    if (!project)
        return Unexpected(project.error());
    return Importer(source, *root, *std::move(project), options).run();
}

} // namespace thicket::plugins
