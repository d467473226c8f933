#include "plugins/host/companionfolder.h"

#include "libnav/excerpt.h"
#include "libnav/files/readfile.h"
#include "plugins/api/outsidefolder.h"
#include "plugins/host/mapfiles.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace thicket::plugins {

namespace {

namespace fs = std::filesystem;

Unexpected refusal(const QString& path, const std::string& reason)
{
    return Unexpected("The file \"" + excerpt(path.toStdString()) + "\", which it refers to, " +
                      reason);
}

/// Whether `file` lies in `folder` or below; both are absolute and normal.
bool liesIn(const fs::path& file, const fs::path& folder)
{
    return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first ==
           folder.end();
}

bool holdsProject(const fs::path& folder)
{
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path name = entry->path().filename();
        std::error_code unknown;
        if ((name == "project.godot" || name.extension() == ".tiled-project") &&
            entry->is_regular_file(unknown))
            return true;
    }
    return false;
}

/// The nearest folder upwards with a project of Godot or Tiled, else the folder itself.
fs::path projectOf(const fs::path& folder)
{
    for (fs::path at = folder;; at = at.parent_path()) {
        if (holdsProject(at))
            return at;
        if (at == at.parent_path())
            return folder;
    }
}

/// From its own folder, or after "res://" from that of its project.
Result<QByteArray> readCompanion(const fs::path& folder, const QString& path, qsizetype most)
{
    const QString ofProject = "res://";
    const bool isOfProject = path.startsWith(ofProject);
    const fs::path relative = nativePath(isOfProject ? path.mid(ofProject.size()) : path);
    const std::string outside(outsideOfFolder);
    if (relative.empty() || path.contains(QChar(0)))
        return refusal(path, "has no usable name.");
    std::error_code error;
    const fs::path home = fs::canonical(folder, error);
    if (error)
        return refusal(path, "was not found.");
    const bool isWithin = !isOfProject && *relative.lexically_normal().begin() != "..";
    const fs::path project = isWithin ? home : projectOf(home); // which takes longer to find
    const fs::path wanted = ((isOfProject ? project : home) / relative).lexically_normal();
    if (relative.is_absolute() || !liesIn(wanted, project))
        return refusal(path, outside);
    const fs::path file = fs::canonical(wanted, error);
    if (error)
        return refusal(path, "was not found.");
    if (!liesIn(file, project))
        return refusal(path, outside);
    nav::FileNature nature;
    nature.zeros = nav::FileNature::Zeros::few;
    nature.most = std::size_t(most);
    const Result<std::string> bytes = nav::readFile(file, nature);
    if (!bytes)
        return Unexpected(bytes.error());
    return QByteArray::fromStdString(*bytes);
}

} // namespace

CompanionFolder::CompanionFolder(QString folder)
    : m_folder(std::move(folder)), m_left(std::make_shared<qsizetype>(mostCompanionBytes))
{}

Result<QByteArray> CompanionFolder::operator()(const QString& path) const
{
    Result<QByteArray> bytes = readCompanion(nativePath(m_folder), path, *m_left);
    if (bytes)
        *m_left -= bytes->size();
    return bytes;
}

} // namespace thicket::plugins
