#include "libsteer/recording/curve.h"

#include <algorithm>
#include <cmath>

namespace thicket::steer {

void CurveRange::include(double value)
{
    if (std::isnan(value))
        return;
    least = isEmpty() ? value : std::min(least, value);
    most = std::isnan(most) ? value : std::max(most, value);
}

void CurveRange::include(const CurveRange& other)
{
    if (other.isEmpty())
        return;
    include(other.least);
    include(other.most);
}

void Curve::add(double value)
{
    if (m_frames % m_stride == 0) {
        if (m_stretches.size() == mostStretches)
            join();
        m_stretches.emplace_back();
    }
    m_stretches.back().include(value);
    m_all.include(value);
    ++m_frames;
}

void Curve::join()
{
    for (std::size_t i = 0; 2 * i < m_stretches.size(); ++i) {
        CurveRange joined = m_stretches[2 * i];
        if (2 * i + 1 < m_stretches.size())
            joined.include(m_stretches[2 * i + 1]);
        m_stretches[i] = joined;
    }
    m_stretches.resize((m_stretches.size() + 1) / 2);
    m_stride *= 2;
}

CurveRange Curve::over(std::uint32_t first, std::uint32_t end) const
{
    CurveRange range;
    end = std::min(end, m_frames);
    if (first >= end)
        return range;
    const std::size_t last = (end - 1) / m_stride;
    for (std::size_t i = first / m_stride; i <= last; ++i)
        range.include(m_stretches[i]);
    return range;
}

} // namespace thicket::steer
