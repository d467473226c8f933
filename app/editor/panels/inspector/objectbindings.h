#pragma once

#include "libnav/map/map.h"

#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace thicket::editor {

/// A number of an object, as a field shows and sets it.
struct NumberBinding {
    QString label;  ///< of its row, translated; empty: on the row of the field before
    QString prefix; ///< inside the field: "x"
    QString spoken; ///< for screen readers: "Centre x"
    double minimum = -nav::coordinateLimit;
    /// nullopt for objects that have no such number.
    std::optional<double> (*get)(const nav::MapObject&) = nullptr;
    void (*set)(nav::MapObject&, double) = nullptr;
};

/// In the order of their rows.
std::vector<NumberBinding> numberBindings();

/// One property of several objects: whether all have it, and the value they share.
template <class T> struct Common {
    bool applies = false;   ///< every object has it
    std::optional<T> value; ///< absent while the values differ
};

/// To compare more would make the window wait. The fields of a larger selection are empty, as if
/// the values differed, and only the first few objects tell which fields there are.
inline constexpr qsizetype mostCompared = 20'000;
inline constexpr qsizetype fewCompared = 1000;

/// `get` returns the value of one object, or nullopt if it has none. `applies` is false for no
/// objects.
template <class T, class Get>
Common<T> commonOf(const nav::Map& map, const QList<nav::ObjectId>& all, Get get)
{
    const bool isLarge = all.size() > mostCompared;
    const QList<nav::ObjectId> ids = isLarge ? all.first(fewCompared) : all;
    Common<T> common;
    bool isFirst = true;
    for (const nav::ObjectId id : ids) {
        const nav::MapObject* object = map.find(id);
        const std::optional<T> one = object ? get(*object) : std::optional<T>();
        if (!one)
            return {};
        common.value = isFirst || common.value == one ? one : std::optional<T>();
        if (!isFirst && !common.value) {
            // The values differ, but whether it applies to all must still be found out.
            for (const nav::ObjectId other : ids) {
                const nav::MapObject* rest = map.find(other);
                if (!rest || !get(*rest))
                    return {};
            }
            return {true, {}};
        }
        isFirst = false;
    }
    common.applies = !isFirst;
    if (isLarge)
        common.value.reset();
    return common;
}

} // namespace thicket::editor
