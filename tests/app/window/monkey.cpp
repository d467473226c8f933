#include "tests/app/window/monkey.h"

#include "app/editor/menus/actionlist.h"
#include "libnav/map/mapfile.h"
#include "tests/app/window/windowbench.h"

#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QWheelEvent>

#include <algorithm>
#include <set>

using namespace thicket;

namespace {

constexpr int keptStory = 30;
constexpr std::size_t mostObjects = 300;
constexpr int historyEvery = 400; // steps
constexpr int textEvery = 20;     // steps

constexpr Qt::Key otherKeys[] = {
    Qt::Key_Escape, Qt::Key_Return,      Qt::Key_Delete,       Qt::Key_Backspace, Qt::Key_Tab,
    Qt::Key_Space,  Qt::Key_BracketLeft, Qt::Key_BracketRight, Qt::Key_Plus,      Qt::Key_Minus,
    Qt::Key_Comma,  Qt::Key_Period,      Qt::Key_Left,         Qt::Key_Right,     Qt::Key_Up,
    Qt::Key_Down,   Qt::Key_PageUp,      Qt::Key_PageDown,     Qt::Key_Home,      Qt::Key_End,
    Qt::Key_F2,     Qt::Key_F3,          Qt::Key_F5,           Qt::Key_F6,        Qt::Key_F12};

nav::Map mapWithAllShapes()
{
    nav::Map map = WindowBench::smallMap();
    map.append({.id = map.unusedId(),
                .layer = 1,
                .geometry = nav::Polygon{{{14, 2}, {18, 2}, {18, 6}, {14, 6}}}});
    return map;
}

} // namespace

Monkey::Monkey(std::uint64_t seed) : m_random(seed), m_window(m_workbench)
{
    qputenv("HOME", m_home.path().toUtf8()); // where file dialogs begin
    m_workbench.document().reset(mapWithAllShapes(), {});
    m_window.keepJournal(m_home.filePath("recovery"));
    m_window.resize(1200, 800);
    m_window.show();
    if (!QTest::qWaitForWindowExposed(&m_window))
        qFatal("the window does not open");
    m_answers.setInterval(0);
    QObject::connect(&m_answers, &QTimer::timeout, &m_window, [this] { answerDialogs(); });
    m_answers.start();
}

Monkey::~Monkey() = default;

std::string Monkey::story() const
{
    return QStringList(m_story).join(QStringLiteral("\n  ")).toStdString();
}

void Monkey::note(const QString& event)
{
    m_story << event;
    if (m_story.size() > keptStory)
        m_story.removeFirst();
}

std::string Monkey::step()
{
    ++m_steps;
    act();
    QApplication::processEvents();
    if (!m_window.isVisible())
        m_window.show();
    tidy();
    std::string fault = faultOfMap();
    if (fault.empty() && m_steps % historyEvery == 0)
        fault = faultOfHistory();
    return fault;
}

void Monkey::act()
{
    switch (below(20)) {
    case 0:
    case 1:
    case 2:
    case 3:
        return pressKey();
    case 4:
        return typeText();
    case 5:
        return wheelOnCanvas();
    case 6:
    case 7:
        return clickAnywhere();
    case 8:
        return triggerAction();
    case 9:
        return once(5) ? workWithFiles() : once(10) ? resize() : mouseOnCanvas();
    default:
        return mouseOnCanvas();
    }
}

Qt::KeyboardModifiers Monkey::modifiers()
{
    Qt::KeyboardModifiers held;
    for (const auto one : {Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier})
        held.setFlag(one, once(6));
    return held;
}

QPoint Monkey::somewhere(const QWidget& widget)
{
    const auto within = [this](int size) {
        return static_cast<int>(below(static_cast<std::size_t>(std::max(size, 1))));
    };
    const int x = within(widget.width());
    return {x, within(widget.height())};
}

void Monkey::mouseOnCanvas()
{
    QWidget* canvas = m_workbench.view().viewport();
    const QPoint at = somewhere(*canvas);
    const auto held = modifiers();
    if (m_held == Qt::NoButton && once(12)) {
        note(QStringLiteral("double click %1,%2").arg(at.x()).arg(at.y()));
        return QTest::mouseDClick(canvas, Qt::LeftButton, held, at);
    }
    if (m_held == Qt::NoButton && once(2)) {
        m_held = once(8) ? Qt::MiddleButton : once(8) ? Qt::RightButton : Qt::LeftButton;
        note(QStringLiteral("press %1 at %2,%3").arg(int(m_held)).arg(at.x()).arg(at.y()));
        return QTest::mousePress(canvas, m_held, held, at);
    }
    if (m_held != Qt::NoButton && once(3)) {
        note(QStringLiteral("release %1 at %2,%3").arg(int(m_held)).arg(at.x()).arg(at.y()));
        return QTest::mouseRelease(canvas, std::exchange(m_held, Qt::NoButton), held, at);
    }
    note(QStringLiteral("move to %1,%2").arg(at.x()).arg(at.y()));
    QTest::mouseMove(canvas, at);
}

void Monkey::wheelOnCanvas()
{
    QWidget* canvas = m_workbench.view().viewport();
    const QPoint at = somewhere(*canvas);
    const QPoint by(0, once(2) ? 120 : -120);
    note(QStringLiteral("wheel %1 at %2,%3").arg(by.y()).arg(at.x()).arg(at.y()));
    QWheelEvent event(at, canvas->mapToGlobal(at), {}, by, Qt::NoButton, modifiers(),
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(canvas, &event);
}

void Monkey::pressKey()
{
    int key = static_cast<int>(otherKeys[below(std::size(otherKeys))]);
    if (once(2))
        key = Qt::Key_A + static_cast<int>(below(26));
    else if (once(4))
        key = Qt::Key_0 + static_cast<int>(below(10));
    const auto held = modifiers();
    const QKeySequence keys(QKeyCombination(held, static_cast<Qt::Key>(key)));
    if (keys == QKeySequence(Qt::CTRL | Qt::Key_Q))
        return;
    note(QStringLiteral("key ") + keys.toString());
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus && once(3) ? focus : &m_workbench.view(), static_cast<Qt::Key>(key),
                    held);
}

void Monkey::typeText()
{
    static const QStringList texts{"1", "2.5", "-3", "1e9", "nan", "0",
                                   "a", "1+2", "(",  "oak", "12"};
    const QString text = texts[static_cast<int>(below(static_cast<std::size_t>(texts.size())))];
    QWidget* focus = QApplication::focusWidget();
    note(QStringLiteral("type ") + text);
    QTest::keyClicks(focus ? focus : &m_workbench.view(), text);
    if (once(2))
        QTest::keyClick(focus ? focus : &m_workbench.view(), Qt::Key_Return);
}

void Monkey::clickAnywhere()
{
    const QPoint at = somewhere(m_window);
    QWidget* hit = m_window.childAt(at);
    if (!hit || hit == m_workbench.view().viewport())
        return;
    const auto button = once(6) ? Qt::RightButton : Qt::LeftButton;
    note(QStringLiteral("click %1 %2").arg(hit->metaObject()->className(), hit->objectName()));
    QTest::mouseClick(hit, button, modifiers(), hit->mapFrom(&m_window, at));
}

void Monkey::triggerAction()
{
    QList<editor::ListedAction> listed = editor::actionsOf(*m_window.menuBar());
    listed.removeIf([](const auto& one) { return !one.action->isEnabled(); });
    QAction* action =
        listed[static_cast<int>(below(static_cast<std::size_t>(listed.size())))].action;
    if (action->text().contains("Quit"))
        return;
    note(QStringLiteral("action ") + action->text());
    action->trigger();
}

void Monkey::workWithFiles()
{
    const QString path = m_home.filePath(QStringLiteral("%1.thicket").arg(below(3)));
    note(QStringLiteral("file ") + path);
    switch (below(3)) {
    case 0:
        m_window.files().saving().saveTo(path);
        return;
    case 1: // another program
        static_cast<void>(nav::saveMap(mapWithAllShapes(), path.toStdString()));
        return;
    default:
        if (QFile::exists(path))
            m_window.files().open(path);
    }
}

void Monkey::resize()
{
    const QSize size(960 + static_cast<int>(below(600)), 600 + static_cast<int>(below(400)));
    note(QStringLiteral("resize %1 x %2").arg(size.width()).arg(size.height()));
    m_window.resize(size);
}

/// Keeps the work small, so that many events fit in a minute.
void Monkey::tidy()
{
    editor::MapDocument& document = m_workbench.document();
    if (document.map().objects().size() > mostObjects) {
        document.gesture().cancel();
        document.reset(mapWithAllShapes(), {});
    }
    while (m_workbench.maps().count() > 4) {
        const int last = m_workbench.maps().count() - 1;
        m_workbench.maps().drop(last);
    }
}

/// Whatever asks, is answered: in a loop of its own nothing else goes on.
void Monkey::answerDialogs()
{
    if (QWidget* popup = QApplication::activePopupWidget()) {
        if (once(3))
            QTest::keyClick(popup, Qt::Key_Down);
        else if (once(3) && !qobject_cast<QMenu*>(popup))
            QTest::keyClick(popup, Qt::Key_Return);
        else
            popup->close();
        return;
    }
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (!dialog)
        return;
    auto* box = qobject_cast<QMessageBox*>(dialog);
    if (box && !box->buttons().isEmpty() && once(2)) {
        const auto buttons = box->buttons();
        auto* button = buttons[static_cast<int>(below(static_cast<std::size_t>(buttons.size())))];
        note(QStringLiteral("answer ") + button->text());
        button->click();
        return;
    }
    if (!qobject_cast<QFileDialog*>(dialog) && once(2)) {
        // What is typed into one may replace others.
        QList<QPointer<QLineEdit>> fields;
        for (auto* field : dialog->findChildren<QLineEdit*>())
            fields << field;
        for (const QPointer<QLineEdit>& field : fields) {
            if (field)
                QTest::keyClicks(field, QStringLiteral("1"));
        }
    }
    note(QStringLiteral("cancel ") + dialog->metaObject()->className());
    dialog->reject();
}

std::string Monkey::faultOfMap()
{
    editor::MapDocument& document = m_workbench.document();
    const nav::Map& map = document.map();
    std::set<nav::ObjectId> ids;
    for (const nav::MapObject& object : map.objects()) {
        if (!ids.insert(object.id).second || map.find(object.id) != &object)
            return "object " + std::to_string(object.id) + " is not found by its id";
    }
    nav::Box all = document.index().bounds();
    if (!all.isEmpty())
        all = {{all.min.x - 1, all.min.y - 1}, {all.max.x + 1, all.max.y + 1}};
    if (document.index().positionsIn(all).size() != map.objects().size())
        return "the index has other objects than the map";
    std::set<nav::ObjectId> selected;
    for (const nav::ObjectId id : m_workbench.selection().ids()) {
        if (!ids.contains(id) || !selected.insert(id).second)
            return "object " + std::to_string(id) + " is selected twice, or is gone";
    }
    if (const std::string fault = faultOfGroups(); !fault.empty() || m_steps % textEvery != 0)
        return fault;
    const nav::Map committed = document.committedMap();
    const auto read = nav::readMap(nav::writeMap(committed), {});
    if (!read)
        return "its file cannot be read: " + read.error().text();
    return read->map == committed ? "" : "its file is another map";
}

std::string Monkey::faultOfGroups()
{
    const nav::Map& map = m_workbench.document().map();
    const nav::ObjectGroups& groups = map.settings.objectGroups;
    const editor::GroupScope& scope = m_workbench.selection().groups();
    if (scope.entered() != 0 && !groups.find(scope.entered()))
        return "the entered group is gone";
    qsizetype members = 0;
    for (const nav::MapObject& object : map.objects()) {
        if (object.group != 0 && !groups.find(object.group))
            return "object " + std::to_string(object.id) + " names a group that is not there";
        members += object.group == 0 ? 0 : 1;
    }
    for (const nav::ObjectGroup& group : groups.list())
        members -= group.parent == 0 ? scope.objectsOf(group.id).size() : 0;
    return members == 0 ? "" : "the groups have other members than the objects say";
}

/// Undo to the start and redo to the end.
std::string Monkey::faultOfHistory()
{
    editor::MapDocument& document = m_workbench.document();
    document.gesture().cancel();
    const nav::Map last = document.map();
    const int undone = document.undoStack().index();
    while (document.canUndo())
        document.undo();
    const nav::Map first = document.map();
    for (int i = 0; i < undone; ++i)
        document.redo();
    if (document.map() != last)
        return "redo does not give the map back";
    for (int i = 0; i < undone; ++i)
        document.undo();
    if (document.map() != first)
        return "undo does not give the first map back";
    for (int i = 0; i < undone; ++i)
        document.redo();
    return {};
}
