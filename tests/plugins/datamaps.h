#pragma once

#include "plugins/host/mapfiles.h"

#include <QDirIterator>
#include <QMap>

namespace thicket::test {

/// All maps in tests/data that can be read, by path. Those that are there to be refused are not
/// among them, nor are those of later versions, which are not written anew.
inline const QMap<QString, nav::Map>& dataMaps()
{
    static const QMap<QString, nav::Map> maps = [] {
        const plugins::FormatRegistry registry({THICKET_BINARY_DIR "/lib/thicket/plugins"});
        QMap<QString, nav::Map> found;
        QDirIterator files(THICKET_TEST_DATA, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (!path.endsWith(".thicket") && !registry.importerFor(path))
                continue;
            auto opened = plugins::openMap(path, registry);
            if (opened && !opened->isNewer)
                found.insert(path, std::move(opened->map));
        }
        return found;
    }();
    return maps;
}

} // namespace thicket::test
