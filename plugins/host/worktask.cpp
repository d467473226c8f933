#include "plugins/host/worktask.h"

#include "libnav/map/mapfile.h"
#include "plugins/host/formatinfojson.h"
#include "plugins/host/sentence.h"

#include <QJsonArray>

#include <optional>

namespace thicket::plugins {

namespace {

constexpr const char* kindWords[] = {"probe", "import", "export"};
constexpr const char* fidelityWords[] = {"exact", "approximated", "leftOut"};

template <class Enum, std::size_t n>
std::optional<Enum> wordIn(const char* const (&words)[n], const QString& word)
{
    for (std::size_t i = 0; i < n; ++i) {
        if (word == QLatin1String(words[i]))
            return Enum(i);
    }
    return std::nullopt;
}

Unexpected garbage() { return Unexpected("The plugin's answer is garbage."); }

WorkMessage failure(const Error& error)
{
    return {{{"error", QString::fromStdString(error.message)},
             {"where", QString::fromStdString(error.where)}},
            {}};
}

std::optional<Error> failureIn(const WorkMessage& answer)
{
    if (!answer.head.contains("error"))
        return std::nullopt;
    QString where = answer.head.value("where").toString();
    if (!where.isEmpty()) {
        where = oneSentence(where);
        where.chop(1);
    }
    return Error{oneSentence(answer.head.value("error").toString()).toStdString(),
                 where.toStdString()};
}

QJsonArray toJson(const QList<FormatNote>& notes)
{
    QJsonArray json;
    for (const FormatNote& note : notes) {
        QJsonArray objects;
        for (const nav::ObjectId id : note.objects)
            objects << qint64(id);
        json << QJsonObject{{"fidelity", fidelityWords[int(note.fidelity)]},
                            {"text", note.text},
                            {"objects", objects}};
    }
    return json;
}

std::optional<QList<FormatNote>> notesFrom(const QJsonArray& json)
{
    QList<FormatNote> notes;
    for (const QJsonValue entry : json) {
        const QJsonObject object = entry.toObject();
        const auto fidelity =
            wordIn<FormatNote::Fidelity>(fidelityWords, object.value("fidelity").toString());
        if (!fidelity)
            return std::nullopt;
        QString text = oneSentence(object.value("text").toString());
        text.chop(1);
        FormatNote note{*fidelity, text, {}};
        for (const QJsonValue id : object.value("objects").toArray())
            note.objects << nav::ObjectId(id.toInteger());
        notes << note;
    }
    return notes;
}

} // namespace

WorkMessage toMessage(const WorkTask& task)
{
    QJsonObject options;
    for (auto it = task.options.begin(); it != task.options.end(); ++it)
        options.insert(it.key(), it.value());
    return {{{"task", kindWords[int(task.kind)]},
             {"name", task.name},
             {"options", options},
             {"folder", task.folder}},
            {task.bytes}};
}

Result<WorkTask> workTaskFrom(const WorkMessage& message)
{
    const auto kind = wordIn<WorkKind>(kindWords, message.head.value("task").toString());
    if (!kind || message.parts.size() != 1)
        return Unexpected("The task is garbage.");
    WorkTask task{*kind,
                  message.parts.first(),
                  message.head.value("name").toString(),
                  {},
                  message.head.value("folder").toString()};
    const QJsonObject options = message.head.value("options").toObject();
    for (auto it = options.begin(); it != options.end(); ++it)
        task.options.insert(it.key(), it.value().toString());
    return task;
}

WorkMessage answerOf(const Result<FormatInfo>& info)
{
    if (!info)
        return failure(info.error());
    return {{{"format", plugins::toJson(*info)}}, {}};
}

WorkMessage answerOf(const Result<ImportedMap>& imported)
{
    if (!imported)
        return failure(imported.error());
    const std::string text = nav::writeMap(imported->map);
    return {{{"map", true}, {"notes", toJson(imported->notes)}},
            {QByteArray(text.data(), qsizetype(text.size()))}};
}

WorkMessage answerOf(const Result<ExportBundle>& bundle)
{
    if (!bundle)
        return failure(bundle.error());
    QJsonArray suffixes;
    WorkMessage message;
    for (const ExportBundle::File& file : bundle->files) {
        suffixes << file.suffix;
        message.parts << file.bytes;
    }
    message.head = {{"suffixes", suffixes}, {"notes", toJson(bundle->notes)}};
    return message;
}

Result<FormatInfo> infoFrom(const WorkMessage& answer)
{
    if (const auto error = failureIn(answer))
        return Unexpected(*error);
    if (!answer.head.value("format").isObject())
        return garbage();
    return formatInfoFrom(answer.head.value("format").toObject());
}

Result<ImportedMap> importedFrom(const WorkMessage& answer)
{
    if (const auto error = failureIn(answer))
        return Unexpected(*error);
    const auto notes = notesFrom(answer.head.value("notes").toArray());
    if (answer.parts.size() != 1 || !notes)
        return garbage();
    const QByteArray& text = answer.parts.first();
    Result<nav::LoadedMap> loaded =
        nav::readMap({text.constData(), std::size_t(text.size())}, "its map");
    if (!loaded) {
        return Unexpected(
            oneSentence(QString::fromStdString("The plugin made a map that no map file may hold: " +
                                               loaded.error().message))
                .toStdString());
    }
    return ImportedMap{std::move(loaded->map), *notes};
}

Result<ExportBundle> bundleFrom(const WorkMessage& answer)
{
    if (const auto error = failureIn(answer))
        return Unexpected(*error);
    const QJsonArray suffixes = answer.head.value("suffixes").toArray();
    const auto notes = notesFrom(answer.head.value("notes").toArray());
    if (suffixes.isEmpty() || suffixes.size() != answer.parts.size() || !notes)
        return garbage();
    ExportBundle bundle{{}, *notes};
    for (qsizetype i = 0; i < suffixes.size(); ++i)
        bundle.files << ExportBundle::File{suffixes[i].toString(), answer.parts[i]};
    return bundle;
}

} // namespace thicket::plugins
