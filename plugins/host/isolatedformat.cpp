#include "plugins/host/isolatedformat.h"

#include "libnav/map/mapfile.h"
#include "plugins/host/companionfolder.h"
#include "plugins/host/workerprocess.h"

namespace thicket::plugins {

namespace {

/// Sets the plugin's file as the place of an error that has none.
template <class T> Result<T> placed(Result<T> result, const QString& file)
{
    if (result || !result.error().where.empty())
        return result;
    return Unexpected(result.error().message, file.toStdString());
}

} // namespace

Result<FormatInfo> IsolatedFormat::probe(const QString& file, const WorkLimits& limits)
{
    const Result<WorkMessage> answer = runWorker(file, WorkTask(), limits.forProbing());
    return answer ? placed(infoFrom(*answer), file) : Unexpected(answer.error());
}

Result<ImportedMap> IsolatedFormat::importMap(const ImportSource& source,
                                              const OptionValues& options) const
{
    // The worker reads the companions itself: a function cannot be sent to it.
    const auto* const companions = source.companion.target<CompanionFolder>();
    const QString folder = companions ? companions->folder() : QString();
    const Result<WorkMessage> answer = runWorker(
        m_file, {WorkKind::importing, source.bytes, source.name, options, folder}, m_limits);
    return answer ? placed(importedFrom(*answer), m_file) : Unexpected(answer.error());
}

Result<ExportBundle> IsolatedFormat::exportMap(const nav::Map& map,
                                               const OptionValues& options) const
{
    const std::string text = nav::writeMap(map);
    const QByteArray bytes = QByteArray::fromRawData(text.data(), qsizetype(text.size()));
    const Result<WorkMessage> answer =
        runWorker(m_file, {WorkKind::exporting, bytes, {}, options, {}}, m_limits);
    return answer ? placed(bundleFrom(*answer), m_file) : Unexpected(answer.error());
}

} // namespace thicket::plugins
