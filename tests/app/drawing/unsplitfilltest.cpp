#include "app/drawing/unsplitfill.h"
#include "tests/app/drawing/bentpath.h"
#include "tests/app/drawing/canvasimage.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>
#include <QThreadPool>

#include <stdexcept>

using namespace thicket;

class UnsplitFillTest : public QObject {
    Q_OBJECT

private slots:
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

QTEST_MAIN(UnsplitFillTest)
#include "unsplitfilltest.moc"
