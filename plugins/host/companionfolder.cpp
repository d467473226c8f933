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

/// The nearest folder upwards with a Godot project, else the folder itself.
fs::path projectOf(const fs::path& folder)
{
    std::error_code error;
    for (fs::path at = folder;; at = at.parent_path()) {
        if (fs::is_regular_file(at / "project.godot", error))
            return at;
        if (at == at.parent_path())
            return folder;
    }
}

Result<QByteArray> readCompanion(const fs::path& folder, const QString& path, qsizetype most)
{
    const QString project = "res://";
    const bool isOfProject = path.startsWith(project);
    const fs::path relative = nativePath(isOfProject ? path.mid(project.size()) : path);
    const fs::path normal = relative.lexically_normal();
    const std::string outside(outsideOfFolder);
    if (relative.empty() || path.contains(QChar(0)))
        return refusal(path, "has no usable name.");
    if (relative.is_absolute() || *normal.begin() == "..")
        return refusal(path, outside);
    std::error_code error;
    fs::path home = fs::canonical(folder, error);
    if (isOfProject && !error)
        home = projectOf(home);
    const fs::path file = error ? fs::path() : fs::canonical(home / normal, error);
    if (error)
        return refusal(path, "was not found.");
    if (!liesIn(file, home))
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
