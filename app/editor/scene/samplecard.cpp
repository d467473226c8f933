#include "app/editor/scene/samplecard.h"

#include "app/drawing/comparisondrawing.h"
#include "app/editor/scene/description.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double sampleInset = 14;
constexpr double sampleRowHeight = 20;
constexpr double sampleTitleHeight = 30;
constexpr double lineWidth = 48;
constexpr double columnSpace = 10;

struct SampleWords {
    Q_DECLARE_TR_FUNCTIONS(SampleCard)
};

QFont sampleFont(QFont::Weight weight)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(11);
    font.setWeight(weight);
    return font;
}

QString sampleTitle() { return SampleWords::tr("Agent radius and path"); }

} // namespace

QString radiusText(double radius, const nav::Map& map)
{
    const int needed = radius > 0 ? 1 - static_cast<int>(std::floor(std::log10(radius))) : 0;
    return lengthText(radius, std::clamp(needed, 2, 9), map);
}

QString pathText(const SampledPaths::Sample& sample, const nav::Map& map)
{
    switch (sample.status) {
    case nav::PathStatus::found:
        return lengthText(sample.path.length(), 2, map);
    case nav::PathStatus::startBlocked:
        return SampleWords::tr("the start is blocked");
    case nav::PathStatus::goalBlocked:
        return SampleWords::tr("the goal is blocked");
    case nav::PathStatus::budgetExceeded:
        return SampleWords::tr("takes too long");
    case nav::PathStatus::unreachable:
    case nav::PathStatus::tooFar:
    case nav::PathStatus::cancelled:
    case nav::PathStatus::invalid:
        break;
    }
    return SampleWords::tr("no way through");
}

SampleCard::SampleCard(const SampledPaths::Samples& samples, const nav::Map& map,
                       const drawing::Style& style, bool isMoved)
    : m_style(style), m_note(isMoved ? SampleWords::tr("among the obstacles as drawn") : QString())
{
    const QFontMetricsF plain(sampleFont(QFont::Normal));
    double pathWidth = 0;
    for (const SampledPaths::Sample& sample : samples) {
        const Row row{radiusText(sample.radius, map), pathText(sample, map),
                      sample.status == nav::PathStatus::found};
        m_radiusWidth = std::max(m_radiusWidth, plain.horizontalAdvance(row.radius));
        pathWidth = std::max(pathWidth, plain.horizontalAdvance(row.path));
        m_rows << row;
    }
    const double titleWidth =
        QFontMetricsF(sampleFont(QFont::DemiBold)).horizontalAdvance(sampleTitle());
    const double width = std::max({titleWidth, plain.horizontalAdvance(m_note),
                                   lineWidth + m_radiusWidth + pathWidth + 2 * columnSpace});
    const auto rows = static_cast<double>(m_rows.size() + (m_note.isEmpty() ? 0 : 1));
    m_size = {std::ceil(width) + 2 * sampleInset, sampleTitleHeight + rows * sampleRowHeight + 8};
}

void SampleCard::paint(QPainter& painter, QPointF at) const
{
    const drawing::Palette& colors = m_style.palette;
    const QRectF card(at, m_size);
    painter.setPen(QPen(colors.separator, 1));
    painter.setBrush(colors.panel);
    painter.drawRoundedRect(card, 8, 8);
    painter.setFont(sampleFont(QFont::DemiBold));
    painter.setPen(colors.text);
    painter.drawText(at + QPointF(sampleInset, 20), sampleTitle());
    painter.setFont(sampleFont(QFont::Normal));
    QRectF line(card.left() + sampleInset, card.top() + sampleTitleHeight,
                card.width() - 2 * sampleInset, sampleRowHeight);
    for (std::size_t i = 0; i < SampledPaths::count; ++i) {
        const Row& row = m_rows[static_cast<qsizetype>(i)];
        const double middle = line.center().y();
        painter.setPen(drawing::radiusPen(i, m_style));
        painter.drawLine(QPointF(line.left(), middle), QPointF(line.left() + lineWidth, middle));
        const double radiusLeft = line.left() + lineWidth + columnSpace;
        painter.setPen(colors.text);
        painter.drawText(QRectF(radiusLeft, line.top(), m_radiusWidth, sampleRowHeight),
                         Qt::AlignRight | Qt::AlignVCenter, row.radius);
        painter.setPen(row.isFound ? colors.text : colors.rejected);
        painter.drawText(
            line.adjusted(radiusLeft + m_radiusWidth + columnSpace - line.left(), 0, 0, 0),
            Qt::AlignRight | Qt::AlignVCenter, row.path);
        line.translate(0, sampleRowHeight);
    }
    painter.setPen(colors.textSecond);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, m_note);
}

} // namespace thicket::editor
