#include "app/editor/files/recordingfiles.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/files/bookmarkfile.h"
#include "app/editor/files/trajectoryquestion.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/replay/recordings.h"
#include "libnav/files/atomicfile.h"
#include "libnav/files/readfile.h"
#include "libsteer/recording/recorder.h"
#include "libsteer/recording/recordingfile.h"
#include "libsteer/recording/verify.h"
#include "plugins/host/mapfiles.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QTime>

#include <algorithm>
#include <memory>
#include <thread>
#include <utility>

namespace thicket::editor {

namespace {

using plugins::nativePath;

const QString suffix = QStringLiteral("thicket-replay");

/// The box of the agents in all frames.
nav::Box extentOf(const steer::Recording& recording)
{
    nav::Box box;
    steer::RecordingCursor cursor(recording);
    steer::Frame frame;
    for (std::uint32_t k = 0; k < recording.frameCount(); ++k) {
        cursor.frame(k, frame);
        for (const steer::FrameAgent& agent : frame)
            enclose(box, {agent.position, agent.position});
    }
    return box;
}

/// Whether the map is the one that it was simulated on; true for what was not simulated.
bool isRunOn(const steer::Recording& recording, const nav::Map& map)
{
    if (!recording.info().params)
        return true;
    const auto scenario = steer::scenarioOf(map);
    return scenario && steer::scenarioHash(*scenario) == recording.info().mapHash;
}

/// The verdict in words, with the frame to look at.
Verdict verdictOf(const steer::Verification& seen, double step)
{
    using Outcome = steer::Verification::Outcome;
    switch (seen.outcome) {
    case Outcome::verified:
        return {Verdict::Kind::verified, 0, RecordingFiles::tr("verified"),
                RecordingFiles::tr("Every step gives the same bits again")};
    case Outcome::mapDiffers:
        return {Verdict::Kind::differs, 0, RecordingFiles::tr("another map"),
                RecordingFiles::tr("The map is not the one that it was recorded on")};
    case Outcome::differs: {
        QString details = RecordingFiles::tr("The first step that differs is %1, at %2 s")
                              .arg(seen.frames)
                              .arg(numberText(seen.frames * step, 2));
        if (seen.agent)
            details += RecordingFiles::tr(", by agent %1").arg(seen.agent->id);
        return {Verdict::Kind::differs, seen.frames,
                RecordingFiles::tr("differs from step %1").arg(seen.frames), details};
    }
    case Outcome::cancelled:
        break;
    }
    return {};
}

} // namespace

struct RecordingFiles::Reading {
    Result<steer::Recording> recording;
    nav::Box extent = {};
    bool lacksUnits = false; ///< it could be read with a frame rate and a unit
    Result<QList<Bookmark>> bookmarks = QList<Bookmark>();
    bool isOfMap = true; ///< false: it was simulated on another map than the open one
};

RecordingFiles::Reading RecordingFiles::readAny(const QString& path,
                                                const steer::TrajectoryOptions& options)
{
    const auto withExtent = [&path](Result<steer::Recording> recording) {
        Reading reading{std::move(recording)};
        if (reading.recording) {
            reading.extent = extentOf(*reading.recording);
            reading.bookmarks = loadBookmarks(path, reading.recording->frameCount());
        }
        return reading;
    };
    if (path.endsWith("." + suffix))
        return withExtent(steer::loadRecording(nativePath(path)));
    const auto text = nav::readFile(nativePath(path));
    if (!text)
        return Reading{Unexpected(text.error())};
    const std::string name = QFileInfo(path).fileName().toStdString();
    Reading reading = withExtent(steer::readTrajectories(*text, name, options));
    if (!reading.recording) {
        steer::TrajectoryOptions any;
        any.framesPerSecond = 1;
        any.unit = steer::TrajectoryUnit::metre;
        reading.lacksUnits = bool(steer::readTrajectories(*text, name, any));
    }
    return reading;
}

RecordingFiles::RecordingFiles(const MapDocument& document, Recordings& recordings, QWidget& window)
    : QObject(&window), m_document(document), m_recordings(recordings), m_window(window)
{
    connect(&recordings, &Recordings::bookmarksChanged, this, &RecordingFiles::saveBookmarksOf);
}

bool RecordingFiles::isRecording(const QString& path)
{
    return path.endsWith("." + suffix) || path.endsWith(QStringLiteral(".txt"));
}

QString RecordingFiles::folder() const
{
    return m_document.file().isUntitled() ? QDir::homePath()
                                          : QFileInfo(m_document.file().path()).absolutePath();
}

void RecordingFiles::order(const QString& next, WorkLane::Order order)
{
    if (isBusy())
        emit said(tr("Next: %1").arg(next));
    m_lane.order(std::move(order));
}

void RecordingFiles::saveWithDialog(int id)
{
    const KeptRecording* one = m_recordings.find(id);
    if (!one)
        return;
    const QString name =
        one->path.isEmpty()
            ? QDir(folder()).filePath(QFileInfo(titleOf(m_document)).baseName() +
                                      QStringLiteral(" ") + one->name + "." + suffix)
            : one->path;
    QString path =
        QFileDialog::getSaveFileName(&m_window, tr("Save Recording"), name,
                                     tr("Recordings (%1)").arg(QStringLiteral("*.") + suffix));
    if (path.isEmpty())
        return;
    if (!path.endsWith("." + suffix))
        path += "." + suffix;
    saveTo(id, path);
}

void RecordingFiles::saveTo(int id, const QString& path)
{
    const KeptRecording* one = m_recordings.find(id);
    if (!one)
        return;
    const QString file = QFileInfo(path).fileName();
    // Cancelling would leave half a file, which is worse than a late one. So it goes on.
    order(tr("save %1").arg(file),
          {tr("Saving %1").arg(file),
           [this, id, path, recording = one->recording, bookmarks = one->bookmarks](Progress&) {
               auto done = steer::saveRecording(recording, nativePath(path));
               if (done)
                   done = saveBookmarks(bookmarks, path);
               return [this, id, path, done] {
                   if (!done) {
                       emit failed(errorText(done.error()));
                       return;
                   }
                   m_recordings.setPath(id, path);
                   emit said(
                       tr("Saved %1").arg(QTime::currentTime().toString(QStringLiteral("HH:mm"))));
               };
           }});
}

/// Of one that has a file.
void RecordingFiles::saveBookmarksOf(int id)
{
    const KeptRecording* one = m_recordings.find(id);
    if (!one || one->path.isEmpty())
        return;
    m_lane.order(
        {tr("Saving bookmarks"),
         [this, path = one->path, bookmarks = one->bookmarks](Progress&) -> WorkLane::Report {
             const auto done = saveBookmarks(bookmarks, path);
             if (done)
                 return {};
             return [this, done] { emit failed(errorText(done.error())); };
         }});
}

void RecordingFiles::exportTableWithDialog(int id)
{
    const KeptRecording* one = m_recordings.find(id);
    if (!one)
        return;
    const QString name = QFileInfo(one->name).completeBaseName() + QStringLiteral(".csv");
    QString path = QFileDialog::getSaveFileName(&m_window, tr("Export Trajectories"),
                                                QDir(folder()).filePath(name),
                                                tr("Tables (%1)").arg(QStringLiteral("*.csv")));
    if (path.isEmpty())
        return;
    if (!path.endsWith(QStringLiteral(".csv")))
        path += QStringLiteral(".csv");
    exportTable(id, path);
}

void RecordingFiles::exportTable(int id, const QString& path)
{
    const KeptRecording* one = m_recordings.find(id);
    if (!one)
        return;
    const QString file = QFileInfo(path).fileName();
    const auto job = [this, path, file, recording = one->recording](Progress& progress) {
        const std::string table = steer::writeTrajectoryTable(recording);
        const bool isWanted = !progress.isCancelled();
        const Result<void> done =
            isWanted ? nav::writeFileAtomically(nativePath(path), table) : Result<void>();
        return [this, file, isWanted, done] {
            if (!done)
                emit failed(errorText(done.error()));
            else
                emit said(isWanted ? tr("Exported %1").arg(file)
                                   : tr("Cancelled: %1 was not exported").arg(file));
        };
    };
    order(tr("export %1").arg(file), {tr("Exporting %1").arg(file), job});
}

void RecordingFiles::openWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Open Recording"), folder(),
        tr("Recordings and trajectories (%1);;All files (%2)")
            .arg(QStringLiteral("*.%1 *.txt").arg(suffix), QStringLiteral("*")));
    if (!path.isEmpty())
        open(path);
}

void RecordingFiles::open(const QString& path) { openAs(path, {}); }

void RecordingFiles::openAs(const QString& path, const steer::TrajectoryOptions& options)
{
    const QString file = QFileInfo(path).fileName();
    const auto map = std::make_shared<const nav::Map>(m_document.committedMap());
    order(tr("open %1").arg(file), {tr("Opening %1").arg(file),
                                    [this, path, options, map](Progress&) {
                                        auto reading =
                                            std::make_shared<Reading>(readAny(path, options));
                                        if (reading->recording)
                                            reading->isOfMap = isRunOn(*reading->recording, *map);
                                        return [this, path, reading] {
                                            if (reading->lacksUnits)
                                                askUnits(path);
                                            else
                                                takeOpened(path, *reading);
                                        };
                                    },
                                    [this] { emit said(tr("Cancelled")); }});
}

void RecordingFiles::askUnits(const QString& path)
{
    auto* question = new TrajectoryQuestion(QFileInfo(path).fileName(), &m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &QDialog::accepted, this,
            [this, question, path] { openAs(path, question->options()); });
    question->open();
}

void RecordingFiles::takeOpened(const QString& path, const Reading& reading)
{
    const auto& recording = reading.recording;
    if (!recording) {
        emit failed(errorText(recording.error()));
        return;
    }
    KeptRecording kept;
    kept.name = QFileInfo(path).fileName();
    kept.recording = *recording;
    kept.path = path;
    kept.extent = reading.extent;
    if (reading.bookmarks)
        kept.bookmarks = *reading.bookmarks;
    if (!recording->info().params)
        kept.verdict = {Verdict::Kind::measured, 0, tr("measured"), {}};
    const int id = m_recordings.add(std::move(kept));
    m_recordings.setCurrent(id);
    emit opened(id);
    if (!reading.bookmarks)
        emit failed(errorText(reading.bookmarks.error()));
    if (!reading.isOfMap)
        emit said(tr("%1 is played without its map: open that for its obstacles")
                      .arg(QFileInfo(path).fileName()));
}

void RecordingFiles::verify(int id)
{
    const KeptRecording* one = m_recordings.find(id);
    if (!one)
        return;
    const auto map =
        one->map ? one->map : std::make_shared<const nav::Map>(m_document.committedMap());
    const auto job = [this, id, map, recording = one->recording](Progress& progress) {
        steer::VerifyOptions options;
        options.threads = std::max(1U, std::min(16U, std::thread::hardware_concurrency()) - 1);
        options.goesOn = [&](std::uint32_t frames) {
            return progress.tell(double(frames) / double(std::max(1U, recording.frameCount())));
        };
        const auto seen = steer::verify(recording, *map, options);
        const double step = recording.info().step;
        return [this, id, seen, step] { takeVerified(id, seen, step); };
    };
    order(tr("verify %1").arg(one->name),
          {tr("Verifying %1").arg(one->name), job, [this] { emit said(tr("Cancelled")); }});
}

void RecordingFiles::takeVerified(int id, const Result<steer::Verification>& seen, double step)
{
    if (!seen) {
        emit failed(errorText(seen.error()));
        return;
    }
    const Verdict verdict = verdictOf(*seen, step);
    m_recordings.setVerdict(id, verdict);
    if (const KeptRecording* checked = m_recordings.find(id))
        emit said(tr("%1: %2").arg(checked->name, verdict.details));
}

} // namespace thicket::editor
