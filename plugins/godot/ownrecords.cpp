#include "plugins/godot/ownrecords.h"

#include "libnav/map/mapfile.h"
#include "plugins/godot/scenereader.h"
#include "plugins/shapes/newerfile.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <unordered_set>
#include <utility>

namespace thicket::plugins {

namespace {

constexpr std::string_view metadataPrefix = "metadata/";

std::optional<Variant::Dictionary> recordOf(const SceneNode& node)
{
    const Variant* const record = metadataOf(node, "metadata/thicket");
    if (!record)
        return std::nullopt;
    if (const auto* const spelling = record->as<Variant::Spelling>()) {
        SceneReader reader(spelling->text, node.name);
        Variant value = reader.value();
        auto* const read = std::get_if<Variant::Dictionary>(&value.value);
        return reader.hasFailed() || !read ? std::nullopt : std::optional(std::move(*read));
    }
    const auto* const read = record->as<Variant::Dictionary>();
    return read ? std::optional(*read) : std::nullopt;
}

void set(Variant::Dictionary& dictionary, const std::string& key, Variant value)
{
    for (auto& [name, old] : dictionary) {
        if (name == key) {
            old = std::move(value);
            return;
        }
    }
    dictionary.emplace_back(key, std::move(value));
}

/// The metadata of a node by name, without records.
std::vector<std::pair<std::string, const Variant*>> plainMetadata(const SceneNode& node)
{
    std::vector<std::pair<std::string, const Variant*>> plain;
    const auto add = [&plain](const std::string& name, const Variant& value) {
        if (!name.starts_with("thicket") && !name.empty() && name.front() != '_')
            plain.emplace_back(name, &value);
    };
    node.values.forEach([&](const std::string& name, const Variant& value) {
        if (name.starts_with(metadataPrefix))
            add(name.substr(metadataPrefix.size()), value);
    });
    const Variant* const old = node.values.find("__meta__");
    if (const auto* const entries = old ? old->as<Variant::Dictionary>() : nullptr)
        for (const auto& [name, value] : *entries)
            add(name, value);
    return plain;
}

/// The object's line of a map file.
std::string lineOf(const SceneNode& node, Variant::Dictionary record, std::int64_t newId)
{
    const Variant* const known = find(record, "properties");
    Variant::Dictionary properties;
    if (const auto* const entries = known ? known->as<Variant::Dictionary>() : nullptr)
        properties = *entries;
    for (const auto& [name, value] : plainMetadata(node))
        set(properties, name, *value);
    if (!properties.empty())
        set(record, "properties", {std::move(properties)});
    if (newId > 0)
        set(record, "id", {Variant::Number{std::to_string(newId), double(newId)}});
    return jsonText({std::move(record)});
}

/// Where its object was in the map; what has no place comes last.
double placeOf(const SceneNode& node)
{
    const Variant* const place = metadataOf(node, "metadata/thicket_place");
    const auto* const number = place ? place->as<Variant::Number>() : nullptr;
    return number && std::isfinite(number->value) ? number->value : 1e300;
}

std::optional<std::int64_t> idOf(const Variant::Dictionary& record)
{
    const Variant* const id = find(record, "id");
    const auto* const number = id ? id->as<Variant::Number>() : nullptr;
    std::int64_t value = 0;
    if (!number ||
        std::from_chars(number->text.data(), number->text.data() + number->text.size(), value).ec !=
            std::errc())
        return std::nullopt;
    return value;
}

/// The id in an object's line of a map file. No value: none is found, or it is more than a line.
std::optional<std::int64_t> spelledId(std::string_view line)
{
    constexpr std::string_view key = "\"id\": ";
    if (!line.starts_with('{') || line.find('\n') != std::string_view::npos)
        return std::nullopt;
    int depth = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        if (c == '"') {
            std::int64_t id = 0;
            if (depth == 1 && line.substr(at).starts_with(key) &&
                std::from_chars(line.data() + at + key.size(), line.data() + line.size(), id).ec ==
                    std::errc())
                return id;
            for (++at; at < line.size() && line[at] != '"'; ++at)
                at += line[at] == '\\' ? 1 : 0;
        } else {
            depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        }
    }
    return std::nullopt;
}

/// A node with a record.
struct Carrier {
    int node;
    double place;
    std::optional<std::int64_t> id;
    std::string line;            ///< of a map file; empty: the record is spelt as one
    std::string_view spelling{}; ///< in the tree
};

/// The record as it is spelt, which mostly is a line of a map file, without reading it.
std::optional<Carrier> spelledCarrier(const SceneNode& node, int index)
{
    const Variant* const record = metadataOf(node, "metadata/thicket");
    const auto* const spelling = record ? record->as<Variant::Spelling>() : nullptr;
    const auto id = spelling ? spelledId(spelling->text) : std::nullopt;
    if (!id || !plainMetadata(node).empty())
        return std::nullopt;
    return Carrier{index, placeOf(node), id, {}, spelling->text};
}

std::optional<Carrier> readCarrier(const SceneNode& node, int index)
{
    std::optional<Variant::Dictionary> record = recordOf(node);
    if (!record)
        return std::nullopt;
    const std::optional<std::int64_t> id = idOf(*record);
    return Carrier{index, placeOf(node), id, lineOf(node, std::move(*record), 0)};
}

/// In the order of their objects.
std::vector<Carrier> carriersOf(const SceneTree& tree, bool asSpelled)
{
    std::vector<Carrier> found;
    for (std::size_t i = 1; i < tree.nodes.size(); ++i) {
        const SceneNode& node = tree.nodes[i].node;
        std::optional<Carrier> carrier =
            asSpelled ? spelledCarrier(node, int(i)) : std::optional<Carrier>();
        if (!carrier)
            carrier = readCarrier(node, int(i));
        if (carrier)
            found.push_back(std::move(*carrier));
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Carrier& a, const Carrier& b) { return a.place < b.place; });
    return found;
}

/// The line of a map file before those of its objects.
std::string settingsText(Variant::Dictionary record)
{
    std::erase_if(record, [](const auto& entry) { return entry.first == "objects"; });
    std::string text = jsonText({std::move(record)});
    text.pop_back();
    return text + (text.size() > 1 ? ", " : "") + "\"objects\": [";
}

/// The text of a map file: a line for the settings, then one for each object.
std::string mapText(const SceneTree& tree, std::vector<Carrier> carriers)
{
    std::int64_t most = 0;
    for (const Carrier& carrier : carriers)
        most = std::max(most, carrier.id.value_or(0));
    std::string text = settingsText(*recordOf(tree.nodes.front().node));
    std::unordered_set<std::int64_t> ids;
    bool isFirst = true;
    for (Carrier& carrier : carriers) {
        const SceneNode& node = tree.nodes[std::size_t(carrier.node)].node;
        if (carrier.id && !ids.insert(*carrier.id).second && most < (std::int64_t(1) << 53) - 2)
            carrier.line =
                lineOf(node, recordOf(node).value_or(Variant::Dictionary()), ++most); // a copy
        text += std::exchange(isFirst, false) ? "\n" : ",\n";
        text += carrier.line.empty() ? carrier.spelling : std::string_view(carrier.line);
        std::exchange(carrier.line, {});
    }
    return text + "\n]}";
}

} // namespace

const Variant* metadataOf(const SceneNode& node, std::string_view key)
{
    if (const Variant* const found = node.values.find(key))
        return found;
    const Variant* const old = node.values.find("__meta__");
    const auto* const entries = old ? old->as<Variant::Dictionary>() : nullptr;
    return entries ? find(*entries, key.substr(metadataPrefix.size())) : nullptr;
}

nav::Json::Object plainProperties(const SceneNode& node)
{
    nav::Json::Object properties;
    for (const auto& [name, value] : plainMetadata(node))
        properties.insert_or_assign(name, jsonOf(*value));
    return properties;
}

std::optional<OwnFrame> ownFrame(const PlacedNode& root)
{
    const Variant* const origin = metadataOf(root.node, "metadata/thicket_origin");
    const Variant* const scale = metadataOf(root.node, "metadata/thicket_pixels_per_unit");
    const auto* const pair = origin ? origin->as<Variant::Array>() : nullptr;
    const auto* const number = scale ? scale->as<Variant::Number>() : nullptr;
    if (!recordOf(root.node) || !pair || pair->size() != 2 || !number || !(number->value > 0) ||
        !std::isfinite(number->value))
        return std::nullopt;
    const auto* const x = (*pair)[0].as<Variant::Number>();
    const auto* const y = (*pair)[1].as<Variant::Number>();
    if (!x || !y || !nav::isInRange({x->value, y->value}))
        return std::nullopt;
    return OwnFrame{{x->value, y->value}, number->value};
}

nav::YAxis ownYAxis(const SceneNode& root)
{
    std::optional<Variant::Dictionary> record = recordOf(root);
    const auto map = nav::readMap(
        settingsText(std::move(record).value_or(Variant::Dictionary())) + "]}", root.name);
    return map ? map->map.settings.yAxis : nav::YAxis::up;
}

Result<OwnMap> ownMap(const SceneTree& tree, const std::string& name)
{
    std::vector<int> carriers;
    const auto read = [&](bool asSpelled) {
        std::vector<Carrier> found = carriersOf(tree, asSpelled);
        carriers.clear();
        for (const Carrier& carrier : found)
            carriers.push_back(carrier.node);
        return nav::readMap(mapText(tree, std::move(found)), name);
    };
    Result<nav::LoadedMap> loaded = read(true);
    if (!loaded)
        loaded = read(false); // a text of Godot may be no JSON
    if (loaded && loaded->isNewer)
        return Unexpected(writtenByNewer("scene"), name);
    if (loaded)
        return OwnMap{std::move(loaded->map), std::move(carriers)};
    // One line for each object, after that of the settings.
    const std::string& where = loaded.error().where;
    const std::size_t line = where.find("line ");
    std::size_t number = 0;
    if (line != std::string::npos)
        std::from_chars(where.data() + line + 5, where.data() + where.size(), number);
    const std::size_t index =
        number >= 2 && number - 2 < carriers.size() ? std::size_t(carriers[number - 2]) : 0;
    return Unexpected(loaded.error().message, name + ": metadata \"thicket\" of the node \"" +
                                                  tree.nodes[index].node.name + "\"");
}

} // namespace thicket::plugins
