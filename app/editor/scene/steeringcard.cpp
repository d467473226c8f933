#include "app/editor/scene/steeringcard.h"

#include "app/editor/document/behaviourwords.h"
#include "app/editor/scene/agentwords.h"
#include "app/editor/scene/description.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

using drawing::SteeringPart;

constexpr double inset = 14;
constexpr double rowHeight = 18;
constexpr double titleHeight = 30;
constexpr double sampleWidth = 22;
constexpr double gap = 10;
constexpr double between = 18; // name and value

struct SteeringWords {
    Q_DECLARE_TR_FUNCTIONS(SteeringCard)
};

QFont cardFont(QFont::Weight weight)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(11);
    font.setWeight(weight);
    return font;
}

QString titleOf(const ChosenAgent& chosen, const nav::Map& map)
{
    if (chosen.marker == 0)
        return SteeringWords::tr("Steering of the walking agent");
    if (!map.find(chosen.marker)) // entered in a spawn area
        return SteeringWords::tr("Steering of agent %1").arg(chosen.marker);
    return SteeringWords::tr("Steering of %1").arg(objectPhrase(map, chosen.marker));
}

/// Whether a path or a flow field tells the agent where to go.
bool followsPlan(const steer::AgentRecord& record)
{
    return std::ranges::any_of(record.parts, [](const steer::AgentRecord::Part& part) {
        return part.kind == steer::BehaviourKind::followPath ||
               part.kind == steer::BehaviourKind::followFlow;
    });
}

/// With three significant digits.
QString threeDigits(double value)
{
    const double size = std::abs(value);
    const int decimals =
        size > 0 ? std::clamp(2 - static_cast<int>(std::floor(std::log10(size))), 0, 6) : 0;
    return numberText(value, decimals);
}

} // namespace

SteeringCard::SteeringCard(const ChosenAgent& chosen, const nav::Map& map,
                           const drawing::Style& style)
    : m_style(style), m_title(titleOf(chosen, map)),
      m_unit(QString::fromStdString(map.settings.unit)),
      m_leastForce(1e-6 * chosen.sensed.agent.maxForce)
{
    if (chosen.facts)
        addFacts(*chosen.facts, map);
    else
        addSensed(chosen.sensed, map);

    const QFontMetricsF plain(cardFont(QFont::Normal));
    double widest = 0;
    for (const Row& row : std::as_const(m_rows))
        widest = std::max(widest, plain.horizontalAdvance(row.name) + between +
                                      plain.horizontalAdvance(row.value));
    widest = std::max(sampleWidth + gap + widest,
                      QFontMetricsF(cardFont(QFont::DemiBold)).horizontalAdvance(m_title));
    m_size = {std::ceil(widest) + 2 * inset,
              titleHeight + static_cast<double>(m_rows.size()) * rowHeight + 8};
}

QString SteeringCard::lengthText(double value) const
{
    const ShownLength shown = shownLength(value, m_unit);
    const QString number = threeDigits(shown.value);
    return shown.unit.isEmpty() ? number : number + u'\u00A0' + shown.unit;
}

QString SteeringCard::forceText(nav::Point force) const
{
    const double size = nav::length(force);
    if (size < m_leastForce)
        return SteeringWords::tr("none");
    return m_unit.isEmpty() ? threeDigits(size)
                            : threeDigits(size) + u'\u00A0' + m_unit + QStringLiteral("/s²");
}

void SteeringCard::addSensed(const Sensing& sensed, const nav::Map& map)
{
    if (sensed.isEmpty())
        m_rows << Row{SteeringPart::none, SteeringWords::tr("By itself it senses"),
                      SteeringWords::tr("no obstacles")};
    if (sensed.avoidance)
        addAvoidance(*sensed.avoidance, map);
    if (sensed.walls)
        addWalls(*sensed.walls, map);
    if (sensed.fan)
        addRays(*sensed.fan);
}

void SteeringCard::addAvoidance(const steer::AvoidRecord& seen, const nav::Map& map)
{
    QString inTheWay = SteeringWords::tr("nothing");
    if (seen.chosen >= 0) {
        const auto& chosen = seen.tagged[static_cast<std::size_t>(seen.chosen)];
        inTheWay = SteeringWords::tr("%1, %2 ahead")
                       .arg(objectPhrase(map, chosen.obstacle), lengthText(chosen.intersection));
    }
    m_rows << Row{SteeringPart::box, SteeringWords::tr("Detection box"), lengthText(seen.length)}
           << Row{SteeringPart::tagged, SteeringWords::tr("Within its reach"),
                  QString::number(seen.tagged.size())}
           << Row{SteeringPart::chosen, SteeringWords::tr("In the way"), inTheWay}
           << Row{SteeringPart::force, SteeringWords::tr("Lateral"), forceText(seen.lateral)}
           << Row{SteeringPart::force, SteeringWords::tr("Braking"), forceText(seen.braking)};
}

void SteeringCard::addWalls(const steer::WallRecord& walls, const nav::Map& map)
{
    QString ahead = SteeringWords::tr("none");
    if (walls.chosen >= 0) {
        const auto& met = walls.met[static_cast<std::size_t>(walls.chosen)];
        ahead = SteeringWords::tr("%1, %2 ahead")
                    .arg(objectPhrase(map, met.obstacle), lengthText(met.depth));
    }
    m_rows << Row{SteeringPart::feeler, SteeringWords::tr("Wall ahead"), ahead}
           << Row{SteeringPart::force, SteeringWords::tr("Push off the wall"),
                  forceText(walls.push)}
           << Row{SteeringPart::force, SteeringWords::tr("Pull along it"), forceText(walls.pull)};
}

void SteeringCard::addFacts(const RecordedFacts& facts, const nav::Map& map)
{
    const bool isLost = facts.state.state == steer::AgentState::going && facts.record &&
                        followsPlan(*facts.record) && facts.record->aim == nav::Point{0, 0};
    m_rows << Row{SteeringPart::none, SteeringWords::tr("It is"),
                  isLost ? SteeringWords::tr("without a way to a goal") : stateWords(facts.state)};
    if (!facts.record) {
        m_rows << Row{SteeringPart::none, SteeringWords::tr("Decisions"),
                      facts.problem.isEmpty() ? SteeringWords::tr("being recalled…")
                                              : facts.problem};
        return;
    }
    addRecord(*facts.record, map);
}

void SteeringCard::addRecord(const steer::AgentRecord& record, const nav::Map& map)
{
    if (followsPlan(record)) {
        const bool hasAim = record.aim != nav::Point{0, 0};
        m_rows << Row{SteeringPart::clearRay, SteeringWords::tr("Sent to its goal"),
                      hasAim ? angleText(std::atan2(record.aim.y, record.aim.x))
                             : SteeringWords::tr("nowhere")};
    }
    for (const steer::AgentRecord::Part& part : record.parts) {
        QString value = forceText(part.granted);
        if (nav::length(part.wanted) > nav::length(part.granted) + m_leastForce)
            value = SteeringWords::tr("%1 of %2").arg(value, forceText(part.wanted));
        m_rows << Row{SteeringPart::force, behaviourName(QLatin1String(steer::name(part.kind))),
                      value};
    }
    const auto near = static_cast<int>(record.neighbours.size());
    m_rows << Row{SteeringPart::tagged, SteeringWords::tr("Looks at"),
                  near == 1 ? SteeringWords::tr("1 agent")
                            : SteeringWords::tr("%n agents", nullptr, near)};
    if (record.touchedObstacle)
        m_rows << Row{SteeringPart::none, SteeringWords::tr("Touches"),
                      SteeringWords::tr("an obstacle")};
    if (record.avoidance)
        addAvoidance(*record.avoidance, map);
    if (record.walls)
        addWalls(*record.walls, map);
    if (record.fan)
        addRays(*record.fan);
}

void SteeringCard::addRays(const steer::RayFanRecord& fan)
{
    const auto blocked = std::count_if(fan.rays.begin(), fan.rays.end(),
                                       [](const auto& ray) { return ray.isBlocked; });
    const auto all = static_cast<std::ptrdiff_t>(fan.rays.size());
    m_rows << Row{SteeringPart::clearRay, SteeringWords::tr("Clear rays"),
                  QString::number(all - blocked)}
           << Row{SteeringPart::blockedRay, SteeringWords::tr("Blocked rays"),
                  QString::number(blocked)};
}

void SteeringCard::paint(QPainter& painter, QPointF at) const
{
    const drawing::Palette& colors = m_style.palette;
    const QRectF card(at, m_size);
    painter.setPen(QPen(colors.separator, 1));
    painter.setBrush(colors.panel);
    painter.drawRoundedRect(card, 8, 8);
    painter.setFont(cardFont(QFont::DemiBold));
    painter.setPen(colors.text);
    painter.drawText(at + QPointF(inset, 20), m_title);
    QRectF line(card.left() + inset, card.top() + titleHeight, card.width() - 2 * inset, rowHeight);
    for (const Row& row : m_rows) {
        const QRectF sample(line.left(), line.top() + 2, sampleWidth, rowHeight - 4);
        drawing::drawSteeringSample(painter, row.part, sample, m_style);
        painter.setFont(cardFont(QFont::Normal));
        const QRectF text = line.adjusted(sampleWidth + gap, 0, 0, 0);
        painter.setPen(colors.textSecond);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, row.name);
        painter.setPen(colors.text);
        painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter, row.value);
        line.translate(0, rowHeight);
    }
}

} // namespace thicket::editor
