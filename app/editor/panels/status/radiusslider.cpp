#include "app/editor/panels/status/radiusslider.h"

#include "app/editor/appearance/appearance.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyleOptionSlider>
#include <QToolTip>

#include <cmath>

namespace thicket::editor {

namespace {

constexpr int reachOfMark = 4; // logical pixels to each side

} // namespace

RadiusSlider::RadiusSlider(const Appearance& appearance, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_appearance(appearance)
{
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void RadiusSlider::setMarks(const QList<Mark>& marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    describe();
    update();
}

void RadiusSlider::setNote(const QString& note)
{
    m_note = note;
    describe();
}

void RadiusSlider::describe()
{
    QStringList sentences;
    for (const Mark& mark : m_marks)
        sentences << mark.sentence;
    if (!sentences.isEmpty() && !m_note.isEmpty())
        sentences << m_note;
    setAccessibleDescription(sentences.join(' '));
}

int RadiusSlider::xOf(int position) const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    option.sliderPosition = position;
    return style()
        ->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this)
        .center()
        .x();
}

bool RadiusSlider::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString sentences = sentencesAt(help->pos().x());
        if (!sentences.isEmpty()) {
            QToolTip::showText(help->globalPos(), sentences, this);
            return true;
        }
    }
    return QSlider::event(event);
}

QString RadiusSlider::sentencesAt(int x) const
{
    QStringList found;
    for (const Mark& mark : m_marks)
        if (std::abs(xOf(mark.position) - x) <= reachOfMark)
            found << mark.sentence;
    if (!found.isEmpty() && !m_note.isEmpty())
        found << m_note;
    return found.join('\n');
}

void RadiusSlider::paintEvent(QPaintEvent* event)
{
    QSlider::paintEvent(event);
    constexpr int height = 5;
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    for (const Mark& mark : m_marks) {
        const QRect tick(xOf(mark.position) - 1, this->height() - height - 1, 2, height);
        painter.fillRect(tick, mark.isEnd ? colours.error : colours.path);
    }
}

} // namespace thicket::editor
