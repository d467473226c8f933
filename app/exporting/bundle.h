#pragma once

#include "app/exporting/newfolder.h"
#include "app/exporting/preset.h"
#include "libnav/files/pendingfile.h"
#include "libnav/map/map.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace thicket::exporting {

/// The map of a bundle.
struct BundleSource {
    const nav::Map& map; ///< its picture beneath must have an absolute path
    QString file;        ///< of the map, for the names of files and the places of errors
};

/// The agent radii that files are written for: those of the preset, else of the map's agent
/// classes, else 0. Ascending, each once, at most mostRadii.
std::vector<double> radiiOf(const Preset& preset, const nav::Map& map);

/// The files of a preset, complete but not yet in place. Destroying it before replace() leaves
/// nothing behind: no file, no new folder.
class Bundle {
public:
    /// Computes and writes all of it beside where it will be. The folder is made if it is missing.
    /// Errors are one sentence that names the file and the place; `goesOn` is asked often, and
    /// false ends the work with an error. Any thread, if the registry is not changed meanwhile.
    static Result<Bundle> make(const BundleSource& source, const Preset& preset,
                               const QString& folder, const plugins::FormatRegistry& registry,
                               const std::function<bool()>& goesOn);

    /// What a map file keeps.
    struct Note {
        QString file; ///< without folder
        plugins::FormatNote note;
    };
    const QStringList& paths() const { return m_paths; } ///< absolute, in the order of the preset
    const QList<Note>& notes() const { return m_notes; }

    /// Puts all files in place or, on an error, none. Once.
    Result<void> replace();

private:
    friend class BundleMaker;
    explicit Bundle(NewFolder folder) : m_folder(std::move(folder)) {}

    NewFolder m_folder; // the last to go
    std::vector<nav::PendingFile> m_files;
    QStringList m_paths;
    QList<Note> m_notes;
};

} // namespace thicket::exporting
