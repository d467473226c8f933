#include "plugins/godot/scenetree.h"

#include <deque>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace thicket::plugins {

namespace {

constexpr std::size_t mostCopied = 1'000'000; // nodes of scenes that others instance
constexpr int deepestInstance = 8;

/// Godot's transform of a node, from its properties.
Affine localTransform(const VariantMap& values)
{
    const nav::Point position = vectorOf(values, "position", {0, 0});
    const nav::Point scale = vectorOf(values, "scale", {1, 1});
    constexpr double degree = 0.017453292519943295;
    const double rotation =
        numberOf(values, "rotation", degree * numberOf(values, "rotation_degrees", 0));
    const double upright = rotation + numberOf(values, "skew", 0);
    if (rotation == 0 && upright == 0)
        return {scale.x, 0, 0, scale.y, position.x, position.y};
    return {std::cos(rotation) * scale.x,
            std::sin(rotation) * scale.x,
            -std::sin(upright) * scale.y,
            std::cos(upright) * scale.y,
            position.x,
            position.y};
}

/// Nodes by their paths below the root. Mostly a node's parent is the one before it, or a parent of
/// that; only other ones are looked up.
class Paths {
public:
    /// -1: there is none.
    int find(const std::string& path)
    {
        while (!m_open.empty() && m_all[m_open.back()].path != path)
            m_open.pop_back();
        if (!m_open.empty())
            return m_all[m_open.back()].node;
        for (; m_known < m_all.size(); ++m_known)
            m_byPath.try_emplace(m_all[m_known].path, m_known);
        const auto found = m_byPath.find(path);
        if (found == m_byPath.end())
            return -1;
        m_open.push_back(found->second);
        return m_all[found->second].node;
    }
    /// Follows find() of its parent.
    void add(std::string path, int node)
    {
        m_open.push_back(m_all.size());
        m_all.push_back({std::move(path), node});
    }

private:
    struct Place {
        std::string path;
        int node;
    };
    std::deque<Place> m_all; // does not move: the table refers to the paths
    std::vector<std::size_t> m_open;
    std::unordered_map<std::string_view, std::size_t> m_byPath;
    std::size_t m_known = 0;
};

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
        if (m_copied > mostCopied) {
            return Unexpected("The scene's instances have more than a million nodes.",
                              m_source.name.toStdString());
        }
        return std::move(m_tree);
    }

private:
    struct Mount {
        int parent = -1;
        const SceneNode* node = nullptr; ///< which instances the file
    };

    void add(const std::shared_ptr<const SceneFile>& file, std::vector<SceneNode> nodes,
             const Mount& mount, int depth)
    {
        Paths paths;
        const std::size_t first = m_tree.nodes.size();
        if (depth == 0)
            m_tree.nodes.reserve(nodes.size());
        for (SceneNode& spelt : nodes) {
            if (depth > 0 && ++m_copied > mostCopied)
                return;
            PlacedNode placed{std::move(spelt), -1, {}, {}, true, file};
            const bool isRoot = &spelt == &nodes.front();
            std::string path = placed.node.name;
            if (isRoot) {
                placed.parent = mount.parent;
                if (mount.node) { // what the instance says counts
                    placed.node.name = mount.node->name;
                    for (const auto& [key, value] : mount.node->values)
                        placed.node.values.insert_or_assign(key, value);
                }
            } else if (placed.node.parent == ".") {
                placed.parent = int(first);
            } else {
                const int parent = paths.find(placed.node.parent);
                if (parent < 0) {
                    ++m_tree.lostNodes;
                    continue;
                }
                placed.parent = parent;
                path = placed.node.parent + "/" + placed.node.name;
            }
            const int index = isRoot || placed.node.instance.empty()
                                  ? place(std::move(placed))
                                  : instance(std::move(placed), depth);
            if (!isRoot)
                paths.add(std::move(path), index);
        }
    }

    int place(PlacedNode placed)
    {
        placed.local = localTransform(placed.node.values);
        placed.global = placed.local;
        const Variant* const visible = find(placed.node.values, "visible");
        const bool* const flag = visible ? visible->as<bool>() : nullptr;
        placed.isVisible = !flag || *flag;
        if (placed.parent >= 0) {
            const PlacedNode& parent = m_tree.nodes[std::size_t(placed.parent)];
            placed.global = parent.global * placed.local;
            placed.isVisible = placed.isVisible && parent.isVisible;
        }
        m_tree.nodes.push_back(std::move(placed));
        return int(m_tree.nodes.size()) - 1;
    }

    int instance(PlacedNode placed, int depth)
    {
        const auto outer = placed.file->outer.find(placed.node.instance);
        const auto file = outer == placed.file->outer.end() || depth >= deepestInstance
                              ? nullptr
                              : fileOf(textOf(outer->second.values, "path"));
        if (!file) {
            ++m_tree.lostInstances;
            return place(std::move(placed));
        }
        const int index = int(m_tree.nodes.size());
        const SceneNode node = std::move(placed.node);
        add(file, file->nodes, {placed.parent, &node}, depth + 1);
        return index;
    }

    std::shared_ptr<const SceneFile> fileOf(const std::string& path)
    {
        const auto [known, isNew] = m_files.try_emplace(path);
        if (!isNew || !m_source.companion)
            return known->second;
        const QString below = QString::fromStdString(path).remove("res://");
        for (const QString& place : {below, below.section('/', -1)}) {
            const Result<QByteArray> bytes = m_source.companion(place);
            if (!bytes)
                continue;
            Result<SceneFile> file =
                readScene({bytes->constData(), std::size_t(bytes->size())}, place.toStdString());
            if (file)
                m_files[path] = std::make_shared<const SceneFile>(std::move(*file));
            break;
        }
        return m_files[path];
    }

    const ImportSource& m_source;
    SceneTree m_tree;
    std::size_t m_copied = 0;
    std::map<std::string, std::shared_ptr<const SceneFile>> m_files;
};

} // namespace

nav::Point vectorOf(const VariantMap& values, std::string_view name, nav::Point fallback)
{
    const Variant* const value = find(values, name);
    const auto* const call = value ? value->as<Variant::Call>() : nullptr;
    return call && call->numbers.size() == 2 ? nav::Point{call->numbers[0], call->numbers[1]}
                                             : fallback;
}

Result<SceneTree> readSceneTree(const ImportSource& source) { return TreeReader(source).read(); }

} // namespace thicket::plugins
