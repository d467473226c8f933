#pragma once

#include "app/recovery/fileversion.h"
#include "libnav/map/map.h"
#include "libnav/result.h"

#include <QString>

#include <optional>

namespace thicket::editor {

/// What ties a map to its native file. A value, for any thread: a map can be written by a copy of
/// it while the document goes on.
class DocumentFile {
public:
    /// A newer version wrote a read-only file. Writing over it is refused, and so is writing a copy
    /// that would lose something.
    enum class Access { readWrite, readOnly };

    /// None: the map is untitled.
    DocumentFile() = default;
    /// `version`: the contents that the map was read from. An empty `path` means untitled.
    explicit DocumentFile(const QString& path, std::optional<recovery::FileVersion> version = {},
                          Access access = Access::readWrite);

    /// None, and the map is not worth one: it never counts as modified, and no journal keeps it. A
    /// file that it is saved to is an ordinary one.
    static DocumentFile throwaway();
    bool isThrowaway() const { return m_isThrowaway; }

    /// None, and the map was imported from a file of another format.
    static DocumentFile imported(const QString& source);

    /// Absolute. Empty while untitled, also after an import.
    const QString& path() const { return m_path; }
    /// The file that gives the map when it is opened: path(), or what it was imported from.
    /// Absolute; empty if there is none.
    const QString& source() const { return isUntitled() ? m_importedFrom : m_path; }
    bool isUntitled() const { return m_path.isEmpty(); }
    bool isReadOnly() const { return m_access == Access::readOnly; }
    /// The contents that path() had when it was last read or written. nullopt while untitled.
    const std::optional<recovery::FileVersion>& version() const { return m_version; }
    /// What the map in it is called, without folder: "Old Orchard.thicket", or the map's name, or
    /// "Untitled".
    QString titleOf(const nav::Map& map) const;

    /// The file has the known contents, but another stamp.
    void noteStamp(const recovery::FileStamp& stamp);

    /// Writes the map atomically to a native file, and returns that file. On failure the old one is
    /// unchanged.
    ///
    /// path() is only replaced if it has the contents of version() or of `accepted`, which the user
    /// chose to replace. Another file is replaced whatever it has: the user chose it by name.
    Result<DocumentFile> write(const nav::Map& map, const QString& path,
                               const std::optional<recovery::FileVersion>& accepted = {}) const;

private:
    QString m_path;
    QString m_importedFrom;
    std::optional<recovery::FileVersion> m_version;
    Access m_access = Access::readWrite;
    bool m_isThrowaway = false;
};

} // namespace thicket::editor
