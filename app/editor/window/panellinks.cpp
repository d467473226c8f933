#include "app/editor/window/panellinks.h"

#include "app/editor/navigation/mapfindings.h"
#include "app/editor/navigation/widestagent.h"
#include "app/editor/panels/inspector/inspector.h"
#include "app/editor/panels/objects/objectspanel.h"
#include "app/editor/panels/problems/problemsign.h"
#include "app/editor/panels/problems/problemspanel.h"
#include "app/editor/panels/problems/problemwords.h"
#include "app/editor/panels/status/freeend.h"
#include "app/editor/panels/status/narrowestplacesign.h"
#include "app/editor/panels/status/statusline.h"
#include "app/editor/window/dockcolumn.h"
#include "app/editor/window/paneltabs.h"
#include "app/editor/workbench/workbench.h"

#include <QLocale>

#include <algorithm>

namespace thicket::editor {

PanelLinks::PanelLinks(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    linkObjects();
    linkProblems();
    linkNarrowestPlace();
    linkGuide();
    linkVertices();
}

/// The chosen vertices are the canvas'.
void PanelLinks::linkVertices()
{
    Workbench& workbench = m_parts.workbench;
    const auto show = [this] {
        m_parts.inspector.showVertices(m_parts.workbench.canvas().chosenVertices());
    };
    connect(&workbench.canvas(), &Canvas::verticesChosen, this, show);
    connect(&workbench.document(), &MapDocument::changed, this, show);
    connect(&workbench.document(), &MapDocument::wasReset, this, show);
    connect(&workbench.selection(), &Selection::changed, this, show);
    connect(&m_parts.inspector, &Inspector::verticesWanted, &workbench.canvas(),
            &Canvas::chooseVertices);
}

/// The chosen guide is the canvas'. A tool that chooses another one has other hints then.
void PanelLinks::linkGuide()
{
    Workbench& workbench = m_parts.workbench;
    const auto show = [this] {
        m_parts.inspector.showGuide(m_parts.workbench.canvas().chosenGuide());
    };
    connect(&workbench.tools(), &ToolBox::hintsChanged, this, show);
    connect(&workbench.document(), &MapDocument::changed, this, show);
    connect(&workbench.document(), &MapDocument::wasReset, this, show);
    connect(&workbench.selection(), &Selection::changed, this, show);
    connect(&m_parts.inspector, &Inspector::guideWanted, this, [this, show](const auto& guide) {
        m_parts.workbench.canvas().chooseGuide(guide);
        show();
    });
    connect(&m_parts.inspector, &Inspector::trackWanted, this, [this] {
        m_parts.workbench.tools().choose(QStringLiteral("track"));
        m_parts.workbench.view().setFocus();
    });
}

void PanelLinks::linkObjects()
{
    ViewCamera& camera = m_parts.workbench.view().camera();
    connect(&m_parts.objects, &ObjectsPanel::selectionWanted, &camera, &ViewCamera::frameSelection);
    connect(&m_parts.objects, &ObjectsPanel::findWanted, this, [this] {
        m_parts.dock.showPage(&m_parts.objects);
        m_parts.objects.focusFilter();
    });
    connect(&m_parts.objects, &ObjectsPanel::menuWanted, &m_parts.workbench.view(),
            qOverload<nav::ObjectId, QPoint>(&MapView::askForMenu));
}

void PanelLinks::linkProblems()
{
    Workbench& workbench = m_parts.workbench;
    ViewCamera& camera = workbench.view().camera();
    connect(&m_parts.problems, &ProblemsPanel::placeChosen, &camera, &ViewCamera::bringIntoView);
    connect(&m_parts.problems, &ProblemsPanel::placeWanted, &camera, &ViewCamera::frame);
    auto* sign = new ProblemSign(m_parts.findings, workbench.appearance());
    connect(sign, &ProblemSign::clicked, this,
            [this] { m_parts.dock.showPage(&m_parts.problems); });
    m_parts.status.addSign(sign);
    m_parts.status.addToAnswer(new FreeEnd(workbench.document(), workbench.navigator()));
    connect(&m_parts.findings, &MapFindings::changed, this, &PanelLinks::countProblems);
    countProblems();
}

void PanelLinks::linkNarrowestPlace()
{
    Workbench& workbench = m_parts.workbench;
    auto* widest = new WidestAgent(workbench.document(), workbench.navigator(), this);
    auto* sign = new NarrowestPlaceSign({workbench.document(), *widest, workbench.agentRadius(),
                                         workbench.selection(), workbench.navigator()});
    connect(sign, &NarrowestPlaceSign::placeWanted, &workbench.view().camera(), &ViewCamera::frame);
    m_parts.status.addToAnswer(sign);
}

/// The number that the status line shows.
void PanelLinks::countProblems()
{
    constexpr std::size_t most = 999; // there is no room for more digits
    const std::size_t count = m_parts.findings.urgent();
    const QString digits = QLocale().toString(qulonglong(std::min(count, most)));
    const QString badge = count > most ? tr("%1+").arg(digits) : digits;
    m_parts.dock.tabs().setBadge(&m_parts.problems, count > 0 ? badge : QString(),
                                 ProblemWords::counts(m_parts.findings));
}

} // namespace thicket::editor
