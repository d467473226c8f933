#include "app/editor/panels/layers/layerrow.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/widgets/elidedlabel.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>

namespace thicket::editor {

FaintToggle::FaintToggle(const QString& onIcon, const QString& offIcon,
                         const Appearance& appearance, QWidget* parent)
    : QToolButton(parent), m_on(editor::icon(onIcon, appearance)),
      m_off(editor::icon(offIcon, appearance)), m_appearance(appearance)
{
    setCheckable(true);
    setFixedSize(22, 22);
    setFocusPolicy(Qt::StrongFocus);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void FaintToggle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect place(width() / 2 - 8, height() / 2 - 8, 17, 17);
    if (!isChecked() && !underMouse() && !m_appearance.palette().isHighContrast)
        painter.setOpacity(0.6);
    (isChecked() ? m_on : m_off).paint(&painter, place);
    painter.setOpacity(1);
    if (hasFocus()) {
        painter.setPen(QPen(m_appearance.palette().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

LayerRow::LayerRow(nav::LayerId id, const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_id(id), m_appearance(appearance),
      m_eye(new FaintToggle("eye", "eye-off", appearance)),
      m_lock(new FaintToggle("lock", "lock-open", appearance)), m_name(new ElidedLabel),
      m_field(new QLineEdit), m_count(new QLabel)
{
    setObjectName(QStringLiteral("layer %1").arg(id));
    setFocusPolicy(Qt::ClickFocus);
    m_eye->setObjectName("layerEye");
    m_lock->setObjectName("layerLock");
    m_count->setProperty("role", "second");
    m_field->setObjectName("layerName");
    m_field->setAccessibleName(tr("Name of the layer"));
    m_field->installEventFilter(this);
    m_field->hide();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 20, 0);
    layout->setSpacing(2);
    layout->addWidget(m_eye);
    layout->addWidget(m_lock);
    layout->addSpacing(26);
    layout->addWidget(m_name, 1);
    layout->addWidget(m_field, 1);
    layout->addSpacing(6);
    layout->addWidget(m_count);
    setMinimumHeight(30);
    connect(m_eye, &QToolButton::clicked, this, [this](bool visible) {
        const bool only = QGuiApplication::keyboardModifiers().testFlag(Qt::AltModifier);
        if (only)
            emit onlyThisWanted();
        else
            emit visibleWanted(visible);
        m_eye->setChecked(m_state.visible);
    });
    connect(m_lock, &QToolButton::clicked, this, &LayerRow::lockedWanted);
    connect(m_field, &QLineEdit::editingFinished, this, [this] { endRenaming(true); });
}

void LayerRow::beginRenaming()
{
    m_field->setText(m_state.name);
    m_name->hide();
    m_field->show();
    m_field->setFocus(Qt::OtherFocusReason);
    m_field->selectAll();
}

void LayerRow::endRenaming(bool accept)
{
    if (m_field->isHidden())
        return;
    const QString name = m_field->text().trimmed();
    const bool hadFocus = m_field->hasFocus();
    m_field->hide(); // first: it loses the focus, which ends it again
    m_name->show();
    if (hadFocus)
        setFocus(Qt::OtherFocusReason);
    if (accept && !name.isEmpty() && name != m_state.name)
        emit nameWanted(name);
}

bool LayerRow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        endRenaming(false);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QString LayerRow::spoken() const
{
    QStringList parts{tr("Layer %1").arg(m_state.name), tr("%n objects", nullptr, m_state.count)};
    if (m_state.isChosen)
        parts << tr("new objects go here");
    if (!m_state.visible)
        parts << tr("hidden");
    if (m_state.locked)
        parts << tr("locked");
    if (m_state.blocksPath)
        parts << tr("blocks the path");
    return parts.join(QLatin1String(", "));
}

void LayerRow::setState(const State& state)
{
    m_state = state;
    m_eye->setChecked(state.visible);
    m_lock->setChecked(state.locked);
    m_eye->setAccessibleName(tr("Layer %1 visible").arg(state.name));
    m_lock->setAccessibleName(tr("Layer %1 locked").arg(state.name));
    m_eye->setToolTip((state.visible ? tr("Hide layer") : tr("Show layer")) + '\n' +
                      tr("Alt: show only this one, again all"));
    m_lock->setToolTip(state.locked ? tr("Unlock layer") : tr("Lock layer"));
    m_name->setFullText(state.name);
    m_name->setEnabled(state.visible);
    QFont weight = m_name->font();
    weight.setWeight(state.holdsSelected ? QFont::Medium : QFont::Normal);
    m_name->setFont(weight);
    m_count->setText(state.blocksPath ? tr("blocks, %1").arg(QLocale().toString(state.count))
                                      : QLocale().toString(state.count));
    setFocusPolicy(state.isChosen ? Qt::StrongFocus : Qt::ClickFocus);
    setAccessibleName(spoken());
    setToolTip(tr("New objects go to the marked layer. F2 renames, drag reorders"));
    update();
}

void LayerRow::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(8, 1, -8, -1);
    if (m_state.isChosen) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.accentSoft);
        painter.drawRoundedRect(frame, 6, 6);
        // A bar as well, as colour alone is not enough.
        painter.setBrush(colours.accent);
        const double edge = isRightToLeft() ? frame.right() - 3 : frame.left();
        painter.drawRoundedRect(QRectF(edge, frame.top(), 3, frame.height()), 1.5, 1.5);
    }
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 5, 5);
    }
    const double x =
        isRightToLeft() ? m_lock->geometry().left() - 15.0 : m_lock->geometry().right() + 16.0;
    painter.setPen(QPen(m_state.line, 1.4));
    painter.setBrush(m_state.fill);
    painter.drawEllipse(QPointF(x, height() / 2.0), 6, 6);
}

} // namespace thicket::editor
