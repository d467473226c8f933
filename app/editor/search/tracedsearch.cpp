#include "app/editor/search/tracedsearch.h"

#include "app/editor/navigation/navigator.h"

#include <exception>
#include <utility>

namespace thicket::editor {

TracedSearch::TracedSearch(Navigator& navigator, QObject* parent)
    : QObject(parent), m_navigator(navigator), m_found(std::make_shared<const Found>())
{
    connect(&navigator, &Navigator::fieldAboutToChange, this, &TracedSearch::letGo);
    connect(&navigator, &Navigator::fieldChanged, this, [this] { ++m_fieldChanges; });
    connect(&navigator, &Navigator::pathChanged, this, &TracedSearch::follow);
}

TracedSearch::~TracedSearch() { m_stop.request_stop(); }

void TracedSearch::setActive(bool active)
{
    if (active == m_isActive)
        return;
    m_isActive = active;
    if (active) {
        order();
    } else {
        letGo();
        drop();
    }
}

void TracedSearch::setFollowing(bool following)
{
    if (following == m_isFollowing)
        return;
    m_isFollowing = following;
    emit followingChanged(following);
    follow();
}

bool TracedSearch::isCutOff() const
{
    return result() && result()->status == nav::PathStatus::budgetExceeded;
}

bool TracedSearch::isOutdated() const { return m_answered.has_value() && m_answered != question(); }

/// Absent while there is nothing to ask, or no field to ask it of.
std::optional<TracedSearch::Question> TracedSearch::question() const
{
    const auto start = m_navigator.start();
    const auto goal = m_navigator.goal();
    if (!start || !goal || !nav::isInRange(*start) || !nav::isInRange(*goal) ||
        !m_navigator.fieldProblem().isEmpty())
        return {};
    return Question{m_fieldChanges, *start, *goal, m_navigator.answer().pruning()};
}

/// While a copy of the field is held, every edit would have to copy all of it.
void TracedSearch::letGo()
{
    m_stop.request_stop();
    m_job.stop();
    m_gathering.cancel();
    m_asked.reset();
}

void TracedSearch::follow()
{
    if (!m_isActive)
        return;
    if (m_isFollowing)
        order();
    else
        emit changed();
}

void TracedSearch::order()
{
    if (m_navigator.isFieldLate())
        return emit changed(); // it is asked again when the field is ready
    const std::optional<Question> wanted = question();
    if (!wanted) {
        letGo();
        return drop();
    }
    if (wanted == m_asked || (!m_asked && wanted == m_answered))
        return;
    letGo();
    m_asked = wanted;
    m_stop = std::stop_source();
    m_job.order([this, field = m_navigator.field(), asked = *wanted,
                 stop = m_stop.get_token()](const std::atomic<bool>&) {
        NewestJob::Report report; // stays empty if memory runs out, which must not end the editor
        try {
            auto traced = searched(field, asked, stop);
            report = [this, traced, asked] { gather(traced, asked); };
        } catch (const std::exception&) {
        }
        return report;
    });
    emit changed();
}

std::shared_ptr<TracedSearch::Traced> TracedSearch::searched(const nav::ObstacleField& field,
                                                             const Question& question,
                                                             std::stop_token stop)
{
    auto traced = std::make_shared<Traced>();
    nav::PathOptions options;
    options.trace = &traced->trace;
    options.pruning = question.pruning;
    options.maxExpansions = mostExpansions;
    options.stop = std::move(stop);
    traced->result = nav::findPath(field, question.start, question.goal, options);
    return traced;
}

void TracedSearch::gather(std::shared_ptr<Traced> traced, const Question& answered)
{
    m_gathering.order([this, traced, answered](const std::atomic<bool>&) {
        NewestJob::Report report;
        try {
            auto found = std::make_shared<Found>();
            found->history = nav::SearchHistory(std::move(traced->trace));
            found->tallies = tallySteps(found->history);
            found->refusals = Refusals(found->history);
            found->result = std::move(traced->result);
            report = [this, found, answered] { take(found, answered); };
        } catch (const std::exception&) {
        }
        return report;
    });
}

void TracedSearch::take(std::shared_ptr<const Found> found, const Question& answered)
{
    m_found = std::move(found);
    m_answered = answered;
    m_asked.reset();
    emit changed();
}

void TracedSearch::drop()
{
    m_found = std::make_shared<const Found>();
    m_answered.reset();
    emit changed();
}

} // namespace thicket::editor
