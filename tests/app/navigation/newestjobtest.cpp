#include "app/editor/navigation/newestjob.h"

#include <QTest>

#include <atomic>
#include <future>

using thicket::editor::NewestJob;

class NewestJobTest : public QObject {
    Q_OBJECT

private slots:
    /// A busy machine may start a job only after the user's patience has run out.
    void aJobThatHasNotStartedGivesUp()
    {
        NewestJob jobs;
        std::promise<void> mayEnd;
        std::atomic<bool> hasStarted = false;
        jobs.order([&, end = mayEnd.get_future().share()](const std::atomic<bool>&) {
            hasStarted = true;
            end.wait();
            return NewestJob::Report();
        });
        QTRY_VERIFY(hasStarted);
        bool gaveUp = false;
        jobs.order([&gaveUp](const std::atomic<bool>& giveUp) {
            return NewestJob::Report([&gaveUp, seen = giveUp.load()] { gaveUp = seen; });
        });
        jobs.giveUp();
        mayEnd.set_value();
        QTRY_VERIFY(!jobs.isBusy());
        QVERIFY(gaveUp);
    }

    void theJobAfterItDoesNot()
    {
        NewestJob jobs;
        jobs.order([](const std::atomic<bool>&) { return NewestJob::Report(); });
        jobs.giveUp();
        bool gaveUp = true;
        jobs.order([&gaveUp](const std::atomic<bool>& giveUp) {
            return NewestJob::Report([&gaveUp, seen = giveUp.load()] { gaveUp = seen; });
        });
        QTRY_VERIFY(!jobs.isBusy());
        QVERIFY(!gaveUp);
    }
};

QTEST_GUILESS_MAIN(NewestJobTest)
#include "newestjobtest.moc"
