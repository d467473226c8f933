#include "app/editor/widgets/questionbar.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/widgets/closebutton.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace thicket::editor {

QuestionBar::QuestionBar(const QString& objectName, const Appearance& appearance, QWidget* parent)
    : QFrame(parent), m_appearance(appearance), m_text(new QLabel), m_buttons(new QHBoxLayout)
{
    setObjectName(objectName);
    m_text->setObjectName(objectName + "Text");
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* close = new CloseButton(appearance);
    close->setObjectName(objectName + "Close");
    close->setToolTip(tr("Close"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(38, 6, 8, 6);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttons);
    layout->addWidget(close, 0, Qt::AlignVCenter);
    connect(close, &QToolButton::clicked, this, &QuestionBar::leave);
    hide();
}

void QuestionBar::ask(const QString& sentence, const QList<Answer>& answers)
{
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        // The button that was clicked may have led here.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_text->setText(sentence);
    setAccessibleName(sentence);
    for (const Answer& answer : answers)
        addButton(answer);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void QuestionBar::addButton(const Answer& answer)
{
    auto* button = new QPushButton(answer.name);
    button->setToolTip(answer.tip);
    button->setStatusTip(answer.tip);
    button->setAutoDefault(false);
    m_buttons->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, take = answer.take] {
        leave();
        if (take)
            take();
    });
}

void QuestionBar::leave()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hadFocus)
        emit focusLeft();
}

QString QuestionBar::text() const { return isHidden() ? QString() : m_text->text(); }

void QuestionBar::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), colours.panel);
    painter.fillRect(QRect(0, 0, 4, height()), colours.accent);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours.separator);
    // An "i" in a ring, so that the kind of message does not depend on colour alone.
    const QPointF centre(22, height() / 2.0);
    painter.setPen(QPen(colours.accent, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawEllipse(centre, 8, 8);
    painter.drawLine(centre + QPointF(0, -0.6), centre + QPointF(0, 4));
    painter.drawPoint(centre + QPointF(0, -4));
}

void QuestionBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QFrame::keyPressEvent(event);
}

} // namespace thicket::editor
