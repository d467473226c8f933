#include "plugins/godot/scenefile.h"

#include "libnav/json/json.h"
#include "plugins/godot/scenereader.h"
#include "plugins/shapes/objectbudget.h"

#include <algorithm>
#include <deque>
#include <iterator>

namespace thicket::plugins {

namespace {

/// Few lines, as most sections have, are looked through; more are sorted.
constexpr std::size_t few = 16;

const Variant* findIn(const SectionLines::List& lines, std::string_view name)
{
    if (lines.size() <= few)
        return find(lines, name);
    const auto behind = std::upper_bound(
        lines.begin(), lines.end(), name,
        [](std::string_view wanted, const auto& line) { return wanted < line.first; });
    const bool isFound = behind != lines.begin() && std::prev(behind)->first == name;
    return isFound ? &std::prev(behind)->second : nullptr;
}

} // namespace

SectionLines::SectionLines(List lines)
{
    if (lines.size() > few)
        std::stable_sort(lines.begin(), lines.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
    if (!lines.empty())
        m_own = std::make_shared<const List>(std::move(lines));
}

const Variant* SectionLines::find(std::string_view name) const
{
    for (auto list = m_over.rbegin(); list != m_over.rend(); ++list)
        if (const Variant* const value = findIn(**list, name))
            return value;
    return m_own ? findIn(*m_own, name) : nullptr;
}

void SectionLines::putOver(const SectionLines& other)
{
    if (other.m_own)
        m_over.push_back(other.m_own);
    m_over.insert(m_over.end(), other.m_over.begin(), other.m_over.end());
}

const Variant* find(const SectionLines::List& lines, std::string_view name)
{
    const auto found = std::find_if(lines.rbegin(), lines.rend(),
                                    [name](const auto& line) { return line.first == name; });
    return found == lines.rend() ? nullptr : &found->second;
}

double numberOf(const SectionLines& values, std::string_view name, double fallback)
{
    const Variant* const value = values.find(name);
    const auto* const number = value ? value->as<Variant::Number>() : nullptr;
    return number ? number->value : fallback;
}

std::string textOf(const SectionLines& values, std::string_view name, std::string_view fallback)
{
    const Variant* const value = values.find(name);
    const auto* const text = value ? value->as<std::string>() : nullptr;
    return text ? *text : std::string(fallback);
}

namespace {

/// The id in ExtResource("id") or SubResource("id"), or the number that Godot 3 has.
std::string idIn(const Variant& value)
{
    if (const auto* const call = value.as<Variant::Call>()) {
        if (!call->others.empty())
            return idIn(call->others.front());
        return call->numbers.empty() ? std::string() : std::to_string(int(call->numbers.front()));
    }
    if (const auto* const number = value.as<Variant::Number>())
        return number->text;
    const auto* const text = value.as<std::string>();
    return text ? *text : std::string();
}

/// The text of that name, which is gone then; empty: there is none.
std::string takenText(SectionLines::List& lines, std::string_view name)
{
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        if (line->first != name)
            continue;
        auto* const text = std::get_if<std::string>(&line->second.value);
        return text ? std::move(*text) : std::string();
    }
    return {};
}

/// Of a map, beside what it holds.
constexpr std::size_t lineBytes = 80;
/// As read and, later, as placed in the tree.
constexpr std::size_t nodeBytes = sizeof(SceneNode) + 320;
/// A node with a place or a shape pays for itself.
constexpr PartEarning nodeEarning{32, 64, 8};

class FileReader {
public:
    FileReader(std::string_view text, const std::string& name) : m_reader(text, name) {}

    Result<SceneFile> read()
    {
        m_reader.skipBlank();
        const Error notOurs = m_reader.errorHere("This is no Godot scene in text form: it must "
                                                 "begin with [gd_scene format=3].");
        if (m_reader.peek() != '[')
            return Unexpected(notOurs);
        const auto [kind, attributes] = tag();
        if (m_reader.hasFailed())
            return Unexpected(*m_reader.error());
        if (kind != "gd_scene")
            return Unexpected(notOurs);
        const double format = numberOf(SectionLines(attributes), "format", 0);
        if (format != 2 && format != 3) {
            return Unexpected("This version of Godot's scene format is not known: 2 and 3 are.",
                              notOurs.where);
        }
        m_file.format = int(format);
        while (m_reader.skipBlank(), !m_reader.isAtEnd())
            section();
        if (m_reader.hasFailed())
            return Unexpected(*m_reader.error());
        if (m_file.nodes.empty())
            return Unexpected(m_reader.errorHere("The scene has no node."));
        return std::move(m_file);
    }

private:
    struct Tag {
        std::string kind;
        SectionLines::List attributes;
    };
    Tag tag()
    {
        m_reader.expect('[');
        std::string kind = m_reader.name();
        while (!m_reader.hasFailed() && !m_reader.take(']')) {
            std::string key = m_reader.name();
            m_reader.expect('=');
            Variant value = m_reader.value();
            m_lines.emplace_back(std::move(key), std::move(value));
        }
        return {std::move(kind), taken()};
    }
    /// What was gathered, in as much memory as it needs. That of a long section goes from one to
    /// the other little by little.
    SectionLines::List taken()
    {
        SectionLines::List lines;
        lines.reserve(m_lines.size());
        for (; !m_lines.empty(); m_lines.pop_front())
            lines.push_back(std::move(m_lines.front()));
        return lines;
    }

    /// The lines `key = value` up to the next tag.
    SectionLines lines(bool areKept)
    {
        while (m_reader.skipBlank(), !m_reader.isAtEnd() && m_reader.peek() != '[') {
            std::string key = m_reader.name();
            m_reader.expect('=');
            if (!areKept || !isUseful(key)) {
                m_reader.pass();
                continue;
            }
            Variant value = isMany(key) ? m_reader.spelling() : m_reader.value();
            m_reader.spend(lineBytes + key.size());
            m_lines.emplace_back(std::move(key), std::move(value));
        }
        return SectionLines(taken());
    }
    /// What is read when it is needed, one at a time.
    static bool isMany(std::string_view key)
    {
        return key == "metadata/thicket" || key == "vertices";
    }
    static bool isUseful(std::string_view key)
    {
        return key != "script" && key != "texture" && key != "tile_map_data" && key != "bundled";
    }

    void section()
    {
        if (m_reader.peek() != '[') {
            m_reader.fail("A line in brackets is missing here, as [node name=\"rock\"].");
            return;
        }
        const std::size_t left = m_reader.left(), begin = m_reader.place();
        Tag read = tag();
        if (read.kind != "ext_resource")
            m_reader.restore(left);
        const auto id = [&read] {
            const Variant* const value = find(read.attributes, "id");
            return value ? idIn(*value) : std::string();
        };
        std::string type = takenText(read.attributes, "type");
        if (read.kind == "ext_resource") {
            lines(false);
            const std::string own = id();
            m_file.outer.insert_or_assign(
                own, SceneResource{type, SectionLines(std::move(read.attributes))});
        } else if (read.kind == "sub_resource") {
            m_reader.spend(sizeof(SceneResource) + lineBytes);
            const bool isShape = type.ends_with("Shape2D");
            m_file.inner.insert_or_assign(id(), SceneResource{type, lines(isShape)});
        } else if (read.kind == "node") {
            node(std::move(read.attributes), std::move(type));
            m_reader.earn(nodeEarning.of(m_reader.place() - begin));
        } else {
            lines(false);
        }
    }

    void node(SectionLines::List attributes, std::string type)
    {
        m_reader.spend(nodeBytes);
        SceneNode node;
        node.name = takenText(attributes, "name");
        node.type = std::move(type);
        node.parent = takenText(attributes, "parent");
        if (const Variant* const instance = find(attributes, "instance"))
            node.instance = idIn(*instance);
        if (m_file.nodes.empty() != (find(attributes, "parent") == nullptr)) {
            m_reader.fail(m_file.nodes.empty() ? "The first node must have no parent."
                                               : "Only the first node can be without a parent.");
        }
        // What pushes agents that avoid others from an object with a record says nothing more.
        const bool isTold = node.type == "NavigationObstacle2D" && !m_recorded.empty() &&
                            node.parent == m_recorded && node.instance.empty();
        node.values = lines(!isTold);
        if (isTold)
            return;
        if (node.values.find("metadata/thicket") && !m_file.nodes.empty())
            m_recorded = node.parent == "." ? node.name : node.parent + "/" + node.name;
        m_file.nodes.push_back(std::move(node));
    }

    SceneReader m_reader;
    std::deque<SectionLines::List::value_type> m_lines; // of the section that is read
    SceneFile m_file;
    std::string m_recorded; ///< the path of the last node with a record
};

} // namespace

Result<SceneFile> readScene(std::string_view text, const std::string& name)
{
    if (!nav::isUtf8(text)) {
        std::size_t line = 1;
        for (std::size_t at = 0; nav::isUtf8(text.substr(at, text.find('\n', at) - at)); ++line)
            at = text.find('\n', at) + 1;
        return Unexpected("The text is not in UTF-8.", name + ": line " + std::to_string(line));
    }
    return FileReader(text, name).read();
}

} // namespace thicket::plugins
