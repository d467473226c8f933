#include "app/editor/panels/recordings/recordingrow.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/panels/playback/crowdchart.h"
#include "app/editor/replay/recordings.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace thicket::editor {

RecordingRow::RecordingRow(int id, const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent), m_id(id), m_appearance(appearance), m_beside(new QToolButton)
{
    setObjectName(QStringLiteral("recording%1").arg(id));
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_beside->setObjectName(QStringLiteral("beside%1").arg(id));
    m_beside->setCheckable(true);
    m_beside->setIcon(editor::icon("beside", appearance));
    m_beside->setIconSize({18, 18});
    m_beside->setProperty("role", "plain");
    m_beside->setToolTip(tr("Show it as rings for comparison"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 12, 0);
    layout->addStretch(1);
    layout->addWidget(m_beside);
    connect(m_beside, &QToolButton::clicked, this, &RecordingRow::besideWanted);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void RecordingRow::setState(const KeptRecording& recording, bool isPlayed, bool isBeside)
{
    setText(recording.name);
    const auto agents = static_cast<int>(recording.recording.agents().size());
    QStringList details{clockText(recording.recording.duration()),
                        agents == 1 ? tr("1 agent") : tr("%n agents", nullptr, agents)};
    if (recording.isLive)
        details << tr("recording");
    if (!recording.verdict.words.isEmpty())
        details << recording.verdict.words;
    else if (!recording.isLive && recording.path.isEmpty())
        details << tr("not saved");
    m_details = details.join(QStringLiteral(" · "));
    m_isWrong = recording.verdict.kind == Verdict::Kind::differs;
    setChecked(isPlayed);
    m_beside->setChecked(isBeside);
    m_beside->setEnabled(!isPlayed);
    m_beside->setAccessibleName(tr("Show %1 beside").arg(recording.name));
    setAccessibleName(recording.name);
    setAccessibleDescription(m_details);
    setToolTip(recording.path.isEmpty() ? m_details : recording.path + "\n" + m_details);
    if (!recording.verdict.details.isEmpty())
        setToolTip(toolTip() + "\n" + recording.verdict.details);
    update();
}

QSize RecordingRow::sizeHint() const { return {200, qMax(44, 2 * fontMetrics().height() + 12)}; }

void RecordingRow::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(8, 1, -8, -1);
    if (isChecked() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isChecked() ? colours.accentSoft : colours.chrome);
        painter.drawRoundedRect(box, 5, 5);
    }
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5);
    }
    const int room = width() - 16 - 48;
    const int line = fontMetrics().height();
    const int top = (height() - 2 * line - 2) / 2;
    painter.setPen(colours.text);
    painter.drawText(QRect(16, top, room, line), Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(text(), Qt::ElideMiddle, room));
    QFont small = font();
    small.setPixelSize(11);
    painter.setFont(small);
    painter.setPen(m_isWrong ? colours.error : colours.textSecond);
    painter.drawText(QRect(16, top + line + 2, room, line), Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(small).elidedText(m_details, Qt::ElideRight, room));
}

} // namespace thicket::editor
