#include "app/editor/document/objectpass.h"

#include "app/editor/document/mapdocument.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

constexpr int longestPass = 5;             // milliseconds
constexpr std::size_t largestPass = 65536; // objects
constexpr std::size_t betweenLooks = 256;  // at the clock, objects
constexpr std::size_t fewestOfPass = 4096; // objects of the first turn, however long they take

} // namespace

ObjectPass::ObjectPass(const MapDocument& document, Visit visit, QObject* parent)
    : QObject(parent), m_document(document), m_visit(std::move(visit))
{
    m_turns.setInterval(0);
    connect(&m_turns, &QTimer::timeout, this, &ObjectPass::visitSome);
}

void ObjectPass::begin()
{
    m_next = 0;
    // Several passes begin with the same edit, whose event is long enough.
    if (m_document.map().objects().size() > largestPass)
        m_turns.start();
    else
        visitSome();
}

void ObjectPass::stop() { m_turns.stop(); }

void ObjectPass::visitSome()
{
    const auto& objects = m_document.map().objects();
    QElapsedTimer clock;
    clock.start();
    const std::size_t last = std::min(objects.size(), m_next + largestPass);
    while (m_next < last && (m_next < fewestOfPass || clock.elapsed() < longestPass)) {
        const std::size_t end = std::min(last, m_next + betweenLooks);
        for (; m_next < end; ++m_next)
            m_visit(objects[m_next]);
    }
    if (m_next < objects.size())
        return m_turns.start();
    m_turns.stop();
    emit ended();
}

bool ObjectPass::follow(const nav::MapEdit::Entry& entry)
{
    if (entry.position >= m_next)
        return false;
    if (!entry.before)
        ++m_next;
    else if (!entry.after)
        --m_next;
    return true;
}

} // namespace thicket::editor
