#pragma once

#include "app/editor/replay/chronicle.h"
#include "libsteer/recording/recording.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::editor {

/// A playhead over a recording: play, pause, step, speed, scrub. Time is seconds of the recording.
/// The recording may be open-ended: more of it is asked for while it plays.
class Playback : public QObject {
    Q_OBJECT

public:
    explicit Playback(QObject* parent = nullptr);

    const steer::Recording& recording() const { return m_cursor.recording(); }
    /// The agents at the playhead's time.
    steer::Frame agents() const;
    /// Takes a new recording; the playhead keeps its time where that exists, and playing goes on.
    void setRecording(steer::Recording recording);
    /// A longer one of the same making.
    void extend(steer::Recording recording);
    /// Another recording, shown at the same time beside; an empty one for none.
    void setBeside(steer::Recording recording);
    const steer::Recording& beside() const { return m_beside.recording(); }
    steer::Frame agentsBeside() const;
    /// The recording's events, to look them up.
    const Chronicle& chronicle() const { return m_chronicle; }
    /// What watched agents sensed and decided; kept until another recording comes. Frames ascend.
    struct FrameRecords {
        std::uint32_t frame = 0; ///< of the step before
        std::vector<steer::AgentRecord> records;
    };
    void addRecords(std::vector<FrameRecords> records);
    /// Of the agent of that id at the playhead's frame; null where it was not watched.
    const steer::AgentRecord* record(std::uint32_t id) const;
    /// Frame that the playhead stands on or after; 0 without frames.
    std::uint32_t frame() const;

    /// Whether moreWanted() will be answered by extend().
    bool isOpenEnded() const { return m_isOpenEnded; }
    void setOpenEnded(bool open);

    double time() const { return m_time; }
    double duration() const { return recording().duration(); }
    bool isPlaying() const { return m_timer.isActive(); }
    /// 1/8 to 16.
    double speed() const { return m_speed; }

public slots:
    void play(); ///< from the beginning when it stands at an end that is none to come after
    void pause();
    void toggle();
    void seek(double seconds); ///< clamped
    /// Pauses and moves by whole frames; onto frame boundaries.
    void step(int frames);
    void setSpeed(double speed); ///< clamped
    /// Lets `seconds` (>= 0) of real time pass while it plays; what the timer calls. Pauses at the
    /// end, unless more may come: then it waits there. Nothing while paused.
    void advanceBy(double seconds);

signals:
    void timeChanged(double seconds);
    void playingChanged(bool playing);
    void speedChanged(double speed);
    void recordingChanged(); ///< another one
    void recordingGrew();
    void openEndedChanged(bool open);
    /// Frames up to that time are needed soon.
    void moreWanted(double seconds);

private:
    void moveTo(double seconds);

    Chronicle m_chronicle;
    std::vector<FrameRecords> m_records;
    bool m_isOpenEnded = false;
    std::optional<double> m_awaited;         ///< a step that goes there once there is such a frame
    mutable steer::RecordingCursor m_cursor; ///< remembers where it read last
    mutable steer::RecordingCursor m_beside;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    double m_time = 0;
    double m_speed = 1;
};

} // namespace thicket::editor
