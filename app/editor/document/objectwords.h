#pragma once

#include "libnav/map/map.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <cstddef>
#include <optional>

namespace thicket::editor {

/// The names of objects on the screen, translated.
class ObjectWords {
    Q_DECLARE_TR_FUNCTIONS(ObjectWords)

public:
    /// "Circle 14". Inverted circles are "Arena 14".
    static QString title(const nav::MapObject& object);
    /// "circle 14" or "the map's bounds", inside a sentence. "an object that is gone" for an
    /// unknown id.
    static QString mention(const nav::Map& map, nav::ObjectId id);
    /// "circle 14".
    static QString mention(const nav::MapObject& object);
    /// "Circle 14", "3 circles", "5 objects", or "Map" for none. `kind`: the index in nav::Geometry
    /// of them all, if they are of one kind.
    static QString title(const nav::Map& map, const QList<nav::ObjectId>& ids,
                         std::optional<std::size_t> kind);
    /// "32 circles", "1 wall": objects of one type, given as by typeName().
    static QString count(const QString& typeName, int n);
};

} // namespace thicket::editor
