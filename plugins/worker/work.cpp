#include "plugins/worker/work.h"

#include "libnav/map/mapfile.h"
#include "plugins/host/companionfolder.h"
#include "plugins/host/guardedcalls.h"
#include "plugins/host/pluginfile.h"

namespace thicket::worker {

using namespace plugins;

namespace {

Result<ImportedMap> imported(const LoadedPlugin& plugin, const WorkTask& task)
{
    ImportSource source{task.bytes, task.name, {}};
    if (!task.folder.isEmpty())
        source.companion = CompanionFolder(task.folder);
    return importGuarded(*plugin.format, plugin.info.id, source, task.options);
}

Result<ExportBundle> exported(const LoadedPlugin& plugin, const WorkTask& task)
{
    const Result<nav::LoadedMap> loaded =
        nav::readMap({task.bytes.constData(), std::size_t(task.bytes.size())}, "the map");
    if (!loaded)
        return Unexpected(loaded.error());
    return exportGuarded(*plugin.format, plugin.info.id, loaded->map, task.options);
}

} // namespace

WorkMessage work(const QString& pluginFile, const WorkTask& task)
{
    const Result<LoadedPlugin> plugin = loadPlugin(pluginFile);
    if (!plugin)
        return answerOf(Result<FormatInfo>(Unexpected(plugin.error())));
    switch (task.kind) {
    case WorkKind::importing:
        return answerOf(imported(*plugin, task));
    case WorkKind::exporting:
        return answerOf(exported(*plugin, task));
    case WorkKind::probing:
        break;
    }
    return answerOf(Result<FormatInfo>(plugin->info));
}

} // namespace thicket::worker
