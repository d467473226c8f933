#include "app/exporting/keptoptions.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <utility>

namespace thicket::exporting {

namespace {

using nav::Json;

constexpr const char* exportsKey = "exports";
constexpr const char* presetKey = "bundle"; // no format has this id
constexpr const char* layersKey = "layers"; // a list; options are texts

const Json* find(const Json::Object& object, const std::string& key)
{
    const auto found = object.find(key);
    return found == object.end() ? nullptr : &found->second;
}

const Json* remembered(const nav::MapSettings& settings, const std::string& id)
{
    const Json* const exports = find(settings.unknown, exportsKey);
    const auto* const byId = exports ? exports->as<Json::Object>() : nullptr;
    return byId ? find(*byId, id) : nullptr;
}

/// A null value forgets.
nav::MapSettings withRemembered(nav::MapSettings settings, const std::string& id, Json value)
{
    const Json* const before = find(settings.unknown, exportsKey);
    const auto* const object = before ? before->as<Json::Object>() : nullptr;
    Json::Object exports = object ? *object : Json::Object();
    if (value == Json())
        exports.erase(id);
    else
        exports[id] = std::move(value);
    if (exports.empty())
        settings.unknown.erase(exportsKey);
    else
        settings.unknown[exportsKey] = std::move(exports);
    return settings;
}

Json fromQt(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool();
    case QJsonValue::Double:
        return value.toDouble();
    case QJsonValue::String:
        return value.toString().toStdString();
    case QJsonValue::Array: {
        Json::Array array;
        for (const QJsonValue& element : value.toArray())
            array.push_back(fromQt(element));
        return array;
    }
    case QJsonValue::Object: {
        Json::Object object;
        const QJsonObject json = value.toObject();
        for (auto it = json.begin(); it != json.end(); ++it)
            object[it.key().toStdString()] = fromQt(it.value());
        return object;
    }
    default:
        return {};
    }
}

} // namespace

KeptOptions keptOptions(const nav::MapSettings& settings, const QString& formatId)
{
    KeptOptions kept;
    const Json* const json = remembered(settings, formatId.toStdString());
    const auto* const keys = json ? json->as<Json::Object>() : nullptr;
    if (!keys)
        return kept;
    for (const auto& [key, value] : *keys) {
        if (const auto* const text = value.as<std::string>())
            kept.options[QString::fromStdString(key)] = QString::fromStdString(*text);
    }
    const Json* const layers = find(*keys, layersKey);
    if (const auto* const names = layers ? layers->as<Json::Array>() : nullptr) {
        kept.layers.emplace();
        for (const Json& name : *names) {
            if (const auto* const text = name.as<std::string>())
                *kept.layers << QString::fromStdString(*text);
        }
    }
    return kept;
}

nav::MapSettings withKeptOptions(nav::MapSettings settings, const QString& formatId,
                                 const KeptOptions& kept)
{
    Json::Object keys;
    for (auto it = kept.options.begin(); it != kept.options.end(); ++it)
        keys[it.key().toStdString()] = it.value().toStdString();
    if (kept.layers) {
        Json::Array names;
        for (const QString& name : *kept.layers)
            names.emplace_back(name.toStdString());
        keys[layersKey] = std::move(names);
    }
    return withRemembered(std::move(settings), formatId.toStdString(),
                          keys.empty() ? Json() : Json(std::move(keys)));
}

std::optional<Preset> keptPreset(const nav::MapSettings& settings)
{
    const Json* const json = remembered(settings, presetKey);
    if (!json)
        return {};
    const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(json->text()));
    auto preset = presetFrom(document.object(), {});
    return preset ? std::optional(std::move(*preset)) : std::nullopt;
}

nav::MapSettings withKeptPreset(nav::MapSettings settings, const Preset& preset)
{
    return withRemembered(std::move(settings), presetKey, fromQt(toJson(preset)));
}

} // namespace thicket::exporting
