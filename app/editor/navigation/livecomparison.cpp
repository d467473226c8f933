#include "app/editor/navigation/livecomparison.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "libsteer/comparison/timelimit.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <memory>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr auto quietBeforeComparison = 400ms;
constexpr auto longestForRadii = 10s; // for the table, and again for the jumps
constexpr std::size_t mostRadii = 50;
constexpr std::size_t mostSearches = 400;

/// 0 and the highest numbers up to `largest` that are 1, 2 or 5 times a power of ten: as on the
/// slider, more of the small ones.
std::vector<double> handyRadii(double largest)
{
    constexpr std::size_t count = 6;
    std::vector<double> radii;
    for (double power = std::pow(10, std::floor(std::log10(largest))); radii.size() < count;
         power /= 10)
        for (const double factor : {5.0, 2.0, 1.0})
            if (factor * power <= largest && radii.size() < count)
                radii.push_back(factor * power);
    radii.push_back(0);
    std::reverse(radii.begin(), radii.end());
    return radii;
}

ComparedRadii comparedRadii(const std::vector<nav::Obstacle>& obstacles, const nav::Segment& ends,
                            const std::vector<double>& radii, double largest,
                            const std::stop_token& stop)
{
    using enum steer::SolverMethod;
    ComparedRadii answer;
    const steer::TimeLimit tableLimit(stop, longestForRadii);
    steer::ComparisonOptions options;
    options.methods = {exact, grid, flow};
    options.timeLimit = LiveComparison::timeLimit;
    options.stop = tableLimit.token();
    if (auto table = steer::compareRadii(obstacles, ends, radii, options))
        answer.table = std::move(*table);
    const steer::TimeLimit jumpLimit(stop, longestForRadii);
    auto jumps = nav::findCriticalRadii(obstacles, ends, 0, largest,
                                        {.maxSearches = mostSearches, .stop = jumpLimit.token()});
    if (jumps)
        answer.jumps = std::move(*jumps);
    answer.isComplete = answer.table.size() == radii.size() && jumps && answer.jumps.isComplete;
    return answer;
}

} // namespace

LiveComparison::LiveComparison(const MapDocument& document, const Navigator& navigator,
                               QObject* parent)
    : QObject(parent), m_document(document), m_navigator(navigator),
      m_pass(document, [this](const nav::MapObject& object) { gather(object); }),
      m_job(NewestJob::Rank::behind)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(quietBeforeComparison);
    connect(&m_rest, &QTimer::timeout, this, &LiveComparison::begin);
    connect(&m_pass, &ObjectPass::ended, this, &LiveComparison::measure);
    connect(&navigator, &Navigator::fieldChanged, this, &LiveComparison::restart);
    connect(&navigator, &Navigator::agentRadiusChanged, this, &LiveComparison::restart);
    connect(&navigator, &Navigator::pathChanged, this, &LiveComparison::follow);
    const auto startOver = [this] {
        forgetRadii();
        restart();
    };
    connect(&document, &MapDocument::changed, this, startOver);
    connect(&document, &MapDocument::wasReset, this, startOver);
    connect(&document, &MapDocument::wasReset, this, [this] { m_rows.clear(); });
}

LiveComparison::~LiveComparison() { m_stop.request_stop(); }

void LiveComparison::setWanted(bool wanted)
{
    if (wanted == isWanted())
        return;
    if (wanted) {
        m_state = State::late;
        m_rest.start();
        emit changed();
        return;
    }
    stop();
    m_rows.clear();
    forgetRadii();
    setState(State::off);
}

void LiveComparison::setLargestRadius(double radius)
{
    if (radius == m_largestRadius)
        return;
    m_largestRadius = radius;
    forgetRadii();
    restart();
}

std::vector<double> LiveComparison::radiiToCompare() const
{
    if (m_radiusStep == 0)
        return handyRadii(m_largestRadius);
    return steer::steppedRadii(0, m_largestRadius, m_radiusStep, mostRadii);
}

void LiveComparison::setRadiusStep(double step)
{
    if (step == m_radiusStep)
        return;
    m_radiusStep = step;
    forgetRadii();
    restart();
}

void LiveComparison::cancel()
{
    if (!isBusy())
        return;
    stop();
    setState(State::cancelled);
}

/// The path is searched for again at other times, too. Only other ends matter here.
void LiveComparison::follow()
{
    const auto start = m_navigator.start();
    const auto goal = m_navigator.goal();
    const bool hasEnds = start && goal;
    if (hasEnds == (m_state == State::noEnds) ||
        (hasEnds && m_ends != nav::Segment{*start, *goal})) {
        forgetRadii();
        restart();
    }
}

void LiveComparison::forgetRadii()
{
    m_radii = {};
    m_hasRadii = false;
}

void LiveComparison::restart()
{
    if (!isWanted())
        return;
    stop();
    m_rest.start();
    setState(State::late);
}

void LiveComparison::stop()
{
    m_rest.stop();
    m_pass.stop();
    m_obstacles.clear();
    m_stop.request_stop();
    m_job.cancel();
}

void LiveComparison::setState(State state)
{
    m_state = state;
    emit changed();
}

void LiveComparison::begin()
{
    if (m_document.gesture().isOpen() || m_navigator.isFieldLate())
        return m_rest.start();
    const auto start = m_navigator.start();
    const auto goal = m_navigator.goal();
    const bool hasField = m_navigator.fieldProblem().isEmpty();
    if (!start || !goal || !hasField) {
        m_rows.clear();
        forgetRadii();
        return setState(hasField ? State::noEnds : State::noField);
    }
    m_ends = {*start, *goal};
    m_stop = std::stop_source();
    steer::ComparisonOptions options;
    options.timeLimit = timeLimit;
    options.stop = m_stop.get_token();
    m_job.order(
        [this, field = m_navigator.field(), ends = m_ends, options](const std::atomic<bool>&) {
            auto rows = std::make_shared<std::vector<steer::SolverRow>>();
            try {
                *rows = compareSolvers(field, ends, options);
            } catch (const std::exception&) {
                rows->clear(); // running out of memory must not end the editor
            }
            return [this, rows] { takeRows(std::move(*rows)); };
        });
}

void LiveComparison::takeRows(std::vector<steer::SolverRow> rows)
{
    m_rows = std::move(rows);
    if (m_hasRadii)
        return setState(State::done);
    setState(State::measuring);
    m_pass.begin();
}

void LiveComparison::gather(const nav::MapObject& object)
{
    if (std::optional<nav::Shape> shape = nav::obstacleShape(object.geometry))
        m_obstacles.push_back({object.id, *std::move(shape)});
}

void LiveComparison::measure()
{
    if (std::optional<nav::Polygon> walls = nav::boundingWalls(m_document.map().settings))
        m_obstacles.push_back({nav::boundsObstacle, *std::move(walls)});
    m_job.order([this, obstacles = std::exchange(m_obstacles, {}), ends = m_ends,
                 radii = radiiToCompare(), largest = m_largestRadius,
                 stop = m_stop.get_token()](const std::atomic<bool>&) mutable {
        auto answer = std::make_shared<ComparedRadii>();
        try {
            *answer = comparedRadii(asVector(std::move(obstacles)), ends, radii, largest, stop);
        } catch (const std::exception&) {
            answer->isComplete = false; // running out of memory must not end the editor
        }
        return [this, answer] { takeRadii(std::move(*answer)); };
    });
}

void LiveComparison::takeRadii(ComparedRadii radii)
{
    m_radii = std::move(radii);
    m_hasRadii = true;
    setState(State::done);
}

} // namespace thicket::editor
