#include "app/editor/work/worklane.h"
#include "app/editor/work/timeleft.h"
#include "app/editor/work/workwatch.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

using namespace thicket::editor;
using namespace std::chrono_literals;

namespace {

/// A job that ends when the test lets it, or when it is cancelled.
class Gate {
public:
    WorkLane::Job job(std::function<void()> report)
    {
        return [this, report = std::move(report)](Progress& progress) -> WorkLane::Report {
            m_begun = true;
            progress.tell(0.25);
            while (!m_isOpen && !progress.isCancelled())
                std::this_thread::yield();
            m_sawCancel = progress.isCancelled();
            return report;
        };
    }
    void open() { m_isOpen = true; }
    bool hasBegun() const { return m_begun; }
    bool sawCancel() const { return m_sawCancel; }

private:
    std::atomic<bool> m_begun = false;
    std::atomic<bool> m_isOpen = false;
    std::atomic<bool> m_sawCancel = false;
};

} // namespace

class WorkLaneTest : public QObject {
    Q_OBJECT

private slots:
    void jobsFollowEachOther()
    {
        Gate gate;
        QStringList done;
        WorkLane lane;
        lane.order({"first", gate.job([&] { done << "first"; }), [&] { done << "none"; }});
        lane.order({"second", [&](Progress&) { return [&] { done << "second"; }; }, [] {}});
        QTRY_VERIFY(gate.hasBegun());
        QCOMPARE(lane.what(), QString("first"));
        QCOMPARE(lane.share(), 0.25);
        QVERIFY(done.isEmpty());
        gate.open();
        lane.wait();
        QCOMPARE(done, QStringList({"first", "second"}));
        QVERIFY(!lane.isBusy());
    }

    void aCancelledJobReportsNothing()
    {
        Gate gate;
        QStringList done;
        WorkLane lane;
        lane.order({"first", gate.job([&] { done << "first"; }), [&] { done << "cancelled"; }});
        lane.order({"second", [&](Progress&) { return [&] { done << "second"; }; }, [] {}});
        QTRY_VERIFY(gate.hasBegun());
        lane.cancel();
        QCOMPARE(done, QStringList("cancelled"));
        lane.wait();
        QCOMPARE(done, QStringList({"cancelled", "second"}));
        QVERIFY(gate.sawCancel());
    }

    /// For it may be too late: a file may be written.
    void aJobThatDecidesItselfReportsAllTheSame()
    {
        Gate gate;
        QStringList done;
        WorkLane lane;
        lane.order({"save", gate.job([&] { done << (gate.sawCancel() ? "stopped" : "saved"); })});
        QTRY_VERIFY(gate.hasBegun());
        lane.cancel();
        QVERIFY(done.isEmpty());
        lane.wait();
        QCOMPARE(done, QStringList("stopped"));
    }

    void allAreCancelledButThoseThatDecideThemselves()
    {
        Gate gate;
        QStringList done;
        WorkLane lane;
        lane.order({"first", gate.job([&] { done << "first"; }), [&] { done << "no first"; }});
        lane.order({"second", [](Progress&) { return [] {}; }, [&] { done << "no second"; }});
        lane.order({"save", [&](Progress&) { return [&] { done << "saved"; }; }});
        lane.cancelAll();
        lane.wait();
        QCOMPARE(done, QStringList({"no second", "no first", "saved"}));
    }

    void longJobsAreToldUntilTheirEnd()
    {
        Gate gate;
        WorkLane lane;
        WorkWatch watch;
        watch.follow(lane);
        QSignalSpy worked(&watch, &WorkWatch::worked);
        QSignalSpy ended(&watch, &WorkWatch::workEnded);
        lane.order({"Opening", gate.job([] {}), [] {}});
        QTRY_VERIFY(!worked.isEmpty());
        QVERIFY(lane.elapsed() >= 300);
        QCOMPARE(worked.last()[0].toString(), QString("Opening"));
        QCOMPARE(worked.last()[1].toDouble(), 0.25);
        QVERIFY(ended.isEmpty());
        gate.open();
        lane.wait();
        QCOMPARE(ended.size(), 1);
        QVERIFY(!watch.isTelling());
    }

    void shortJobsAreNotTold()
    {
        WorkLane lane;
        WorkWatch watch;
        watch.follow(lane);
        QSignalSpy worked(&watch, &WorkWatch::worked);
        lane.order({"Opening", [](Progress&) { return [] {}; }, [] {}});
        lane.wait();
        QVERIFY(worked.isEmpty());
    }

    void theOldestIsTold()
    {
        Gate first;
        Gate second;
        WorkLane one;
        WorkLane other;
        WorkWatch watch;
        watch.follow(one);
        watch.follow(other);
        QSignalSpy worked(&watch, &WorkWatch::worked);
        one.order({"one", first.job([] {}), [] {}});
        QTRY_VERIFY(!worked.isEmpty());
        other.order({"other", second.job([] {}), [] {}});
        QTRY_VERIFY(other.elapsed() > 500);
        QCOMPARE(worked.last()[0].toString(), QString("one"));
        watch.cancel();
        QVERIFY(!one.isBusy());
        QCOMPARE(worked.last()[0].toString(), QString("other"));
        second.open();
        other.wait();
    }

    void theTimeLeft()
    {
        QVERIFY(!timeLeft(9999ms, 0.5));
        QVERIFY(!timeLeft(60s, -1));
        QVERIFY(!timeLeft(60s, 0.001));
        QCOMPARE(timeLeft(10s, 0.5)->count(), 10);
        QCOMPARE(timeLeft(30s, 0.75)->count(), 10);
        QCOMPARE(timeLeft(20s, 1)->count(), 0);
        QCOMPARE(timeLeftText(7s), QString("about 7 s left"));
        QCOMPARE(timeLeftText(41s), QString("about 50 s left"));
        QCOMPARE(timeLeftText(170s), QString("about 3 min left"));
    }
};

QTEST_GUILESS_MAIN(WorkLaneTest)
#include "worklanetest.moc"
