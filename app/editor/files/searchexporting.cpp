#include "app/editor/files/searchexporting.h"

#include "app/drawing/searchanimation.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/document/mapcopy.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/files/startfolder.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/search/searchplay.h"
#include "app/editor/search/tracedsearch.h"
#include "app/editor/widgets/action.h"
#include "libnav/files/atomicfile.h"
#include "libnav/path/tracedocument.h"
#include "plugins/host/mapfiles.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace thicket::editor {

/// What an animation is made of besides the map.
struct SearchExporting::Shot {
    nav::SearchHistory history;
    nav::Path path;
    nav::Point start;
    nav::Point goal;
    double agentRadius = 0;
    drawing::Theme theme = drawing::Theme::light;
};

SearchExporting::SearchExporting(const Parts& parts, QWidget& window)
    : QObject(&window), m_parts(parts), m_window(window)
{
    m_action = makeAction(this,
                          {tr("Export Sear&ch…"), tr("Write the search for the path step by step, "
                                                     "as an animated picture or as JSON")},
                          {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_E)},
                          icon("export-search", parts.appearance));
    connect(m_action, &QAction::triggered, this, &SearchExporting::exportWithDialog);
    connect(&parts.play, &SearchPlay::searchChanged, this, &SearchExporting::refresh);
    refresh();
}

void SearchExporting::refresh() { m_action->setEnabled(!m_parts.play.isEmpty()); }

void SearchExporting::exportWithDialog()
{
    const QString animation = tr("Animated pictures (*.svg)");
    const QString trace = tr("JSON (*.json)");
    const QDir folder(startFolder(m_parts.document, m_parts.recent));
    const QString name =
        tr("%1 search").arg(QFileInfo(titleOf(m_parts.document)).completeBaseName());
    QString chosen = animation;
    QString path = QFileDialog::getSaveFileName(&m_window, tr("Export Search"),
                                                folder.filePath(name + QStringLiteral(".svg")),
                                                animation + QStringLiteral(";;") + trace, &chosen);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += chosen == trace ? QStringLiteral(".json") : QStringLiteral(".svg");
    exportTo(path);
}

void SearchExporting::exportTo(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    const bool isTrace = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    if (!isTrace && !path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        emit failed(tr("%1 was not exported: its name must end in .svg or .json").arg(name));
        return;
    }
    if (m_parts.play.isEmpty()) {
        emit failed(tr("%1 was not exported: there is no search").arg(name));
        return;
    }
    const auto present = shot();
    if (isTrace)
        return write(path, [present](Progress&) { return nav::traceDocument(present->history); });
    new MapCopy(
        m_parts.document,
        [this, path, name, present](const std::shared_ptr<CopiedMap>& copy) {
            if (copy)
                animate(path, copy, present);
            else
                emit failed(tr("%1 was not exported: another map came in its place").arg(name));
        },
        this);
}

std::shared_ptr<const SearchExporting::Shot> SearchExporting::shot() const
{
    auto shot = std::make_shared<Shot>();
    const auto& result = m_parts.play.search().result();
    shot->history = m_parts.play.history();
    if (result)
        shot->path = result->path;
    shot->start = shot->history.trace().steps.front().position;
    shot->goal = shot->history.trace().queued.front().edge.to;
    shot->agentRadius = m_parts.navigator.agentRadius();
    shot->theme =
        m_parts.appearance.palette().isDark ? drawing::Theme::dark : drawing::Theme::light;
    return shot;
}

void SearchExporting::animate(const QString& path, const std::shared_ptr<CopiedMap>& copy,
                              const std::shared_ptr<const Shot>& shot)
{
    write(path, [copy, shot](Progress& progress) {
        const nav::Map map = copy->take();
        drawing::AnimationOptions options;
        options.theme = shot->theme;
        options.goesOn = [&progress](double share) { return progress.tell(share); };
        return drawing::animateSearch(
                   {map, shot->agentRadius, shot->history, shot->path, shot->start, shot->goal},
                   options)
            .svg.toStdString();
    });
}

void SearchExporting::write(const QString& path, std::function<std::string(Progress&)> bytes)
{
    const QString name = QFileInfo(path).fileName();
    const auto job = [this, path, name,
                      bytes = std::move(bytes)](Progress& progress) -> WorkLane::Report {
        const std::string text = bytes(progress);
        if (progress.isCancelled())
            return [this, name] { emit said(tr("Cancelled: %1 was not exported").arg(name)); };
        const auto written = nav::writeFileAtomically(plugins::nativePath(path), text);
        if (written)
            return [this, name] { emit said(tr("Exported %1").arg(name)); };
        return [this, sentence = errorText(written.error())] { emit failed(sentence); };
    };
    m_lane.order({tr("Exporting %1").arg(name), job});
}

} // namespace thicket::editor
