#include "app/editor/panels/inspector/propertytype.h"

#include "app/editor/panels/inspector/propertytext.h"

#include <QColor>
#include <QCoreApplication>

#include <charconv>
#include <cmath>
#include <cstdint>
#include <string>

namespace thicket::editor {

namespace {

constexpr auto referenceKey = "object";

struct PropertyTypeWords {
    Q_DECLARE_TR_FUNCTIONS(PropertyType)
};

bool isColour(const std::string& text)
{
    return text.size() == 7 && text.front() == '#' && QColor::isValidColor(text.c_str());
}

const nav::Json* referenceIn(const nav::Json& value)
{
    const auto* const object = value.as<nav::Json::Object>();
    const bool isReference = object && object->size() == 1 &&
                             object->begin()->first == referenceKey &&
                             object->begin()->second.as<nav::Json::Number>();
    return isReference ? &object->begin()->second : nullptr;
}

} // namespace

QList<PropertyType> propertyTypes()
{
    return {PropertyType::text, PropertyType::number, PropertyType::boolean, PropertyType::colour,
            PropertyType::object};
}

PropertyType typeOf(const nav::Json& value)
{
    if (const auto* text = value.as<std::string>())
        return isColour(*text) ? PropertyType::colour : PropertyType::text;
    if (value.as<bool>())
        return PropertyType::boolean;
    if (numberOf(value))
        return PropertyType::number;
    return referenceIn(value) ? PropertyType::object : PropertyType::other;
}

QString propertyTypeName(PropertyType type)
{
    switch (type) {
    case PropertyType::text:
        return PropertyTypeWords::tr("Text");
    case PropertyType::number:
        return PropertyTypeWords::tr("Number");
    case PropertyType::boolean:
        return PropertyTypeWords::tr("Yes or no");
    case PropertyType::colour:
        return PropertyTypeWords::tr("Colour");
    case PropertyType::object:
        return PropertyTypeWords::tr("Object");
    case PropertyType::other:
        break;
    }
    return PropertyTypeWords::tr("List or structure");
}

QString propertyTypeSign(PropertyType type)
{
    switch (type) {
    case PropertyType::text:
        return QStringLiteral("abc");
    case PropertyType::number:
        return QStringLiteral("1.5");
    case PropertyType::boolean:
        return PropertyTypeWords::tr("y/n");
    case PropertyType::colour:
        return QStringLiteral("#");
    case PropertyType::object:
        return QStringLiteral("\u2192"); // an arrow to the right
    case PropertyType::other:
        break;
    }
    return QStringLiteral("{ }");
}

std::optional<double> numberOf(const nav::Json& value)
{
    const auto* const number = value.as<nav::Json::Number>();
    double read = 0;
    if (!number)
        return {};
    const char* const end = number->text.data() + number->text.size();
    const auto done = std::from_chars(number->text.data(), end, read);
    if (done.ec != std::errc() || done.ptr != end || !std::isfinite(read))
        return {};
    return read;
}

nav::ObjectId referenceOf(const nav::Json& value)
{
    const nav::Json* const id = referenceIn(value);
    const double number = id ? numberOf(*id).value_or(0) : 0;
    const bool isId = number >= 1 && number <= 9007199254740992.0 && std::floor(number) == number;
    return isId ? static_cast<nav::ObjectId>(number) : 0;
}

nav::Json referenceTo(nav::ObjectId id)
{
    return nav::Json::Object{{referenceKey, nav::Json(std::int64_t(id))}};
}

nav::Json converted(const nav::Json& value, PropertyType type)
{
    const nav::ObjectId id = referenceOf(value);
    const QString text = id > 0 ? QString::number(id) : propertyText(value);
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    switch (type) {
    case PropertyType::number:
        return isNumber && std::isfinite(number) ? nav::Json(number) : nav::Json(std::int64_t(0));
    case PropertyType::boolean:
        return nav::Json(text == QLatin1String("true") || (isNumber && number != 0));
    case PropertyType::colour:
        return nav::Json(
            (QColor::isValidColor(text) ? QColor(text) : QColor(Qt::gray)).name().toStdString());
    case PropertyType::object:
        return referenceTo(isNumber && number >= 1 && number < 1e15 ? nav::ObjectId(number) : 0);
    case PropertyType::text:
    case PropertyType::other:
        break;
    }
    return nav::Json(text.toStdString());
}

} // namespace thicket::editor
