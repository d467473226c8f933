#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/host/workmessage.h"

namespace thicket::plugins {

/// What a worker process does with its plugin.
enum class WorkKind { probing, importing, exporting };

/// One task. Maps are sent as native map files, which keep every bit.
struct WorkTask {
    WorkKind kind = WorkKind::probing;
    QByteArray bytes;     ///< the file to import, or the map to export as a native map file
    QString name;         ///< importing: the user's name for the source
    OptionValues options; ///< importing and exporting
    QString folder;       ///< importing: of the source's companions (CompanionFolder); "": none
};

WorkMessage toMessage(const WorkTask& task);
Result<WorkTask> workTaskFrom(const WorkMessage& message);

/// The worker's answer to each kind of task.
WorkMessage answerOf(const Result<FormatInfo>& info);
WorkMessage answerOf(const Result<ImportedMap>& imported);
WorkMessage answerOf(const Result<ExportBundle>& bundle);

/// Reads the answer without trusting it. What a plugin reports becomes an Error of one printable
/// sentence. Anything that is not a valid answer becomes an Error about garbage.
Result<FormatInfo> infoFrom(const WorkMessage& answer);
Result<ImportedMap> importedFrom(const WorkMessage& answer);
Result<ExportBundle> bundleFrom(const WorkMessage& answer);

} // namespace thicket::plugins
