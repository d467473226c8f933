#pragma once

#include "app/editor/replay/bookmarks.h"
#include "libnav/result.h"

#include <QList>
#include <QString>

/// The bookmarks of a recording's file. A recording's own format has no place for them that older
/// programs would skip, so they are in a file beside it, NAME.thicket-replay.bookmarks: UTF-8 JSON,
/// {"format": "thicket-bookmarks", "version": 1, "bookmarks": [{"frame": 120, "name": "jam"}]}.
/// Functions for any thread.
namespace thicket::editor {

QString bookmarkFileOf(const QString& recording);

/// None if the recording has no such file. Errors: a file that is no such file, or of a newer
/// version. Bookmarks at frames that the recording does not have are left out.
Result<QList<Bookmark>> loadBookmarks(const QString& recording, std::uint32_t frameCount);

/// Replaces the file, or removes it if there are none.
Result<void> saveBookmarks(const QList<Bookmark>& bookmarks, const QString& recording);

} // namespace thicket::editor
