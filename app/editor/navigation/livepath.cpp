#include "app/editor/navigation/livepath.h"

#include <QElapsedTimer>

#include <chrono>
#include <exception>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

/// Done in the window's thread: less than a millisecond on most maps.
constexpr std::size_t expansionsAtOnce = 500;
/// On fields of more discs an expansion may be expensive, so the time is limited, too.
constexpr std::size_t discsOfSmallMap = 2000;
constexpr auto timeAtOnce = 8ms;
/// Where the shortest path takes long, a path within 2 % is found about ten times faster.
constexpr double earlyWeight = 1.02;

} // namespace

LivePath::LivePath(QObject* parent) : QObject(parent)
{
    connect(&m_patience, &Patience::ranOut, this, &LivePath::changed);
}

LivePath::~LivePath() { m_stop.request_stop(); }

void LivePath::giveUp()
{
    m_stop.request_stop();
    m_job.cancel();
    m_searched.reset();
}

void LivePath::letGo()
{
    giveUp();
    m_job.stop();
}

void LivePath::clear()
{
    forget();
    emit changed();
}

void LivePath::forget()
{
    letGo();
    m_answer.reset();
    m_result.reset();
    m_trace = {};
    m_isLate = false;
    m_patience.end();
}

void LivePath::wait()
{
    giveUp(); // the field stays as it is until it is replaced
    m_answer.reset();
    becomeLate();
    emit changed();
}

void LivePath::solve(const nav::ObstacleField& field, nav::Point start, nav::Point goal)
{
    letGo();
    m_ends = {start, goal};
    search(field);
    emit changed();
}

void LivePath::update(const nav::ObstacleField& field, std::span<const nav::ObstacleChange> changes,
                      nav::Point start, nav::Point goal)
{
    letGo();
    const bool isSameQuestion = m_ends == nav::Segment{start, goal};
    m_ends = {start, goal};
    if (!isSameQuestion || !keepsAnswer(field, changes))
        search(field);
    else if (!m_answer->isExact)
        order(field, 1);
    emit changed();
}

bool LivePath::keepsAnswer(const nav::ObstacleField& field,
                           std::span<const nav::ObstacleChange> changes) const
{
    return m_answer && !m_isLate && !m_isTraced && m_answer->query.keeps(field, changes);
}

bool LivePath::isInspected() const { return m_isTraced || m_pruning != nav::Pruning(); }

void LivePath::search(const nav::ObstacleField& field)
{
    nav::PathOptions options;
    options.pruning = m_pruning;
    m_trace = {};
    options.trace = m_isTraced ? &m_trace : nullptr;
    if (isInspected())
        return take(solved(field, m_ends, options));
    options.maxExpansions = expansionsAtOnce;
    if (field.discCount() > discsOfSmallMap)
        options.maxTime = timeAtOnce;
    if (searchHere(field, options))
        return;
    options.weight = earlyWeight;
    if (searchHere(field, options))
        return order(field, 1);
    m_answer.reset();
    becomeLate();
    order(field, earlyWeight);
}

bool LivePath::searchHere(const nav::ObstacleField& field, nav::PathOptions options)
{
    Answer answer = solved(field, m_ends, options);
    if (answer.query.result().status == nav::PathStatus::budgetExceeded)
        return false;
    take(std::move(answer));
    return true;
}

LivePath::Answer LivePath::solved(const nav::ObstacleField& field, const nav::Segment& ends,
                                  const nav::PathOptions& options)
{
    QElapsedTimer timer;
    timer.start();
    Answer answer{nav::LiveQuery(ends.a, ends.b, options), true, 0};
    const nav::PathResult& result = answer.query.solve(field);
    // Without a path, or with a path as long as the lower bound, no search can find more.
    answer.isExact =
        options.weight == 1 || result.path.isEmpty() || result.path.length() <= result.lowerBound;
    answer.milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    return answer;
}

/// Searches for a path within `weight` on the worker thread. The shortest follows.
void LivePath::order(const nav::ObstacleField& field, double weight)
{
    m_searched = field;
    m_stop = std::stop_source();
    nav::PathOptions options;
    options.weight = weight;
    options.stop = m_stop.get_token();
    m_job.order([this, field, ends = m_ends, options](const std::atomic<bool>&) {
        NewestJob::Report report; // stays empty if memory runs out, which must not end the editor
        try {
            auto answer = std::make_shared<Answer>(solved(field, ends, options));
            report = [this, answer] { takeOrdered(std::move(*answer)); };
        } catch (const std::exception&) {
        }
        return report;
    });
    m_patience.begin();
}

void LivePath::takeOrdered(Answer answer)
{
    take(std::move(answer));
    if (m_answer->isExact)
        m_searched.reset();
    else
        order(nav::ObstacleField(*m_searched), 1);
    emit changed();
}

void LivePath::take(Answer answer)
{
    m_answer = std::move(answer);
    m_result = m_answer->query.result();
    m_isLate = false;
    if (m_answer->isExact)
        m_patience.end();
}

void LivePath::becomeLate()
{
    m_isLate = true;
    m_patience.begin();
}

} // namespace thicket::editor
