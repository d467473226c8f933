#include "app/editor/navigation/patience.h"

#include <chrono>

namespace thicket::editor {

Patience::Patience(QObject* parent) : QObject(parent)
{
    using namespace std::chrono_literals;
    m_timer.setSingleShot(true);
    m_timer.setInterval(150ms);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_isOver = true;
        emit ranOut();
    });
}

void Patience::begin()
{
    if (!m_timer.isActive() && !m_isOver)
        m_timer.start();
}

void Patience::end()
{
    m_timer.stop();
    m_isOver = false;
}

} // namespace thicket::editor
