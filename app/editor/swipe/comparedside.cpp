#include "app/editor/swipe/comparedside.h"

#include "app/editor/swipe/answerwords.h"

namespace thicket::editor {

ComparedSide::ComparedSide(MapDocument& document, const QString& name, const Parts& parts)
    : ComparedSide(document, name, parts, Own{})
{}

ComparedSide::ComparedSide(MapDocument& document, const QString& name, const Parts& parts,
                           const Own& own)
    : m_parts(parts), m_name(name), m_document(document), m_overlays(parts.overlays, own.without),
      m_canvas(document, m_selection, m_navigator, m_overlays, m_playback, parts.appearance)
{
    m_navigator.setAgentRadius(own.agentRadius.value_or(parts.question.agentRadius()));
    if (!own.agentRadius)
        connect(&parts.question, &Navigator::agentRadiusChanged, &m_navigator,
                &Navigator::setAgentRadius);
    connect(&parts.question, &Navigator::pathChanged, this, &ComparedSide::ask);
    connect(&m_navigator, &Navigator::pathChanged, this, &ComparedSide::answered);
    ask();
}

QString ComparedSide::facts() const { return AnswerWords::of(m_navigator); }

/// Without ends of the shown map, those of the compared one.
void ComparedSide::ask()
{
    m_navigator.setProbe(m_parts.question.start(), m_parts.question.goal());
}

} // namespace thicket::editor
