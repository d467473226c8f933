#include "tests/app/recovery/killruns.h"

#include "app/recovery/journalfolder.h"
#include "libnav/map/mapfile.h"
#include "tests/app/recovery/editingscript.h"

#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <random>

namespace thicket::tests {

namespace {

/// When a driver is killed: some time after some steps, or at some call of the system.
struct Instant {
    explicit Instant(std::uint64_t seed)
    {
        std::mt19937_64 random(seed);
        const bool isHuge = EditingScript::isHuge(seed);
        if (random() % 2 == 0)
            call = 1 + static_cast<int>(random() % 250);
        else
            steps = static_cast<qint64>(random() % (isHuge ? 50 : 150));
        // About two steps, and about as long as a save takes.
        wait = random() % (isHuge ? 60'000 : 500);
    }
    int call = 0;           ///< 0: by time
    qint64 steps = 0;       ///< at least
    std::uint64_t wait = 0; ///< further, microseconds
};

/// What the driver told until it was killed.
struct Told {
    qint64 steps = -1; ///< completed; -1: it did not start
    std::size_t saves = 0;
};

/// However long it takes: a busy machine must not look like a lost edit.
Told toldUntilKilled(QProcess& driver, const Instant& instant)
{
    if (instant.call == 0) {
        while (driver.bytesAvailable() <= instant.steps) {
            if (!driver.waitForReadyRead(-1))
                return {};
        }
        QThread::usleep(instant.wait);
        driver.kill();
    }
    if (!driver.waitForFinished(-1) || driver.exitStatus() != QProcess::CrashExit)
        return {};
    const QByteArray told = driver.readAllStandardOutput();
    return {told.count('.') - 1, static_cast<std::size_t>(told.count('s'))};
}

std::optional<nav::Map> mapIn(const QString& file)
{
    if (!QFileInfo::exists(file))
        return std::nullopt;
    auto loaded = nav::loadMap(file.toStdString());
    if (!loaded)
        qFatal("the file is damaged: %s", loaded.error().text().c_str());
    return std::move(loaded->map);
}

/// What a new start finds.
struct Found {
    std::optional<nav::Map> file;
    std::optional<nav::Map> recovered;

    /// Whether it is what the session had at this step, when this many saves had ended.
    bool isRight(const editor::MapDocument& document, const RememberedFiles& files,
                 std::size_t saves) const
    {
        const auto& saved = files.saved();
        const auto first = std::min(saves > 0 ? saves - 1 : 0, saved.size());
        const bool isFileRight = file
                                     ? std::find(saved.begin() + static_cast<std::ptrdiff_t>(first),
                                                 saved.end(), *file) != saved.end()
                                     : saves == 0;
        const nav::Map& map = document.map();
        return isFileRight && (recovered ? *recovered == map : file == map || files.isAsOpened());
    }
};

} // namespace

std::string KillRuns::run(std::uint64_t seed)
{
    const QTemporaryDir folder;
    const Instant instant(seed);
    QProcess driver;
    driver.start(m_driver,
                 {folder.path(), QString::number(seed), "0", QString::number(instant.call)},
                 QIODevice::ReadOnly);
    const Told told = toldUntilKilled(driver, instant);
    if (told.steps < 0 && instant.call == 0)
        return "the driver did not start";
    const qint64 steps = std::max(told.steps, qint64{0});
    m_steps += static_cast<std::uint64_t>(steps);

    Found found{mapIn(folder.filePath("a.thicket")), {}};
    auto lost = recovery::lostJournals(folder.filePath("journals").toStdString());
    if (!lost.empty()) { // the newest first; another one was saved
        auto map = lost.front().recover();
        if (!map)
            return "not recovered: " + map.error().text();
        found.recovered = std::move(map->map);
        ++m_recoveries;
        m_followedSaves += map->summary.head.path.empty() ? 0 : 1;
    }

    // The step after the last completed one may be done, or not.
    editor::MapDocument document;
    RememberedFiles files(document);
    EditingScript script(document, files, seed);
    for (qint64 i = 0; i < steps; ++i)
        script.step();
    for (int i = 0; i < 2; ++i) {
        if (found.isRight(document, files, told.saves))
            return {};
        script.step();
    }
    return "after " + std::to_string(steps) + " steps and " + std::to_string(told.saves) +
           " saves the recovered map or the file is another one";
}

} // namespace thicket::tests
