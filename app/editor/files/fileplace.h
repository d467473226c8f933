#pragma once

#include "libnav/result.h"

#include <QList>
#include <QString>

#include <optional>

namespace thicket::editor {

/// A place in a text file. Both are counted from 1; columns count characters.
struct FilePlace {
    QString path;
    qint64 line = 1;
    qint64 column = 0; ///< 0: the whole line
};

/// The place that Error::where names in the file at `path`: "orchard.thicket: line 41, column 18".
/// nullopt if it names none, or another file.
std::optional<FilePlace> placeIn(const QString& path, const Error& error);

/// The lines round a place of a file.
struct FileExcerpt {
    struct Line {
        qint64 number = 0;
        qint64 before = 0;  ///< characters of the line that are left out before the text
        QString text;       ///< what is no UTF-8 is replaced
        bool isCut = false; ///< characters after the text are left out
    };
    QList<Line> lines;
};

/// Reads up to 100 lines before and after the place, and 400 characters of each: the first ones,
/// or those round the column in the line of the place. The time grows with what lies before the
/// place, the memory does not. An error if the file cannot be read, or ends before the line.
Result<FileExcerpt> excerptRound(const FilePlace& place);

} // namespace thicket::editor
