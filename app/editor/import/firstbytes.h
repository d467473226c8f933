#pragma once

#include <QByteArray>
#include <QString>

namespace thicket::editor {

/// So much of a file is looked at before a question about it is asked.
inline constexpr qint64 mostFirstBytes = qint64(1) << 18;

struct FirstBytes {
    QByteArray bytes;
    bool areAll = true; ///< the file has no more
};
/// Empty for what is not a regular file or cannot be read: reading it says why.
FirstBytes firstBytesOf(const QString& path);

} // namespace thicket::editor
