#include "app/editor/navigation/sampledpaths.h"

#include "app/editor/navigation/navigator.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

/// A path that takes longer is not shown: the others would wait for it.
constexpr auto longestSampling = 500ms;
constexpr auto longestRelease = 100ms;

/// The largest first: the fields for the smaller radii share what it has.
std::vector<nav::ObstacleField> fieldsFor(const nav::ObstacleField& field,
                                          const std::array<double, SampledPaths::count>& radii)
{
    std::vector<nav::ObstacleField> fields(radii.size());
    for (std::size_t i = radii.size(); i-- > 0;) {
        if (radii[i] == field.agentRadius())
            fields[i] = field;
        else if (auto other = field.withAgentRadius(radii[i]))
            fields[i] = *std::move(other);
    }
    return fields;
}

} // namespace

SampledPaths::SampledPaths(const Navigator& navigator, QObject* parent)
    : QObject(parent), m_navigator(navigator)
{
    m_leaving.setSingleShot(true);
    m_leaving.setInterval(longestRelease);
    connect(&m_leaving, &QTimer::timeout, this, &SampledPaths::leave);
    connect(&navigator, &Navigator::fieldAboutToChange, this, &SampledPaths::forgetFields);
    connect(&navigator, &Navigator::fieldReplaced, this, &SampledPaths::forgetFields);
    connect(&navigator, &Navigator::fieldChanged, this, &SampledPaths::follow);
    connect(&navigator, &Navigator::pathChanged, this, &SampledPaths::follow);
    connect(&navigator, &Navigator::agentRadiusChanged, this, &SampledPaths::forgetFields);
}

SampledPaths::~SampledPaths() { m_stop.request_stop(); }

std::array<double, SampledPaths::count> SampledPaths::radii(double agentRadius, double side)
{
    if (agentRadius > 0)
        return {0.5 * agentRadius, 0.75 * agentRadius, agentRadius, 1.5 * agentRadius,
                2 * agentRadius};
    const double one = side > 0 ? 0.01 * side : 1;
    return {0, 0.25 * one, 0.5 * one, one, 2 * one};
}

void SampledPaths::setWanted(bool wanted)
{
    if (wanted == m_isWanted)
        return;
    m_isWanted = wanted;
    if (!wanted)
        return m_leaving.start();
    const bool wasLeaving = m_leaving.isActive();
    m_leaving.stop();
    if (!wasLeaving || m_isDue)
        follow();
}

void SampledPaths::leave()
{
    stop();
    m_samples.reset();
    m_fields.reset();
    emit changed();
}

void SampledPaths::stop()
{
    m_stop.request_stop();
    m_job.cancel();
    m_isSearching = false;
    m_isDue = false;
}

/// Copies of the field must go before it changes. The thread lets go of its own a moment later.
void SampledPaths::forgetFields()
{
    stop();
    m_fields.reset();
}

/// The answer for other ends is not waited for.
void SampledPaths::follow()
{
    if (!m_isWanted && !m_leaving.isActive())
        return;
    if (m_isSearching || !m_isWanted) {
        m_isDue = true;
        return;
    }
    const bool isAskable = m_navigator.start() && m_navigator.goal() &&
                           m_navigator.fieldProblem().isEmpty() && !m_navigator.isFieldLate();
    if (isAskable)
        search();
    else
        m_samples.reset();
    emit changed();
}

void SampledPaths::search()
{
    m_isSearching = true;
    m_isDue = false;
    m_stop = std::stop_source();
    const nav::Box bounds = m_navigator.field().bounds();
    const double side = bounds.isEmpty() ? 0 : std::max(bounds.width(), bounds.height());
    m_job.order([this, field = m_navigator.field(), fields = m_fields,
                 radii = radii(m_navigator.agentRadius(), side), start = *m_navigator.start(),
                 goal = *m_navigator.goal(),
                 stop = m_stop.get_token()](const std::atomic<bool>&) mutable {
        auto answer = std::make_shared<Answer>();
        try {
            if (!fields)
                fields = std::make_shared<const Fields>(fieldsFor(field, radii));
            nav::PathOptions options;
            options.maxTime = longestSampling;
            options.stop = stop;
            for (std::size_t i = 0; i < count; ++i) {
                nav::PathResult found = nav::findPath((*fields)[i], start, goal, options);
                const bool isFound = found.status == nav::PathStatus::found;
                answer->samples[i] = {radii[i], found.status,
                                      isFound ? std::move(found.path) : nav::Path()};
            }
            answer->fields = std::move(fields);
        } catch (const std::exception&) {
            answer->fields.reset(); // running out of memory must not end the editor
        }
        return [this, answer] { take(*answer); };
    });
}

void SampledPaths::take(const Answer& answer)
{
    m_isSearching = false;
    m_fields = answer.fields;
    if (answer.fields)
        m_samples = answer.samples;
    else
        m_samples.reset();
    if (m_isDue)
        follow();
    else
        emit changed();
}

} // namespace thicket::editor
