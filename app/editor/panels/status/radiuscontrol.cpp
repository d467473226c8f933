#include "app/editor/panels/status/radiuscontrol.h"

#include "app/editor/document/agentradius.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/livecomparison.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/radiuswords.h"
#include "app/editor/panels/status/agentclassbutton.h"
#include "app/editor/panels/status/agentclassmenu.h"
#include "app/editor/panels/status/radiusslider.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr int sliderSteps = 1000;
constexpr double curvature = 3;

/// Three significant digits: a hand on a slider is no more precise.
double rounded(double radius)
{
    if (radius <= 0)
        return 0;
    const double unit = std::pow(10, std::floor(std::log10(radius)) - 2);
    return std::round(radius / unit) * unit;
}

} // namespace

void RadiusBox::stepBy(int steps) { emit stepped(std::pow(1.05, steps)); }

double RadiusControl::radiusAt(double position, double largest)
{
    return largest * std::expm1(curvature * position) / std::expm1(curvature);
}

double RadiusControl::positionOf(double radius, double largest)
{
    const double share = std::clamp(radius / largest, 0.0, 1.0);
    return std::log1p(share * std::expm1(curvature)) / curvature;
}

RadiusControl::RadiusControl(const MapDocument& document, Navigator& navigator, AgentRadius& radius,
                             AgentClasses& classes, const Appearance& appearance, QWidget* parent)
    : QFrame(parent), m_document(document), m_navigator(navigator), m_radius(radius),
      m_class(new AgentClassButton(classes, appearance)), m_slider(new RadiusSlider(appearance)),
      m_box(new RadiusBox)
{
    setObjectName("radiusControl");
    m_slider->setRange(0, sliderSteps);
    m_slider->setPageStep(sliderSteps / 20);
    m_slider->setObjectName("radiusSlider");
    m_slider->setAccessibleName(tr("Agent radius"));
    m_box->setObjectName("radiusBox");
    m_box->setAccessibleName(tr("Agent radius, exact"));
    m_box->setLocale(numberLocale());
    m_box->setRange(0, 1e6);
    setFixedHeight(34);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 0, 7, 0);
    layout->setSpacing(8);
    layout->addWidget(m_class);
    layout->addWidget(m_slider, 1);
    layout->addSpacing(6);
    layout->addWidget(m_box);
    setNarrow(false);
    makeActions();

    connect(m_slider, &QSlider::sliderPressed, &navigator, &Navigator::beginComparison);
    connect(m_slider, &QSlider::sliderReleased, &navigator, &Navigator::endComparison);
    connect(m_slider, &QSlider::sliderReleased, this, &RadiusControl::keep);
    connect(m_slider, &QSlider::valueChanged, this, &RadiusControl::takePosition);
    connect(m_box, &QDoubleSpinBox::valueChanged, &navigator, &Navigator::setAgentRadius);
    connect(m_box, &QDoubleSpinBox::editingFinished, this, &RadiusControl::keep);
    connect(m_box, &RadiusBox::stepped, this, &RadiusControl::scaleBy);
    connect(&navigator, &Navigator::agentRadiusChanged, this, &RadiusControl::showRadius);
    connect(&document, &MapDocument::wasReset, this, &RadiusControl::takeScale);
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings && edit.settings->before.unit != edit.settings->after.unit)
            takeUnit();
    });
    takeScale();
}

QMenu& RadiusControl::classMenu() { return m_class->menu(); }

void RadiusControl::setNarrow(bool narrow) { m_slider->setFixedWidth(narrow ? 64 : 133); }

void RadiusControl::makeActions()
{
    struct Step {
        QString name;
        QString status;
        QList<QKeySequence> keys;
        double factor;
    };
    const QList<Step> steps{
        {tr("&Smaller Agent"),
         tr("Shrink the agent's radius by 5 %"),
         {QKeySequence(Qt::Key_BracketLeft), QKeySequence(Qt::Key_F3)},
         1 / 1.05},
        {tr("&Larger Agent"),
         tr("Grow the agent's radius by 5 %"),
         {QKeySequence(Qt::Key_BracketRight), QKeySequence(Qt::Key_F4)},
         1.05},
        {tr("Slightly Smaller Agent"),
         tr("Shrink the agent's radius by 1 %"),
         {QKeySequence(Qt::SHIFT | Qt::Key_BracketLeft), QKeySequence(Qt::SHIFT | Qt::Key_F3)},
         1 / 1.01},
        {tr("Slightly Larger Agent"),
         tr("Grow the agent's radius by 1 %"),
         {QKeySequence(Qt::SHIFT | Qt::Key_BracketRight), QKeySequence(Qt::SHIFT | Qt::Key_F4)},
         1.01}};
    for (const Step& step : steps) {
        QAction* action = makeAction(this, {step.name, step.status}, step.keys);
        m_actions << action;
        connect(action, &QAction::triggered, this, [this, f = step.factor] { scaleBy(f); });
        connect(action, &QAction::changed, this, &RadiusControl::tellKeys);
    }
    tellKeys();
}

/// The user can change them.
void RadiusControl::tellKeys()
{
    const auto keyOf = [this](int action) {
        return m_actions[action]->shortcut().toString(QKeySequence::NativeText);
    };
    m_slider->setToolTip(keyOf(0).isEmpty() || keyOf(1).isEmpty()
                             ? tr("Agent radius")
                             : tr("Agent radius (%1 smaller, %2 larger)").arg(keyOf(0), keyOf(1)));
}

/// The way in which numbers are written may have changed.
void RadiusControl::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LocaleChange && m_box->locale() != numberLocale())
        m_box->setLocale(numberLocale());
}

void RadiusControl::takeScale()
{
    const nav::Box extent = m_document.index().extent();
    const double side = std::max(extent.width(), extent.height());
    m_largest = side > 0 ? 0.05 * side : 5;
    // With enough digits that the smallest step, 1 % at a thousandth of the scale, still shows.
    const int decimals = static_cast<int>(std::ceil(2 - std::log10(m_largest)));
    const QSignalBlocker blocker(m_box);
    m_box->setDecimals(std::clamp(decimals, 2, 6));
    takeUnit();
    showRadius();
    if (m_comparison)
        m_comparison->setLargestRadius(m_largest);
}

void RadiusControl::takeUnit()
{
    const QString unit = QString::fromStdString(m_document.map().settings.unit);
    const QSignalBlocker blocker(m_box);
    m_box->setSuffix(unit.isEmpty() ? QString() : ' ' + unit);
    // As wide as the numbers of this map need, not the largest possible number.
    const QString widest = numberText(10 * m_largest, m_box->decimals());
    m_box->setFixedWidth(m_box->fontMetrics().horizontalAdvance(widest + m_box->suffix()) + 40);
}

void RadiusControl::follow(LiveComparison& comparison)
{
    m_comparison = &comparison;
    m_comparison->setLargestRadius(m_largest);
    connect(m_comparison, &LiveComparison::changed, this, &RadiusControl::mark);
    connect(&m_navigator.shown(), &ShownAnswer::changed, this, [this] {
        m_slider->setNote(m_navigator.shown().isPlayed()
                              ? tr("That is for the obstacles as drawn, not where they are now.")
                              : QString());
    });
}

void RadiusControl::mark()
{
    QList<RadiusSlider::Mark> marks;
    for (const nav::CriticalRadius& jump : m_comparison->radii().jumps.found)
        marks << RadiusSlider::Mark{qRound(positionOf(jump.radius, m_largest) * sliderSteps),
                                    RadiusWords::sentence(jump, m_document.map()),
                                    std::isinf(jump.after)};
    m_slider->setMarks(marks);
}

void RadiusControl::showRadius()
{
    const double radius = m_navigator.agentRadius();
    const QSignalBlocker slider(m_slider);
    const QSignalBlocker box(m_box);
    if (!m_slider->isSliderDown())
        m_slider->setValue(qRound(positionOf(radius, m_largest) * sliderSteps));
    // Not while it is typed: even the same value would rewrite the text.
    if (m_box->value() != radius)
        m_box->setValue(radius);
}

void RadiusControl::takePosition(int position)
{
    m_navigator.setAgentRadius(
        rounded(radiusAt(static_cast<double>(position) / sliderSteps, m_largest)));
    if (!m_slider->isSliderDown())
        keep();
}

void RadiusControl::keep() { m_radius.choose(m_navigator.agentRadius()); }

void RadiusControl::scaleBy(double factor)
{
    const double smallest = m_largest / 1000;
    const double radius = m_navigator.agentRadius();
    // No factor changes 0, and below the smallest step there is only 0.
    if (factor > 1) {
        m_navigator.setAgentRadius(std::max(radius * factor, smallest));
    } else {
        m_navigator.setAgentRadius(radius * factor < smallest ? 0 : radius * factor);
    }
    keep();
}

} // namespace thicket::editor
