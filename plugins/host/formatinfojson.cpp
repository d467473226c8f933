#include "plugins/host/formatinfojson.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace thicket::plugins {

namespace {

constexpr qsizetype mostEntries = 64;
constexpr qsizetype longestText = 1000;

QJsonArray toJson(const QList<FormatOption>& options)
{
    QJsonArray json;
    for (const FormatOption& option : options) {
        QJsonObject entry{{"key", option.key},
                          {"description", option.description},
                          {"default", option.defaultValue}};
        if (!option.choices.isEmpty())
            entry.insert("choices", QJsonArray::fromStringList(option.choices));
        json << entry;
    }
    return json;
}

Unexpected mistyped(const QString& key)
{
    return Unexpected(
        QString("The format's description has no valid \"%1\".").arg(key).toStdString());
}

QStringList wordsIn(const QJsonValue& json)
{
    QStringList words;
    for (const QJsonValue word : json.toArray())
        words << word.toString();
    return words;
}

Result<QList<FormatOption>> optionsFrom(const QJsonObject& json, const QString& key)
{
    if (!json.value(key).isArray())
        return mistyped(key);
    QList<FormatOption> options;
    for (const QJsonValue entry : json.value(key).toArray()) {
        const QJsonObject option = entry.toObject();
        for (const char* part : {"key", "description", "default"}) {
            if (!option.value(QLatin1String(part)).isString())
                return mistyped(key);
        }
        options << FormatOption{
            option.value("key").toString(), option.value("description").toString(),
            option.value("default").toString(), wordsIn(option.value("choices"))};
    }
    return options;
}

bool isPlain(const QString& text)
{
    const auto isControl = [](QChar character) {
        return character.category() == QChar::Other_Control && character != '\t';
    };
    return text.size() <= longestText && std::none_of(text.begin(), text.end(), isControl);
}

bool arePlain(const QStringList& texts)
{
    return texts.size() <= mostEntries && std::all_of(texts.begin(), texts.end(), isPlain);
}

bool arePlain(const QList<FormatOption>& options)
{
    for (const FormatOption& option : options) {
        if (!isPlain(option.key) || !isPlain(option.description) || !isPlain(option.defaultValue) ||
            !arePlain(option.choices))
            return false;
    }
    return options.size() <= mostEntries;
}

} // namespace

QJsonObject toJson(const FormatInfo& info)
{
    return {{"id", info.id},
            {"title", info.title},
            {"suffixes", QJsonArray::fromStringList(info.suffixes)},
            {"canImport", info.canImport},
            {"canExport", info.canExport},
            {"importOptions", toJson(info.importOptions)},
            {"exportOptions", toJson(info.exportOptions)},
            {"alsoReads", QJsonArray::fromStringList(info.alsoReads)},
            {"marks", QJsonArray::fromStringList(info.marks)}};
}

Result<FormatInfo> formatInfoFrom(const QJsonObject& json)
{
    for (const char* key : {"id", "title"}) {
        if (!json.value(QLatin1String(key)).isString())
            return mistyped(key);
    }
    for (const char* key : {"canImport", "canExport"}) {
        if (!json.value(QLatin1String(key)).isBool())
            return mistyped(key);
    }
    if (!json.value("suffixes").isArray())
        return mistyped("suffixes");
    FormatInfo info;
    info.id = json.value("id").toString();
    info.title = json.value("title").toString();
    info.canImport = json.value("canImport").toBool();
    info.canExport = json.value("canExport").toBool();
    info.suffixes = wordsIn(json.value("suffixes"));
    info.alsoReads = wordsIn(json.value("alsoReads"));
    info.marks = wordsIn(json.value("marks"));
    for (const auto& [key, options] : {std::pair("importOptions", &info.importOptions),
                                       std::pair("exportOptions", &info.exportOptions)}) {
        Result<QList<FormatOption>> read = optionsFrom(json, key);
        if (!read)
            return Unexpected(read.error());
        *options = std::move(*read);
    }
    if (const Result<void> checked = checkFormatInfo(info); !checked)
        return Unexpected(checked.error());
    return info;
}

Result<void> checkFormatInfo(const FormatInfo& info)
{
    static const QRegularExpression suffixPattern("\\A[A-Za-z0-9_-][A-Za-z0-9._-]{0,31}\\z");
    if (!isFormatId(info.id))
        return mistyped("id");
    if (info.id == "thicket")
        return Unexpected("The id \"thicket\" is that of the native format.");
    for (const QString& suffix : info.suffixes + info.alsoReads) {
        if (!suffixPattern.match(suffix).hasMatch())
            return mistyped("suffixes");
    }
    if (info.suffixes.size() + info.alsoReads.size() > mostEntries)
        return mistyped("suffixes");
    if (!isPlain(info.title))
        return mistyped("title");
    if (!arePlain(info.marks))
        return mistyped("marks");
    if (!arePlain(info.importOptions))
        return mistyped("importOptions");
    if (!arePlain(info.exportOptions))
        return mistyped("exportOptions");
    return {};
}

bool isFormatId(const QString& id)
{
    static const QRegularExpression pattern("\\A[a-z0-9][a-z0-9-]{0,63}\\z");
    return pattern.match(id).hasMatch();
}

} // namespace thicket::plugins
