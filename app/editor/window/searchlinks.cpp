#include "app/editor/window/searchlinks.h"

#include "app/editor/gestures/tool.h"
#include "app/editor/panels/inspector/inspector.h"
#include "app/editor/panels/overlays/searchpartsbox.h"
#include "app/editor/panels/search/searchbar.h"
#include "app/editor/panels/search/stepform.h"
#include "app/editor/window/paneshares.h"
#include "app/editor/workbench/visiting.h"
#include "app/editor/workbench/workbench.h"

#include <QMouseEvent>

namespace thicket::editor {

SearchLinks::SearchLinks(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    Workbench& workbench = parts.workbench;
    connect(&workbench, &Workbench::modeChanged, this, &SearchLinks::showMode);
    connect(&parts.bar, &SearchBar::closeWanted, &workbench,
            [&workbench] { workbench.setMode(Workbench::Mode::edit); });
    connect(&workbench.view(), &MapView::spaceTapped, &parts.bar, &SearchBar::togglePlaying);
    workbench.view().viewport()->installEventFilter(this);
    parts.inspector.setTop(&parts.form);
    connect(&workbench.canvas(), &Canvas::tangentsRefusedChanged, &parts.searchParts,
            &SearchPartsBox::setRefused);
    connect(&workbench.canvas(), &Canvas::verticesDenseChanged, &parts.searchParts,
            &SearchPartsBox::setDense);
    linkForm();
    showMode();
}

void SearchLinks::linkForm()
{
    Workbench& workbench = m_parts.workbench;
    connect(&m_parts.form, &StepForm::tangentPointedAt, &workbench.canvas(),
            [&workbench](const auto& tangent) { workbench.canvas().setHoveredEdge(tangent); });
    connect(&m_parts.form, &StepForm::culpritWanted, &workbench,
            [&workbench](nav::ObjectId id) { visit(workbench, id); });
}

bool SearchLinks::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        const auto& press = *static_cast<QMouseEvent*>(event);
        if (press.button() == Qt::LeftButton && press.modifiers() == Qt::NoModifier &&
            goToVertex(press.position()))
            return true;
    }
    return QObject::eventFilter(watched, event);
}

/// Other tools draw there.
bool SearchLinks::goToVertex(QPointF pixel)
{
    constexpr double slop = 6; // pixels
    Workbench& workbench = m_parts.workbench;
    if (workbench.tools().current().iconName() != QLatin1String("select"))
        return false;
    const nav::Point at = workbench.view().camera().mapPoint(pixel);
    const auto vertex =
        workbench.canvas().searchVertexAt(at, slop * workbench.canvas().unitsPerPixel());
    if (vertex)
        workbench.searchPlay().seek(vertex->step);
    return vertex.has_value();
}

void SearchLinks::showMode()
{
    const bool searches = m_parts.workbench.mode() == Workbench::Mode::search;
    m_parts.bar.setVisible(searches);
    m_parts.inspector.showTop(searches);
    m_parts.searchParts.setPlayed(searches);
    m_parts.shares.setSearching(searches);
    if (!searches)
        m_parts.workbench.canvas().setHoveredEdge({});
}

} // namespace thicket::editor
