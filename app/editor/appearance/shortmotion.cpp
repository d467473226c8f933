#include "app/editor/appearance/shortmotion.h"

namespace thicket::editor {

ShortMotion::ShortMotion(int duration, QObject* parent) : QObject(parent)
{
    m_animation.setDuration(duration);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    m_animation.setStartValue(1.0);
    m_animation.setEndValue(1.0);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this](const QVariant& part) {
        if (isRunning())
            set(part.toDouble());
    });
    connect(&m_animation, &QAbstractAnimation::finished, this, [this] { set(1); });
}

void ShortMotion::set(double part)
{
    m_part = part;
    emit moved();
}

void ShortMotion::setMoving(bool moves)
{
    m_moves = moves;
    if (!moves)
        end();
}

void ShortMotion::begin(double part)
{
    if (!m_moves)
        return;
    m_animation.stop();
    m_part = part;
    m_animation.setStartValue(part);
    m_animation.start();
}

void ShortMotion::end()
{
    if (!isRunning())
        return;
    m_animation.stop();
    set(1);
}

void ShortMotion::goTo(int time) { m_animation.setCurrentTime(time); }

} // namespace thicket::editor
