#include "app/editor/panels/search/searchbar.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/panels/search/searchchart.h"
#include "app/editor/search/searchplay.h"
#include "app/editor/search/stepwords.h"
#include "app/editor/search/tracedsearch.h"
#include "app/editor/widgets/action.h"
#include "app/editor/widgets/switchbutton.h"

#include <QAction>
#include <QLabel>

#include <array>

namespace thicket::editor {

namespace {

constexpr std::array stepsPerSecond{1, 2, 4, 8, 16, 30, 60, 125, 250, 500, 1000};

/// A colour of the chart.
struct Sign {
    QString shape;
    QColor colour;
    QString name;
};

} // namespace

SearchBar::SearchBar(const Sources& sources, PlayerActions& actions, const Appearance& appearance,
                     QWidget* parent)
    : PlayerBar({sources.play, actions, appearance}, tr("Search playback"), parent),
      m_sources(sources), m_appearance(appearance), m_state(new QLabel),
      m_againName(new QLabel(tr("Search again on every edit"))),
      m_againButton(new SwitchButton(appearance))
{
    setObjectName("searchBar");
    makeActions();
    for (const int speed : stepsPerSecond)
        addSpeed(speed == 1 ? tr("1 step/s") : tr("%L1 steps/s").arg(speed), speed);
    addButton(m_rejection);
    addButton(m_rise);
    m_state->setObjectName("searchState");
    m_state->setProperty("role", "medium");
    addAtEnd(m_state);
    explainPosition(countsExplained());
    addSwitch();
    setTrack(new SearchChart(sources.play, sources.document, appearance));
    connect(&sources.play, &SearchPlay::stepChanged, this, &SearchBar::refresh);
    connect(&sources.play, &SearchPlay::searchChanged, this, &SearchBar::refresh);
    // For the names of its objects.
    connect(&sources.document, &MapDocument::changed, this, &SearchBar::refresh);
    connect(&appearance, &Appearance::changed, this, &SearchBar::refreshLegend);
    refresh();
}

void SearchBar::makeActions()
{
    m_rejection =
        makeAction(this, {tr("Next &Rejection"), tr("Go to the next step that refuses a tangent")},
                   {QKeySequence(Qt::Key_F9)}, icon("next-rejection", m_appearance));
    m_rise = makeAction(
        this, {tr("Next &Higher Bound"), tr("Go to where the lower bound of the path rises next")},
        {QKeySequence(Qt::SHIFT | Qt::Key_F9)}, icon("next-rise", m_appearance));
    m_again = makeAction(
        this, {tr("Search &Again on Every Edit"), tr("Search again whenever the map changes")});
    m_again->setCheckable(true);
    m_actions = {m_rejection, m_rise, m_again};
    connect(m_rejection, &QAction::triggered, &m_sources.play, &SearchPlay::toNextRejection);
    connect(m_rise, &QAction::triggered, &m_sources.play, &SearchPlay::toNextRise);
    connect(m_again, &QAction::triggered, &m_sources.search, &TracedSearch::setFollowing);
}

void SearchBar::addSwitch()
{
    m_againButton->setObjectName("searchAgain");
    m_againButton->setAccessibleName(m_againName->text());
    m_againButton->setToolTip(m_againName->text());
    m_againName->setProperty("role", "second");
    m_againName->setBuddy(m_againButton);
    addAtEnd(m_againButton);
    addAtEnd(m_againName);
    connect(m_againButton, &SwitchButton::clicked, &m_sources.search, &TracedSearch::setFollowing);
    const auto show = [this](bool following) {
        m_againButton->setChecked(following);
        m_again->setChecked(following);
    };
    connect(&m_sources.search, &TracedSearch::followingChanged, this, show);
    show(m_sources.search.isFollowing());
}

/// The signs of the chart, each in its colour. In a bar without room for them, and for the name of
/// the switch, the step in words, which is otherwise in the Inspector.
void SearchBar::refreshLegend()
{
    const drawing::Palette& colours = m_appearance.palette();
    const std::array signs{Sign{QStringLiteral("━"), colours.current, tr("lower bound")},
                           Sign{QStringLiteral("■"), colours.surfing, tr("accepted")},
                           Sign{QStringLiteral("■"), colours.rejected, tr("rejected")}};
    QStringList texts;
    for (const Sign& sign : signs)
        texts << QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3")
                     .arg(sign.colour.name(), sign.shape, sign.name.toHtmlEscaped());
    const QString legend = texts.join(QStringLiteral(" &nbsp; "));
    const bool hasRoom = hasRoomForLegend(legend, *m_againName);
    m_againName->setVisible(hasRoom);
    if (hasRoom)
        return showLegend(legend);
    const SearchPlay& play = m_sources.play;
    showLegend(play.isEmpty() ? QString()
                              : stepWords(m_sources.document.map(), play.history(), play.at()));
}

void SearchBar::refresh()
{
    const SearchPlay& play = m_sources.play;
    const bool isEmpty = play.isEmpty();
    const auto number = [](std::size_t n) { return QLocale().toString(qulonglong(n)); };
    showPosition(isEmpty ? tr("No step") : tr("Step %1").arg(number(play.at() + 1)),
                 isEmpty ? QString() : tr("of %1").arg(number(play.history().stepCount())));
    m_state->setText(isEmpty ? QString() : stateWords(m_sources.search));
    m_state->setVisible(!m_state->text().isEmpty());
    refreshLegend();
    for (QAction* action : {m_rejection, m_rise})
        action->setEnabled(isVisible() && !isEmpty);
    m_again->setEnabled(isVisible());
    refreshPlayer();
}

void SearchBar::showEvent(QShowEvent* event)
{
    PlayerBar::showEvent(event);
    refresh();
}

void SearchBar::hideEvent(QHideEvent* event)
{
    PlayerBar::hideEvent(event);
    refresh();
}

void SearchBar::resizeEvent(QResizeEvent* event)
{
    PlayerBar::resizeEvent(event);
    refreshLegend();
}

} // namespace thicket::editor
