#include "plugins/godot/scenetext.h"

#include "plugins/shapes/singlenumber.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <functional>
#include <string_view>
#include <utility>

namespace thicket::plugins {

namespace {

template <class... Parts> void put(std::string& text, const Parts&... parts)
{
    (text.append(parts), ...);
}

void appendNumber(std::string& text, double value)
{
    nav::appendShortest(text, value + 0.0); // no negative zero
}

} // namespace

SceneLines lineOf(std::string name, std::string value)
{
    SceneLines lines;
    lines.emplace_back(std::move(name), std::move(value));
    return lines;
}

std::string numberText(double value)
{
    std::string text;
    appendNumber(text, value);
    return text;
}

std::string vectorText(nav::Point point)
{
    return "Vector2(" + numberText(point.x) + ", " + numberText(point.y) + ")";
}

std::string quotedText(const std::string& text)
{
    std::string out;
    nav::appendQuoted(out, text);
    return out;
}

std::string nodeName(const std::string& wanted, const char* fallback)
{
    std::string name;
    for (const char c : wanted) {
        const bool isForbidden = std::string_view(".:@/\"%\\").find(c) != std::string_view::npos ||
                                 static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
        name += isForbidden ? '_' : c;
    }
    const auto first = name.find_first_not_of(' ');
    if (first == std::string::npos || !nav::isUtf8(name))
        return fallback;
    return name.substr(first, name.find_last_not_of(' ') + 1 - first);
}

bool isMetadataName(const std::string& name)
{
    const auto isLetter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    };
    return !name.empty() && isLetter(name.front()) && name.front() != '_' &&
           std::all_of(name.begin(), name.end(),
                       [&](char c) { return isLetter(c) || (c >= '0' && c <= '9'); });
}

std::string SceneText::idOf(const std::string& type, std::size_t number) const
{
    const std::string digits = std::to_string(number);
    return m_version == GodotVersion::four ? "\"" + type + "_" + digits + "\"" : digits;
}

std::string SceneText::referenceTo(const std::string& id) const
{
    return m_version == GodotVersion::four ? "SubResource(" + id + ")"
                                           : "SubResource( " + id + " )";
}

std::string SceneText::first(const std::string& type)
{
    assert(m_known.empty() && m_first.empty());
    const std::string id = idOf(type, nextNumber());
    put(m_first, "\n[sub_resource type=\"", type, "\" id=", id, "]\n");
    return referenceTo(id);
}

std::string SceneText::resource(const std::string& type, const SceneLines& lines)
{
    const std::size_t begin = m_resources.size();
    const std::size_t number = nextNumber();
    const std::string id = idOf(type, number);
    put(m_resources, "\n[sub_resource type=\"", type, "\" id=", id, "]\n");
    const std::size_t body = m_resources.size();
    for (const auto& [name, value] : lines)
        put(m_resources, name, " = ", value, "\n");
    const std::string_view written = std::string_view(m_resources).substr(body);
    const std::size_t hash = std::hash<std::string_view>()(written);
    const auto [first, last] = m_known.equal_range(hash);
    for (auto known = first; known != last; ++known) {
        const Resource& other = known->second;
        if (other.type != type || m_resources.compare(other.body, other.length, written) != 0)
            continue;
        m_resources.resize(begin);
        return referenceTo(idOf(type, other.number));
    }
    m_known.emplace(hash, Resource{type, body, written.size(), number});
    return referenceTo(id);
}

std::string SceneText::node(const std::string& parent, const std::string& name,
                            const std::string& type, const SceneLines& lines,
                            const SceneLines& metadata)
{
    m_nodes += "\n[node name=";
    nav::appendQuoted(m_nodes, name);
    put(m_nodes, " type=\"", type, "\"");
    if (!parent.empty()) {
        m_nodes += " parent=";
        nav::appendQuoted(m_nodes, parent);
    }
    m_nodes += "]\n";
    for (const auto& [line, value] : lines)
        put(m_nodes, line, " = ", value, "\n");
    if (m_version == GodotVersion::four) {
        for (const auto& [key, value] : metadata)
            put(m_nodes, "metadata/", key, " = ", value, "\n");
    } else if (!metadata.empty()) {
        m_nodes += "__meta__ = {";
        for (const auto& [key, value] : metadata) {
            m_nodes += &key == &metadata.front().first ? "\n" : ",\n";
            nav::appendQuoted(m_nodes, key);
            put(m_nodes, ": ", value);
        }
        m_nodes += "\n}\n";
    }
    return parent.empty() ? "." : parent == "." ? name : parent + "/" + name;
}

void SceneText::expect(std::size_t nodes)
{
    constexpr std::size_t usual = 1000, most = 256 << 20; // bytes; what is not used costs nothing
    m_nodes.reserve(std::min(usual * nodes, most));
    m_known.reserve(nodes);
}

QByteArray SceneText::text() const
{
    const char* const head =
        m_version == GodotVersion::four ? "[gd_scene format=3]\n" : "[gd_scene format=2]\n";
    std::vector<std::string_view> parts{head, m_first};
    for (const auto& [name, value] : m_firstLines)
        parts.insert(parts.end(), {name, " = ", value, "\n"});
    parts.insert(parts.end(), {m_resources, m_nodes});
    std::size_t size = 0;
    for (const std::string_view part : parts)
        size += part.size();
    QByteArray text;
    text.reserve(qsizetype(size));
    for (const std::string_view part : parts)
        text.append(part.data(), qsizetype(part.size()));
    return text;
}

void SceneText::append(std::string& text, std::span<const nav::Point> points,
                       void (*appendCoordinate)(std::string&, double)) const
{
    text += m_version == GodotVersion::four ? "PackedVector2Array(" : "PoolVector2Array( ";
    bool isFirst = true;
    for (const nav::Point p : points) {
        text += std::exchange(isFirst, false) ? "" : ", ";
        appendCoordinate(text, p.x);
        text += ", ";
        appendCoordinate(text, p.y);
    }
    text += m_version == GodotVersion::four ? ")" : " )";
}

void SceneText::append(std::string& text, std::span<const int> indices) const
{
    text += m_version == GodotVersion::four ? "PackedInt32Array(" : "PoolIntArray( ";
    std::array<char, 16> digits;
    for (std::size_t i = 0; i < indices.size(); ++i) {
        text += i == 0 ? "" : ", ";
        text.append(digits.data(),
                    std::to_chars(digits.data(), digits.data() + digits.size(), indices[i]).ptr);
    }
    text += m_version == GodotVersion::four ? ")" : " )";
}

std::string SceneText::vectors(std::span<const nav::Point> points) const
{
    std::string text;
    text.reserve(24 + 20 * points.size());
    append(text, points, appendNumber);
    return text;
}

std::string SceneText::singleVectors(std::span<const nav::Point> points) const
{
    std::string text;
    text.reserve(24 + 20 * points.size());
    append(text, points, appendSingle);
    return text;
}

template <class Append>
std::string SceneText::list(const char* type, std::size_t count, Append append) const
{
    const bool isFour = m_version == GodotVersion::four;
    std::string text = isFour ? std::string("Array[") + type + "]([" : std::string("[ ");
    for (std::size_t i = 0; i < count; ++i) {
        text += i == 0 ? "" : ", ";
        append(text, i);
    }
    text += isFour ? "])" : " ]";
    return text;
}

std::string SceneText::vectorLists(std::span<const std::vector<nav::Point>> lists) const
{
    return list("PackedVector2Array", lists.size(),
                [&](std::string& text, std::size_t i) { append(text, lists[i], appendNumber); });
}

std::string SceneText::indexLists(const ConvexMesh& mesh) const
{
    return list("PackedInt32Array", mesh.count(),
                [&](std::string& text, std::size_t i) { append(text, mesh.polygon(i)); });
}

} // namespace thicket::plugins
