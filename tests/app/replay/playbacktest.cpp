#include "app/editor/replay/playback.h"
#include "app/editor/workbench/walk.h"
#include "libsteer/recording/recordingbuilder.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

namespace {

using namespace thicket;
using editor::Playback;

steer::Recording recording(std::size_t frames, double step = 0.5)
{
    std::vector<steer::Agent> agents(frames);
    for (std::size_t i = 0; i < frames; ++i)
        agents[i].position = {static_cast<double>(i), 0};
    return steer::recordingOf(agents, step);
}

} // namespace

/// A playhead. The test advances its time, so that nothing here waits.
class PlaybackTest : public QObject {
    Q_OBJECT

private slots:
    void playsAtItsSpeedAndStopsAtTheEnd()
    {
        Playback playback;
        playback.setRecording(recording(9));
        QCOMPARE(playback.duration(), 4.0);
        QSignalSpy playing(&playback, &Playback::playingChanged);
        playback.advanceBy(1);
        QCOMPARE(playback.time(), 0.0);
        playback.play();
        playback.advanceBy(0.25);
        QCOMPARE(playback.time(), 0.25);
        playback.setSpeed(4);
        playback.advanceBy(0.5);
        QCOMPARE(playback.time(), 2.25);
        playback.advanceBy(0.5);
        QCOMPARE(playback.time(), 4.0);
        QVERIFY(!playback.isPlaying());
        QCOMPARE(playing.size(), 2);
        playback.play();
        QCOMPARE(playback.time(), 0.0);
        QVERIFY(playback.isPlaying());
    }

    void timerPlaysByItself()
    {
        Playback playback;
        playback.setRecording(recording(5, 0.01));
        playback.play();
        QTRY_COMPARE(playback.time(), 0.04);
        QVERIFY(!playback.isPlaying());
    }

    void stepsLandOnFrames()
    {
        Playback playback;
        playback.setRecording(recording(9));
        playback.seek(1.2);
        playback.play();
        playback.step(1);
        QVERIFY(!playback.isPlaying());
        QCOMPARE(playback.time(), 1.5);
        playback.step(1);
        QCOMPARE(playback.time(), 2.0);
        playback.seek(1.2);
        playback.step(-1);
        QCOMPARE(playback.time(), 1.0);
        playback.step(-10);
        QCOMPARE(playback.time(), 0.0);
        playback.step(100);
        QCOMPARE(playback.time(), 4.0);
    }

    void everyFrameIsReachedByStepping()
    {
        Playback playback;
        playback.setRecording(recording(1001, 1.0 / 60));
        for (int i = 1; i <= 1000; ++i) {
            playback.step(1);
            QVERIFY(std::abs(playback.time() * 60 - i) < 1e-6);
        }
        for (int i = 999; i >= 0; --i) {
            playback.step(-1);
            QVERIFY(std::abs(playback.time() * 60 - i) < 1e-6);
        }
    }

    void seekIsClampedAndReported()
    {
        Playback playback;
        playback.setRecording(recording(9));
        QSignalSpy time(&playback, &Playback::timeChanged);
        playback.seek(99);
        QCOMPARE(playback.time(), 4.0);
        playback.seek(4);
        playback.seek(-1);
        QCOMPARE(playback.time(), 0.0);
        QCOMPARE(time.size(), 2);
        QCOMPARE(time.at(0).at(0).toDouble(), 4.0);
    }

    void speedIsClamped()
    {
        Playback playback;
        QSignalSpy speed(&playback, &Playback::speedChanged);
        playback.setSpeed(100);
        QCOMPARE(playback.speed(), 16.0);
        playback.setSpeed(0);
        QCOMPARE(playback.speed(), 0.125);
        playback.setSpeed(0.125);
        QCOMPARE(speed.size(), 2);
    }

    void nothingToPlay()
    {
        Playback playback;
        playback.play();
        playback.toggle();
        QVERIFY(!playback.isPlaying());
        playback.step(1);
        playback.seek(3);
        QCOMPARE(playback.time(), 0.0);
    }

    void newRecordingKeepsThePlayhead()
    {
        Playback playback;
        playback.setRecording(recording(9));
        playback.seek(3);
        playback.play();
        QSignalSpy changed(&playback, &Playback::recordingChanged);
        playback.setRecording(recording(20));
        QCOMPARE(playback.time(), 3.0);
        QVERIFY(playback.isPlaying());
        playback.setRecording(recording(3));
        QCOMPARE(playback.time(), 1.0);
        playback.setRecording({});
        QCOMPARE(playback.time(), 0.0);
        QVERIFY(!playback.isPlaying());
        QCOMPARE(changed.size(), 3);
    }

    void toggleGoesBothWays()
    {
        Playback playback;
        playback.setRecording(recording(9));
        playback.toggle();
        QVERIFY(playback.isPlaying());
        playback.toggle();
        QVERIFY(!playback.isPlaying());
    }

    void walkerStaysOnThePath()
    {
        const nav::Path path({nav::SurfingEdge{{0, 0}, {6, 8}, {}, {}}});
        nav::Map map;
        map.settings.agentGroups = {{.name = "guards", .maxSpeed = 2}};
        const auto walked = editor::walkOf(map, path, 0.4);
        QVERIFY(walked.frameCount() > 100);
        QVERIFY(walked.duration() > 5);
        const steer::Frame last = walked.frame(walked.frameCount() - 1);
        QCOMPARE(walked.frame(0).front().position, (nav::Point{0, 0}));
        QCOMPARE(walked.agents().front().radius, 0.4);
        QVERIFY(nav::distance(last.front().position, {6, 8}) < 1e-6);
        for (std::uint32_t k = 0; k < walked.frameCount(); ++k) {
            const steer::Frame frame = walked.frame(k);
            QCOMPARE(frame.size(), std::size_t(1));
            const nav::Point p = frame.front().position;
            QVERIFY(std::abs(nav::cross(p, {0.6, 0.8})) < 1e-9);
            QVERIFY(nav::length(frame.front().velocity) <= 2 + 1e-6);
        }
        QVERIFY(editor::walkOf(map, {}, 0.4).isEmpty());
    }
};

QTEST_GUILESS_MAIN(PlaybackTest)
#include "playbacktest.moc"
