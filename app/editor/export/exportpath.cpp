#include "app/editor/export/exportpath.h"

#include "plugins/host/formatregistry.h"

#include <QStringList>

#include <algorithm>

namespace thicket::editor {

namespace {

QString withoutSuffix(const QString& path, const plugins::FormatRegistry& formats)
{
    QStringList suffixes{QStringLiteral("thicket")};
    if (const plugins::MapFormat* format = formats.exporterFor(path))
        suffixes = format->info().suffixes;
    qsizetype longest = 0;
    for (const QString& suffix : suffixes)
        if (path.endsWith('.' + suffix, Qt::CaseInsensitive))
            longest = std::max(longest, suffix.size() + 1);
    return path.chopped(longest);
}

} // namespace

QString exportPath(const QString& present, const plugins::FormatRegistry& formats,
                   const plugins::MapFormat* format)
{
    const QString folderEnd = QStringLiteral("-export");
    QString base = withoutSuffix(present, formats);
    if (base.endsWith(folderEnd))
        base.chop(folderEnd.size());
    return format ? base + '.' + format->info().suffixes.value(0) : base + folderEnd;
}

} // namespace thicket::editor
