#include "app/editor/document/opengesture.h"

#include "app/editor/document/gesture.h"
#include "libnav/map/mapedit.h"

#include <algorithm>
#include <cassert>
#include <unordered_set>
#include <utility>

namespace thicket::editor {

OpenGesture::OpenGesture(Apply apply, QObject* parent) : QObject(parent), m_apply(std::move(apply))
{}

OpenGesture::~OpenGesture()
{
    if (m_gesture)
        m_gesture->m_open = false;
}

bool OpenGesture::cancel()
{
    takeDown();
    if (!m_gesture)
        return false;
    m_gesture->cancel();
    return true;
}

bool OpenGesture::cancelFor(const nav::MapEdit& edit)
{
    std::unordered_set<nav::ObjectId> shown;
    for (const nav::MapEdit::Entry& entry : m_standing.entries)
        shown.insert(entry.id);
    const bool isOfShown =
        !shown.empty() && std::any_of(edit.entries.begin(), edit.entries.end(),
                                      [&](const auto& entry) { return shown.contains(entry.id); });
    return cancel() || isOfShown;
}

void OpenGesture::takeDown()
{
    if (!m_standing.entries.empty())
        m_apply(std::exchange(m_standing, {}).inverted());
}

void OpenGesture::abandon()
{
    m_standing = {};
    if (!m_gesture)
        return;
    m_gesture->m_shown = {};
    m_gesture->close();
}

nav::MapEdit OpenGesture::preview() const { return m_gesture ? m_gesture->shown() : m_standing; }

nav::Map OpenGesture::committed(nav::Map shown) const
{
    if (isShown())
        nav::apply(shown, preview().inverted());
    return shown;
}

void OpenGesture::begin(Gesture& gesture)
{
    assert(!m_gesture);
    takeDown();
    m_gesture = &gesture;
    emit changed();
}

void OpenGesture::end()
{
    m_gesture = nullptr;
    emit changed();
}

void OpenGesture::keepStanding(nav::MapEdit preview) { m_standing = std::move(preview); }

} // namespace thicket::editor
