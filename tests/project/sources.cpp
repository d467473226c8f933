#include "tests/project/sources.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

QStringList sourcesBelow(const QStringList& folders)
{
    const QDir root(THICKET_SOURCE_DIR);
    QStringList files;
    for (const QString& folder : folders) {
        QDirIterator it(root.filePath(folder), {"*.h", "*.cpp"}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext())
            files << root.relativeFilePath(it.next());
    }
    files.sort();
    return files;
}

QString textOf(const QString& file)
{
    QFile source(QDir(THICKET_SOURCE_DIR).filePath(file));
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

QList<Include> includesOf(const QString& file)
{
    static const QRegularExpression pattern(R"(^\s*#\s*include\s*(["<])([^">]+)[">])");
    QList<Include> includes;
    int line = 0;
    for (const QString& text : textOf(file).split('\n')) {
        ++line;
        const auto match = pattern.match(text);
        if (match.hasMatch())
            includes << Include{line, match.captured(2), match.captured(1) == "\""};
    }
    return includes;
}
