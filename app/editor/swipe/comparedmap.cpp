#include "app/editor/swipe/comparedmap.h"

namespace thicket::editor {

ComparedMap::ComparedMap(ParkedMap& map, const QString& name, const Parts& parts, QObject* parent)
    : QObject(parent), m_question(parts.question), m_name(name),
      m_canvas(m_document, m_selection, m_navigator, parts.overlays, m_playback, parts.appearance)
{
    m_navigator.setRadiusChoice(
        [this](const nav::Map&, double) { return m_question.agentRadius(); });
    m_document.exchange(map);
    connect(&m_question, &Navigator::agentRadiusChanged, &m_navigator, &Navigator::setAgentRadius);
    connect(&m_question, &Navigator::pathChanged, this, &ComparedMap::ask);
    ask();
}

/// Without ends of the shown map, those of the compared one.
void ComparedMap::ask() { m_navigator.setProbe(m_question.start(), m_question.goal()); }

} // namespace thicket::editor
