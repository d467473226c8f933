#include "app/editor/replay/crowdrun.h"

#include "app/editor/errors/errortext.h"
#include "libsteer/recording/recorder.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// As often as a screen shows a new frame.
constexpr auto betweenNews = 16ms;
constexpr double frameSlack = 1e-6;

/// One core is left to the window.
unsigned threadCount()
{
    const unsigned cores = std::max(2U, std::thread::hardware_concurrency());
    return std::min(16U, cores - 1);
}

bool isAnyoneOnTheWay(const steer::Crowd& crowd)
{
    const auto agents = crowd.agents();
    return std::any_of(agents.begin(), agents.end(), [](const steer::AgentView& agent) {
        return agent.state != steer::AgentState::arrived;
    });
}

} // namespace

/// What the owner asks for; taken by the worker thread.
struct CrowdRun::Orders {
    bool quits = false;
    bool stops = false;
    std::optional<nav::Map> map; // to start a new run with
    std::uint64_t number = 0;    // of the run that these orders are for
    double until = 0;            // seconds
    std::vector<steer::CrowdInput> inputs;
    std::optional<std::vector<std::uint32_t>> watched;
};

/// What the worker thread reports; taken by the owner.
struct CrowdRun::News {
    std::uint64_t number = 0;
    bool isBeginning = false;
    bool isEnd = false;
    QString failure;
    steer::Recording recording;
    steer::KeyCrowds kept;
    std::uint64_t waiting = 0;
    std::optional<std::uint64_t> expected = 0;
    std::vector<FrameRecords> records;
};

/// The state that only the worker thread uses.
struct CrowdRun::Worker {
    std::uint64_t number = 0;
    std::optional<steer::Crowd> crowd;
    std::optional<steer::Recorder> recorder;
    steer::KeyCrowds kept;
    double until = 0;
    bool isEnded = false;
    double settling = 0;               // for so many seconds all have arrived
    std::vector<FrameRecords> records; // not reported yet

    bool isStepWanted() const
    {
        return crowd && !isEnded &&
               static_cast<double>(crowd->steps()) + frameSlack < until / crowd->params().step;
    }
    News begin(const nav::Map& map);
    News obey(Orders orders, bool& hasNews);
    void step();
    News report() const;

private:
    bool isOver();
};

CrowdRun::News CrowdRun::Worker::report() const
{
    News news;
    news.number = number;
    if (recorder)
        news.recording = recorder->recording();
    news.kept = kept;
    if (crowd) {
        news.waiting = crowd->waiting();
        news.expected = crowd->expectedAgents();
    }
    news.isEnd = isEnded;
    return news;
}

CrowdRun::News CrowdRun::Worker::begin(const nav::Map& map)
{
    crowd.reset();
    recorder.reset();
    kept = {};
    isEnded = false;
    settling = 0;
    records.clear();
    News news;
    news.number = number;
    news.isBeginning = true;
    const auto scenario = steer::scenarioOf(map);
    auto made =
        scenario ? steer::Crowd::of(*scenario) : Result<steer::Crowd>(Unexpected(scenario.error()));
    if (!made) {
        news.failure = errorText(made.error());
        return news;
    }
    crowd.emplace(std::move(*made));
    recorder.emplace(*crowd, steer::scenarioHash(*scenario));
    kept = steer::KeyCrowds::fitting(*crowd);
    kept.offer(*crowd);
    news.recording = recorder->recording();
    news.kept = kept;
    news.waiting = crowd->waiting();
    news.expected = crowd->expectedAgents();
    return news;
}

/// Sets `hasNews` if there is something to report at once.
CrowdRun::News CrowdRun::Worker::obey(Orders orders, bool& hasNews)
{
    hasNews = false;
    number = orders.number;
    until = orders.until;
    if (orders.stops) {
        crowd.reset();
        recorder.reset();
        kept = {};
        records.clear();
    }
    News news;
    if (orders.map) {
        news = begin(*orders.map);
        hasNews = true;
    }
    if (crowd && orders.watched)
        crowd->watch(*std::move(orders.watched));
    for (const steer::CrowdInput& input : orders.inputs) {
        if (!crowd)
            break;
        if (const auto done = crowd->apply(input)) {
            recorder->input(*crowd, input);
        } else {
            news = report();
            news.failure = errorText(done.error());
            hasNews = true;
        }
        isEnded = false; // an arrived agent may get a new goal
        settling = 0;
    }
    return news;
}

void CrowdRun::Worker::step()
{
    crowd->step(threadCount());
    recorder->take(*crowd);
    kept.offer(*crowd);
    const auto recorded = crowd->records();
    if (!recorded.empty())
        records.push_back(
            {static_cast<std::uint32_t>(crowd->steps() - 1), {recorded.begin(), recorded.end()}});
    isEnded = isOver();
}

/// Some may never stand: two that have arrived can ask each other for room in turn.
bool CrowdRun::Worker::isOver()
{
    if (isAnyoneOnTheWay(*crowd) || crowd->expectsAgents()) {
        settling = 0;
        return false;
    }
    settling += crowd->params().step;
    return crowd->movingUp() == 0 || settling > longestMovingUp;
}

CrowdRun::CrowdRun(QObject* parent)
    : QObject(parent), m_orders(std::make_unique<Orders>()), m_thread([this] { work(); })
{}

CrowdRun::~CrowdRun()
{
    {
        const std::lock_guard lock(m_mutex);
        m_orders->quits = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void CrowdRun::restart(const nav::Map& map)
{
    m_records.clear();
    m_kept = {};
    {
        const std::lock_guard lock(m_mutex);
        m_orders->number = ++m_number;
        m_orders->map = map;
        m_orders->stops = false;
        m_orders->until = 0;
        m_orders->inputs.clear();
        m_news.reset();
    }
    m_wake.notify_one();
}

void CrowdRun::stop()
{
    m_records.clear();
    m_kept = {};
    {
        const std::lock_guard lock(m_mutex);
        m_orders->number = ++m_number;
        m_orders->map.reset();
        m_orders->stops = true;
        m_orders->inputs.clear();
        m_news.reset();
    }
    m_wake.notify_one();
}

void CrowdRun::wantUntil(double seconds)
{
    {
        const std::lock_guard lock(m_mutex);
        m_orders->until = seconds;
    }
    m_wake.notify_one();
}

void CrowdRun::feed(steer::CrowdInput input)
{
    {
        const std::lock_guard lock(m_mutex);
        m_orders->inputs.push_back(std::move(input));
    }
    m_wake.notify_one();
}

void CrowdRun::watch(std::vector<std::uint32_t> ids)
{
    {
        const std::lock_guard lock(m_mutex);
        m_orders->watched = std::move(ids);
    }
    m_wake.notify_one();
}

bool CrowdRun::isWorkWaiting(const Worker& worker) const
{
    const Orders& orders = *m_orders;
    if (orders.quits || orders.number != worker.number || orders.until != worker.until)
        return true;
    return !orders.inputs.empty() || orders.watched || worker.isStepWanted();
}

/// Runs on the worker thread.
void CrowdRun::work()
{
    Worker worker;
    auto reportedAt = Clock::now();
    for (;;) {
        Orders orders;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [&] { return isWorkWaiting(worker); });
            if (m_orders->quits)
                return;
            // Number and end of the run stay valid after the orders are taken.
            Orders rest;
            rest.number = m_orders->number;
            rest.until = m_orders->until;
            orders = std::exchange(*m_orders, std::move(rest));
        }
        bool hasNews = false;
        News news = worker.obey(std::move(orders), hasNews);
        if (hasNews)
            report(std::move(news));
        if (!worker.isStepWanted())
            continue;
        worker.step();
        if (!worker.isStepWanted() || Clock::now() - reportedAt >= betweenNews) {
            news = worker.report();
            news.records = std::exchange(worker.records, {});
            report(std::move(news));
            reportedAt = Clock::now();
        }
    }
}

/// Hands over what is new. If the former news was not taken yet, the two are merged.
void CrowdRun::report(News news)
{
    const std::lock_guard lock(m_mutex);
    if (news.number != m_orders->number)
        return;
    if (m_news) {
        news.isBeginning = news.isBeginning || m_news->isBeginning;
        if (news.failure.isEmpty())
            news.failure = m_news->failure;
        news.records.insert(news.records.begin(), m_news->records.begin(), m_news->records.end());
        *m_news = std::move(news);
        return;
    }
    m_news = std::make_unique<News>(std::move(news));
    QMetaObject::invokeMethod(this, &CrowdRun::takeNews, Qt::QueuedConnection);
}

void CrowdRun::takeNews()
{
    std::unique_ptr<News> news;
    {
        const std::lock_guard lock(m_mutex);
        news = std::move(m_news);
    }
    if (!news || news->number != m_number)
        return;
    m_records.insert(m_records.end(), std::make_move_iterator(news->records.begin()),
                     std::make_move_iterator(news->records.end()));
    m_kept = std::move(news->kept);
    m_waiting = news->waiting;
    m_expected = news->expected;
    if (!news->failure.isEmpty()) {
        if (news->recording.isEmpty())
            return emit refused(news->failure);
        emit failed(news->failure);
    }
    if (news->isBeginning)
        emit began(news->recording);
    else
        emit grew(news->recording);
    if (news->isEnd)
        emit ended();
}

} // namespace thicket::editor
