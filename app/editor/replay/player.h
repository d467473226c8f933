#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace thicket::editor {

/// A playhead: what the buttons and keys of playback act on. It plays by itself at a speed, moves
/// by steps, or goes to an end.
class Player : public QObject {
    Q_OBJECT

public:
    struct Speeds {
        double slowest = 1;
        double fastest = 1;
        double first = 1;
    };
    explicit Player(const Speeds& speeds, QObject* parent = nullptr);

    /// A span of what is played, in its unit: steps, or seconds.
    struct Span {
        double begin = 0;
        double end = 0; ///< above begin
        bool operator==(const Span&) const = default;
    };
    /// The span that is played over and over; absent: all is played once.
    const std::optional<Span>& loop() const { return m_loop; }

    /// There is nothing to play.
    virtual bool isEmpty() const = 0;
    bool isPlaying() const { return m_timer.isActive(); }
    double speed() const { return m_speed; }

public slots:
    virtual void play() = 0; ///< from the beginning if it is at an end that nothing follows
    virtual void pause();
    void toggle();
    /// Pauses and moves by so many steps, back if negative.
    virtual void step(int steps) = 0;
    virtual void toStart() = 0;
    virtual void toEnd() = 0;
    void setSpeed(double speed); ///< clamped
    /// A span without length is none. The playhead stays; playing goes to the span.
    void setLoop(std::optional<thicket::editor::Player::Span> span);
    /// Lets `seconds` (>= 0) of real time pass while it plays; the timer calls it. Pauses at the
    /// end. Does nothing while paused.
    virtual void advanceBy(double seconds) = 0;

signals:
    void playingChanged(bool playing);
    void speedChanged(double speed);
    void loopChanged();

protected:
    /// From now on it plays.
    void start();
    /// Where playing is that would be at `position` without a loop: in the span.
    double looped(double position) const;

private:
    Speeds m_speeds;
    double m_speed;
    std::optional<Span> m_loop;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
};

} // namespace thicket::editor
