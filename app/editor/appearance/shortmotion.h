#pragma once

#include <QObject>
#include <QVariantAnimation>

namespace thicket::editor {

/// The time in which something new comes into sight. part() grows from 0 to 1, fast at first. It
/// has a timer only while it runs. For the window's thread only.
class ShortMotion : public QObject {
    Q_OBJECT

public:
    /// `duration`: ms.
    explicit ShortMotion(int duration, QObject* parent = nullptr);

    /// Whether there is a motion at all. Initially not: part() is always 1.
    void setMoving(bool moves);
    /// Begins at this part, at least 0 and less than 1. One that runs begins again.
    void begin(double part = 0);
    /// Goes to the end at once.
    void end();
    /// Goes to where it is after so much time, ms. At the duration it ends.
    void goTo(int time);
    bool isRunning() const { return m_animation.state() == QAbstractAnimation::Running; }
    double part() const { return m_part; }

signals:
    /// part() is another. At the end, isRunning() is false.
    void moved();

private:
    void set(double part);

    QVariantAnimation m_animation;
    double m_part = 1;
    bool m_moves = false;
};

} // namespace thicket::editor
