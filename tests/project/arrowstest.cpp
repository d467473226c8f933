#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

namespace {

/// The rooms of the project and the rooms that each may include besides itself. A file's room is
/// the longest name here that its folder begins with.
const QMap<QString, QStringList>& rooms()
{
    static const QStringList map{"libnav", "libnav/collision", "libnav/map"};
    static const QStringList nav = map + QStringList{"libnav/tangent", "libnav/path"};
    static const QStringList steer =
        nav + QStringList{"libsteer",          "libsteer/ground", "libsteer/behaviours",
                          "libsteer/flow",     "libsteer/lanes",  "libsteer/sim",
                          "libsteer/recording"};
    static const QStringList document = steer + QStringList{"plugins/api", "app/editor/document"};
    static const QStringList navigation = document + QStringList{"app/editor/navigation"};
    static const QStringList shown =
        QStringList{"app/drawing", "app/editor/appearance", "app/editor/replay"};
    static const QStringList scene = navigation + shown + QStringList{"app/editor/scene"};
    static const QMap<QString, QStringList> allowed{
        {"libnav", {}},
        {"libnav/collision", {"libnav"}},
        {"libnav/map", {"libnav", "libnav/collision"}},
        {"libnav/tangent", map},
        {"libnav/path", map + QStringList{"libnav/tangent"}},
        {"libsteer", {"libnav", "libnav/collision", "libnav/map", "libnav/path"}},
        {"libsteer/ground", {"libnav", "libnav/collision", "libsteer"}},
        {"libsteer/flow", {"libnav", "libnav/collision"}},
        {"libsteer/behaviours", nav + QStringList{"libsteer", "libsteer/flow"}},
        {"libsteer/lanes", {"libnav", "libnav/collision", "libsteer", "libsteer/behaviours"}},
        {"libsteer/sim", nav + QStringList{"libsteer", "libsteer/ground", "libsteer/behaviours",
                                           "libsteer/flow", "libsteer/lanes"}},
        {"libsteer/recording",
         nav + QStringList{"libsteer", "libsteer/ground", "libsteer/behaviours", "libsteer/flow",
                           "libsteer/lanes", "libsteer/sim"}},
        {"plugins/api", map},
        {"plugins/worker", map + QStringList{"plugins/api"}},
        {"plugins/csv", map + QStringList{"plugins/api"}},
        {"plugins/tiled", map + QStringList{"plugins/api"}},
        {"app/drawing", steer},
        {"app/cli", steer + QStringList{"plugins/api", "app/drawing"}},
        {"app/editor/appearance", {"app/drawing"}},
        {"app/editor/document", steer + QStringList{"plugins/api"}},
        {"app/editor/navigation", document},
        {"app/editor/replay", steer},
        {"app/editor/scene", navigation + shown},
        {"app/editor/tools", scene},
        {"app/editor/panels", navigation + shown},
        {"app/editor/export", document + shown},
        {"app/editor",
         scene + QStringList{"app/editor/tools", "app/editor/panels", "app/editor/export"}},
    };
    return allowed;
}

QString roomOf(const QString& file)
{
    QString folder = file;
    while (folder.contains('/')) {
        folder.truncate(folder.lastIndexOf('/'));
        if (rooms().contains(folder))
            return folder;
    }
    return {};
}

QStringList sources()
{
    const QDir root(THICKET_SOURCE_DIR);
    QStringList files;
    for (const char* top : {"libnav", "libsteer", "plugins", "app"}) {
        QDirIterator it(root.filePath(top), {"*.h", "*.cpp"}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext())
            files << root.relativeFilePath(it.next());
    }
    files.sort();
    return files;
}

struct Include {
    int line;
    QString target;
    bool quoted;
};

QList<Include> includesOf(const QString& file)
{
    QFile source(QDir(THICKET_SOURCE_DIR).filePath(file));
    if (!source.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression pattern(R"(^\s*#\s*include\s*(["<])([^">]+)[">])");
    QList<Include> includes;
    int line = 0;
    while (!source.atEnd()) {
        ++line;
        const auto match = pattern.match(QString::fromUtf8(source.readLine()));
        if (match.hasMatch())
            includes << Include{line, match.captured(2), match.captured(1) == "\""};
    }
    return includes;
}

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
            QVERIFY2(!roomOf(file).isEmpty(), qPrintable(file));
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
                if (generated || target == room || rooms().value(room).contains(target))
                    continue;
                wrong
                    << QString("%1:%2 includes %3").arg(file).arg(include.line).arg(include.target);
            }
        }
        QVERIFY(checked > 100);
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
    /// pay.
    void headersKeepBoostOut()
    {
        QStringList wrong;
        for (const QString& file : sources()) {
            if (!file.endsWith(".h") || file == "libnav/tangent/boostgraph.h")
                continue;
            for (const Include& include : includesOf(file)) {
                if (include.target.startsWith("boost/"))
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
