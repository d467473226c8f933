#include "plugins/godot/scenetext.h"

#include <algorithm>
#include <utility>

namespace thicket::plugins {

std::string numberText(double value)
{
    std::string text;
    nav::appendShortest(text, value + 0.0); // no negative zero
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

std::string SceneText::resource(const std::string& type, const SceneLines& lines)
{
    std::string body;
    for (const auto& [name, value] : lines)
        body += name + " = " + value + "\n";
    const auto [known, isNew] = m_references.try_emplace(type + "\n" + body);
    if (!isNew)
        return known->second;
    const std::string number = std::to_string(m_references.size());
    const bool isFour = m_version == GodotVersion::four;
    const std::string id = isFour ? "\"" + type + "_" + number + "\"" : number;
    m_resources += "\n[sub_resource type=\"" + type + "\" id=" + id + "]\n" + body;
    known->second = isFour ? "SubResource(" + id + ")" : "SubResource( " + id + " )";
    return known->second;
}

std::string SceneText::node(const std::string& parent, const std::string& name,
                            const std::string& type, const SceneLines& lines,
                            const SceneLines& metadata)
{
    m_nodes += "\n[node name=" + quotedText(name) + " type=\"" + type + "\"";
    if (!parent.empty())
        m_nodes += " parent=" + quotedText(parent);
    m_nodes += "]\n";
    for (const auto& [line, value] : lines)
        m_nodes += line + " = " + value + "\n";
    if (m_version == GodotVersion::four) {
        for (const auto& [key, value] : metadata)
            m_nodes += "metadata/" + key + " = " + value + "\n";
    } else if (!metadata.empty()) {
        m_nodes += "__meta__ = {";
        for (const auto& [key, value] : metadata)
            m_nodes +=
                (&key == &metadata.front().first ? "\n" : ",\n") + quotedText(key) + ": " + value;
        m_nodes += "\n}\n";
    }
    return parent.empty() ? "." : parent == "." ? name : parent + "/" + name;
}

std::string SceneText::text() const
{
    const char* const head =
        m_version == GodotVersion::four ? "[gd_scene format=3]\n" : "[gd_scene format=2]\n";
    return head + m_resources + m_nodes;
}

std::string SceneText::vectors(std::span<const nav::Point> points) const
{
    std::string text =
        m_version == GodotVersion::four ? "PackedVector2Array(" : "PoolVector2Array( ";
    bool isFirst = true;
    for (const nav::Point p : points) {
        text += std::exchange(isFirst, false) ? "" : ", ";
        nav::appendShortest(text, p.x + 0.0);
        text += ", ";
        nav::appendShortest(text, p.y + 0.0);
    }
    return text + (m_version == GodotVersion::four ? ")" : " )");
}

std::string SceneText::indices(const std::vector<int>& indices) const
{
    std::string text = m_version == GodotVersion::four ? "PackedInt32Array(" : "PoolIntArray( ";
    for (std::size_t i = 0; i < indices.size(); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(indices[i]);
    return text + (m_version == GodotVersion::four ? ")" : " )");
}

std::string SceneText::list(const char* type, const std::vector<std::string>& lists) const
{
    std::string text;
    for (std::size_t i = 0; i < lists.size(); ++i)
        text += (i == 0 ? "" : ", ") + lists[i];
    if (m_version == GodotVersion::three)
        return "[ " + text + " ]";
    return std::string("Array[") + type + "]([" + text + "])";
}

std::string SceneText::vectorLists(const std::vector<std::string>& lists) const
{
    return list("PackedVector2Array", lists);
}

std::string SceneText::indexLists(const std::vector<std::string>& lists) const
{
    return list("PackedInt32Array", lists);
}

} // namespace thicket::plugins
