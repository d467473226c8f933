#include "plugins/godot/scenesections.h"

#include "plugins/shapes/objectbudget.h"

#include <array>
#include <cmath>

namespace thicket::plugins {

namespace {

/// The id in ExtResource("id") or SubResource("id"), or the number that Godot 3 has.
std::string idIn(const Variant& value)
{
    if (const auto* const call = value.as<Variant::Call>()) {
        if (!call->others.empty())
            return idIn(call->others.front());
        const bool isId = !call->numbers.empty() && std::abs(call->numbers.front()) < 1e9;
        return isId ? std::to_string(int(call->numbers.front())) : std::string();
    }
    if (const auto* const number = value.as<Variant::Number>())
        return number->text;
    const auto* const text = value.as<std::string>();
    return text ? *text : std::string();
}

/// What is read when it is needed, one at a time.
bool isMany(std::string_view key)
{
    return key == "metadata/thicket" || key == "vertices" || key == "tile_map_data" ||
           key.ends_with("/tile_data");
}

// Which lines are of use to maps.
bool isNone(std::string_view) { return false; }
bool isUseful(std::string_view key)
{
    return key != "script" && key != "texture" && key != "tile_data" && key != "bundled";
}
bool isOfTileSet(std::string_view key)
{
    return key.starts_with("tile_s") || key == "tile_layout" || key == "tile_offset_axis" ||
           key.starts_with("sources/") || key.starts_with("physics_layer_");
}
bool isOfTiles(std::string_view key) { return key.find("/physics_layer_") != key.npos; }

/// Of a map, beside what it holds.
constexpr std::size_t lineBytes = 80;
/// As read and, later, as placed in the tree.
constexpr std::size_t nodeBytes = sizeof(SceneNode) + 320;
/// A node with a place or a shape pays for itself.
constexpr PartEarning nodeEarning{32, 64, 8};

} // namespace

Result<int> SceneSections::head()
{
    m_reader.skipBlank();
    const Error notOurs = m_reader.errorHere("This is no Godot scene in text form: it must "
                                             "begin with [gd_scene format=3].");
    if (m_reader.peek() != '[')
        return Unexpected(notOurs);
    tag();
    if (m_reader.hasFailed())
        return Unexpected(*m_reader.error());
    if (m_tag.kind != "gd_scene")
        return Unexpected(notOurs);
    if (m_tag.format != 2 && m_tag.format != 3 && m_tag.format != 4) {
        return Unexpected("This version of Godot's scene format is not known: 2, 3 and 4 are.",
                          notOurs.where);
    }
    return int(m_tag.format);
}

Result<void> SceneSections::resourceHead()
{
    m_reader.skipBlank();
    const Error notOurs = m_reader.errorHere("This is no Godot resource in text form: it must "
                                             "begin with [gd_resource format=3].");
    if (m_reader.peek() != '[')
        return Unexpected(notOurs);
    tag();
    if (m_reader.hasFailed())
        return Unexpected(*m_reader.error());
    if (m_tag.kind != "gd_resource" || (m_tag.format != 3 && m_tag.format != 4))
        return Unexpected(notOurs);
    m_resourceType = m_tag.type;
    return {};
}

Result<ScenePart> SceneSections::read()
{
    while (m_reader.skipBlank(), !m_reader.isAtEnd())
        section();
    if (m_reader.hasFailed())
        return Unexpected(*m_reader.error());
    return std::move(m_part);
}

void SceneSections::Tag::clear()
{
    for (std::string* const text : {&kind, &name, &type, &parent, &path, &id, &instance})
        text->clear(); // keeps its memory for the next one
    hasParent = false;
    format = 0;
}

std::string* SceneSections::Tag::textOf(std::string_view key)
{
    constexpr std::array<std::pair<std::string_view, std::string Tag::*>, 6> texts{
        {{"name", &Tag::name},
         {"type", &Tag::type},
         {"parent", &Tag::parent},
         {"id", &Tag::id},
         {"instance", &Tag::instance},
         {"path", &Tag::path}}};
    for (const auto& [spelling, text] : texts)
        if (spelling == key)
            return &(this->*text);
    return nullptr;
}

void SceneSections::tag()
{
    m_tag.clear();
    m_reader.expect('[');
    m_tag.kind = m_reader.name();
    while (!m_reader.hasFailed() && !m_reader.take(']')) {
        const std::string key = m_reader.name();
        m_reader.expect('=');
        attribute(key);
    }
}

void SceneSections::attribute(std::string_view key)
{
    std::string* const text = m_tag.textOf(key);
    m_tag.hasParent = m_tag.hasParent || text == &m_tag.parent;
    m_reader.skipBlank();
    if (text && m_reader.peek() == '"')
        return m_reader.string(*text);
    const Variant value = m_reader.value();
    if (text)
        *text = text == &m_tag.id || text == &m_tag.instance ? idIn(value) : std::string();
    if (key == "format")
        m_tag.format = value.as<Variant::Number>() ? value.as<Variant::Number>()->value : 0;
}

/// What was gathered, in as much memory as it needs. That of a long section goes from one to the
/// other little by little.
SectionLines::List SceneSections::taken()
{
    SectionLines::List lines;
    lines.reserve(m_lines.size());
    for (; !m_lines.empty(); m_lines.pop_front())
        lines.push_back(std::move(m_lines.front()));
    return lines;
}

/// The lines `key = value` up to the next tag.
SectionLines SceneSections::lines(IsKept* isKept)
{
    while (m_reader.skipBlank(), !m_reader.isAtEnd() && m_reader.peek() != '[') {
        std::string key = m_reader.name();
        m_reader.expect('=');
        if (!isKept(key)) {
            m_reader.pass();
            continue;
        }
        Variant value = isMany(key) ? m_reader.spelling() : m_reader.value();
        m_reader.spend(lineBytes + key.size());
        m_lines.emplace_back(std::move(key), std::move(value));
    }
    return SectionLines(taken());
}

SceneResource SceneSections::resource(const std::string& type)
{
    m_reader.spend(sizeof(SceneResource) + lineBytes);
    IsKept* const isKept = type.ends_with("Shape2D")      ? isUseful
                           : type == "TileSet"            ? isOfTileSet
                           : type == "TileSetAtlasSource" ? isOfTiles
                                                          : isNone;
    return {type, lines(isKept)};
}

void SceneSections::section()
{
    if (m_reader.peek() != '[') {
        m_reader.fail("A line in brackets is missing here, as [node name=\"rock\"].");
        return;
    }
    const std::size_t left = m_reader.left(), begin = m_reader.place();
    tag();
    if (m_tag.kind != "ext_resource")
        m_reader.restore(left);
    SceneFile& file = m_part.file;
    if (m_tag.kind == "ext_resource") {
        lines(isNone);
        file.outer.insert_or_assign(m_tag.id, m_tag.path);
    } else if (m_tag.kind == "sub_resource") {
        file.inner.insert_or_assign(m_tag.id, resource(m_tag.type));
    } else if (m_tag.kind == "resource") {
        file.resource = resource(m_resourceType);
    } else if (m_tag.kind == "node") {
        node();
        m_reader.earn(nodeEarning.of(m_reader.place() - begin));
    } else {
        lines(isNone);
    }
}

void SceneSections::node()
{
    m_reader.spend(nodeBytes);
    if (!m_part.isFirstBelow) {
        m_part.isFirstBelow = m_tag.hasParent;
        if (m_isWhole && m_tag.hasParent)
            m_reader.fail("The first node must have no parent.");
    } else if (!m_tag.hasParent) {
        m_reader.fail("Only the first node can be without a parent.");
    }
    if (isTold()) {
        lines(isNone);
        return;
    }
    SceneNode node{m_tag.name, m_tag.type, m_tag.parent, m_tag.instance, lines(isUseful)};
    if (m_tag.hasParent && node.values.find("metadata/thicket"))
        noteRecord(node);
    m_part.file.nodes.push_back(std::move(node));
}

/// Whether what pushes agents that avoid others from an object with a record is read: it says
/// nothing more than the record.
bool SceneSections::isTold() const
{
    return m_tag.type == "NavigationObstacle2D" && !m_recorded.empty() &&
           m_tag.parent == m_recorded && m_tag.instance.empty();
}

void SceneSections::noteRecord(const SceneNode& node)
{
    m_recorded.clear();
    if (node.parent != ".")
        m_recorded.append(node.parent).append("/");
    m_recorded.append(node.name);
}

} // namespace thicket::plugins
