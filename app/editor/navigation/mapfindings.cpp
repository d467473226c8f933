#include "app/editor/navigation/mapfindings.h"

#include "app/editor/document/chunkedlist.h"
#include "app/editor/document/disposal.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "libnav/path/blockedshortcuts.h"

#include <QElapsedTimer>

#include <algorithm>
#include <chrono>
#include <exception>
#include <iterator>
#include <numeric>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr auto quiet = 300ms;
constexpr int longestTurn = 2;     // milliseconds of copying at a time
constexpr auto betweenTurns = 8ms; // for frames: the findings are not urgent

} // namespace

struct MapFindings::Order {
    nav::MapSettings settings;
    ChunkedList<nav::MapObject> objects; ///< without properties, which no problem depends on
    double agentRadius = 0;
    std::stop_token stop;
};

MapFindings::MapFindings(const MapDocument& document, const Navigator& navigator, QObject* parent)
    : QObject(parent), m_document(document), m_navigator(navigator), m_counts(3),
      m_job(NewestJob::Rank::behind)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(quiet);
    m_copying.setInterval(betweenTurns);
    connect(&m_rest, &QTimer::timeout, this, &MapFindings::begin);
    connect(&m_copying, &QTimer::timeout, this, &MapFindings::copySome);
    connect(&document, &MapDocument::changed, this, &MapFindings::wait);
    connect(&document, &MapDocument::wasReset, this, [this] {
        m_kept.clear();
        m_counts.assign(3, 0);
        wait();
        emit changed();
    });
    connect(&navigator, &Navigator::agentRadiusChanged, this, &MapFindings::wait);
    wait();
}

MapFindings::~MapFindings() { m_stop.request_stop(); }

std::size_t MapFindings::count(nav::Severity severity) const
{
    return m_counts[static_cast<std::size_t>(severity)];
}

std::size_t MapFindings::urgent() const
{
    return count(nav::Severity::error) + count(nav::Severity::warning);
}

std::size_t MapFindings::count() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::size_t(0));
}

void MapFindings::wait()
{
    m_stop.request_stop();
    m_job.cancel();
    m_copying.stop();
    m_order.reset();
    m_rest.start();
    if (!std::exchange(m_isLate, true))
        emit changed();
}

void MapFindings::begin()
{
    if (m_document.gesture().isOpen())
        return m_rest.start();
    m_stop = std::stop_source();
    m_order = sharedAside(Order());
    m_order->settings = m_document.map().settings;
    m_order->agentRadius = m_navigator.agentRadius();
    m_order->stop = m_stop.get_token();
    copySome();
}

void MapFindings::copySome()
{
    QElapsedTimer clock;
    clock.start();
    const auto& objects = m_document.map().objects();
    auto& copies = m_order->objects;
    while (copies.size() < objects.size()) {
        if (copies.size() % 256 == 0 && clock.elapsed() >= longestTurn)
            return m_copying.start();
        const nav::MapObject& object = objects[copies.size()];
        copies.push_back({.id = object.id,
                          .layer = object.layer,
                          .name = object.name,
                          .geometry = object.geometry,
                          .group = object.group,
                          .member = object.member,
                          .motion = object.motion});
    }
    m_copying.stop();
    search();
}

void MapFindings::search()
{
    m_job.order([this, order = std::exchange(m_order, nullptr)](const std::atomic<bool>&) {
        auto result = std::make_shared<Result>();
        try {
            *result = found(*order);
        } catch (const std::exception&) {
            // Running out of memory must not end the editor.
            result->counts.assign(3, 0);
        }
        return [this, result] { take(std::move(*result)); };
    });
}

MapFindings::Result MapFindings::found(Order& order)
{
    nav::Map map;
    map.settings = std::move(order.settings);
    for (nav::MapObject& object : std::exchange(order.objects, {}))
        map.append(std::move(object));
    Result result{nav::validate(map, {order.agentRadius, order.stop}), {0, 0, 0}};
    std::vector<nav::Finding> hiding =
        nav::findBlockedShortcuts(map, order.agentRadius, order.stop);
    std::move(hiding.begin(), hiding.end(), std::back_inserter(result.kept));
    std::stable_sort(
        result.kept.begin(), result.kept.end(),
        [](const nav::Finding& a, const nav::Finding& b) { return a.severity < b.severity; });
    for (const nav::Finding& finding : result.kept)
        ++result.counts[static_cast<std::size_t>(finding.severity)];
    result.kept.resize(std::min(result.kept.size(), mostKept));
    return result;
}

void MapFindings::take(Result result)
{
    m_kept = std::move(result.kept);
    m_counts = std::move(result.counts);
    m_isLate = false;
    emit changed();
}

} // namespace thicket::editor
