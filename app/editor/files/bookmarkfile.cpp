#include "app/editor/files/bookmarkfile.h"

#include "libnav/files/atomicfile.h"
#include "libnav/files/readfile.h"
#include "plugins/host/mapfiles.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr int bookmarksVersion = 1;
const QString bookmarksFormat = QStringLiteral("thicket-bookmarks");

struct BookmarkWords {
    Q_DECLARE_TR_FUNCTIONS(BookmarkFile)
};

} // namespace

QString bookmarkFileOf(const QString& recording)
{
    return recording + QStringLiteral(".bookmarks");
}

Result<QList<Bookmark>> loadBookmarks(const QString& recording, std::uint32_t frameCount)
{
    const QString path = bookmarkFileOf(recording);
    if (!QFileInfo::exists(path))
        return QList<Bookmark>();
    const auto text = nav::readFile(plugins::nativePath(path));
    if (!text)
        return Unexpected(text.error());
    const auto refused = [&path](const QString& reason) {
        return Unexpected(BookmarkWords::tr("The bookmarks in %1 cannot be read: %2")
                              .arg(QFileInfo(path).fileName(), reason)
                              .toStdString());
    };
    QJsonParseError problem;
    const QJsonDocument document =
        QJsonDocument::fromJson(QByteArray::fromStdString(*text), &problem);
    if (problem.error != QJsonParseError::NoError)
        return refused(problem.errorString());
    const QJsonObject root = document.object();
    if (root["format"].toString() != bookmarksFormat)
        return refused(BookmarkWords::tr("it is no list of bookmarks"));
    if (root["version"].toInt() > bookmarksVersion)
        return refused(BookmarkWords::tr("it is of a newer version"));
    QList<Bookmark> bookmarks;
    for (const QJsonValue& one : root["bookmarks"].toArray()) {
        const double frame = one["frame"].toDouble(-1);
        if (frame >= 0 && frame < frameCount)
            bookmarks << Bookmark{static_cast<std::uint32_t>(frame), one["name"].toString()};
    }
    std::ranges::stable_sort(bookmarks, {}, &Bookmark::frame);
    const auto isSame = [](const Bookmark& a, const Bookmark& b) { return a.frame == b.frame; };
    bookmarks.erase(std::unique(bookmarks.begin(), bookmarks.end(), isSame), bookmarks.end());
    return bookmarks;
}

Result<void> saveBookmarks(const QList<Bookmark>& bookmarks, const QString& recording)
{
    const QString path = bookmarkFileOf(recording);
    if (bookmarks.isEmpty()) {
        QFile::remove(path);
        return {};
    }
    QJsonArray list;
    for (const Bookmark& one : bookmarks)
        list << QJsonObject{{"frame", static_cast<qint64>(one.frame)}, {"name", one.name}};
    const QJsonObject root{
        {"format", bookmarksFormat}, {"version", bookmarksVersion}, {"bookmarks", list}};
    return nav::writeFileAtomically(plugins::nativePath(path),
                                    QJsonDocument(root).toJson().toStdString());
}

} // namespace thicket::editor
