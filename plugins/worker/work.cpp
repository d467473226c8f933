#include "plugins/worker/work.h"

#include "libnav/map/mapfile.h"
#include "plugins/host/guardedcalls.h"
#include "plugins/host/pluginfile.h"

namespace thicket::worker {

using namespace plugins;

namespace {

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
        return answerOf(
            importGuarded(*plugin->format, plugin->info.id, task.bytes, task.name, task.options));
    case WorkKind::exporting:
        return answerOf(exported(*plugin, task));
    case WorkKind::probing:
        break;
    }
    return answerOf(Result<FormatInfo>(plugin->info));
}

} // namespace thicket::worker
