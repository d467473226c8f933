#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/json/json.h"

#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace thicket::plugins {

enum class GodotVersion { three, four };

/// Lines `name = value` of a node or resource, in order.
using SceneLines = std::vector<std::pair<std::string, std::string>>;

/// Writes a scene as the text that Godot itself would write, but for the ids. Values are given as
/// text: see the functions below.
class SceneText {
public:
    explicit SceneText(GodotVersion version) : m_version(version) {}

    GodotVersion version() const { return m_version; }
    /// Adds a resource and returns the value that refers to it. Equal ones are written once.
    std::string resource(const std::string& type, const SceneLines& lines);
    /// Adds a node and returns its path, the parent of its children. `parent` is empty for the
    /// root, whose path is ".". The name must be one from nodeName(), unique below its parent.
    /// Metadata: what a value is called by its node, and its JSON or other text.
    std::string node(const std::string& parent, const std::string& name, const std::string& type,
                     const SceneLines& lines, const SceneLines& metadata = {});
    std::string text() const;

    std::string vectors(std::span<const nav::Point> points) const;
    std::string indices(const std::vector<int>& indices) const;
    /// Lists of what the two functions before write.
    std::string vectorLists(const std::vector<std::string>& lists) const;
    std::string indexLists(const std::vector<std::string>& lists) const;

private:
    std::string list(const char* type, const std::vector<std::string>& lists) const;

    GodotVersion m_version;
    std::string m_resources;
    std::string m_nodes;
    std::unordered_map<std::string, std::string> m_references; // by type and lines
};

std::string numberText(double value);
std::string vectorText(nav::Point point);
std::string quotedText(const std::string& text);
/// A name that Godot does not change: without what it forbids; the fallback if nothing is left.
std::string nodeName(const std::string& wanted, const char* fallback);
/// Whether Godot can hold metadata under this name: an identifier in ASCII.
bool isMetadataName(const std::string& name);

} // namespace thicket::plugins
