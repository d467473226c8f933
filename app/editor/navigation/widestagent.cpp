#include "app/editor/navigation/widestagent.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "libsteer/comparison/timelimit.h"

#include <chrono>
#include <cmath>
#include <exception>
#include <memory>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr auto quietBeforeSearch = 300ms;
constexpr auto longestSearch = 30s;
/// A path that is longer by this is no jump. Only one that ends to exist is.
constexpr double noLength = 1e100;

nav::CriticalRadii lastRadius(const std::vector<nav::Obstacle>& obstacles, const nav::Segment& ends,
                              double below, const std::stop_token& stop)
{
    const steer::TimeLimit limit(stop, longestSearch);
    auto radii = nav::findCriticalRadii(obstacles, ends, 0, below,
                                        {.leastJump = noLength, .stop = limit.token()});
    if (!radii)
        return {.found = {}, .isComplete = false};
    return *std::move(radii);
}

} // namespace

WidestAgent::WidestAgent(const MapDocument& document, const Navigator& navigator, QObject* parent)
    : QObject(parent), m_document(document), m_navigator(navigator),
      m_pass(document, [this](const nav::MapObject& object) { gather(object); }),
      m_job(NewestJob::Rank::behind)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(quietBeforeSearch);
    connect(&m_rest, &QTimer::timeout, this, &WidestAgent::begin);
    connect(&m_pass, &ObjectPass::ended, this, &WidestAgent::search);
    connect(&navigator, &Navigator::pathChanged, this, &WidestAgent::follow);
    connect(&navigator, &Navigator::agentRadiusChanged, this, &WidestAgent::restart);
    connect(&document, &MapDocument::changed, this, &WidestAgent::restart);
    connect(&document, &MapDocument::wasReset, this, &WidestAgent::restart);
    follow();
}

WidestAgent::~WidestAgent() { m_stop.request_stop(); }

double WidestAgent::handyRadius() const
{
    const double widest = m_place ? m_place->radius : 0;
    if (widest <= 0)
        return 0;
    const double unit = std::pow(10, std::floor(std::log10(widest)) - 2);
    return std::floor(widest / unit) * unit;
}

/// nullopt unless the latest answer is that there is no way through.
std::optional<WidestAgent::Question> WidestAgent::question() const
{
    const auto& result = m_navigator.result();
    const auto start = m_navigator.start();
    const auto goal = m_navigator.goal();
    if (!result || result->status != nav::PathStatus::unreachable || !start || !goal)
        return {};
    return Question{{*start, *goal}, m_navigator.agentRadius()};
}

/// The path is searched for again at other times, too: only a new question begins a new search.
void WidestAgent::follow()
{
    if (question() != m_question)
        restart();
}

void WidestAgent::restart()
{
    stop();
    m_question = question();
    if (!m_question)
        return show(State::notAsked);
    m_rest.start();
    show(State::searching);
}

void WidestAgent::stop()
{
    m_rest.stop();
    m_pass.stop();
    m_obstacles.clear();
    m_stop.request_stop();
    m_job.cancel();
}

void WidestAgent::show(State state, std::optional<nav::CriticalRadius> place)
{
    if (state == m_state && !place && !m_place)
        return;
    m_state = state;
    m_place = std::move(place);
    emit changed();
}

void WidestAgent::begin()
{
    if (m_document.gesture().isOpen() || m_navigator.answer().isLate())
        return m_rest.start();
    if (m_question->radius <= 0)
        return show(State::none);
    m_pass.begin();
}

void WidestAgent::gather(const nav::MapObject& object)
{
    if (std::optional<nav::Shape> shape = nav::obstacleShape(object.geometry))
        m_obstacles.push_back({object.id, *std::move(shape)});
}

void WidestAgent::search()
{
    if (std::optional<nav::Polygon> walls = nav::boundingWalls(m_document.map().settings))
        m_obstacles.push_back({nav::boundsObstacle, *std::move(walls)});
    m_stop = std::stop_source();
    m_job.order([this, obstacles = std::exchange(m_obstacles, {}), asked = *m_question,
                 stop = m_stop.get_token()](const std::atomic<bool>&) mutable {
        auto radii = std::make_shared<nav::CriticalRadii>();
        try {
            *radii = lastRadius(asVector(std::move(obstacles)), asked.ends, asked.radius, stop);
        } catch (const std::exception&) {
            radii->isComplete = false; // running out of memory must not end the editor
        }
        return [this, radii] { take(*radii); };
    });
}

void WidestAgent::take(const nav::CriticalRadii& radii)
{
    if (!radii.found.empty())
        show(State::found, radii.found.back());
    else
        show(radii.isComplete ? State::none : State::unknown);
}

} // namespace thicket::editor
