#include "tests/app/window/windowbench.h"

#include "app/editor/panels/playback/track.h"

#include <QMouseEvent>

using namespace thicket;
using editor::Player;
using editor::SearchPlay;

namespace {

/// A drag on a track with Shift, from one share of it to another.
void dragOver(QWidget& track, double from, double to)
{
    const auto send = [&track](QEvent::Type type, QPointF at) {
        const bool isMove = type == QEvent::MouseMove;
        const bool isUp = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, track.mapToGlobal(at), isMove ? Qt::NoButton : Qt::LeftButton,
                          isUp ? Qt::NoButton : Qt::LeftButton, Qt::ShiftModifier);
        QApplication::sendEvent(&track, &event);
    };
    const QPointF left(from * track.width(), track.height() / 2.0);
    const QPointF right(to * track.width(), track.height() / 2.0);
    send(QEvent::MouseButtonPress, left);
    send(QEvent::MouseMove, (left + right) / 2);
    send(QEvent::MouseMove, right);
    send(QEvent::MouseButtonRelease, right);
}

struct LoopBench : WindowBench {
    void search()
    {
        key(Qt::Key_F6);
        if (!QTest::qWaitFor([this] { return !workbench.searchPlay().isEmpty(); }))
            qFatal("the search does not end");
    }
};

} // namespace

/// A span that is played over and over, chosen on the track.
class LoopTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void shiftAndDragLoopStepsOfASearch()
    {
        LoopBench bench;
        bench.search();
        SearchPlay& play = bench.workbench.searchPlay();
        auto* chart = bench.widget<editor::Track>("searchChart");
        const QImage before = chart->grab().toImage();
        play.seek(0);
        dragOver(*chart, 0.4, 0.7);
        QVERIFY(play.loop());
        const Player::Span span = *play.loop();
        QVERIFY(span.begin > 0 && span.end < double(play.last()) && span.end - span.begin >= 2);
        QCOMPARE(double(play.at()), span.begin);
        QVERIFY(chart->grab().toImage() != before);
        play.setSpeed(10);
        play.play();
        QList<double> seen;
        for (int i = 0; i < 60; ++i) {
            play.advanceBy(0.1001); // a step
            seen << double(play.at());
        }
        QVERIFY(play.isPlaying());
        QCOMPARE(*std::min_element(seen.begin(), seen.end()), span.begin);
        QCOMPARE(*std::max_element(seen.begin(), seen.end()), span.end - 1);
        play.pause();
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Escape);
        QVERIFY(!play.loop());
        QVERIFY(bench.workbench.mode() == editor::Workbench::Mode::search);
    }

    void playingFromElsewhereGoesToTheSpan()
    {
        LoopBench bench;
        bench.search();
        SearchPlay& play = bench.workbench.searchPlay();
        play.setLoop(Player::Span{2, 5});
        play.toEnd();
        play.setSpeed(10);
        play.play();
        play.advanceBy(0.11);
        QCOMPARE(play.at(), std::size_t(2));
        play.pause();
        play.setLoop(Player::Span{4, 4}); // has no length
        QVERIFY(!play.loop());
    }

    void theKeyboardLoopsAndAClickEndsIt()
    {
        LoopBench bench;
        bench.search();
        SearchPlay& play = bench.workbench.searchPlay();
        auto* chart = bench.widget<editor::Track>("searchChart");
        play.seek(1);
        chart->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(chart, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(play.loop() == std::optional(Player::Span{1, 4}));
        QTest::keyClick(chart, Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(play.loop() == std::optional(Player::Span{1, 3}));
        QCOMPARE(play.at(), std::size_t(1));
        QTest::mouseClick(chart, Qt::LeftButton, Qt::ShiftModifier, chart->rect().center());
        QVERIFY(!play.loop());
    }

    /// A shorter search ends a loop that it has not.
    void anotherSearchEndsALoopBeyondIt()
    {
        LoopBench bench;
        bench.search();
        SearchPlay& play = bench.workbench.searchPlay();
        const double count = double(play.history().stepCount());
        play.setLoop(Player::Span{0, count});
        nav::Map map = bench.map();
        for (const nav::ObjectId id : {1, 2, 3})
            map.remove(id);
        bench.workbench.document().reset(std::move(map), {});
        QTRY_COMPARE(play.history().stepCount(), std::size_t(1));
        QVERIFY(!play.loop());
    }

    void theTimelineLoopsSeconds()
    {
        WindowBench bench;
        bench.key(Qt::Key_F5);
        QTRY_VERIFY(bench.workbench.playback().duration() > 1);
        editor::Playback& playback = bench.workbench.playback();
        playback.pause();
        auto* timeline = bench.widget<editor::Track>("timeline");
        dragOver(*timeline, 0.4, 0.6);
        QVERIFY(playback.loop());
        const Player::Span span = *playback.loop();
        QVERIFY(span.begin > 0 && span.end < playback.duration());
        QVERIFY(std::abs(playback.time() - span.begin) < 1e-9);
        playback.play();
        for (int i = 0; i < 200; ++i) {
            playback.advanceBy(0.07);
            QVERIFY(playback.time() >= span.begin - 1e-9 && playback.time() < span.end + 1e-9);
        }
        QVERIFY(playback.isPlaying());
        playback.pause();
    }
};

QTEST_MAIN(LoopTest)
#include "looptest.moc"
