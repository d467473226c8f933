#include "tests/app/recovery/powercuts.h"

#include "app/recovery/journalfolder.h"
#include "libnav/map/mapfile.h"
#include "tests/app/recovery/editingscript.h"
#include "tests/app/recovery/loopdisk.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>

#include <csignal>
#include <random>
#include <vector>

namespace thicket::tests {

namespace {

constexpr double mostSecondsLost = 2;
constexpr int pauseOfPeople = 60; // between steps, ms

/// When the steps were completed, and when the power was cut, in seconds.
struct Session {
    std::vector<double> completed; ///< completed[i]: that i steps are done was seen then
    double cut = 0;
};

/// Lets the driver edit for up to six seconds, and stops it.
Session sessionUntilCut(QProcess& driver, std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    const double length = static_cast<double>(random() % 6'000'000) * 1e-6;
    Session session;
    QElapsedTimer clock;
    while (session.completed.empty() || session.cut < session.completed.front() + length) {
        if (!driver.waitForReadyRead())
            return {};
        if (!clock.isValid())
            clock.start();
        session.cut = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
        session.completed.resize(session.completed.size() +
                                     static_cast<std::size_t>(driver.readAll().size()),
                                 session.cut);
    }
    ::kill(static_cast<pid_t>(driver.processId()), SIGSTOP);
    return session;
}

/// What a new start finds on the disk.
struct Found {
    std::optional<nav::Map> file;
    std::optional<nav::Map> recovered;
};

Result<Found> findIn(const QString& folder)
{
    Found found;
    const QString file = folder + "/a.thicket";
    if (QFileInfo::exists(file)) {
        auto loaded = nav::loadMap(file.toStdString());
        if (!loaded)
            return Unexpected(loaded.error());
        found.file = std::move(loaded->map);
    }
    auto lost = recovery::lostJournals((folder + "/journals").toStdString());
    if (!lost.empty()) { // the newest first
        auto map = lost.front().recover();
        if (!map)
            return Unexpected(map.error());
        found.recovered = std::move(map->map);
    }
    return found;
}

/// The session again, without a cut: the last steps whose map and whose file were found.
struct Matches {
    std::optional<std::size_t> map;
    std::optional<std::size_t> file;
    std::size_t lastSave = 0; ///< the last completed step that saved
};

Matches matchesOf(const Found& found, std::size_t completed, std::uint64_t seed)
{
    const QTemporaryDir other;
    const QString file = other.filePath("a.thicket");
    editor::MapDocument document;
    EditingScript script(document, file, seed);
    Matches matches;
    std::optional<nav::Map> saved;
    bool wasSaved = false;
    QObject::connect(&document, &editor::MapDocument::synced, [&] {
        saved = document.map();
        wasSaved = true;
    });
    for (std::size_t step = 0; step <= completed + 1; ++step) { // the next one may be done
        if (found.recovered ? *found.recovered == document.map() : !document.isModified())
            matches.map = step;
        if (found.file == saved)
            matches.file = step;
        wasSaved = false;
        script.step();
        if (wasSaved && step < completed)
            matches.lastSave = step + 1;
    }
    return matches;
}

} // namespace

std::string PowerCuts::run(std::uint64_t seed)
{
    LoopDisk disk;
    if (!disk.isMounted())
        return "no disk could be mounted: this needs root, loop devices and mkfs.ext4";
    QProcess driver;
    driver.start(m_driver, {disk.folder(), QString::number(seed), QString::number(pauseOfPeople)},
                 QIODevice::ReadOnly);
    const Session session = sessionUntilCut(driver, seed);
    const bool isCut = !session.completed.empty() && disk.cutPower();
    driver.kill();
    driver.waitForFinished();
    if (!isCut)
        return "the driver did not start, or the copy of the disk was not mounted";
    const std::size_t steps = session.completed.size() - 1;
    m_steps += steps;

    const auto found = findIn(disk.folderAfterCut());
    if (!found)
        return "damaged: " + found.error().text();
    m_recoveries += found->recovered.has_value();
    const Matches matches = matchesOf(*found, steps, seed);
    if (!matches.file || *matches.file < matches.lastSave)
        return "the file is not the map that was saved last, at step " +
               std::to_string(matches.lastSave) + " of " + std::to_string(steps);
    if (!matches.map)
        return "the recovered map never was, in " + std::to_string(steps) + " steps";
    if (*matches.map >= steps)
        return {};
    const double age = session.cut - session.completed[*matches.map + 1];
    m_oldestLost = std::max(m_oldestLost, age);
    return age <= mostSecondsLost
               ? std::string()
               : "a step of " + std::to_string(age) + " s before the cut is lost";
}

} // namespace thicket::tests
