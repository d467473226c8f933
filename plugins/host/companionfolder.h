#pragma once

#include "plugins/api/mapformat.h"

#include <QString>

#include <memory>

namespace thicket::plugins {

/// The most bytes that the companions of one import may have together: 64 MiB.
inline constexpr qsizetype mostCompanionBytes = qsizetype(64) << 20;

/// A CompanionReader for the files in a folder and its subfolders, and in the project of Godot or
/// Tiled that the folder is in. Symbolic links do not lead out.
class CompanionFolder {
public:
    explicit CompanionFolder(QString folder);

    const QString& folder() const { return m_folder; }
    Result<QByteArray> operator()(const QString& path) const;

private:
    QString m_folder;
    std::shared_ptr<qsizetype> m_left; // bytes; copies share it, as std::function copies
};

} // namespace thicket::plugins
