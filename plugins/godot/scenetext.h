#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/json/json.h"
#include "plugins/shapes/convexmesh.h"

#include <QByteArray>

#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace thicket::plugins {

enum class GodotVersion { three, four };

/// Lines `name = value` of a node or resource, in order.
using SceneLines = std::vector<std::pair<std::string, std::string>>;
/// One line. A list in braces would copy the value.
SceneLines lineOf(std::string name, std::string value);

/// Writes a scene as the text that Godot itself would write, but for the ids. Values are given as
/// text: see the functions below.
class SceneText {
public:
    explicit SceneText(GodotVersion version) : m_version(version) {}

    /// That about so many nodes with shapes of their own follow.
    void expect(std::size_t nodes);
    GodotVersion version() const { return m_version; }
    /// Adds a resource and returns the value that refers to it. Equal ones are written once.
    std::string resource(const std::string& type, const SceneLines& lines);
    /// Announces a resource before all others, and returns the value that refers to it. At most
    /// one, and before any other; its lines must be given before text().
    std::string first(const std::string& type);
    void fillFirst(SceneLines lines) { m_firstLines = std::move(lines); }
    /// Adds a node and returns its path, the parent of its children. `parent` is empty for the
    /// root, whose path is ".". The name must be one from nodeName(), unique below its parent.
    /// Metadata: what a value is called by its node, and its JSON or other text.
    std::string node(const std::string& parent, const std::string& name, const std::string& type,
                     const SceneLines& lines, const SceneLines& metadata = {});
    QByteArray text() const;

    std::string vectors(std::span<const nav::Point> points) const;
    /// In single precision, which is all that Godot keeps of them: half as long.
    std::string singleVectors(std::span<const nav::Point> points) const;
    std::string vectorLists(std::span<const std::vector<nav::Point>> lists) const;
    /// The corners of the polygons.
    std::string indexLists(const ConvexMesh& mesh) const;

private:
    struct Resource {
        std::string type;
        std::size_t body, length; ///< of its lines in m_resources
        std::size_t number;
    };
    std::size_t nextNumber() const { return m_known.size() + (m_first.empty() ? 1 : 2); }
    /// As in its head.
    std::string idOf(const std::string& type, std::size_t number) const;
    std::string referenceTo(const std::string& id) const;
    template <class Append>
    std::string list(const char* type, std::size_t count, Append append) const;
    void append(std::string& text, std::span<const nav::Point> points,
                void (*appendCoordinate)(std::string&, double)) const;
    void append(std::string& text, std::span<const int> indices) const;

    GodotVersion m_version;
    std::string m_first;     // its head
    SceneLines m_firstLines; // apart, as they may be tens of megabytes
    std::string m_resources;
    std::string m_nodes;
    std::unordered_multimap<std::size_t, Resource> m_known; // by the hash of their lines
};

std::string numberText(double value);
std::string vectorText(nav::Point point);
std::string quotedText(const std::string& text);
/// A name that Godot does not change: without what it forbids; the fallback if nothing is left.
std::string nodeName(const std::string& wanted, const char* fallback);
/// Whether Godot can hold metadata under this name: an identifier in ASCII.
bool isMetadataName(const std::string& name);

} // namespace thicket::plugins
