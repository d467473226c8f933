#include "app/cli/exportwatch.h"

#include "app/cli/stopsignals.h"
#include "app/watching/filewatch.h"
#include "plugins/host/mapfiles.h"

#include <QEventLoop>
#include <QFileInfo>

#include <sys/stat.h>

#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace thicket::cli {

namespace {

/// What differs after a save: file, size and time.
using Stamp = std::array<std::int64_t, 5>;

std::vector<Stamp> stampsOf(const QStringList& files)
{
    std::vector<Stamp> stamps;
    for (const QString& file : files) {
        struct stat status = {};
        const bool exists = ::stat(plugins::nativePath(file).c_str(), &status) == 0;
        stamps.push_back(exists
                             ? Stamp{std::int64_t(status.st_dev), std::int64_t(status.st_ino),
                                     status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec}
                             : Stamp{});
    }
    return stamps;
}

} // namespace

void exportAtEachSave(const QStringList& files, const std::function<bool()>& exportNow)
{
    QEventLoop loop;
    const StopSignals stop;
    QObject::connect(&stop, &StopSignals::came, &loop, &QEventLoop::quit);
    std::vector<std::unique_ptr<watching::FileWatch>> watches;
    for (const QString& file : files) {
        watches.push_back(std::make_unique<watching::FileWatch>());
        watches.back()->watch(QFileInfo(file).absoluteFilePath());
    }
    // Whatever changes in the folder is told, the exported files, too.
    std::vector<Stamp> seen = stampsOf(files);
    const auto exportIfSaved = [&] {
        std::vector<Stamp> present = stampsOf(files);
        if (present == seen)
            return;
        seen = std::move(present);
        if (!exportNow())
            loop.quit();
    };
    for (const auto& watch : watches)
        QObject::connect(watch.get(), &watching::FileWatch::touched, &loop, exportIfSaved);
    if (exportNow() && !StopSignals::hasCome())
        loop.exec();
}

} // namespace thicket::cli
