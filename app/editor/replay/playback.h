#pragma once

#include "app/editor/replay/agentrecords.h"
#include "app/editor/replay/playedrun.h"
#include "app/editor/replay/player.h"
#include "app/editor/replay/shownrecording.h"
#include "libsteer/recording/recording.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::editor {

/// A playhead over a recording. Time is in seconds of the recording, its speed is 1/8 to 16, and a
/// step is a frame. The recording may be open-ended: moreWanted() asks for more of it while it
/// plays, and it waits for more at the end.
class Playback : public Player {
    Q_OBJECT

public:
    explicit Playback(QObject* parent = nullptr);

    const PlayedRun& run() const { return m_run; }
    /// Plays another recording. The playhead keeps its time if that exists, and playing goes on.
    void setRecording(steer::Recording recording);
    /// The same recording, longer than before, with what watched agents sensed since.
    void extend(steer::Recording recording, std::vector<FrameRecords> records = {});
    /// What agents sensed and decided at a frame of the recording.
    void recall(FrameRecords records);
    void setRecallProblem(const QString& sentence);
    /// A second recording, shown at the same time for comparison. An empty one for none.
    const ShownRecording& beside() const { return m_beside; }
    void setBeside(steer::Recording recording);
    /// The last frame at or before the playhead; 0 without frames.
    std::uint32_t frame() const { return m_run.frameTimes().frameAt(m_time); }

    /// An agent that was chosen as it ran and is no object of the map: one that entered in a spawn
    /// area. Its id; there may be no agent of that id now.
    std::optional<std::uint32_t> chosenAgent() const { return m_chosenAgent; }
    void chooseAgent(std::optional<std::uint32_t> id);

    /// Whether any obstacle is away from where it is drawn.
    bool isAnyMoved() const;

    /// How many agents will enter after what is recorded: those that spawn areas still owe a
    /// running crowd. 0 for a recording, nullopt: without end.
    std::optional<std::uint64_t> expected() const { return m_expected; }
    void setExpected(std::optional<std::uint64_t> agents) { m_expected = agents; }

    /// Whether moreWanted() will be answered by extend().
    bool isOpenEnded() const { return m_isOpenEnded; }
    void setOpenEnded(bool open);

    double time() const { return m_time; }
    double duration() const { return m_run.recording().duration(); }
    bool isEmpty() const override { return m_run.recording().isEmpty(); }
    /// Why there is nothing to play, or why what is played is not what was asked for: a translated
    /// sentence. Empty if nobody said so. The next recording makes it untrue, also an empty one.
    const QString& note() const { return m_note; }
    void setNote(const QString& sentence);

public slots:
    void play() override;
    void pause() override;
    void seek(double seconds);      ///< clamped
    void step(int frames) override; ///< onto frame boundaries
    void toStart() override { seek(0); }
    void toEnd() override { seek(duration()); }
    void advanceBy(double seconds) override;

signals:
    void timeChanged(double seconds);
    void recordingChanged(); ///< it was replaced
    void noteChanged();
    void recordingGrew();
    void agentChosen(); ///< chosenAgent() is another one, or none
    void recalled();    ///< more is known of what agents sensed and decided, or why it is not
    void openEndedChanged(bool open);
    /// Frames up to that time are needed soon.
    void moreWanted(double seconds);

private:
    void moveTo(double seconds);

    PlayedRun m_run;
    ShownRecording m_beside;
    QString m_note;
    std::optional<std::uint32_t> m_chosenAgent;
    std::optional<std::uint64_t> m_expected = 0;
    bool m_isOpenEnded = false;
    std::optional<double> m_awaited; ///< a step that waits until this time is recorded
    double m_time = 0;
};

} // namespace thicket::editor
