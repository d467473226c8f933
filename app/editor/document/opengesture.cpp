#include "app/editor/document/opengesture.h"

#include "app/editor/document/gesture.h"
#include "libnav/map/mapedit.h"

#include <cassert>

namespace thicket::editor {

OpenGesture::~OpenGesture()
{
    if (m_gesture)
        m_gesture->m_open = false;
}

bool OpenGesture::cancel()
{
    if (!m_gesture)
        return false;
    m_gesture->cancel();
    return true;
}

void OpenGesture::abandon()
{
    if (!m_gesture)
        return;
    m_gesture->m_shown = {};
    m_gesture->close();
}

nav::MapEdit OpenGesture::preview() const
{
    return m_gesture ? m_gesture->shown() : nav::MapEdit();
}

nav::Map OpenGesture::committed(nav::Map shown) const
{
    if (m_gesture)
        nav::apply(shown, m_gesture->shown().inverted());
    return shown;
}

void OpenGesture::begin(Gesture& gesture)
{
    assert(!m_gesture);
    m_gesture = &gesture;
    emit changed();
}

void OpenGesture::end()
{
    m_gesture = nullptr;
    emit changed();
}

} // namespace thicket::editor
