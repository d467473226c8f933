#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/host/workmessage.h"

namespace thicket::plugins {

/// What a worker process does with the plugin it is given.
enum class WorkKind { probing, importing, exporting };

/// One task. Maps travel as native map files, which keep every bit.
struct WorkTask {
    WorkKind kind = WorkKind::probing;
    QByteArray bytes;     ///< the file to import, or the map to export as a native map file
    QString name;         ///< importing: what the user calls the source
    OptionValues options; ///< importing and exporting
};

WorkMessage toMessage(const WorkTask& task);
Result<WorkTask> workTaskFrom(const WorkMessage& message);

/// The worker's answer to each kind of task.
WorkMessage answerOf(const Result<FormatInfo>& info);
WorkMessage answerOf(const Result<nav::Map>& map);
WorkMessage answerOf(const Result<ExportBundle>& bundle);

/// The answer read with the suspicion due to a stranger's work: what a plugin reported is an Error
/// of one printable sentence; what is no such answer is an Error about garbage.
Result<FormatInfo> infoFrom(const WorkMessage& answer);
Result<nav::Map> mapFrom(const WorkMessage& answer);
Result<ExportBundle> bundleFrom(const WorkMessage& answer);

} // namespace thicket::plugins
