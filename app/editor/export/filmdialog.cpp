#include "app/editor/export/filmdialog.h"

#include "app/editor/numbers/numbertext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

int FilmWishes::frames() const
{
    const double count = std::floor((to - from) / speed * framesPerSecond + 1e-6);
    return static_cast<int>(std::clamp(count, 0.0, 1e6)) + 1;
}

double FilmWishes::positionOf(int frame) const
{
    return std::min(to, from + frame * speed / framesPerSecond);
}

FilmDialog::FilmDialog(const Subject& subject, QWidget* parent)
    : QDialog(parent), m_view(subject.view), m_format(new QComboBox), m_scale(new QComboBox),
      m_rate(new QSpinBox), m_speed(new QDoubleSpinBox), m_from(new QDoubleSpinBox),
      m_to(new QDoubleSpinBox), m_overlays(new QCheckBox(tr("With overlays"))), m_length(new QLabel)
{
    setObjectName("filmDialog");
    setWindowTitle(tr("Export Animation"));
    m_format->addItem(tr("Video (MP4)"), QStringLiteral("mp4"));
    m_format->addItem(tr("Video (WebM)"), QStringLiteral("webm"));
    m_format->addItem(tr("Animated picture (GIF)"), QStringLiteral("gif"));
    m_format->setCurrentIndex(m_format->findData(subject.wishes.suffix));
    for (const double scale : {0.5, 1.0, 1.5, 2.0}) {
        const QSize size = subject.view * scale;
        m_scale->addItem(tr("%1 x %2 pixels").arg(size.width()).arg(size.height()), scale);
    }
    m_scale->setCurrentIndex(m_scale->findData(subject.wishes.scale));
    m_rate->setRange(1, 60);
    m_rate->setValue(subject.wishes.framesPerSecond);
    m_overlays->setChecked(subject.wishes.hasOverlays);
    prepareSpan(subject);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* accept = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Size"), m_scale);
    form->addRow(tr("Frames a second"), m_rate);
    form->addRow(subject.isInSteps ? tr("Steps a second") : tr("Speed"), m_speed);
    form->addRow(tr("From"), m_from);
    form->addRow(tr("To"), m_to);
    form->addRow(QString(), m_overlays);
    form->addRow(QString(), m_length);
    if (!subject.problem.isEmpty()) {
        auto* problem = new QLabel(subject.problem);
        problem->setObjectName("filmProblem");
        problem->setProperty("role", "advice");
        problem->setWordWrap(true);
        form->addRow(problem);
        accept->setEnabled(false);
    }
    form->addRow(buttons);
    connect(m_rate, &QSpinBox::valueChanged, this, &FilmDialog::refresh);
    for (QDoubleSpinBox* field : {m_speed, m_from, m_to})
        connect(field, &QDoubleSpinBox::valueChanged, this, &FilmDialog::refresh);
    refresh();
}

void FilmDialog::prepareSpan(const Subject& subject)
{
    const int decimals = subject.isInSteps ? 0 : 2;
    for (QDoubleSpinBox* field : {m_from, m_to}) {
        field->setDecimals(decimals);
        field->setRange(0, subject.end);
        if (!subject.isInSteps)
            field->setSuffix(tr(" s"));
    }
    m_from->setObjectName("filmFrom");
    m_to->setObjectName("filmTo");
    m_from->setValue(subject.wishes.from);
    m_to->setValue(subject.wishes.to);
    m_speed->setDecimals(subject.isInSteps ? 0 : 3);
    m_speed->setRange(subject.isInSteps ? 1 : 0.125, subject.isInSteps ? 1000 : 16);
    m_speed->setValue(subject.wishes.speed);
    if (!subject.isInSteps)
        m_speed->setSuffix(QStringLiteral("x"));
}

FilmWishes FilmDialog::wishes() const
{
    FilmWishes wishes;
    wishes.suffix = m_format->currentData().toString();
    wishes.scale = m_scale->currentData().toDouble();
    wishes.framesPerSecond = m_rate->value();
    wishes.speed = m_speed->value();
    wishes.from = std::min(m_from->value(), m_to->value());
    wishes.to = std::max(m_from->value(), m_to->value());
    wishes.hasOverlays = m_overlays->isChecked();
    return wishes;
}

void FilmDialog::refresh()
{
    const FilmWishes asked = wishes();
    const int frames = asked.frames();
    const QString length = numberText(double(frames) / asked.framesPerSecond, 1);
    m_length->setText(frames == 1 ? tr("1 frame")
                                  : tr("%1 frames, %2 s").arg(QLocale().toString(frames), length));
}

} // namespace thicket::editor
