#include "tests/app/recovery/powercuts.h"

#include "app/recovery/journalfolder.h"
#include "libnav/map/mapfile.h"
#include "tests/app/recovery/editingscript.h"
#include "tests/app/recovery/loopdisk.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>

#include <algorithm>
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
    std::size_t saves = 0;         ///< that had ended
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
        const QByteArray told = driver.readAll();
        session.saves += static_cast<std::size_t>(told.count('s'));
        session.completed.resize(
            session.completed.size() + static_cast<std::size_t>(told.count('.')), session.cut);
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

/// The session again, without a cut.
struct Matches {
    std::optional<std::size_t> map; ///< the last step with the map that was found
    bool isFileRight = false;       ///< it is the last save that had ended, or a later one
};

Matches matchesOf(const Found& found, const Session& session, std::uint64_t seed)
{
    editor::MapDocument document;
    RememberedFiles files(document);
    EditingScript script(document, files, seed);
    Matches matches;
    // The next one may be done.
    for (std::size_t step = 0; step <= session.completed.size(); ++step) {
        const bool isFound = found.recovered ? *found.recovered == document.map()
                                             : found.file == document.map() || files.isAsOpened();
        if (isFound)
            matches.map = step;
        script.step();
    }
    const auto& saved = files.saved();
    const std::size_t first = std::min(session.saves > 0 ? session.saves - 1 : 0, saved.size());
    matches.isFileRight = found.file ? std::find(saved.begin() + static_cast<std::ptrdiff_t>(first),
                                                 saved.end(), *found.file) != saved.end()
                                     : session.saves == 0;
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
    const Matches matches = matchesOf(*found, session, seed);
    if (!matches.isFileRight)
        return "the file is older than the last of " + std::to_string(session.saves) + " saves";
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
