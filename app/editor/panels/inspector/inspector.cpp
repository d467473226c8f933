#include "app/editor/panels/inspector/inspector.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/objectwords.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/panels/inspector/boundsform.h"
#include "app/editor/panels/inspector/closednote.h"
#include "app/editor/panels/inspector/extentform.h"
#include "app/editor/panels/inspector/facts.h"
#include "app/editor/panels/inspector/factscard.h"
#include "app/editor/panels/inspector/guideform.h"
#include "app/editor/panels/inspector/mapform.h"
#include "app/editor/panels/inspector/motionform.h"
#include "app/editor/panels/inspector/objectform.h"
#include "app/editor/panels/inspector/objectgroupform.h"
#include "app/editor/panels/inspector/pointstable.h"
#include "app/editor/panels/inspector/propertyform.h"
#include "app/editor/panels/inspector/spawnform.h"
#include "app/editor/panels/inspector/underlayform.h"

#include <QLabel>
#include <QVBoxLayout>

namespace thicket::editor {

Inspector::Inspector(MapDocument& document, Selection& selection, const Navigator& navigator,
                     const Appearance& appearance, QWidget* parent)
    : Section(tr("Inspector"), appearance, parent), m_kind(new QLabel), m_document(document),
      m_selection(selection), m_navigator(navigator), m_closed(new ClosedNote(document, selection)),
      m_group(new ObjectGroupForm(document, selection)),
      m_objects(new ObjectForm(document, selection, appearance)),
      m_spawn(new SpawnForm(document, selection, appearance)),
      m_motion(new MotionForm(document, selection, appearance)),
      m_extent(new ExtentForm(document, selection, appearance)),
      m_points(new PointsTable(document, selection)),
      m_properties(new PropertyForm(document, selection, appearance)), m_map(new MapForm(document)),
      m_bounds(new BoundsForm(document, appearance)), m_guide(new GuideForm(document, appearance)),
      m_underlay(new UnderlayForm(document, appearance)), m_facts(new FactsCard)
{
    setObjectName("inspector");
    m_kind->setObjectName("inspectorKind");
    m_kind->setProperty("role", "second");
    setCorner(m_kind);

    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    m_rows = layout;
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(7);
    layout->addWidget(m_closed);
    layout->addWidget(m_group);
    layout->addWidget(m_objects);
    auto* card = new QVBoxLayout; // in sight without scrolling
    card->setContentsMargins(16, 3, 16, 3);
    card->addWidget(m_facts);
    layout->addLayout(card);
    layout->addWidget(m_spawn);
    layout->addWidget(m_extent);
    layout->addWidget(m_points);
    layout->addWidget(m_motion);
    layout->addWidget(m_properties);
    layout->addWidget(m_guide);
    layout->addWidget(m_map);
    layout->addWidget(m_bounds);
    layout->addWidget(m_underlay);
    setBody(body);

    connect(&selection, &Selection::changed, this, &Inspector::refresh);
    connect(&selection.summary(), &SelectionSummary::found, this, &Inspector::refresh);
    connect(&document, &MapDocument::changed, this, &Inspector::refresh);
    connect(&document, &MapDocument::wasReset, this, &Inspector::refresh);
    connect(&navigator.shown(), &ShownAnswer::changed, this, &Inspector::refreshFacts);
    connect(m_guide, &GuideForm::guideWanted, this, &Inspector::guideWanted);
    connect(m_motion, &MotionForm::trackWanted, this, &Inspector::trackWanted);
    connect(m_points, &PointsTable::verticesWanted, this, &Inspector::verticesWanted);
    refresh();
}

void Inspector::setTop(QWidget* top)
{
    m_top = top;
    m_rows->insertWidget(0, top);
    top->hide();
    connect(top, &QWidget::windowTitleChanged, this, &Inspector::refreshTitle);
}

void Inspector::showTop(bool shown)
{
    m_top->setVisible(shown);
    refresh();
}

void Inspector::showVertices(const std::vector<std::size_t>& chosen)
{
    m_points->showChosen(chosen);
}

bool Inspector::isTopAlone() const { return m_selection.isEmpty() && m_top && !m_top->isHidden(); }

void Inspector::focusMapName()
{
    setFolded(false);
    m_map->focusName();
}

/// The way in which numbers are written may have changed.
void Inspector::changeEvent(QEvent* event)
{
    Section::changeEvent(event);
    if (event->type() == QEvent::LocaleChange)
        refreshFacts();
}

void Inspector::focusName()
{
    setFolded(false);
    if (m_selection.isEmpty())
        m_map->focusName();
    else if (!m_group->focusName())
        m_objects->focusName();
}

void Inspector::refresh()
{
    const bool isMap = m_selection.isEmpty();
    refreshTitle();
    m_group->refresh(m_selection.group());
    m_objects->setVisible(!isMap);
    m_closed->refresh();
    m_objects->setEnabled(m_closed->isAnyOpen());
    m_spawn->setEnabled(m_closed->isAnyOpen());
    m_motion->setEnabled(m_closed->isAnyOpen());
    m_properties->setEnabled(m_closed->isAnyOpen());
    if (!isMap)
        m_objects->refresh();
    m_spawn->refresh();
    m_motion->refresh();
    placeMotion();
    m_extent->refresh();
    m_points->refresh();
    m_properties->refresh();
    refreshMap();
    refreshFacts();
}

/// The numbers of what moves come first: below, they would be out of sight. The keyboard goes
/// through the forms as they stand.
void Inspector::placeMotion()
{
    const bool isFirst = m_rows->indexOf(m_motion) < m_rows->indexOf(m_objects);
    if (isFirst == m_motion->hasNumbers())
        return;
    m_rows->removeWidget(m_motion);
    m_rows->insertWidget(isFirst ? m_rows->indexOf(m_points) + 1 : m_rows->indexOf(m_objects),
                         m_motion);
    QWidget* last = nullptr;
    for (int i = 0; i < m_rows->count(); ++i) {
        const QWidget* const form = m_rows->itemAt(i)->widget();
        const QList<const QWidget*> chained{m_group,  m_objects, m_spawn,
                                            m_extent, m_points,  m_motion};
        if (!form || !chained.contains(form))
            continue;
        for (QWidget* const field : form->findChildren<QWidget*>()) {
            if (!(field->focusPolicy() & Qt::TabFocus) || field->window() != window())
                continue;
            if (last)
                setTabOrder(last, field);
            last = field;
        }
    }
}

void Inspector::refreshTitle()
{
    m_kind->setText(isTopAlone() ? m_top->accessibleName() : tr("Inspector"));
    if (isTopAlone())
        return setTitle(m_top->windowTitle());
    const QString title =
        ObjectWords::title(m_document.map(), m_selection.ids(), m_selection.summary().facts().kind);
    setTitle(m_selection.group() == 0 ? title : tr("Group: %1").arg(title));
}

/// What is shown while nothing is selected: the map, or the chosen guide.
void Inspector::refreshMap()
{
    const QString guide = m_selection.isEmpty() && !isTopAlone() ? m_guide->title() : QString();
    const bool isMap = m_selection.isEmpty() && !isTopAlone() && guide.isEmpty();
    m_guide->setVisible(!guide.isEmpty());
    m_map->setVisible(isMap);
    m_bounds->setVisible(isMap);
    m_underlay->setVisible(isMap);
    if (isMap) {
        m_map->refresh();
        m_bounds->refresh();
        m_underlay->refresh();
    } else if (!guide.isEmpty()) {
        setTitle(guide);
        m_guide->refresh();
        m_properties->hide();
    } else if (isTopAlone()) {
        m_properties->hide();
    }
}

void Inspector::showGuide(std::optional<GuideRef> guide)
{
    if (m_guide->setGuide(guide))
        refresh();
}

void Inspector::refreshFacts()
{
    const bool isOne = m_selection.ids().size() == 1;
    const auto facts = isOne ? factsOf(m_document.map(), m_document.index(),
                                       m_selection.ids().first(), m_navigator.shown().path())
                             : std::nullopt;
    m_facts->setVisible(facts.has_value());
    if (facts)
        m_facts->showFacts(*facts, m_document.map());
}

} // namespace thicket::editor
