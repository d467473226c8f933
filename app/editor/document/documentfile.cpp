#include "app/editor/document/documentfile.h"

#include "app/editor/document/watchedwriting.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <utility>

namespace thicket::editor {

DocumentFile::DocumentFile(const QString& path, std::optional<recovery::FileVersion> version,
                           Access access)
    : m_path(path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath()),
      m_version(std::move(version)), m_access(access)
{}

DocumentFile DocumentFile::throwaway()
{
    DocumentFile file;
    file.m_isThrowaway = true;
    return file;
}

DocumentFile DocumentFile::imported(const QString& source)
{
    DocumentFile file;
    file.m_importedFrom = QFileInfo(source).absoluteFilePath();
    return file;
}

QString DocumentFile::titleOf(const nav::Map& map) const
{
    if (!isUntitled())
        return QFileInfo(m_path).fileName();
    const QString name = QString::fromStdString(map.settings.name);
    return name.isEmpty() ? QCoreApplication::translate("MapDocument", "Untitled") : name;
}

void DocumentFile::noteStamp(const recovery::FileStamp& stamp)
{
    if (m_version)
        m_version->stamp = stamp;
}

Result<DocumentFile> DocumentFile::write(const nav::Map& map, const QString& path,
                                         const std::optional<recovery::FileVersion>& accepted) const
{
    return writeWatched(*this, map, path, accepted, {});
}

} // namespace thicket::editor
