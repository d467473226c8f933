#include "app/drawing/svgelements.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace thicket::drawing {

void appendNumber(std::string& text, double value, int decimals)
{
    std::array<char, 400> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                   std::chars_format::fixed, decimals);
    std::string_view written(digits.data(), static_cast<std::size_t>(end.ptr - digits.data()));
    while (written.size() > 1 && written.back() == '0' &&
           written.find('.') != std::string_view::npos)
        written.remove_suffix(1);
    if (written.back() == '.')
        written.remove_suffix(1);
    text += written == "-0" ? std::string_view("0") : written;
}

std::string escaped(const QString& text) { return text.toHtmlEscaped().toStdString(); }

void SvgPath::append(char command, QPointF at)
{
    m_data += command;
    appendNumber(m_data, at.x());
    m_data += ' ';
    appendNumber(m_data, at.y());
}

void SvgPath::moveTo(nav::Point at) { append('M', pixel(at)); }

void SvgPath::lineTo(nav::Point at) { append('L', pixel(at)); }

void SvgPath::arcTo(nav::Point from, nav::Point center, double turn)
{
    constexpr double longest = 3; // radians: an arc of half a circle and more has two readings
    const double pieces = std::max(1.0, std::ceil(std::abs(turn) / longest));
    const nav::Point arm = from - center;
    const double radius = nav::length(arm) * std::abs(m_toPixels.m11());
    const bool isClockwise = (turn < 0) == (m_toPixels.m22() < 0);
    for (double i = 1; i <= pieces; ++i) {
        const double angle = i * turn / pieces;
        const nav::Point turned{std::cos(angle) * arm.x - std::sin(angle) * arm.y,
                                std::sin(angle) * arm.x + std::cos(angle) * arm.y};
        m_data += 'A';
        appendNumber(m_data, radius);
        m_data += ' ';
        appendNumber(m_data, radius);
        m_data += isClockwise ? " 0 0 1" : " 0 0 0";
        append(' ', pixel(center + turned));
    }
}

void SvgPath::add(const nav::TangentEdge& edge)
{
    if (const auto* surfing = std::get_if<nav::SurfingEdge>(&edge)) {
        moveTo(surfing->from);
        lineTo(surfing->to);
        return;
    }
    const auto& arc = std::get<nav::HuggingEdge>(edge);
    moveTo(arc.pointAt(arc.from));
    arcTo(arc.pointAt(arc.from), arc.center, arc.to - arc.from);
}

void SvgPath::addWay(const std::vector<nav::TangentEdge>& way)
{
    bool isFirst = true;
    for (const nav::TangentEdge& edge : way) {
        if (const auto* surfing = std::get_if<nav::SurfingEdge>(&edge)) {
            if (isFirst)
                moveTo(surfing->from);
            lineTo(surfing->to);
        } else {
            const auto& arc = std::get<nav::HuggingEdge>(edge);
            if (isFirst)
                moveTo(arc.pointAt(arc.from));
            arcTo(arc.pointAt(arc.from), arc.center, arc.to - arc.from);
        }
        isFirst = false;
    }
}

void SvgPath::addDot(nav::Point at, double radius)
{
    const QPointF middle = pixel(at);
    append('M', middle - QPointF(radius, 0));
    for (const double side : {1, -1}) {
        m_data += 'A';
        appendNumber(m_data, radius);
        m_data += ' ';
        appendNumber(m_data, radius);
        m_data += " 0 0 1";
        append(' ', middle + QPointF(side * radius, 0));
    }
    m_data += 'Z';
}

void SvgPath::addCross(nav::Point at, double size)
{
    const QPointF middle = pixel(at);
    const double half = size / 2;
    append('M', middle + QPointF(-half, -half));
    append('L', middle + QPointF(half, half));
    append('M', middle + QPointF(-half, half));
    append('L', middle + QPointF(half, -half));
}

std::string SvgClock::shownBetween(double begin, double end) const
{
    const bool isFromStart = begin <= 0;
    const bool isToEnd = end >= 1;
    if (isFromStart && isToEnd)
        return {};
    std::string values = isFromStart ? "visible" : "hidden;visible";
    std::string times = "0";
    if (!isFromStart) {
        times += ';';
        appendNumber(times, begin, 6);
    }
    if (!isToEnd) {
        values += ";hidden";
        times += ';';
        appendNumber(times, end, 6);
    }
    std::string text = "<animate attributeName=\"visibility\" calcMode=\"discrete\" dur=\"";
    appendNumber(text, m_seconds, 3);
    return text + "s\" repeatCount=\"indefinite\" values=\"" + values + "\" keyTimes=\"" + times +
           "\"/>";
}

} // namespace thicket::drawing
