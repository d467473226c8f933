#include "app/drawing/unsplitfill.h"
#include "tests/app/drawing/bentpath.h"
#include "tests/app/drawing/canvasimage.h"
#include "tests/app/drawing/poolthreads.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <stdexcept>
#include <thread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

using namespace thicket;

class UnsplitFillTest : public QObject {
    Q_OBJECT

private slots:
    void paintsAtThePriorityOfTheWindow();
    void paintsTheSame();
    void paintsOnAThreadOfThePool();
    void paintsHereIfThePoolIsBusy();
    void passesExceptionsOn();
};

void UnsplitFillTest::paintsTheSame()
{
    CanvasImage split({800, 600}, {0, 0}, 20);
    split.paint(
        [](QPainter& p, const drawing::Style& style) { drawing::drawPath(p, bentPath(), style); });
    CanvasImage unsplit({800, 600}, {0, 0}, 20);
    unsplit.paint([](QPainter& p, const drawing::Style& style) {
        drawing::fillUnsplit([&] { drawing::drawPath(p, bentPath(), style); });
    });
    QCOMPARE(unsplit.image(), split.image());
}

void UnsplitFillTest::paintsOnAThreadOfThePool()
{
    bool isOfPool = false;
    drawing::fillUnsplit(
        [&] { isOfPool = QThreadPool::globalInstance()->contains(QThread::currentThread()); });
    QVERIFY(isOfPool);
}

void UnsplitFillTest::paintsHereIfThePoolIsBusy()
{
    QThreadPool& pool = *QThreadPool::globalInstance();
    QSemaphore mayEnd;
    while (pool.tryStart([&mayEnd] { mayEnd.acquire(); })) {
    }
    const QThread* painter = nullptr;
    drawing::fillUnsplit([&] { painter = QThread::currentThread(); });
    mayEnd.release(pool.activeThreadCount());
    pool.waitForDone();
    QCOMPARE(painter, QThread::currentThread());
}

void UnsplitFillTest::passesExceptionsOn()
{
    const auto fail = [] { throw std::runtime_error("full"); };
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, drawing::fillUnsplit(fail));
}

namespace {

/// Of this thread. Only Linux has threads of different niceness.
int niceness()
{
#ifdef Q_OS_LINUX
    return getpriority(PRIO_PROCESS, 0);
#else
    return 0;
#endif
}

void beNicer()
{
#ifdef Q_OS_LINUX
    setpriority(PRIO_PROCESS, 0, niceness() + 5);
#endif
}

/// The nicest of all threads of the pool, which are all busy at once.
int mostNiceness(QThreadPool& pool)
{
    int most = -20;
    thicket::tests::onEachThread(pool, [&most] { most = std::max(most, niceness()); });
    return most;
}

} // namespace

void UnsplitFillTest::paintsAtThePriorityOfTheWindow()
{
    drawing::fillUnsplit([] {});
    QThreadPool& pool = *QThreadPool::globalInstance();
    const int own = niceness();
    std::thread([&] {
        beNicer();
        mostNiceness(pool); // would start the threads that are missing
    }).join();
    QCOMPARE(mostNiceness(pool), own);
}

QTEST_MAIN(UnsplitFillTest)
#include "unsplitfilltest.moc"
