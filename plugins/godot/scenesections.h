#pragma once

#include "plugins/godot/scenefile.h"
#include "plugins/godot/scenereader.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <utility>

namespace thicket::plugins {

/// The sections of a part of a scene's text.
struct ScenePart {
    SceneFile file;
    /// Whether its first node has a parent; no value: it has no node.
    std::optional<bool> isFirstBelow{};
};

/// Reads sections one after the other. Not thread-safe; parts of one text may be read at once.
class SceneSections {
public:
    /// Of a whole text; both must outlive it.
    SceneSections(std::string_view text, const std::string& name)
        : m_reader(text, name), m_isWhole(true)
    {}
    /// From `begin`, where a section does, to the end. The memory that values need is bounded as
    /// by SceneReader, with one of `shares` of its 24 MB.
    SceneSections(std::string_view text, const std::string& name, std::size_t begin,
                  std::size_t shares)
        : m_reader(text, name, begin, shares), m_isWhole(false)
    {}

    /// Reads [gd_scene format=3], and returns the format. Errors: see readScene().
    Result<int> head();
    /// Reads [gd_resource type="TileSet" format=3]. Errors: see readResource().
    Result<void> resourceHead();
    /// Reads all sections. Errors: see readScene(); also a node without a parent that is not the
    /// first, and of a whole text a first one with a parent.
    Result<ScenePart> read();
    /// How many bytes of the text were read.
    std::size_t place() const { return m_reader.place(); }
    Error errorHere(const std::string& message) const { return m_reader.errorHere(message); }

private:
    /// What is in brackets before a section. Of equal keys the last counts.
    struct Tag {
        std::string kind, name, type, parent, path;
        std::string id, instance; ///< without ExtResource() round it
        bool hasParent = false;
        double format = 0;

        void clear();
        /// Where a text of that key belongs; null: it is of no use.
        std::string* textOf(std::string_view key);
    };
    void tag();
    void attribute(std::string_view key);
    SectionLines::List taken();
    /// Whether lines of a name are kept.
    using IsKept = bool(std::string_view key);
    SectionLines lines(IsKept* isKept);
    SceneResource resource(const std::string& type);
    void section();
    void node();
    bool isTold() const;
    void noteRecord(const SceneNode& node);

    SceneReader m_reader;
    bool m_isWhole;
    Tag m_tag;                                          // of the section that is read
    std::deque<SectionLines::List::value_type> m_lines; // of the section that is read
    std::string m_resourceType;                         ///< of a file that is one
    std::string m_recorded;                             ///< the path of the last node with a record
    ScenePart m_part;
};

} // namespace thicket::plugins
