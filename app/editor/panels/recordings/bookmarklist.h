#pragma once

#include <QListWidget>

#include <cstdint>
#include <functional>

namespace thicket::editor {

class Bookmarks;

/// The bookmarks of the played recording. A click, or Enter, goes there; a double click or F2
/// renames; Delete removes. Hidden without any.
class BookmarkList : public QListWidget {
    Q_OBJECT

public:
    /// `seconds` tells the time of a frame of the played recording.
    BookmarkList(Bookmarks& bookmarks, std::function<double(std::uint32_t)> seconds,
                 QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();

    Bookmarks& m_bookmarks;
    std::function<double(std::uint32_t)> m_seconds;
};

} // namespace thicket::editor
