#include "app/editor/panels/playback/bookmarkactions.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/replay/bookmarks.h"
#include "app/editor/replay/playback.h"
#include "app/editor/widgets/action.h"

#include <QAction>

namespace thicket::editor {

BookmarkActions::BookmarkActions(Bookmarks& bookmarks, const Playback& playback,
                                 const Appearance& appearance, QObject* parent)
    : QObject(parent), m_bookmarks(bookmarks), m_playback(playback)
{
    m_actions = {
        makeAction(this, {tr("Add &Bookmark"), tr("Mark the shown frame to come back to it")},
                   {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_B)}, icon("bookmark", appearance)),
        makeAction(this, {tr("Ne&xt Bookmark"), tr("Go to the next bookmark")},
                   {QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Period)}),
        makeAction(this, {tr("Last Boo&kmark"), tr("Go back to the bookmark before")},
                   {QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Comma)}),
        makeAction(this, {tr("Remove Bookmark"), tr("Remove the bookmark at the shown frame")},
                   {QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_B)})};
    connect(&playback, &Playback::timeChanged, this, &BookmarkActions::refresh);
    connect(&playback, &Playback::recordingChanged, this, &BookmarkActions::refresh);
    connect(m_actions[0], &QAction::triggered, &bookmarks, &Bookmarks::add);
    connect(m_actions[1], &QAction::triggered, &bookmarks, &Bookmarks::goToNext);
    connect(m_actions[2], &QAction::triggered, &bookmarks, &Bookmarks::goToLast);
    connect(m_actions[3], &QAction::triggered, &bookmarks,
            [&bookmarks] { bookmarks.remove(bookmarks.here().value_or(-1)); });
    connect(&bookmarks, &Bookmarks::changed, this, &BookmarkActions::refresh);
    refresh();
}

void BookmarkActions::setLive(bool live)
{
    m_isLive = live;
    refresh();
}

void BookmarkActions::refresh()
{
    const auto& all = m_bookmarks.all();
    const bool isHere = m_isLive && m_bookmarks.here();
    const std::uint32_t frame = m_playback.frame();
    m_actions[0]->setEnabled(m_isLive && m_bookmarks.canAdd() && !isHere);
    m_actions[1]->setEnabled(m_isLive && !all.isEmpty() && all.last().frame > frame);
    m_actions[2]->setEnabled(m_isLive && !all.isEmpty() && all.first().frame < frame);
    m_actions[3]->setEnabled(isHere);
}

} // namespace thicket::editor
