#pragma once

#include <QPainter>

namespace thicket::editor {

/// While it lives, a painter draws with this part of its opacity.
class Faded {
public:
    Faded(QPainter& painter, double strength) : m_painter(painter), m_before(painter.opacity())
    {
        painter.setOpacity(m_before * strength);
    }
    ~Faded() { m_painter.setOpacity(m_before); }
    Faded(const Faded&) = delete;
    Faded& operator=(const Faded&) = delete;

private:
    QPainter& m_painter;
    double m_before;
};

} // namespace thicket::editor
