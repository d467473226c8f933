#pragma once

#include "app/editor/tour/tourlayers.h"
#include "app/editor/tour/tourpages.h"
#include "tests/app/window/windowbench.h"

#include <QFrame>
#include <QLabel>
#include <QRegularExpression>
#include <QToolButton>

namespace thicket {

/// What the tests of the tour do and read, for them to derive from.
class TourActs {
protected:
    static constexpr int pageCount = 7;
    static QFrame* card(WindowBench& bench) { return bench.window.findChild<QFrame*>("tourCard"); }
    static QString text(WindowBench& bench, const QString& label)
    {
        return bench.window.findChild<QLabel*>(label)->text();
    }
    static QString figure(WindowBench& bench)
    {
        QCoreApplication::processEvents();
        return text(bench, "tourFigure");
    }
    static void openPage(WindowBench& bench, int page)
    {
        const QString title = editor::tourPages()[page].title;
        bench.action(QString("%1 %2").arg(page + 1).arg(title))->trigger();
    }
    static void click(WindowBench& bench, const QString& button)
    {
        QTest::mouseClick(bench.widget<QAbstractButton>(button), Qt::LeftButton);
    }
    static const editor::TourMark* mark(WindowBench& bench)
    {
        for (const QGraphicsItem* item : bench.workbench.canvas().items()) {
            if (const auto* found = dynamic_cast<const editor::TourMark*>(item))
                return found;
        }
        return nullptr;
    }
    static void drag(WindowBench& bench, nav::Point from, nav::Point to)
    {
        QWidget* sheet = bench.workbench.view().viewport();
        const auto pixel = [&](nav::Point at) {
            return bench.workbench.view().camera().pixelOf(at).toPoint();
        };
        QTest::mouseMove(sheet, pixel(from));
        QTest::mousePress(sheet, Qt::LeftButton, {}, pixel(from));
        QTest::mouseMove(sheet, pixel(nav::Point{(from.x + to.x) / 2, (from.y + to.y) / 2}));
        QTest::mouseMove(sheet, pixel(to));
        QTest::mouseRelease(sheet, Qt::LeftButton, {}, pixel(to));
    }
    /// The numbers of a sentence, in their order.
    static QList<double> numbers(const QString& sentence)
    {
        static const QRegularExpression number(R"([0-9]+([.][0-9]+)?)");
        QList<double> found;
        for (auto it = number.globalMatch(sentence); it.hasNext();)
            found << it.next().captured().toDouble();
        return found;
    }
};

} // namespace thicket
