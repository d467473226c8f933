#include "app/editor/panels/overlays/searchpartsbox.h"

#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/panels/overlays/partrow.h"
#include "app/editor/search/partcounts.h"
#include "app/editor/search/searchplay.h"
#include "app/editor/search/searchwords.h"
#include "app/editor/search/stepwords.h"
#include "app/editor/search/tracedsearch.h"
#include "app/editor/widgets/section.h"

#include <QLabel>
#include <QLocale>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace thicket::editor {

namespace {

const QString unfoldedKey = QStringLiteral("overlays/partsUnfolded");

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

Explained wordsOf(SearchPart part)
{
    if (const auto reason = reasonOf(part)) {
        const Explained words = rejectionWords(*reason);
        return {capitalised(words.name), words.explanation};
    }
    switch (part) {
    case SearchPart::current:
        return {SearchPartsBox::tr("Being expanded"),
                SearchPartsBox::tr("The vertex of this step, and the straight line to the goal.")};
    case SearchPart::open:
        return {SearchPartsBox::tr("Open"),
                SearchPartsBox::tr("Vertices that wait in the open list.")};
    case SearchPart::closed:
        return {SearchPartsBox::tr("Closed"), SearchPartsBox::tr("Vertices that were expanded.")};
    case SearchPart::refused:
        return {SearchPartsBox::tr("Refused in this step"),
                SearchPartsBox::tr("Tangents that this step refused, and where earlier ones were "
                                   "blocked.")};
    case SearchPart::tree:
        return {SearchPartsBox::tr("Search tree"),
                SearchPartsBox::tr("The tangents that were kept, from vertex to vertex.")};
    case SearchPart::finalPath:
        return {SearchPartsBox::tr("Final path"),
                SearchPartsBox::tr("The path that the search finds in the end, dotted.")};
    case SearchPart::generated:
        return {SearchPartsBox::tr("Generated tangents"),
                SearchPartsBox::tr("The part of the graph that the search generated: all tangents "
                                   "that entered the open list.")};
    case SearchPart::waiting:
        return {SearchPartsBox::tr("Open list"),
                SearchPartsBox::tr("Tangents that were generated and not tried.")};
    default:
        return {SearchPartsBox::tr("Certificate"),
                SearchPartsBox::tr("The obstacles that the path depends on. An edit of others that "
                                   "leaves the path clear needs no new search.")};
    }
}

QLabel* makeAdvice(const QString& name)
{
    auto* label = new QLabel;
    label->setProperty("role", "advice");
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setContentsMargins(16, 6, 16, 0);
    return label;
}

} // namespace

SearchPartsBox::SearchPartsBox(const Sources& sources, const Appearance& appearance,
                               QWidget* parent)
    : QWidget(parent), m_sources(sources), m_title(new SectionTitle(appearance)),
      m_body(new QWidget), m_advice(makeAdvice(QStringLiteral("partsAdvice"))),
      m_denseAdvice(makeAdvice(QStringLiteral("denseAdvice")))
{
    setObjectName("searchParts");
    m_title->setText(tr("Parts of the search"));
    m_title->setAccessibleName(m_title->text());
    m_title->setToolTip(tr("Fold or unfold %1").arg(m_title->text()));
    m_title->setObjectName("searchPartsTitle");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* title = new QHBoxLayout;
    title->setContentsMargins(18, 0, 16, 0);
    title->addWidget(m_title, 1);
    layout->addLayout(title);
    layout->addWidget(m_body);
    auto* rows = new QVBoxLayout(m_body);
    rows->setContentsMargins(0, 0, 0, 4);
    rows->setSpacing(0);
    fill(*rows, appearance);
    connect(m_title, &SectionTitle::clicked, this, &SearchPartsBox::setUnfolded);
    connect(&sources.overlays, &Overlays::changed, this, &SearchPartsBox::refresh);
    connect(&sources.play, &SearchPlay::stepChanged, this, &SearchPartsBox::refreshCounts);
    connect(&sources.play, &SearchPlay::searchChanged, this, &SearchPartsBox::refreshCounts);
    connect(&sources.navigator, &Navigator::pathChanged, this, &SearchPartsBox::refreshCounts);
    unfoldAsChosen();
    refresh();
}

void SearchPartsBox::fill(QVBoxLayout& rows, const Appearance& appearance)
{
    addHeading(rows, tr("Step by step, in Search"));
    for (const SearchPart part : allSearchParts()) {
        if (part == SearchPart::generated) {
            rows.addWidget(m_denseAdvice);
            addHeading(rows, tr("Tangents"));
        }
        if (part == SearchPart::blockedSurfing)
            addHeading(rows, tr("Refused tangents, by reason"));
        if (part == SearchPart::certificate)
            addHeading(rows, tr("What the path depends on"));
        addRow(rows, part, appearance);
    }
    rows.addWidget(m_advice);
}

void SearchPartsBox::addHeading(QVBoxLayout& rows, const QString& text)
{
    auto* label = new QLabel(text);
    label->setProperty("role", "second");
    label->setWordWrap(true);
    label->setContentsMargins(28, 6, 16, 2);
    rows.addWidget(label);
}

void SearchPartsBox::addRow(QVBoxLayout& rows, SearchPart part, const Appearance& appearance)
{
    const Explained words = wordsOf(part);
    auto* row = new PartRow(part, words.name, words.explanation, appearance);
    m_rows[static_cast<std::size_t>(part)] = row;
    rows.addWidget(row);
    connect(row, &PartRow::toggled, this,
            [this, part](bool on) { m_sources.overlays.setOn(part, on); });
}

bool SearchPartsBox::isUnfolded() const { return m_title->isChecked(); }

void SearchPartsBox::setUnfolded(bool unfolded)
{
    QSettings().setValue(unfoldedKey, unfolded);
    unfoldAsChosen();
}

/// Until the user chooses, the parts are the legend of a search that is played.
void SearchPartsBox::unfoldAsChosen()
{
    const bool unfolded = QSettings().value(unfoldedKey, m_isPlayed).toBool();
    m_title->setChecked(unfolded);
    m_body->setVisible(unfolded);
    m_sources.overlays.setPartsCounted(unfolded && isVisible());
    refreshCounts();
}

void SearchPartsBox::setPlayed(bool played)
{
    m_isPlayed = played;
    unfoldAsChosen();
    refresh();
}

void SearchPartsBox::setRefused(bool refused)
{
    m_isRefused = refused;
    refreshCounts();
}

void SearchPartsBox::setDense(bool dense)
{
    m_isDense = dense;
    refreshCounts();
}

void SearchPartsBox::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_sources.overlays.setPartsCounted(isUnfolded());
    refreshCounts();
}

void SearchPartsBox::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_sources.overlays.setPartsCounted(false);
}

void SearchPartsBox::refresh()
{
    const bool isOn = m_sources.overlays.isOn(Overlay::search);
    for (const SearchPart part : allSearchParts()) {
        PartRow* row = m_rows[static_cast<std::size_t>(part)];
        row->setOn(m_sources.overlays.isOn(part));
        row->setEnabled(isOn && (m_isPlayed || part > SearchPart::finalPath));
    }
    refreshCounts();
}

/// Why a part is not shown, or what must be known of it. The bar says that of a played search.
QString SearchPartsBox::adviceWords() const
{
    if (m_isRefused)
        return tr("More than %L1 tangents in view: zoom in").arg(mostTangentsInView);
    const TracedSearch& search = m_sources.play.search();
    const bool isKept = search.isOutdated() && !search.isFollowing();
    const bool isWanted = !m_isPlayed && m_sources.overlays.showsSearchGraph();
    return isWanted && (search.isCutOff() || isKept || !search.result()) ? stateWords(search)
                                                                         : QString();
}

/// Whether less of the part is drawn than there is.
bool SearchPartsBox::areThinned(SearchPart part) const
{
    return m_isDense && m_isPlayed && m_sources.overlays.isShown(part) &&
           (part == SearchPart::open || part == SearchPart::closed);
}

QString SearchPartsBox::countWords(SearchPart part, std::size_t count) const
{
    const QString all = QLocale().toString(static_cast<qulonglong>(count));
    if (!areThinned(part))
        return all;
    const std::size_t drawn = part == SearchPart::open ? std::min(count, bestOpenVertices) : 0;
    return tr("%L1 of %2").arg(static_cast<qulonglong>(drawn)).arg(all);
}

void SearchPartsBox::refreshCounts()
{
    if (!isUnfolded() || !isVisible())
        return;
    for (const SearchPart part : allSearchParts()) {
        const auto count = countOf(part, m_sources.play, m_isPlayed, m_sources.navigator);
        m_rows[static_cast<std::size_t>(part)]->setCount(count ? countWords(part, *count)
                                                               : QString());
    }
    m_denseAdvice->setText(tr("Vertices lie too close to draw all: zoom in"));
    m_denseAdvice->setVisible(areThinned(SearchPart::open) || areThinned(SearchPart::closed));
    const QString advice = adviceWords();
    m_advice->setText(advice);
    m_advice->setVisible(!advice.isEmpty());
}

} // namespace thicket::editor
