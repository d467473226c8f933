#include "app/editor/widgets/section.h"

#include "app/editor/appearance/appearance.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace thicket::editor {

namespace {

constexpr int titleInset = 6; // keeps the ring of the focus off the name

} // namespace

SectionTitle::SectionTitle(const Appearance& appearance, QWidget* parent)
    : QPushButton(parent), m_appearance(appearance)
{
    setFlat(true);
    setCheckable(true);
    setChecked(true);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void SectionTitle::setPlain()
{
    m_isPlain = true;
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setToolTip({});
    update();
}

QSize SectionTitle::sizeHint() const
{
    QFont semibold = font();
    semibold.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(semibold);
    return {titleInset + metrics.horizontalAdvance(text()) + 24, qMax(24, metrics.height() + 6)};
}

QSize SectionTitle::minimumSizeHint() const { return {48, sizeHint().height()}; }

void SectionTitle::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont semibold = font();
    semibold.setWeight(QFont::DemiBold);
    painter.setFont(semibold);
    painter.setPen(colours.text);
    const QFontMetrics metrics(semibold);
    const QString shown = metrics.elidedText(text(), Qt::ElideRight, width() - titleInset - 22);
    painter.drawText(rect().adjusted(titleInset, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, shown);

    if (m_isPlain)
        return;
    painter.setPen(QPen(underMouse() ? colours.text : colours.textSecond, 1.3, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    const QPointF centre(titleInset + metrics.horizontalAdvance(shown) + 12, height() / 2.0 + 0.5);
    const QPointF tip = isChecked() ? QPointF(0, 1.75) : QPointF(1.75, 0);
    const QPointF wing = isChecked() ? QPointF(3.5, -1.75) : QPointF(-1.75, 3.5);
    const QPointF other = isChecked() ? QPointF(-3.5, -1.75) : QPointF(-1.75, -3.5);
    painter.drawPolyline(QPolygonF{centre + other, centre + tip, centre + wing});
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

Section::Section(const QString& name, const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_title(new SectionTitle(appearance)), m_layout(new QVBoxLayout(this)),
      m_header(new QHBoxLayout)
{
    setAccessibleName(name);
    m_title->setText(name);
    m_title->setToolTip(tr("Fold or unfold %1").arg(name));
    m_title->setAccessibleName(name);
    m_header->setContentsMargins(16 - titleInset, 0, 16, 0);
    m_header->addWidget(m_title, 1);
    m_layout->setContentsMargins(0, 8, 0, 14);
    m_layout->setSpacing(6);
    m_layout->addLayout(m_header);
    connect(m_title, &QPushButton::toggled, this, [this](bool open) {
        if (m_fold)
            m_fold->setOpen(open);
        emit foldedChanged(!open);
    });
}

void Section::bringUp()
{
    setFolded(false);
    emit wanted();
}

void Section::setAlwaysOpen()
{
    m_title->setPlain();
    m_isFoldedAtFirst = false;
    setFolded(false);
}

void Section::setTitle(const QString& title)
{
    if (title == m_title->text())
        return; // a new layout of the dock takes long
    m_title->setText(title);
    m_title->updateGeometry();
    m_title->update();
}

void Section::setCorner(QWidget* corner)
{
    m_header->addWidget(corner, 0, Qt::AlignRight | Qt::AlignVCenter);
}

void Section::setBody(QWidget* body)
{
    m_layout->addWidget(body);
    body->setVisible(!isFolded());
    m_fold.emplace(*body);
}

void Section::setMoving(bool moves)
{
    if (m_fold)
        m_fold->motion().setMoving(moves);
}

QWidget* actionButtons(const QList<QAction*>& actions)
{
    auto* buttons = new QWidget;
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setObjectName(action->objectName());
        button->setIconSize({18, 18});
        button->setProperty("role", "plain");
        button->setAccessibleName(action->toolTip());
        row->addWidget(button);
    }
    return buttons;
}

QLabel* emptyNote(const QString& text)
{
    auto* note = new QLabel(text);
    note->setWordWrap(true);
    note->setProperty("role", "second");
    note->setContentsMargins(16, 0, 16, 0);
    return note;
}

} // namespace thicket::editor
