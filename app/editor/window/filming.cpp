#include "app/editor/window/filming.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/widgets/action.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace thicket::editor {

namespace {

constexpr double stepsPerSecond = 10; // of a search, at first

/// Encoders of video need even numbers.
int evenPixels(double pixels) { return std::max(2, static_cast<int>(std::floor(pixels / 2)) * 2); }

} // namespace

Filming::Filming(Workbench& workbench, QWidget& window)
    : QObject(&window), m_workbench(workbench), m_window(window),
      m_action(makeAction(
          this,
          {tr("Export Ani&mation…"), tr("Write what is played as a video or an animated picture")},
          {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_R)},
          icon("animation", workbench.appearance())))
{
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &Filming::paintNext);
    connect(m_action, &QAction::triggered, this, &Filming::filmWithDialog);
    connect(&workbench, &Workbench::modeChanged, this, &Filming::refresh);
    connect(&workbench.playback(), &Playback::recordingChanged, this, &Filming::refresh);
    connect(&workbench.searchPlay(), &SearchPlay::searchChanged, this, &Filming::refresh);
    refresh();
}

/// The writer must not wait for frames that never come.
Filming::~Filming() { m_lane.cancelAll(); }

void Filming::refresh()
{
    const Workbench::Mode mode = m_workbench.mode();
    const bool isPlayed =
        (mode == Workbench::Mode::simulate && !m_workbench.playback().isEmpty()) ||
        (mode == Workbench::Mode::search && !m_workbench.searchPlay().isEmpty());
    m_action->setEnabled(isPlayed && !isFilming());
    // What was filmed is no longer shown.
    if (isFilming() && !isPlayed)
        m_lane.cancel();
}

FilmDialog::Subject Filming::subject() const
{
    FilmDialog::Subject subject{m_workbench.view().viewport()->size(), 0, false, m_wishes};
    if (m_workbench.mode() == Workbench::Mode::search) {
        subject.isInSteps = true;
        subject.end = static_cast<double>(m_workbench.searchPlay().last());
        subject.wishes.speed = stepsPerSecond;
    } else {
        subject.end = m_workbench.playback().duration();
        subject.wishes.speed = m_workbench.playback().speed();
    }
    subject.wishes.from = 0;
    subject.wishes.to = subject.end;
    subject.problem = filmProblem(m_program);
    return subject;
}

void Filming::filmWithDialog()
{
    FilmDialog dialog(subject(), &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const FilmWishes wishes = dialog.wishes();
    const MapDocument& document = m_workbench.document();
    const QString folder = document.file().isUntitled()
                               ? QDir::homePath()
                               : QFileInfo(document.file().path()).absolutePath();
    const QString base = QFileInfo(titleOf(document)).completeBaseName() + '.' + wishes.suffix;
    QString path = QFileDialog::getSaveFileName(
        &m_window, tr("Export Animation"), QDir(folder).filePath(base),
        tr("Animations (%1)").arg(QStringLiteral("*.") + wishes.suffix));
    if (path.isEmpty())
        return;
    if (!path.endsWith('.' + wishes.suffix))
        path += '.' + wishes.suffix;
    film(wishes, path);
}

void Filming::film(const FilmWishes& wishes, const QString& path)
{
    if (isFilming() || !m_action->isEnabled())
        return;
    begin(wishes);
    const QString name = QFileInfo(path).fileName();
    const FilmSettings settings{path, m_size, wishes.framesPerSecond, m_program};
    const auto job = [this, settings, name, frames = m_frames,
                      all = wishes.frames()](Progress& progress) -> WorkLane::Report {
        const Result<bool> done = writeFilm(
            settings, *frames, [&](int written) { return progress.tell(double(written) / all); });
        return [this, done, name] { report(done, name); };
    };
    m_lane.order({tr("Exporting %1").arg(name), job});
    m_next.start();
}

void Filming::begin(const FilmWishes& wishes)
{
    m_wishes = wishes;
    m_frames = std::make_shared<FilmFrames>();
    m_painted = 0;
    m_workbench.playback().pause();
    m_workbench.searchPlay().pause();
    m_before = position();
    m_waiting.invalidate();
    emit playheadShown(false);
    const QSizeF view = m_workbench.view().viewport()->size();
    m_size = {evenPixels(view.width() * wishes.scale), evenPixels(view.height() * wishes.scale)};
    Overlays& overlays = m_workbench.overlays();
    for (const Overlay overlay : allOverlays)
        m_overlays[static_cast<std::size_t>(overlay)] = overlays.isOn(overlay);
    if (!wishes.hasOverlays) {
        overlays.setLent(true);
        for (const Overlay overlay : allOverlays)
            overlays.setOn(overlay, false);
    }
    refresh();
}

double Filming::position() const
{
    return m_workbench.mode() == Workbench::Mode::search
               ? static_cast<double>(m_workbench.searchPlay().at())
               : m_workbench.playback().time();
}

void Filming::show(double position)
{
    if (m_workbench.mode() == Workbench::Mode::search)
        m_workbench.searchPlay().seek(static_cast<std::size_t>(std::max(0.0, position)));
    else
        m_workbench.playback().seek(position);
}

/// One frame for each turn of the event loop, so that the window goes on.
void Filming::paintNext()
{
    if (m_painted == m_wishes.frames()) {
        m_frames->end();
        return m_next.stop();
    }
    if (!m_frames->hasRoom())
        return;
    show(m_wishes.positionOf(m_painted));
    if (isWaitingForSenses())
        return;
    QImage shown = picture();
    // What is painted over several frames is painted again until it is whole.
    if (!m_workbench.canvas().isMapPainted())
        return;
    m_frames->add(std::move(shown));
    ++m_painted;
}

/// What the chosen agent senses is recalled beside the window. A frame waits for it, but not for
/// ever.
bool Filming::isWaitingForSenses()
{
    constexpr int patience = 5000; // milliseconds
    const std::optional<ChosenAgent>& chosen = m_workbench.canvas().steering();
    const bool isKnown =
        !chosen || !chosen->facts || chosen->facts->record || !chosen->facts->problem.isEmpty();
    if (isKnown) {
        m_waiting.invalidate();
        return false;
    }
    if (!m_waiting.isValid())
        m_waiting.start();
    if (m_waiting.elapsed() < patience)
        return true;
    m_waiting.invalidate();
    return false;
}

/// A smaller one is painted at full size: a line must not get thinner than a pixel.
QImage Filming::picture() const
{
    QWidget& viewport = *m_workbench.view().viewport();
    const double ratio = std::max(1.0, m_wishes.scale);
    QImage painted((QSizeF(viewport.size()) * ratio).toSize(), QImage::Format_RGB32);
    painted.setDevicePixelRatio(ratio);
    viewport.render(&painted, {}, {}, QWidget::DrawWindowBackground);
    painted.setDevicePixelRatio(1);
    if (painted.size() == m_size)
        return painted;
    const QSize scaled = (QSizeF(viewport.size()) * m_wishes.scale).toSize();
    // All but a row or column that makes the number odd.
    if (m_wishes.scale >= 1 && scaled.width() - m_size.width() <= 1 &&
        scaled.height() - m_size.height() <= 1 && painted.width() >= m_size.width() &&
        painted.height() >= m_size.height())
        return painted.copy(QRect(QPoint(0, 0), m_size));
    return painted.scaled(m_size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

void Filming::end()
{
    m_next.stop();
    m_frames.reset();
    Overlays& overlays = m_workbench.overlays();
    if (!m_wishes.hasOverlays) {
        for (const Overlay overlay : allOverlays)
            overlays.setOn(overlay, m_overlays[static_cast<std::size_t>(overlay)]);
        overlays.setLent(false);
    }
    show(m_before);
    emit playheadShown(true);
    refresh();
}

void Filming::report(const Result<bool>& done, const QString& name)
{
    end();
    if (!done)
        emit failed(errorText(done.error()));
    else if (*done)
        emit said(tr("Exported %1").arg(name));
    else
        emit said(tr("Cancelled: %1 was not exported").arg(name));
}

} // namespace thicket::editor
