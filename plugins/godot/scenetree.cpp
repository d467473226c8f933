#include "plugins/godot/scenetree.h"

#include "plugins/api/outsidefolder.h"
#include "plugins/godot/nodeplace.h"
#include "plugins/godot/resourceref.h"

#include <QDir>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace thicket::plugins {

namespace {

constexpr std::size_t mostCopied = 500'000; // nodes of scenes that others instance
constexpr int deepestInstance = 8;
constexpr int deepestChange = 100; // levels of a path into an instance

/// A node of a file, and its path below the root.
class NodePath {
public:
    NodePath(int node, std::string path) : m_node(node), m_path(std::move(path)) {}
    /// Of a node that has its own file's name and parent: these are the path.
    explicit NodePath(int node) : m_node(node) {}

    int node() const { return m_node; }
    bool is(std::string_view path, const SceneTree& tree) const
    {
        if (!m_path.empty())
            return m_path == path;
        const SceneNode& node = tree.nodes[std::size_t(m_node)].node;
        if (node.parent == ".")
            return node.name == path;
        return path.size() == node.parent.size() + 1 + node.name.size() &&
               path.starts_with(node.parent) && path[node.parent.size()] == '/' &&
               path.ends_with(node.name);
    }
    std::string text(const SceneTree& tree) const
    {
        if (!m_path.empty())
            return m_path;
        const SceneNode& node = tree.nodes[std::size_t(m_node)].node;
        return node.parent == "." ? node.name : node.parent + "/" + node.name;
    }

private:
    int m_node;
    std::string m_path;
};

/// Nodes by their paths below the root. Mostly a node's parent is the one before it, or a parent of
/// that; only other ones are looked up.
class Paths {
public:
    explicit Paths(const SceneTree& tree) : m_tree(tree) {}

    /// -1: there is none.
    int find(const std::string& path)
    {
        while (!m_open.empty() && !m_all[m_open.back()].is(path, m_tree))
            m_open.pop_back();
        if (!m_open.empty())
            return m_all[m_open.back()].node();
        for (; m_known < m_all.size(); ++m_known)
            m_byPath.try_emplace(m_all[m_known].text(m_tree), m_known);
        const auto found = m_byPath.find(path);
        if (found == m_byPath.end())
            return -1;
        m_open.push_back(found->second);
        return m_all[found->second].node();
    }
    /// Follows find() of its parent.
    void add(NodePath path)
    {
        m_open.push_back(m_all.size());
        m_all.push_back(std::move(path));
    }

private:
    const SceneTree& m_tree;
    std::vector<NodePath> m_all;
    std::vector<std::size_t> m_open;
    std::unordered_map<std::string, std::size_t> m_byPath;
    std::size_t m_known = 0;
};

/// What is above the last "/" of a path, and the name below it.
std::pair<std::string_view, std::string_view> divided(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string_view::npos)
        return {{}, path};
    return {path.substr(0, slash), path.substr(slash + 1)};
}

class TreeReader {
public:
    explicit TreeReader(const ImportSource& source) : m_source(source) {}

    Result<SceneTree> read()
    {
        Result<SceneFile> file =
            readScene({m_source.bytes.constData(), std::size_t(m_source.bytes.size())},
                      m_source.name.toStdString());
        if (!file)
            return Unexpected(file.error());
        std::vector<SceneNode> nodes = std::exchange(file->nodes, {});
        add(std::make_shared<const SceneFile>(std::move(*file)), std::move(nodes), {}, 0);
        if (m_error)
            return Unexpected(*m_error);
        if (m_copied > mostCopied) {
            return Unexpected("The scene's instances have more than half a million nodes.",
                              m_source.name.toStdString());
        }
        placeAll();
        readTileSets();
        if (m_error)
            return Unexpected(*m_error);
        m_tree.files = std::move(m_files);
        return std::move(m_tree);
    }

private:
    struct Mount {
        int parent = -1;
        const SceneNode* node = nullptr;         ///< which instances the file
        std::shared_ptr<const SceneFile> file{}; ///< which that node is read from
    };

    void add(const std::shared_ptr<const SceneFile>& file, std::vector<SceneNode> nodes,
             const Mount& mount, int depth)
    {
        Paths paths(m_tree);
        const int root = int(m_tree.nodes.size());
        if (depth == 0)
            m_tree.nodes.reserve(nodes.size());
        for (SceneNode& spelt : nodes) {
            if (m_error || (depth > 0 && ++m_copied > mostCopied))
                return;
            PlacedNode placed{std::move(spelt), -1, {}, true, file};
            if (&spelt == &nodes.front()) {
                placed.parent = mount.parent;
                if (mount.node) {
                    placed.node.name = mount.node->name;
                    change(placed, *mount.node, mount.file);
                }
                addNode(std::move(placed), depth);
                continue;
            }
            const bool isTop = placed.node.parent == ".";
            placed.parent = isTop ? root : find(paths, placed.node.parent, root);
            if (placed.parent < 0) {
                ++m_tree.lostNodes;
                continue;
            }
            if (!placed.node.type.empty() && placed.node.instance.empty()) {
                paths.add(NodePath(addNode(std::move(placed), depth)));
                continue;
            }
            std::string path =
                isTop ? placed.node.name : placed.node.parent + "/" + placed.node.name;
            const bool isChange = placed.node.instance.empty();
            int index = isChange ? childOf(placed.parent, placed.node.name, root) : -1;
            if (index >= 0)
                change(m_tree.nodes[std::size_t(index)], placed.node, file);
            else
                index = addNode(std::move(placed), depth);
            paths.add({index, std::move(path)});
        }
    }

    /// What a scene says about a node of one that it instances counts.
    static void change(PlacedNode& placed, const SceneNode& said,
                       const std::shared_ptr<const SceneFile>& file)
    {
        placed.node.values.putOver(said.values);
        if (said.values.find("shape") || said.values.find("tile_set"))
            placed.file = file; // where its resource is
    }

    /// A node by its path below the root, also within instances; -1: there is none.
    int find(Paths& paths, const std::string& path, int root)
    {
        int found = paths.find(path);
        if (found >= 0 || m_instances.empty() || std::ranges::count(path, '/') > deepestChange)
            return found;
        const auto [above, name] = divided(path);
        found = above.empty() ? root : find(paths, std::string(above), root);
        if (found >= 0)
            found = childOf(found, name, root);
        if (found >= 0)
            paths.add({found, path});
        return found;
    }
    /// A node of an instance, which the node `within` of the same scene is or lies in; -1: there is
    /// none.
    int childOf(int within, std::string_view name, int root)
    {
        auto instance = m_instances.upper_bound(within);
        if (instance == m_instances.begin() || within < root)
            return -1;
        --instance;
        if (within >= instance->second.end)
            return -1;
        std::vector<int>& children = instance->second.byParent;
        const auto isBefore = [this](int index, std::pair<int, std::string_view> wanted) {
            const PlacedNode& node = m_tree.nodes[std::size_t(index)];
            return std::pair<int, std::string_view>(node.parent, node.node.name) < wanted;
        };
        if (children.empty()) {
            for (int i = instance->first + 1; i < instance->second.end; ++i)
                children.push_back(i);
            std::ranges::stable_sort(children, [&](int a, int b) {
                const PlacedNode& node = m_tree.nodes[std::size_t(b)];
                return isBefore(a, {node.parent, node.node.name});
            });
        }
        const auto found =
            std::lower_bound(children.begin(), children.end(), std::pair(within, name), isBefore);
        if (found == children.end())
            return -1;
        const PlacedNode& node = m_tree.nodes[std::size_t(*found)];
        return node.parent == within && node.node.name == name ? *found : -1;
    }

    int addNode(PlacedNode&& placed, int depth)
    {
        const int index = int(m_tree.nodes.size());
        if (placed.node.instance.empty()) {
            m_tree.nodes.push_back(std::move(placed));
            return index;
        }
        const auto outer = placed.file->outer.find(placed.node.instance);
        const auto file = outer == placed.file->outer.end() || depth >= deepestInstance
                              ? nullptr
                              : fileOf(outer->second, "the scene", placed.node);
        if (file && std::ranges::find(m_open, file.get()) != m_open.end())
            fail("the scene \"" + outer->second + "\" instances itself.", placed.node);
        if (m_error)
            return index;
        if (!file || file->nodes.empty()) {
            ++m_tree.lostInstances;
            m_tree.nodes.push_back(std::move(placed));
            return index;
        }
        const SceneNode node = std::move(placed.node);
        m_open.push_back(file.get());
        add(file, file->nodes, {placed.parent, &node, placed.file}, depth + 1);
        m_open.pop_back();
        m_instances.erase(m_instances.lower_bound(index), m_instances.end()); // those within
        m_instances[index].end = int(m_tree.nodes.size());
        return index;
    }

    /// Parents come before their children.
    void placeAll()
    {
        for (PlacedNode& placed : m_tree.nodes) {
            const NodePlace place = placeOf(placed.node.values);
            placed.global = place.transform;
            placed.isVisible = place.isVisible;
            if (placed.parent < 0 || place.isTopLevel)
                continue;
            const PlacedNode& parent = m_tree.nodes[std::size_t(placed.parent)];
            if (hasNoPlace(parent.node.type))
                continue;
            placed.global = parent.global * placed.global;
            placed.isVisible = placed.isVisible && parent.isVisible;
        }
    }

    /// Those that are in files of their own, and their sources that are.
    void readTileSets()
    {
        std::set<const SceneResource*> known;
        for (const PlacedNode& placed : m_tree.nodes) {
            if (m_error || !isTileMap(placed.node.type))
                continue;
            const Variant* const value = placed.node.values.find("tile_set");
            readOuter(value, *placed.file, placed.node);
            const FoundResource set = foundResource(value, *placed.file, m_files);
            if (!set.resource || !known.insert(set.resource).second)
                continue;
            set.resource->values.forEach([&](std::string_view name, const Variant& source) {
                if (name.starts_with("sources/"))
                    readOuter(&source, *set.file, placed.node);
            });
        }
    }
    void readOuter(const Variant* value, const SceneFile& file, const SceneNode& node)
    {
        const auto ref = resourceRef(value);
        const auto path = ref && ref->isOuter ? file.outer.find(ref->id) : file.outer.end();
        if (path != file.outer.end())
            fileOf(path->second, "the tile set", node);
    }

    /// `what` it is, for a refusal.
    std::shared_ptr<const SceneFile> fileOf(const std::string& path, const std::string& what,
                                            const SceneNode& node)
    {
        const auto [known, isNew] = m_files.try_emplace(path);
        if (!isNew || !m_source.companion)
            return known->second;
        const QString below = QDir::cleanPath(QString::fromStdString(path).remove("res://"));
        const Result<QByteArray> bytes = m_source.companion(QString::fromStdString(path));
        if (below.startsWith("..") || (!bytes && isOutsideOfFolder(bytes.error())))
            return fail(what + " \"" + path + "\" lies outside of the folder.", node);
        if (!bytes)
            return nullptr;
        const auto read = path.ends_with(".tres") ? readResource : readScene;
        Result<SceneFile> file =
            read({bytes->constData(), std::size_t(bytes->size())}, below.toStdString());
        if (file)
            m_files[path] = std::make_shared<const SceneFile>(std::move(*file));
        else if (path.ends_with(".tscn") && !m_error)
            m_error = file.error();
        return m_files[path];
    }

    std::nullptr_t fail(const std::string& message, const SceneNode& node)
    {
        if (!m_error)
            m_error = Error{"The node \"" + node.name + "\" cannot be read: " + message,
                            m_source.name.toStdString()};
        return nullptr;
    }

    /// The nodes from its own to `end`.
    struct Instance {
        int end = 0;
        std::vector<int> byParent{}; ///< those below it, by parent and name; empty until asked for
    };

    const ImportSource& m_source;
    SceneTree m_tree;
    std::map<int, Instance> m_instances; ///< by their first nodes; none lies in another
    std::size_t m_copied = 0;
    SceneFiles m_files;
    std::vector<const SceneFile*> m_open; // of the instances that are being added
    std::optional<Error> m_error;
};

} // namespace

nav::Point vectorOf(const SectionLines& values, std::string_view name, nav::Point fallback)
{
    const Variant* const value = values.find(name);
    return value ? vectorIn(*value, fallback) : fallback;
}

bool isTileMap(const std::string& type) { return type == "TileMap" || type == "TileMapLayer"; }

Result<SceneTree> readSceneTree(const ImportSource& source) { return TreeReader(source).read(); }

} // namespace thicket::plugins
