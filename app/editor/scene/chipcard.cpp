#include "app/editor/scene/chipcard.h"

#include "app/drawing/palette.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/refusal.h"
#include "app/editor/scene/description.h"
#include "app/editor/scene/scenestate.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double padding = 12;
constexpr double lineHeight = 18.5;
constexpr double columnGap = 16;

QFont chipFont(QFont::Weight weight)
{
    QFont font;
    font.setPixelSize(12);
    font.setWeight(weight);
    return font;
}

double widthOf(const QString& text, QFont::Weight weight)
{
    return QFontMetricsF(chipFont(weight)).horizontalAdvance(text);
}

struct ChipWords {
    Q_DECLARE_TR_FUNCTIONS(Chip)
};

/// The length of a segment's part inside a rectangle (Liang and Barsky).
double lengthInside(QPointF a, QPointF b, const QRectF& rect)
{
    const QPointF d = b - a;
    double from = 0;
    double to = 1;
    const auto clip = [&](double p, double q) {
        if (p == 0)
            return q >= 0;
        (p < 0 ? from : to) = p < 0 ? std::max(from, q / p) : std::min(to, q / p);
        return from <= to;
    };
    if (!clip(-d.x(), a.x() - rect.left()) || !clip(d.x(), rect.right() - a.x()) ||
        !clip(-d.y(), a.y() - rect.top()) || !clip(d.y(), rect.bottom() - a.y()))
        return 0;
    return (to - from) * std::hypot(d.x(), d.y());
}

} // namespace

PathWords pathWords(const SceneSources& sources, int decimals)
{
    const Navigator& navigator = sources.navigator;
    const nav::Map& map = sources.document.map();
    if (!navigator.shown().result())
        return {};
    const QString refusal =
        refusalText(navigator, objectPhrase(map, navigator.shown().result()->blockedBy));
    if (!refusal.isEmpty())
        return {refusal, {}, true};
    const double length = navigator.shown().path().length();
    PathWords words{ChipWords::tr("path %1").arg(lengthText(length, decimals, map)), {}, false};
    if (!navigator.formerPath().isEmpty()) {
        const double difference = length - navigator.formerPath().length();
        words.difference =
            differenceText(difference, decimals, QString::fromStdString(map.settings.unit));
    }
    return words;
}

ChipCard::ChipCard(const Chip& chip, PathWords path, const drawing::Palette& colors)
    : m_chip(chip), m_path(std::move(path)),
      m_inverse(drawing::palette(
          colors.isHighContrast ? (colors.isDark ? drawing::Theme::highContrastLight
                                                 : drawing::Theme::highContrastDark)
                                : (colors.isDark ? drawing::Theme::light : drawing::Theme::dark)))
{
    double width = m_chip.fields.size() * (columnWidth() + columnGap) - columnGap;
    width = std::max(width, widthOf(m_chip.detail, QFont::Normal));
    double pathWidth = widthOf(m_path.text, QFont::DemiBold);
    if (!m_path.difference.isEmpty())
        pathWidth += columnGap + widthOf(m_path.difference, QFont::DemiBold);
    width = std::max(width, pathWidth);
    const int lines = (m_chip.fields.isEmpty() ? 0 : 1) + (m_chip.detail.isEmpty() ? 0 : 1) +
                      (m_path.text.isEmpty() ? 0 : 1);
    m_size = {std::ceil(width + 2 * padding), lines * lineHeight + 11};
}

double ChipCard::columnWidth() const
{
    double width = 0;
    for (const ChipField& field : m_chip.fields)
        width = std::max(width, widthOf(field.label + ' ' + field.text, QFont::Medium));
    return width;
}

void ChipCard::paint(QPainter& painter, QPointF topLeft) const
{
    const QRectF card(topLeft, m_size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 41));
    painter.drawRoundedRect(card.translated(0, 2), 8, 8);
    painter.setBrush(m_inverse.field);
    painter.drawRoundedRect(card, 8, 8);

    QPointF at = topLeft + QPointF(padding, 19);
    const double column = columnWidth() + columnGap;
    for (qsizetype i = 0; i < m_chip.fields.size(); ++i) {
        const ChipField& field = m_chip.fields[i];
        const QString text = field.label + ' ' + field.text;
        const QPointF place = at + QPointF(static_cast<double>(i) * column, 0);
        painter.setFont(chipFont(QFont::Medium));
        painter.setPen(m_inverse.mark);
        painter.drawText(place, text);
        if (!field.isActive)
            continue;
        const double end = widthOf(text, QFont::Medium);
        painter.setPen(QPen(m_inverse.accent, 1.5));
        painter.drawLine(place + QPointF(0, 3.5), place + QPointF(end, 3.5));
    }
    at.ry() += m_chip.fields.isEmpty() ? 0 : lineHeight;
    if (!m_chip.detail.isEmpty()) {
        painter.setFont(chipFont(QFont::Normal));
        painter.setPen(m_inverse.textSecond);
        painter.drawText(at, m_chip.detail);
        at.ry() += lineHeight;
    }
    painter.setFont(chipFont(QFont::DemiBold));
    painter.setPen(m_path.isRefused ? m_inverse.rejected : m_inverse.path);
    painter.drawText(at, m_path.text);
    const double right = card.right() - padding - widthOf(m_path.difference, QFont::DemiBold);
    painter.drawText(QPointF(right, at.y()), m_path.difference);
}

QList<QPointF> chipPlaces(const QRectF& around, QSizeF size)
{
    const double w = size.width();
    const double h = size.height();
    const double x = around.center().x();
    const double y = around.center().y();
    QList<QPointF> places;
    for (const double top : {y + 26, y - h / 2, y - 26 - h, around.bottom(), around.top() - h})
        places << QPointF(around.right(), top) << QPointF(around.left() - w, top);
    for (const double left : {x - w / 2, x + 16, x - 16 - w})
        places << QPointF(left, around.bottom()) << QPointF(left, around.top() - h);
    return places;
}

int bestPlace(const QList<QPointF>& places, QSizeF size, const QRectF& viewport,
              const QList<QPointF>& path, int former)
{
    int best = 0;
    double bestCost = HUGE_VAL;
    for (int i = 0; i < places.size(); ++i) {
        const QRectF card(places[i], size);
        const QRectF kept = card & viewport;
        const double outside = card.width() * card.height() - kept.width() * kept.height();
        double covered = 0;
        for (qsizetype k = 1; k < path.size(); ++k)
            covered += lengthInside(path[k - 1], path[k], card.adjusted(-10, -10, 10, 10));
        const double cost = outside * 100 + covered + (i == former ? 0 : 24) + 0.01 * i;
        if (cost < bestCost) {
            bestCost = cost;
            best = i;
        }
    }
    return best;
}

} // namespace thicket::editor
