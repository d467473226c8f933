#include "app/editor/workbench/workbench.h"

#include "app/editor/navigation/suitableradius.h"
#include "app/editor/numbers/numbertext.h"

#include <QApplication>
#include <QSettings>

#include <algorithm>

namespace thicket::editor {

namespace {

QString settingOf(Overlay overlay) { return QStringLiteral("overlays/%1").arg(keyOf(overlay) - 1); }

QString opacitySettingOf(Overlay overlay)
{
    return QStringLiteral("overlays/opacity/%1").arg(keyOf(overlay) - 1);
}

QString settingOf(SearchPart part)
{
    return QStringLiteral("overlays/part/%1").arg(QLatin1String(nameOf(part)));
}

/// Widgets write their numbers again.
void tellOfNumbers()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent event(QEvent::LocaleChange);
        QApplication::sendEvent(widget, &event);
    }
}

} // namespace

Workbench::Workbench(QObject* parent)
    : QObject(parent), m_maps(m_document), m_selection(m_document), m_navigator(m_document),
      m_agentRadius(m_document), m_agentClasses(m_document, m_agentRadius),
      m_bookmarks(m_recordings, m_playback), m_recordingMemory(m_document, m_maps, m_recordings),
      m_search(m_navigator), m_searchPlay(m_search),
      m_canvas(m_document, m_selection, m_navigator, m_overlays, m_playback, m_appearance),
      m_tools(ToolContext{m_document, m_selection, m_navigator, m_canvas}, toolMakers(),
              m_appearance),
      m_simulation({m_document, m_navigator, m_selection}, m_playback, m_recordings),
      m_agentRecall({m_document, m_selection, m_overlays, m_recordings, m_simulation}, m_playback),
      m_answersAtPlayhead({m_navigator, m_overlays, m_canvas, m_simulation}, m_playback),
      m_curveMeasuring({m_document, m_selection, m_recordings, m_simulation, m_playback}, m_curves),
      m_runComparison(m_recordings), m_view(new MapView(m_canvas, m_tools, m_appearance)),
      m_viewMemory({m_maps, *m_view, m_selection, m_navigator, m_agentRadius})
{
    m_navigator.setAgentRadius(0.6);
    m_agentRadius.setFallback(0.6);
    m_navigator.setRadiusChoice([this](const nav::Map&, double present) {
        m_agentRadius.setFallback(suitableRadius(m_document.index(), present));
        return m_agentRadius.radius();
    });
    connect(&m_searchPlay, &SearchPlay::stepChanged, &m_canvas, &Canvas::redrawSearch);
    connect(&m_searchPlay, &SearchPlay::searchChanged, &m_canvas, &Canvas::redrawSearch);
    m_canvas.setTraced(&m_searchPlay);
    connect(&m_agentRadius, &AgentRadius::changed, &m_navigator, &Navigator::setAgentRadius);
    connect(&m_tools, &ToolBox::currentChanged, m_view, &MapView::followTool);
    connect(&m_tools, &ToolBox::placeReached, this, [this](nav::Point at) {
        m_view->camera().bringIntoView({at, at});
        m_view->setFocus(Qt::ShortcutFocusReason);
    });
    loadSettings();
    applyPreferences();
    connect(&m_preferences, &Preferences::changed, this, [this] {
        const auto numbers = std::pair(QLocale(), NumberStyle::current());
        applyPreferences();
        if (numbers != std::pair(QLocale(), NumberStyle::current()))
            tellOfNumbers();
        m_canvas.update();
    });
    connect(&m_overlays, &Overlays::changed, this, &Workbench::saveSettings);
    connect(&m_overlays, &Overlays::changed, this, &Workbench::traceIfShown);
    traceIfShown();
    connect(&m_appearance, &Appearance::changed, this, &Workbench::saveSettings);
}

Workbench::~Workbench() { delete m_view; }

void Workbench::loadSettings()
{
    const QSettings settings;
    const int theme = settings.value("theme", 0).toInt();
    m_appearance.setChoice(static_cast<Appearance::Choice>(std::clamp(theme, 0, 3)));
    for (const Overlay overlay : allOverlays)
        m_overlays.setOn(overlay,
                         settings.value(settingOf(overlay), isOnAtFirst(overlay)).toBool());
    for (const Overlay overlay : allOverlays)
        m_overlays.setOpacity(
            overlay,
            std::clamp(settings.value(opacitySettingOf(overlay), 1).toDouble(), 0.05, 1.0));
    for (const SearchPart part : allSearchParts())
        m_overlays.setOn(part, settings.value(settingOf(part), isOnAtFirst(part)).toBool());
    if (settings.contains("overlays/scope")) {
        const int scope = settings.value("overlays/scope").toInt();
        m_overlays.setScope(static_cast<GraphScope>(std::clamp(scope, 0, 2)));
    }
}

void Workbench::applyPreferences()
{
    const PreferenceValues& values = m_preferences.values();
    QLocale::setDefault(localeOf(values.numberFormat));
    NumberStyle::setCurrent({values.decimals, values.lengthUnit});
    m_canvas.snapSettings().setGridStep(values.gridStep);
    m_view->setWheelScrolls(values.wheelScrolls);
    m_view->setKeys(values.canvasKeys);
}

void Workbench::saveSettings() const
{
    QSettings settings;
    settings.setValue("theme", static_cast<int>(m_appearance.choice()));
    if (m_overlays.isLent())
        return;
    for (const Overlay overlay : allOverlays)
        settings.setValue(settingOf(overlay), m_overlays.isOn(overlay));
    for (const Overlay overlay : allOverlays)
        settings.setValue(opacitySettingOf(overlay), m_overlays.opacity(overlay));
    for (const SearchPart part : allSearchParts())
        settings.setValue(settingOf(part), m_overlays.isOn(part));
    if (const auto scope = m_overlays.chosenScope())
        settings.setValue("overlays/scope", static_cast<int>(*scope));
}

/// The search for the path is traced while it is played, or while parts of it are shown or counted.
void Workbench::traceIfShown()
{
    const bool isInspected = m_overlays.showsSearchGraph() || m_overlays.arePartsCounted();
    m_search.setActive(m_mode == Mode::search || (m_mode == Mode::edit && isInspected));
}

void Workbench::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    m_canvas.setSimulating(mode == Mode::simulate);
    m_simulation.setActive(mode == Mode::simulate);
    traceIfShown();
    m_canvas.setSearch(mode == Mode::search ? &m_searchPlay : nullptr);
    emit modeChanged(mode);
}

} // namespace thicket::editor
