#include "app/editor/panels/search/searchchart.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/search/searchplay.h"
#include "app/editor/search/stepwords.h"
#include "app/editor/search/tracedsearch.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double ahead = 0.35;     // opacity of what is still to come
constexpr double barShare = 0.72;  // of the track's height, at most
constexpr double boundMargin = 10; // pixels above the highest bound and below the lowest
constexpr double smallText = 11;

} // namespace

SearchChart::SearchChart(SearchPlay& play, const MapDocument& document,
                         const Appearance& appearance, QWidget* parent)
    : Track(play, appearance, parent), m_play(play), m_document(document)
{
    setObjectName("searchChart");
    setAccessibleName(tr("Steps of the search"));
    connect(this, &QAbstractSlider::actionTriggered, this,
            [this] { m_play.seek(static_cast<std::size_t>(sliderPosition())); });
    connect(&play, &SearchPlay::searchChanged, this, &SearchChart::takeSearch);
    connect(&play, &SearchPlay::stepChanged, this, &SearchChart::takeStep);
    connect(&appearance, &Appearance::changed, this, [this] { m_picture = {}; });
    takeSearch();
}

void SearchChart::seekTo(double share)
{
    const double count = static_cast<double>(m_play.history().stepCount());
    m_play.seek(static_cast<std::size_t>(share * count));
}

/// A loop has whole steps.
double SearchChart::positionAt(double share) const
{
    return std::round(share * static_cast<double>(m_play.history().stepCount()));
}

double SearchChart::shareOf(double position) const
{
    return std::clamp(position / std::max(1.0, double(m_play.history().stepCount())), 0.0, 1.0);
}

void SearchChart::takeSearch()
{
    measure();
    const QSignalBlocker blocker(this);
    setRange(0, static_cast<int>(m_play.last()));
    setPageStep(std::max(10, maximum() / 20));
    takeStep();
}

void SearchChart::takeStep()
{
    const QSignalBlocker blocker(this);
    setValue(static_cast<int>(m_play.at()));
    update();
}

void SearchChart::resizeEvent(QResizeEvent* event)
{
    Track::resizeEvent(event);
    measure();
}

/// The way in which numbers are written may have changed.
void SearchChart::changeEvent(QEvent* event)
{
    Track::changeEvent(event);
    if (event->type() == QEvent::LocaleChange)
        measure();
}

/// Gathers the steps into at most one bar per three pixels.
void SearchChart::measure()
{
    const nav::SearchHistory& history = m_play.history();
    const std::vector<StepTally>& tallies = m_play.search().tallies();
    m_bars.clear();
    m_picture = {};
    m_highest = 1;
    if (history.isEmpty())
        return;
    const std::size_t count = history.stepCount();
    m_least = history.bound(0);
    const auto& result = m_play.search().result();
    const bool isFound = result && !result->path.isEmpty();
    m_most = std::max(history.bound(count - 1), isFound ? result->path.length() : 0);
    QFont small = font();
    small.setPixelSize(int(smallText));
    const QFontMetricsF metrics(small);
    setMargins({metrics.horizontalAdvance(lengthWords(m_least)) + 18, 10,
                metrics.horizontalAdvance(lengthWords(m_most)) + 18, 20});
    const auto places = static_cast<std::size_t>(std::max(1.0, track().width() / 3));
    m_bars.resize(std::min(count, places));
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const std::size_t end = (i + 1) * count / m_bars.size();
        for (std::size_t step = i * count / m_bars.size(); step < end; ++step) {
            m_bars[i].accepted += tallies[step].accepted;
            m_bars[i].rejected += tallies[step].rejected;
        }
        m_bars[i].bound = history.bound(end - 1);
        m_highest = std::max(m_highest, m_bars[i].accepted + m_bars[i].rejected);
    }
}

double SearchChart::xOf(std::size_t step) const
{
    const double count = std::max<double>(1, static_cast<double>(m_play.history().stepCount()));
    return track().left() + (static_cast<double>(step) + 0.5) / count * track().width();
}

double SearchChart::barWidth() const
{
    return track().width() / std::max<double>(1, static_cast<double>(m_bars.size()));
}

double SearchChart::heightOf(double bound) const
{
    const double room = track().height() - 2 * boundMargin;
    const double share = m_most > m_least ? (bound - m_least) / (m_most - m_least) : 1;
    return track().bottom() - boundMargin - share * room;
}

QString SearchChart::lengthWords(double length) const
{
    return lengthText(length, QString::fromStdString(m_document.map().settings.unit));
}

/// Once for many steps: only the playhead moves.
void SearchChart::draw()
{
    m_picture = QPixmap(size() * devicePixelRatioF());
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture.fill(Qt::transparent);
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(track());
    paintBars(painter);
    paintBound(painter);
}

void SearchChart::paintContent(QPainter& painter)
{
    if (m_bars.empty())
        return paintNote(painter, stateWords(m_play.search()));
    if (m_picture.isNull() || m_picture.devicePixelRatio() != devicePixelRatioF())
        draw();
    const double head = xOf(m_play.at());
    const auto paintPart = [&](double left, double right, double strength) {
        painter.save();
        painter.setClipRect(QRectF(left, track().top(), right - left, track().height()));
        painter.setOpacity(appearance().palette().isHighContrast ? 1 : strength);
        painter.drawPixmap(0, 0, m_picture);
        painter.restore();
    };
    paintPart(track().left(), head, 1);
    paintPart(head, track().right(), ahead);
    paintOptimum(painter);
    paintTicks(painter, static_cast<double>(m_play.history().stepCount()), 1,
               [](double step) { return QLocale().toString(static_cast<qlonglong>(step)); });
    paintHead(painter, head);
}

void SearchChart::paintBars(QPainter& painter) const
{
    const drawing::Palette& colours = appearance().palette();
    const double width = barWidth();
    const double gap = width > 4 ? 1 : 0;
    const double unit = barShare * track().height() / m_highest;
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const double x = track().left() + static_cast<double>(i) * width;
        const double accepted = m_bars[i].accepted * unit;
        const double rejected = m_bars[i].rejected * unit;
        const double base = track().bottom();
        painter.fillRect(QRectF(x, base - accepted, width - gap, accepted), colours.surfing);
        QColor refused = colours.rejected;
        refused.setAlphaF(colours.isHighContrast ? 1.0F : 0.6F);
        painter.fillRect(QRectF(x, base - accepted - rejected, width - gap, rejected), refused);
    }
}

void SearchChart::paintBound(QPainter& painter) const
{
    const drawing::Palette& colours = appearance().palette();
    QPainterPath line(QPointF(track().left(), heightOf(m_least)));
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const double x = track().left() + (static_cast<double>(i) + 0.5) * barWidth();
        line.lineTo(x, heightOf(m_bars[i].bound));
    }
    line.lineTo(track().right(), heightOf(m_bars.back().bound));
    painter.setBrush(Qt::NoBrush);
    // Legible over the bars.
    painter.setPen(QPen(colours.field, colours.isHighContrast ? 6 : 4));
    painter.drawPath(line);
    painter.setPen(QPen(colours.current, colours.isHighContrast ? 3 : 2));
    painter.drawPath(line);
}

/// The length of the path, as far as there is one, and what the bound began with.
void SearchChart::paintOptimum(QPainter& painter) const
{
    const drawing::Palette& colours = appearance().palette();
    QFont small = font();
    small.setPixelSize(int(smallText));
    painter.setFont(small);
    painter.setPen(colours.textSecond);
    painter.drawText(QRectF(0, heightOf(m_least) - 8, track().left() - 6, 16),
                     Qt::AlignRight | Qt::AlignVCenter, lengthWords(m_least));
    const auto& result = m_play.search().result();
    if (!result || result->path.isEmpty())
        return;
    const double y = heightOf(m_most);
    QPen pen(colours.path, colours.isHighContrast ? 2.5 : 1.5);
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawLine(QPointF(track().left(), y), QPointF(track().right(), y));
    small.setWeight(QFont::DemiBold);
    painter.setFont(small);
    painter.setPen(colours.path);
    painter.drawText(QRectF(track().right() + 6, y - 8, width() - track().right() - 6, 16),
                     Qt::AlignLeft | Qt::AlignVCenter, lengthWords(result->path.length()));
}

} // namespace thicket::editor
