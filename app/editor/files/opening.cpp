#include "app/editor/files/opening.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/fileopening.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/mapeditcommand.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/edits/mapadding.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/export/formatwords.h"
#include "app/editor/export/outlooklist.h"
#include "app/editor/files/longsteps.h"

#include <QApplication>
#include <QEventLoop>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

bool isSame(const QString& a, const QString& b) { return QFileInfo(a) == QFileInfo(b); }

/// An error at a place in the file names the place alone: this says what was not done, too.
Error refusalOf(const Error& error, const QString& path, const QString& pattern)
{
    const QString name = QFileInfo(path).fileName();
    QString reason = errorText(error);
    const QString beginning = name + QStringLiteral(": ");
    if (!reason.startsWith(beginning))
        return error;
    reason.remove(0, beginning.size());
    return {pattern.arg(name, reason).toStdString(), {}};
}

} // namespace

Opening::Opening(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    m_rest.setInterval(50ms);
    connect(&m_rest, &QTimer::timeout, this, &Opening::comeIn);
}

void Opening::open(const QString& path, Then then,
                   const std::optional<plugins::OptionValues>& options)
{
    const auto tell = [&then](bool isDone) {
        if (then)
            then(isDone);
    };
    if (const int place = m_parts.maps.placeOf(path); place >= 0) {
        m_parts.maps.show(place);
        return tell(true);
    }
    const QString name = QFileInfo(path).fileName();
    if (std::any_of(m_waiting.begin(), m_waiting.end(),
                    [&path](const QString& one) { return isSame(one, path); })) {
        emit said(tr("%1 is being opened already").arg(name));
        return tell(false);
    }
    m_waiting << path;
    readFile(
        {path, tr("Open"), tr("Opening %1").arg(name), tr("%1 cannot be opened: %2"), m_keep,
         options},
        [this, path](std::unique_ptr<ParkedMap>& map) { return bring(path, map); },
        [this, path, then = std::move(then)](bool isDone) {
            m_waiting.removeOne(path);
            if (then)
                then(isDone);
        });
}

void Opening::add(const QString& path, const Then& then)
{
    const auto tell = [then](bool isDone) {
        if (then)
            then(isDone);
    };
    const auto isLater = std::make_shared<bool>(false); // whether addMany() tells
    const QString name = QFileInfo(path).fileName();
    readFile(
        {path, tr("Add"), tr("Adding %1").arg(name), tr("%1 cannot be added: %2")},
        [this, path, tell, isLater](std::unique_ptr<ParkedMap>& map) {
            *isLater = map->map.objects().size() > mostAtOnce;
            if (!*isLater)
                return addTo(path, *map);
            addMany(path, std::move(map), tell);
            return true;
        },
        [tell, isLater](bool isDone) {
            if (!*isLater)
                tell(isDone);
        });
}

void Opening::lend(const QString& path, const Take& take)
{
    const QString name = QFileInfo(path).fileName();
    readFile({path, tr("Compare"), tr("Reading %1").arg(name), tr("%1 cannot be compared: %2")},
             take, [](bool) {});
}

void Opening::readFile(const Deed& deed, const Take& take, const Then& then)
{
    const auto options = deed.options ? deed.options : m_question(deed.path, deed.verb);
    if (!options)
        return then(false);
    const auto whenShown = std::make_shared<std::function<void()>>();
    const auto place = std::make_shared<std::optional<FilePlace>>(); // of the error
    read(
        deed.what,
        [deed, whenShown, place, options = *options,
         &formats = m_parts.formats](Progress& progress) {
            auto map = readForOpening(deed.path, formats, options,
                                      [&progress](double share) { return progress.tell(share); });
            if (!map) {
                *place = placeIn(deed.path, map.error());
                map = Unexpected(refusalOf(map.error(), deed.path, deed.refusal));
            } else if (deed.keep && !progress.isCancelled()) {
                *whenShown = deed.keep(**map);
            }
            return map;
        },
        [take, whenShown](std::unique_ptr<ParkedMap>& map) {
            const bool isTaken = take(map);
            if (isTaken && !map && *whenShown)
                (*whenShown)();
            return isTaken;
        },
        [this, place, then](bool isDone) {
            if (!isDone && *place)
                emit pointedOut(**place);
            then(isDone);
        });
}

void Opening::read(const QString& what, const Read& read, const Take& take, const Then& then)
{
    const auto finish = [this, take, then](Reading& reading) {
        if (!reading)
            emit failed(errorText(reading.error()));
        then(reading && take(reading.value()));
    };
    const auto job = [this, read, finish](Progress& progress) -> WorkLane::Report {
        auto reading = sharedAside(read(progress));
        return [this, finish, reading = std::move(reading)] {
            m_ready.emplace_back([finish, reading] { finish(*reading); });
            comeIn();
        };
    };
    m_lane.order({what, job, [this, then] {
                      emit said(tr("Cancelled"));
                      then(false);
                  }});
}

void Opening::comeIn()
{
    if (m_ready.empty())
        return m_rest.stop();
    if (m_parts.document.gesture().isOpen() || isAsking())
        return m_rest.start();
    const auto take = std::move(m_ready.front());
    m_ready.pop_front();
    take();
    if (!m_ready.empty())
        m_rest.start();
}

void Opening::remark(const QString& path, const QList<plugins::FormatNote>& notes)
{
    if (notes.isEmpty())
        return;
    QStringList all;
    for (const plugins::FormatNote& note : notes)
        all << outlookWords(note);
    const QString name = QFileInfo(path).fileName();
    const QString first = noteWords(notes.first().text);
    const auto others = static_cast<int>(notes.size()) - 1;
    emit remarked(
        others == 0
            ? tr("%1 was not read exactly. %2").arg(name, first)
            : tr("%1 was not read exactly. %2, and %n more", nullptr, others).arg(name, first),
        all);
}

bool Opening::bring(const QString& path, std::unique_ptr<ParkedMap>& map)
{
    const QList<plugins::FormatNote> notes = map->importNotes;
    // Meanwhile the shown map may have been saved under this name.
    if (const int place = m_parts.maps.placeOf(path); place >= 0)
        m_parts.maps.show(place);
    else
        m_parts.maps.bring(std::move(map));
    emit opened(path);
    remark(path, notes);
    return true;
}

bool Opening::addTo(const QString& path, const ParkedMap& read)
{
    const auto adding = added(m_parts.document.map(), read.map);
    if (!adding) {
        emit failed(errorText(adding.error()));
        return false;
    }
    m_parts.document.push(adding->edit, tr("Add %1").arg(QFileInfo(path).fileName()));
    tellAdded(path, adding->ids, read.importNotes);
    return true;
}

void Opening::tellAdded(const QString& path, const QList<nav::ObjectId>& ids,
                        const QList<plugins::FormatNote>& notes)
{
    remark(path, notes);
    emit objectsAdded(ids);
    emit said(tr("%n added from %1", nullptr, static_cast<int>(ids.size()))
                  .arg(QFileInfo(path).fileName()));
}

void Opening::addMany(const QString& path, std::unique_ptr<ParkedMap> read, const Then& then)
{
    const QString name = QFileInfo(path).fileName();
    const QList<plugins::FormatNote> notes = read->importNotes;
    const auto ids = std::make_shared<QList<nav::ObjectId>>();
    const auto make = [read = sharedAside(std::move(read->map)),
                       ids](const nav::Map& map) -> Result<LongSteps::Edit> {
        auto adding = added(map, *read);
        if (!adding)
            return Unexpected(adding.error());
        *ids = std::move(adding->ids);
        return sharedEdit(std::move(adding->edit));
    };
    m_parts.steps.push(tr("Adding %1").arg(name), make, tr("Add %1").arg(name),
                       [this, then, path, notes, ids](bool isDone) {
                           if (isDone)
                               tellAdded(path, *ids, notes);
                           then(isDone);
                       });
}

void Opening::cancelAll()
{
    m_ready.clear();
    m_waiting.clear();
    m_lane.cancelAll();
}

void Opening::wait()
{
    m_lane.wait();
    while (!m_ready.empty() || m_parts.steps.isBusy())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

} // namespace thicket::editor
