#include "app/editor/widgets/colourfield.h"

#include "app/editor/appearance/appearance.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace thicket::editor {

ColourField::ColourField(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance), m_swatch(new QToolButton), m_text(new QLineEdit)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_swatch);
    layout->addWidget(m_text, 1);
    m_swatch->setIconSize({16, 16});
    m_swatch->setFocusPolicy(Qt::StrongFocus);
    m_swatch->setToolTip(tr("Choose a colour"));
    m_text->setMinimumWidth(78); // of # and six digits
    setFocusProxy(m_text);
    connect(m_swatch, &QToolButton::clicked, this, &ColourField::openDialog);
    connect(m_text, &QLineEdit::textEdited, this, &ColourField::take);
    connect(m_text, &QLineEdit::editingFinished, this, [this] {
        m_text->setModified(false);
        setColour(m_colour); // in place of what is no colour
        emit visitEnded();
    });
    connect(&appearance, &Appearance::changed, this, &ColourField::showSwatch);
    showSwatch();
}

void ColourField::setClearable(const QString& placeholder)
{
    m_isClearable = true;
    setPlaceholder(placeholder);
}

void ColourField::setPlaceholder(const QString& text) { m_text->setPlaceholderText(text); }

void ColourField::setName(const QString& objectName, const QString& spoken)
{
    m_text->setObjectName(objectName);
    m_text->setAccessibleName(spoken);
    m_swatch->setObjectName(objectName + " swatch");
    m_swatch->setAccessibleName(tr("Choose %1").arg(spoken));
}

void ColourField::setColour(const QString& colour)
{
    m_colour = colour;
    if (m_text->text() != colour && !(m_text->hasFocus() && m_text->isModified()))
        m_text->setText(colour);
    showSwatch();
}

void ColourField::take(const QString& typed)
{
    const QString text = typed.trimmed();
    const bool isEmpty = text.isEmpty() && m_isClearable;
    if (!isEmpty && !QColor::isValidColor(text))
        return;
    const QString colour = isEmpty ? QString() : QColor(text).name();
    if (colour == m_colour)
        return;
    m_colour = colour;
    showSwatch();
    emit edited(colour);
}

/// The colour is seen on the map while it is chosen.
void ColourField::openDialog()
{
    auto* dialog = new QColorDialog(QColor(m_colour.isEmpty() ? "#808080" : m_colour), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QColorDialog::DontUseNativeDialog);
    connect(dialog, &QColorDialog::currentColorChanged, this, [this](const QColor& colour) {
        take(colour.name());
        setColour(m_colour);
    });
    connect(dialog, &QColorDialog::accepted, this, &ColourField::visitEnded);
    connect(dialog, &QColorDialog::rejected, this, [this] {
        emit visitCancelled();
        emit visitEnded();
    });
    dialog->open();
}

void ColourField::showSwatch()
{
    const qreal ratio = devicePixelRatioF();
    QPixmap swatch(QSize(16, 16) * ratio);
    swatch.setDevicePixelRatio(ratio);
    swatch.fill(Qt::transparent);
    QPainter painter(&swatch);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_appearance.palette().fieldBorder, 1));
    painter.setBrush(m_colour.isEmpty() ? QBrush(Qt::NoBrush) : QBrush(QColor(m_colour)));
    painter.drawRoundedRect(QRectF(1, 1, 14, 14), 3, 3);
    if (m_colour.isEmpty())
        painter.drawLine(QPointF(3, 13), QPointF(13, 3));
    painter.end();
    m_swatch->setIcon(QIcon(swatch));
}

} // namespace thicket::editor
