#include "app/editor/panels/recordings/bookmarklist.h"

#include "app/editor/panels/playback/crowdchart.h"
#include "app/editor/replay/bookmarks.h"

#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

constexpr int mostRowsShown = 6;

} // namespace

BookmarkList::BookmarkList(Bookmarks& bookmarks, std::function<double(std::uint32_t)> seconds,
                           QWidget* parent)
    : QListWidget(parent), m_bookmarks(bookmarks), m_seconds(std::move(seconds))
{
    setObjectName("bookmarkList");
    setAccessibleName(tr("Bookmarks"));
    setFrameShape(NoFrame);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setUniformItemSizes(true);
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { m_bookmarks.goTo(row(item)); });
    connect(this, &QListWidget::itemChanged, this,
            [this](const QListWidgetItem* item) { m_bookmarks.rename(row(item), item->text()); });
    // The list must not be filled anew while it reports an edit of a row.
    connect(&bookmarks, &Bookmarks::changed, this, &BookmarkList::refresh, Qt::QueuedConnection);
    refresh();
}

void BookmarkList::refresh()
{
    const QSignalBlocker blocker(this);
    const int before = currentRow();
    clear();
    for (const Bookmark& bookmark : m_bookmarks.all()) {
        auto* item = new QListWidgetItem(bookmark.name, this);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        const QString when = clockText(m_seconds(bookmark.frame));
        item->setToolTip(tr("%1, at %2").arg(bookmark.name, when));
        item->setData(Qt::AccessibleTextRole, item->toolTip());
    }
    setCurrentRow(std::min(before, count() - 1));
    setVisible(count() > 0);
    const int rows = std::min(count(), mostRowsShown);
    setFixedHeight(count() > 0 ? rows * sizeHintForRow(0) + 2 * frameWidth() + 4 : 0);
}

void BookmarkList::keyPressEvent(QKeyEvent* event)
{
    const bool isEditing = state() == EditingState;
    if (!isEditing && event->key() == Qt::Key_Delete)
        m_bookmarks.remove(currentRow());
    else if (!isEditing && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        m_bookmarks.goTo(currentRow());
    else
        QListWidget::keyPressEvent(event);
}

} // namespace thicket::editor
