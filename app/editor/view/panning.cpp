#include "app/editor/view/panning.h"

namespace thicket::editor {

namespace {

constexpr int tapMilliseconds = 200;

} // namespace

void Panning::holdSpace()
{
    m_isSpaceHeld = true;
    m_hasPanned = false;
    m_sinceSpace.start();
}

bool Panning::releaseSpace()
{
    m_isSpaceHeld = false;
    return !m_hasPanned && m_sinceSpace.elapsed() < tapMilliseconds;
}

bool Panning::isMeantBy(Qt::MouseButton button) const
{
    return button == Qt::MiddleButton || (button == Qt::LeftButton && m_isSpaceHeld);
}

void Panning::begin(nav::Point grip)
{
    m_hasPanned = m_isSpaceHeld;
    m_grip = grip;
}

bool Panning::endsWith(Qt::MouseButton button)
{
    if (!m_grip || (button != Qt::MiddleButton && button != Qt::LeftButton))
        return false;
    m_grip.reset();
    return true;
}

std::optional<Qt::CursorShape> Panning::cursor() const
{
    if (m_grip)
        return Qt::ClosedHandCursor;
    if (m_isSpaceHeld)
        return Qt::OpenHandCursor;
    return {};
}

} // namespace thicket::editor
