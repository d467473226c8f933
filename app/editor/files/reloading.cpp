#include "app/editor/files/reloading.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapcopy.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/mapoutcome.h"
#include "app/editor/errors/errortext.h"
#include "plugins/host/mapfiles.h"
#include "plugins/host/picturepath.h"

#include <QEventLoop>
#include <QFileInfo>

#include <utility>

namespace thicket::editor {

namespace {

constexpr double readShare = 0.8; ///< of the time; the rest is for the comparison

} // namespace

Reloading::Reloading(MapDocument& document, const plugins::FormatRegistry& formats, QObject* parent)
    : QObject(parent), m_document(document), m_formats(formats)
{
    connect(&document, &MapDocument::wasReset, this, [this] { ++m_shown; });
    connect(&document, &MapDocument::committed, this, [this] { m_isBehind = true; });
}

void Reloading::reload(const QString& step, WhenEdited whenEdited, const Then& then)
{
    ++m_count;
    m_isBehind = false;
    new MapCopy(
        m_document,
        [this, one = Order{m_document.file().path(), step, whenEdited, then, m_shown}](
            const std::shared_ptr<CopiedMap>& copy) {
            if (copy)
                order(one, copy);
            else
                end(one.then, false);
        },
        this);
}

void Reloading::order(const Order& one, const std::shared_ptr<CopiedMap>& copy)
{
    const auto compared = m_document.file().isReadOnly() ? nullptr : copy;
    const auto job = [this, one, compared,
                      &formats = m_formats](Progress& progress) -> WorkLane::Report {
        auto read = sharedAside(readAgain(one.path, formats, compared, progress));
        return [this, one, read = std::move(read)] { deliver(one, *read); };
    };
    m_lane.order({tr("Reading %1").arg(QFileInfo(one.path).fileName()), job,
                  [this, one] { end(one.then, false); }});
}

void Reloading::deliver(const Order& one, Result<Read>& read)
{
    const bool isLeft = one.shown != m_shown;
    const bool isOutdated = m_isBehind && read;
    if (!isLeft && isOutdated && one.whenEdited == WhenEdited::goOn) {
        reload(one.step, one.whenEdited, one.then); // the map that it was compared with is gone
        return end({}, false);
    }
    end(one.then, !isLeft && !isOutdated && take(read, one.step));
}

Result<Reloading::Read> Reloading::readAgain(const QString& path,
                                             const plugins::FormatRegistry& formats,
                                             const std::shared_ptr<CopiedMap>& copy,
                                             Progress& progress)
{
    // Taken before: if the file changes meanwhile, it counts as changed later.
    auto version = recovery::versionOf(plugins::nativePath(path));
    if (!version)
        return Unexpected(version.error());
    if (!*version)
        return Unexpected(tr("%1 is gone").arg(QFileInfo(path).fileName()).toStdString());
    auto loaded =
        plugins::openMap(path, formats, QStringLiteral("thicket"), {},
                         [&progress](double share) { return progress.tell(readShare * share); });
    if (!loaded)
        return Unexpected(loaded.error());
    using Access = DocumentFile::Access;
    Read read{{},
              {},
              DocumentFile(path, *std::move(version),
                           loaded->isNewer ? Access::readOnly : Access::readWrite)};
    plugins::resolvePicture(loaded->map.settings, path);
    if (loaded->isNewer || !copy)
        read.map = std::move(loaded->map);
    else
        read.difference = outcomeBetween(copy->take(), std::move(loaded->map));
    return read;
}

bool Reloading::take(Result<Read>& read, const QString& step)
{
    if (!read) {
        emit failed(errorText(read.error()));
        if (const auto place = placeIn(m_document.file().path(), read.error()))
            emit pointedOut(*place);
        return false;
    }
    m_document.gesture().cancel();
    if (!read->difference) {
        m_document.reset(std::move(read->map), std::move(read->file));
        return true;
    }
    m_document.replaceBy(std::move(read->difference), step);
    m_document.sync(std::move(read->file));
    return true;
}

void Reloading::end(const Then& then, bool isDone)
{
    --m_count;
    if (then)
        then(isDone);
    emit ended();
}

void Reloading::wait()
{
    QEventLoop loop;
    connect(this, &Reloading::ended, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (isBusy())
        loop.exec();
}

} // namespace thicket::editor
