#include "plugins/host/guardedcalls.h"

#include "plugins/host/sentence.h"

#include <exception>
#include <new>

namespace thicket::plugins {

namespace {

Unexpected broken(const QString& id, const QString& reason)
{
    return Unexpected(
        oneSentence(QString("The format plugin \"%1\" failed: %2").arg(id, reason)).toStdString());
}

template <class Call> auto guarded(const QString& id, Call call) -> decltype(call())
{
    try {
        return call();
    } catch (const std::bad_alloc&) {
        return broken(id, "it needs more memory than it can have");
    } catch (const std::exception& exception) {
        return broken(id, QString::fromUtf8(exception.what()));
    } catch (...) {
        return broken(id, "unknown exception");
    }
}

} // namespace

Result<ImportedMap> importGuarded(const MapFormat& format, const QString& id,
                                  const ImportSource& source, const OptionValues& options)
{
    return guarded(id, [&] { return format.importMap(source, options); });
}

ImportSurvey surveyGuarded(const MapFormat& format, const QByteArray& head,
                           const OptionValues& options)
{
    try {
        return format.survey(head, options);
    } catch (...) {
        return {};
    }
}

Result<ExportBundle> exportGuarded(const MapFormat& format, const QString& id, const nav::Map& map,
                                   const OptionValues& options)
{
    return guarded(id, [&]() -> Result<ExportBundle> {
        Result<ExportBundle> bundle = format.exportMap(map, options);
        if (bundle && bundle->files.isEmpty())
            return broken(id, "it made no file");
        return bundle;
    });
}

} // namespace thicket::plugins
