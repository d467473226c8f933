#include "app/editor/panels/status/narrowestplacesign.h"

#include "app/editor/document/agentradius.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/widestagent.h"
#include "app/editor/panels/radiuswords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace thicket::editor {

NarrowestPlaceSign::NarrowestPlaceSign(const Parts& parts, QWidget* parent)
    : QWidget(parent), m_parts(parts), m_none(new QLabel(tr("not even a point gets through"))),
      m_use(link("statusUseWidest")), m_show(link("statusNarrowestPlace"))
{
    m_show->setText(tr("Show place"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_none);
    layout->addWidget(m_use);
    layout->addWidget(m_show);
    connect(m_use, &QPushButton::clicked, this, &NarrowestPlaceSign::useRadius);
    connect(m_show, &QPushButton::clicked, this, &NarrowestPlaceSign::showPlace);
    connect(&parts.widest, &WidestAgent::changed, this, &NarrowestPlaceSign::refresh);
    connect(&parts.navigator.shown(), &ShownAnswer::changed, this, &NarrowestPlaceSign::refresh);
    refresh();
}

QPushButton* NarrowestPlaceSign::link(const char* objectName)
{
    auto* button = new QPushButton;
    button->setObjectName(objectName);
    button->setProperty("role", "link");
    button->setFlat(true);
    return button;
}

void NarrowestPlaceSign::refresh()
{
    // In Simulate another field may be shown, that of the obstacles at the playhead.
    const auto state =
        m_parts.navigator.shown().isPlayed() ? WidestAgent::State::unknown : m_parts.widest.state();
    const bool isFound = state == WidestAgent::State::found;
    const bool isNone = state == WidestAgent::State::none;
    if (isFound) {
        const nav::Map& map = m_parts.document.map();
        const nav::CriticalRadius& gap = *m_parts.widest.place();
        const double widest = m_parts.widest.handyRadius();
        m_use->setText(tr("Use %1").arg(RadiusWords::exact(widest, map)));
        const QString sentence =
            RadiusWords::narrowestPlace(gap, widest, m_parts.widest.askedRadius(), map);
        for (QPushButton* button : {m_use, m_show}) {
            button->setToolTip(sentence);
            button->setStatusTip(sentence);
            button->setAccessibleDescription(sentence);
        }
    }
    m_none->setVisible(isNone);
    m_use->setVisible(isFound);
    m_show->setVisible(isFound && m_parts.widest.place()->at);
    setVisible(isFound || isNone);
}

void NarrowestPlaceSign::useRadius()
{
    if (m_parts.widest.state() == WidestAgent::State::found)
        m_parts.radius.choose(m_parts.widest.handyRadius());
}

void NarrowestPlaceSign::showPlace()
{
    const auto& gap = m_parts.widest.place();
    if (!gap || !gap->at)
        return;
    m_parts.selection.set({gap->obstacles.begin(), gap->obstacles.end()});
    constexpr double agents = 12; // so that the obstacles' neighbourhood is in view, too
    const double reach = agents * m_parts.widest.askedRadius();
    emit placeWanted(
        {{gap->at->x - reach, gap->at->y - reach}, {gap->at->x + reach, gap->at->y + reach}});
}

} // namespace thicket::editor
