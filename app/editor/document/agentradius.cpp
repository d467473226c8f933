#include "app/editor/document/agentradius.h"

#include "app/editor/document/mapdocument.h"

#include <utility>

namespace thicket::editor {

AgentRadius::AgentRadius(MapDocument& document, QObject* parent)
    : QObject(parent), m_document(document)
{
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings &&
            edit.settings->before.agentClasses != edit.settings->after.agentClasses)
            emit changed(radius());
    });
    connect(&document, &MapDocument::wasReset, this, [this] { m_waiting.reset(); });
    // When a gesture ends, its edit is not yet an undo step. So not before that is done.
    connect(&document, &MapDocument::historyChanged, this, &AgentRadius::putWaiting,
            Qt::QueuedConnection);
}

std::optional<double> AgentRadius::chosenIn(const nav::Map& map)
{
    const auto& classes = map.settings.agentClasses;
    return classes.empty() ? std::nullopt : std::optional(classes.front().radius);
}

double AgentRadius::radius() const { return chosenIn(m_document.map()).value_or(m_fallback); }

void AgentRadius::choose(double radius)
{
    if (m_document.gesture().isOpen())
        m_waiting = radius;
    else
        put(radius);
}

void AgentRadius::putWaiting()
{
    if (m_waiting && !m_document.gesture().isOpen())
        put(*std::exchange(m_waiting, std::nullopt));
}

void AgentRadius::put(double radius)
{
    if (radius == this->radius())
        return;
    nav::MapSettings settings = m_document.map().settings;
    if (settings.agentClasses.empty())
        settings.agentClasses.emplace_back();
    settings.agentClasses.front().radius = radius;
    m_document.push(nav::MapEdit::changeSettings(m_document.map(), std::move(settings)),
                    tr("Agent Radius"), QStringLiteral("agentRadius"));
}

} // namespace thicket::editor
