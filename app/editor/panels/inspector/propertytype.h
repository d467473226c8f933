#pragma once

#include "libnav/json/json.h"
#include "libnav/map/mapobject.h"

#include <QList>
#include <QString>

#include <optional>

namespace thicket::editor {

/// The type of a custom property, told from its value. A colour is text like "#3f78c4". A reference
/// to an object is {"object": 14}.
enum class PropertyType {
    text,
    number,
    boolean,
    colour,
    object,
    other ///< null, a list or any other object: shown, not edited
};

/// Those that the user can choose.
QList<PropertyType> propertyTypes();
PropertyType typeOf(const nav::Json& value);
/// "Text", translated.
QString propertyTypeName(PropertyType type);
/// What a row's button shows in little room: "abc".
QString propertyTypeSign(PropertyType type);
/// The value as one of another type; what cannot be converted becomes 0, false, grey or object 0.
nav::Json converted(const nav::Json& value, PropertyType type);

/// The number; nullopt for other types and numbers beyond doubles.
std::optional<double> numberOf(const nav::Json& value);
/// The object that is referred to; 0 for none and other types.
nav::ObjectId referenceOf(const nav::Json& value);
nav::Json referenceTo(nav::ObjectId id);

} // namespace thicket::editor
