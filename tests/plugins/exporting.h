#pragma once

#include "plugins/host/formatregistry.h"

namespace thicket::test {

/// One of our own formats, as built.
inline const plugins::MapFormat& ownFormat(const QString& id)
{
    static const plugins::FormatRegistry registry({THICKET_BINARY_DIR "/lib/thicket/plugins"});
    return *registry.byId(id);
}

/// The texts of the notes of an export, which must succeed.
inline QStringList notesOf(const plugins::ExportBundle& bundle)
{
    QStringList notes;
    for (const plugins::FormatNote& note : bundle.notes)
        notes << note.text;
    return notes;
}
inline QStringList notesOf(const plugins::MapFormat& format, const nav::Map& map,
                           const plugins::OptionValues& options = {})
{
    return notesOf(*format.exportMap(map, options));
}

} // namespace thicket::test
