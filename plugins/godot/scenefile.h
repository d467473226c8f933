#pragma once

#include "libnav/result.h"
#include "plugins/godot/variant.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace thicket::plugins {

/// The lines `name = value` of a section. A value; copies share them, as a scene may be instanced
/// by thousands. Any thread.
class SectionLines {
public:
    using List = Variant::Dictionary;

    SectionLines() = default;
    /// In the order of the file. Of equal names the last counts.
    explicit SectionLines(List lines);

    /// The value of that name, or null. Time log n with the lines.
    const Variant* find(std::string_view name) const;
    /// The lines of the other count before those that there are.
    void putOver(const SectionLines& other);
    /// Calls visit(name, value) for all, a line that counts after those of the same name.
    template <class Visit> void forEach(Visit visit) const
    {
        const auto visitAll = [&visit](const std::shared_ptr<const List>& list) {
            if (list)
                for (const auto& [name, value] : *list)
                    visit(name, value);
        };
        visitAll(m_own);
        for (const auto& list : m_over)
            visitAll(list);
    }

private:
    std::shared_ptr<const List> m_own; ///< by name if they are many; null: none
    std::vector<std::shared_ptr<const List>> m_over;
};

/// A number among them, else the fallback.
double numberOf(const SectionLines& values, std::string_view name, double fallback);
/// The value of the last line of that name, or null. Time linear in the lines.
const Variant* find(const SectionLines::List& lines, std::string_view name);

/// [node ...] with the lines below it.
struct SceneNode {
    std::string name;
    std::string type;     ///< empty for instances and for nodes of an instance that are changed
    std::string parent;   ///< as in the file: empty for the root, "." for what is directly below
    std::string instance; ///< the id of an external resource; empty: none
    SectionLines values{};
};

/// [sub_resource ...] with the lines below it.
struct SceneResource {
    std::string type;
    SectionLines values{};
};

/// A Godot scene in text form, as spelt. A value.
struct SceneFile {
    std::unordered_map<std::string, SceneResource> inner;
    std::map<std::string, std::string> outer; ///< the paths of external resources by their ids
    std::vector<SceneNode> nodes;             ///< in the order of the file; the first is the root
    std::optional<SceneResource> resource{};  ///< of a file that is one
    /// 2: of Godot 3, whose capsules' height is without their ends; 4: as 3, with values that it
    /// has not, as Godot writes scenes with layers of tiles.
    int format = 3;
};

/// By the paths by which scenes name them; null: it cannot be read.
using SceneFiles = std::map<std::string, std::shared_ptr<const SceneFile>>;

/// Reads formats 2, 3 and 4. Errors with line and column: what is not the syntax of Godot's text
/// files, another kind of file, another version, no node. Values of no use to maps are not kept
/// (meshes of navigation, pictures, how tiles look), nor are the NavigationObstacle2D below a node
/// that Thicket wrote. See SceneReader for bounds. A long text is read on all processors.
Result<SceneFile> readScene(std::string_view text, const std::string& name);

/// Reads a file that is one resource, a TileSet or a part of it, and has no nodes. Errors as those
/// of readScene(), also no resource.
Result<SceneFile> readResource(std::string_view text, const std::string& name);

} // namespace thicket::plugins
