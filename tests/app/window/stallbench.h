#pragma once

#include "app/editor/document/mapdocument.h"
#include "app/editor/files/files.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/window/mainwindow.h"
#include "app/editor/workbench/workbench.h"
#include "tests/app/window/paintingtime.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QMetaObject>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

/// Notes how long each event takes, without those inside another one.
class StallMeter : public QApplication {
public:
    StallMeter(int& argc, char** argv) : QApplication(argc, argv) {}

    struct Stall {
        double milliseconds = 0; ///< by the wall clock
        double processor = 0;    ///< milliseconds that it, or who paints for it, worked
        std::string event;
    };

    void begin()
    {
        m_stalls.clear();
        m_clock.start();
    }
    double elapsed() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }
    std::vector<Stall> longest() const
    {
        std::vector<Stall> sorted = m_stalls;
        std::sort(sorted.begin(), sorted.end(),
                  [](const Stall& a, const Stall& b) { return a.processor > b.processor; });
        sorted.resize(std::min<std::size_t>(sorted.size(), 4));
        return sorted;
    }

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        const std::string name =
            std::string(receiver->metaObject()->className()) + ' ' + std::to_string(event->type());
        QElapsedTimer clock;
        clock.start();
        const double before = m_painting.milliseconds();
        ++m_depth;
        const bool result = QApplication::notify(receiver, event);
        --m_depth;
        const double took = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        if (took > 5)
            m_stalls.push_back({took, m_painting.milliseconds() - before, name});
        return result;
    }

private:
    QElapsedTimer m_clock;
    std::vector<Stall> m_stalls;
    PaintingTime m_painting;
    int m_depth = 0;
};

inline StallMeter& meter() { return *static_cast<StallMeter*>(qApp); }

/// The window, and what a user does with it.
class StallBench {
public:
    StallBench() : m_window(m_workbench), m_view(m_workbench.view())
    {
        m_window.resize(1440, 900);
        m_window.keepJournal(m_home.filePath("journal"));
        m_window.show();
        m_tick.start(20); // wakes the loops below, which wait for events
        rest();
    }

    QString path(const QString& name) const { return m_home.filePath(name); }
    std::size_t count() { return m_workbench.document().map().objects().size(); }
    thicket::editor::MapDocument& document() { return m_workbench.document(); }
    thicket::editor::Files& files() { return m_window.files(); }
    thicket::editor::Workbench& workbench() { return m_workbench; }
    template <class T> T* find(const QString& name = {}) { return m_window.findChild<T*>(name); }

    /// One row. The action is an event of the window's thread, too.
    void measure(const std::string& name, const std::function<void()>& action,
                 const std::function<bool()>& isDone)
    {
        meter().begin();
        QMetaObject::invokeMethod(&m_window, action, Qt::QueuedConnection);
        QCoreApplication::processEvents();
        while (!isDone() && meter().elapsed() < mostSeconds * 1e3)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const double done = meter().elapsed();
        settle();
        std::printf("| %s |", name.c_str());
        const auto longest = meter().longest();
        const StallMeter::Stall first =
            longest.empty() ? StallMeter::Stall{5, 5, {}} : longest.front();
        std::printf(" %.0f | %.0f |", first.processor, first.milliseconds);
        for (std::size_t i = 0; i < longest.size(); ++i)
            std::printf("%s %.0f (%s)", i == 0 ? "" : ",", longest[i].processor,
                        longest[i].event.c_str());
        std::printf(" | %.2f |\n", done / 1e3);
        std::fflush(stdout);
    }
    void measure(const std::string& name, const std::function<void()>& action)
    {
        measure(name, action, [] { return true; });
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_view, key, modifiers);
    }
    /// Of a menu, by its text.
    QAction& action(const QString& text)
    {
        for (QAction* one : m_window.findChildren<QAction*>()) {
            if (one->text().remove('&') == text)
                return *one;
        }
        qFatal("no action %s", qPrintable(text));
    }
    /// Of a circle's centre, in the viewport.
    QPointF pixelOf(thicket::nav::ObjectId id)
    {
        const thicket::nav::MapObject& object = *m_workbench.document().map().find(id);
        return pixelOf(std::get<thicket::nav::Circle>(object.geometry).center);
    }
    QPointF pixelOf(thicket::nav::Point at) { return m_view.camera().value().toPixel(at); }
    void mouse(QEvent::Type type, QPointF at)
    {
        QWidget& viewport = *m_view.viewport();
        const auto changed = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        const auto held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, viewport.mapToGlobal(at), changed, held, {});
        QApplication::sendEvent(&viewport, &event);
    }
    /// A move without a button.
    void hover(QPointF at)
    {
        QWidget& viewport = *m_view.viewport();
        QMouseEvent event(QEvent::MouseMove, at, viewport.mapToGlobal(at), Qt::NoButton, {}, {});
        QApplication::sendEvent(&viewport, &event);
    }
    void wheel(int notches)
    {
        QWidget& viewport = *m_view.viewport();
        const QPointF at(430, 310);
        QWheelEvent event(at, viewport.mapToGlobal(at), {}, {0, 120 * notches}, {}, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&viewport, &event);
    }

private:
    static constexpr double mostSeconds = 300;

    /// Until the path is found and nothing is painted.
    void settle()
    {
        const thicket::editor::Navigator& navigator = m_workbench.navigator();
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < mostSeconds * 1e3 &&
               (navigator.isFieldLate() || navigator.answer().isLate()))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        rest();
    }
    static void rest()
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 700)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    QTemporaryDir m_home;
    thicket::editor::Workbench m_workbench;
    thicket::editor::MainWindow m_window;
    thicket::editor::MapView& m_view;
    QTimer m_tick;
};
