#include "tests/project/rooms.h"
#include "tests/project/sources.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace {

QString roomOf(const QString& file) { return file.left(file.lastIndexOf('/')); }

/// Without copies of others' headers.
QStringList sources()
{
    return sourcesBelow({"libnav", "libsteer", "plugins", "app"})
        .filter(QRegularExpression("^(?!.*/copied/)"));
}

/// What a library installs, by the lists HEADERS of its rooms.
QSet<QString> publicHeaders()
{
    static const QRegularExpression list(R"(\bHEADERS\b([^)]*?)(\bSOURCES\b|\)))");
    static const QRegularExpression header(R"([a-z0-9]+\.h)");
    const QDir root(THICKET_SOURCE_DIR);
    QSet<QString> headers;
    for (const char* top : {"libnav", "libsteer"}) {
        QDirIterator it(root.filePath(top), {"CMakeLists.txt"}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile lists(it.next());
            if (!lists.open(QIODevice::ReadOnly))
                return {};
            const QString text = QString::fromUtf8(lists.readAll());
            const QString room = roomOf(root.relativeFilePath(lists.fileName()));
            for (auto found = list.globalMatch(text); found.hasNext();)
                for (auto name = header.globalMatch(found.next().captured(1)); name.hasNext();)
                    headers << room + '/' + name.next().captured();
        }
    }
    return headers;
}

/// The folder of a library, or of programs.
QString libraryOf(const QString& file) { return file.section('/', 0, 0); }

} // namespace

/// Data flows one way, from map to replay, so includes point one way: as in the table above.
class ArrowsTest : public QObject {
    Q_OBJECT

private slots:
    void everyFileHasARoom()
    {
        const QStringList files = sources();
        QVERIFY(files.size() > 50);
        for (const QString& file : files)
            QVERIFY2(placeOf(roomOf(file)) >= 0, qPrintable(file));
    }

    void everyIncludePointsDown()
    {
        QStringList wrong;
        int checked = 0;
        for (const QString& file : sources()) {
            const QString room = roomOf(file);
            for (const Include& include : includesOf(file)) {
                if (!include.quoted)
                    continue;
                const QString target = roomOf(include.target);
                const bool generated =
                    include.target.endsWith(".moc") || include.target.endsWith("_export.h");
                ++checked;
                if (generated || target == room || mayInclude(room, target))
                    continue;
                wrong
                    << QString("%1:%2 includes %3").arg(file).arg(include.line).arg(include.target);
            }
        }
        QVERIFY(checked > 100);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void roomsStandInOneOrder()
    {
        QStringList above;
        for (const Room& room : rooms()) {
            for (const QString& allowed : room.allowed) {
                const bool isKnown = std::ranges::any_of(above, [&](const QString& name) {
                    return allowed.endsWith('/') ? (name + '/').startsWith(allowed)
                                                 : name == allowed;
                });
                QVERIFY2(isKnown, qPrintable(room.name + " may include " + allowed));
            }
            above << room.name;
        }
    }

    /// A header that is not installed serves the library that it is in, and no installed header
    /// needs it.
    void privateHeadersStayInTheirLibrary()
    {
        const QSet<QString> installed = publicHeaders();
        QVERIFY(installed.size() > 50);
        QStringList wrong;
        for (const QString& file : sources()) {
            for (const Include& include : includesOf(file)) {
                const bool isOfALibrary =
                    include.target.startsWith("libnav/") || include.target.startsWith("libsteer/");
                if (!isOfALibrary || include.target.endsWith("_export.h") ||
                    installed.contains(include.target))
                    continue;
                if (installed.contains(file) || libraryOf(file) != libraryOf(include.target))
                    wrong << QString("%1:%2 includes %3")
                                 .arg(file)
                                 .arg(include.line)
                                 .arg(include.target);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void librariesKnowNoQt()
    {
        QStringList wrong;
        for (const QString& file : sources()) {
            if (!file.startsWith("libnav/") && !file.startsWith("libsteer/"))
                continue;
            for (const Include& include : includesOf(file)) {
                if (!include.quoted && include.target.startsWith('Q'))
                    wrong << QString("%1:%2 includes %3")
                                 .arg(file)
                                 .arg(include.line)
                                 .arg(include.target);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    /// Boost.Geometry and Boost.Graph cost seconds per file, which users of our headers must not
    /// pay. The program's own headers may have containers, which cost little.
    void headersKeepBoostOut()
    {
        QStringList wrong;
        for (const QString& file : sources()) {
            if (!file.endsWith(".h") || file == "libnav/tangent/graph/boostgraph.h")
                continue;
            for (const Include& include : includesOf(file)) {
                const bool isCheap =
                    file.startsWith("app/") && include.target.startsWith("boost/container/");
                if (include.target.startsWith("boost/") && !isCheap)
                    wrong << QString("%1:%2 includes %3")
                                 .arg(file)
                                 .arg(include.line)
                                 .arg(include.target);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }
};

QTEST_GUILESS_MAIN(ArrowsTest)
#include "arrowstest.moc"
