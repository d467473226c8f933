#include "app/editor/window/firststart.h"

#include "app/editor/files/files.h"
#include "app/editor/window/welcomecard.h"
#include "app/editor/workbench/workbench.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSettings>
#include <QStyle>

#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

constexpr auto dismissedKey = "welcome/dismissed";
constexpr int loopMilliseconds = 6000;
/// Whoever has not moved the mouse by then is not looking.
constexpr int mostLoops = 3;

} // namespace

FirstStart::FirstStart(Workbench& workbench, WelcomeCard& card, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_card(card)
{
    m_timer.setInterval(33);
    connect(&m_timer, &QTimer::timeout, this, &FirstStart::drift);
    const auto leave = [this] {
        stopDrifting();
        dismissCard();
    };
    connect(&workbench.document(), &MapDocument::changed, this, leave);
    connect(&workbench.document(), &MapDocument::wasReset, this, leave);
    connect(&workbench.document(), &MapDocument::wasReset, this, &FirstStart::putProbeAway);
    connect(&workbench.tools(), &ToolBox::currentChanged, this, [this] { m_isProbeOurs = false; });
    workbench.view().installEventFilter(this);
}

void FirstStart::begin(Files& files)
{
    if (!files.openSample(QStringLiteral(":/samples/old-orchard.thicket")))
        return;
    m_workbench.tools().choose(QStringLiteral("path"));
    m_workbench.tools().current().beginLiving();
    m_isProbeOurs = true;
    if (QSettings().value(dismissedKey).toBool())
        return;
    showCard();
    startDrifting();
}

/// Another map came in: its start and goal are not for the next click to move.
void FirstStart::putProbeAway()
{
    if (m_isProbeOurs && !m_workbench.document().file().isThrowaway())
        m_workbench.tools().choose(QStringLiteral("select"));
}

void FirstStart::dismissCard()
{
    if (m_card.isHidden())
        return;
    m_card.hide();
    QSettings().setValue(dismissedKey, true);
}

void FirstStart::showCard() { m_card.open(); }

void FirstStart::startDrifting()
{
    const bool isStill =
        QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
    if (isStill || !m_workbench.navigator().start())
        return;
    m_pointer.reset();
    m_clock.start();
    m_timer.start();
    qApp->installEventFilter(this);
    drift();
}

void FirstStart::drift()
{
    if (m_clock.elapsed() > mostLoops * loopMilliseconds) {
        stopDrifting();
        return;
    }
    Navigator& navigator = m_workbench.navigator();
    const nav::Box extent = m_workbench.document().index().extent();
    const double turn =
        2 * std::numbers::pi * static_cast<double>(m_clock.elapsed()) / loopMilliseconds;
    const nav::Point goal = extent.center() + nav::Point{0.36 * extent.width() * std::cos(turn),
                                                         0.36 * extent.height() * std::sin(turn)};
    // A goal inside a tree would have no path.
    navigator.setProbe({}, navigator.field().nearestFreePoint(goal).value_or(goal));
}

void FirstStart::stopDrifting()
{
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    qApp->removeEventFilter(this);
    m_workbench.view().installEventFilter(this);
    // From here on the probe belongs to the path probe tool.
    m_workbench.navigator().setProbe({}, {});
}

bool FirstStart::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        watched == &m_workbench.view())
        dismissCard();
    if (type == QEvent::KeyPress || type == QEvent::MouseButtonPress || type == QEvent::Wheel) {
        stopDrifting();
    } else if (type == QEvent::MouseMove) {
        // Qt sends a move to a window that opens under a resting pointer. Only a real move counts.
        const QPoint at = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        if (m_pointer.value_or(at) != at)
            stopDrifting();
        m_pointer = at;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace thicket::editor
