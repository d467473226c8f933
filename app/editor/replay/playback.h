#pragma once

#include "libsteer/recording/recording.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace thicket::editor {

/// A playhead over a recording: play, pause, step, speed, scrub. Time is seconds of the recording.
class Playback : public QObject {
    Q_OBJECT

public:
    explicit Playback(QObject* parent = nullptr);

    const steer::Recording& recording() const { return m_cursor.recording(); }
    /// The agents at the playhead's time.
    steer::Frame agents() const;
    /// Takes a new recording; the playhead keeps its time where that exists, and playing goes on.
    void setRecording(steer::Recording recording);

    double time() const { return m_time; }
    double duration() const { return recording().duration(); }
    bool isPlaying() const { return m_timer.isActive(); }
    /// 1/8 to 16.
    double speed() const { return m_speed; }

public slots:
    void play(); ///< from the beginning when it stands at the end
    void pause();
    void toggle();
    void seek(double seconds); ///< clamped
    /// Pauses and moves by whole frames; onto frame boundaries.
    void step(int frames);
    void setSpeed(double speed); ///< clamped
    /// Lets `seconds` (>= 0) of real time pass while it plays; what the timer calls. Pauses at the
    /// end. Nothing while paused.
    void advanceBy(double seconds);

signals:
    void timeChanged(double seconds);
    void playingChanged(bool playing);
    void speedChanged(double speed);
    void recordingChanged();

private:
    void moveTo(double seconds);

    mutable steer::RecordingCursor m_cursor; ///< remembers where it read last
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    double m_time = 0;
    double m_speed = 1;
};

} // namespace thicket::editor
