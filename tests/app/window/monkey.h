#pragma once

#include "app/editor/window/mainwindow.h"
#include "app/editor/workbench/workbench.h"

#include <QList>
#include <QPoint>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdint>
#include <random>
#include <string>

/// Works in the editor's window without a plan: mouse, wheel and keys on the canvas and on any
/// control, actions of the menus, tabs, saved files. Questions get random answers. The same seed
/// sends the same events, but what runs beside the window may answer at other moments.
class Monkey {
public:
    explicit Monkey(std::uint64_t seed);
    ~Monkey();

    /// Sends one event and lets the window work. Returns what is wrong then, or nothing.
    std::string step();
    /// The last events, the newest at the end.
    std::string story() const;

private:
    std::size_t below(std::size_t limit) { return m_random() % limit; }
    bool once(std::size_t in) { return below(in) == 0; }
    void note(const QString& event);
    void act();
    void mouseOnCanvas();
    void wheelOnCanvas();
    void pressKey();
    void typeText();
    void clickAnywhere();
    void triggerAction();
    void workWithFiles();
    void resize();
    void tidy();
    void answerDialogs();
    Qt::KeyboardModifiers modifiers();
    QPoint somewhere(const QWidget& widget);
    std::string faultOfMap();
    std::string faultOfGroups();
    std::string faultOfHistory();

    std::mt19937_64 m_random;
    QTemporaryDir m_home;
    thicket::editor::Workbench m_workbench;
    thicket::editor::MainWindow m_window;
    QTimer m_answers; ///< runs in the loops of dialogs and menus
    Qt::MouseButton m_held = Qt::NoButton;
    QList<QString> m_story;
    int m_steps = 0;
};
