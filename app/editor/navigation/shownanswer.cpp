#include "app/editor/navigation/shownanswer.h"

#include "app/editor/navigation/livepath.h"

#include <utility>

namespace thicket::editor {

ShownAnswer::ShownAnswer(const LivePath& drawn, QObject* parent) : QObject(parent), m_drawn(drawn)
{}

const std::optional<nav::PathResult>& ShownAnswer::result() const
{
    return m_played ? m_played : m_drawn.result();
}

const nav::Path& ShownAnswer::path() const
{
    static const nav::Path none;
    return result() ? result()->path : none;
}

bool ShownAnswer::isLate() const { return m_played ? m_isPlayedLate : m_drawn.isLate(); }

bool ShownAnswer::isStale() const { return !m_played && m_drawn.isStale(); }

void ShownAnswer::setPlayed(std::optional<nav::PathResult> answer)
{
    if (!answer && !m_played)
        return;
    m_played = std::move(answer);
    m_isPlayedLate = false;
    emit changed();
}

} // namespace thicket::editor
