#include "tests/app/recovery/killruns.h"

#include "app/recovery/journalfolder.h"
#include "libnav/map/mapfile.h"
#include "tests/app/recovery/editingscript.h"

#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <random>

namespace thicket::tests {

namespace {

/// The number of steps that the driver completed. -1 if it did not start.
qint64 stepsUntilKilled(QProcess& driver, std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    const auto least = static_cast<qint64>(random() % 150);
    while (driver.bytesAvailable() <= least) {
        if (!driver.waitForReadyRead())
            return -1;
    }
    // Some further instant, at most about two steps later.
    for (std::uint64_t i = 0, turns = random() % 60'000; i < turns; ++i)
        random();
    driver.kill();
    driver.waitForFinished();
    return driver.readAllStandardOutput().size() - 1;
}

/// The map of the same session at two neighbouring steps, as the user sees it and as it was saved.
struct Reference {
    nav::Map shown;
    std::optional<nav::Map> saved;
};

std::optional<nav::Map> mapIn(const QString& file)
{
    if (!QFileInfo::exists(file))
        return std::nullopt;
    auto loaded = nav::loadMap(file.toStdString());
    if (!loaded)
        qFatal("the file is damaged: %s", loaded.error().text().c_str());
    return std::move(loaded->map);
}

} // namespace

std::string KillRuns::run(std::uint64_t seed)
{
    const QTemporaryDir folder;
    QProcess driver;
    driver.start(m_driver, {folder.path(), QString::number(seed)}, QIODevice::ReadOnly);
    const qint64 steps = stepsUntilKilled(driver, seed);
    if (steps < 0)
        return "the driver did not start";
    m_steps += static_cast<std::uint64_t>(steps);

    const std::optional<nav::Map> file = mapIn(folder.filePath("a.thicket"));
    std::optional<nav::Map> recovered;
    auto lost = recovery::lostJournals(folder.filePath("journals").toStdString());
    if (!lost.empty()) { // the newest first; another one was saved
        auto map = lost.front().recover();
        if (!map)
            return "not recovered: " + map.error().text();
        recovered = std::move(map->map);
        ++m_recoveries;
    }

    // The step after the last completed one may be done, or not.
    const QTemporaryDir other;
    editor::MapDocument document;
    EditingScript script(document, other.filePath("a.thicket"), seed);
    for (qint64 i = 0; i < steps; ++i)
        script.step();
    for (int i = 0; i < 2; ++i) {
        const std::optional<nav::Map> saved = mapIn(other.filePath("a.thicket"));
        const bool isFileRight = file == saved;
        // Without a journal the map was as saved, or as opened: nothing was done to it.
        const bool isMapRight = recovered ? *recovered == document.map() : !document.isModified();
        if (isMapRight && isFileRight)
            return {};
        // Saved, but the journal was not yet removed.
        if (isMapRight && recovered && file && *file == *recovered)
            return {};
        script.step();
    }
    return "after " + std::to_string(steps) + " steps the recovered map is another one";
}

} // namespace thicket::tests
