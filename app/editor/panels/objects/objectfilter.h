#pragma once

#include "libnav/map/mapobject.h"

#include <QString>
#include <QStringList>

namespace thicket::editor {

/// Which objects a text typed by the user means. Every word of it must occur in the object's title
/// ("Circle 14"), its name, or a property ("species: Quercus"); a number alone may also be the id.
/// Case does not matter. A value; any thread.
class ObjectFilter {
public:
    ObjectFilter() = default; ///< all objects
    explicit ObjectFilter(const QString& text);

    bool isEmpty() const { return m_words.isEmpty(); }
    bool matches(const nav::MapObject& object) const;

private:
    QStringList m_words;
};

} // namespace thicket::editor
