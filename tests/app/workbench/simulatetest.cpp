#include "tests/app/window/windowbench.h"

#include "app/editor/panels/playback/crowdchart.h"

#include <QAbstractSlider>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>

using namespace thicket;
using editor::Playback;
using Mode = editor::Workbench::Mode;

/// Simulate: the mode, one agent on the path, and every control of the playback bar.
class SimulateTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void theModeShowsAndHidesTheBar()
    {
        WindowBench bench;
        auto* bar = bench.window.findChild<QWidget*>("playbackBar");
        QVERIFY(!bar->isVisible());
        bench.key(Qt::Key_F5);
        QVERIFY(bench.workbench.mode() == Mode::simulate);
        QVERIFY(bar->isVisible());
        QVERIFY(bench.action("Simulate")->isChecked());
        bench.key(Qt::Key_F8);
        QVERIFY(bench.workbench.mode() == Mode::edit);
        QVERIFY(!bar->isVisible());
        bench.key(Qt::Key_F5);
        QTest::mouseClick(bench.widget<QToolButton>("playbackClose"), Qt::LeftButton);
        QVERIFY(bench.workbench.mode() == Mode::edit);
    }

    void theAgentWalksThePath()
    {
        WindowBench bench;
        bench.key(Qt::Key_F5);
        const auto& recording = bench.workbench.playback().run().recording();
        QVERIFY(recording.frameCount() > 60);
        QCOMPARE(recording.frame(0).size(), std::size_t(1));
        QCOMPARE(recording.frame(0).front().position, (nav::Point{2, 10}));
        const nav::Point end = recording.frame(recording.frameCount() - 1).front().position;
        QVERIFY(nav::distance(end, {38, 10}) < 1e-6);
        QCOMPARE(recording.agents().front().radius, bench.workbench.navigator().agentRadius());
    }

    void whyNobodyWalksIsSaidInTheTimeline()
    {
        WindowBench bench;
        bench.key(Qt::Key_F5);
        const auto* timeline = bench.widget<QAbstractSlider>("timeline");
        QCOMPARE(timeline->accessibleDescription(), QString());
        bench.workbench.document().push(
            nav::MapEdit::add(bench.map(),
                              {{.id = 90, .layer = 1, .geometry = nav::Circle{{2, 10}, 1}}}),
            "Circle");
        QTRY_COMPARE(timeline->accessibleDescription(),
                     "Nothing to play: start is inside circle 90");
        bench.workbench.navigator().setProbe(nav::Point{2, 10}, {});
        bench.workbench.document().reset({}, {});
        QTRY_VERIFY(timeline->accessibleDescription().startsWith("Nothing to play: "));
    }

    void playPauseAndSpace()
    {
        WindowBench bench;
        Playback& playback = bench.workbench.playback();
        bench.key(Qt::Key_F5);
        QTest::mouseClick(bench.widget<QToolButton>("playButton"), Qt::LeftButton);
        QVERIFY(playback.isPlaying());
        QTRY_VERIFY(playback.time() > 0);
        bench.key(Qt::Key_Space);
        QVERIFY(!playback.isPlaying());
        bench.key(Qt::Key_F7);
        QVERIFY(playback.isPlaying());
        bench.key(Qt::Key_F8);
        QVERIFY(!playback.isPlaying());
    }

    void aClickOnTheModeLeavesTheKeysToTheMap()
    {
        WindowBench bench;
        bench.workbench.view().setFocus();
        for (QToolButton* button : bench.window.findChildren<QToolButton*>())
            if (button->defaultAction() == bench.action("Simulate") && button->isVisible())
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(bench.workbench.mode() == Mode::simulate);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(bench.workbench.playback().isPlaying());
    }

    void spaceDoesNothingWhileEditing()
    {
        WindowBench bench;
        bench.key(Qt::Key_Space);
        QVERIFY(!bench.workbench.playback().isPlaying());
    }

    void stepsAndEnds()
    {
        WindowBench bench;
        Playback& playback = bench.workbench.playback();
        bench.key(Qt::Key_F5);
        const double step = playback.run().recording().info().step;
        bench.key(Qt::Key_Period);
        QCOMPARE(playback.time(), step);
        bench.key(Qt::Key_Period, Qt::ShiftModifier);
        QCOMPARE(playback.time(), 11 * step);
        bench.key(Qt::Key_Comma);
        QCOMPARE(playback.time(), 10 * step);
        bench.key(Qt::Key_Comma, Qt::ShiftModifier);
        QCOMPARE(playback.time(), 0.0);
        bench.key(Qt::Key_End);
        QCOMPARE(playback.time(), playback.duration());
        bench.key(Qt::Key_Home);
        QCOMPARE(playback.time(), 0.0);
    }

    void scrubbing()
    {
        WindowBench bench;
        Playback& playback = bench.workbench.playback();
        bench.key(Qt::Key_F5);
        auto* timeline = bench.widget<QWidget>("timeline");
        const QPoint middle = timeline->rect().center();
        QTest::mousePress(timeline, Qt::LeftButton, {}, middle);
        QVERIFY(std::abs(playback.time() - playback.duration() / 2) < playback.duration() / 50);
        QTest::mouseMove(timeline, {timeline->width() - 1, middle.y()});
        QCOMPARE(playback.time(), playback.duration());
        QTest::mouseRelease(timeline, Qt::LeftButton, {}, {timeline->width() - 1, middle.y()});
        QCOMPARE(bench.widget<QLabel>("playbackTime")->text(),
                 editor::clockText(playback.duration()));
        timeline->setFocus();
        QTest::keyClick(timeline, Qt::Key_Left);
        QVERIFY(playback.time() < playback.duration());
        QTest::keyClick(timeline, Qt::Key_Home);
        QCOMPARE(playback.time(), 0.0);
    }

    void speeds()
    {
        WindowBench bench;
        bench.key(Qt::Key_F5);
        auto* speed = bench.widget<QComboBox>("playbackSpeed");
        QCOMPARE(speed->currentText(), QString("1x"));
        speed->setFocus();
        QTest::keyClick(speed, Qt::Key_Down);
        QCOMPARE(bench.workbench.playback().speed(), 2.0);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(speed, Qt::Key_Down);
        QCOMPARE(bench.workbench.playback().speed(), 16.0);
    }

    void anEditMakesANewWalkAtTheSameTime()
    {
        WindowBench bench;
        Playback& playback = bench.workbench.playback();
        bench.key(Qt::Key_F5);
        playback.seek(3);
        const double before = playback.duration();
        bench.workbench.selection().set({1, 2, 3});
        bench.key(Qt::Key_Delete);
        QVERIFY(playback.duration() < before);
        QCOMPARE(playback.time(), 3.0);
        bench.workbench.document().undo();
        QCOMPARE(playback.duration(), before);
    }

    void withoutAPathThereIsNothingToPlay()
    {
        WindowBench bench;
        bench.workbench.navigator().setProbe(nav::Point{10, 10}, {});
        bench.key(Qt::Key_F5);
        QVERIFY(bench.workbench.playback().run().recording().isEmpty());
        QVERIFY(!bench.widget<QToolButton>("playButton")->isEnabled());
        bench.key(Qt::Key_Space);
        QVERIFY(!bench.workbench.playback().isPlaying());
        bench.workbench.navigator().setProbe({}, {});
        QVERIFY(bench.widget<QToolButton>("playButton")->isEnabled());
    }

    void clockText()
    {
        QCOMPARE(editor::clockText(0), QString("0:00.0"));
        QCOMPARE(editor::clockText(12.4), QString("0:12.4"));
        QCOMPARE(editor::clockText(60), QString("1:00.0"));
        QCOMPARE(editor::clockText(599.99), QString("9:59.9"));
    }
};

QTEST_MAIN(SimulateTest)
#include "simulatetest.moc"
