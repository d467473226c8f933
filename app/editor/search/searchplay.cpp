#include "app/editor/search/searchplay.h"

#include "app/editor/search/tracedsearch.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace thicket::editor {

SearchPlay::SearchPlay(TracedSearch& search, QObject* parent)
    : Player({1, 1000, 8}, parent), m_search(search)
{
    connect(&search, &TracedSearch::changed, this, &SearchPlay::takeSearch);
}

void SearchPlay::takeSearch()
{
    const bool isAnother = &m_history.trace() != &m_search.history().trace();
    if (isAnother) {
        const bool wasAtEnd = m_step == last();
        m_history = m_search.history();
        m_step = wasAtEnd && !isPlaying() ? last() : std::min(m_step, last());
        m_rest = 0;
        if (loop() && loop()->end > static_cast<double>(last()) + 1)
            setLoop({});
        if (isEmpty())
            pause();
    }
    emit searchChanged();
    if (isAnother)
        emit stepChanged();
}

void SearchPlay::play()
{
    if (isPlaying() || m_history.stepCount() < 2)
        return;
    if (m_step == last() && !loop())
        moveTo(0);
    m_rest = 0;
    start();
}

void SearchPlay::step(int steps)
{
    pause();
    const auto by = static_cast<std::size_t>(std::abs(steps));
    seek(steps < 0 ? m_step - std::min(by, m_step) : m_step + by);
}

void SearchPlay::seek(std::size_t step)
{
    m_rest = 0;
    moveTo(step);
}

void SearchPlay::advanceBy(double seconds)
{
    if (!isPlaying())
        return;
    double whole = 0;
    m_rest = std::modf(m_rest + seconds * speed(), &whole);
    const double wanted = static_cast<double>(m_step) + whole;
    moveTo(static_cast<std::size_t>(looped(wanted)));
    if (m_step == last() && !loop())
        pause();
}

void SearchPlay::toNextRejection()
{
    if (const auto found = m_history.nextRejection(m_step))
        seek(*found);
}

void SearchPlay::toNextRise()
{
    if (const auto found = m_history.nextRise(m_step))
        seek(*found);
}

void SearchPlay::moveTo(std::size_t step)
{
    step = std::min(step, last());
    if (step == m_step)
        return;
    m_step = step;
    emit stepChanged();
}

} // namespace thicket::editor
